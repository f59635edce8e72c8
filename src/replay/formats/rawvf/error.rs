//! What can be wrong with a recording.

use crate::game::level::LevelError;
use std::io;

/// Why a recording could not be read.
#[derive(Debug)]
pub enum RawvfError {
    Io(io::Error),
    Broken { line: usize, fault: RawvfErrorKind },
}

/// What is wrong with a recording.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RawvfErrorKind {
    NotRawvf,
    LongLine,
    TooLarge,
    /// The line is not part of the format.
    UnexpectedLine(String),
    /// The value of a header is invalid.
    Value {
        header: &'static str,
        value: String,
    },
    /// The game follows rules that recordings do not describe.
    Unsupported(&'static str),
    NoBoard,
    EventsFirst,
    SecondBoard,
    /// A row of the board has other characters.
    Row(String),
    /// A row has the wrong width.
    RowWidth {
        given: usize,
        width: usize,
    },
    /// The width differs from the header.
    Width {
        header: usize,
        board: usize,
    },
    /// The height differs from the header.
    Height {
        header: usize,
        board: usize,
    },
    /// The number of mines differs from the header.
    Mines {
        header: usize,
        board: usize,
    },
    Level(LevelError),
    Event(String),
    /// A time is invalid.
    Time(String),
    /// A time is out of range, or too long after the first.
    LongTime(String),
    /// The time is before that of the previous event.
    Backwards {
        from: i32,
        to: i32,
    },
    Place(String),
    NoPlace,
    OffBoard {
        col: i64,
        row: i64,
        cols: u16,
        rows: u16,
    },
    /// The pixel is too far from the board.
    FarAway {
        x: i64,
        y: i64,
    },
    Empty,
}

/// A time in seconds, as recordings write it.
pub(crate) fn seconds(ms: i32) -> String {
    let sign = if ms < 0 { "-" } else { "" };
    let ms = ms.unsigned_abs();
    format!("{sign}{}.{:03}", ms / 1_000, ms % 1_000)
}
