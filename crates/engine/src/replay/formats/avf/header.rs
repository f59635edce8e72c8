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
//! | length, text | the info: fields between `|`, which are mode, board if custom, start, end, and results |
//! | digits | a sum over the info |
//!
//! A sum adds up each byte times its place from 1, or each cell's [`board_sum`]. Where one is wrong
//! the file was damaged or edited, but its game can be played.

use super::events_begin;
use crate::game::{Minefield, Pos};
use crate::replay::formats::error::{Damage, Expected};
use crate::replay::formats::file_bytes::FileBytes;

/// What the header says.
#[derive(Debug)]
pub(super) struct AvfHeader<'a> {
    /// `None` where the header is damaged before the info.
    pub event_count: Option<usize>,
    /// In the code page of the player; `None` as above.
    pub player: Option<Vec<u8>>,
    pub question_marks: bool,
    /// Without its brackets.
    pub info: &'a [u8],
    /// The first sum that is wrong.
    pub damage: Option<Damage>,
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

impl<'a> AvfHeader<'a> {
    /// Reads the header up to the events. Where it is damaged, the info is searched for, after which
    /// the events begin.
    pub fn read(file: &mut FileBytes<'a>, field: &Minefield) -> Result<Self, Damage> {
        let start = *file;
        let mut header = Self::read_in_order(file, field).or_else(|damage| {
            *file = start;
            Self::search(file).ok_or(damage)
        })?;
        let info_damage = read_info_sum(file, header.info);
        header.damage = header.damage.or(info_damage);
        Ok(header)
    }

    fn read_in_order(file: &mut FileBytes<'a>, field: &Minefield) -> Result<Self, Damage> {
        let board_damage = read_sum(file, board_sum(field));
        let events = u32::from_be_bytes(file.u32()?.to_be_bytes().map(unshift));
        let _country = file.u8()?;
        let length = file.u8()?;
        let player: Vec<_> = file.take(length.into())?.iter().map(|&byte| unshift(byte)).collect();
        let name_damage = read_sum(file, sum(&player));
        let question_marks = file.parse(Expected::QuestionMarks, FileBytes::u8, question_marks)?;
        let length = file.u8()?.into();
        let info = file.parse(
            Expected::InfoText,
            |file| file.take(length),
            |info| info.strip_prefix(b"[")?.strip_suffix(b"]"),
        )?;
        Ok(Self {
            event_count: Some(events.saturating_sub(5) as usize),
            player: Some(player),
            question_marks,
            info,
            damage: board_damage.or(name_damage),
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
            damage: None,
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

/// The number of bytes before what is likely the info of a header.
pub(super) fn find_info(bytes: &[u8]) -> Option<usize> {
    let starts = |part: &[u8]| matches!(part, [MARKS_ON | MARKS_OFF, _, b'[', b'0'..=b'3', b'|']);
    Some(bytes.windows(5).position(starts)? + 2)
}

/// Moves to the events, and returns whether the sum before them is wrong. The first of them may
/// begin with a byte that looks like another digit, so the number of digits follows from the info.
/// If it was edited, the events are searched for.
fn read_info_sum(file: &mut FileBytes<'_>, info: &[u8]) -> Option<Damage> {
    let digits = digits(sum(&[b"[", info, b"]"].concat()));
    let rest = file.rest();
    if rest.starts_with(&digits) {
        file.seek(file.offset() + digits.len());
        return None;
    }
    let damage = file.expected(Expected::Checksum);
    let mut likely = std::iter::once(digits.len()).chain(0..rest.len());
    let events = |at: &usize| rest.get(*at..).is_some_and(events_begin);
    file.seek(file.offset() + likely.find(events).unwrap_or(digits.len()));
    Some(damage)
}

/// Moves behind the digits, and returns whether they are there and are those of another number.
fn read_sum(file: &mut FileBytes<'_>, sum: usize) -> Option<Damage> {
    let damage = file.expected(Expected::Checksum);
    let found = skip_digits(file);
    (!found.is_empty() && found != digits(sum)).then_some(damage)
}

fn skip_digits<'a>(file: &mut FileBytes<'a>) -> &'a [u8] {
    let rest = file.rest();
    let digits = rest.iter().take_while(|&&byte| matches!(byte, 3..=12)).count();
    file.seek(file.offset() + digits);
    &rest[..digits]
}

fn digits(number: usize) -> Vec<u8> {
    number.to_string().bytes().map(|digit| digit.wrapping_sub(SHIFT)).collect()
}

/// The sum of a text.
fn sum(text: &[u8]) -> usize {
    text.iter().zip(1..).map(|(&byte, place)| usize::from(byte) * place).sum()
}

/// Σ (x + x·y) · (the number + 1, or 10 for a mine), with columns and rows from 0.
fn board_sum(field: &Minefield) -> usize {
    let worth = |pos: Pos| {
        let (x, y) = (usize::from(pos.col), usize::from(pos.row));
        let value = field.number(pos).map_or(10, |number| usize::from(number) + 1);
        value * (x + x * y)
    };
    field.size().positions().map(worth).sum()
}

const fn unshift(byte: u8) -> u8 {
    byte.wrapping_add(SHIFT)
}
