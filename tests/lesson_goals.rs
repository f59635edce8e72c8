//! The goals of lessons: clearing a board step by step, by chords, or with few clicks.

use crate::common::prelude::*;
use sapper::game::OutcomeKind;
use sapper::game::rules::{ChordBy, Rules};
use sapper::practice::lesson::{Symmetry, Topic, lessons};
use sapper::practice::{Attempt, Goal, Reply, Verdict};

/// A board of a lesson, as it is written in the file.
fn attempt(topic: Topic, board: usize) -> Attempt {
    let lesson = lessons().iter().find(|lesson| lesson.topic == topic).unwrap();
    let board = &lesson.boards[board];
    let position = board.position(Symmetry::of_seed(0));
    Attempt::with_goal(position, board.goal, Rules::WINDOWS_7)
}

fn open(row: u16, col: u16) -> Action {
    Action::Open(Pos::new(row, col))
}

fn mark(row: u16, col: u16) -> Action {
    Action::Mark(Pos::new(row, col))
}

/// Acts, and returns the reply.
fn reply(attempt: &mut Attempt, action: Action) -> Option<Reply> {
    attempt.act(action).1
}

#[test]
fn each_opened_cell_must_be_certain() {
    let mut attempt = attempt(Topic::Flags, 4);
    assert_eq!(attempt.goal(), Goal::Clear);
    let before = attempt.game().clone();
    // Safe, but nothing shows it yet.
    let wrong = reply(&mut attempt, open(3, 0));
    let risk = |reply| match reply {
        Some(Reply::Wrong(Verdict::Wrong { mine, .. })) => mine,
        other => panic!("{other:?}"),
    };
    assert_eq!(risk(wrong), 0.5);
    // A mine.
    let wrong = reply(&mut attempt, open(2, 2));
    assert_eq!(risk(wrong), 1.0);
    assert_eq!((attempt.game(), attempt.mistakes()), (&before, 2));

    assert_eq!(reply(&mut attempt, open(3, 2)), Some(Reply::Further));
    // What was not certain before is certain now.
    let mut clicks = 0;
    while !attempt.is_over() {
        let next = attempt.position().answers[0];
        let said = reply(&mut attempt, Action::Open(next));
        assert!(matches!(said, Some(Reply::Further | Reply::Right(_))), "{said:?}");
        clicks += 1;
        assert!(clicks < 20);
    }
    assert_eq!(attempt.game().phase(), Phase::Won);
}

#[test]
fn each_flag_must_be_a_certain_mine() {
    let mut attempt = attempt(Topic::Flags, 4);
    assert_eq!(reply(&mut attempt, mark(2, 2)), Some(Reply::Further));
    let wrong = reply(&mut attempt, mark(3, 2));
    assert!(matches!(wrong, Some(Reply::Wrong(Verdict::Wrong { mine: 0.0, proof: Some(_), .. }))));
    assert_eq!(attempt.game().cell(Pos::new(3, 2)), VisibleCell::Covered);
    // A flag may go again.
    assert_eq!(reply(&mut attempt, mark(2, 2)), Some(Reply::Further));
}

#[test]
fn where_chords_are_required_only_chords_open_cells() {
    let mut attempt = attempt(Topic::Chords, 0);
    assert_eq!(attempt.goal(), Goal::ChordAll);
    assert_eq!(reply(&mut attempt, open(2, 3)), Some(Reply::OffTask));
    assert_eq!(attempt.game().cell(Pos::new(2, 3)), VisibleCell::Covered);
    let (outcome, said) = attempt.act(Action::Chord(Pos::new(3, 4)));
    assert!(matches!(outcome.kind, OutcomeKind::Won), "{outcome:?}");
    assert!(matches!(said, Some(Reply::Right(_))));
}

#[test]
fn a_click_that_chords_by_the_rules_counts_as_a_chord() {
    let rules = Rules { chord_by: ChordBy::SingleClick, ..Rules::WINDOWS_7 };
    let position = attempt(Topic::Chords, 0).position().clone();
    let mut attempt = Attempt::with_goal(position, Goal::ChordAll, rules);
    assert!(matches!(reply(&mut attempt, open(3, 4)), Some(Reply::Right(_))));
}

#[test]
fn running_out_of_clicks_resets_the_board() {
    let mut attempt = attempt(Topic::Clicks, 0);
    assert_eq!((attempt.goal(), attempt.clicks_left()), (Goal::FewClicks(2), Some(2)));
    let before = attempt.game().clone();
    assert_eq!(reply(&mut attempt, open(4, 4)), Some(Reply::Further));
    assert_eq!(attempt.clicks_left(), Some(1));
    let (outcome, said) = attempt.act(open(5, 2));
    assert_eq!((outcome.kind, said), (OutcomeKind::Nothing, Some(Reply::UsedUp)));
    assert_eq!((attempt.game(), attempt.clicks_left()), (&before, Some(2)));

    // A wrong move costs nothing.
    assert!(matches!(reply(&mut attempt, open(5, 5)), Some(Reply::Wrong(_))));
    assert_eq!(attempt.clicks_left(), Some(2));
}

#[test]
fn a_flag_and_a_chord_are_two_clicks() {
    let mut attempt = attempt(Topic::Clicks, 0);
    assert_eq!(reply(&mut attempt, mark(4, 2)), Some(Reply::Further));
    assert_eq!(attempt.clicks_left(), Some(1));
    let said = reply(&mut attempt, Action::Chord(Pos::new(4, 3)));
    assert!(matches!(said, Some(Reply::Right(_))), "{said:?}");
}

#[test]
fn hints_use_the_fewest_clicks() {
    for board in 0..5 {
        let mut attempt = attempt(Topic::Clicks, board);
        let Goal::FewClicks(most) = attempt.goal() else { panic!("{:?}", attempt.goal()) };
        for click in 1..=most {
            let next = attempt.next_click().expect("a click");
            let said = reply(&mut attempt, next);
            let is_right = matches!(said, Some(Reply::Right(_)));
            assert_eq!(is_right, click == most, "board {board}, click {click}: {said:?}");
        }
        assert_eq!(attempt.next_click(), None);
    }
}

#[test]
fn a_board_can_be_started_again() {
    let mut attempt = attempt(Topic::Counting, 4);
    let before = attempt.game().clone();
    let first = attempt.position().answers[0];
    assert_eq!(reply(&mut attempt, Action::Open(first)), Some(Reply::Further));
    attempt.start_again();
    assert_eq!((attempt.game(), attempt.mistakes()), (&before, 0));
}
