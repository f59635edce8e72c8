//! Boards in links: `b=` has the size, `m=` the mines.
//!
//! `b` is 1, 2 or 3 for 9 × 9, 16 × 16 and 30 columns × 16 rows, or else the columns and then the
//! rows, both with as many digits. `m` has a digit of base 32 (0 to 9, a to v) for each five cells,
//! row by row, the highest bit first; what is missing at the end is free.
//!
//! Sources: the ZiNi calculator of PTTACG (github.com/PTTACGfans/Minesweeper-ZiNi-Calculator) and
//! Llamasweeper (github.com/hwatson381/LlamaSweeper).

use super::{ReadError, ReadSetup, TextFormat};
use crate::game::{BoardSize, Level, Minefield};
use crate::workbench::Setup;

/// The sizes that have a number, from 1.
const NUMBERED: [Level; 3] = [Level::Beginner, Level::Intermediate, Level::Expert];

const CELLS_PER_DIGIT: usize = 5;

pub(super) fn read(dimensions: &str, mines: &str) -> Result<ReadSetup, ReadError> {
    let size = size(dimensions)?;
    let mut places = Vec::new();
    for (index, digit) in mines.chars().enumerate() {
        let bits = digit.to_digit(32).ok_or(ReadError::BrokenLink)?;
        for bit in 0..CELLS_PER_DIGIT {
            if bits >> (CELLS_PER_DIGIT - 1 - bit) & 1 == 1 {
                places.push(index * CELLS_PER_DIGIT + bit);
            }
        }
    }
    if places.last().is_some_and(|&place| place >= size.cells()) {
        return Err(ReadError::BrokenLink);
    }
    let setup = Setup::of_field(&Minefield::new(size, places));
    Ok(ReadSetup::certain(setup, TextFormat::BoardLink))
}

fn size(text: &str) -> Result<BoardSize, ReadError> {
    if let Ok(number @ 1..=3) = text.parse::<usize>()
        && text.len() == 1
    {
        return Ok(NUMBERED[number - 1].size());
    }
    if text.is_empty() || !text.bytes().all(|digit| digit.is_ascii_digit()) {
        return Err(ReadError::BrokenLink);
    }
    let (cols, rows) = text.split_at(text.len() / 2);
    match (rows.parse(), cols.parse()) {
        (Ok(rows), Ok(cols)) => BoardSize::new(rows, cols).map_err(ReadError::Size),
        _ => Err(ReadError::BrokenLink),
    }
}

/// The parameters; the address of the page comes before them, with a question mark.
pub(super) fn write(field: &Minefield) -> String {
    let size = field.size();
    let named = NUMBERED.iter().position(|level| level.size() == size);
    let (cols, rows) = (size.cols().to_string(), size.rows().to_string());
    let width = cols.len().max(rows.len()).max(2);
    let dimensions =
        named.map_or_else(|| format!("{cols:0>width$}{rows:0>width$}"), |at| (at + 1).to_string());
    let bits: Vec<u32> = size.positions().map(|pos| u32::from(field.is_mine(pos))).collect();
    let digits = bits.chunks(CELLS_PER_DIGIT).filter_map(|cells| {
        let bits = cells.iter().fold(0, |sum, bit| sum << 1 | bit);
        char::from_digit(bits << (CELLS_PER_DIGIT - cells.len()), 32)
    });
    format!("b={dimensions}&m={}", digits.collect::<String>())
}
