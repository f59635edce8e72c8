//! A finished game, as in the game log.

use crate::config::LevelChoice;
use crate::game::choice::choice;
use crate::game::counters::GameResult;
use crate::game::{Choice, CustomBoard, GameId, Level, Style};
use jiff::Timestamp;
use jiff::fmt::temporal::Pieces;
use jiff::tz::Offset;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use toml::Value;
use toml::value::Datetime;

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

choice! {
    /// Why a win is not ranked.
    UnrankedReason {
        Helped = "helped",
        Seeded = "seeded",
        Known = "known",
        NoGuess = "no-guess",
        Custom = "custom",
        Rules = "rules",
        /// Unknown to this version.
        Other = "other",
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

    /// See [`write_date`].
    pub(crate) fn serialize_as_date<S: Serializer>(&self, into: S) -> Result<S::Ok, S::Error> {
        write_date(&self.to_text(), into)
    }
}

/// Writes a date of TOML's own. Those have four-digit years; other dates are texts.
pub(crate) fn write_date<S: Serializer>(text: &str, into: S) -> Result<S::Ok, S::Error> {
    match text.parse::<Datetime>() {
        Ok(date) => date.serialize(into),
        Err(_) => into.serialize_str(text),
    }
}

impl Serialize for LocalTime {
    fn serialize<S: Serializer>(&self, into: S) -> Result<S::Ok, S::Error> {
        into.serialize_str(&self.to_text())
    }
}

impl<'de> Deserialize<'de> for LocalTime {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        // A date of TOML's own or a text.
        let time = match Value::deserialize(from)? {
            Value::Datetime(date) => Self::from_text(&date.to_string()),
            Value::String(date) => Self::from_text(&date),
            _ => None,
        };
        time.ok_or_else(|| D::Error::custom("not a date"))
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
            result: game.result.key().to_owned(),
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
            id: GameId::parse(&fields.id).ok_or("id")?,
            ended_at: fields.ended,
            style: match &*fields.style {
                "custom" => None,
                key => Some(Style::from_key(key).ok_or("style")?),
            },
            level,
            mines,
            result: GameResult::from_key(&fields.result).ok_or("result")?,
            time_ms: fields.time_ms,
            bbbv: fields.bbbv,
            solved: fields.solved,
            left: fields.left,
            right: fields.right,
            chords: fields.chords,
            unranked: fields
                .unranked
                .map(|key| UnrankedReason::from_key(&key).unwrap_or(UnrankedReason::Other)),
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
            level: LevelChoice::of(level).key().to_owned(),
            rows: board.map(|size| size.rows().into()),
            cols: board.map(|size| size.cols().into()),
            mines: (level.mines().is_none() || board.is_some()).then_some(mines),
        }
    }

    /// The level and its mines, or the key of the wrong value.
    pub(crate) fn parse(&self) -> Result<(Level, u32), &'static str> {
        let given = |key, value: Option<u32>| value.map(|value| value as usize).ok_or(key);
        let Some(level) = LevelChoice::from_key(&self.level).ok_or("level")?.level() else {
            let (rows, cols) = (given("rows", self.rows)?, given("cols", self.cols)?);
            let board = CustomBoard::new(rows, cols, given("mines", self.mines)?);
            let board = board.map_err(|_| "mines")?;
            return Ok((Level::Custom(board), board.mines()));
        };
        let mines =
            level.mines().or(self.mines).filter(|&mines| mines as usize <= level.size().cells());
        Ok((level, mines.ok_or("mines")?))
    }
}
