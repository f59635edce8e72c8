//! The file of a window: the game in progress, and the results that are not stored yet.
//!
//! The game is written as a whole when it begins. What happens then is appended, a table for each
//! save, so that saving costs the same however long a game is. A table that was cut short, the last
//! one, is left out when the file is read; nothing that was reported as saved is in it.

mod game_fields;
pub mod resume_crashes;
mod session_file;

use super::document::{parse_toml, version_of};
use super::notice::FileError;
use crate::history::kept_game;
use crate::history::played_game::PlayedGame;
use crate::history::record::Record;
use crate::practice::daily::DailyResult;
use crate::replay::formats::rawvf;
use crate::replay::{Recording, SavedSession};
use game_fields::{GameFields, StepFields};
use serde::Serialize;
use toml::{Table, Value};

pub use session_file::{AbandonedGame, FoundGame, SessionFile, boards_in_progress};

/// The version that is written. Version 2 has events that version 1 does not know: keys, long
/// presses, settings. Version 3 has the daily boards. Version 4 has results beside a game, and
/// several of them. Version 5 has steps. Version 6 has games that are played
/// on.
const VERSION: u32 = 6;

const GAME: &str = "game";
const STEP: &str = "step";
const ENDED: &str = "ended";
const DAILY: &str = "daily";
const RECORDING: &str = "recording";
const KEPT_AS: &str = "kept_as";

/// Where a step begins in a file.
const STEP_HEAD: &str = "\n[[step]]";

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
    /// The recording of a win that is ranked, of one that was played on to, or of a game that the
    /// player keeps.
    pub recording: Option<String>,
    /// Where the player keeps the recording: see [`PlayedGame::kept_as`].
    pub kept_as: Option<String>,
}

/// What a file has.
enum Found {
    Content {
        content: SessionContent,
        /// What a later version has added to the game.
        unknown: Table,
    },
    /// It is of a later version.
    Newer,
}

/// A file as it is written.
#[derive(Serialize)]
struct FileFields {
    version: u32,
    game: Option<GameFields>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    ended: Vec<Table>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    daily: Vec<DailyResult>,
}

impl SessionContent {
    pub const fn is_empty(&self) -> bool {
        self.game.is_none() && self.waiting.is_empty()
    }

    /// The whole file, with what a later version has added to the game.
    fn to_text(&self, unknown: &Table) -> String {
        let game = self.game.as_ref().map(|game| GameFields::new(game, unknown.clone()));
        let mut room = UncountedGame::RECORDINGS;
        let ended = self.waiting.games.iter().map(|game| game.to_table(&mut room)).collect();
        let daily = self.waiting.daily.clone();
        to_toml(&FileFields { version: VERSION, game, ended, daily })
    }

    /// The text to be appended for the events of a game from this one on.
    fn step_text(game: &SavedSession, from: usize) -> String {
        format!("{STEP_HEAD}\n{}", to_toml(&StepFields::new(game, from)))
    }

    fn parse(text: &str) -> Result<Found, FileError> {
        // A power cut can leave zeros.
        let text = text.trim_end_matches('\0');
        let table = parse_toml(text).or_else(|error| {
            let (begin, rest) =
                text.rfind("\n[").map(|at| text.split_at(at)).ok_or(error.clone())?;
            let is_torn_step = rest.starts_with(STEP_HEAD) || STEP_HEAD.starts_with(rest);
            if is_torn_step { parse_toml(begin) } else { Err(error) }
        })?;
        if version_of(&table)? > VERSION {
            return Ok(Found::Newer);
        }
        let invalid = |key| FileError::InvalidKey { key };
        let mut unknown = Table::new();
        let game = match table.get(GAME) {
            None => None,
            Some(game) => {
                let fields: GameFields = game.clone().try_into().map_err(|_| invalid(GAME))?;
                let mut steps = Vec::new();
                let mut tables = entries(&table, STEP).peekable();
                while let Some(step) = tables.next() {
                    match step.clone().try_into::<StepFields>() {
                        Ok(step) => steps.push(step),
                        // The events come last.
                        Err(_) if tables.peek().is_none() && step.get("events").is_none() => {}
                        Err(_) => return Err(invalid(STEP)),
                    }
                }
                let game = fields.parse(&steps).map_err(invalid)?;
                unknown = fields.unknown;
                Some(Box::new(game))
            }
        };
        let games = entries(&table, ENDED).map(UncountedGame::parse).collect::<Option<_>>();
        let daily = entries(&table, DAILY).map(|entry| entry.clone().try_into());
        let daily = daily.collect::<Result<_, _>>();
        let waiting = WaitingResults {
            games: games.ok_or(invalid(ENDED))?,
            daily: daily.map_err(|_| invalid(DAILY))?,
        };
        Ok(Found::Content { content: Self { game, waiting }, unknown })
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

impl UncountedGame {
    /// How much room the recordings have in the file, in bytes: over an hour of play.
    const RECORDINGS: usize = 8 << 20;

    /// A game that is over, with its recording if that is kept: that of a win that is ranked or was
    /// played on to, or of a game that the player keeps as `kept_as`.
    pub fn new(played: PlayedGame, recording: Option<&Recording>, kept_as: Option<String>) -> Self {
        let is_ranked = || Record::from_game(&played, None).is_some();
        let is_needed = || kept_as.is_some() || played.is_won_by_playing_on() || is_ranked();
        let recording = recording.filter(|_| is_needed()).and_then(rawvf::to_text);
        Self { played, recording, kept_as }
    }

    /// The game as a table, with its recording if there is `room` for it.
    fn to_table(&self, room: &mut usize) -> Table {
        let mut table = Table::try_from(&self.played).expect("a game has nothing that TOML lacks");
        if let Some(text) = &self.recording
            && let Some(rest) = room.checked_sub(text.len())
        {
            *room = rest;
            table.insert(RECORDING.to_owned(), text.clone().into());
            let kept_as = self.kept_as.clone().map(|stem| (KEPT_AS.to_owned(), stem.into()));
            table.extend(kept_as);
        }
        table
    }

    fn parse(entry: &Value) -> Option<Self> {
        let recording = entry.get(RECORDING).and_then(Value::as_str).map(str::to_owned);
        let kept_as = entry.get(KEPT_AS).and_then(Value::as_str);
        let kept_as = kept_as.filter(|stem| kept_game::is_plain(stem)).map(str::to_owned);
        Some(Self { played: entry.clone().try_into().ok()?, recording, kept_as })
    }
}

/// The entries of a list of tables. Before version 4 there was at most one, a table.
fn entries<'a>(table: &'a Table, key: &str) -> std::slice::Iter<'a, Value> {
    match table.get(key) {
        None => [].iter(),
        Some(Value::Array(list)) => list.iter(),
        Some(one) => std::slice::from_ref(one).iter(),
    }
}

fn to_toml(value: &impl Serialize) -> String {
    toml::to_string(value).expect("a game has nothing that TOML lacks")
}
