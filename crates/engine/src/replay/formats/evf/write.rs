//! Writing EVF, version 4, as its specification says: "evf标准.md" of eee555/ms_toollib.
//!
//! The mouse events are those of two plain buttons, as in RAWVF. What a file of ours says of itself:
//!
//! - The program is Sapper, or the one that recorded the game, converted by Sapper.
//! - It has no checksum: only Metasweeper computes those that rankings check.
//! - It is completed if the game was won, and neither official nor fair: a recording does not say
//!   how its board was chosen.
//! - The mode is that of the recording, or that of Windows 7 for our own games whose first click opens
//!   an opening.
//! - The country is unknown, there is no identity of the device, and cells have 16 pixels.
//!
//! Question marks, other rules and a clock that starts with the board are not part of the format. So
//! a game is written only if reading it again gives the same figures.

use super::{COMPLETED, CONVERTED, METASWEEPER, NEWEST, NO_FLAG, OWN_NAME};
use crate::game::counters::{Counters, GameResult};
use crate::game::pointer::MouseButton::{Left, Middle, Right};
use crate::game::rules::{FirstOpening, StartPoint};
use crate::game::{BoardSize, Minefield};
use crate::replay::formats::MODES;
use crate::replay::formats::decoded::first_opening;
use crate::replay::formats::rawvf::plain_mouse_events;
use crate::replay::formats::text::sanitize;
use crate::replay::summary::played_at;
use crate::replay::{ClickKind, Event, EventKind, Metadata, Playback, PointerPos, Recording};
use jiff::tz::TimeZone;

/// The program of our own recordings.
pub(super) const SAPPER: &str = "Sapper";

const WIN_7: u16 = 4;

/// The side of a cell in pixels, and the longest wait that fits into an event, in ms.
const CELL_SIDE: u8 = PointerPos::UNITS_PER_CELL as u8;
const MAX_WAIT: u32 = u8::MAX as u32;

/// Why a recording is not written as EVF.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EvfRefusal {
    /// A side of the board has more than 255 cells.
    Size,
    /// A question mark was set; the format has none.
    QuestionMarks,
    /// The game followed rules that the format does not describe.
    Rules,
}

impl EvfRefusal {
    /// The key of its text.
    pub const fn text_key(self) -> &'static str {
        match self {
            Self::Size => "evf-refused-size",
            Self::QuestionMarks => "evf-refused-marks",
            Self::Rules => "evf-refused-rules",
        }
    }
}

/// A recording as an EVF file.
///
/// # Errors
/// If the format cannot hold it.
pub fn to_bytes(recording: &Recording) -> Result<Vec<u8>, EvfRefusal> {
    let Recording { rules, field, metadata, .. } = recording;
    let size = field.size();
    let (Ok(rows), Ok(cols)) = (u8::try_from(size.rows()), u8::try_from(size.cols())) else {
        return Err(EvfRefusal::Size);
    };
    if rules.fair_guess || rules.strict || rules.clock == StartPoint::BoardShown {
        return Err(EvfRefusal::Rules);
    }
    let mut playback = Playback::new(recording.clone());
    let counters = playback.play_to_end();
    let is_own = metadata.program == SAPPER;
    let is_mark = |kind, effective| kind == ClickKind::Right && effective;
    let has_marks = playback.clicks.iter().any(|click| is_mark(click.kind, click.effective));
    let flag = |is_set: bool, bit: u8| if is_set { bit } else { 0 };
    let flags = flag(counters.result == GameResult::Won, COMPLETED)
        | flag(!has_marks, NO_FLAG)
        | flag(!is_own, CONVERTED);
    let opens = is_own && rules.first_opening == FirstOpening::FreeBlock;
    let time = counters.tally.time.unwrap_or_default();
    let no_settings = 0;
    let mut bytes = vec![NEWEST, flags, no_settings, rows, cols];
    // Neither exceeds the number of cells, which is below 2¹⁶ here.
    bytes.extend((field.mines() as u16).to_be_bytes());
    bytes.push(CELL_SIDE);
    let mode = MODES.iter().position(|it| it.eq_ignore_ascii_case(&metadata.doubts.mode));
    bytes.extend(if opens { WIN_7 } else { mode.unwrap_or_default() as u16 }.to_be_bytes());
    bytes.extend((counters.metrics.bbbv as u16).to_be_bytes());
    bytes.extend(u32::try_from(time).unwrap_or(u32::MAX).to_be_bytes());
    bytes.extend(b"XX");
    bytes.extend(begin_and_end(metadata, is_own, time).map(u64::to_be_bytes).concat());
    write_texts(metadata, is_own, &mut bytes);
    let no_device = 0_u16;
    bytes.extend(no_device.to_be_bytes());
    bytes.extend(mine_bits(field));
    let no_indices = 0_u16;
    bytes.extend(no_indices.to_be_bytes());
    write_events(recording, size, &mut bytes);
    let (end, no_checksum) = (0, 0_u16);
    bytes.push(end);
    bytes.extend(no_checksum.to_be_bytes());
    if is_faithful(&bytes, &counters) {
        Ok(bytes)
    } else if rules.question_marks {
        Err(EvfRefusal::QuestionMarks)
    } else {
        Err(EvfRefusal::Rules)
    }
}

