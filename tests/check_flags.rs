//! Checking flags: it marks the flags that cannot be right by the visible numbers.

use crate::common::prelude::*;
use sapper::ui::features::play;
use sapper::ui::features::play::assistant::AssistEffect;

fn window(picture: &str) -> TestWindow {
    let mut window = TestWindow::without_tasks(beginner(), 700.0, 600.0);
    window.paste_board(picture);
    window
}

/// Asks for a check, and has it answered as the app would have it answered.
fn check(window: &mut TestWindow) {
    let play = window.app.play();
    let mut assistant = play.assistant.clone();
    assistant.is_free = true;
    let effect = assistant.run(Command::Check, play.game(), None, sapper::game::Moment(0));
    window.key(Command::Check);
    if let Some(AssistEffect::Run(question)) = effect {
        window.send(play::Message::AssistResult(question.run()));
    }
}

fn wrong(window: &TestWindow) -> Vec<Pos> {
    let check = window.app.play().assistant.check();
    check.map_or_else(Vec::new, |check| check.wrong.clone())
}

/// Once the last row is open, both mines are certain, and the cell between them is free.
const BOARD: &str = "*.* ... ...";

#[test]
fn flags_that_can_be_right_are_not_marked() {
    let mut window = window(BOARD);
    window.open_cell(at(2, 0));
    window.mark_cell(at(0, 0));
    check(&mut window);
    assert!(window.sees("Your flag fits the numbers."));
    assert_eq!(wrong(&window), []);
}

#[test]
fn a_flag_that_cannot_be_right_is_marked_and_counted() {
    let mut window = window(BOARD);
    window.open_cell(at(2, 0));
    window.mark_cell(at(0, 0));
    window.mark_cell(at(0, 1));
    window.mark_cell(at(0, 2));
    check(&mut window);
    assert_eq!(wrong(&window), [at(0, 1)]);
    assert!(window.sees("1 flag must be wrong: row 1, column 2."));
}

#[test]
fn it_reveals_only_what_the_board_shows() {
    // The flag is wrong, but the visible numbers allow it.
    let mut window = window("..*");
    window.open_cell(at(0, 1));
    window.mark_cell(at(0, 0));
    check(&mut window);
    assert!(window.sees("Your flag fits the numbers."));
}

#[test]
fn the_next_action_or_escape_removes_the_marks() {
    let mut window = window(BOARD);
    window.open_cell(at(2, 0));
    window.mark_cell(at(0, 1));
    check(&mut window);
    assert_eq!(wrong(&window), [at(0, 1)]);
    window.mark_cell(at(0, 0));
    assert!(window.app.play().assistant.check().is_none(), "a flag is an action");
    check(&mut window);
    window.press("Escape");
    assert!(window.app.play().assistant.check().is_none());
}

#[test]
fn it_counts_as_help_only_if_there_are_flags() {
    let mut window = window(BOARD);
    check(&mut window);
    assert!(window.sees("check-none"));
    assert!(!window.app.play().assistant.was_used());
    window.mark_cell(at(0, 0));
    check(&mut window);
    assert!(window.app.play().assistant.was_used());
    window.press("Escape");
    assert!(window.sees("aid-used"));
    assert_eq!(window.phase(), Phase::Ready);
}

#[test]
fn a_finished_game_has_no_flags_to_check() {
    let mut window = window("*.");
    window.open_cell(at(0, 1));
    assert_eq!(window.phase(), Phase::Won);
    check(&mut window);
    assert!(window.app.play().assistant.check().is_none());
}
