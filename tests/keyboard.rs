//! Keyboard use: whole games and every dialog without a mouse.

use crate::common::prelude::*;
use sapper::config::Theme;
use sapper::ui::features::replay::ReplayScreen;

fn open_window() -> TestWindow {
    TestWindow::new(LaunchOptions::default(), 640.0, 720.0)
}

/// Opens the page of the keys, without a mouse.
fn open_keys(ui: &mut TestWindow) {
    ui.press("F5");
    for name in ["Input", "Keys"] {
        ui.tab_to(name);
        ui.press("Enter");
    }
}

fn playing_window(level: Level, seed: u64) -> TestWindow {
    let launch = LaunchOptions::default().level(level).seed(seed);
    TestWindow::new(launch, 640.0, 720.0)
}

#[test]
fn the_cursor_reaches_every_edge_of_the_board() {
    let mut ui = playing_window(Level::Expert, 1);
    for (key, pos) in [
        ("Up", Pos::new(7, 14)),
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
        ui.press(key);
        assert_eq!(ui.app.play().pane.cursor, Some(pos), "{key}");
    }
}

#[test]
fn a_hidden_cursor_goes_to_an_end_of_the_board_at_once() {
    for (key, pos) in [
        ("Home", Pos::new(7, 0)),
        ("End", Pos::new(7, 29)),
        ("Ctrl+Home", Pos::new(0, 0)),
        ("Ctrl+End", Pos::new(15, 29)),
    ] {
        let mut ui = playing_window(Level::Expert, 1);
        ui.press(key);
        assert_eq!(ui.app.play().pane.cursor, Some(pos), "{key}");
    }
}

#[test]
fn a_page_is_the_visible_part_of_a_scrolling_board() {
    let mut ui = playing_window(Level::with_dimensions(200, 20, 10).unwrap(), 1);
    let rows = ui.board_layout().page_rows();
    assert!((10..190).contains(&rows), "{rows}");
    ui.press_times("Ctrl+Home", 2);
    ui.press("PageDown");
    let cursor = ui.app.play().pane.cursor.unwrap();
    assert_eq!(i32::from(cursor.row), i32::from(rows));
}

#[test]
fn a_game_is_won_with_keys_and_chords() {
    let mut ui = playing_window(Level::Beginner, 7);
    ui.move_cursor_to(Pos::new(0, 0));
    ui.press("Space");
    let field = ui.field();
    for pos in field.size().positions().filter(|&pos| field.is_mine(pos)) {
        if ui.cell(pos) == VisibleCell::Covered {
            ui.move_cursor_to(pos);
            ui.press("F");
            assert_eq!(ui.cell(pos), VisibleCell::Flag);
        }
    }
    let mut chords = 0;
    for pos in field.size().positions().filter(|&pos| !field.is_mine(pos)) {
        if ui.phase().is_over() {
            break;
        }
        ui.move_cursor_to(pos);
        if matches!(ui.cell(pos), VisibleCell::Open(_)) {
            ui.press(if chords % 2 == 0 { "C" } else { "Enter" });
            chords += 1;
        } else {
            ui.press("Space");
        }
    }
    assert_eq!(ui.phase(), Phase::Won);
    assert!(ui.app.play().tally().chords > 0, "chords were fired");
}

#[test]
fn a_custom_board_is_started_by_keyboard() {
    let mut ui = open_window();
    ui.press("Ctrl+N");
    assert!(ui.sees("custom-title"));
    for size in ["12", "14", "20"] {
        ui.type_text(size);
        ui.press("Tab");
    }
    for next in ["Beginner 8×8", "", "No guessing", "Board filter…", "Cancel", "Start"] {
        assert_eq!(ui.focus().as_deref(), Some(next));
        if next != "Start" {
            ui.press("Tab");
        }
    }
    ui.press("Enter");
    assert!(!ui.sees("custom-title"));
    assert_eq!(ui.game().level(), Level::with_dimensions(12, 14, 20).unwrap());
}

