//! The mines and the free cells that single numbers decide, which need no counting.
//!
//! A first round looks at all numbers at once, one byte per cell, in loops that the compiler
//! vectorizes; what follows is propagated number by number.

use super::SolveError;
use crate::solver::player_view::{BORDER, COVERED, PlayerView, neighbours, sum_blocks};

/// A covered cell that is not decided yet. The frame around the board has a value of its own.
pub(super) const UNKNOWN: u8 = 0;
pub(super) const OPEN: u8 = 1;
/// Covered, without a mine in every layout.
pub(super) const FREE: u8 = 2;
/// Covered, a mine in every layout.
pub(super) const MINE: u8 = 3;

/// A view without its decided cells. All lists are framed like those of [`PlayerView`].
#[derive(Debug, Clone, Default)]
pub(super) struct ReducedBoard {
    pub(super) stride: usize,
    pub(super) known: Vec<u8>,
    /// For an open cell, the undecided mines around it.
    pub(super) mines_left: Vec<u8>,
    pub(super) unknown: Vec<u8>,
    pub(super) mines: usize,
    pub(super) unknown_cells: usize,
    rows: Vec<u8>,
    marks: Vec<u8>,
    sums: Vec<u8>,
    queue: Vec<u32>,
    /// Cells found free since the last [`Self::load`] that were not taken yet.
    freed: Vec<u32>,
}

impl ReducedBoard {
    /// Reads a view and decides every cell that single numbers decide.
    pub(super) fn load(&mut self, view: &PlayerView) -> Result<(), SolveError> {
        let cells = &view.framed;
        let size = cells.len();
        self.stride = view.stride();
        for list in [
            &mut self.known,
            &mut self.mines_left,
            &mut self.unknown,
            &mut self.rows,
            &mut self.marks,
            &mut self.sums,
        ] {
            list.clear();
            list.resize(size, 0);
        }
        for (mark, &cell) in self.marks.iter_mut().zip(cells) {
            *mark = u8::from(cell == COVERED);
        }
        sum_blocks(&self.marks, &mut self.rows, &mut self.unknown, self.stride);
        for ((mark, &cell), &unknown) in self.marks.iter_mut().zip(cells).zip(&self.unknown) {
            let counts = (cell < BORDER) & (unknown > 0);
            *mark = u8::from(counts & (cell == 0)) | u8::from(counts & (cell == unknown)) << 4;
        }
        sum_blocks(&self.marks, &mut self.rows, &mut self.sums, self.stride);
        let mut clash = 0;
        for (((known, mark), &cell), &sum) in
            self.known.iter_mut().zip(&mut self.marks).zip(cells).zip(&self.sums)
        {
            let covered = u8::from(cell == COVERED);
            let free = covered & u8::from(sum & 0x0f != 0);
            let mine = covered & u8::from(sum & 0xf0 != 0);
            clash |= free & mine;
            let frame = u8::from(cell == BORDER);
            *known = (covered ^ 1) | (free * FREE) | (mine * MINE) | (frame << 2);
            *mark = (free | mine) | mine << 4;
        }
        if clash != 0 {
            return Err(SolveError::NoLayout);
        }
        sum_blocks(&self.marks, &mut self.rows, &mut self.sums, self.stride);
        let mut wrong = 0;
        for ((((left, unknown), mark), &cell), &sum) in self
            .mines_left
            .iter_mut()
            .zip(&mut self.unknown)
            .zip(&mut self.marks)
            .zip(cells)
            .zip(&self.sums)
        {
            let open = u8::from(cell < BORDER);
            let mines = sum >> 4;
            *unknown -= sum & 0x0f;
            *left = cell.wrapping_sub(mines);
            wrong |= open & (u8::from(cell < mines) | u8::from(*left > *unknown));
            *mark = open
                & u8::from(*unknown > 0)
                & (u8::from(*left == 0) | u8::from(*left == *unknown));
        }
        if wrong != 0 {
            return Err(SolveError::NoLayout);
        }
        self.queue.clear();
        self.freed.clear();
        for (start, chunk) in self.marks.chunks(8).enumerate() {
            if chunk.iter().fold(0, |any, &mark| any | mark) != 0 {
                for (offset, _) in chunk.iter().enumerate().filter(|(_, mark)| **mark != 0) {
                    self.queue.push((start * 8 + offset) as u32);
                }
            }
        }
        self.propagate(cells)?;
        self.count_cells();
        Ok(())
    }

    /// Handles the queued numbers, which decide their neighbours, and those they lead to.
    fn propagate(&mut self, cells: &[u8]) -> Result<(), SolveError> {
        while let Some(place) = self.queue.pop() {
            let place = place as usize;
            if self.unknown[place] == 0 {
                continue;
            }
            let mine = u8::from(self.mines_left[place] != 0);
            for cell in neighbours(place, self.stride) {
                if self.known[cell] == UNKNOWN {
                    self.decide(cell, mine, cells)?;
                }
            }
        }
        Ok(())
    }

