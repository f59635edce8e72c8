//! The odds of small positions, compared with a list of all layouts.

use crate::common::prelude::*;
use crate::common::small_positions::{layouts, position};
use proptest::prelude::*;
use sapper::solver::exact::SolverLimits;
use sapper::solver::hint::{self, Reason, RiskSource};
use sapper::solver::{PlayerView, SolveError, Solver, ViewCell};
use std::collections::BTreeSet;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn odds_count_all_layouts(view in position()) {
        let all = layouts(&view);
        let mut solver = Solver::default();
        let odds = solver.odds(&view).cloned();
        if all.is_empty() {
            prop_assert_eq!(odds, Err(SolveError::NoLayout));
            return Ok(());
        }
        let odds = odds.unwrap();
        prop_assert!(odds.exact);
        prop_assert_eq!(solver.layouts().unwrap().to_string(), all.len().to_string());
        prop_assert!((odds.ln_layouts() - (all.len() as f64).ln()).abs() < 1e-9);
        for pos in view.size().positions() {
            let mines = all.iter().filter(|&layout| layout >> view.size().index(pos) & 1 == 1);
            let mines = mines.count();
            match odds.mine_chance(pos) {
                None => prop_assert_ne!(view.cell(pos), ViewCell::Covered),
                Some(found) => {
                    prop_assert!((found - mines as f64 / all.len() as f64).abs() < 1e-9);
                    prop_assert_eq!(found == 0.0, mines == 0);
                    prop_assert_eq!(found == 1.0, mines == all.len());
                }
            }
        }
    }
}

fn text(text: &str) -> PlayerView {
    text.parse().unwrap()
}

#[test]
fn a_contradiction_has_its_own_error() {
    for wrong in
        ["mines 1\n1.2", "mines 0\n1.", "mines 3\n1..", "mines 1\n8.", "mines 1\n.1.1.\n11111"]
    {
        assert_eq!(Solver::default().odds(&text(wrong)), Err(SolveError::NoLayout), "{wrong}");
    }
}

#[test]
fn an_unopened_board_has_equal_odds_everywhere() {
    let view = PlayerView::new(BoardSize::new(256, 256).unwrap(), 13_000).unwrap();
    let mut solver = Solver::default();
    let odds = solver.odds(&view).unwrap();
    assert_eq!(odds.mine_chance(Pos::new(200, 100)), Some(13_000.0 / 65_536.0));
    assert_eq!(
        solver.odds(&PlayerView::new(view.size(), 0).unwrap()).unwrap().mine_chance(Pos::new(0, 0)),
        Some(0.0)
    );
    assert_eq!(
        solver
            .odds(&PlayerView::new(view.size(), 65_536).unwrap())
            .unwrap()
            .mine_chance(Pos::new(0, 0)),
        Some(1.0)
    );
}

/// A board of 256 by 256 with a number in every third cell of every third row: one piece with a
/// very wide front.
fn lattice(rows: u16, cols: u16, step: usize, mines: usize, number: u8) -> PlayerView {
    let mut view =
        PlayerView::new(BoardSize::new(rows.into(), cols.into()).unwrap(), mines).unwrap();
    for row in (1..rows - 1).step_by(step) {
        for col in (1..cols - 1).step_by(step) {
            view.open(Pos::new(row, col), number);
        }
    }
    view
}

#[test]
fn too_large_a_front_gives_a_marked_estimate() {
    let view = lattice(40, 40, 2, 400, 2);
    let mut solver =
        Solver::new(SolverLimits { nodes: 2000, edges: 200_000, ..SolverLimits::default() });
    let odds = solver.odds(&view).unwrap();
    assert!(!odds.exact);
    let sum: f64 = odds.cells().map(|(_, mine)| mine).sum();
    assert!((sum - 400.0).abs() < 1.0, "{sum}");
    assert_eq!(odds.certain_safe().count() + odds.certain_mines().count(), 0);
    assert_eq!(solver.layouts(), None);
}

#[test]
fn an_estimate_is_close_to_the_exact_odds() {
    let view = lattice(14, 14, 2, 40, 2);
    let exact = Solver::default().odds(&view).unwrap().clone();
    assert!(exact.exact);
    let mut solver =
        Solver::new(SolverLimits { nodes: 500, edges: 1_000_000, ..SolverLimits::default() });
    let rough = solver.odds(&view).unwrap();
    assert!(!rough.exact);
    let worst =
        exact.cells().zip(rough.cells()).map(|((_, a), (_, b))| (a - b).abs()).fold(0.0, f64::max);
    println!("worst {worst}");
    assert!(worst < 0.1, "{worst}");
}

