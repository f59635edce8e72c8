//! AVF, the recordings of Minesweeper Arbiter 0.35 to 0.52.3.
//!
//! | part | |
//! |---|---|
//! | version | the second part of the program's: 52 for 0.52.3 |
//! | 4 bytes | without meaning |
//! | level | 3 to 5 the standard ones, 6 custom: then columns − 1, rows − 1, and u16 mines |
//! | mines | row and column, from 1 |
//! | header | obfuscated: see [`header`] |
//! | events | 8 bytes each: see [`events`] |
//! | footer | the player and the program: see [`metadata`] |
//!
//! Nothing at the beginning marks the format.

mod events;
mod header;
mod metadata;

use super::error::Expected;
use super::file_bytes::FileBytes;
use super::{Damage, DecodedGame, ReadError};
use crate::game::{BoardSize, Minefield};
use header::Header;

pub(super) use metadata::date_and_time;

/// The side of a cell, in pixels.
const CELL_SIDE: u16 = 16;

/// Where the level stands.
const LEVEL: usize = 5;

/// The header ends before this offset for the standard levels.
const USUAL_HEADER: usize = 1_024;

/// Whether the content is that of an AVF file, which may be damaged.
pub(super) fn recognizes(bytes: &[u8]) -> bool {
    // Recordings of FreeSweeper are similar and begin with 0.
    if bytes.starts_with(&[0]) {
        return false;
    }
    if header::has_info(&bytes[..bytes.len().min(USUAL_HEADER)]) {
        return true;
    }
    let mut file = FileBytes::new(bytes);
    let Ok((_, mines)) = board(&mut file) else {
        return false;
    };
    let header = file.offset() + 2 * mines;
    match bytes.get(header..) {
        Some(header) => header::begins(header) || header::has_info(header),
        // It ends early, or the number of mines is wrong. These bytes were always below 32.
        None => bytes[1..LEVEL].iter().all(|&byte| byte < 32),
    }
}

pub(super) fn decode(bytes: &[u8]) -> Result<DecodedGame, ReadError> {
    let mut file = FileBytes::new(bytes);
    let (size, mine_count) = board(&mut file)?;
    let mines = file.mines(size, mine_count, 1, |[row, col]| (col, row))?;
    let field = Minefield::new(size, mines.iter().map(|&pos| size.index(pos)));
    let header = Header::read(&mut file, &field)?;
    let metadata = metadata::read(bytes, &header);
    let (events, damage) = events::read(&mut file, header.event_count);
    Ok(DecodedGame {
        size,
        mines,
        question_marks: header.question_marks,
        cell_side: CELL_SIDE,
        counts_from_press: false,
        metadata,
        events,
        damage: damage.or(header.damage),
    })
}

/// The size of the board and the number of mines.
fn board(file: &mut FileBytes<'_>) -> Result<(BoardSize, usize), Damage> {
    file.take(LEVEL)?;
    let damage = file.expected(Expected::Level);
    Ok(match file.u8()? {
        3 => (BoardSize::fixed(8, 8), 10),
        4 => (BoardSize::fixed(16, 16), 40),
        5 => (BoardSize::fixed(16, 30), 99),
        6 => {
            let (cols, rows) = (file.u8()?, file.u8()?);
            let size = BoardSize::fixed(u16::from(rows) + 1, u16::from(cols) + 1);
            (size, file.u16()?.into())
        }
        _ => return Err(damage),
    })
}
