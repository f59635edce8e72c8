//! The menu, the help, and what all dialogs have in common: the clock behind them, and Escape.

use crate::common::window::Hands;
use iced::{Point, Rectangle, Vector};
use sapper::config::Lang;
use sapper::config::keymap::Shortcut;
use sapper::game::{Level, Phase, Style};
use sapper::i18n::key_names as words;
use sapper::ui::app::LaunchOptions;

fn sits_down() -> Hands {
    Hands::new(LaunchOptions::default(), 900.0, 760.0)
}

/// A game whose first cell is open.
fn plays() -> Hands {
    let launch =
        LaunchOptions { level: Some(Level::Expert), seed: Some(1), ..LaunchOptions::default() };
    let mut hands = Hands::new(launch, 900.0, 760.0);
    hands.presses("Ctrl+Home", 2);
    hands.press("Space");
    assert_eq!(phase(&hands), Phase::Running);
    hands
}

fn phase(hands: &Hands) -> Phase {
    hands.app.play().game().phase()
}

#[test]
fn the_clock_stops_and_the_board_is_hidden_behind_every_dialog_that_the_player_opens() {
    for key in ["F5", "F1", "Ctrl+N"] {
        let mut hands = plays();
        hands.press(key);
        assert_eq!(phase(&hands), Phase::Paused, "{key}");
        assert!(hands.sees("Paused"), "{key}: the cover is in the board's place");
        hands.press("Escape");
        assert_eq!(phase(&hands), Phase::Running, "{key}: closing resumes");
        assert!(!hands.sees("Paused"));
    }
}

#[test]
fn the_clock_stays_stopped_from_one_dialog_to_the_next() {
    let mut hands = plays();
    hands.press("F5");
    for button in ["Rules…", "Keys…"] {
        hands.tab_to(button);
        hands.press("Enter");
        assert_eq!(phase(&hands), Phase::Paused, "{button}");
        hands.press("Escape");
        assert_eq!(phase(&hands), Phase::Paused, "back in the settings");
    }
    hands.press("Escape");
    assert_eq!(phase(&hands), Phase::Running);
}

#[test]
fn a_game_that_the_player_paused_stays_paused() {
    let mut hands = plays();
    hands.press("P");
    hands.press("F5");
    hands.press("Escape");
    assert_eq!(phase(&hands), Phase::Paused);
    hands.press("P");
    assert_eq!(phase(&hands), Phase::Running);
}

#[test]
fn a_dialog_stops_no_clock_that_does_not_run() {
    let mut hands = sits_down();
    hands.press("F5");
    assert_eq!(phase(&hands), Phase::Ready);
    hands.press("Escape");
    assert_eq!(phase(&hands), Phase::Ready);
}

#[test]
fn a_board_that_a_dialog_deals_is_not_paused() {
    let mut hands = plays();
    hands.press("Ctrl+N");
    hands.press("Enter");
    assert_eq!(phase(&hands), Phase::Ready);
    hands.press("Space");
    assert_eq!(phase(&hands), Phase::Running);
}

#[test]
fn a_clock_that_starts_with_the_board_waits_for_the_dialog_to_close() {
    let launch = LaunchOptions { style: Some(Style::EasyX), ..LaunchOptions::default() };
    let mut hands = Hands::new(launch, 900.0, 760.0);
    hands.press("Space");
    let runs = |hands: &Hands| hands.app.play().game().clock().is_running();
    assert!(runs(&hands), "its clock starts at once");
    hands.press("F5");
    assert!(!runs(&hands));
    hands.press("Escape");
    assert!(runs(&hands));
}

#[test]
fn the_menu_does_not_stop_the_clock() {
    let mut hands = plays();
    hands.press("F10");
    assert_eq!(phase(&hands), Phase::Running);
    hands.press("Escape");
    assert_eq!(phase(&hands), Phase::Running);
}

#[test]
fn another_screen_that_comes_before_a_dialog_leaves_the_game_paused() {
    let mut hands = plays();
    hands.press("F5");
    hands.press("Escape");
    hands.press("F4");
    assert!(hands.app.records().is_some());
    hands.press("F1");
    hands.press("Escape");
    assert_eq!(phase(&hands), Phase::Paused, "the records are still shown");
}

#[test]
fn escape_closes_an_open_list_of_the_bars() {
    let mut hands = Hands::new(LaunchOptions::default(), 400.0, 500.0);
    let list = hands.list("Beginner");
    let below = list + Vector::new(0.0, 55.0);
    hands.tap(list);
    hands.press("Escape");
    hands.tap(below);
    assert_eq!(hands.app.play().game().level(), Level::Beginner);
    hands.tap(list);
    hands.tap(below);
    assert_eq!(hands.app.play().game().level(), Level::Intermediate);
}

#[test]
fn escape_closes_an_open_list_wherever_it_is() {
    let mut hands = plays();
    // Closed without a choice, a list lets the next Escape leave the place that it is in.
    for (keys, value) in [
        (&["A", "A"][..], "Exact"),
        (&["F5"], "Use system setting"),
        (&["F4"], "Windows 7"),
        (&["W"], "1×"),
    ] {
        for key in keys {
            hands.press(key);
        }
        let place = hands.texts();
        let list = hands.list(value);
        hands.tap(list);
        hands.press("Escape");
        assert_eq!(hands.texts(), place, "{value}: the list was open");
        hands.press("Escape");
        assert_ne!(hands.texts(), place, "{value}: no list was open");
    }
}

