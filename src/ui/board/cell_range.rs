//! Blocks of cells: what is in sight of a board, and what is drawn at once.

use crate::game::{BoardSize, Pos};

/// A block of cells: rows and columns, each from the first up to, but not with, the last.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CellRange {
    /// The first cell.
    pub first: Pos,
    /// The cell below and to the right of the last.
    pub end: Pos,
}

impl CellRange {
    /// Its rows, one by one.
    pub fn split_rows(self) -> Vec<Self> {
        (self.first.row..self.end.row)
            .map(|row| Self {
                first: Pos::new(row, self.first.col),
                end: Pos::new(row + 1, self.end.col),
            })
            .collect()
    }

    /// The squares that cover it, of those of `side` cells into which the whole board can be
    /// cut. They lie where they lie, however the board is scrolled.
    pub fn covering_blocks(self, side: u16, board: BoardSize) -> Vec<Self> {
        let along = |from: u16, to: u16, count: u16| {
            (from / side..to.div_ceil(side))
                .map(move |square| (square * side, (square * side + side).min(count)))
        };
        along(self.first.row, self.end.row, board.rows())
            .flat_map(|(top, bottom)| {
                along(self.first.col, self.end.col, board.cols()).map(move |(left, right)| Self {
                    first: Pos::new(top, left),
                    end: Pos::new(bottom, right),
                })
            })
            .collect()
    }
}
