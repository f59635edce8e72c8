//! Whole games and every dialog with the keyboard alone.

use crate::common::window::Hands;
use sapper::config::Theme;
use sapper::config::keymap::Shortcut;
use sapper::game::{Level, Phase, Pos, VisibleCell};
use sapper::ui::app::LaunchOptions;

fn sits_down() -> Hands {
    Hands::new(LaunchOptions::default(), 640.0, 720.0)
}

fn plays(level: Level, seed: u64) -> Hands {
    let launch = LaunchOptions { level: Some(level), seed: Some(seed), ..LaunchOptions::default() };
    Hands::new(launch, 640.0, 720.0)
}

/// Takes the keyboard's cursor to a cell.
fn goes_to(hands: &mut Hands, pos: Pos) {
    hands.press("Ctrl+Home");
    hands.press("Ctrl+Home");
    hands.presses("Down", pos.row.into());
    hands.presses("Right", pos.col.into());
    assert_eq!(hands.app.play().cursor(), Some(pos));
}

#[test]
fn the_cursor_goes_to_every_end_of_the_board() {
    let mut hands = plays(Level::Expert, 1);
    for (key, pos) in [
        ("Home", Pos::new(7, 14)),
        ("Home", Pos::new(7, 0)),
        ("End", Pos::new(7, 29)),
        ("Ctrl+Home", Pos::new(0, 0)),
        ("PageDown", Pos::new(8, 0)),
        ("PageDown", Pos::new(15, 0)),
        ("Ctrl+End", Pos::new(15, 29)),
        ("PageUp", Pos::new(7, 29)),
        ("Up", Pos::new(6, 29)),
        ("Left", Pos::new(6, 28)),
    ] {
        hands.press(key);
        assert_eq!(hands.app.play().cursor(), Some(pos), "{key}");
    }
}

#[test]
fn a_page_is_what_is_in_sight_of_a_board_that_scrolls() {
    let mut hands = plays(Level::with_dimensions(200, 20, 10).unwrap(), 1);
    let rows = hands.app.board_layout().page_rows();
    assert!((10..190).contains(&rows), "{rows}");
    hands.presses("Ctrl+Home", 2);
    hands.press("PageDown");
    let cursor = hands.app.play().cursor().unwrap();
    assert_eq!(i32::from(cursor.row), i32::from(rows));
}

#[test]
fn a_whole_game_is_won_with_keys_and_a_chord_opens_around_a_number() {
    let mut hands = plays(Level::Beginner, 7);
    goes_to(&mut hands, Pos::new(0, 0));
    hands.press("Space");
    let field = hands.app.play().game().field().unwrap().clone();
    for pos in field.size().positions().filter(|&pos| field.is_mine(pos)) {
        if hands.app.play().game().cell(pos) == VisibleCell::Covered {
            goes_to(&mut hands, pos);
            hands.press("F");
            assert_eq!(hands.app.play().game().cell(pos), VisibleCell::Flag);
        }
    }
    let mut chords = 0;
    for pos in field.size().positions().filter(|&pos| !field.is_mine(pos)) {
        if hands.app.play().game().phase().is_over() {
            break;
        }
        goes_to(&mut hands, pos);
        if matches!(hands.app.play().game().cell(pos), VisibleCell::Open(_)) {
            hands.press(if chords % 2 == 0 { "C" } else { "Enter" });
            chords += 1;
        } else {
            hands.press("Space");
        }
    }
    assert_eq!(hands.app.play().game().phase(), Phase::Won);
    assert!(hands.app.play().tally().chords() > 0, "chords were fired");
}

#[test]
fn a_board_of_ones_own_is_asked_for_and_started() {
    let mut hands = sits_down();
    hands.press("Ctrl+N");
    assert!(hands.sees("Custom board"));
    hands.types("12");
    hands.press("Tab");
    hands.types("14");
    hands.press("Tab");
    hands.types("20");
    hands.press("Tab");
    assert_eq!(hands.focus().as_deref(), Some("No guessing"));
    hands.press("Tab");
    assert_eq!(hands.focus().as_deref(), Some("Cancel"));
    hands.press("Tab");
    assert_eq!(hands.focus().as_deref(), Some("Start"));
    hands.press("Enter");
    assert!(!hands.sees("Custom board"));
    assert_eq!(hands.app.play().game().level(), Level::with_dimensions(12, 14, 20).unwrap());
}