/// The level that is played after these keys in the open list of the levels, of which the last is
/// Custom…, and whether the list is closed then.
fn level_after(keys: &[&str]) -> (Level, bool) {
    let mut hands = Hands::new(LaunchOptions::default(), 400.0, 500.0);
    let list = hands.list("Beginner");
    hands.tap(list);
    for key in keys {
        hands.press(key);
    }
    let level = hands.app.play().game().level();
    let place = hands.texts();
    hands.press("F10");
    (level, hands.texts() != place)
}

#[test]
fn the_arrows_move_the_highlight_of_an_open_list_and_enter_chooses_it() {
    assert_eq!(level_after(&["Down"]), (Level::Beginner, false));
    assert_eq!(level_after(&["Down", "Enter"]), (Level::Intermediate, true));
    assert_eq!(level_after(&["Down", "Down", "Space"]), (Level::Expert, true));
    let back = ["Down", "Down", "Up", "Enter"];
    assert_eq!(level_after(&back), (Level::Intermediate, true));
    let ends = ["End", "Home", "Up", "Enter"];
    assert_eq!(level_after(&ends), (Level::Beginner, true));
    assert_eq!(level_after(&["Down", "Escape"]), (Level::Beginner, true));
}

#[test]
fn a_key_goes_on_from_the_entry_below_the_mouse_and_a_click_means_that_entry() {
    let opened = || {
        let mut hands = Hands::new(LaunchOptions::default(), 400.0, 500.0);
        let list = hands.list("Beginner");
        hands.tap(list);
        hands.points(list + Vector::new(0.0, 55.0));
        hands
    };
    let mut hands = opened();
    hands.press("Down");
    hands.press("Enter");
    assert_eq!(hands.app.play().game().level(), Level::Expert);
    let mut hands = opened();
    hands.press("Down");
    hands.clicks();
    assert_eq!(hands.app.play().game().level(), Level::Intermediate);
}

#[test]
fn a_list_that_is_longer_than_the_window_scrolls_to_the_highlight() {
    for (keys, speed) in [(&["End"][..], 16.0), (&["End", "Up"], 8.0), (&["End", "Home"], 0.25)] {
        let mut hands = Hands::new(LaunchOptions::default(), 360.0, 110.0);
        hands.presses("Ctrl+Home", 2);
        hands.press("Space");
        hands.press("W");
        let list = hands.list("1×");
        hands.tap(list);
        for key in keys {
            hands.press(key);
        }
        hands.press("Enter");
        let replay = hands.app.replay().expect("a recording");
        assert_eq!(replay.speed().factor(), speed, "{keys:?}");
    }
}

#[test]
fn any_other_key_closes_an_open_list_and_does_nothing_else() {
    // Enter and Space have no other entry to choose yet.
    for key in ["Enter", "Space", "Tab", "F2", "F1", "A", "Ctrl+N"] {
        // The list of the levels, in the window before the board.
        let mut hands = Hands::new(LaunchOptions::default(), 400.0, 500.0);
        let list = hands.list("Beginner");
        let below = list + Vector::new(0.0, 55.0);
        hands.tap(list);
        let (place, cursor) = (hands.texts(), hands.app.play().cursor());
        hands.press(key);
        assert_eq!(hands.texts(), place, "{key}");
        assert_eq!(hands.app.play().cursor(), cursor, "{key}");
        assert_eq!(phase(&hands), Phase::Ready, "{key}");
        assert_eq!(hands.focus(), None, "{key}");
        hands.tap(below);
        let level = hands.app.play().game().level();
        assert_eq!(level, Level::Beginner, "{key}: the list is closed");

        // A list of a dialog.
        let mut hands = sits_down();
        hands.press("F5");
        let place = hands.texts();
        let list = hands.list("Use system setting");
        hands.tap(list);
        hands.press(key);
        assert_eq!(hands.texts(), place, "{key}");
        assert_eq!(hands.focus(), None, "{key}");
        hands.press("Escape");
        assert_ne!(hands.texts(), place, "{key}: no list was open");
    }
}

#[test]
fn escape_in_a_field_closes_the_dialog() {
    let mut hands = sits_down();
    hands.press("Ctrl+N");
    hands.types("12");
    assert!(hands.sees("Custom board"));
    hands.press("Escape");
    assert!(!hands.sees("Custom board"));
}

