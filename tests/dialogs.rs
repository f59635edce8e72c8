//! What all dialogs have in common: the clock behind them, and Escape.

use iced::Vector;

use sapper::app::Launch;
use sapper::game::Level;
use sapper::game::Phase;
use sapper::game::Style;

use hands::Hands;

#[path = "support/hands.rs"]
mod hands;

fn sits_down() -> Hands {
    Hands::new(Launch::default(), 900.0, 760.0)
}

/// A game whose first cell is open.
fn plays() -> Hands {
    let launch = Launch {
        level: Some(Level::Expert),
        seed: Some(1),
        ..Launch::default()
    };
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
        assert!(
            hands.sees("Paused"),
            "{key}: the cover is in the board's place"
        );
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
    let launch = Launch {
        style: Some(Style::EasyX),
        ..Launch::default()
    };
    let mut hands = Hands::new(launch, 900.0, 760.0);
    hands.press("Space");
    assert_eq!(phase(&hands), Phase::Running, "its clock starts at once");
    hands.press("F5");
    assert_eq!(phase(&hands), Phase::Paused);
    hands.press("Escape");
    assert_eq!(phase(&hands), Phase::Running);
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
fn escape_closes_an_open_list_and_nothing_else() {
    let mut hands = sits_down();
    hands.press("F5");
    let list = hands.list("Windows 7");
    // The entries lie below the list, each as high as the list itself.
    let below = list + Vector::new(0.0, 35.0 + 26.0);
    hands.tap(list);
    hands.press("Escape");
    assert!(hands.sees("Settings"), "the dialog is still open");
    hands.tap(below);
    assert_eq!(
        hands.app.settings().style,
        Style::Windows7,
        "the list is closed"
    );
    hands.tap(list);
    hands.tap(below);
    assert_ne!(
        hands.app.settings().style,
        Style::Windows7,
        "it was open there"
    );
    hands.press("Escape");
    assert!(!hands.sees("Settings"), "without a list the dialog closes");
}

#[test]
fn escape_closes_an_open_list_of_the_bars() {
    let mut hands = Hands::new(Launch::default(), 400.0, 500.0);
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
fn escape_in_a_field_closes_the_dialog() {
    let mut hands = sits_down();
    hands.press("Ctrl+N");
    hands.types("12");
    assert!(hands.sees("Custom board"));
    hands.press("Escape");
    assert!(!hands.sees("Custom board"));
}
