//! The file formats of recordings.
//!
//! [`read`] recognizes the format by the content and returns the game. RAWVF is text, and what we
//! write, like EVF. The others are binary: each decodes into a [`DecodedGame`], which
//! [`DecodedGame::into_recording`] checks and turns into a [`Recording`].

mod avf;
pub mod decoded;
mod error;
pub mod evf;
mod evfs;
mod file_bytes;
mod mvf;
pub mod rawvf;
mod rmv;
mod text;

pub use decoded::{DecodedGame, MouseEvent};
pub use error::{Damage, Expected, LineFault, ReadError};
pub use text::utf16;

use super::Recording;
use super::summary::played_to_end;
use evfs::{SessionFile, SessionReader};
use serde::{Deserialize, Serialize};
use std::io::{self, BufReader, Chain, Cursor, Read};

/// Declares [`RecordingFormat`] with a row for each binary format: its module, which has `recognizes`
/// and `decode`, its name, and the extensions of its files. They are tried in this order.
macro_rules! recording_formats {
    ($($(#[$doc:meta])+ $format:ident: $module:ident, $name:literal, $extensions:tt;)+) => {
        /// The program formats that can be read.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        pub enum RecordingFormat {
            /// The text format for exchange.
            Rawvf,
            $($(#[$doc])+ $format,)+
        }

        impl RecordingFormat {
            pub const ALL: &[Self] = &[Self::Rawvf, $(Self::$format),+];

            pub const fn name(self) -> &'static str {
                match self {
                    Self::Rawvf => "RAWVF",
                    $(Self::$format => $name,)+
                }
            }

            /// The extensions of its files, in lower case.
            const fn extensions(self) -> &'static [&'static str] {
                match self {
                    Self::Rawvf => &["rawvf"],
                    $(Self::$format => &$extensions,)+
                }
            }

            /// The format of a binary file, by its content; `None` for text and anything unknown.
            fn of(bytes: &[u8]) -> Option<Self> {
                $(if $module::recognizes(bytes) {
                    return Some(Self::$format);
                })+
                None
            }
        }

        /// Decodes a binary file of this format without replaying its game.
        ///
        /// # Errors
        /// If the file is too large or damaged before the events, or its game cannot be replayed.
        pub fn decode(format: RecordingFormat, bytes: &[u8]) -> Result<DecodedGame, ReadError> {
            if bytes.len() > MAX_BINARY_BYTES {
                return Err(ReadError::TooLarge { max: MAX_BINARY_BYTES });
            }
            match format {
                $(RecordingFormat::$format => $module::decode(bytes),)+
                RecordingFormat::Rawvf => Err(ReadError::Unknown),
            }
        }
    };
}

recording_formats! {
    /// Minesweeper Clone.
    Mvf: mvf, "MVF", ["mvf"];
    /// Viennasweeper.
    Rmv: rmv, "RMV", ["rmv"];
    /// Metasweeper; a session of it is a file of several games.
    Evf: evf, "EVF", ["evf", "evfs"];
    /// Minesweeper Arbiter, last, for it has no mark at its beginning.
    Avf: avf, "AVF", ["avf"];
}

/// The extensions of files that may be recordings, in lower case.
pub fn extensions() -> impl Iterator<Item = &'static str> {
    RecordingFormat::ALL.iter().flat_map(|format| format.extensions()).copied()
}

/// The longest game that is read from a binary file, in bytes: hours of continuous movement. In
/// memory it can take more than twenty times as much.
pub const MAX_BINARY_BYTES: usize = 8 << 20;

/// A recording from a file.
#[derive(Debug, Clone, PartialEq)]
pub struct FileRecording {
    pub recording: Recording,
    pub format: RecordingFormat,
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

/// A game of a file, and its name in a session.
pub type NamedGame = (Option<String>, Result<FileRecording, ReadError>);

/// Reads all games of a file one by one: those of an EVFS session with their names, and else the
/// only one. No more than one game of a session is in memory, and [`Iterator::nth`] decodes none
/// of those before.
pub fn games<R: Read>(mut source: R) -> Games<R> {
    let mut start = Vec::new();
    if let Err(error) = source.by_ref().take(MAX_BINARY_BYTES as u64 + 1).read_to_end(&mut start) {
        return Games::failed(error);
    }
    if evfs::recognizes(&start) {
        let whole = Cursor::new(start).chain(BufReader::new(source));
        return Games(GameSource::Session(Box::new(SessionReader::new(whole))));
    }
    Games(GameSource::Single(Box::new(Some(read_game(&start, source)))))
}

/// The games of a file: see [`games`].
#[derive(Debug)]
pub struct Games<R>(GameSource<R>);

#[derive(Debug)]
enum GameSource<R> {
    Single(Box<Option<Result<FileRecording, ReadError>>>),
    Session(Box<SessionReader<WholeFile<R>>>),
}

/// What is read already, and the rest.
type WholeFile<R> = Chain<Cursor<Vec<u8>>, BufReader<R>>;

impl<R> Games<R> {
    /// A file that could not be opened or read.
    pub fn failed(error: io::Error) -> Self {
        Self(GameSource::Single(Box::new(Some(Err(error.into())))))
    }
}

impl<R: Read> Iterator for Games<R> {
    type Item = NamedGame;

