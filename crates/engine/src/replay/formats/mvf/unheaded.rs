//! MVF of 0.96 beta and earlier, which has no header.
//!
//! | part | |
//! |---|---|
//! | board | columns, rows, u16 mines, and the mines: column and row, from 0 |
//! | question marks | a byte, and one without use |
//! | records | 8 bytes each |
//! | 6 bytes | of unknown use |
//! | end | the time, from 0.76 on the name in 100 bytes, and a checksum |

use super::{DecodedGame, MouseState, PROGRAM, States};
use crate::replay::Metadata;
use crate::replay::formats::decoded::USUAL_CELL_SIDE;
use crate::replay::formats::file_bytes::FileBytes;
use crate::replay::formats::{Damage, Expected, in_order, text};
use std::ops::Range;

/// The length of a record.
const RECORD: usize = 8;

/// The length of what stands between the records and the end.
const UNKNOWN: usize = 6;

/// The length of the time: u16 seconds and u8 hundredths.
const TIME: usize = 3;

/// Whether it begins with the size of one of the three levels, and mines for it.
pub(super) fn recognizes(bytes: &[u8]) -> bool {
    matches!(bytes, [8, 8, 0, 1..=63, ..] | [16 | 30, 16, 0, 1..=255, ..])
}

pub(super) fn decode(bytes: &[u8]) -> Result<DecodedGame, Damage> {
    let mut file = FileBytes::new(bytes);
    let size = file.board_size()?;
    let mine_count = file.u16()?;
    let mines = file.mines(size, mine_count.into(), 0, |[col, row]| (col, row))?;
    let question_marks = file.u8()? != 0;
    let _unused = file.u8()?;
    let end = End::of(bytes);
    let (mut states, damage) = read_states(&mut file, end.as_ref());
    // The last state is never recorded.
    states.release_all();
    let player = end.as_ref().and_then(|end| bytes.get(end.name.clone()?)).map(text::decode);
    Ok(DecodedGame {
        size,
        mines,
        question_marks,
        cell_side: USUAL_CELL_SIDE,
        counts_from_press: false,
        metadata: Metadata {
            player: player.unwrap_or_default(),
            program: PROGRAM.to_owned(),
            version: end.map_or("", |end| end.version).to_owned(),
            ..Metadata::default()
        },
        events: states.events,
        damage,
    })
}

/// The end of the file, which depends on the version.
#[derive(Debug)]
struct End {
    version: &'static str,
    name: Option<Range<usize>>,
    /// The time of the game, in ms, and where it stands.
    time: i32,
    offset: usize,
}

impl End {
    /// `None` if the end is missing.
    fn of(bytes: &[u8]) -> Option<Self> {
        let from_end = |distance: usize| bytes.len().checked_sub(distance);
        let is_digit = |distance| Some(bytes[from_end(distance)?].is_ascii_digit());
        let (version, checksum, name) = if !is_digit(1)? && !is_digit(22)? {
            ("0.8 to 0.96", 22, 100)
        } else if from_end(13).is_some_and(|at| bytes[at..].starts_with(b"   ")) {
            ("0.76", 10, 100)
        } else {
            ("up to 0.75", 10, 0)
        };
        let checksum_at = from_end(checksum)?;
        let is_whole = match &bytes[checksum_at..] {
            [0, .., 0] => true,
            digits => digits.iter().all(u8::is_ascii_digit),
        };
        let name = checksum_at.checked_sub(name)?..checksum_at;
        let offset = name.start.checked_sub(TIME)?;
        let [seconds_high, seconds_low, hundredths] = *bytes[offset..].first_chunk()?;
        let seconds = u16::from_be_bytes([seconds_high, seconds_low]);
        is_whole.then_some(Self {
            version,
            time: time(seconds, hundredths),
            offset,
            name: Some(name).filter(|name| !name.is_empty()),
        })
    }
}

/// Reads the states. After the last one comes something else, which mostly shows by its time.
fn read_states(file: &mut FileBytes<'_>, end: Option<&End>) -> (States, Option<Damage>) {
    let mut states = States::default();
    let at_most = end.map_or(i32::MAX, |end| end.time);
    let offset = end.map_or(usize::MAX, |end| end.offset);
    let damage = loop {
        let at = *file;
        if file.offset() + RECORD > offset {
            break None;
        }
        let state = match read_state(file) {
            Ok(state) => state,
            Err(damage) => break Some(damage),
        };
        // Whole records follow.
        let is_early = at.offset() + UNKNOWN + RECORD <= offset;
        let time = in_order(state.time, states.end()).filter(|&time| time <= at_most);
        let Some(time) = time.filter(|&time| is_early || time == state.time) else {
            *file = at;
            break is_early.then(|| file.expected(Expected::LaterTime));
        };
        states.push(MouseState { time, ..state });
    };
    (states, damage)
}

fn read_state(file: &mut FileBytes<'_>) -> Result<MouseState, Damage> {
    let [seconds, hundredths, buttons, x_high, x_low, y_high, y_low, _] = file.array::<RECORD>()?;
    Ok(MouseState {
        time: time(seconds.into(), hundredths),
        x: u16::from_be_bytes([x_high, x_low]).into(),
        y: u16::from_be_bytes([y_high, y_low]).into(),
        left: buttons & 1 != 0,
        middle: buttons & 2 != 0,
        right: buttons & 4 != 0,
    })
}

/// In ms.
fn time(seconds: u16, hundredths: u8) -> i32 {
    i32::from(seconds) * 1_000 + i32::from(hundredths) * 10
}
