//! The file of a window: the game in progress, and the results that are not stored yet.

mod game_fields;
pub mod resume_crashes;
mod session_file;

use super::notice::{LoadError, ParseIssue};
use super::{Format, Migration};
use crate::history::played_game::PlayedGame;
use crate::history::record::Record;
use crate::practice::daily::DailyResult;
use crate::replay::formats::rawvf;
use crate::replay::{Recording, SavedSession};
use game_fields::GameFields;
use serde::Serialize;
use toml::Value;
use toml_edit::{ArrayOfTables, DocumentMut, Item};

pub use session_file::{AbandonedGame, FoundGame, SessionFile};

const GAME: &str = "game";

const ENDED: &str = "ended";

const DAILY: &str = "daily";

const RECORDING: &str = "recording";

/// The content of the file of a window.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct SessionContent {
    /// The game in progress.
    pub game: Option<Box<SavedSession>>,
    pub waiting: WaitingResults,
}

/// Results that are not stored yet. They stay here, so that no kill loses them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct WaitingResults {
    pub games: Vec<UncountedGame>,
    /// Of daily boards.
    pub daily: Vec<DailyResult>,
}

/// A game that is over and not yet counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UncountedGame {
    /// The entry for the log.
    pub played: PlayedGame,
    /// The recording of a ranked win.
    pub recording: Option<String>,
}

impl SessionContent {
    pub const fn is_empty(&self) -> bool {
        self.game.is_none() && self.waiting.is_empty()
    }
}

impl WaitingResults {
    pub const fn is_empty(&self) -> bool {
        self.games.is_empty() && self.daily.is_empty()
    }

    /// Whether all of `other` are among these.
    fn include(&self, other: &Self) -> bool {
        other.games.iter().all(|game| self.games.contains(game))
            && other.daily.iter().all(|result| self.daily.contains(result))
    }

    pub(super) fn append(&mut self, mut other: Self) {
        self.games.append(&mut other.games);
        self.daily.append(&mut other.daily);
    }
}

impl Format for SessionContent {
    // Version 2 has events that version 1 does not know: keys, long presses, settings. Version 3 has
    // the daily boards. Version 4 has results beside a game, and several of them.
    const MIGRATIONS: &'static [Migration] = &[|_| {}, |_| {}, |_| {}];

    fn read(found: &toml::Table) -> Result<(Self, Vec<ParseIssue>), LoadError> {
        let invalid = |key| LoadError::InvalidKey { key };
        let game = found.get(GAME).map(|game| {
            let session = read_session(game.as_table().ok_or(invalid(GAME))?).map_err(invalid)?;
            Ok(Box::new(session))
        });
        let games = entries(found, ENDED).map(UncountedGame::parse).collect::<Option<_>>();
        let daily = entries(found, DAILY).map(|entry| entry.clone().try_into());
        let daily = daily.collect::<Result<_, _>>();
        let waiting = WaitingResults {
            games: games.ok_or(invalid(ENDED))?,
            daily: daily.map_err(|_| invalid(DAILY))?,
        };
        Ok((Self { game: game.transpose()?, waiting }, Vec::new()))
    }

    fn merge(&self, _: &Self, _: &toml::Table, into: &mut DocumentMut) {
        match &self.game {
            None => {
                into.remove(GAME);
            }
            Some(session) => {
                let table = into.entry(GAME).or_insert_with(toml_edit::table);
                if !table.is_table() {
                    *table = toml_edit::table();
                }
                if let Some(table) = table.as_table_mut() {
                    write_session(session, table);
                }
            }
        }
        let mut room = UncountedGame::RECORDINGS;
        let games = self.waiting.games.iter().map(|game| game.to_table(&mut room));
        write_list(ENDED, games.collect(), into);
        let daily = self.waiting.daily.iter().map(DailyResult::to_table);
        write_list(DAILY, daily.collect(), into);
    }
}

/// The entries of a list of tables. Before version 4 there was at most one, a table.
fn entries<'a>(found: &'a toml::Table, key: &str) -> impl Iterator<Item = &'a Value> {
    let list = match found.get(key) {
        None => &[],
        Some(Value::Array(list)) => list.as_slice(),
        Some(one) => std::slice::from_ref(one),
    };
    list.iter()
}

fn write_list(key: &str, list: ArrayOfTables, into: &mut DocumentMut) {
    into.remove(key);
    if !list.is_empty() {
        into[key] = Item::ArrayOfTables(list);
    }
}

impl UncountedGame {
    /// How much room the recordings have in the file, in bytes: over an hour of play.
    const RECORDINGS: usize = 8 << 20;

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

    /// The game as a table, with its recording if there is `room` for it.
    fn to_table(&self, room: &mut usize) -> toml_edit::Table {
        let mut table = to_table(&self.played);
        if let Some(text) = &self.recording
            && let Some(rest) = room.checked_sub(text.len())
        {
            *room = rest;
            table[RECORDING] = toml_edit::value(text);
        }
        table
    }

    fn parse(entry: &Value) -> Option<Self> {
        let recording = entry.get(RECORDING).and_then(Value::as_str).map(str::to_owned);
        Some(Self { played: entry.clone().try_into().ok()?, recording })
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
