//! The size of a board and the position of a cell.

use thiserror::Error;

/// The size of a board: 1 to [`BoardSize::MAX_SIDE`] rows and columns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum SizeError {
    #[error("a board has 1 to {max} rows, not {given}")]
    Rows { given: usize, max: u16 },
    #[error("a board has 1 to {max} columns, not {given}")]
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

    /// A size that is known to be valid.
    pub(crate) const fn fixed(rows: u16, cols: u16) -> Self {
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
