//! Explanations are chains of the smallest steps: each follows from what it names, none is longer
//! than it needs to be, and none could have been simpler. A second program checks all of that
//! (`common::step_check`).
//!
//! `SAPPER_CASES` is the number of positions of each kind.

use crate::common::mutation::cases;
use crate::common::prelude::*;
use crate::common::second_way::{Known, Slate};
use crate::common::step_check::StepCheck;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use sapper::game::BoardGenerator;
use sapper::game::rules::FirstOpening;
use sapper::practice::{Kind, Task, Wish, generate};
use sapper::solver::hint::{self, Hint, HintStep, Reason};
use sapper::solver::{Advisor, Effort, PlayerView, Solver, ViewCell};
use std::collections::{BTreeMap, BTreeSet};

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
        Reason::Risk(_) | Reason::BestGuess(_) => "guess",
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

/// A position on a small board, where the number of mines matters more often.
fn small_position(seed: u64) -> GamePosition {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut side = || random.random_range(2..8);
    let size = BoardSize::new(side(), side()).unwrap();
    let count = random.random_range(1..=(size.cells() / 3).max(1));
    let mut cells: Vec<usize> = (0..size.cells()).collect();
    for drawn in 0..count {
        let pick = random.random_range(drawn..size.cells());
        cells.swap(drawn, pick);
    }
    let free: Vec<Pos> = cells[count..].iter().map(|&cell| size.pos(cell)).collect();
    let field = Minefield::new(size, cells[..count].to_vec());
    let mut view = PlayerView::unopened(&field);
    for _ in 0..random.random_range(1..=free.len()) {
        view.open_island(&field, free[random.random_range(0..free.len())]);
    }
    let odds = Solver::default().odds(&view).unwrap().clone();
    let flags = odds.certain_mines().filter(|_| random.random_ratio(1, 2)).collect();
    GamePosition { field, view, flags }
}

/// Explains these cells, and checks that.
fn explain(view: &PlayerView, flags: &[Pos], cells: &[Pos]) -> Hint {
    let hint = hint::proof(view, flags, cells, &mut Solver::default()).unwrap().unwrap();
    check(view, flags, cells, &hint);
    hint
}

#[test]
fn a_pair_or_the_count_of_mines_takes_no_credit_for_what_less_has_found() {
    for (kind, seed) in [(Kind::Pair, 4557), (Kind::Count, 7017)] {
        let wish = Wish { task: Task::Mines, kind, level: Level::Beginner };
        let position = generate(wish, seed, || true).unwrap();
        explain(&position.view, &position.flags, &position.answers);
    }
}

#[test]
fn two_explanations_in_a_row_say_nothing_twice() {
    let mut shorter = 0;
    for seed in 0..u64::from(cases(60)) {
        let GamePosition { view, flags, .. } = position(seed);
        let odds = Solver::default().odds(&view).unwrap().clone();
        let [mines, safe]: [Vec<Pos>; 2] =
            [odds.certain_mines().collect(), odds.certain_safe().take(1).collect()];
        if mines.is_empty() || safe.is_empty() {
            continue;
        }
        let [first, then] = [explain(&view, &[], &mines), explain(&view, &flags, &safe)];
        let both = first.clone().and_then(&then);
        shorter += usize::from(both.steps.len() < first.steps.len() + then.steps.len());
        // The last may give another reason for the cell.
        let [before @ .., _] = &both.steps[..] else { panic!("no steps") };
        let named: Vec<Pos> = before.iter().flat_map(|step| step.cells.clone()).collect();
        let once: BTreeSet<Pos> = named.iter().copied().collect();
        assert_eq!(named.len(), once.len(), "{}\n{both:#?}", text(&view));
    }
    assert!(shorter > 0, "no two explanations share a step");
}

/// What is left needs more than a walk, as when each of two cases cannot be.
#[test]
fn hardly_a_supposition_names_a_number_that_it_does_not_need() {
    let (mut all, mut needless) = (0, 0);
    let small = (0..2_000).map(small_position);
    for GamePosition { view, .. } in small.chain((0..100).map(position)) {
        let odds = Solver::default().odds(&view).unwrap().clone();
        let certain: Vec<Pos> = odds.certain_mines().chain(odds.certain_safe()).collect();
        let proof = hint::proof(&view, &[], &certain, &mut Solver::default()).unwrap();
        let (slate, size) = (Slate::read(&text(&view)), view.size());
        let check = StepCheck { slate: &slate, size, given: Known::new(), targets: &certain };
        let mut known = Known::new();
        for step in proof.iter().flat_map(|proof| &proof.steps) {
            if matches!(step.reason, Reason::Suppose { count: None, .. }) {
                all += 1;
                needless += u32::from(check.names_too_many(step, &known));
            }
            known.extend(check.conclusion(step));
        }
    }
    assert!(needless * 40 < all, "{needless} of {all}");
}

#[test]
fn small_boards_are_explained_by_the_smallest_steps() {
    for seed in 0..u64::from(cases(1_000)) {
        let GamePosition { view, flags, .. } = small_position(seed);
        let odds = Solver::default().odds(&view).unwrap().clone();
        let mines = odds.certain_mines().filter(|pos| !flags.contains(pos));
        let certain: Vec<Pos> = mines.chain(odds.certain_safe()).collect();
        if !certain.is_empty() {
            explain(&view, &flags, &certain);
        }
    }
}

#[test]
fn numbers_that_account_for_all_mines_share_no_cell_that_is_only_found_safe() {
    let view = "mines 3\n..2.\n12..\n012.\n001.".parse().unwrap();
    explain(&view, &[Pos::new(1, 2)], &[Pos::new(0, 1)]);
    let view = "mines 4\n01..2..\n01...2.\n012..2.".parse().unwrap();
    explain(&view, &[Pos::new(1, 2), Pos::new(1, 4)], &[Pos::new(1, 3)]);
}

#[test]
fn a_walk_has_no_step_that_its_end_does_not_need() {
    let view = "mines 4\n...\n1.1\n1..\n...".parse().unwrap();
    let hint = explain(&view, &[], &[Pos::new(1, 1)]);
    assert_eq!(hint.steps.len(), 1);
    assert_eq!(name(&hint.steps[0]), "suppose");
}

#[test]
fn what_follows_from_a_cell_that_was_counted_is_not_counted_again() {
    let view = "mines 2\n..1\n1..".parse().unwrap();
    let hint = explain(&view, &[], &[Pos::new(0, 0), Pos::new(1, 2)]);
    assert_eq!(hint.steps.iter().filter(|step| name(step) == "counted").count(), 1);
}