/// Whether the game in the file has these figures. The path may differ where keys were used, and the
/// time of an unfinished game, which is that of the last release, where buttons were forgotten.
fn is_faithful(bytes: &[u8], counters: &Counters) -> bool {
    let read = super::decode(bytes).ok().and_then(|game| game.into_recording().ok());
    let figures = |counters: &Counters| {
        let Counters { result, tally, bbbv_solved, .. } = *counters;
        let clicks = [tally.left, tally.right, tally.chords, tally.effective, tally.flags];
        let time = tally.time.filter(|_| result != GameResult::Unfinished);
        (result, clicks, bbbv_solved, time)
    };
    read.is_some_and(|read| figures(&read.counters()) == figures(counters))
}

/// When the game began and ended, in µs since 1970; 0 if nobody knows. Our own recordings say when it
/// ended, those of others mostly when it began, without a time zone.
fn begin_and_end(metadata: &Metadata, is_own: bool, time: u64) -> [u64; 2] {
    let known = played_at(&metadata.played_at, &TimeZone::UTC);
    let known = known.and_then(|at| at.to_zoned(TimeZone::UTC).ok());
    let known = known.and_then(|at| u64::try_from(at.timestamp().as_microsecond()).ok());
    let length = time.saturating_mul(1_000);
    match known {
        None | Some(0) => [0; 2],
        Some(end) if is_own => [end.saturating_sub(length), end],
        Some(begin) => [begin, begin.saturating_add(length)],
    }
}

/// The program, what converted its file, and the player.
fn write_texts(metadata: &Metadata, is_own: bool, bytes: &mut Vec<u8>) {
    let mut write = |text: &str| {
        bytes.extend(sanitize(text).bytes());
        bytes.push(0);
    };
    if metadata.program == METASWEEPER {
        write(&format!("{OWN_NAME}{}", metadata.version));
    } else {
        write(&metadata.full_program());
    }
    if !is_own {
        write(concat!("Sapper ", env!("CARGO_PKG_VERSION")));
        write("utf-8");
    }
    write(&metadata.player);
    let (competition, identity) = ("", "");
    write(competition);
    write(identity);
}

/// A bit for each cell, row by row, the highest bit of a byte first.
fn mine_bits(field: &Minefield) -> Vec<u8> {
    let size = field.size();
    let mut bits = vec![0; size.cells().div_ceil(8)];
    for mine in field.mine_positions() {
        let index = size.index(mine);
        bits[index / 8] |= 0x80 >> (index % 8);
    }
    bits
}

/// Each event has its differences in time and place to the one before.
fn write_events(recording: &Recording, size: BoardSize, bytes: &mut Vec<u8>) {
    let events = plain_mouse_events(recording);
    let opened = first_opening(recording);
    // The format counts from the first opening. Where the clock counted from the press before that,
    // what came between them happens at once.
    let shown = |time: i32| if opened.is_some_and(|at| time <= at) { time.min(0) } else { time };
    let (side, outside) = (i16::from(CELL_SIDE), [size.cols(), size.rows()]);
    let outside = outside.map(|cells| cells.cast_signed() * side);
    let mut last = events.first().map_or(0, |first| shown(first.time));
    let mut place = [0; 2];
    for Event { time, kind, pointer_pos } in events {
        let Some(number) = event_number(kind) else { continue };
        let mut wait = shown(time).abs_diff(last);
        last = shown(time);
        while wait > MAX_WAIT {
            let pause = u16::try_from(wait).unwrap_or(u16::MAX);
            bytes.push(u8::MAX);
            bytes.extend(pause.to_be_bytes());
            wait -= u32::from(pause);
        }
        let to = match pointer_pos.cell(size) {
            Some(_) => [pointer_pos.x(), pointer_pos.y()],
            None => outside,
        };
        bytes.extend([number, wait as u8]);
        bytes.extend((to[0] - place[0]).to_be_bytes());
        bytes.extend((to[1] - place[1]).to_be_bytes());
        place = to;
    }
}

/// The number of a plain event. A pointer that left the board without a button moves outside; question
/// marks are not turned on and off.
const fn event_number(kind: EventKind) -> Option<u8> {
    Some(match kind {
        EventKind::Move | EventKind::Cancel => 1,
        EventKind::Press(Left) => 2,
        EventKind::Release(Left) => 3,
        EventKind::Press(Right) => 4,
        EventKind::Release(Right) => 5,
        EventKind::Press(Middle) => 6,
        EventKind::Release(Middle) => 7,
        _ => return None,
    })
}
