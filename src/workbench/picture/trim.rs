//! Takes away what is no part of a board. The bars of a window may lie in the lines of its grid, and
//! are then read as rows above or below it.

use super::{ReadBoard, ReadCell};
use crate::game::{Level, VisibleCell};

/// How many rows may be too many.
const MOST: usize = 3;
/// In a row of a board, at least so large a share of the cells is covered or open.
const PLAIN: f32 = 0.8;

impl ReadBoard {
    /// Takes away rows that look like no part of a board, if that leaves one of a usual size.
    pub(super) fn trim(&mut self) {
        let usual = Level::RANKED.into_iter().map(|level| {
            let size = level.size();
            (usize::from(size.rows()), usize::from(size.cols()))
        });
        let trimmed =
            usual.filter_map(|size| self.trimmed_to(size)).max_by_key(|it| it.cells.len());
        if let Some(trimmed) = trimmed {
            *self = trimmed;
        }
    }

    fn trimmed_to(&self, (rows, columns): (usize, usize)) -> Option<Self> {
        if self.columns != columns || !(rows..=rows + MOST).contains(&self.rows) {
            return None;
        }
        let mut board = self.clone();
        while board.rows > rows {
            board = board.without_a_row()?;
        }
        Some(board)
    }

    /// Without the first or the last row, whichever looks less like a part of it.
    fn without_a_row(&self) -> Option<Self> {
        let last = self.cells.len() - self.columns;
        let shares = [0, last].map(|from| self.plain_share(from));
        let is_last = shares[1] < shares[0];
        if shares[usize::from(is_last)] >= PLAIN {
            return None;
        }
        let mut board = self.clone();
        board.rows -= 1;
        if is_last {
            board.cells.truncate(last);
        } else {
            board.cells.drain(..self.columns);
            board.corner.1 += self.pitch.1;
        }
        Some(board)
    }

    /// The share of the cells of a row that are covered or open.
    fn plain_share(&self, from: usize) -> f32 {
        let row = &self.cells[from..from + self.columns];
        let is_plain =
            |cell: &&ReadCell| matches!(cell.content, VisibleCell::Covered | VisibleCell::Open(_));
        row.iter().filter(is_plain).count() as f32 / row.len().max(1) as f32
    }
}
