//! Boards as short codes to share.
//!
//! A code uses the characters of Crockford's Base32: case does not matter, O reads as 0, I and L as
//! 1, and hyphens and spaces are ignored. The first character is the version, `1`. The others hold
//! bytes:
//!
//! 1. the board: 1 to 3 for beginner, intermediate and expert, else 0, then rows − 1, columns − 1
//!    and the number of mines as three bytes, highest first;
//! 2. the mines, cell by cell, written with a range coder in which a cell is a mine with the
//!    probability mines left ÷ cells left. Trailing zeros are omitted;
//! 3. a CRC-16/IBM-3740 of the bytes before it.
//!
//! The coder is that of G. N. N. Martin, "Range encoding", 1979, in its binary form with a carry
//! that runs back through the bytes already written.

mod base32;
mod range_coder;

use super::level::{Level, LevelError};
use super::minefield::Minefield;
use range_coder::{Decoder, Encoder};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// A board that can be written as a code and read from one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardCode {
    level: Level,
    field: Minefield,
}

/// What is wrong with a board code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum BoardCodeError {
    #[error("the board code is missing")]
    Empty,
    #[error("a board code cannot contain “{0}”")]
    Character(char),
    #[error("this code was made by a newer version of Sapper")]
    Version,
    #[error("the board code is incomplete or has a wrong character")]
    Checksum,
    #[error("its board cannot be played")]
    Level(LevelError),
}

const VERSION: char = '1';

/// The length of the shortest code.
const SHORTEST: usize = 6;

/// How much of a text is searched, in bytes. The longest code is 20 KB long.
const LONGEST_TEXT: usize = 1 << 20;

/// The levels that a code gives by a number, from 1. It gives the dimensions of all others.
const NUMBERED_LEVELS: [Level; 3] = [Level::Beginner, Level::Intermediate, Level::Expert];

impl BoardCode {
    /// # Errors
    /// If a side is not within 1 to 256, or no cell is free.
    pub fn new(field: Minefield) -> Result<Self, LevelError> {
        Ok(Self { level: Level::of(&field)?, field })
    }

    pub const fn level(&self) -> Level {
        self.level
    }

    pub const fn field(&self) -> &Minefield {
        &self.field
    }

    pub fn into_field(self) -> Minefield {
        self.field
    }

    /// The first code in a text, wherever it stands: alone, in groups, or within a whole letter.
    ///
    /// # Errors
    /// What is wrong with what looks most like a code; [`BoardCodeError::Empty`] if nothing does.
    pub fn find(text: &str) -> Result<Self, BoardCodeError> {
        let text = &text[..text.floor_char_boundary(LONGEST_TEXT)];
        let mut found = BoardCodeError::Empty;
        for piece in text.split(|char| !base32::may_contain(char)) {
            let parts = piece.lines().chain(piece.split_whitespace());
            for part in [piece].into_iter().chain(parts).map(str::trim) {
                if part.len() < SHORTEST || base32::values(part).next() != Some(Ok(1)) {
                    continue;
                }
                match checked_bytes(part) {
                    // Its sum is right, which is no chance.
                    Ok(bytes) => return Self::from_bytes(&bytes),
                    Err(wrong) if part.starts_with(VERSION) => found = wrong,
                    // A word that begins with I or L.
                    Err(_) => {}
                }
            }
        }
        // Alone, it is more likely a code than a word or a number.
        let is_alone = found == BoardCodeError::Empty && !text.trim().contains(char::is_whitespace);
        if is_alone { text.parse() } else { Err(found) }
    }

    fn bytes(&self) -> Vec<u8> {
        let size = self.field.size();
        let named = NUMBERED_LEVELS.iter().position(|&level| level == self.level);
        let mut bytes = vec![named.map_or(0, |index| index as u8 + 1)];
        if named.is_none() {
            let [_, mines @ ..] = self.field.mines().to_be_bytes();
            bytes.extend([(size.rows() - 1) as u8, (size.cols() - 1) as u8]);
            bytes.extend(mines);
        }
        let mut encoder = Encoder::default();
        let (mut mines, mut cells) = (self.field.mines(), size.cells() as u32);
        for pos in size.positions() {
            let mine = self.field.is_mine(pos);
            encoder.push(mine, mines, cells);
            mines -= u32::from(mine);
            cells -= 1;
        }
        bytes.extend(encoder.finish());
        bytes.extend(crc16(&bytes).to_be_bytes());
        bytes
    }

    /// The board of bytes whose sum is right.
    fn from_bytes(bytes: &[u8]) -> Result<Self, BoardCodeError> {
        let (level, packed) = match bytes[..bytes.len() - 2] {
            [0, rows, cols, high, middle, low, ref packed @ ..] => {
                let side = |byte: u8| usize::from(byte) + 1;
                let mines = u32::from_be_bytes([0, high, middle, low]);
                (
                    Level::with_dimensions(side(rows), side(cols), mines as usize)
                        .map_err(BoardCodeError::Level)?,
                    packed,
                )
            }
            [named @ 1..=3, ref packed @ ..] => (NUMBERED_LEVELS[usize::from(named) - 1], packed),
            _ => return Err(BoardCodeError::Checksum),
        };
        let size = level.size();
        let mut decoder = Decoder::new(packed);
        let (mut mines, mut cells) = (level.mines().unwrap_or_default(), size.cells() as u32);
        let mut places = Vec::with_capacity(mines as usize);
        for index in 0..size.cells() {
            let mine = decoder.pull(mines, cells);
            if mine {
                places.push(index);
            }
            mines -= u32::from(mine);
            cells -= 1;
        }
        let code = Self { level, field: Minefield::new(size, places) };
        // Each board has one code; any other is a typing error.
        if code.bytes() == bytes { Ok(code) } else { Err(BoardCodeError::Checksum) }
    }
}

impl fmt::Display for BoardCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{VERSION}{}", base32::encode(&self.bytes()))
    }
}

impl FromStr for BoardCode {
    type Err = BoardCodeError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::from_bytes(&checked_bytes(text)?)
    }
}

/// The bytes of a code of our version, with the sum, which is right.
fn checked_bytes(text: &str) -> Result<Vec<u8>, BoardCodeError> {
    let mut values = base32::values(text);
    match values.next().ok_or(BoardCodeError::Empty)? {
        Ok(1) => {}
        Ok(2..=9) => return Err(BoardCodeError::Version),
        Ok(_) => return Err(BoardCodeError::Checksum),
        Err(char) => return Err(BoardCodeError::Character(char)),
    }
    let values: Vec<u8> = values.collect::<Result<_, _>>().map_err(BoardCodeError::Character)?;
    let bytes = base32::decode(&values).ok_or(BoardCodeError::Checksum)?;
    let sum = bytes.split_last_chunk::<2>();
    let is_right = sum.is_some_and(|(bytes, sum)| crc16(bytes) == u16::from_be_bytes(*sum));
    if is_right { Ok(bytes) } else { Err(BoardCodeError::Checksum) }
}

/// CRC-16/IBM-3740: polynomial 0x1021, initial value 0xFFFF.
pub fn crc16(bytes: &[u8]) -> u16 {
    bytes.iter().fold(0xFFFF, |sum, &byte| {
        (0..8).fold(sum ^ (u16::from(byte) << 8), |sum, _| {
            let carry = sum & 0x8000 != 0;
            (sum << 1) ^ if carry { 0x1021 } else { 0 }
        })
    })
}