/// Chances that only the count of mines makes certain, on a board whose weights reach beyond
/// plain numbers.
#[test]
fn certainty_by_the_mine_count_works_on_the_largest_boards() {
    // 1 in each third column: every 1 sees its own eight cells.
    let ones = 85 * 85;
    let mut view = PlayerView::new(BoardSize::new(256, 256).unwrap(), ones).unwrap();
    for row in (1..255).step_by(3) {
        for col in (1..255).step_by(3) {
            view.open(Pos::new(row, col), 1);
        }
    }
    let mut solver = Solver::default();
    let odds = solver.odds(&view).unwrap();
    assert!(odds.exact);
    assert_eq!(odds.mine_chance(Pos::new(255, 255)), Some(0.0));
    assert!((odds.mine_chance(Pos::new(0, 0)).unwrap() - 0.125).abs() < 1e-9);
    let one_more = solver
        .odds(&{
            let mut more = PlayerView::new(view.size(), ones + 1).unwrap();
            for pos in view.size().positions() {
                if let ViewCell::Open(number) = view.cell(pos) {
                    more.open(pos, number);
                }
            }
            more
        })
        .unwrap();
    let outside = 256.0 * 256.0 - 9.0 * ones as f64;
    assert!((one_more.mine_chance(Pos::new(255, 255)).unwrap() - 1.0 / outside).abs() < 1e-9);
}

#[test]
fn a_huge_component_gets_a_rough_estimate() {
    let view = lattice(256, 256, 2, 16_000, 2);
    let mut solver = Solver::default();
    let odds = solver.odds(&view).unwrap();
    assert!(!odds.exact);
    assert!(odds.cells().all(|(_, mine)| mine > 0.0 && mine < 1.0));
}

#[test]
fn a_component_beyond_exact_numbers_is_estimated() {
    // A chain of ones on a huge board: so few mines are left for the rest that the weights of the
    // chain lie too far apart for short numbers, and long ones take twice the room.
    let top = format!("{}..", ".1".repeat(127));
    let rows = vec![".".repeat(256); 255].join("\n");
    let view: PlayerView = format!("mines 127\n{top}\n{rows}").parse().unwrap();
    let mut estimated = 0;
    for counts in (5_000..80_000).step_by(5_000) {
        let mut solver = Solver::new(SolverLimits { counts, ..SolverLimits::default() });
        let odds = solver.odds(&view).unwrap();
        assert!(odds.cells().all(|(_, mine)| mine > 0.0 && mine < 1.0), "{counts}");
        estimated += u32::from(!odds.exact);
    }
    assert!((1..15).contains(&estimated), "{estimated}");
}

#[test]
fn the_estimated_work_does_not_depend_on_the_position_before() {
    let wide = text("mines 4\n.1.2.1.\n.......\n.1.2.1.");
    let contradiction = text("mines 1\n8.");
    let work = |positions: &[&PlayerView]| {
        let mut solver = Solver::default();
        for view in positions {
            let _ = solver.odds(view);
        }
        solver.estimated_work()
    };
    assert!(work(&[&wide]) > work(&[&contradiction]));
    assert_eq!(work(&[&wide, &contradiction]), work(&[&contradiction]));
    assert_eq!(work(&[&contradiction, &wide]), work(&[&wide]));
}

proptest! {
    #[test]
    fn layouts_are_those_around_the_numbers_that_are_named(view in position()) {
        let layouts = layouts(&view);
        for cell in view.size().positions() {
            let Ok(Some(step)) = hint::risk(&view, cell, &mut Solver::default()) else { continue };
            let Reason::Risk(risk) = step.reason else { panic!("{step:?}") };
            let Some(RiskSource::Layouts { with, all, numbers }) = risk.source else { continue };
            let bit = |pos: Pos| 1u32 << view.size().index(pos);
            let around = numbers.iter().flat_map(|&number| view.size().neighbours(number));
            let mask = if numbers.is_empty() { u32::MAX } else { around.fold(0, |all, pos| all | bit(pos)) };
            let found: BTreeSet<u32> = layouts.iter().map(|layout| layout & mask).collect();
            let mines = found.iter().filter(|layout| *layout & bit(cell) != 0).count();
            prop_assert_eq!((with, all), (mines, found.len()));
            prop_assert!((risk.mine - with as f64 / all as f64).abs() < 1e-9);
        }
    }
}
