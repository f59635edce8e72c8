//! Times and positions of events.

use super::MAX_TIME;
use crate::game::{BoardSize, Pos};
use crate::replay::PointerPos;
use crate::replay::formats::LineFault;
use crate::replay::formats::text::quote;

/// A time in ms, from seconds with decimals, of which three count.
pub(super) fn time(word: &[u8]) -> Result<i32, LineFault> {
    let (negative, digits) = match word {
        [b'-', rest @ ..] => (true, rest),
        rest => (false, rest),
    };
    let mut parts = digits.splitn(2, |&byte| byte == b'.');
    let whole = parts.next().unwrap_or_default();
    let decimals = parts.next().unwrap_or_default();
    if whole.is_empty() || !all_digits(whole) || !all_digits(decimals) {
        return Err(LineFault::Time(quote(word)));
    }
    let millis = (0..3).fold(0, |ms, place| {
        let digit = decimals.get(place).map_or(0, |byte| byte - b'0');
        ms * 10 + i64::from(digit)
    });
    let ms = number(whole)
        .and_then(|seconds| i32::try_from(seconds * 1_000 + millis).ok())
        .filter(|&ms| ms <= MAX_TIME)
        .ok_or_else(|| LineFault::LongTime(quote(word)))?;
    Ok(if negative { -ms } else { ms })
}

fn all_digits(bytes: &[u8]) -> bool {
    bytes.iter().all(u8::is_ascii_digit)
}

/// An integer with an optional sign.
pub(super) fn number(word: &[u8]) -> Option<i64> {
    let text = std::str::from_utf8(word).ok()?;
    let digits = text.strip_prefix('-').unwrap_or(text);
    let written = !digits.is_empty() && all_digits(digits.as_bytes());
    // Twelve digits are enough and cannot overflow.
    (written && digits.len() <= 12).then(|| text.parse().ok()).flatten()
}

/// The cell of two words, column before row, from 1.
pub(super) fn cell(col: &[u8], row: &[u8], size: BoardSize) -> Result<Pos, LineFault> {
    let read = |word: &[u8]| number(word).ok_or_else(|| LineFault::Place(quote(word)));
    let (col, row) = (read(col)?, read(row)?);
    let index = |value: i64| u16::try_from(value - 1).ok();
    index(row)
        .zip(index(col))
        .map(|(row, col)| Pos::new(row, col))
        .filter(|&pos| size.contains(pos))
        .ok_or(LineFault::OffBoard { col, row, cols: size.cols(), rows: size.rows() })
}

/// The position of a mouse event; `None` if there is none.
pub(super) fn pointer_pos(rest: &[u8], size: BoardSize) -> Result<Option<PointerPos>, LineFault> {
    let wrong = || LineFault::Place(quote(rest));
    let open = rest.iter().position(|&byte| byte == b'(');
    let (before, after) = rest.split_at(open.unwrap_or(rest.len()));
    let mut words = words(before);
    let named = match (words.next(), words.next(), words.next()) {
        (None, _, _) => None,
        (Some(col), Some(row), None) => Some(cell(col, row, size)),
        _ => return Err(wrong()),
    };
    if after.is_empty() {
        return Ok(named.transpose()?.map(PointerPos::cell_center));
    }
    let close = after.iter().position(|&byte| byte == b')').ok_or_else(wrong)?;
    let (inside, behind) = (&after[1..close], &after[close + 1..]);
    let mut words = self::words(inside);
    let (Some(x), Some(y), None) = (words.next(), words.next(), words.next()) else {
        return Err(wrong());
    };
    let (x, y) = number(x).zip(number(y)).ok_or_else(wrong)?;
    if !is_held_buttons(behind) {
        return Err(wrong());
    }
    let pos = PointerPos::new(x, y).ok_or(LineFault::FarAway { x, y })?;
    match named {
        Some(Err(fault @ LineFault::Place(_))) => Err(fault),
        // Some writers put any cell beside a pixel outside the board.
        Some(Err(fault)) if pos.cell(size).is_some() => Err(fault),
        _ => Ok(Some(pos)),
    }
}

/// Whether this is nothing, or held buttons in brackets.
fn is_held_buttons(text: &[u8]) -> bool {
    match text.trim_ascii() {
        [] => true,
        [b'(', buttons @ .., b')'] => buttons.iter().all(|byte| b"lrm".contains(byte)),
        _ => false,
    }
}

pub(super) fn words(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    text.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty())
}
