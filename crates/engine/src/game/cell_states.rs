//! The state of every cell: covered, open, flagged or questioned.

use super::board_size::{BoardSize, Pos};
use super::flood::Flood;
use super::minefield::Minefield;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[repr(u8)]
pub enum CellState {
    #[default]
    Covered,
    Flag,
    Question,
    Open,
}

impl CellState {
    pub(super) const fn can_open(self) -> bool {
        matches!(self, Self::Covered | Self::Question)
    }
}

/// The state of every cell of a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CellStates {
    size: BoardSize,
    cells: Vec<CellState>,
    flags: u32,
    open: usize,
}

impl CellStates {
    /// A board with every cell covered.
    pub fn new(size: BoardSize) -> Self {
        Self { size, cells: vec![CellState::Covered; size.cells()], flags: 0, open: 0 }
    }

    pub const fn size(&self) -> BoardSize {
        self.size
    }

    pub fn get(&self, pos: Pos) -> CellState {
        self.cells[self.size.index(pos)]
    }

    pub const fn flags(&self) -> u32 {
        self.flags
    }

    pub const fn open(&self) -> usize {
        self.open
    }

    /// The number of flags around `pos`.
    pub fn flags_around(&self, pos: Pos) -> u8 {
        let flagged = |&near: &Pos| self.get(near) == CellState::Flag;
        self.size.neighbours(pos).filter(flagged).count() as u8
    }

    /// Marks or unmarks a cell that is not open.
    pub(super) fn mark(&mut self, pos: Pos, cover: CellState) {
        let cell = &mut self.cells[self.size.index(pos)];
        self.flags -= u32::from(*cell == CellState::Flag);
        self.flags += u32::from(cover == CellState::Flag);
        *cell = cover;
    }

    /// Opens a covered cell, and no other.
    pub(super) fn open_alone(&mut self, pos: Pos) {
        let cell = &mut self.cells[self.size.index(pos)];
        self.open += usize::from(*cell != CellState::Open);
        *cell = CellState::Open;
    }

    /// Opens the cell at `pos` and, from a zero, everything the flood reaches; appends the opened
    /// cells to `opened`. Flags stay and stop the flood.
    pub(super) fn uncover(&mut self, field: &Minefield, pos: Pos, opened: &mut Vec<Pos>) {
        let index = self.size.index(pos);
        if !self.cells[index].can_open() {
            return;
        }
        let before = opened.len();
        if field.is_zero(index) {
            Flood::new(self.size, field.numbers(), &mut self.cells, opened).fill(pos);
        } else {
            self.cells[index] = CellState::Open;
            opened.push(pos);
        }
        self.open += opened.len() - before;
    }
}
