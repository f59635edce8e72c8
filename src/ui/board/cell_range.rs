//! Rectangular ranges of cells.

use crate::game::{BoardSize, Pos};

/// Rows and columns from `first` up to, but not including, `end`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CellRange {
    pub first: Pos,
    pub end: Pos,
}

impl CellRange {
    pub fn split_rows(self) -> Vec<Self> {
        (self.first.row..self.end.row)
            .map(|row| Self {
                first: Pos::new(row, self.first.col),
                end: Pos::new(row + 1, self.end.col),
            })
            .collect()
    }

    /// The blocks that cover the range. They are part of one fixed division of the board into
    /// squares of `side` cells, so they stay the same when the board scrolls.
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