#[test]
fn the_settings_are_changed_with_arrows_and_space() {
    let mut hands = sits_down();
    hands.press("F5");
    assert_eq!(hands.focus(), None);
    // Four styles come before the theme.
    hands.presses("Tab", 5);
    hands.press("Down");
    hands.press("Down");
    assert_eq!(hands.app.settings().theme, Theme::Dark);
    hands.press("Down");
    assert_eq!(hands.app.settings().theme, Theme::Dark, "it is the last");
    hands.press("Up");
    assert_eq!(hands.app.settings().theme, Theme::Light);
    hands.tab_to("Sound effects");
    hands.press("Space");
    assert!(!hands.app.settings().sound);
    hands.press("Enter");
    assert!(hands.app.settings().sound);
    hands.press("Tab");
    hands.press("Home");
    assert_eq!(hands.app.settings().volume.percent(), 0);
    hands.press("Right");
    assert_eq!(hands.app.settings().volume.percent(), 5);
    hands.tab_to("Rules…");
    hands.press("Enter");
    assert!(hands.sees("Mines are placed"));
    hands.press("Escape");
    assert!(hands.sees("Settings"), "the rules lead back");
    hands.tab_to("Close");
    hands.press("Space");
    assert!(!hands.sees("Settings"));
}

#[test]
fn a_notice_that_comes_leaves_a_dialog_as_it_is() {
    // Without a folder the first change of a setting is told not to be kept.
    let mut hands = sits_down();
    hands.press("F5");
    hands.tab_to("Sound effects");
    hands.press("Space");
    let notice = "There is no folder to save to, so records and settings are kept only until you close Sapper.";
    assert!(hands.sees(notice));
    assert_eq!(hands.focus().as_deref(), Some("Sound effects"));
    hands.press("Escape");
    hands.tab_to("×");
    hands.press("Enter");
    assert!(!hands.sees(notice));
}

#[test]
fn behind_the_last_control_of_a_dialog_comes_its_first() {
    let mut hands = sits_down();
    hands.press("F5");
    hands.press("Shift+Tab");
    assert_eq!(hands.focus().as_deref(), Some("Close"));
    hands.press("Tab");
    let first = hands.focus();
    assert!(first.is_some() && first.as_deref() != Some("Close"));
    hands.press("Shift+Tab");
    assert_eq!(hands.focus().as_deref(), Some("Close"));
}

#[test]
fn what_has_the_focus_scrolls_into_sight() {
    let mut hands = Hands::new(LaunchOptions::default(), 360.0, 320.0);
    hands.press("F5");
    for _ in 0..30 {
        hands.press("Tab");
        assert!(hands.focus_is_in_sight(), "{:?}", hands.focus());
    }
    for _ in 0..30 {
        hands.press("Shift+Tab");
        assert!(hands.focus_is_in_sight(), "{:?}", hands.focus());
    }
}

#[test]
fn the_help_lists_every_key_as_it_is_now() {
    let mut hands = sits_down();
    for key in ["F1", "?"] {
        hands.press(key);
        assert!(hands.sees("Keys and mouse"));
        hands.press("PageDown");
        hands.press("End");
        hands.press("Escape");
        assert!(!hands.sees("Keys and mouse"));
    }
    hands.press("F1");
    hands.press("Right");
    let texts = hands.texts();
    for &shortcut in Shortcut::ALL {
        let shown = sapper::i18n::key_names::press_names(
            hands.app.texts(),
            &hands.app.settings().keys,
            shortcut,
        );
        let name = sapper::i18n::key_names::shortcut_name(hands.app.texts(), shortcut);
        let listed = texts.windows(2).any(|pair| pair == [shown.as_str(), name]);
        assert!(listed, "{shown}: {name}");
    }
}

#[test]
fn a_key_is_changed_and_does_its_work_at_once() {
    let mut hands = sits_down();
    hands.press("F5");
    hands.tab_to("Keys…");
    hands.press("Enter");
    assert!(hands.sees("Restore defaults"));
    hands.tab_to("F");
    hands.press("Enter");
    assert!(hands.sees("Press a key…"));

    hands.press("H");
    assert!(hands.sees("H is already used for “Hint”. Press another key."));
    assert!(hands.app.settings().keys.is_default());
    hands.press("Tab");
    assert!(hands.sees("Tab is reserved for navigation. Press another key."));
    hands.press("X");
    assert!(hands.sees("X") && !hands.sees("Press a key…"));
    assert_eq!(hands.focus().as_deref(), Some("X"), "the button is still the one");
    hands.press("Escape");
    hands.press("Escape");

    hands.presses("Ctrl+Home", 2);
    hands.press("F");
    assert_eq!(hands.app.play().game().cell(Pos::new(0, 0)), VisibleCell::Covered);
    hands.press("X");
    assert_eq!(hands.app.play().game().cell(Pos::new(0, 0)), VisibleCell::Flag);

    hands.press("F5");
    hands.tab_to("Keys…");
    hands.press("Enter");
    hands.tab_to("Restore defaults");
    hands.press("Space");
    assert!(hands.app.settings().keys.is_default());
}

