//! The menu, the help, and what all dialogs share: the paused clock, lists, and Escape.

use crate::common::prelude::*;
use iced::{Point, Rectangle, Size, Vector};
use sapper::config::menu;
use sapper::ui::features::records::RecordsScreen;
use sapper::ui::features::replay::ReplayScreen;

fn open_window() -> TestWindow {
    TestWindow::new(LaunchOptions::default(), 900.0, 760.0)
}

/// A game whose first cell is open.
fn playing_window() -> TestWindow {
    let launch = LaunchOptions::default().level(Level::Expert).seed(1);
    let mut ui = TestWindow::new(launch, 900.0, 760.0);
    ui.press_times("Ctrl+Home", 2);
    ui.press("Space");
    assert_eq!(ui.phase(), Phase::Running);
    ui
}

#[test]
fn every_dialog_stops_the_clock_and_hides_the_board() {
    for key in ["F1", "Ctrl+N"] {
        let mut ui = playing_window();
        ui.press(key);
        assert_eq!(ui.phase(), Phase::Paused, "{key}");
        assert!(!ui.shows_board(), "{key}: a cover is in its place");
        assert!(!ui.sees("paused"), "{key}: it says nothing that would shine through");
        ui.press("Escape");
        assert_eq!(ui.phase(), Phase::Running, "{key}: closing resumes");
        assert!(ui.shows_board());
    }
}

#[test]
fn the_clock_stays_stopped_from_one_dialog_to_the_next() {
    let mut ui = playing_window();
    ui.press("Ctrl+N");
    ui.tab_to("Board filter…");
    ui.press("Enter");
    assert_eq!(ui.phase(), Phase::Paused, "in the next");
    ui.press("Escape");
    assert_eq!(ui.phase(), Phase::Paused, "back in the first");
    ui.press("Escape");
    assert_eq!(ui.phase(), Phase::Running);
}

#[test]
fn a_game_that_the_player_paused_stays_paused() {
    let mut ui = playing_window();
    ui.press("P");
    ui.press("F5");
    ui.press("Escape");
    assert_eq!(ui.phase(), Phase::Paused);
    ui.press("P");
    assert_eq!(ui.phase(), Phase::Running);
}

#[test]
fn only_a_game_that_runs_is_paused_and_only_by_dialogs() {
    let mut ui = open_window();
    for key in ["F5", "Escape"] {
        ui.press(key);
        assert_eq!(ui.phase(), Phase::Ready, "{key}");
    }
    let mut ui = playing_window();
    for key in ["F10", "Escape"] {
        ui.press(key);
        assert_eq!(ui.phase(), Phase::Running, "the menu: {key}");
    }
    // A board that a dialog deals.
    ui.press_all(&["Ctrl+N", "Enter"]);
    assert_eq!(ui.phase(), Phase::Ready);
    ui.press("Space");
    assert_eq!(ui.phase(), Phase::Running);
}

#[test]
fn a_clock_that_starts_with_the_board_waits_for_the_dialog_to_close() {
    let mut ui = TestWindow::new(LaunchOptions::default().style(Style::EasyX), 900.0, 760.0);
    ui.press("Space");
    let runs = |ui: &TestWindow| ui.game().clock().is_running();
    assert!(runs(&ui), "its clock starts at once");
    ui.press("F5");
    assert!(!runs(&ui));
    ui.press("Escape");
    assert!(runs(&ui));
}

#[test]
fn another_screen_opened_from_a_dialog_leaves_the_game_paused() {
    let mut ui = playing_window();
    ui.press("F5");
    ui.press("Escape");
    ui.press("F4");
    assert!(ui.has::<RecordsScreen>());
    ui.press("F1");
    ui.press("Escape");
    assert_eq!(ui.phase(), Phase::Paused, "the records are still shown");
}

/// A window so low that the board is beside the open list of levels, and the places of its first two.
fn at_the_levels() -> (TestWindow, TempDir, Point, Point) {
    let home = fast_folder();
    let ui = TestWindow::new(LaunchOptions::default().files_in(&home), 400.0, 360.0);
    let list = ui.list("Beginner");
    (ui, home, list, list + Vector::new(0.0, 55.0))
}

#[test]
fn escape_closes_an_open_list_in_a_bar() {
    let (mut ui, _home, list, below) = at_the_levels();
    ui.tap_at(list);
    ui.press("Escape");
    ui.tap_at(below);
    assert_eq!(ui.game().level(), Level::Beginner);
    ui.tap_at(list);
    ui.tap_at(below);
    assert_eq!(ui.game().level(), Level::Intermediate);
}