#[test]
fn settings_change_with_arrows_and_space() {
    let mut ui = open_window();
    ui.press("F5");
    assert_eq!(ui.focus(), None);
    ui.tab_to("Auto Light Dark High contrast");
    ui.press("Down");
    ui.press("Down");
    assert_eq!(ui.app.settings().theme, Theme::Dark);
    ui.press_times("Down", 2);
    assert_eq!(ui.app.settings().theme, Theme::HighContrast, "it is the last");
    ui.press_times("Up", 2);
    assert_eq!(ui.app.settings().theme, Theme::Light);
    ui.tab_to("Sound");
    ui.press("Enter");
    ui.tab_to("Sound effects");
    ui.press("Space");
    assert!(!ui.app.settings().sound);
    ui.press("Enter");
    assert!(ui.app.settings().sound);
    ui.press("Tab");
    ui.press("Home");
    assert_eq!(ui.app.settings().volume.percent(), 0);
    ui.press("Right");
    assert_eq!(ui.app.settings().volume.percent(), 5);
    ui.tab_to("Play");
    ui.press("Enter");
    ui.tab_to("Rules");
    ui.press("Enter");
    assert!(ui.sees("rule-laid"));
    ui.press("Escape");
    assert!(ui.sees("practice-goal"), "the rules lead back");
    ui.press("Escape");
    assert!(ui.is_game_in_front());
}

#[test]
fn a_new_notice_does_not_change_a_page() {
    // Without a folder the first change of a setting gives a notice that it is not saved.
    let mut ui = open_window();
    ui.press("F5");
    ui.tab_to("Sound");
    ui.press("Enter");
    ui.tab_to("Sound effects");
    ui.press("Space");
    let notice = "There is no folder to save to, so records and settings are kept only until you close Sapper.";
    assert!(ui.sees(notice));
    assert_eq!(ui.focus().as_deref(), Some("Sound effects"));
    ui.press("Escape");
    ui.tab_to("×");
    ui.press("Enter");
    assert!(!ui.sees(notice));
}

#[test]
fn tab_wraps_from_the_last_control_of_a_dialog_to_the_first() {
    let mut ui = open_window();
    ui.press("F1");
    ui.press("Shift+Tab");
    assert_eq!(ui.focus().as_deref(), Some("Close"));
    ui.press("Tab");
    let first = ui.focus();
    assert!(first.is_some() && first.as_deref() != Some("Close"));
    ui.press("Shift+Tab");
    assert_eq!(ui.focus().as_deref(), Some("Close"));
}

#[test]
fn the_focused_control_scrolls_into_view() {
    let mut ui = TestWindow::new(LaunchOptions::default(), 360.0, 320.0);
    ui.press("F5");
    for key in [["Tab"; 30], ["Shift+Tab"; 30]].concat() {
        ui.press(key);
        assert!(ui.focus_is_in_sight(), "{:?}", ui.focus());
    }
}

#[test]
fn the_focus_goes_with_the_page_of_the_help() {
    let mut ui = open_window();
    ui.press("F1");
    ui.press("Right");
    assert_eq!(ui.focus(), None, "keys alone choose a page");
    ui.press("Left");
    ui.tab_to("How to play");
    for (key, page) in [("Right", "Keys and mouse"), ("Right", "About"), ("Left", "Keys and mouse")]
    {
        ui.press(key);
        assert_eq!(ui.focus().as_deref(), Some(page));
    }
}

#[test]
fn a_changed_key_works_at_once() {
    let mut ui = open_window();
    open_keys(&mut ui);
    assert!(ui.sees("keys-restore"));
    ui.tab_to("F");
    ui.press("Enter");
    assert!(ui.sees("keys-press"));

    ui.show_hint();
    assert!(ui.sees("H is already used for “Hint”. Press another key."));
    assert!(ui.app.settings().keys.is_default());
    ui.press("Tab");
    assert!(ui.sees("Tab is reserved for navigation. Press another key."));
    ui.press("X");
    assert!(ui.sees("X") && !ui.sees("keys-press"));
    assert_eq!(ui.focus().as_deref(), Some("X"), "the button is still the one");
    ui.press("Escape");
    ui.press("Escape");
    ui.press("Escape");

    ui.press_times("Ctrl+Home", 2);
    ui.press("F");
    assert_eq!(ui.cell(Pos::new(0, 0)), VisibleCell::Covered);
    ui.press("X");
    assert_eq!(ui.cell(Pos::new(0, 0)), VisibleCell::Flag);

    open_keys(&mut ui);
    ui.tab_to("Restore defaults");
    ui.press("Space");
    assert!(ui.app.settings().keys.is_default());
}

#[test]
fn only_escape_cancels_the_change_of_a_key() {
    let mut ui = open_window();
    open_keys(&mut ui);
    ui.tab_to("F");
    ui.press("Space");
    assert!(ui.sees("keys-press"));
    ui.press("Space");
    assert!(ui.sees("Space is already used for “Open, or chord on a number”. Press another key."));
    ui.press("Enter");
    assert!(ui.sees("Enter is reserved for navigation. Press another key."));
    ui.press("Escape");
    assert!(!ui.sees("keys-press") && ui.sees("keys-restore"));
    assert!(ui.app.settings().keys.is_default());
    ui.press("Escape");
    assert!(ui.sees("settings-swap"), "the keys lead back");
}

