//! The file formats of recordings.
//!
//! [`read`] recognizes the format by the content and returns the game. RAWVF is text, and is also
//! what we write. The others are binary: each decodes into a [`DecodedGame`], which
//! [`DecodedGame::into_recording`] checks and turns into a [`Recording`].

mod avf;
pub mod decoded;
mod error;
mod evf;
mod evfs;
mod file_bytes;
mod mode;
mod mvf;
pub mod rawvf;
mod rmv;
mod text;

pub use decoded::{DecodedGame, MouseEvent};
pub use error::{Damage, Expected, ReadError};

use super::Recording;
use rawvf::{RawvfError, RawvfErrorKind};

/// The program formats that can be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Format {
    /// The text format for exchange.
    Rawvf,
    /// Minesweeper Arbiter.
    Avf,
    /// Minesweeper Clone.
    Mvf,
    /// Viennasweeper.
    Rmv,
    /// Metasweeper.
    Evf,
}

impl Format {
    pub const ALL: [Self; 5] = [Self::Rawvf, Self::Avf, Self::Mvf, Self::Rmv, Self::Evf];

    /// The name, which in lower case is the file extension.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rawvf => "RAWVF",
            Self::Avf => "AVF",
            Self::Mvf => "MVF",
            Self::Rmv => "RMV",
            Self::Evf => "EVF",
        }
    }

    /// The format of a binary file, by its content; `None` for text and anything unknown.
    fn of(bytes: &[u8]) -> Option<Self> {
        // AVF last, for it has no mark at its beginning.
        if mvf::recognizes(bytes) {
            Some(Self::Mvf)
        } else if rmv::recognizes(bytes) {
            Some(Self::Rmv)
        } else if evf::recognizes(bytes) {
            Some(Self::Evf)
        } else {
            avf::recognizes(bytes).then_some(Self::Avf)
        }
    }
}

/// The extensions of files that may be recordings, in lower case: those of the formats, and that of
/// a session of Metasweeper.
pub const EXTENSIONS: [&str; 6] = ["rawvf", "avf", "mvf", "rmv", "evf", "evfs"];

/// The longest game that is read from a binary file, in bytes: hours of continuous movement. In
/// memory it can take more than twenty times as much.
pub const MAX_BINARY_BYTES: usize = 16 << 20;

/// A recording from a file.
#[derive(Debug, Clone, PartialEq)]
pub struct FileRecording {
    pub recording: Recording,
    pub format: Format,
    /// Where the file is damaged: the recording ends before that.
    pub damage: Option<Damage>,
}

/// Reads a recording of any format. A binary file that is damaged among the events is read up to
/// there. Of a session with several games this is the first one: see [`games`].
///
/// # Errors
/// If the format is unknown, the file is damaged before the events, or its game cannot be replayed.
pub fn read(bytes: &[u8]) -> Result<FileRecording, ReadError> {
    games(bytes).next().map_or(Err(ReadError::Unknown), |(_, game)| game)
}

/// Reads all games of a file one by one: those of an EVFS session with their names, and else the
/// only one.
pub fn games(
    bytes: &[u8],
) -> Box<dyn Iterator<Item = (Option<String>, Result<FileRecording, ReadError>)> + '_> {
    if !evfs::recognizes(bytes) {
        return Box::new(std::iter::once((None, read_game(bytes))));
    }
    Box::new(evfs::units(bytes).map(|unit| {
        match unit {
            Ok(unit) => (
                Some(unit.name),
                limit(unit.file.rest().len())
                    .and_then(|()| evf::read(unit.file))
                    .and_then(|game| into_recording(Format::Evf, game)),
            ),
            Err(damage) => (None, Err(damage.into())),
        }
    }))
}

fn read_game(bytes: &[u8]) -> Result<FileRecording, ReadError> {
    let Some(format) = Format::of(bytes) else {
        let recording = rawvf::read(bytes).map_err(|error| match error {
            RawvfError::Broken { fault: RawvfErrorKind::NotRawvf, .. } => ReadError::Unknown,
            error => error.into(),
        })?;
        return Ok(FileRecording { recording, format: Format::Rawvf, damage: None });
    };
    into_recording(format, decode(format, bytes)?)
}

fn into_recording(format: Format, game: DecodedGame) -> Result<FileRecording, ReadError> {
    let damage = game.damage;
    let recording = game.into_recording().map_err(|error| match damage {
        // Too little is left to play.
        Some(damage) => ReadError::Damaged(damage),
        None => ReadError::Game(error),
    })?;
    Ok(FileRecording { recording, format, damage })
}

/// Decodes a binary file of this format without replaying its game.
///
/// # Errors
/// If the file is too large or damaged before the events, or its game cannot be replayed.
pub fn decode(format: Format, bytes: &[u8]) -> Result<DecodedGame, ReadError> {
    limit(bytes.len())?;
    match format {
        Format::Avf => avf::decode(bytes),
        Format::Mvf => mvf::decode(bytes),
        Format::Rmv => rmv::decode(bytes),
        Format::Evf => evf::decode(bytes),
        Format::Rawvf => Err(ReadError::Unknown),
    }
}

const fn limit(bytes: usize) -> Result<(), ReadError> {
    if bytes > MAX_BINARY_BYTES { Err(ReadError::TooLarge) } else { Ok(()) }
}