#[test]
fn escape_closes_an_open_list_anywhere() {
    let mut ui = playing_window();
    // Closed without a choice, a list lets the next Escape leave the place that it is in.
    for (keys, value) in [(&["A", "A"][..], "Exact"), (&["F4"], "Glass"), (&["W"], "1×")] {
        ui.press_all(keys);
        let place = ui.texts();
        let list = ui.list(value);
        ui.tap_at(list);
        ui.press("Escape");
        assert_eq!(ui.texts(), place, "{value}: the list was open");
        ui.press("Escape");
        assert_ne!(ui.texts(), place, "{value}: no list was open");
    }
}

/// The level that is played after these keys in the open list of the levels, of which the last is
/// Custom…, and whether the list is closed then.
fn level_after(keys: &[&str]) -> (Level, bool) {
    let (mut ui, _home, list, _) = at_the_levels();
    ui.tap_at(list);
    ui.press_all(keys);
    let (level, place) = (ui.game().level(), ui.texts());
    ui.press("F10");
    (level, ui.texts() != place)
}

/// N is the key of boards without guesses, and the last entry begins with C.
#[test]
fn arrows_and_letters_move_the_highlight_of_an_open_list_and_enter_chooses_it() {
    use Level::{Beginner, Expert, Intermediate};
    for (keys, level, is_closed) in [
        (&["Down"][..], Beginner, false),
        (&["Down", "Enter"], Intermediate, true),
        (&["Down", "Down", "Space"], Expert, true),
        (&["Down", "Down", "Up", "Enter"], Intermediate, true),
        (&["End", "Home", "Up", "Enter"], Beginner, true),
        (&["Down", "Escape"], Beginner, true),
        (&["E"], Beginner, false),
        (&["E", "Enter"], Expert, true),
        (&["I", "I", "Enter"], Intermediate, true),
        (&["E", "B", "Down", "Enter"], Intermediate, true),
        (&["N", "F", "A", "Ctrl+N"], Beginner, false),
        (&["C", "Up", "Enter"], Expert, true),
    ] {
        assert_eq!(level_after(keys), (level, is_closed), "{keys:?}");
    }
}

#[test]
fn keys_continue_from_the_entry_under_the_mouse() {
    let opened = || {
        let mut ui = TestWindow::new(LaunchOptions::default(), 400.0, 500.0);
        let list = ui.list("Beginner");
        ui.tap_at(list);
        ui.point_at(list + Vector::new(0.0, 55.0));
        ui
    };
    let mut ui = opened();
    ui.press("Down");
    ui.press("Enter");
    assert_eq!(ui.game().level(), Level::Expert);
    let mut ui = opened();
    ui.press("Down");
    ui.click_here();
    assert_eq!(ui.game().level(), Level::Intermediate);
}

#[test]
fn a_list_longer_than_the_window_scrolls_to_the_highlight() {
    for (keys, speed) in [(&["End"][..], 16.0), (&["End", "Up"], 8.0), (&["End", "Home"], 0.25)] {
        let mut ui = TestWindow::new(LaunchOptions::default(), 360.0, 110.0);
        ui.press_times("Ctrl+Home", 2);
        ui.press("Space");
        ui.press("W");
        let list = ui.list("1×");
        ui.tap_at(list);
        ui.press_all(keys);
        ui.press("Enter");
        let replay = ui.screen::<ReplayScreen>();
        assert_eq!(replay.clock.speed.factor(), speed, "{keys:?}");
    }
}

#[test]
fn any_other_key_only_closes_an_open_list() {
    // Enter and Space have no other entry to choose yet.
    for key in ["Enter", "Space", "Tab", "F2", "F1"] {
        // The list of the levels, in the window before the board.
        let mut ui = TestWindow::new(LaunchOptions::default(), 400.0, 500.0);
        let list = ui.list("Beginner");
        let below = list + Vector::new(0.0, 55.0);
        ui.tap_at(list);
        let (place, cursor) = (ui.texts(), ui.app.play().pane.cursor);
        ui.press(key);
        assert_eq!(ui.texts(), place, "{key}");
        assert_eq!(ui.app.play().pane.cursor, cursor, "{key}");
        assert_eq!(ui.phase(), Phase::Ready, "{key}");
        assert_eq!(ui.focus(), None, "{key}");
        ui.tap_at(below);
        let level = ui.game().level();
        assert_eq!(level, Level::Beginner, "{key}: the list is closed");

        // A list of a page.
        let mut ui = open_window();
        ui.press("F4");
        let place = ui.texts();
        let list = ui.list("Glass");
        ui.tap_at(list);
        ui.press(key);
        assert_eq!(ui.texts(), place, "{key}");
        assert_eq!(ui.focus(), None, "{key}");
        ui.press("Escape");
        assert_ne!(ui.texts(), place, "{key}: no list was open");
    }
}