    fn next(&mut self) -> Option<NamedGame> {
        match &mut self.0 {
            GameSource::Single(game) => game.take().map(|game| (None, game)),
            GameSource::Session(session) => session.next().map(|file| match file {
                Ok(file) => (Some(file.name.clone()), read_session_file(&file)),
                Err(error) => (None, Err(error)),
            }),
        }
    }

    fn nth(&mut self, count: usize) -> Option<NamedGame> {
        if let GameSource::Session(session) = &mut self.0 {
            for _ in 0..count {
                session.next()?.ok()?;
            }
            return self.next();
        }
        self.next().filter(|_| count == 0)
    }
}

fn read_session_file(file: &SessionFile) -> Result<FileRecording, ReadError> {
    let mut game = read_binary(RecordingFormat::Evf, &file.bytes);
    let damage = match &mut game {
        Ok(game) => game.damage.as_mut(),
        Err(ReadError::Damaged(damage)) => Some(damage),
        Err(_) => None,
    };
    if let Some(damage) = damage {
        damage.offset += file.offset;
    }
    game
}

/// Reads the only game of a file that begins with these bytes; `rest` comes after.
fn read_game(start: &[u8], rest: impl Read) -> Result<FileRecording, ReadError> {
    let read = if utf16(&start[..start.len().min(64)]).is_some() {
        let mut bytes = start.to_vec();
        rest.take(rawvf::MAX_BYTES).read_to_end(&mut bytes)?;
        if bytes.len() as u64 > rawvf::MAX_BYTES {
            return Err(ReadError::TooLarge { max: rawvf::MAX_BYTES as usize });
        }
        rawvf::read(utf16(&bytes).unwrap_or_default().as_bytes())
    } else if let Some(format) = RecordingFormat::of(start) {
        return read_binary(format, start);
    } else {
        rawvf::read(start.chain(BufReader::new(rest)))
    };
    let recording = read.map_err(|error| match error {
        ReadError::Line { fault: LineFault::NotRawvf, .. } => ReadError::Unknown,
        error => error,
    })?;
    Ok(FileRecording { recording, format: RecordingFormat::Rawvf, damage: None })
}

fn read_binary(format: RecordingFormat, bytes: &[u8]) -> Result<FileRecording, ReadError> {
    let game = decode(format, bytes)?;
    let mut damage = game.damage;
    let recording = game.into_recording().map_err(|error| match damage {
        // Too little is left to play.
        Some(damage) => ReadError::Damaged(damage),
        None => ReadError::Game(error),
    })?;
    // What follows a game that is over is none of it.
    damage = damage.filter(|damage| {
        let has_more = matches!(damage.expected, Expected::LastBytes(_));
        !has_more || !played_to_end(&recording).game().phase().is_over()
    });
    Ok(FileRecording { recording, format, damage })
}

/// What the modes are called that RMV and EVF number alike; the first is the classic one. Most are about
/// how the board is made.
const MODES: [&str; 11] = [
    "",
    "UPK",
    "Cheat",
    "Density",
    "Win7",
    "Classic NG",
    "Strong NG",
    "Weak NG",
    "Quasi NG",
    "Strong guessable",
    "Weak guessable",
];

/// The name of a mode. Fails if it is not replayed by the ordinary rules.
fn mode_name(mode: u16) -> Result<String, ReadError> {
    let unsupported = match mode {
        11 | 14 => "recursive chord",
        12 | 15 => "recursive flag",
        13 | 16 => "recursive chord and flag",
        _ => {
            let known = MODES.get(usize::from(mode));
            return Ok(known.map_or_else(|| mode.to_string(), |&name| name.to_owned()));
        }
    };
    Err(ReadError::Unsupported(unsupported.into()))
}

/// How far the clock of a program may run back between two events, in ms: by a tick or a few.
const MAX_TICK_BACK: i32 = 50;

/// The time of an event, which is not before that of the last one; `None` if it is far before.
fn in_order(time: i32, last: i32) -> Option<i32> {
    (time >= last.saturating_sub(MAX_TICK_BACK)).then_some(time.max(last))
}
