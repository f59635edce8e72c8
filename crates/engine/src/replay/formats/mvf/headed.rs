//! MVF since 0.97: after the header, 0.97 and the releases of 2006 and 2007 differ in details.

use super::{DecodedGame, MouseEvent, MouseState, PROGRAM, ReadError, States};
use crate::replay::formats::decoded::USUAL_CELL_SIDE;
use crate::replay::formats::file_bytes::FileBytes;
use crate::replay::formats::{Damage, Expected, in_order, text};
use crate::replay::{FileDoubts, Metadata};

/// The first bytes: the length of the program's name, and its first letter.
pub(super) const START: &[u8] = b"\x11M";

/// Where the last digit of the years stands.
const YEAR: usize = 27;

/// Where the version stands.
const VERSION: usize = 54;

/// Where the game begins.
const START_0_97: usize = 74;
const START_2006: usize = 71;
const START_HEADLESS: usize = 7;

/// The length of the checksum at the end.
const CHECKSUM: usize = 32;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// 0.97 beta.
    Beta,
    /// The releases of 2006 and 2007.
    Release,
}

/// Whether the header was replaced by a few bytes, the first two of them 0, as in a modified 0.97.
pub(super) fn is_headless(bytes: &[u8]) -> bool {
    bytes.starts_with(&[0, 0])
        && matches!(
            bytes.get(START_HEADLESS..),
            Some([1..=12, 0..=31, 7, _, 0..=23, 0..=59, 0..=59, 1..=5, 1..=4, ..])
        )
}

pub(super) fn decode(bytes: &[u8]) -> Result<DecodedGame, ReadError> {
    let mut file = FileBytes::new(bytes);
    let (kind, version) = header(&mut file)?;
    let played_at = date_and_time(&mut file)?;
    let _level = file.u8()?;
    let mode = match file.u8()? {
        1 => String::new(),
        2 => "Density".to_owned(),
        3 => "UPK".to_owned(),
        4 => "Cheat".to_owned(),
        other => other.to_string(),
    };
    // The time, and in 0.97 also 3BV and clicks.
    file.take(if kind == Kind::Beta { 3 + 5 * 2 } else { 3 })?;
    let question_marks = file.u8()? != 0;
    let size = file.board_size()?;
    let mine_count = file.u16()?;
    let mines = file.mines(size, mine_count.into(), 1, |[col, row]| (col, row))?;
    let length = file.u8()?;
    let player = text::decode(file.take(length.into())?);
    let key = file.u16()?;
    let count = file.u24()?;
    let (events, damage) = states(&mut file, kind, key, count);
    Ok(DecodedGame {
        size,
        mines,
        question_marks,
        cell_side: USUAL_CELL_SIDE,
        counts_from_press: false,
        metadata: Metadata {
            player,
            program: PROGRAM.to_owned(),
            version,
            played_at,
            doubts: FileDoubts { mode, ..FileDoubts::default() },
            ..Metadata::default()
        },
        events,
        damage,
    })
}

/// Moves to the game. Returns the kind and the version.
fn header(file: &mut FileBytes<'_>) -> Result<(Kind, String), Damage> {
    if !file.rest().starts_with(START) {
        file.take(START_HEADLESS)?;
        return Ok((Kind::Beta, "0.97 beta".to_owned()));
    }
    file.take(YEAR)?;
    let (year, kind, start) = file.parse(Expected::Year, FileBytes::u8, |year| match year {
        b'5' | b'8' => Some((year, Kind::Beta, START_0_97)),
        b'6' | b'7' => Some((year, Kind::Release, START_2006)),
        _ => None,
    })?;
    file.take(VERSION - file.offset())?;
    let version = file.take(start - 3 - VERSION)?;
    file.take(3)?;
    if year == b'8' {
        // A modified 0.97, whose texts begin elsewhere.
        return Ok((kind, "Funny Mode".to_owned()));
    }
    Ok((kind, text::decode(version.strip_prefix(b"version ").unwrap_or(version))))
}