#[test]
fn what_scrolls_in_a_dialog_has_all_the_room_that_its_buttons_leave() {
    let mut ui = open_window();
    ui.press("F1");
    ui.tab_to("Keys and mouse");
    ui.press("Enter");
    let below = [320.0, 400.0, 480.0].map(|height| {
        ui.resize(Size::new(900.0, height));
        assert_eq!(ui.scrolled().len(), 1, "{height}");
        let button = ui.bounds("close");
        height - button.y - button.height
    });
    assert!(below[0] > 0.0, "{below:?}");
    assert!(
        below.iter().all(|it| (it - below[0]).abs() < 1.0),
        "the dialog is as high as it can be"
    );
}

#[test]
fn a_dialog_keeps_its_buttons_in_a_low_window() {
    for (key, main) in [("Ctrl+N", "Start"), ("Ctrl+G", "Save…")] {
        let mut ui = playing_window();
        ui.press(key);
        let high = ui.bounds(main).height;
        for (width, height) in [(360.0, 320.0), (500.0, 320.0), (720.0, 360.0)] {
            ui.resize(Size::new(width, height));
            for name in ["Cancel", main] {
                let bounds = ui.bounds(name);
                let is_whole = bounds.height == high && bounds.y + high <= height;
                assert!(is_whole, "{name} in {width} × {height}: {bounds:?}");
            }
        }
    }
}

#[test]
fn every_menu_entry_is_visible_without_scrolling() {
    let sizes = [(500.0, 640.0), (360.0, 480.0), (640.0, 500.0)];
    for (lang, style, (width, height)) in pairwise(&Lang::ALL, &Style::ALL, &sizes) {
        let mut ui =
            TestWindow::new(LaunchOptions::default().lang(lang).style(style), width, height);
        ui.press("Space");
        let (window, place) =
            (Rectangle::with_size(ui.logical_size()), format!("{lang} {style} {width} × {height}"));
        for command in menu::commands() {
            ui.open_menu_at(command);
            let state = ui.app.play().command_context(ui.app.settings());
            let switch = command.switch(state).map(|it| it.0);
            let name = switch.unwrap_or_else(|| command.current_label(state));
            let places = ui.texts_at(name);
            let is_visible = places.iter().any(|place| place.is_within(&window));
            assert!(is_visible, "{place}: {command:?} at {places:?}");
            assert_eq!(ui.cut_off(), [""; 0], "{place}");
            ui.press("F10");
        }
    }
}

#[test]
fn a_menu_taller_than_the_window_scrolls() {
    for style in [Style::Windows7, Style::SimpleMiner, Style::Console] {
        let launch = LaunchOptions::default().lang(Lang::English).style(style);
        let mut ui = TestWindow::new(launch, 360.0, 320.0);
        ui.press("Space");
        ui.press("F10");
        let window = Rectangle::with_size(ui.logical_size());
        let is_whole = |ui: &mut TestWindow, text| {
            let places = ui.texts_at(text);
            places.iter().any(|place| place.is_within(&window))
        };
        assert!(is_whole(&mut ui, "New board"), "{style}");
        assert!(!is_whole(&mut ui, "Help"), "{style}");
        ui.press("Up");
        assert_eq!(ui.focus().as_deref(), Some("Help F1"));
        assert!(is_whole(&mut ui, "Help"), "{style}");
    }
}

#[test]
fn the_menu_has_what_matters_at_first_sight() {
    let mut ui = open_window();
    ui.press("F10");
    for name in ["pause", "daily", "bench", "records", "menu-share", "sound", "menu-others"] {
        assert!(ui.sees(name), "{name}");
    }
    assert!(!ui.sees("full-screen"));
}

#[test]
fn one_level_of_the_menu_is_open_at_a_time() {
    let mut ui = open_window();
    ui.press("F10");
    ui.click("menu-learn");
    assert!(ui.sees("lessons") && ui.sees("new-game"));
    ui.click("menu-share");
    assert!(!ui.sees("lessons") && ui.sees("gif-save"));
    ui.click("menu-share");
    assert!(!ui.sees("gif-save"), "a second press closes it");
    ui.press("Escape");
    assert!(!ui.sees("new-game"));
}