    /// Takes note of what an unknown cell is, and queues the numbers that decide their neighbours
    /// now.
    #[inline(always)]
    fn decide(&mut self, cell: usize, mine: u8, cells: &[u8]) -> Result<(), SolveError> {
        self.known[cell] = FREE + mine;
        if mine == 0 {
            self.freed.push(cell as u32);
        }
        for near in neighbours(cell, self.stride) {
            // The frame is no neighbour of a number, so its counts may wrap.
            self.unknown[near] = self.unknown[near].wrapping_sub(1);
            if cells[near] >= BORDER {
                continue;
            }
            self.mines_left[near] = self.mines_left[near].wrapping_sub(mine);
            let (left, unknown) = (self.mines_left[near], self.unknown[near]);
            if left > unknown {
                return Err(SolveError::NoLayout);
            }
            if unknown > 0 && (left == 0 || left == unknown) {
                self.queue.push(near as u32);
            }
        }
        Ok(())
    }

    /// Applies the first pair of numbers that decides a cell, and what follows from that. Returns
    /// whether there was one.
    ///
    /// If a number needs as many mines more than another as there are cells beside it alone, these
    /// are mines, and those beside the other alone are free. Where single numbers decide nothing,
    /// no two numbers decide more.
    pub(super) fn decide_pair(&mut self, cells: &[u8]) -> Result<bool, SolveError> {
        let stride = self.stride;
        for more in (0..self.known.len()).filter(|&place| self.is_unfinished(place)) {
            for at in 0..25 {
                // Numbers that share a cell are at most two rows and columns apart.
                let less = (more + at / 5 * stride + at % 5).wrapping_sub(2 * stride + 2);
                let is_on_board = (3..stride + 2).contains(&(more % stride + at % 5));
                if less == more || !is_on_board || !self.is_unfinished(less) {
                    continue;
                }
                if self.mines_left[more] < self.mines_left[less] {
                    continue;
                }
                let alone = self.beside_alone(more, less).count() as u8;
                let shared = self.unknown[more] - alone;
                let others = self.unknown[less] - shared;
                let is_needed = self.mines_left[more] == self.mines_left[less] + alone;
                if !is_needed || shared == 0 || alone + others == 0 {
                    continue;
                }
                let mines: Vec<usize> = self.beside_alone(more, less).collect();
                let free: Vec<usize> = self.beside_alone(less, more).collect();
                for (places, mine) in [(mines, 1), (free, 0)] {
                    for cell in places {
                        self.decide(cell, mine, cells)?;
                    }
                }
                self.propagate(cells)?;
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether there is an open number with unknown neighbours at this index, if it is one.
    fn is_unfinished(&self, place: usize) -> bool {
        self.known.get(place) == Some(&OPEN) && self.unknown[place] > 0
    }

    /// The unknown cells beside a number that are not beside the other.
    fn beside_alone(&self, number: usize, other: usize) -> impl Iterator<Item = usize> {
        let stride = self.stride;
        let is_beside = move |cell: usize| {
            let gap = cell.abs_diff(other);
            gap == 1 || (stride - 1..=stride + 1).contains(&gap)
        };
        let near = neighbours(number, stride).into_iter();
        near.filter(move |&cell| self.known[cell] == UNKNOWN && !is_beside(cell))
    }

    /// Copies the state of another board.
    pub(super) fn copy_from(&mut self, other: &Self) {
        self.stride = other.stride;
        self.known.clone_from(&other.known);
        self.mines_left.clone_from(&other.mines_left);
        self.unknown.clone_from(&other.unknown);
        self.queue.clear();
        self.freed.clear();
    }

    /// Takes note of a cell that was just opened, and of all that single numbers decide now. An
    /// opening opens itself: the neighbours of a 0 are free.
    pub(super) fn open(&mut self, cells: &[u8], place: usize) -> Result<(), SolveError> {
        let was_unknown = u8::from(self.known[place] == UNKNOWN);
        self.known[place] = OPEN;
        let (mut mines, mut unknown) = (0, 0);
        for near in neighbours(place, self.stride) {
            mines += u8::from(self.known[near] == MINE);
            unknown += u8::from(self.known[near] == UNKNOWN);
            self.unknown[near] = self.unknown[near].wrapping_sub(was_unknown);
            if was_unknown != 0 && cells[near] < BORDER {
                self.check(near);
            }
        }
        self.unknown[place] = unknown;
        self.mines_left[place] = cells[place].wrapping_sub(mines);
        if self.mines_left[place] > unknown {
            return Err(SolveError::NoLayout);
        }
        self.check(place);
        self.propagate(cells)
    }

    /// Queues a number if it decides its neighbours.
    fn check(&mut self, place: usize) {
        let (left, unknown) = (self.mines_left[place], self.unknown[place]);
        if unknown > 0 && (left == 0 || left == unknown) {
            self.queue.push(place as u32);
        }
    }

    /// A cell that was found free and not taken yet.
    pub(super) fn take_freed(&mut self) -> Option<usize> {
        self.freed.pop().map(|place| place as usize)
    }

    pub(super) fn count_cells(&mut self) {
        let mut counts = [0; 2];
        for chunk in self.known.chunks(128) {
            let mut part = [0u8; 2];
            for &known in chunk {
                part[0] += u8::from(known == UNKNOWN);
                part[1] += u8::from(known == MINE);
            }
            for (count, part) in counts.iter_mut().zip(part) {
                *count += usize::from(part);
            }
        }
        [self.unknown_cells, self.mines] = counts;
    }
}
