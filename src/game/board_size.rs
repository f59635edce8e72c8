//! How large a board is, and where a cell lies on it.

use thiserror::Error;

/// The number of rows and columns of a board: each from 1 to [`Size::MAX_SIDE`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BoardSize {
    rows: u16,
    cols: u16,
}

/// The place of a cell: row and column, counted from 0 at the top left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pos {
    /// The row, from 0 at the top.
    pub row: u16,
    /// The column, from 0 at the left.
    pub col: u16,
}

/// What is wrong with a board's measures.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum SizeError {
    /// The number of rows is outside the limits.
    #[error("a board has 1 to {max} rows, not {given}")]
    Rows {
        /// What was asked for.
        given: usize,
        /// The largest number allowed.
        max: u16,
    },
    /// The number of columns is outside the limits.
    #[error("a board has 1 to {max} columns, not {given}")]
    Cols {
        /// What was asked for.
        given: usize,
        /// The largest number allowed.
        max: u16,
    },
}

impl BoardSize {
    /// The longest side the library handles, in cells. A player's board is smaller: see
    /// [`Level::MAX_SIDE`](super::Level::MAX_SIDE).
    pub const MAX_SIDE: u16 = 4096;

    /// A size of `rows` by `cols` cells.
    ///
    /// # Errors
    /// When a side is 0 or longer than [`Size::MAX_SIDE`].
    pub fn new(rows: usize, cols: usize) -> Result<Self, SizeError> {
        Self::within(rows, cols, Self::MAX_SIDE)
    }

    /// As [`Size::new`], with a limit of the caller's for both sides.
    ///
    /// # Errors
    /// When a side is 0 or longer than `max`.
    pub fn within(rows: usize, cols: usize, max: u16) -> Result<Self, SizeError> {
        let side = |given: usize| u16::try_from(given).ok().filter(|side| (1..=max).contains(side));
        Ok(Self {
            rows: side(rows).ok_or(SizeError::Rows { given: rows, max })?,
            cols: side(cols).ok_or(SizeError::Cols { given: cols, max })?,
        })
    }

    /// A size known to be right when the program is compiled.
    pub(crate) const fn fixed(rows: u16, cols: u16) -> Self {
        assert!(rows >= 1 && rows <= Self::MAX_SIDE && cols >= 1 && cols <= Self::MAX_SIDE);
        Self { rows, cols }
    }

    /// The number of rows.
    pub const fn rows(self) -> u16 {
        self.rows
    }

    /// The number of columns.
    pub const fn cols(self) -> u16 {
        self.cols
    }

    /// The number of cells.
    pub const fn cells(self) -> usize {
        self.rows as usize * self.cols as usize
    }

    /// Whether a cell lies on a board of this size.
    pub const fn contains(self, pos: Pos) -> bool {
        pos.row < self.rows && pos.col < self.cols
    }

    /// The cell's place in a row-major list of all cells.
    pub const fn index(self, pos: Pos) -> usize {
        pos.row as usize * self.cols as usize + pos.col as usize
    }

    /// The cell at a place of the row-major list: the inverse of [`Size::index`].
    pub const fn pos(self, index: usize) -> Pos {
        Pos { row: (index / self.cols as usize) as u16, col: (index % self.cols as usize) as u16 }
    }

    /// Every cell, row by row from the top left.
    pub fn positions(self) -> impl Iterator<Item = Pos> {
        (0..self.rows).flat_map(move |row| (0..self.cols).map(move |col| Pos { row, col }))
    }

    /// The cells of the 3×3 block around `pos` that lie on the board, `pos` itself among them.
    pub fn block(self, pos: Pos) -> impl Iterator<Item = Pos> + Clone {
        let rows = pos.row.saturating_sub(1)..=(pos.row + 1).min(self.rows - 1);
        let cols = pos.col.saturating_sub(1)..=(pos.col + 1).min(self.cols - 1);
        rows.flat_map(move |row| cols.clone().map(move |col| Pos { row, col }))
    }

    /// The up to eight neighbours of `pos`.
    pub fn neighbours(self, pos: Pos) -> impl Iterator<Item = Pos> + Clone {
        self.block(pos).filter(move |&near| near != pos)
    }
}

impl Pos {
    /// The cell at `row` and `col`, counted from 0.
    pub const fn new(row: u16, col: u16) -> Self {
        Self { row, col }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_from_one_to_the_limit_are_sizes() {
        assert!(BoardSize::new(1, 1).is_ok());
        assert!(BoardSize::new(4096, 4096).is_ok());
        assert_eq!(BoardSize::new(0, 5), Err(SizeError::Rows { given: 0, max: 4096 }));
        assert_eq!(BoardSize::within(5, 257, 256), Err(SizeError::Cols { given: 257, max: 256 }));
    }

    #[test]
    fn a_corner_has_three_neighbours_a_border_five_the_inside_eight() {
        let size = BoardSize::fixed(9, 9);
        let count = |row, col| size.neighbours(Pos::new(row, col)).count();
        assert_eq!((count(0, 0), count(0, 4), count(4, 4)), (3, 5, 8));
        assert_eq!(BoardSize::fixed(1, 1).neighbours(Pos::new(0, 0)).count(), 0);
    }

    #[test]
    fn index_and_pos_are_inverse() {
        let size = BoardSize::fixed(3, 7);
        for (index, pos) in size.positions().enumerate() {
            assert_eq!(size.index(pos), index);
            assert_eq!(size.pos(index), pos);
        }
    }
}
