//! An attempt at a position: right and wrong answers, flags and chords, on a board that never
//! explodes.

use crate::common::prelude::*;
use sapper::game::OutcomeKind;
use sapper::practice::{Attempt, Kind, Position, Reply, Task, Verdict, Wish, generate};
use sapper::solver::hint::Finding;
use sapper::solver::{PlayerView, ViewCell};

fn position(task: Task, kind: Kind, seed: u64) -> Position {
    let wish = Wish { task, kind, level: Level::Beginner };
    generate(wish, seed, || true).expect("a position")
}

fn attempt(task: Task, kind: Kind, seed: u64) -> Attempt {
    Attempt::new(position(task, kind, seed), Rules::WINDOWS_7)
}

/// The covered cells without a flag.
fn unmarked(attempt: &Attempt) -> Vec<Pos> {
    let game = attempt.game();
    game.size().positions().filter(|&pos| game.cell(pos) == VisibleCell::Covered).collect()
}

#[test]
fn the_board_shows_the_position() {
    for (task, kind) in [(Task::Safe, Kind::Pair), (Task::Mines, Kind::Single)] {
        for seed in 0..5 {
            let attempt = attempt(task, kind, seed);
            let (game, position) = (attempt.game(), attempt.position());
            assert_eq!(PlayerView::of(game), position.view);
            for pos in game.size().positions() {
                let is_flag = game.cell(pos) == VisibleCell::Flag;
                assert_eq!(is_flag, position.flags.contains(&pos), "{pos:?}");
            }
            assert_eq!((game.phase(), game.elapsed(sapper::game::Moment(9))), (Phase::Running, 0));
        }
    }
}

#[test]
fn every_accepted_answer_ends_the_attempt() {
    for (task, kind) in [(Task::Safe, Kind::Single), (Task::Guess, Kind::Odds)] {
        for seed in 0..5 {
            for cell in position(task, kind, seed).answers {
                let mut attempt = attempt(task, kind, seed);
                let (outcome, reply) = attempt.act(Action::Open(cell));
                let Some(Reply::Right(reason)) = reply else {
                    panic!("{cell:?} is right: {reply:?}");
                };
                assert!(task == Task::Guess || reason.cell == cell, "the reason is about {cell:?}");
                // The safest guess may still be a mine.
                let is_mine = attempt.position().field.is_mine(cell);
                assert_eq!(outcome.changed.contains(&cell), !is_mine);
                assert!(attempt.is_over() && attempt.mistakes() == 0);
                assert!(attempt.game().phase() != Phase::Lost, "no mine explodes");
                assert_eq!(attempt.act(Action::Open(cell)).1, None, "it is over");
            }
        }
    }
}

#[test]
fn a_wrong_cell_changes_nothing_and_is_explained() {
    for seed in 0..10 {
        let mut attempt = attempt(Task::Safe, Kind::Pair, seed);
        let answers = attempt.position().answers.clone();
        let before = attempt.game().clone();
        let wrong: Vec<Pos> =
            unmarked(&attempt).into_iter().filter(|pos| !answers.contains(pos)).collect();
        for (nth, &cell) in (1..).zip(&wrong) {
            let (outcome, reply) = attempt.act(Action::Open(cell));
            assert_eq!(outcome.kind, OutcomeKind::Nothing);
            let Some(Reply::Wrong(Verdict::Wrong { cell: shown, mine, proof, .. })) = reply else {
                panic!("{cell:?} is wrong: {reply:?}");
            };
            assert_eq!(shown, cell);
            let proof = proof.expect("an explanation");
            let last = proof.steps.last().unwrap();
            let finding = if mine == 1.0 { Finding::Mine } else { Finding::Guess };
            assert_eq!((proof.cell, last.finding), (cell, finding), "a mine in {mine}");
            assert!(last.cells.contains(&cell));
            assert_eq!((attempt.mistakes(), attempt.is_over()), (nth, false));
            assert_eq!(*attempt.game(), before);
        }
        let (_, reply) = attempt.act(Action::Open(answers[0]));
        assert!(matches!(reply, Some(Reply::Right(_))), "it can be tried again");
    }
}

#[test]
fn flags_are_only_notes_when_the_task_is_to_open() {
    let mut attempt = attempt(Task::Safe, Kind::Pair, 1);
    let cell = unmarked(&attempt)[0];
    for cell_state in [VisibleCell::Flag, VisibleCell::Question, VisibleCell::Covered] {
        let (_, reply) = attempt.act(Action::Mark(cell));
        assert_eq!(reply, Some(Reply::Further));
        assert_eq!(attempt.game().cell(cell), cell_state);
    }
    assert_eq!(attempt.mistakes(), 0);
}

