//! The size of a board and the position of a cell.

use serde::{Deserialize, Serialize};

/// The size of a board: 1 to [`BoardSize::MAX_SIDE`] rows and columns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct BoardSize {
    rows: u16,
    cols: u16,
}

/// A cell: row and column, from 0 at the top left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pos {
    pub row: u16,
    pub col: u16,
}

/// What is wrong with the size of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum SizeError {
    Rows { given: usize, max: u16 },
    Cols { given: usize, max: u16 },
}

impl BoardSize {
    /// The longest side that the library supports. [`Level::MAX_SIDE`](super::Level::MAX_SIDE)
    /// limits the boards of players.
    pub const MAX_SIDE: u16 = 4096;

    /// # Errors
    /// If a side is 0 or longer than [`BoardSize::MAX_SIDE`].
    pub fn new(rows: usize, cols: usize) -> Result<Self, SizeError> {
        Self::within(rows, cols, Self::MAX_SIDE)
    }

    /// # Errors
    /// If a side is 0 or longer than `max`.
    pub fn within(rows: usize, cols: usize, max: u16) -> Result<Self, SizeError> {
        let side = |given: usize| u16::try_from(given).ok().filter(|side| (1..=max).contains(side));
        Ok(Self {
            rows: side(rows).ok_or(SizeError::Rows { given: rows, max })?,
            cols: side(cols).ok_or(SizeError::Cols { given: cols, max })?,
        })
    }

    /// A size that is known to be valid. Panics if it is not.
    pub const fn fixed(rows: u16, cols: u16) -> Self {
        assert!(rows >= 1 && rows <= Self::MAX_SIDE && cols >= 1 && cols <= Self::MAX_SIDE);
        Self { rows, cols }
    }

    pub const fn rows(self) -> u16 {
        self.rows
    }

    pub const fn cols(self) -> u16 {
        self.cols
    }

    pub const fn cells(self) -> usize {
        self.rows as usize * self.cols as usize
    }

    pub const fn contains(self, pos: Pos) -> bool {
        pos.row < self.rows && pos.col < self.cols
    }

    /// The index of a cell in a row-major list.
    pub const fn index(self, pos: Pos) -> usize {
        pos.row as usize * self.cols as usize + pos.col as usize
    }

    /// The cell at an index of the row-major list.
    pub const fn pos(self, index: usize) -> Pos {
        Pos { row: (index / self.cols as usize) as u16, col: (index % self.cols as usize) as u16 }
    }

    pub fn positions(self) -> impl Iterator<Item = Pos> {
        (0..self.rows).flat_map(move |row| (0..self.cols).map(move |col| Pos { row, col }))
    }

    /// The 3×3 block around `pos`, including `pos`, within the board.
    pub fn block(self, pos: Pos) -> impl Iterator<Item = Pos> + Clone {
        let rows = pos.row.saturating_sub(1)..=(pos.row + 1).min(self.rows - 1);
        let cols = pos.col.saturating_sub(1)..=(pos.col + 1).min(self.cols - 1);
        rows.flat_map(move |row| cols.clone().map(move |col| Pos { row, col }))
    }

    pub fn neighbours(self, pos: Pos) -> impl Iterator<Item = Pos> + Clone {
        self.block(pos).filter(move |&near| near != pos)
    }
}

impl Pos {
    pub const fn new(row: u16, col: u16) -> Self {
        Self { row, col }
    }
}
