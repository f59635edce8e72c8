//! What there is to say of a board.

use crate::game::counters::{BoardMetrics, Regions};
use crate::game::{Minefield, Pos};
use crate::solver::PlayerView;
use crate::solver::no_guess::BoardCheck;

/// What is found of a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardFindings {
    pub mines: u32,
    pub metrics: BoardMetrics,
    /// The cells from which the board can be won without a guess, in reading order; `None` as long
    /// as they are not known. On a board of more than [`MOST_CELLS`] cells, only cells that begin
    /// an opening are tried.
    pub starts: Option<Vec<Pos>>,
    /// Of `starts`, the one that opens the most cells.
    pub best_start: Option<Pos>,
}

/// On larger boards, single numbers are not tried as a start.
pub const MOST_CELLS: usize = 1_000;

impl BoardFindings {
    pub(super) fn of(field: &Minefield) -> Self {
        let metrics = BoardMetrics::of(field, &Regions::of(field));
        Self { mines: field.mines(), metrics, starts: None, best_start: None }
    }

    /// Finds the starts, unless `go_on` says no.
    pub(super) fn find_starts(&mut self, field: &Minefield, mut go_on: impl FnMut() -> bool) {
        let size = field.size();
        let mut check = BoardCheck::new(field);
        let (mut starts, mut best) = (Vec::new(), (0, None));
        let mut seen = vec![false; size.cells()];
        for pos in size.positions() {
            let Some(number) = field.number(pos) else { continue };
            let is_tried = number == 0 || size.cells() <= MOST_CELLS;
            if seen[size.index(pos)] || !is_tried {
                continue;
            }
            if !go_on() {
                return;
            }
            let Some(is_start) = check.needs_no_guess(field, pos, &mut go_on) else { return };
            // All zeros of an opening open the same.
            let opened = PlayerView::unopened(field).open_island(field, pos).unwrap_or_default();
            let same = opened.iter().filter(|&&(cell, near)| near == 0 || cell == pos);
            for &(cell, _) in same {
                seen[size.index(cell)] = true;
                if is_start {
                    starts.push(cell);
                }
            }
            if is_start && opened.len() > best.0 {
                best = (opened.len(), Some(pos));
            }
        }
        starts.sort_unstable();
        (self.starts, self.best_start) = (Some(starts), best.1);
    }
}
