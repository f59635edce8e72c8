//! The open numbers that still say something, and the unknown cells merged into groups that lie
//! beside exactly the same of them.

use super::reduced_board::{OPEN, ReducedBoard, UNKNOWN};
use crate::solver::player_view::neighbours;

/// No group, no number.
pub(super) const NONE: u32 = u32::MAX;

/// An open number with unknown neighbours.
#[derive(Debug, Clone, Copy)]
pub(super) struct Constraint {
    /// Where it stands in the framed list of cells.
    pub(super) framed_index: u32,
    /// The mines among its unknown neighbours: from 1 to one less than there are neighbours.
    pub(super) mines_left: u8,
    /// Its unknown neighbours, at most 8.
    pub(super) cells: u8,
    count: u8,
    list: [u32; 8],
}

/// Unknown cells beside the same numbers: any of them may be exchanged for another.
#[derive(Debug, Clone, Copy)]
pub(super) struct CellGroup {
    /// The number of cells, at most 8.
    pub(super) cells: u8,
    count: u8,
    list: [u32; 8],
}

impl Constraint {
    /// The groups around the number.
    pub(super) fn groups(&self) -> &[u32] {
        &self.list[..usize::from(self.count)]
    }
}

impl CellGroup {
    /// The numbers beside each cell of the group.
    pub(super) fn numbers(&self) -> &[u32] {
        &self.list[..usize::from(self.count)]
    }
}

/// The border between what is open and what is not.
#[derive(Debug, Clone, Default)]
pub(super) struct Frontier {
    /// The numbers in reading order.
    pub(super) numbers: Vec<Constraint>,
    /// The groups, by their first number.
    pub(super) groups: Vec<CellGroup>,
    /// Each cell of a group: its place and its group.
    pub(super) cells: Vec<(u32, u32)>,
    /// The group of each framed place, or [`NONE`].
    pub(super) group_at: Vec<u32>,
    /// The number of each framed place; only places of numbers mean something.
    number_at: Vec<u32>,
    bits: Vec<u64>,
}

/// For each neighbour, in reading order, the cells of the 5×5 window around a number that are
/// neighbours of that neighbour: bit `row × 5 + column`.
const NEAR: [u32; 8] = {
    let mut masks = [0; 8];
    let mut index = 0;
    while index < 8 {
        let spot = if index < 4 { index } else { index + 1 };
        let (row, col) = (spot / 3, spot % 3);
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
    /// Collects the numbers of a reduced field and merges its cells.
    pub(super) fn rebuild(&mut self, field: &ReducedBoard) {
        let stride = field.stride;
        // The window around the first row reaches two rows up.
        let margin = 2 * stride + 2;
        self.numbers.clear();
        self.groups.clear();
        self.cells.clear();
        self.bits.clear();
        self.bits.resize((field.known.len() + 2 * margin) / 64 + 2, 0);
        self.number_at.resize(field.known.len(), NONE);
        self.group_at.clear();
        self.group_at.resize(field.known.len(), NONE);
        self.find_numbers(field, margin);
        for index in 0..self.numbers.len() {
            self.merge_around(index as u32, field, margin);
        }
    }

    fn find_numbers(&mut self, field: &ReducedBoard, margin: usize) {
        let start = field.stride;
        let end = field.known.len() - field.stride;
        let known = field.known[start..end].chunks(16);
        let unknown = field.unknown[start..end].chunks(16);
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
                    self.add_number(start + chunk * 16 + offset, field, margin);
                }
            }
        }
    }

    fn add_number(&mut self, place: usize, field: &ReducedBoard, margin: usize) {
        let bit = place + margin;
        self.bits[bit / 64] |= 1 << (bit % 64);
        self.number_at[place] = self.numbers.len() as u32;
        self.numbers.push(Constraint {
            framed_index: place as u32,
            mines_left: field.mines_left[place],
            cells: field.unknown[place],
            count: 0,
            list: [0; 8],
        });
    }

    /// Puts the cells around a number that have no group yet into groups. All of them have this
    /// number as their first, so equal ones meet here.
    fn merge_around(&mut self, index: u32, field: &ReducedBoard, margin: usize) {
        let stride = field.stride;
        let place = self.numbers[index as usize].framed_index as usize;
        let mut window = 0;
        for row in 0..5 {
            let bit = place + margin + row * stride - 2 * stride - 2;
            let (word, shift) = (bit / 64, bit % 64);
            // Two shifts, because a shift by 64 is none.
            let five = self.bits[word] >> shift | self.bits[word + 1] << 1 << (63 - shift);
            window |= ((five & 31) as u32) << (row * 5);
        }
        let first = self.groups.len();
        let mut signs = [0u32; 8];
        for (cell, mask) in neighbours(place, stride).into_iter().zip(NEAR) {
            if field.known[cell] != UNKNOWN || self.group_at[cell] != NONE {
                continue;
            }
            let sign = window & mask;
            let known = self.groups.len() - first;
            let same = signs[..known].iter().position(|&other| other == sign);
            let group = match same {
                Some(offset) => first + offset,
                None => {
                    signs[known] = sign;
                    self.add_group(place, stride, sign);
                    first + known
                }
            };
            self.groups[group].cells += 1;
            self.group_at[cell] = group as u32;
            self.cells.push((cell as u32, group as u32));
        }
    }

    fn add_group(&mut self, place: usize, stride: usize, mut sign: u32) {
        let id = self.groups.len() as u32;
        let mut group = CellGroup { cells: 0, count: 0, list: [0; 8] };
        while sign != 0 {
            let bit = sign.trailing_zeros() as usize;
            sign &= sign - 1;
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
