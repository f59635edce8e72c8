//! Opens all that a zero opens.

use super::board_size::{BoardSize, Pos};
use super::cell_states::CellState;
use std::ops::Range;

/// Opens whole runs of zeros along the rows, then what lies above and below each of them. It looks
/// at most cells only once.
pub(super) struct Flood<'a> {
    size: BoardSize,
    /// The number of each cell, row by row; a mine has one that is not 0.
    numbers: &'a [u8],
    states: &'a mut [CellState],
    opened: &'a mut Vec<Pos>,
    /// Open runs; above or below them there may be more to open.
    runs: Vec<Run>,
}

/// A run of zeros and the cells at its ends.
#[derive(Debug, Clone)]
struct Run {
    row: u16,
    cols: Range<u16>,
    /// The row from which it was reached, and where that needs no second look.
    source: (u16, Range<u16>),
}

impl<'a> Flood<'a> {
    pub(super) const fn new(
        size: BoardSize,
        numbers: &'a [u8],
        states: &'a mut [CellState],
        opened: &'a mut Vec<Pos>,
    ) -> Self {
        Self { size, numbers, states, opened, runs: Vec::new() }
    }

    /// Opens a covered zero and everything connected to it, except flags.
    pub(super) fn fill(mut self, zero: Pos) {
        self.open_run(zero.row, zero.col, (zero.row, 0..0));
        while let Some(run) = self.runs.pop() {
            if run.row > 0 {
                self.spread(run.row - 1, &run);
            }
            if run.row + 1 < self.size.rows() {
                self.spread(run.row + 1, &run);
            }
        }
    }

    /// Opens the cells of a row above or below a run.
    fn spread(&mut self, row: u16, run: &Run) {
        let Range { start, end } = run.cols;
        let (source, seen) = &run.source;
        if row == *source {
            self.open_span(row, start..end.min(seen.start), run);
            self.open_span(row, start.max(seen.end)..end, run);
        } else {
            self.open_span(row, start..end, run);
        }
    }

    fn open_span(&mut self, row: u16, span: Range<u16>, run: &Run) {
        let begin = self.size.index(Pos { row, col: 0 });
        let mut col = span.start;
        while col < span.end {
            let index = begin + usize::from(col);
            if self.states[index].can_open() {
                if self.numbers[index] == 0 {
                    col = self.open_run(row, col, (run.row, run.cols.clone()));
                    continue;
                }
                self.open_one(row, col);
            }
            col += 1;
        }
    }

    /// Opens the run of zeros around this one, and the numbers at its ends. Returns the column
    /// behind them.
    fn open_run(&mut self, row: u16, col: u16, source: (u16, Range<u16>)) -> u16 {
        let cols = usize::from(self.size.cols());
        let begin = usize::from(row) * cols;
        let states = &mut self.states[begin..begin + cols];
        let numbers = &self.numbers[begin..begin + cols];
        let opens = |(state, number): &(&CellState, &u8)| **number == 0 && state.can_open();
        let (before, behind) = (0..usize::from(col), usize::from(col)..cols);
        let cells = states[before.clone()].iter().zip(&numbers[before]).rev();
        let left = col - cells.take_while(opens).count() as u16;
        let cells = states[behind.clone()].iter().zip(&numbers[behind]);
        let right = col + cells.take_while(opens).count() as u16;
        states[usize::from(left)..usize::from(right)].fill(CellState::Open);
        self.opened.extend((left..right).map(|col| Pos { row, col }));
        // The cells at the ends are numbers or stay covered.
        let around = left.saturating_sub(1)..(right + 1).min(self.size.cols());
        for end in [around.start, around.end - 1] {
            if self.states[begin + usize::from(end)].can_open() {
                self.open_one(row, end);
            }
        }
        self.runs.push(Run { row, cols: around.clone(), source });
        around.end
    }

    fn open_one(&mut self, row: u16, col: u16) {
        self.states[self.size.index(Pos { row, col })] = CellState::Open;
        self.opened.push(Pos { row, col });
    }
}
