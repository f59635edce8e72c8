//! The open numbers with unknown neighbours, and the unknown cells merged into groups that touch
//! exactly the same numbers.

use super::reduced_board::{OPEN, ReducedBoard, UNKNOWN};
use super::refill;
use crate::solver::player_view::neighbours;

pub(super) const NONE: u32 = u32::MAX;

#[derive(Debug, Clone, Copy)]
pub(super) struct Constraint {
    /// Its framed index.
    pub(super) framed_index: u32,
    /// The mines among its unknown neighbours, at least 1 and fewer than the neighbours.
    pub(super) mines_left: u8,
    pub(super) cells: u8,
    count: u8,
    list: [u32; 8],
}

/// Interchangeable unknown cells: all of them touch the same numbers. At most 8.
#[derive(Debug, Clone, Copy)]
pub(super) struct CellGroup {
    pub(super) cells: u8,
    count: u8,
    list: [u32; 8],
}

impl Constraint {
    pub(super) fn groups(&self) -> &[u32] {
        &self.list[..usize::from(self.count)]
    }
}

impl CellGroup {
    pub(super) fn numbers(&self) -> &[u32] {
        &self.list[..usize::from(self.count)]
    }
}

/// The border between open and unknown cells.
#[derive(Debug, Clone, Default)]
pub(super) struct Frontier {
    /// In reading order.
    pub(super) numbers: Vec<Constraint>,
    /// Ordered by their first number.
    pub(super) groups: Vec<CellGroup>,
    /// The framed index and the group of each cell.
    pub(super) cells: Vec<(u32, u32)>,
    /// The group at each framed index, or [`NONE`].
    pub(super) group_at: Vec<u32>,
    /// The number at each framed index; undefined where there is none.
    number_at: Vec<u32>,
    bits: Vec<u64>,
}

/// For each neighbour, in reading order, the cells of the 5×5 window around a number that are
/// neighbours of that neighbour: bit `row × 5 + column`.
const NEAR: [u32; 8] = {
    let mut masks = [0; 8];
    let mut index = 0;
    while index < 8 {
        let square = if index < 4 { index } else { index + 1 };
        let (row, col) = (square / 3, square % 3);
        let mut bit = 0;
        while bit < 9 {
            masks[index] |= 1 << ((row + bit / 3) * 5 + col + bit % 3);
            bit += 1;
        }
        index += 1;
    }
    masks
};

impl Frontier {
    /// Collects the numbers of a reduced board and groups its unknown cells.
    pub(super) fn rebuild(&mut self, board: &ReducedBoard) {
        let stride = board.stride;
        // The window around the first row reaches two rows up.
        let margin = 2 * stride + 2;
        self.numbers.clear();
        self.groups.clear();
        self.cells.clear();
        refill(&mut self.bits, (board.known.len() + 2 * margin) / 64 + 2, 0);
        self.number_at.resize(board.known.len(), NONE);
        refill(&mut self.group_at, board.known.len(), NONE);
        self.find_numbers(board, margin);
        for index in 0..self.numbers.len() {
            self.merge_around(index as u32, board, margin);
        }
    }

    fn find_numbers(&mut self, board: &ReducedBoard, margin: usize) {
        let start = board.stride;
        let end = board.known.len() - board.stride;
        let known = board.known[start..end].chunks(16);
        let unknown = board.unknown[start..end].chunks(16);
        for (chunk, (known, unknown)) in known.zip(unknown).enumerate() {
            let mut any = 0;
            for (&known, &unknown) in known.iter().zip(unknown) {
                any |= u8::from((known == OPEN) & (unknown > 0));
            }
            if any == 0 {
                continue;
            }
            for (offset, (&known, &unknown)) in known.iter().zip(unknown).enumerate() {
                if known == OPEN && unknown > 0 {
                    self.add_number(start + chunk * 16 + offset, board, margin);
                }
            }
        }
    }

    fn add_number(&mut self, place: usize, board: &ReducedBoard, margin: usize) {
        let bit = place + margin;
        self.bits[bit / 64] |= 1 << (bit % 64);
        self.number_at[place] = self.numbers.len() as u32;
        self.numbers.push(Constraint {
            framed_index: place as u32,
            mines_left: board.mines_left[place],
            cells: board.unknown[place],
            count: 0,
            list: [0; 8],
        });
    }

    /// Groups the cells around a number that have no group yet. This number is the first for all of
    /// them, so equal cells meet here.
    fn merge_around(&mut self, index: u32, board: &ReducedBoard, margin: usize) {
        let stride = board.stride;
        let place = self.numbers[index as usize].framed_index as usize;
        let mut window = 0;
        for row in 0..5 {
            let bit = place + margin + row * stride - 2 * stride - 2;
            let (word, shift) = (bit / 64, bit % 64);
            // Two shifts, because a shift by 64 overflows.
            let five = self.bits[word] >> shift | self.bits[word + 1] << 1 << (63 - shift);
            window |= ((five & 31) as u32) << (row * 5);
        }
        let first = self.groups.len();
        let mut patterns = [0u32; 8];
        for (cell, mask) in neighbours(place, stride).into_iter().zip(NEAR) {
            if board.known[cell] != UNKNOWN || self.group_at[cell] != NONE {
                continue;
            }
            let touching = window & mask;
            let known = self.groups.len() - first;
            let same = patterns[..known].iter().position(|&other| other == touching);
            let group = match same {
                Some(offset) => first + offset,
                None => {
                    patterns[known] = touching;
                    self.add_group(place, stride, touching);
                    first + known
                }
            };
            self.groups[group].cells += 1;
            self.group_at[cell] = group as u32;
            self.cells.push((cell as u32, group as u32));
        }
    }

    fn add_group(&mut self, place: usize, stride: usize, mut touching: u32) {
        let id = self.groups.len() as u32;
        let mut group = CellGroup { cells: 0, count: 0, list: [0; 8] };
        while touching != 0 {
            let bit = touching.trailing_zeros() as usize;
            touching &= touching - 1;
            let number = self.number_at[place + bit / 5 * stride + bit % 5 - 2 * stride - 2];
            group.list[usize::from(group.count)] = number;
            group.count += 1;
            let number = &mut self.numbers[number as usize];
            number.list[usize::from(number.count)] = id;
            number.count += 1;
        }
        self.groups.push(group);
    }
}
