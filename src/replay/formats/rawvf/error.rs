//! What can be wrong with a recording, each in a sentence.

use super::{MAX_BYTES, MAX_LINE};
use crate::game::level::LevelError;
use std::io;
use thiserror::Error;

/// Why a recording could not be read.
#[derive(Debug, Error)]
pub enum ReadError {
    /// The file could not be read at all.
    #[error("it cannot be read: {0}")]
    Io(#[from] io::Error),
    /// The text is no recording, or a broken one.
    #[error("line {line}: {fault}")]
    Broken {
        /// The line where that shows, from 1.
        line: usize,
        /// What is wrong.
        fault: RawvfError,
    },
}

/// What is wrong with a recording.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum RawvfError {
    /// The first line that is not empty is not a header.
    #[error("it is not a RAWVF recording")]
    NotRawvf,
    /// The line is too long.
    #[error("the line is longer than {MAX_LINE} bytes")]
    LongLine,
    /// The text is too long.
    #[error("the recording is larger than {} MiB", MAX_BYTES >> 20)]
    TooLarge,
    /// The line is none of what a recording is made of.
    #[error("“{0}” is neither a header nor a row of the board nor an event")]
    UnexpectedLine(String),
    /// The value of a header does not mean anything.
    #[error("“{value}” is not a valid value for “{header}”")]
    Value {
        /// The header's name.
        header: &'static str,
        /// What it says.
        value: String,
    },
    /// The game follows rules that the recording does not tell.
    #[error("recordings of {0} games cannot be played")]
    Unsupported(&'static str),
    /// There is no board.
    #[error("the recording contains no board")]
    NoBoard,
    /// The events begin without a board.
    #[error("the events start before the board")]
    EventsFirst,
    /// There is a second board.
    #[error("a second board starts here")]
    SecondBoard,
    /// A row of the board holds something else.
    #[error("a row of the board can contain only * and 0, not “{0}”")]
    Row(String),
    /// A row is not as wide as it must be.
    #[error("the row has {given} cells, not {width}")]
    RowWidth {
        /// How many it has.
        given: usize,
        /// How many it must have.
        width: usize,
    },
    /// The board is not as wide as the header says.
    #[error("the header says {header} columns, but the board has {board}")]
    Width {
        /// What the header says.
        header: usize,
        /// What the board has.
        board: usize,
    },
    /// The board is not as high as the header says.
    #[error("the header says {header} rows, but the board has {board}")]
    Height {
        /// What the header says.
        header: usize,
        /// What the board has.
        board: usize,
    },
    /// The board has not as many mines as the header says.
    #[error("the header says {header} mines, but the board has {board}")]
    Mines {
        /// What the header says.
        header: usize,
        /// What the board has.
        board: usize,
    },
    /// The board cannot be played.
    #[error("the board cannot be played: {0}")]
    Level(LevelError),
    /// There is no such event.
    #[error("“{0}” is not a valid event")]
    Event(String),
    /// A time cannot be read, or is beyond all limits.
    #[error("“{0}” is not a valid time")]
    Time(String),
    /// The time is before that of the event before.
    #[error("the time runs backwards, from {} to {}", seconds(*.from), seconds(*.to))]
    Backwards {
        /// The time of the event before, in ms.
        from: i32,
        /// The time of this one, in ms.
        to: i32,
    },
    /// A place cannot be read.
    #[error("“{0}” is not a valid position")]
    Place(String),
    /// There is no place.
    #[error("the event has no position")]
    NoPlace,
    /// The cell is not on the board.
    #[error("column {col}, row {row} is outside the board of {cols} columns and {rows} rows")]
    OffBoard {
        /// The column, from 1.
        col: i64,
        /// The row, from 1.
        row: i64,
        /// How many columns the board has.
        cols: u16,
        /// How many rows the board has.
        rows: u16,
    },
    /// The pixel is too far away for any screen.
    #[error("the position {x}, {y} (in pixels) is too far from the board")]
    FarAway {
        /// To the right of the corner.
        x: i64,
        /// Below the corner.
        y: i64,
    },
    /// Nothing was done in the whole recording.
    #[error("the recording ends before any button is released")]
    Empty,
}

/// A time in seconds, as recordings write it.
pub(crate) fn seconds(ms: i32) -> String {
    let sign = if ms < 0 { "-" } else { "" };
    let ms = ms.unsigned_abs();
    format!("{sign}{}.{:03}", ms / 1_000, ms % 1_000)
}
