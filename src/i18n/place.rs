//! The place of a cell, counted from 1: as it is said, and shorter as it is written.

use super::Texts;
use crate::config::PlaceNames;
use crate::game::Pos;

/// A cell as it is said: `row 2, column 4`, or as the player wants it.
pub fn name(texts: &Texts, pos: Pos) -> String {
    let (row, col) = (pos.row + 1, pos.col + 1);
    match texts.place_names {
        PlaceNames::RowFirst => texts.with("announce-place", args![row, col]),
        PlaceNames::ColumnFirst => texts.with("announce-place-column-first", args![row, col]),
        PlaceNames::Letters => letters(pos),
    }
}

/// The same after another cell: only the coordinate that differs, if that is one.
pub fn differing(texts: &Texts, pos: Pos, from: Option<Pos>) -> String {
    match from {
        _ if texts.place_names == PlaceNames::Letters => letters(pos),
        Some(from) if from.row == pos.row => texts.with("announce-col", args![col = pos.col + 1]),
        Some(from) if from.col == pos.col => texts.with("announce-row", args![row = pos.row + 1]),
        _ => name(texts, pos),
    }
}

/// The letters of a column, counted from 0: `A` to `Z`, then `AA`.
pub fn column_letters(col: u16) -> String {
    let before = match col / 26 {
        0 => String::new(),
        more => column_letters(more - 1),
    };
    before + char::from(b'A' + (col % 26) as u8).encode_utf8(&mut [0; 4])
}

fn letters(pos: Pos) -> String {
    column_letters(pos.col) + &(pos.row + 1).to_string()
}
