//! What can be wrong with a recording file.

use crate::game::level::LevelError;
use crate::replay::RecordingError;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::io::{self, ErrorKind};

/// Why a file could not be read as a recording.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum ReadError {
    /// The content is not that of any known format.
    Unknown,
    /// The system refused to read it. This can change at any time, so it cannot be stored.
    #[serde(skip)]
    Io {
        kind: ErrorKind,
        code: Option<i32>,
    },
    /// A line of a RAWVF recording, counted from 1.
    Line {
        line: usize,
        fault: LineFault,
    },
    /// A binary file with more than [`MAX_BINARY_BYTES`](super::MAX_BINARY_BYTES), or a session
    /// with more than it may have.
    TooLarge {
        max: usize,
    },
    Damaged(Damage),
    /// The game follows rules that a recording does not describe, such as those of `cheat`.
    Unsupported(Cow<'static, str>),
    /// The board or the events make no game.
    Game(RecordingError),
}

/// What is wrong with a line of a RAWVF recording.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum LineFault {
    NotRawvf,
    LongLine,
    TooLarge,
    /// The line is not part of the format.
    UnexpectedLine(String),
    /// The value of a header is invalid.
    Value {
        header: Cow<'static, str>,
        value: String,
    },
    /// The game follows rules that recordings do not describe.
    Unsupported(Cow<'static, str>),
    NoBoard,
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

/// The first place where a binary file is not what its format says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Damage {
    /// From the start of the file, in bytes.
    pub offset: usize,
    pub expected: Expected,
}

/// What should be there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Expected {
    /// At least this many more bytes; the file ends before.
    Bytes(usize),
    /// A known version of the format.
    Version,
    /// Numbers of rows and columns that a board can have.
    BoardSize,
    /// The side of a cell, which is not 0.
    CellSide,
    /// A cell of the board.
    Cell,
    /// A mine on the board, where there is none yet.
    Mine,
    /// A number of mines that leaves a cell free.
    MineCount,
    /// As many mines as the file says before.
    Mines(usize),
    /// This many bytes and then the end; the file goes on.
    LastBytes(usize),
    /// A known kind of event.
    EventKind,
    /// A time not before that of the previous event.
    LaterTime,
    /// Another event; the header tells of more.
    MoreEvents,
    /// Hundredths of a second, 0 to 99.
    Hundredths,
    /// The last digit of a year, 5 to 8.
    Year,
    /// The number of a level.
    Level,
    /// The code of question marks on or off.
    QuestionMarks,
    /// A text in square brackets.
    InfoText,
    /// The checksum of the board, the name or the info.
    Checksum,
    /// A time within 24 days.
    TimeInRange,
    /// A position that a pixel of the board can have.
    Position,
}

impl From<io::Error> for ReadError {
    fn from(error: io::Error) -> Self {
        Self::Io { kind: error.kind(), code: error.raw_os_error() }
    }
}

impl From<Damage> for ReadError {
    fn from(damage: Damage) -> Self {
        Self::Damaged(damage)
    }
}
