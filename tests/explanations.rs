//! Explanations are chains of the smallest steps: each follows from what it names, none is longer
//! than it needs to be, and none could have been simpler. A second program checks all of that
//! (`common::step_check`).
//!
//! `SAPPER_CASES` is the number of positions of each kind.

use crate::common::mutation::cases;
use crate::common::second_way::{Known, Slate};
use crate::common::step_check::StepCheck;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use sapper::game::rules::FirstOpening;
use sapper::game::{BoardGenerator, Level, Minefield, Pos};
use sapper::solver::hint::{self, Hint, HintStep, Reason};
use sapper::solver::{Advisor, Effort, PlayerView, Solver, ViewCell};
use std::collections::BTreeMap;

const LEVELS: [Level; 3] = [Level::Beginner, Level::Intermediate, Level::Expert];

/// A moment of a game: the board, what is seen of it, and some flags that are certain.
struct GamePosition {
    field: Minefield,
    view: PlayerView,
    flags: Vec<Pos>,
}

/// A game of somebody who opens cells that are safe until a moment at random.
fn position(seed: u64) -> GamePosition {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let level = LEVELS[seed as usize % LEVELS.len()];
    let size = level.size();
    let first = size.pos(random.random_range(0..size.cells()));
    let field = BoardGenerator::new(random.random())
        .generate(level, Some((first, FirstOpening::FreeBlock)));
    let mut view = PlayerView::unopened(&field);
    view.open_island(&field, first);
    let covered = |view: &PlayerView| view.covered_count() - field.mines() as usize;
    let left = random.random_range(1..=covered(&view).max(1));
    let mut solver = Solver::default();
    while covered(&view) > left {
        let odds = solver.odds(&view).expect("a layout");
        let mut safe: Vec<Pos> = odds.certain_safe().collect();
        if safe.is_empty() {
            safe.extend(
                size.positions()
                    .filter(|&pos| view.cell(pos) == ViewCell::Covered && !field.is_mine(pos)),
            );
        }
        view.open_island(&field, safe[random.random_range(0..safe.len())]);
    }
    let odds = solver.odds(&view).expect("a layout");
    let flags = odds.certain_mines().filter(|_| random.random_ratio(1, 2)).collect();
    GamePosition { field, view, flags }
}

fn text(view: &PlayerView) -> String {
    let mut text = format!("mines {}", view.mines());
    for pos in view.size().positions() {
        if pos.col == 0 {
            text.push('\n');
        }
        match view.cell(pos) {
            ViewCell::Covered => text.push('.'),
            ViewCell::Open(number) => text += &number.to_string(),
        }
    }
    text
}

/// Checks an explanation a second way.
fn check(view: &PlayerView, given: &[Pos], targets: &[Pos], hint: &Hint) {
    let text = text(view);
    let slate = Slate::read(&text);
    let size = view.size();
    let given: Known = given.iter().map(|&pos| (size.index(pos), true)).collect();
    let check = StepCheck { slate: &slate, size, given, targets };
    let result =
        std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| check.check(&hint.steps)));
    assert!(result.is_ok(), "{text}\n{hint:#?}");
}

/// How often each kind of step occurs.
#[derive(Default)]
struct Kinds(BTreeMap<&'static str, u32>);

impl Kinds {
    fn add(&mut self, hint: &Hint) {
        for step in &hint.steps {
            *self.0.entry(name(step)).or_default() += 1;
        }
    }
}

fn name(step: &HintStep) -> &'static str {
    match step.reason {
        Reason::Satisfied { .. } => "satisfied",
        Reason::NeedsAll { .. } => "needs all",
        Reason::Pair { .. } => "pair",
        Reason::MineCount { .. } | Reason::OnlyMines { .. } => "mine count",
        Reason::Suppose { .. } => "suppose",
        Reason::Counted { .. } => "counted",
        Reason::BestGuess(_) => "guess",
        Reason::Supposed | Reason::AllMines { .. } => "walk",
    }
}

#[test]
fn a_hint_is_a_chain_of_the_smallest_steps() {
    let mut kinds = Kinds::default();
    for seed in 0..u64::from(cases(60)) {
        let GamePosition { field, view, flags } = position(seed);
        let mut advisor = Advisor::explaining(Effort::Fast);
        let Some(hint) = hint::hint(&view, &flags, &mut advisor, || false).unwrap() else {
            continue;
        };
        kinds.add(&hint);
        if name(&hint.steps[0]) != "guess" {
            check(&view, &flags, &[hint.cell], &hint);
            assert!(!field.is_mine(hint.cell));
        }
    }
    println!("{:?}", kinds.0);
}

#[test]
fn all_certain_mines_are_found_by_a_chain_of_the_smallest_steps() {
    let mut kinds = Kinds::default();
    for seed in 0..u64::from(cases(60)) {
        let GamePosition { field, view, flags } = position(seed);
        let mut solver = Solver::default();
        let odds = solver.odds(&view).unwrap();
        let mines: Vec<Pos> = odds.certain_mines().filter(|pos| !flags.contains(pos)).collect();
        if mines.is_empty() {
            continue;
        }
        let hint = hint::proof(&view, &flags, &mines, &mut solver).unwrap().unwrap();
        kinds.add(&hint);
        check(&view, &flags, &mines, &hint);
        assert!(mines.iter().all(|&pos| field.is_mine(pos)));
    }
    println!("{:?}", kinds.0);
}