#[test]
fn in_a_narrow_window_a_level_of_the_menu_leads_back() {
    let mut ui = TestWindow::new(LaunchOptions::default(), 360.0, 453.0);
    ui.press("F10");
    ui.click("menu-learn");
    assert!(ui.sees("lessons") && !ui.sees("new-game"));
    ui.click("menu-learn");
    assert!(!ui.sees("lessons") && ui.sees("new-game"));
}

#[test]
fn a_key_with_the_menu_open_does_what_it_does_without() {
    let is_by_key = |command: &Command| {
        command.spec().is_global || menu::commands().any(|entry| entry == *command)
    };
    // Files are chosen in a dialog of the system, and a GIF is as long as the game so far.
    let left_out = [Command::OpenRecording, Command::SaveRecording, Command::SaveGif];
    let others = Command::all().filter(|command| {
        is_by_key(command) && *command != Command::Menu && !left_out.contains(command)
    });
    for command in others {
        let Some(key) = command.spec().keys.first() else { continue };
        let [plain, over_menu] = [false, true].map(|opens_menu| {
            let mut ui = playing_window();
            if opens_menu {
                ui.press("F10");
            }
            ui.press(&key.to_string());
            assert!(!ui.sees("menu-share"), "{key} leaves the menu open");
            let is_time = |text: &String| text.contains(|char: char| char.is_ascii_digit());
            ui.texts().into_iter().filter(|text| !is_time(text)).collect::<Vec<_>>()
        });
        assert_eq!(over_menu, plain, "{key}");
    }
}

#[test]
fn a_key_with_a_level_of_the_menu_open_closes_all_of_it() {
    let mut ui = open_window();
    ui.open_menu_at(Command::Lessons);
    ui.press("F5");
    assert!(ui.sees("settings") && !ui.sees("lessons"));
}

#[test]
fn the_menu_says_why_an_entry_is_not_available() {
    let mut ui = playing_window();
    let why = |ui: &mut TestWindow, command| {
        ui.open_menu_at(command);
        let whys = ["Paused", "Open a cell first", "After the game", "The game is over"];
        let seen: Vec<_> = whys.into_iter().filter(|why| ui.sees(why)).collect();
        ui.press("F10");
        seen
    };
    assert_eq!(why(&mut ui, Command::Hint), [""; 0]);
    assert_eq!(why(&mut ui, Command::Luck), ["After the game"]);
    ui.press("P");
    assert!(why(&mut ui, Command::Hint).contains(&"Paused"));
    ui.press("F2");
    assert!(why(&mut ui, Command::Watch).contains(&"Open a cell first"));
    assert_eq!(why(&mut ui, Command::Retry), ["Open a cell first"]);
}

#[test]
fn help_opens_with_how_to_play_and_arrows_turn_its_pages() {
    let mut ui = open_window();
    ui.press("F1");
    let texts = ui.app.texts();
    let number = texts.with("how-number-text", &[("first", "safe".into())]);
    assert!(number.contains("the first one is always safe"));
    let win = texts.with("how-win-text", &[("hint", "H".into()), ("no-guess", "N".into())]);
    assert!(ui.sees(&number) && ui.sees(&win));
    ui.press("Right");
    assert!(!ui.sees(&number) && ui.sees("help-board"));
    ui.press("Right");
    let version = format!("Sapper {}", env!("CARGO_PKG_VERSION"));
    assert!(ui.sees(&version));
    ui.press("Right");
    assert!(ui.sees(&version), "it is the last page");
    ui.press_times("Left", 3);
    assert!(ui.sees(&number), "it is the first page");
    ui.tab_to("Keys and mouse");
    ui.press("Enter");
    assert!(ui.sees("help-board"));
    ui.tab_to("Close");
    ui.press("Enter");
    assert!(!ui.sees("help-board"));
}

#[test]
fn help_calls_the_first_click_safe_only_if_it_is() {
    let pasted = || LaunchOptions {
        board: Some("104AF1BHF5168W".parse().expect("a board")),
        ..LaunchOptions::default()
    };
    let style = |style| LaunchOptions::default().style(style);
    let no_guess = style(Style::Console).no_guess();
    for (launch, safe) in [
        (style(Style::Windows7), true),
        (style(Style::Console), false),
        (no_guess, true),
        (pasted(), false),
    ] {
        let mut ui = TestWindow::new(launch, 900.0, 760.0);
        ui.press("F1");
        let texts = ui.app.texts();
        let said = [("safe", true), ("other", false)]
            .map(|(first, says)| (texts.with("how-number-text", &[("first", first.into())]), says));
        for (said, says) in said {
            assert_eq!(ui.sees(&said), says == safe, "{said}");
        }
    }
}
