//! The bytes of a binary file, read in order.

use super::error::{Damage, Expected};
use crate::game::{BoardSize, Pos};
use std::mem;

/// The bytes of a file, and the position in them. Numbers are unsigned and big-endian.
#[derive(Debug, Clone, Copy)]
pub(super) struct FileBytes<'a> {
    bytes: &'a [u8],
    offset: usize,
}

impl<'a> FileBytes<'a> {
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, offset: 0 }
    }

    /// From the start of the file, in bytes.
    pub const fn offset(&self) -> usize {
        self.offset
    }

    /// Moves to this offset, or to the end of the file if that is before.
    pub fn seek(&mut self, offset: usize) {
        self.offset = offset.min(self.bytes.len());
    }

    /// What is left.
    pub fn rest(&self) -> &'a [u8] {
        &self.bytes[self.offset..]
    }

    /// The damage that something else was expected at the current offset.
    pub const fn expected(&self, expected: Expected) -> Damage {
        Damage { offset: self.offset, expected }
    }

    /// What `read` reads, as `valid` takes it; the damage is where it begins if that refuses it.
    pub fn parse<T, U>(
        &mut self,
        expected: Expected,
        read: impl FnOnce(&mut Self) -> Result<T, Damage>,
        valid: impl FnOnce(T) -> Option<U>,
    ) -> Result<U, Damage> {
        let damage = self.expected(expected);
        valid(read(self)?).ok_or(damage)
    }

    /// The next `count` bytes.
    pub fn take(&mut self, count: usize) -> Result<&'a [u8], Damage> {
        let taken =
            self.rest().get(..count).ok_or_else(|| self.expected(Expected::Bytes(count)))?;
        self.offset += count;
        Ok(taken)
    }

    /// The next `N` bytes.
    pub fn array<const N: usize>(&mut self) -> Result<[u8; N], Damage> {
        let taken = *self.rest().first_chunk().ok_or_else(|| self.expected(Expected::Bytes(N)))?;
        self.offset += N;
        Ok(taken)
    }

    pub fn u8(&mut self) -> Result<u8, Damage> {
        self.array().map(|[byte]| byte)
    }

    pub fn u16(&mut self) -> Result<u16, Damage> {
        self.array().map(u16::from_be_bytes)
    }

    pub fn u24(&mut self) -> Result<u32, Damage> {
        self.array().map(|[high, middle, low]| u32::from_be_bytes([0, high, middle, low]))
    }

    pub fn u32(&mut self) -> Result<u32, Damage> {
        self.array().map(u32::from_be_bytes)
    }

    pub fn u64(&mut self) -> Result<u64, Damage> {
        self.array().map(u64::from_be_bytes)
    }

    /// The next `count` bytes, to be read on their own. Their offsets are still those in the file.
    pub fn section(&mut self, count: usize) -> Result<Self, Damage> {
        let offset = self.offset;
        self.take(count)?;
        Ok(Self { bytes: &self.bytes[..self.offset], offset })
    }

    /// A text that ends with a zero, which is not part of it.
    pub fn zero_terminated(&mut self) -> Result<&'a [u8], Damage> {
        let Some(length) = self.rest().iter().position(|&byte| byte == 0) else {
            self.seek(self.bytes.len());
            return Err(self.expected(Expected::Bytes(1)));
        };
        let text = self.take(length)?;
        self.offset += 1;
        Ok(text)
    }

    /// The size of a board: a byte for its columns, and one for its rows.
    pub fn board_size(&mut self) -> Result<BoardSize, Damage> {
        let size = |[cols, rows]: [u8; 2]| BoardSize::new(rows.into(), cols.into()).ok();
        self.parse(Expected::BoardSize, Self::array, size)
    }

    /// The mines of a board of this size: `count` times what `next` reads, column and row counted
    /// from `first`.
    pub fn mines(
        &mut self,
        size: BoardSize,
        count: usize,
        first: u8,
        mut next: impl FnMut([u8; 2]) -> (u8, u8),
    ) -> Result<Vec<Pos>, Damage> {
        if count >= size.cells() {
            return Err(self.expected(Expected::MineCount));
        }
        let mut mined = vec![false; size.cells()];
        let mut mines = Vec::with_capacity(count);
        for _ in 0..count {
            mines.push(self.parse(Expected::Mine, Self::array, |bytes| {
                let (col, row) = next(bytes);
                let (row, col) = row.checked_sub(first).zip(col.checked_sub(first))?;
                let pos = Pos::new(row.into(), col.into());
                let is_new = size.contains(pos) && !mem::replace(&mut mined[size.index(pos)], true);
                is_new.then_some(pos)
            })?);
        }
        Ok(mines)
    }
}