#[test]
fn every_entry_of_the_menu_is_in_sight_without_scrolling() {
    for lang in [Lang::English, Lang::Chinese] {
        for (width, height) in [(500.0, 640.0), (360.0, 453.0), (640.0, 400.0)] {
            for style in Style::ALL {
                let launch = LaunchOptions {
                    lang: Some(lang),
                    style: Some(style),
                    ..LaunchOptions::default()
                };
                let mut hands = Hands::new(launch, width, height);
                hands.press("Space");
                hands.press("F10");
                let window = Rectangle::with_size(hands.size());
                for shortcut in ENTRIES {
                    let keys = &hands.app.settings().keys;
                    let key = words::press_name(hands.app.texts(), keys.press(*shortcut));
                    let places = hands.texts_at(&key);
                    assert!(
                        places.iter().any(|place| place.is_within(&window)),
                        "{lang} {style} {width} × {height}: {shortcut:?} at {places:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn a_menu_that_is_higher_than_the_window_has_a_scroll_bar() {
    for style in [Style::Windows7, Style::SimpleMiner, Style::Console] {
        let launch = LaunchOptions {
            lang: Some(Lang::English),
            style: Some(style),
            ..LaunchOptions::default()
        };
        let mut hands = Hands::new(launch, 360.0, 320.0);
        hands.press("Space");
        hands.press("F10");
        let window = Rectangle::with_size(hands.size());
        let is_whole = |hands: &mut Hands, text| {
            let places = hands.texts_at(text);
            places.iter().any(|place| place.is_within(&window))
        };
        assert!(is_whole(&mut hands, "New game"), "{style}");
        assert!(!is_whole(&mut hands, "Full screen"), "{style}");
        // At the right edge of the menu, below the handle.
        hands.points(Point::new(345.0, 305.0));
        hands.clicks();
        assert!(is_whole(&mut hands, "Full screen"), "{style}");
        assert!(is_whole(&mut hands, "Help"), "{style}");
    }
}

/// What the menu offers.
const ENTRIES: &[Shortcut] = &[
    Shortcut::New,
    Shortcut::Pause,
    Shortcut::Retry,
    Shortcut::Custom,
    Shortcut::NoGuess,
    Shortcut::FlagMode,
    Shortcut::Hint,
    Shortcut::Odds,
    Shortcut::Check,
    Shortcut::Auto,
    Shortcut::Luck,
    Shortcut::CopyBoard,
    Shortcut::PasteBoard,
    Shortcut::Watch,
    Shortcut::OpenRecording,
    Shortcut::SaveRecording,
    Shortcut::Counters,
    Shortcut::FullScreen,
    Shortcut::Records,
    Shortcut::Settings,
    Shortcut::Help,
];

#[test]
fn the_menu_has_headings() {
    let mut hands = sits_down();
    hands.press("F10");
    for heading in ["Game", "Help me", "Board", "Recordings", "View", "Sapper"] {
        assert!(hands.sees(heading), "{heading}");
    }
}

#[test]
fn help_begins_with_how_to_play_and_arrows_lead_to_the_other_pages() {
    let mut hands = sits_down();
    hands.press("F1");
    let texts = hands.app.texts();
    let number = texts.with("how-number-told", &[("first", "safe".into())]);
    assert!(number.contains("the first one is always safe"));
    let win = texts.with("how-win-told", &[("hint", "H".into()), ("no-guess", "N".into())]);
    assert!(hands.sees(&number) && hands.sees(&win));
    hands.press("Right");
    assert!(!hands.sees(&number) && hands.sees("On the board"));
    hands.press("Right");
    let version = format!("Sapper {}", env!("CARGO_PKG_VERSION"));
    assert!(hands.sees(&version));
    hands.press("Right");
    assert!(hands.sees(&version), "it is the last page");
    hands.presses("Left", 3);
    assert!(hands.sees(&number), "it is the first page");
    hands.tab_to("Keys and mouse");
    hands.press("Enter");
    assert!(hands.sees("On the board"));
    hands.tab_to("Close");
    hands.press("Enter");
    assert!(!hands.sees("On the board"));
}

#[test]
fn help_calls_the_first_click_safe_only_where_it_is() {
    let pasted = || LaunchOptions {
        board: Some("104AF1BHF5168W".parse().expect("a board")),
        ..LaunchOptions::default()
    };
    let style = |style| LaunchOptions { style: Some(style), ..LaunchOptions::default() };
    let no_guess = LaunchOptions { no_guess: true, ..style(Style::Console) };
    for (launch, safe) in [
        (style(Style::Windows7), true),
        (style(Style::Console), false),
        (no_guess, true),
        (pasted(), false),
    ] {
        let mut hands = Hands::new(launch, 900.0, 760.0);
        hands.press("F1");
        let texts = hands.app.texts();
        let said = [("safe", true), ("other", false)]
            .map(|(first, says)| (texts.with("how-number-told", &[("first", first.into())]), says));
        for (said, says) in said {
            assert_eq!(hands.sees(&said), says == safe, "{said}");
        }
    }
}

#[test]
fn help_fits_into_the_narrowest_window_in_every_language() {
    for lang in [Lang::English, Lang::Chinese] {
        for (width, height) in [(360.0, 320.0), (360.0, 453.0)] {
            let launch = LaunchOptions { lang: Some(lang), ..LaunchOptions::default() };
            let mut hands = Hands::new(launch, width, height);
            hands.press("F1");
            for page in 0..3 {
                assert_eq!(hands.cut_off(), Vec::<String>::new(), "{lang}, page {page}");
                hands.press("Right");
            }
        }
    }
}
