//! A finished game, as in the game log.

use crate::game::counters::GameResult;
use crate::game::origin::GameId;
use crate::game::{CustomBoard, Level, Style};
use jiff::Timestamp;
use jiff::fmt::temporal::Pieces;
use jiff::tz::Offset;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use toml::Value;
use toml_edit::Item;

/// A game that was started and is over: won, lost, or abandoned for another board
/// ([`GameResult::Unfinished`]). A game without an open cell was never started.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "GameFields", into = "GameFields")]
pub struct PlayedGame {
    pub id: GameId,
    pub ended_at: LocalTime,
    /// `None` if a rule was changed.
    pub style: Option<Style>,
    pub level: Level,
    pub mines: u32,
    pub result: GameResult,
    /// The time on the clock, in ms.
    pub time_ms: u64,
    pub bbbv: u32,
    /// Solved 3BV.
    pub solved: u32,
    pub left: u32,
    pub right: u32,
    pub chords: u32,
    /// Why a win would not be ranked.
    pub unranked: Option<UnrankedReason>,
}

/// A moment and the time zone of the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LocalTime {
    pub at: Timestamp,
    /// The offset from UTC, in whole minutes.
    offset: Offset,
}

/// Why a win is not ranked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum UnrankedReason {
    Helped,
    Seeded,
    Known,
    NoGuess,
    Custom,
    Rules,
    /// Unknown to this version.
    Other,
}

impl UnrankedReason {
    /// Every reason that has a name.
    pub const ALL: [Self; 7] = [
        Self::Helped,
        Self::Seeded,
        Self::Known,
        Self::NoGuess,
        Self::Custom,
        Self::Rules,
        Self::Other,
    ];

    pub const fn key(self) -> &'static str {
        match self {
            Self::Helped => "helped",
            Self::Seeded => "seeded",
            Self::Known => "known",
            Self::NoGuess => "no-guess",
            Self::Custom => "custom",
            Self::Rules => "rules",
            Self::Other => "other",
        }
    }

    pub(crate) fn from_key(key: &str) -> Self {
        let known = Self::ALL.into_iter().find(|reason| reason.key() == key);
        known.unwrap_or(Self::Other)
    }
}

impl LocalTime {
    /// The offset is rounded down to whole minutes.
    pub fn new(at: Timestamp, offset: Offset) -> Self {
        let offset = Offset::from_seconds(offset.seconds() / 60 * 60).unwrap_or(Offset::UTC);
        Self { at, offset }
    }

    /// The date in the time zone of the player.
    pub fn date(self) -> jiff::civil::Date {
        self.civil().date()
    }

    /// The date and time in the time zone of the player.
    pub fn civil(self) -> jiff::civil::DateTime {
        self.offset.to_datetime(self.at)
    }

    /// As in files: `2026-11-20T21:31:05.123+01:00`.
    pub fn to_text(self) -> String {
        self.at.display_with_offset(self.offset).to_string()
    }

    fn from_text(text: &str) -> Option<Self> {
        let at: Timestamp = text.parse().ok()?;
        let offset = Pieces::parse(text).ok()?.to_numeric_offset();
        Some(Self::new(at, offset.unwrap_or(Offset::UTC)))
    }

    /// A TOML date or a string.
    pub(crate) fn from_toml(value: &Value) -> Option<Self> {
        match value {
            Value::Datetime(date) => Self::from_text(&date.to_string()),
            Value::String(date) => Self::from_text(date),
            _ => None,
        }
    }
}

impl Serialize for LocalTime {
    fn serialize<S: Serializer>(&self, into: S) -> Result<S::Ok, S::Error> {
        into.serialize_str(&self.to_text())
    }
}

impl<'de> Deserialize<'de> for LocalTime {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let value = Value::deserialize(from)?;
        Self::from_toml(&value).ok_or_else(|| D::Error::custom("not a date"))
    }
}

/// A date in a TOML file. TOML's dates have four-digit years; other dates are strings.
pub(crate) fn date_item(text: &str) -> Item {
    match text.parse::<toml_edit::Datetime>() {
        Ok(date) => toml_edit::value(date),
        Err(_) => toml_edit::value(text),
    }
}

