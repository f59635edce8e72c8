//! MVF, the recordings of Minesweeper Clone.
//!
//! Since 0.97 a header of four strings comes first: the program, its years, its author, and its
//! version. Then follow when and how was played, the board, the player, and the states of the mouse
//! with shuffled bits. Earlier releases write the board, plain states, and the player at the end.

mod bit_order;
mod headed;
mod states;
mod unheaded;

use super::error::Expected;
use super::file_bytes::FileBytes;
use super::{Damage, DecodedGame, Format, ReadError};

/// The side of a cell, in pixels.
const CELL_SIDE: u16 = 16;

const PROGRAM: &str = "Minesweeper Clone";

/// Whether the content is that of an MVF file, which may be damaged.
pub(super) fn recognizes(bytes: &[u8]) -> bool {
    bytes.starts_with(headed::START) || headed::is_headless(bytes) || unheaded::recognizes(bytes)
}

pub(super) fn decode(bytes: &[u8]) -> Result<DecodedGame, ReadError> {
    if bytes.starts_with(headed::START) || headed::is_headless(bytes) {
        headed::decode(bytes)
    } else {
        unheaded::decode(bytes).map_err(ReadError::Damaged)
    }
}
