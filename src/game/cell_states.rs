//! The state of every cell: covered, open, flagged or questioned.

use super::board_size::{BoardSize, Pos};
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

    /// Opens the cell at `pos` and, from a zero, everything the flood reaches; appends the opened
    /// cells to `opened`. Flags stay and stop the flood.
    ///
    /// The flood fills whole runs of zeros along the rows and keeps a list of runs to visit, so it
    /// needs no stack and visits the cells beside a run once each.
    pub(super) fn uncover(&mut self, field: &Minefield, pos: Pos, opened: &mut Vec<Pos>) {
        let first = self.size.index(pos);
        if !self.can_open(first) {
            return;
        }
        if !field.is_zero(first) {
            self.open_one(pos, first, opened);
            return;
        }
        let (cols, last_row) = (self.size.cols(), self.size.rows() - 1);
        let mut runs = vec![pos];
        while let Some(Pos { row, col }) = runs.pop() {
            let begin = usize::from(row) * usize::from(cols);
            let spreads = |col: u16| {
                let index = begin + usize::from(col);
                field.is_zero(index) && self.can_open(index)
            };
            if !spreads(col) {
                continue;
            }
            let left = (0..col).rev().take_while(|&col| spreads(col)).last();
            let right = (col + 1..cols).take_while(|&col| spreads(col)).last();
            let (left, right) = (left.unwrap_or(col), right.unwrap_or(col));
            let (from, to) = (left.max(1) - 1, (right + 1).min(cols - 1));
            // The cells at the ends are numbers or stay covered.
            self.open_run(row, left, right, opened);
            for col in [from, to] {
                let index = begin + usize::from(col);
                if self.can_open(index) {
                    self.open_one(Pos { row, col }, index, opened);
                }
            }
            if row > 0 {
                self.spread(field, row - 1, from..=to, &mut runs, opened);
            }
            if row < last_row {
                self.spread(field, row + 1, from..=to, &mut runs, opened);
            }
        }
    }

    /// Opens the numbers of a row next to a run, and notes one cell of each run of zeros.
    fn spread(
        &mut self,
        field: &Minefield,
        row: u16,
        span: std::ops::RangeInclusive<u16>,
        runs: &mut Vec<Pos>,
        opened: &mut Vec<Pos>,
    ) {
        let begin = usize::from(row) * usize::from(self.size.cols());
        let mut in_run = false;
        for col in span {
            let (pos, index) = (Pos { row, col }, begin + usize::from(col));
            let opens = self.can_open(index);
            let zero = opens && field.is_zero(index);
            if zero && !in_run {
                runs.push(pos);
            } else if opens && !zero {
                self.open_one(pos, index, opened);
            }
            in_run = zero;
        }
    }

    /// Opens the zeros of a row from `left` to `right`.
    fn open_run(&mut self, row: u16, left: u16, right: u16, opened: &mut Vec<Pos>) {
        let first = self.size.index(Pos { row, col: left });
        let cells = usize::from(right - left) + 1;
        self.cells[first..first + cells].fill(CellState::Open);
        self.open += cells;
        opened.extend((left..=right).map(|col| Pos { row, col }));
    }

    fn can_open(&self, index: usize) -> bool {
        matches!(self.cells[index], CellState::Covered | CellState::Question)
    }

    fn open_one(&mut self, pos: Pos, index: usize, opened: &mut Vec<Pos>) {
        self.cells[index] = CellState::Open;
        self.open += 1;
        opened.push(pos);
    }
}