/// The name of a result in files.
pub const fn result_key(verdict: GameResult) -> &'static str {
    match verdict {
        GameResult::Won => "won",
        GameResult::Lost => "lost",
        GameResult::Unfinished => "left",
    }
}

/// Parses the name of a result in files.
pub(crate) fn result_from_key(key: &str) -> Option<GameResult> {
    [GameResult::Won, GameResult::Lost, GameResult::Unfinished]
        .into_iter()
        .find(|verdict| result_key(*verdict) == key)
}

pub const fn level_key(level: Level) -> &'static str {
    match level.key() {
        Some(key) => key,
        None => "custom",
    }
}

/// A game as files have it.
#[derive(Serialize, Deserialize)]
struct GameFields {
    id: String,
    ended: LocalTime,
    style: String,
    #[serde(flatten)]
    level: LevelFields,
    result: String,
    time_ms: u64,
    bbbv: u32,
    solved: u32,
    left: u32,
    right: u32,
    chords: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    unranked: Option<String>,
}

/// A level in a file: a custom board needs its size, one without a fixed count its mines.
#[derive(Serialize, Deserialize)]
pub(crate) struct LevelFields {
    pub(crate) level: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) rows: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) cols: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) mines: Option<u32>,
}

impl From<PlayedGame> for GameFields {
    fn from(game: PlayedGame) -> Self {
        Self {
            id: game.id.to_string(),
            ended: game.ended_at,
            style: game.style.map_or("custom", Style::key).to_owned(),
            level: LevelFields::new(game.level, game.mines),
            result: result_key(game.result).to_owned(),
            // TOML has no larger numbers.
            time_ms: game.time_ms.min(i64::MAX as u64),
            bbbv: game.bbbv,
            solved: game.solved,
            left: game.left,
            right: game.right,
            chords: game.chords,
            unranked: game.unranked.map(|reason| reason.key().to_owned()),
        }
    }
}

impl TryFrom<GameFields> for PlayedGame {
    /// The key of the wrong value.
    type Error = &'static str;

    fn try_from(fields: GameFields) -> Result<Self, &'static str> {
        let (level, mines) = fields.level.parse()?;
        Ok(Self {
            id: fields.id.parse().map_err(|_| "id")?,
            ended_at: fields.ended,
            style: match &*fields.style {
                "custom" => None,
                key => Some(key.parse().map_err(|_| "style")?),
            },
            level,
            mines,
            result: result_from_key(&fields.result).ok_or("result")?,
            time_ms: fields.time_ms,
            bbbv: fields.bbbv,
            solved: fields.solved,
            left: fields.left,
            right: fields.right,
            chords: fields.chords,
            unranked: fields.unranked.as_deref().map(UnrankedReason::from_key),
        })
    }
}

impl LevelFields {
    pub(crate) fn new(level: Level, mines: u32) -> Self {
        let board = match level {
            Level::Custom(board) => Some(board.size()),
            _ => None,
        };
        Self {
            level: level_key(level).to_owned(),
            rows: board.map(|size| size.rows().into()),
            cols: board.map(|size| size.cols().into()),
            mines: (level.mines().is_none() || board.is_some()).then_some(mines),
        }
    }

    /// The level and its mines, or the key of the wrong value.
    pub(crate) fn parse(&self) -> Result<(Level, u32), &'static str> {
        let given = |key, value: Option<u32>| value.map(|value| value as usize).ok_or(key);
        if self.level == "custom" {
            let (rows, cols) = (given("rows", self.rows)?, given("cols", self.cols)?);
            let board = CustomBoard::new(rows, cols, given("mines", self.mines)?);
            let board = board.map_err(|_| "mines")?;
            return Ok((Level::Custom(board), board.mines()));
        }
        let level: Level = self.level.parse().map_err(|_| "level")?;
        let mines =
            level.mines().or(self.mines).filter(|&mines| mines as usize <= level.size().cells());
        Ok((level, mines.ok_or("mines")?))
    }
}
