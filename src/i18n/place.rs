//! The place of a cell, counted from 1: as it is said, and shorter as it is written.

use super::Texts;
use crate::config::PlaceNames;
use crate::game::Pos;

/// A cell as it is said: `row 2, column 4`, or as the player wants it.
pub fn name(texts: &Texts, pos: Pos) -> String {
    match texts.place_names {
        PlaceNames::Letters => letters(pos),
        _ => in_words(texts, pos),
    }
}

/// A cell by its row and column.
pub fn in_words(texts: &Texts, pos: Pos) -> String {
    let (row, col) = (pos.row + 1, pos.col + 1);
    match texts.place_names {
        PlaceNames::ColumnFirst => texts.with("announce-place-column-first", args![row, col]),
        _ => texts.with("announce-place", args![row, col]),
    }
}

/// Where a cell is, seen from another: only the coordinate that differs, if that is one.
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

/// The cell that a text names: two numbers in the order of the player's names, or letters and a
/// number.
pub fn parse(names: PlaceNames, typed: &str) -> Option<Pos> {
    let typed = typed.trim();
    let digits = typed.find(|sign: char| !sign.is_ascii_alphabetic()).unwrap_or(typed.len());
    let (letters, rest) = typed.split_at(digits);
    let numbers = rest.split(|sign: char| !sign.is_ascii_digit()).filter(|part| !part.is_empty());
    let numbers: Vec<u16> = numbers.map(|part| part.parse::<u16>().ok()).collect::<Option<_>>()?;
    let (row, col) = match (names, &numbers[..]) {
        (_, &[row]) if !letters.is_empty() => (row, column_number(letters)?),
        (PlaceNames::ColumnFirst, &[col, row]) if letters.is_empty() => (row, col),
        (_, &[row, col]) if letters.is_empty() => (row, col),
        _ => return None,
    };
    Some(Pos::new(row.checked_sub(1)?, col.checked_sub(1)?))
}

/// The number of a column with these letters, from 1.
fn column_number(letters: &str) -> Option<u16> {
    letters.bytes().try_fold(0_u16, |number, letter| {
        let digit = u16::from(letter.to_ascii_uppercase() - b'A' + 1);
        number.checked_mul(26)?.checked_add(digit)
    })
}