#[test]
fn arrows_move_through_the_menu() {
    let mut ui = open_window();
    ui.press("F10");
    ui.press("Down");
    assert_eq!(ui.focus().as_deref(), Some("New board F2"));
    ui.press("Up");
    assert_eq!(ui.focus().as_deref(), Some("Help F1"), "the last one");
    ui.press("Up");
    assert_eq!(ui.focus().as_deref(), Some("Settings F5"));
    ui.press("Enter");
    assert!(ui.sees("Language"));
}

#[test]
fn arrows_and_escape_lead_to_a_second_level_of_the_menu_and_back() {
    for (width, is_beside) in [(900.0, true), (360.0, false)] {
        let mut ui = TestWindow::new(LaunchOptions::default(), width, 560.0);
        for (into, back) in [("Right", "Left"), ("Enter", "Escape"), ("Space", "Left")] {
            ui.press("F10");
            ui.tab_to("Learn");
            ui.press(into);
            assert_eq!(ui.focus().as_deref(), Some("Lessons F7"), "{into}");
            assert_eq!(ui.sees("new-game"), is_beside, "{width}");
            ui.press("Up");
            assert_eq!(ui.focus().as_deref(), Some("Practice F8"), "it stays in that level");
            ui.press("Right");
            assert_eq!(ui.focus().as_deref(), Some("Practice F8"), "it leads nowhere");
            ui.press(back);
            assert!(!ui.sees("Practice"), "{back}");
            assert_eq!(ui.focus().as_deref(), Some("Learn"), "{back}");
            ui.press("Escape");
            assert!(!ui.sees("new-game"), "closed");
        }
    }
}

#[test]
fn tab_moves_from_the_board_through_the_bars_and_back() {
    let home = tempfile::tempdir().expect("a folder");
    let mut ui = TestWindow::new(LaunchOptions::default().files_in(&home), 900.0, 720.0);
    ui.press_times("Ctrl+Home", 2);
    assert_eq!(ui.focus(), None);
    ui.tab_to("Intermediate");
    ui.press("Enter");
    assert_eq!(ui.game().level(), Level::Intermediate);
    assert_eq!(ui.focus().as_deref(), Some("Intermediate"));
    ui.press("F1");
    ui.press("Tab");
    ui.press("Escape");
    assert_eq!(
        ui.focus().as_deref(),
        Some("Intermediate"),
        "a dialog leaves the bars as they were"
    );
    ui.press("Down");
    assert_eq!(ui.focus(), None, "an arrow leads back to the board");
    ui.press("Space");
    assert_ne!(ui.phase(), Phase::Ready);
    ui.press("Shift+Tab");
    assert!(ui.focus().is_some());
    ui.press("Escape");
    assert_eq!(ui.focus(), None);
    ui.press("Shift+Tab");
    ui.press("Tab");
    assert_eq!(ui.focus(), None, "behind the last comes the board");
}

#[test]
fn a_recording_is_played_and_closed_by_keyboard() {
    let mut ui = playing_window(Level::Beginner, 7);
    ui.press_times("Ctrl+Home", 2);
    ui.press("Space");
    ui.press("W");
    let replay = |ui: &TestWindow| ui.has::<ReplayScreen>();
    assert!(replay(&ui));
    ui.press("F1");
    assert!(ui.sees("help-title"));
    ui.press("Escape");
    ui.press("Tab");
    assert!(ui.focus().is_some());
    ui.press("Escape");
    assert!(replay(&ui), "the first Escape leaves the bars");
    ui.press("Escape");
    assert!(!replay(&ui));
}

#[test]
fn escape_closes_a_notice() {
    let launch = LaunchOptions::default().style(sapper::game::Style::EasyX).level(Level::Beginner);
    let mut ui = TestWindow::new(launch, 640.0, 720.0);
    ui.press("Escape");
    let said =
        "The Retro tune (EasyX) style has no custom boards. Choose another style in the settings.";
    ui.press("Ctrl+N");
    assert!(ui.sees(said));
    ui.press("Escape");
    assert!(!ui.sees(said));
}

#[test]
fn a_new_game_takes_the_focus_from_the_bars() {
    let mut ui = playing_window(Level::Beginner, 7);
    ui.press("Space");
    ui.press_times("Tab", 3);
    assert!(ui.focus().is_some());
    ui.press("R");
    assert_eq!(ui.focus(), None, "or its place would be another control's");
}
