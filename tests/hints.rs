//! Hints: the simplest argument that is enough, and never a wrong one.

use crate::common::prelude::*;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use sapper::solver::hint::{Finding, Hint, Reason, hint, wrong_flags};
use sapper::solver::{Advisor, Effort, PlayerView, Solver, ViewCell};

fn of(text: &str) -> Hint {
    hint(&text.parse().unwrap(), &[], &mut Advisor::new(Effort::Fast), || true).unwrap().unwrap()
}

fn at(row: u16, col: u16) -> Pos {
    Pos::new(row, col)
}

#[test]
fn a_number_that_needs_all_its_cells_and_one_that_has_its_mines() {
    let hint = of("mines 1\n.1.\n11.");
    assert_eq!(hint.steps.len(), 2);
    assert_eq!(hint.steps[0].finding, Finding::Mine);
    assert_eq!(hint.steps[0].cells, [at(0, 0)]);
    assert_eq!(
        hint.steps[0].reason,
        Reason::NeedsAll { number: at(1, 0), mines: vec![], safe: vec![] }
    );
    assert_eq!(hint.steps[1].finding, Finding::Safe);
    assert!(
        matches!(&hint.steps[1].reason, Reason::Satisfied { mines, .. } if *mines == [at(0, 0)])
    );
}

#[test]
fn two_numbers_together() {
    // Row of ones under covered cells, from the edge: the 1-1 pattern.
    let hint = of("mines 2\n.....\n11111\n00000");
    let last = hint.steps.last().unwrap();
    assert_eq!(hint.steps.len(), 1);
    assert!(matches!(&last.reason, Reason::Pair { .. }), "{last:?}");
    assert_eq!(hint.cell, at(0, 2));
}

#[test]
fn the_count_of_mines() {
    let hint = of("mines 1\n.1...\n.1...");
    assert!(
        matches!(&hint.steps[0].reason, Reason::MineCount { left: 1, numbers, .. } if numbers.len() == 1)
    );
    assert_eq!(hint.steps[0].finding, Finding::Safe);
    let hint = of("mines 0\n...");
    assert_eq!(hint.steps[0].reason, Reason::MineCount { left: 0, numbers: vec![], mines: vec![] });
}

#[test]
fn no_certain_cell() {
    let hint = of("mines 1\n1.\n1.");
    let Reason::BestGuess(reason) = &hint.steps[0].reason else {
        panic!("{hint:?}");
    };
    assert_eq!((reason.guess.mine, reason.safest, reason.is_hopeless), (0.5, 0.5, true));
    assert_eq!(hint.steps[0].finding, Finding::Guess);
}

#[test]
fn a_game_that_is_won_needs_no_hint() {
    let view: PlayerView = "mines 1\n1.".parse().unwrap();
    assert_eq!(hint(&view, &[], &mut Advisor::new(Effort::Fast), || true), Ok(None));
}

#[test]
fn flags_that_cannot_be_right() {
    let view: PlayerView = "mines 1\n.1.\n11.\n00.".parse().unwrap();
    let wrong = wrong_flags(&view, [at(0, 0), at(0, 2), at(1, 1)], &mut Solver::default());
    assert_eq!(wrong.unwrap(), [at(0, 2), at(1, 1)]);
}

/// Random games played by hints alone: what a hint calls certain is so.
#[test]
fn hints_lead_any_game_to_its_end() {
    let size = BoardSize::new(16, 16).unwrap();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut strategist = Advisor::new(Effort::Fast);
    let mut kinds = [0; 6];
    for _ in 0..300 {
        let mut mines = vec![false; size.cells()];
        let mut left = 40;
        while left > 0 {
            let index = random.random_range(1..size.cells());
            if !mines[index] {
                mines[index] = true;
                left -= 1;
            }
        }
        let mut view = PlayerView::new(size, 40).unwrap();
        let open = |view: &mut PlayerView, pos: Pos| {
            let mut stack = vec![pos];
            while let Some(pos) = stack.pop() {
                if view.cell(pos) == ViewCell::Covered {
                    let number =
                        size.neighbours(pos).filter(|&near| mines[size.index(near)]).count();
                    view.open(pos, number as u8);
                    if number == 0 {
                        stack.extend(size.neighbours(pos));
                    }
                }
            }
        };
        open(&mut view, at(0, 0));
        while let Some(hint) = hint(&view, &[], &mut strategist, || true).unwrap() {
            for step in &hint.steps {
                let kind = match &step.reason {
                    Reason::Satisfied { .. } => 0,
                    Reason::NeedsAll { .. } => 1,
                    Reason::Pair { .. } => 2,
                    Reason::MineCount { .. } => 3,
                    Reason::Suppose { .. } => 4,
                    Reason::BestGuess(_) => 5,
                    other => panic!("{other:?} in {view:?}"),
                };
                kinds[kind] += 1;
                for &pos in &step.cells {
                    match step.finding {
                        Finding::Safe => assert!(!mines[size.index(pos)], "{hint:?}\n{view:?}"),
                        Finding::Mine => assert!(mines[size.index(pos)], "{hint:?}\n{view:?}"),
                        Finding::Guess => {}
                    }
                }
            }
            if mines[size.index(hint.cell)] {
                break;
            }
            open(&mut view, hint.cell);
        }
    }
    println!("{kinds:?}");
    assert!(kinds.iter().all(|&count| count > 0), "{kinds:?}");
}
