//! What can be wrong with a recording.

use super::{MAX_BYTES, MAX_LINE};
use crate::game::level::LevelError;
use std::io;
use thiserror::Error;

/// Why a recording could not be read.
#[derive(Debug, Error)]
pub enum RawvfError {
    #[error("it cannot be read: {0}")]
    Io(#[from] io::Error),
    #[error("line {line}: {fault}")]
    Broken { line: usize, fault: RawvfErrorKind },
}

/// What is wrong with a recording.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum RawvfErrorKind {
    #[error("it is not a RAWVF recording")]
    NotRawvf,
    #[error("the line is longer than {MAX_LINE} bytes")]
    LongLine,
    #[error("the recording is larger than {} MiB", MAX_BYTES >> 20)]
    TooLarge,
    /// The line is not part of the format.
    #[error("“{0}” is neither a header nor a row of the board nor an event")]
    UnexpectedLine(String),
    /// The value of a header is invalid.
    #[error("“{value}” is not a valid value for “{header}”")]
    Value { header: &'static str, value: String },
    /// The game follows rules that recordings do not describe.
    #[error("recordings of {0} games cannot be played")]
    Unsupported(&'static str),
    #[error("the recording contains no board")]
    NoBoard,
    #[error("the events start before the board")]
    EventsFirst,
    #[error("a second board starts here")]
    SecondBoard,
    /// A row of the board has other characters.
    #[error("a row of the board can contain only * and 0, not “{0}”")]
    Row(String),
    /// A row has the wrong width.
    #[error("the row has {given} cells, not {width}")]
    RowWidth { given: usize, width: usize },
    /// The width differs from the header.
    #[error("the header says {header} columns, but the board has {board}")]
    Width { header: usize, board: usize },
    /// The height differs from the header.
    #[error("the header says {header} rows, but the board has {board}")]
    Height { header: usize, board: usize },
    /// The number of mines differs from the header.
    #[error("the header says {header} mines, but the board has {board}")]
    Mines { header: usize, board: usize },
    #[error("the board cannot be played: {0}")]
    Level(LevelError),
    #[error("“{0}” is not a valid event")]
    Event(String),
    /// A time is invalid or out of range.
    #[error("“{0}” is not a valid time")]
    Time(String),
    /// The time is before that of the previous event.
    #[error("the time runs backwards, from {} to {}", seconds(*.from), seconds(*.to))]
    Backwards { from: i32, to: i32 },
    #[error("“{0}” is not a valid position")]
    Place(String),
    #[error("the event has no position")]
    NoPlace,
    #[error("column {col}, row {row} is outside the board of {cols} columns and {rows} rows")]
    OffBoard { col: i64, row: i64, cols: u16, rows: u16 },
    /// The pixel is too far from the board.
    #[error("the position {x}, {y} (in pixels) is too far from the board")]
    FarAway { x: i64, y: i64 },
    #[error("the recording ends before any button is released")]
    Empty,
}

/// A time in seconds, as recordings write it.
pub(crate) fn seconds(ms: i32) -> String {
    let sign = if ms < 0 { "-" } else { "" };
    let ms = ms.unsigned_abs();
    format!("{sign}{}.{:03}", ms / 1_000, ms % 1_000)
}
