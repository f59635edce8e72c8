//! A ranked win.

use super::played_game::{LocalTime, PlayedGame, write_date};
use super::scores::TableKey;
use crate::config::{LevelKind, PlayerName};
use crate::game::counters::GameResult;
use crate::game::{GuessRules, Style};
use jiff::Timestamp;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    #[serde(deserialize_with = "ranked_level")]
    pub level: LevelKind,
    pub style: Style,
    /// The winner, if known.
    pub name: Option<PlayerName>,
    /// From the first opening to the last release, in ms, at most `i64::MAX`.
    pub time_ms: u64,
    /// The 3BV of the board.
    pub bbbv: u32,
    #[serde(serialize_with = "date_text", deserialize_with = "date")]
    pub date: Timestamp,
    /// The recording, in the folder of recordings.
    #[serde(default)]
    pub replay: Option<FileName>,
    /// The rules about guesses, each with a table of its own.
    #[serde(default, skip_serializing_if = "GuessRules::is_off")]
    pub guesses: GuessRules,
}

/// A file name without folders.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub struct FileName(String);

/// Identifies a win: everything that never changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct RecordKey {
    table: TableKey,
    time_ms: u64,
    bbbv: u32,
    date: Timestamp,
}

impl Record {
    /// `None` for a game that is not a ranked win.
    pub fn from_game(played: &PlayedGame, name: Option<PlayerName>) -> Option<Self> {
        let is_won = played.result == GameResult::Won;
        let TableKey { level, style, guesses } = played.table().filter(|_| is_won)?;
        Some(Self {
            level,
            style,
            name,
            time_ms: played.time_ms.min(i64::MAX as u64),
            bbbv: played.bbbv,
            date: played.ended_at.at,
            replay: None,
            guesses,
        })
    }

    /// The table that it is in.
    pub const fn table(&self) -> TableKey {
        TableKey { level: self.level, style: self.style, guesses: self.guesses }
    }

    pub(crate) fn key(&self) -> RecordKey {
        RecordKey {
            table: self.table(),
            time_ms: self.time_ms.min(i64::MAX as u64),
            bbbv: self.bbbv,
            date: self.date,
        }
    }
}

impl FileName {
    /// `None` for a name with separators or control characters, an empty one, or one that starts
    /// with a dot.
    pub fn new(name: &str) -> Option<Self> {
        let plain = !name.is_empty()
            && !name.starts_with('.')
            && !name.contains(|c: char| matches!(c, '/' | '\\' | ':') || c.is_control());
        plain.then(|| Self(name.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The names to try for a new file, which takes the place of no other: `game.rawvf`, then
    /// `game-2.rawvf` and so on.
    pub fn candidates(stem: &str, end: &str) -> impl Iterator<Item = String> + use<> {
        let (stem, end) = (stem.to_owned(), end.to_owned());
        (1..=u32::MAX).map(move |count| Self::numbered(&stem, count, &end))
    }

    /// One of these names, from 1.
    pub fn numbered(stem: &str, count: u32, end: &str) -> String {
        match count {
            1 => format!("{stem}{end}"),
            count => format!("{stem}-{count}{end}"),
        }
    }
}

impl TryFrom<String> for FileName {
    type Error = &'static str;

    fn try_from(name: String) -> Result<Self, Self::Error> {
        Self::new(&name).ok_or("not the plain name of a file")
    }
}

fn date_text<S: Serializer>(date: &Timestamp, into: S) -> Result<S::Ok, S::Error> {
    write_date(&date.to_string(), into)
}

fn ranked_level<'de, D: Deserializer<'de>>(from: D) -> Result<LevelKind, D::Error> {
    let level = LevelKind::deserialize(from)?;
    let error = || D::Error::custom("a level without records");
    Some(level).filter(|level| level.is_ranked()).ok_or_else(error)
}

fn date<'de, D: Deserializer<'de>>(from: D) -> Result<Timestamp, D::Error> {
    Ok(LocalTime::deserialize(from)?.at)
}