/// The local time of the game, as `YYYY-MM-DD hh:mm:ss`.
fn date_and_time(file: &mut FileBytes<'_>) -> Result<String, Damage> {
    let (month, day, year) = (file.u8()?, file.u8()?, file.u16()?);
    let [hours, minutes, seconds] = file.array()?;
    Ok(format!("{year:04}-{month:02}-{day:02} {hours:02}:{minutes:02}:{seconds:02}"))
}

/// Reads the states, of which there should be `count`, up to the checksum.
fn states(
    file: &mut FileBytes<'_>,
    kind: Kind,
    key: u16,
    count: u32,
) -> (Vec<MouseEvent>, Option<Damage>) {
    let length = if kind == Kind::Beta { 5 } else { 6 };
    let order = BitOrder::new(key, length);
    let mut states = States::default();
    for _ in 0..count {
        let damage = file.expected(Expected::LaterTime);
        let state = match file.take(length) {
            Ok(record) => state(kind, order.number(record)),
            Err(damage) => return (states.events, Some(damage)),
        };
        let Some(time) = in_order(state.time, states.end()) else {
            return (states.events, Some(damage));
        };
        states.push(MouseState { time, ..state });
    }
    let expected = match file.rest().len() {
        0..CHECKSUM => Expected::Bytes(CHECKSUM),
        // Too few bytes for another record.
        rest if rest < CHECKSUM + length => return (states.events, None),
        _ => Expected::LastBytes(CHECKSUM),
    };
    (states.events, Some(file.expected(expected)))
}

/// Fields from the lowest bit on: the buttons, y, x, and the time.
fn state(kind: Kind, number: u64) -> MouseState {
    let field = |first: u32, bits: u32| (number >> first) as i32 & ((1 << bits) - 1);
    let (x, y, time) = match kind {
        Kind::Beta => (field(12, 9), field(3, 9), field(28, 10) * 1_000 + field(21, 7) * 10),
        Kind::Release => (field(14, 11) - 32, field(3, 11) - 32, field(25, 22)),
    };
    let down = |bit| field(bit, 1) != 0;
    MouseState { time, x, y, right: down(0), middle: down(1), left: down(2) }
}

/// The order of the bits of a record, from the lowest to the highest. It depends on a key in the
/// file.
#[derive(Debug)]
struct BitOrder {
    /// The bit of the record that is the n-th of the number.
    bits: Vec<usize>,
}

/// The digits that a number contributes to the order.
const DIGITS: usize = 8;

impl BitOrder {
    /// The order for records of this many bytes, at most 6.
    ///
    /// Some functions of the key give as many digits as there are bits. First come the bits at the
    /// places of the digit 0, then those of 1, and so on.
    fn new(key: u16, bytes: usize) -> Self {
        let a = f64::from(key).sqrt();
        let b = (f64::from(key) + 1_000.0).sqrt();
        let c = (a + 1_000.0).sqrt();
        let d = (b + 1_000.0).sqrt();
        let numbers = [
            (c + 1_000.0).cos(),
            b.sqrt().sin(),
            c.cos(),
            (a.sqrt() + 1_000.0).sin(),
            d.cos(),
            d.sin(),
        ];
        let mut digits = Vec::with_capacity(numbers.len() * DIGITS);
        for number in &numbers[..bytes] {
            let number = (number.abs() * 1e8).round() as u64;
            digits.extend((0..DIGITS as u32).rev().map(|place| number / 10_u64.pow(place) % 10));
        }
        let mut bits: Vec<usize> = (0..digits.len()).collect();
        bits.sort_by_key(|&bit| digits[bit]);
        Self { bits }
    }

    /// The record as a number.
    fn number(&self, record: &[u8]) -> u64 {
        let bit = |at: usize| u64::from(record[at / 8] >> (at % 8) & 1);
        self.bits.iter().rev().fold(0, |number, &at| number << 1 | bit(at))
    }
}
