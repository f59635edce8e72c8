//! Check my flags: which of them cannot be right by what is to be seen.

use crate::common::board::{self, at};
use crate::common::desk::Desk;
use sapper::config::keymap::Shortcut;
use sapper::game::{BoardCode, Level, Phase, Pos};
use sapper::ui::app::{LaunchOptions, Message};
use sapper::ui::screen::play;
use sapper::ui::screen::play::assistant::AssistRequest;

/// A desk at which this board is played.
fn desk(picture: &str) -> Desk {
    let launch = LaunchOptions { level: Some(Level::Beginner), ..LaunchOptions::default() };
    let mut desk = Desk::new(launch, 700.0, 600.0);
    let code = BoardCode::new(board::field(picture)).expect("a code");
    desk.say(Message::Pasted(Some(code.to_string())));
    desk
}

/// Asks for a check, and has it answered as the app would have it answered.
fn check(desk: &mut Desk) {
    let mut play = desk.app.play().clone();
    let actions =
        play.update(play::Message::Assist(AssistRequest::CheckFlags), sapper::game::Moment(0));
    desk.key(Shortcut::Check);
    for action in actions {
        if let play::Action::RunAssistJob(asked) = action {
            let answer = asked.question.answer(|| true);
            let answered = asked.into_result(answer);
            desk.say(Message::Play(play::Message::AssistResult(answered)));
        }
    }
}

fn wrong(desk: &Desk) -> Vec<Pos> {
    let check = desk.app.play().assistant().check();
    check.map_or_else(Vec::new, |check| check.wrong.clone())
}

/// Once the last row is open, both mines are certain, and the cell between them is free.
const BOARD: &str = "*.* ... ...";

#[test]
fn flags_that_can_be_right_are_left_alone() {
    let mut desk = desk(BOARD);
    desk.opens(at(2, 0));
    desk.marks(at(0, 0));
    check(&mut desk);
    assert!(desk.sees("Your flag is consistent with the numbers."));
    assert_eq!(wrong(&desk), []);
}

#[test]
fn a_flag_that_cannot_be_right_is_marked_and_counted() {
    let mut desk = desk(BOARD);
    desk.opens(at(2, 0));
    desk.marks(at(0, 0));
    desk.marks(at(0, 1));
    desk.marks(at(0, 2));
    check(&mut desk);
    assert_eq!(wrong(&desk), [at(0, 1)]);
    assert!(desk.sees("1 flag must be wrong: (1,\u{a0}2)."));
}

#[test]
fn it_says_nothing_of_mines_but_what_can_be_seen() {
    // The flag is wrong, and nobody can know.
    let mut desk = desk("..*");
    desk.opens(at(0, 1));
    desk.marks(at(0, 0));
    check(&mut desk);
    assert!(desk.sees("Your flag is consistent with the numbers."));
}

#[test]
fn the_marks_go_with_the_next_action_and_with_escape() {
    let mut desk = desk(BOARD);
    desk.opens(at(2, 0));
    desk.marks(at(0, 1));
    check(&mut desk);
    assert_eq!(wrong(&desk), [at(0, 1)]);
    desk.marks(at(0, 0));
    assert!(desk.app.play().assistant().check().is_none(), "a flag is an action");
    check(&mut desk);
    desk.press("Escape");
    assert!(desk.app.play().assistant().check().is_none());
}

#[test]
fn it_is_help_but_not_where_there_is_no_flag() {
    let mut desk = desk(BOARD);
    check(&mut desk);
    assert!(desk.sees("There are no flags to check yet."));
    assert!(!desk.app.play().assistant().was_used());
    desk.marks(at(0, 0));
    check(&mut desk);
    assert!(desk.sees("Assisted"));
    assert_eq!(desk.app.play().game().phase(), Phase::Ready);
}

#[test]
fn a_finished_game_has_no_flags_to_check() {
    let mut desk = desk("*.");
    desk.opens(at(0, 1));
    assert_eq!(desk.app.play().game().phase(), Phase::Won);
    check(&mut desk);
    assert!(desk.app.play().assistant().check().is_none());
}
