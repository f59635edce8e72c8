//! The file of a window: the game in progress, or one that has just ended and is not yet counted.

mod game_fields;
pub mod resume_crashes;
mod session_file;

use super::notice::{LoadError, ParseIssue};
use super::{Format, Migration};
use crate::history::played_game::PlayedGame;
use crate::history::record::Record;
use crate::replay::formats::rawvf;
use crate::replay::{Recording, SavedSession};
use game_fields::GameFields;
use serde::Serialize;
use toml::Value;
use toml_edit::{DocumentMut, Item};

pub use session_file::SessionFile;

const GAME: &str = "game";

const ENDED: &str = "ended";

const RECORDING: &str = "recording";

/// The content of the file of a window.
#[derive(Debug, Clone, PartialEq, Default)]
pub enum SessionContent {
    #[default]
    Empty,
    Game(Box<SavedSession>),
    /// A game that is over but not yet in the log.
    Ended(Box<UncountedGame>),
}

/// A game that is over and not yet counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UncountedGame {
    /// The entry for the log.
    pub played: PlayedGame,
    /// The recording of a ranked win. It stays here until the record and the recording are saved.
    pub recording: Option<String>,
}

impl Format for SessionContent {
    // Version 2 has events that version 1 does not know: keys, long presses, settings. Version 3 has
    // the daily boards.
    const MIGRATIONS: &'static [Migration] = &[|_| {}, |_| {}];

    fn read(found: &toml::Table) -> Result<(Self, Vec<ParseIssue>), LoadError> {
        let saved = match (found.get(GAME), found.get(ENDED)) {
            (_, Some(ended)) => {
                let table = ended.as_table().ok_or(LoadError::InvalidKey { key: ENDED })?;
                let ended =
                    UncountedGame::from_table(table).ok_or(LoadError::InvalidKey { key: ENDED })?;
                Self::Ended(Box::new(ended))
            }
            (Some(game), None) => {
                let table = game.as_table().ok_or(LoadError::InvalidKey { key: GAME })?;
                let session = read_session(table).map_err(|key| LoadError::InvalidKey { key })?;
                Self::Game(Box::new(session))
            }
            (None, None) => Self::Empty,
        };
        Ok((saved, Vec::new()))
    }

    fn merge(&self, _: &Self, _: &toml::Table, into: &mut DocumentMut) {
        match self {
            Self::Empty => {
                into.remove(GAME);
                into.remove(ENDED);
            }
            Self::Game(session) => {
                into.remove(ENDED);
                let table = into.entry(GAME).or_insert_with(toml_edit::table);
                if !table.is_table() {
                    *table = toml_edit::table();
                }
                if let Some(table) = table.as_table_mut() {
                    write_session(session, table);
                }
            }
            Self::Ended(ended) => {
                into.remove(GAME);
                into[ENDED] = Item::Table(ended.to_table());
            }
        }
    }
}

impl UncountedGame {
    /// The longest recording that stays here, in bytes: over an hour of play.
    const RECORDING: usize = 8 << 20;

    /// A game that is over, with its recording if it is a ranked win.
    pub fn new(played: PlayedGame, recording: Option<&Recording>) -> Self {
        let recording = recording.filter(|_| Record::from_game(&played, None).is_some());
        let recording = recording.and_then(|recording| {
            let mut text = Vec::new();
            rawvf::write(recording, &mut text)
                .inspect_err(|error| tracing::error!("the recording could not be written: {error}"))
                .ok()?;
            String::from_utf8(text).ok()
        });
        Self { played, recording }
    }

    fn to_table(&self) -> toml_edit::Table {
        let mut table = to_table(&self.played);
        let recording = self.recording.as_deref();
        if let Some(text) = recording.filter(|text| text.len() <= Self::RECORDING) {
            table[RECORDING] = toml_edit::value(text);
        }
        table
    }

    fn from_table(table: &toml::Table) -> Option<Self> {
        let recording = table.get(RECORDING).and_then(Value::as_str).map(str::to_owned);
        Some(Self { played: table.clone().try_into().ok()?, recording })
    }
}

/// Writes a game into its table; unknown keys stay.
fn write_session(session: &SavedSession, table: &mut toml_edit::Table) {
    for key in GameFields::OPTIONAL {
        table.remove(key);
    }
    for (key, item) in to_table(&GameFields::new(session)) {
        table.insert(&key, item);
    }
}

fn read_session(table: &toml::Table) -> Result<SavedSession, &'static str> {
    let fields: GameFields = table.clone().try_into().map_err(|_| GAME)?;
    fields.parse()
}

fn to_table(value: &impl Serialize) -> toml_edit::Table {
    let text = toml::to_string(value).expect("a game has nothing that TOML lacks");
    let document: DocumentMut = text.parse().expect("what is written can be read");
    document.into_table()
}
