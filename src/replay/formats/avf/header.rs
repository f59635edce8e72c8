//! The obfuscated header.
//!
//! A number that is written in digits has no length and no end: each digit is a byte, its character
//! − 45. Other bytes may be shifted, which means that they are stored − 45 modulo 256.
//!
//! | part | |
//! |---|---|
//! | digits | a sum over the board |
//! | 4 shifted bytes | the number of events + 5 |
//! | byte | the index of a country |
//! | length, shifted bytes | the name of the player |
//! | digits | a sum over the name |
//! | byte | question marks: 17 on, 127 off |
//! | length, text | the info: see [`metadata`](super::metadata) |
//! | digits | a sum over the info |
//!
//! The sums need not be right: whoever edits a file may not know of them.

use super::events;
use crate::replay::formats::error::{Damage, Expected};
use crate::replay::formats::file_bytes::FileBytes;

/// What the header tells.
#[derive(Debug)]
pub(super) struct Header<'a> {
    /// `None` where the header is damaged before the info.
    pub event_count: Option<usize>,
    /// In the code page of the player; `None` as above.
    pub player: Option<Vec<u8>>,
    pub question_marks: bool,
    /// Without its brackets.
    pub info: &'a [u8],
}

const MARKS_ON: u8 = 17;
const MARKS_OFF: u8 = 127;

/// The difference between a byte and how it is stored.
const SHIFT: u8 = 45;

/// The first byte of the number of events, which is far below 2²⁴.
const HIGH_COUNT: u8 = 0_u8.wrapping_sub(SHIFT);

/// Whether this is the beginning of a header, as far as it goes.
pub(super) fn begins(bytes: &[u8]) -> bool {
    let mut file = FileBytes::new(bytes);
    skip_digits(&mut file);
    matches!(file.rest(), [] | [HIGH_COUNT, ..])
}

/// Whether this contains what is likely the info of a header.
pub(super) fn has_info(bytes: &[u8]) -> bool {
    find_info(bytes).is_some()
}

impl<'a> Header<'a> {
    /// Reads the header up to the events. Where it is damaged, the info is searched for, after which
    /// the events begin.
    pub fn read(file: &mut FileBytes<'a>) -> Result<Self, Damage> {
        let start = *file;
        let header = Self::read_in_order(file).or_else(|damage| {
            *file = start;
            Self::search(file).ok_or(damage)
        })?;
        skip_info_sum(file, header.info);
        Ok(header)
    }

    fn read_in_order(file: &mut FileBytes<'a>) -> Result<Self, Damage> {
        skip_digits(file);
        let events = u32::from_be_bytes(file.u32()?.to_be_bytes().map(unshift));
        let _country = file.u8()?;
        let length = file.u8()?;
        let player = file.take(length.into())?.iter().map(|&byte| unshift(byte)).collect();
        skip_digits(file);
        let damage = file.expected(Expected::QuestionMarks);
        let question_marks = question_marks(file.u8()?).ok_or(damage)?;
        let length = file.u8()?;
        let damage = file.expected(Expected::InfoText);
        let info = file.take(length.into())?;
        let info = info.strip_prefix(b"[").and_then(|info| info.strip_suffix(b"]"));
        Ok(Self {
            event_count: Some(events.saturating_sub(5) as usize),
            player: Some(player),
            question_marks,
            info: info.ok_or(damage)?,
        })
    }

    /// Searches for the info.
    fn search(file: &mut FileBytes<'a>) -> Option<Self> {
        let start = find_info(file.rest())?;
        let length = file.rest()[start..].iter().position(|&byte| byte == b']')?;
        let taken = file.take(start + length + 1).ok()?;
        Some(Self {
            event_count: None,
            player: None,
            question_marks: question_marks(taken[start - 2])?,
            info: &taken[start + 1..start + length],
        })
    }
}

const fn question_marks(code: u8) -> Option<bool> {
    match code {
        MARKS_ON => Some(true),
        MARKS_OFF => Some(false),
        _ => None,
    }
}

/// The number of bytes before the first info.
fn find_info(bytes: &[u8]) -> Option<usize> {
    let starts = |part: &[u8]| matches!(part, [MARKS_ON | MARKS_OFF, _, b'[', b'0'..=b'3', b'|']);
    Some(bytes.windows(5).position(starts)? + 2)
}

/// Moves to the events. The first of them may begin with a byte that looks like another digit, so
/// the number of digits follows from the info. If it was edited, the events are searched for.
fn skip_info_sum(file: &mut FileBytes<'_>, info: &[u8]) {
    let text = std::iter::once(&b'[').chain(info).chain(b"]");
    let sum: usize = text.zip(1..).map(|(&byte, place)| usize::from(byte) * place).sum();
    let digits = sum.to_string();
    let rest = file.rest();
    let stored = digits.bytes().map(|digit| digit.wrapping_sub(SHIFT));
    let length = if rest.iter().copied().take(digits.len()).eq(stored) {
        digits.len()
    } else {
        let mut likely = std::iter::once(digits.len()).chain(0..rest.len());
        let events = |at: &usize| rest.get(*at..).is_some_and(events::begin);
        likely.find(events).unwrap_or(digits.len())
    };
    file.seek(file.offset() + length);
}

fn skip_digits(file: &mut FileBytes<'_>) {
    let digits = file.rest().iter().take_while(|&&byte| matches!(byte, 3..=12)).count();
    file.seek(file.offset() + digits);
}

const fn unshift(byte: u8) -> u8 {
    byte.wrapping_add(SHIFT)
}
