//! What contradicts itself in a position that no layout fits.

use super::exact::Solver;
use super::player_view::{PlayerView, ViewCell};
use crate::game::Pos;

/// Why no layout fits a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Contradiction {
    /// There are more mines than covered cells.
    TooManyMines { mines: usize, covered: usize },
    /// Each of these numbers is higher than the number of covered cells around it.
    TooHigh(Vec<Pos>),
    /// These numbers cannot all be right, but they could without any one of them. With `uses_count`
    /// they contradict the number of mines. In reading order.
    Together { numbers: Vec<Pos>, uses_count: bool },
}

impl Contradiction {
    /// The numbers at fault, in reading order.
    pub fn numbers(&self) -> &[Pos] {
        match self {
            Self::TooManyMines { .. } => &[],
            Self::TooHigh(numbers) | Self::Together { numbers, .. } => numbers,
        }
    }

    /// What contradicts itself; `None` if some layout fits, or if `go_on`, which is asked before
    /// each look at the position, said no.
    pub fn of(
        view: &PlayerView,
        solver: &mut Solver,
        mut go_on: impl FnMut() -> bool,
    ) -> Option<Self> {
        let covered = view.covered_count();
        if view.mines() > covered {
            return Some(Self::TooManyMines { mines: view.mines(), covered });
        }
        let number = |pos| match view.cell(pos) {
            ViewCell::Open(number) => Some((pos, usize::from(number))),
            ViewCell::Covered => None,
        };
        let numbers: Vec<_> = view.size().positions().filter_map(number).collect();
        let covered_around = |pos| {
            let near = view.size().neighbours(pos);
            near.filter(|&near| view.cell(near) == ViewCell::Covered).count()
        };
        let too_high: Vec<Pos> = (numbers.iter())
            .filter(|&&(pos, number)| number > covered_around(pos))
            .map(|&(pos, _)| pos)
            .collect();
        if !too_high.is_empty() {
            return Some(Self::TooHigh(too_high));
        }
        let mut kept: Vec<Pos> = numbers.into_iter().map(|(pos, _)| pos).collect();
        if !go_on() || fits(view, &[], true, solver) {
            return None;
        }
        let uses_count = fits(view, &[], false, solver);
        // What can go goes in halves at first, then in quarters, and at last one by one.
        let mut left_out = Vec::new();
        let mut part = kept.len().div_ceil(2).max(1);
        loop {
            let mut from = 0;
            while from < kept.len() {
                if !go_on() {
                    return None;
                }
                let to = kept.len().min(from + part);
                let before = left_out.len();
                left_out.extend_from_slice(&kept[from..to]);
                if fits(view, &left_out, uses_count, solver) {
                    left_out.truncate(before);
                    from = to;
                } else {
                    kept.drain(from..to);
                }
            }
            if part == 1 {
                return Some(Self::Together { numbers: kept, uses_count });
            }
            part = part.min(kept.len().max(2)).div_ceil(2);
        }
    }
}

/// Whether a layout fits without these numbers, whose cells stay open.
fn fits(view: &PlayerView, left_out: &[Pos], uses_count: bool, solver: &mut Solver) -> bool {
    let mut view = view.clone();
    for &pos in left_out {
        view.exclude(pos);
    }
    let odds = if uses_count { solver.odds(&view) } else { solver.odds_without_count(&view) };
    odds.is_ok()
}
