//! Proofs by counting: every layout that fits some numbers agrees about a cell.

use super::explanation::finding;
use super::{Finding, covered_neighbours};
use crate::game::Pos;
use crate::solver::exact::{SolveError, Solver};
use crate::solver::player_view::{BORDER, PlayerView, ViewCell};

/// Numbers this far from a cell are tried first, in rows or columns, then the whole board.
const WINDOWS: [u16; 5] = [2, 3, 4, 6, u16::MAX];

/// The most layouts that are counted.
const MOST_LAYOUTS: u64 = 1_000_000;

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
        let mut count = LayoutCount {
            needs: needs.collect(),
            is_mine: vec![false; cells.len()],
            mines,
            found: 0,
            tries: 8 * MOST_LAYOUTS,
        };
        count.walk(0, 0);
        (count.tries > 0 && count.found <= MOST_LAYOUTS).then_some(count.found)
    }
}

/// Counts layouts by placing the mines cell by cell.
struct LayoutCount {
    /// For each number its mines and its cells.
    needs: Vec<(usize, Vec<usize>)>,
    is_mine: Vec<bool>,
    mines: std::ops::RangeInclusive<usize>,
    found: u64,
    tries: u64,
}

impl LayoutCount {
    fn walk(&mut self, at: usize, mines: usize) {
        self.tries = self.tries.saturating_sub(1);
        if self.tries == 0 || mines > *self.mines.end() || !self.fits(at) {
            return;
        }
        if at == self.is_mine.len() {
            self.found += u64::from(self.mines.contains(&mines));
            return;
        }
        for is_mine in [false, true] {
            self.is_mine[at] = is_mine;
            self.walk(at + 1, mines + usize::from(is_mine));
        }
        self.is_mine[at] = false;
    }

    /// Whether the cells before `end` leave each number possible.
    fn fits(&self, end: usize) -> bool {
        self.needs.iter().all(|(number, cells)| {
            let mines = cells.iter().filter(|&&cell| self.is_mine[cell]).count();
            let open = cells.iter().filter(|&&cell| cell >= end).count();
            (mines..=mines + open).contains(number)
        })
    }
}

/// Takes what an open number says out of a view.
fn leave_out(view: &mut PlayerView, number: Pos) {
    let place = view.framed_index(number);
    view.framed[place] = BORDER;
}