#[test]
fn each_flag_is_judged_and_the_last_ends_the_attempt() {
    for (kind, seed) in [(Kind::Single, 3), (Kind::Pair, 4), (Kind::Numbers, 5)] {
        let mut attempt = attempt(Task::Mines, kind, seed);
        let answers = attempt.position().answers.clone();
        let wrong = unmarked(&attempt).into_iter().find(|pos| !answers.contains(pos));
        let (_, reply) = attempt.act(Action::Mark(wrong.expect("another cell")));
        assert!(matches!(reply, Some(Reply::Wrong(_))), "{reply:?}");
        assert_eq!(attempt.game().cell(wrong.unwrap()), VisibleCell::Covered);
        // In any order, and a flag may go and come back.
        let (last, others) = answers.split_first().unwrap();
        for &mine in others {
            assert_eq!(attempt.act(Action::Mark(mine)).1, Some(Reply::Further));
        }
        if let Some(&mine) = attempt.position().flags.first() {
            for _ in 0..2 {
                assert_eq!(attempt.act(Action::Mark(mine)).1, Some(Reply::Further));
            }
        }
        let (_, reply) = attempt.act(Action::Mark(*last));
        assert!(matches!(reply, Some(Reply::Right(_))), "{reply:?}");
        assert_eq!(attempt.mistakes(), 1);
    }
}

#[test]
fn no_cell_opens_when_the_task_is_to_flag() {
    let mut attempt = attempt(Task::Mines, Kind::Single, 7);
    let before = attempt.game().clone();
    let covered = unmarked(&attempt);
    for cell in covered {
        assert_eq!(attempt.act(Action::Open(cell)).1, Some(Reply::OffTask));
    }
    assert_eq!((attempt.mistakes(), attempt.game()), (0, &before));
}

/// A number that has all of its flags, and covered cells around it.
fn ready_number(position: &Position, flags: &[Pos]) -> Option<Pos> {
    let view = &position.view;
    view.size().positions().find(|&pos| {
        let ViewCell::Open(number) = view.cell(pos) else {
            return false;
        };
        let near: Vec<Pos> = view.size().neighbours(pos).collect();
        let flagged = near.iter().filter(|near| flags.contains(near)).count();
        let covered = near.iter().filter(|&&near| view.cell(near) == ViewCell::Covered).count();
        flagged == usize::from(number) && covered > flagged
    })
}

#[test]
fn a_chord_is_an_answer_too() {
    let (mut right, mut wrong) = (0, 0);
    for seed in 0..30 {
        let mut attempt = attempt(Task::Safe, Kind::Single, seed);
        // With the flags of the position, what it opens is safe.
        if let Some(number) = ready_number(attempt.position(), &attempt.position().flags) {
            let (outcome, reply) = attempt.act(Action::Chord(number));
            assert!(matches!(reply, Some(Reply::Right(_))), "{reply:?}");
            assert!(!outcome.changed.is_empty());
            right += 1;
            continue;
        }
        // With a wrong flag it would open a mine.
        let covered = unmarked(&attempt);
        for cell in covered {
            if attempt.position().field.is_mine(cell) {
                continue;
            }
            attempt.act(Action::Mark(cell));
            let flags = [&attempt.position().flags[..], &[cell]].concat();
            if let Some(number) = ready_number(attempt.position(), &flags) {
                let (_, reply) = attempt.act(Action::Chord(number));
                if let Some(Reply::Wrong(Verdict::Wrong { cell, .. })) = reply {
                    assert!(!attempt.position().answers.contains(&cell));
                    wrong += 1;
                }
            }
            attempt.act(Action::Mark(cell));
            attempt.act(Action::Mark(cell));
        }
        assert_eq!(attempt.game().phase(), Phase::Running);
    }
    assert!(right > 0 && wrong > 0, "{right} right chords, {wrong} wrong ones");
}

#[test]
fn a_position_can_never_be_lost() {
    for rules in [Rules::EASYX, Rules::SIMPLE_MINER, Rules::CONSOLE, Rules::WINDOWS_7] {
        for seed in 0..4 {
            let mut attempt = Attempt::new(position(Task::Safe, Kind::Numbers, seed), rules);
            let all: Vec<Pos> = attempt.game().size().positions().collect();
            for pos in all {
                if attempt.position().answers.contains(&pos) {
                    continue;
                }
                for action in [Action::Chord(pos), Action::Open(pos), Action::Pause] {
                    attempt.act(action);
                    assert_eq!(attempt.game().phase(), Phase::Running, "{action:?}");
                }
            }
        }
    }
}

#[test]
fn giving_up_ends_the_attempt() {
    let mut attempt = attempt(Task::Safe, Kind::Single, 2);
    attempt.give_up();
    let answer = attempt.position().answers[0];
    assert_eq!(attempt.act(Action::Open(answer)).1, None);
    assert!(attempt.is_over() && attempt.game().is_covered(answer));
}
