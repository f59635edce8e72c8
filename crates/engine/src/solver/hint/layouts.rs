//! Proofs by counting: every layout that fits some numbers agrees about a cell.

use super::explanation::finding;
use super::{Finding, covered_neighbours};
use crate::game::Pos;
use crate::solver::exact::{SolveError, Solver};
use crate::solver::player_view::{BORDER, PlayerView, ViewCell};
use std::collections::HashMap;
use std::ops::RangeInclusive;

/// Numbers this far from a cell are tried first, in rows or columns, then the whole board.
const WINDOWS: [u16; 5] = [2, 3, 4, 6, u16::MAX];

/// The most layouts that are named.
const MOST_LAYOUTS: u64 = 1_000_000;

/// The most states that are kept to count them: where there are more, so are the layouts.
const MOST_STATES: usize = 20_000;

/// Numbers that decide a cell together.
pub(super) struct NeededNumbers {
    /// Of which none can be left out, in reading order.
    pub(super) numbers: Vec<Pos>,
    /// How many layouts of the cells around them fit; `None` if they are more than a million.
    pub(super) layouts: Option<u64>,
}

/// Searches for the numbers that decide a cell. `given` are mines that need no proof.
pub(super) struct NumberSearch<'a> {
    pub(super) view: &'a PlayerView,
    pub(super) given: &'a [Pos],
    pub(super) cell: Pos,
    pub(super) finding: Finding,
    /// Whether the number of mines is used, too.
    pub(super) use_count: bool,
    pub(super) solver: &'a mut Solver,
}

impl NumberSearch<'_> {
    pub(super) fn find(&mut self) -> Result<NeededNumbers, SolveError> {
        let mut view = self.view.clone();
        for &mine in self.given {
            let place = view.framed_index(mine);
            view.take_out_mine(place);
        }
        let numbers = self.needed(&view)?;
        let layouts = self.layouts(&view, &numbers);
        Ok(NeededNumbers { numbers, layouts })
    }

    fn is_certain(&mut self, view: &PlayerView) -> Result<bool, SolveError> {
        let odds = match self.use_count {
            true => self.solver.odds(view)?,
            false => self.solver.odds_without_count(view)?,
        };
        Ok(finding(odds, self.cell) == Some(self.finding))
    }

    fn needed(&mut self, view: &PlayerView) -> Result<Vec<Pos>, SolveError> {
        let cell = self.cell;
        let distance = |pos: Pos| pos.row.abs_diff(cell.row).max(pos.col.abs_diff(cell.col));
        let mut numbers: Vec<Pos> = (view.size().positions())
            .filter(|&pos| matches!(view.cell(pos), ViewCell::Open(_)))
            .filter(|&pos| covered_neighbours(view, pos).next().is_some())
            .collect();
        // The farthest first, so that those near the cell are kept.
        numbers.sort_by_key(|&pos| std::cmp::Reverse(distance(pos)));
        for window in WINDOWS {
            let far = numbers.partition_point(|&pos| distance(pos) > window);
            let mut kept = view.clone();
            for &pos in &numbers[..far] {
                leave_out(&mut kept, pos);
            }
            if far > 0 && !self.is_certain(&kept)? {
                continue;
            }
            let mut needed = Vec::new();
            for &pos in &numbers[far..] {
                let mut fewer = kept.clone();
                leave_out(&mut fewer, pos);
                if self.is_certain(&fewer)? {
                    kept = fewer;
                } else {
                    needed.push(pos);
                }
            }
            needed.sort_unstable();
            return Ok(needed);
        }
        Ok(numbers)
    }

    /// How many layouts of the cells around these numbers fit.
    fn layouts(&self, view: &PlayerView, numbers: &[Pos]) -> Option<u64> {
        let mut cells: Vec<Pos> =
            numbers.iter().flat_map(|&pos| covered_neighbours(view, pos)).collect();
        cells.sort_unstable();
        cells.dedup();
        let needs = numbers.iter().map(|&pos| {
            let ViewCell::Open(number) = view.cell(pos) else { return (0, Vec::new()) };
            let near = covered_neighbours(view, pos);
            (usize::from(number), near.filter_map(|pos| cells.binary_search(&pos).ok()).collect())
        });
        // In all, if the number of mines counts.
        let rest = view.covered_count() - cells.len();
        let mines = match self.use_count {
            true => view.mines().saturating_sub(rest)..=view.mines(),
            false => 0..=cells.len(),
        };
        count(&needs.collect::<Vec<_>>(), cells.len(), &mines)
    }
}

/// How many ways there are to place mines in so many cells, if each number has the mines that it
/// needs among its cells. `None` if they are more than [`MOST_LAYOUTS`].
fn count(
    needs: &[(usize, Vec<usize>)],
    cells: usize,
    mines: &RangeInclusive<usize>,
) -> Option<u64> {
    // What the numbers still need and how many mines are placed, and in how many ways.
    let start: Vec<usize> = needs.iter().map(|(number, _)| *number).collect();
    let mut states = HashMap::from([((start, 0), 1_u64)]);
    for cell in 0..cells {
        let mut next: HashMap<(Vec<usize>, usize), u64> = HashMap::new();
        for ((before, placed), ways) in states {
            for mine in [0, 1] {
                let mut left = before.clone();
                let fits = needs.iter().zip(&mut left).all(|((_, near), left)| {
                    if mine > 0 && near.contains(&cell) {
                        let Some(less) = left.checked_sub(1) else { return false };
                        *left = less;
                    }
                    *left <= near.iter().filter(|&&near| near > cell).count()
                });
                if fits && placed + mine <= *mines.end() {
                    let all = next.entry((left, placed + mine)).or_default();
                    *all = all.saturating_add(ways);
                }
            }
        }
        if next.len() > MOST_STATES {
            return None;
        }
        states = next;
    }
    let fitting = states.into_iter().filter(|((_, placed), _)| mines.contains(placed));
    let found = fitting.fold(0, |sum: u64, (_, ways)| sum.saturating_add(ways));
    (found <= MOST_LAYOUTS).then_some(found)
}

/// Takes what an open number says out of a view.
fn leave_out(view: &mut PlayerView, number: Pos) {
    let place = view.framed_index(number);
    view.framed[place] = BORDER;
}
