//! A finished game, as in the game log.

use super::scores::TableKey;
use crate::config::LevelKind;
use crate::game::choice::choice;
use crate::game::counters::GameResult;
use crate::game::{Choice, CustomBoard, GameId, GuessRules, Level, Style};
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
pub struct PlayedGame {
    pub id: GameId,
    #[serde(rename = "ended")]
    pub ended_at: LocalTime,
    /// `None` if a rule was changed.
    #[serde(serialize_with = "write_style", deserialize_with = "read_style")]
    pub style: Option<Style>,
    #[serde(flatten)]
    pub board: PlayedBoard,
    pub result: GameResult,
    /// The time on the clock, in ms.
    #[serde(serialize_with = "write_time")]
    pub time_ms: u64,
    pub bbbv: u32,
    /// Solved 3BV.
    pub solved: u32,
    pub left: u32,
    pub right: u32,
    pub chords: u32,
    /// Why a win would not be in the table of its level and style; see
    /// [`PlayedGame::unranked_reason`].
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "read_unranked_reason"
    )]
    pub unranked: Option<UnrankedReason>,
    /// Clicks that changed the board. Games of version 0.1.0 lack it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub effective: Option<u32>,
    /// Whether the player ever set a flag. Games of version 0.1.0 lack it; see
    /// [`PlayedGame::has_flagged`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub flagged: Option<bool>,
}

/// The level of a board, and how many mines that has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "BoardFields", into = "BoardFields")]
pub struct PlayedBoard {
    pub level: Level,
    pub mines: u32,
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
        PlayedOn = "played-on",
        SetUp = "set-up",
        NoGuess = "no-guess",
        /// The board was chosen by a filter, needing a guess or not.
        Filtered = "filtered",
        /// The rules about guesses were on, one or both: their games have tables of their own, which
        /// version 0.1.0 does not know.
        FairGuess = "fair-guess",
        Strict = "strict",
        FairAndStrict = "fair-guess-strict",
        Custom = "custom",
        Rules = "rules",
        /// Unknown to this version.
        Other = "other",
    }
}

impl UnrankedReason {
    pub const fn of_guesses(guesses: GuessRules) -> Option<Self> {
        match guesses {
            GuessRules::Off => None,
            GuessRules::Fair => Some(Self::FairGuess),
            GuessRules::Strict => Some(Self::Strict),
            GuessRules::FairAndStrict => Some(Self::FairAndStrict),
        }
    }
}

impl PlayedGame {
    /// Why a win is in no table.
    pub fn unranked_reason(&self) -> Option<UnrankedReason> {
        match self.unranked {
            Some(
                UnrankedReason::FairGuess | UnrankedReason::Strict | UnrankedReason::FairAndStrict,
            ) => {
                let is_custom = !LevelKind::of(self.board.level).is_ranked();
                let custom = is_custom.then_some(UnrankedReason::Custom);
                custom.or(self.style.is_none().then_some(UnrankedReason::Rules))
            }
            reason => reason,
        }
    }

    /// The rules about guesses of a game that counts.
    pub fn guesses(&self) -> GuessRules {
        match self.unranked {
            Some(UnrankedReason::FairGuess) => GuessRules::Fair,
            Some(UnrankedReason::Strict) => GuessRules::Strict,
            Some(UnrankedReason::FairAndStrict) => GuessRules::FairAndStrict,
            _ => GuessRules::Off,
        }
    }

    /// The table that a win is in; `None` if it is in none.
    pub fn table(&self) -> Option<TableKey> {
        let (level, guesses) = (LevelKind::of(self.board.level), self.guesses());
        let style = self.style.filter(|_| self.unranked_reason().is_none())?;
        level.is_ranked().then_some(TableKey { level, style, guesses })
    }

    /// Whether it is a win that took back a loss, or went on with a game that was watched.
    pub fn is_won_by_playing_on(&self) -> bool {
        self.result == GameResult::Won && self.unranked == Some(UnrankedReason::PlayedOn)
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

/// The name of a style for other programs; `None` stands for changed rules.
pub(crate) fn style_key(style: Option<Style>) -> &'static str {
    style.map_or(CHANGED_RULES, Style::key)
}

const CHANGED_RULES: &str = "custom";

fn write_style<S: Serializer>(style: &Option<Style>, into: S) -> Result<S::Ok, S::Error> {
    into.serialize_str(style.map_or(CHANGED_RULES, Choice::stored_key))
}

fn read_style<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Style>, D::Error> {
    let key = String::deserialize(from)?;
    let style = Style::from_key(&key);
    let is_known = style.is_some() || key == CHANGED_RULES;
    is_known.then_some(style).ok_or_else(|| D::Error::custom("an unknown style"))
}

/// TOML has no larger numbers.
fn write_time<S: Serializer>(time_ms: &u64, into: S) -> Result<S::Ok, S::Error> {
    into.serialize_u64((*time_ms).min(i64::MAX as u64))
}

fn read_unranked_reason<'de, D>(from: D) -> Result<Option<UnrankedReason>, D::Error>
where
    D: Deserializer<'de>,
{
    let key = Option::<String>::deserialize(from)?;
    Ok(key.map(|key| UnrankedReason::from_key(&key).unwrap_or(UnrankedReason::Other)))
}

/// A board in a file: a custom one needs its size, one without a fixed count its mines.
#[derive(Serialize, Deserialize)]
struct BoardFields {
    level: LevelKind,
    #[serde(skip_serializing_if = "Option::is_none")]
    rows: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cols: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mines: Option<u32>,
}

impl From<PlayedBoard> for BoardFields {
    fn from(PlayedBoard { level, mines }: PlayedBoard) -> Self {
        let board = match level {
            Level::Custom(board) => Some(board.size()),
            _ => None,
        };
        Self {
            level: LevelKind::of(level),
            rows: board.map(|size| size.rows().into()),
            cols: board.map(|size| size.cols().into()),
            mines: (level.mines().is_none() || board.is_some()).then_some(mines),
        }
    }
}

impl TryFrom<BoardFields> for PlayedBoard {
    type Error = &'static str;

    fn try_from(
        BoardFields { level, rows, cols, mines }: BoardFields,
    ) -> Result<Self, Self::Error> {
        let measure = |value: Option<u32>| value.map(|value| value as usize).ok_or("no measures");
        let level = match level.level() {
            Some(level) => level,
            None => CustomBoard::new(measure(rows)?, measure(cols)?, measure(mines)?)
                .map(Level::Custom)
                .map_err(|_| "an impossible board")?,
        };
        let mines = level.mines().or(mines);
        let mines = mines.filter(|&mines| mines as usize <= level.size().cells());
        Ok(Self { level, mines: mines.ok_or("an impossible number of mines")? })
    }
}