#[test]
fn escape_gives_up_a_change_and_space_and_enter_are_keys_like_others_then() {
    let mut hands = sits_down();
    hands.press("F5");
    hands.tab_to("Keys…");
    hands.press("Enter");
    hands.tab_to("F");
    hands.press("Space");
    assert!(hands.sees("Press a key…"));
    hands.press("Space");
    assert!(hands.sees("Space is already used for “Open the cell”. Press another key."));
    hands.press("Enter");
    assert!(hands.sees("Enter is reserved for navigation. Press another key."));
    hands.press("Escape");
    assert!(!hands.sees("Press a key…") && hands.sees("Restore defaults"));
    assert!(hands.app.settings().keys.is_default());
    hands.press("Escape");
    assert!(hands.sees("Settings"), "the keys lead back");
}

#[test]
fn the_menu_is_gone_through_with_arrows() {
    let mut hands = sits_down();
    hands.press("F10");
    hands.press("Down");
    assert_eq!(hands.focus().as_deref(), Some("New game F2"));
    hands.press("Up");
    assert_eq!(hands.focus().as_deref(), Some("Help F1"));
    hands.press("Up");
    hands.press("Enter");
    assert!(hands.sees("Language"));
}

#[test]
fn tab_leads_from_the_board_through_the_bars_and_back() {
    let mut hands = Hands::new(LaunchOptions::default(), 900.0, 720.0);
    hands.presses("Ctrl+Home", 2);
    assert_eq!(hands.focus(), None);
    hands.tab_to("Intermediate");
    hands.press("Enter");
    assert_eq!(hands.app.play().game().level(), Level::Intermediate);
    assert_eq!(hands.focus().as_deref(), Some("Intermediate"));
    hands.press("F5");
    hands.press("Tab");
    hands.press("Escape");
    assert_eq!(
        hands.focus().as_deref(),
        Some("Intermediate"),
        "a dialog leaves the bars as they were"
    );
    hands.press("Down");
    assert_eq!(hands.focus(), None, "an arrow leads back to the board");
    hands.press("Space");
    assert_ne!(hands.app.play().game().phase(), Phase::Ready);
    hands.press("Shift+Tab");
    assert!(hands.focus().is_some());
    hands.press("Escape");
    assert_eq!(hands.focus(), None);
    hands.press("Shift+Tab");
    hands.press("Tab");
    assert_eq!(hands.focus(), None, "behind the last comes the board");
}

#[test]
fn a_recording_is_watched_and_left() {
    let mut hands = plays(Level::Beginner, 7);
    hands.presses("Ctrl+Home", 2);
    hands.press("Space");
    hands.press("W");
    let replay = |hands: &Hands| hands.app.replay().is_some();
    assert!(replay(&hands));
    hands.press("F1");
    assert!(hands.sees("Keys and mouse"));
    hands.press("Escape");
    hands.press("Tab");
    assert!(hands.focus().is_some());
    hands.press("Escape");
    assert!(replay(&hands), "the first Escape leaves the bars");
    hands.press("Escape");
    assert!(!replay(&hands));
}

#[test]
fn escape_takes_a_notice_away() {
    let launch = LaunchOptions {
        style: Some(sapper::game::Style::EasyX),
        level: Some(Level::Beginner),
        ..LaunchOptions::default()
    };
    let mut hands = Hands::new(launch, 640.0, 720.0);
    hands.press("Escape");
    let said = "The EasyX style has no custom boards. Choose another style in the settings.";
    hands.press("Ctrl+N");
    assert!(hands.sees(said));
    hands.press("Escape");
    assert!(!hands.sees(said));
}

#[test]
fn a_new_game_takes_the_focus_from_the_bars() {
    let mut hands = plays(Level::Beginner, 7);
    hands.press("Space");
    hands.presses("Tab", 3);
    assert!(hands.focus().is_some());
    hands.press("R");
    assert_eq!(hands.focus(), None, "or its place would be another control's");
}
