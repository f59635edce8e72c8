//! What can be wrong with a recording file.

use super::Format;
use super::rawvf::RawvfError;
use crate::replay::RecordingError;

/// Why a file could not be read as a recording.
#[derive(Debug)]
pub enum ReadError {
    /// The content is not that of any known format.
    Unknown,
    Rawvf(RawvfError),
    /// A binary file with more than [`MAX_BINARY_BYTES`](super::MAX_BINARY_BYTES), or a session
    /// that is too long.
    TooLarge {
        /// In bytes.
        max: usize,
    },
    Damaged(Damage),
    /// The game follows rules that a recording does not describe, such as those of `cheat`.
    Unsupported {
        format: Format,
        mode: &'static str,
    },
    /// The board or the events make no game.
    Game(RecordingError),
}

/// The first place where a binary file is not what its format says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Damage {
    /// From the start of the file, in bytes.
    pub offset: usize,
    pub expected: Expected,
}

/// What should be there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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

impl From<RawvfError> for ReadError {
    fn from(error: RawvfError) -> Self {
        Self::Rawvf(error)
    }
}

impl From<Damage> for ReadError {
    fn from(damage: Damage) -> Self {
        Self::Damaged(damage)
    }
}
