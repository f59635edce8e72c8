//! What single numbers decide, and pairs of numbers: quick enough for every click of a game.

use crate::game::{BoardSize, Pos};
use crate::solver::{PlayerView, ViewCell};

/// What is known of a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Known {
    Nothing,
    Open,
    Safe,
    Mine,
    /// Outside of the board.
    Frame,
}

/// Everything that follows from one number at a time, and after [`Self::pairs`] from two, given
/// what is known so far. The lists are framed by two cells, so that numbers two apart need no
/// check for the edge.
#[derive(Debug, Clone)]
pub(super) struct Closure {
    size: BoardSize,
    cells: Vec<Known>,
    /// The unknown neighbours of each open number: a bit for each of [`NEAR`].
    unknown: Vec<u8>,
    /// The mines among them.
    left: Vec<u8>,
    /// Numbers to look at again.
    queue: Vec<usize>,
}

/// The neighbours in reading order; the opposite of neighbour `k` is neighbour `7 - k`.
const NEAR: [(isize, isize); 8] =
    [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];

/// The neighbours that a number shares with one so many rows below and columns to the right, each
/// plus two.
const SHARED: [[u8; 5]; 5] = {
    let mut shared = [[0; 5]; 5];
    let mut at = 0;
    while at < 25 * 8 {
        let (rows, cols, bit) = (at / 40, at / 8 % 5, at % 8);
        let (row, col) = NEAR[bit];
        let (row, col) = (row - (rows as isize - 2), col - (cols as isize - 2));
        if row.abs() <= 1 && col.abs() <= 1 && (row != 0 || col != 0) {
            shared[rows][cols] |= 1 << bit;
        }
        at += 1;
    }
    shared
};

impl Closure {
    /// What single numbers decide in a position.
    pub(super) fn of(view: &PlayerView) -> Self {
        let size = view.size();
        let width = usize::from(size.cols()) + 2;
        let len = width * (usize::from(size.rows()) + 4) + 2;
        let mut closure = Self {
            size,
            cells: vec![Known::Frame; len],
            unknown: vec![0; len],
            left: vec![0; len],
            queue: Vec::new(),
        };
        for pos in size.positions() {
            let place = closure.place(pos);
            closure.cells[place] = Known::Nothing;
        }
        for pos in size.positions() {
            if let ViewCell::Open(number) = view.cell(pos) {
                closure.mark_open(pos, number);
            }
        }
        closure.singles();
        closure
    }

    /// Takes note of a cell that was opened, and of all that single numbers decide now.
    pub(super) fn open(&mut self, pos: Pos, number: u8) {
        self.mark_open(pos, number);
        self.singles();
    }

    /// Adds what pairs of numbers decide, and what follows from that. With `only_first`, stops when
    /// a safe cell is found.
    pub(super) fn pairs(&mut self, only_first: bool) {
        while !(only_first && self.safe().next().is_some()) && self.find_pair() {
            self.singles();
        }
    }

    /// The covered cells that are safe, in reading order.
    pub(super) fn safe(&self) -> impl Iterator<Item = Pos> {
        self.all(Known::Safe)
    }

    /// The mines, in reading order.
    pub(super) fn mines(&self) -> impl Iterator<Item = Pos> {
        self.all(Known::Mine)
    }

    fn all(&self, known: Known) -> impl Iterator<Item = Pos> {
        self.size.positions().filter(move |&pos| self.cells[self.place(pos)] == known)
    }

    const fn place(&self, pos: Pos) -> usize {
        (pos.row as usize + 2) * self.width() + pos.col as usize + 2
    }

    const fn width(&self) -> usize {
        self.size.cols() as usize + 2
    }

    const fn beside(&self, place: usize, (rows, cols): (isize, isize)) -> usize {
        place.wrapping_add_signed(rows * self.width() as isize + cols)
    }

    fn mark_open(&mut self, pos: Pos, number: u8) {
        let place = self.place(pos);
        if self.cells[place] == Known::Nothing {
            self.decide(place, false);
        }
        self.cells[place] = Known::Open;
        let near = NEAR.map(|near| self.cells[self.beside(place, near)]);
        let mines = near.iter().filter(|&&known| known == Known::Mine).count() as u8;
        self.left[place] = number.saturating_sub(mines);
        let unknown = near.iter().enumerate().filter(|(_, known)| **known == Known::Nothing);
        self.unknown[place] = unknown.fold(0, |mask, (bit, _)| mask | 1 << bit);
        self.queue.push(place);
    }

    fn decide(&mut self, place: usize, is_mine: bool) {
        self.cells[place] = if is_mine { Known::Mine } else { Known::Safe };
        for (bit, near) in NEAR.into_iter().enumerate() {
            let number = self.beside(place, near);
            if self.cells[number] == Known::Open {
                self.unknown[number] &= !(1 << (7 - bit));
                self.left[number] = self.left[number].saturating_sub(u8::from(is_mine));
                self.queue.push(number);
            }
        }
    }

    /// Decides these neighbours of a number.
    fn decide_all(&mut self, number: usize, neighbours: u8, is_mine: bool) {
        for (bit, near) in NEAR.into_iter().enumerate() {
            if neighbours >> bit & 1 == 1 {
                self.decide(self.beside(number, near), is_mine);
            }
        }
    }

    fn singles(&mut self) {
        while let Some(place) = self.queue.pop() {
            let (unknown, left) = (self.unknown[place], u32::from(self.left[place]));
            if unknown != 0 && (left == 0 || left == unknown.count_ones()) {
                self.decide_all(place, unknown, left != 0);
            }
        }
    }

    /// Applies the first pair that decides a cell. If a number needs as many mines more than
    /// another as there are cells beside it alone, these are mines, and those beside the other
    /// alone are safe. Where single numbers decide nothing, no two numbers decide more.
    fn find_pair(&mut self) -> bool {
        for pos in self.size.positions() {
            let more = self.place(pos);
            if self.unknown[more] == 0 {
                continue;
            }
            for rows in 0..5 {
                for cols in 0..5 {
                    let less = self.beside(more, (rows as isize - 2, cols as isize - 2));
                    if less == more || self.cells[less] != Known::Open {
                        continue;
                    }
                    let both = self.unknown[more] & SHARED[rows][cols];
                    let alone = self.unknown[more] & !both;
                    let others = self.unknown[less] & !SHARED[4 - rows][4 - cols];
                    let needed = u32::from(self.left[less]) + alone.count_ones();
                    if both != 0 && alone | others != 0 && u32::from(self.left[more]) == needed {
                        self.decide_all(more, alone, true);
                        self.decide_all(less, others, false);
                        return true;
                    }
                }
            }
        }
        false
    }
}
