//! One finished game, as it stands in the log of games.

use crate::game::counters::GameResult;
use crate::game::origin::GameId;
use crate::game::{CustomBoard, Level, Style};
use jiff::Timestamp;
use jiff::fmt::temporal::Pieces;
use jiff::tz::Offset;
use toml::Value;
use toml_edit::{Item, Table};

/// A game that was begun and is over.
///
/// It is over when it is won or lost, and also when another board was dealt in its place: then it
/// was [`Verdict::Unfinished`], left. A game without an opened cell was never begun.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayedGame {
    /// Which game it was.
    pub id: GameId,
    /// When it ended.
    pub ended_at: LocalTime,
    /// The style whose rules held; `None` where the player had changed one.
    pub style: Option<Style>,
    /// The level.
    pub level: Level,
    /// How many mines lay on the board.
    pub mines: u32,
    /// How it ended.
    pub result: GameResult,
    /// Its time by the clock, in ms. More than `i64::MAX` is kept as that.
    pub time_ms: u64,
    /// The board's 3BV.
    pub bbbv: u32,
    /// How much of it was solved.
    pub solved: u32,
    /// Left clicks.
    pub left: u32,
    /// Right clicks.
    pub right: u32,
    /// Chord clicks.
    pub chords: u32,
    /// Why a win would not be ranked, if it would not.
    pub unranked: Option<UnrankedReason>,
}

/// A moment and what the player's clocks showed then.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LocalTime {
    /// The moment.
    pub at: Timestamp,
    /// How far the player's clocks were from UTC; whole minutes.
    offset: Offset,
}

/// Why a win is not ranked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum UnrankedReason {
    /// The player had help.
    Helped,
    /// The player chose the board by its seed.
    Seeded,
    /// The board was known.
    Known,
    /// A board without a guess is easier.
    NoGuess,
    /// A level without a table.
    Custom,
    /// A rule was changed.
    Rules,
    /// A reason that this version does not know.
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

    /// The name under which files know it.
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
    /// The moment at which clocks at this distance from UTC show it. Seconds of the distance do not
    /// count.
    pub fn new(at: Timestamp, offset: Offset) -> Self {
        let offset = Offset::from_seconds(offset.seconds() / 60 * 60).unwrap_or(Offset::UTC);
        Self { at, offset }
    }

    /// The day that the player's calendar showed.
    pub fn date(self) -> jiff::civil::Date {
        self.civil().date()
    }

    /// What the player's calendar and clocks showed.
    pub fn civil(self) -> jiff::civil::DateTime {
        self.offset.to_datetime(self.at)
    }

    /// As it stands in a file: `2026-11-20T21:31:05.123+01:00`.
    pub fn to_text(self) -> String {
        self.at.display_with_offset(self.offset).to_string()
    }

    pub(crate) fn from_text(text: &str) -> Option<Self> {
        let at: Timestamp = text.parse().ok()?;
        let offset = Pieces::parse(text).ok()?.to_numeric_offset();
        Some(Self::new(at, offset.unwrap_or(Offset::UTC)))
    }

    pub(crate) fn from_toml(value: &Value) -> Option<Self> {
        match value {
            Value::Datetime(date) => Self::from_text(&date.to_string()),
            Value::String(date) => Self::from_text(date),
            _ => None,
        }
    }

    /// TOML's own dates have four digits for the year and no sign; a clock may be set to others.
    pub(crate) fn to_toml(self) -> Item {
        let text = self.to_text();
        match text.parse::<toml_edit::Datetime>() {
            Ok(date) => toml_edit::value(date),
            Err(_) => toml_edit::value(text),
        }
    }
}

/// The name under which files know how a game ended.
pub const fn result_key(verdict: GameResult) -> &'static str {
    match verdict {
        GameResult::Won => "won",
        GameResult::Lost => "lost",
        GameResult::Unfinished => "left",
    }
}

/// How a game ended that files call this.
pub(crate) fn result_from_key(key: &str) -> Option<GameResult> {
    [GameResult::Won, GameResult::Lost, GameResult::Unfinished]
        .into_iter()
        .find(|verdict| result_key(*verdict) == key)
}

/// The name under which files know a level.
pub const fn level_key(level: Level) -> &'static str {
    match level.key() {
        Some(key) => key,
        None => "custom",
    }
}

impl PlayedGame {
    /// The game as a table of a file. Its number is the last line, so that one that was cut short
    /// is seen to be.
    pub(crate) fn to_table(&self) -> Table {
        let mut table = Table::new();
        let number = |number: u32| toml_edit::value(i64::from(number));
        table["ended"] = self.ended_at.to_toml();
        table["style"] = toml_edit::value(self.style.map_or("custom", Style::key));
        put_level(&mut table, self.level, self.mines);
        table["result"] = toml_edit::value(result_key(self.result));
        table["time_ms"] = toml_edit::value(i64::try_from(self.time_ms).unwrap_or(i64::MAX));
        table["bbbv"] = number(self.bbbv);
        table["solved"] = number(self.solved);
        table["left"] = number(self.left);
        table["right"] = number(self.right);
        table["chords"] = number(self.chords);
        if let Some(reason) = self.unranked {
            table["unranked"] = toml_edit::value(reason.key());
        }
        table["id"] = toml_edit::value(self.id.to_string());
        table
    }

    /// The game that a table of a file tells of.
    ///
    /// # Errors
    /// The key that is not what it should be.
    pub(crate) fn from_table(table: &toml::Table) -> Result<Self, &'static str> {
        let text = |key: &'static str| table.get(key).and_then(Value::as_str).ok_or(key);
        let whole = |key: &'static str| table.get(key).and_then(Value::as_integer).ok_or(key);
        let number = |key: &'static str| u32::try_from(whole(key)?).map_err(|_| key);
        let id = text("id")?.parse().map_err(|_| "id")?;
        let style = match text("style")? {
            "custom" => None,
            key => Some(key.parse().map_err(|_| "style")?),
        };
        let (level, mines) = read_level(table)?;
        Ok(Self {
            id,
            ended_at: table.get("ended").and_then(LocalTime::from_toml).ok_or("ended")?,
            style,
            level,
            mines,
            result: result_from_key(text("result")?).ok_or("result")?,
            time_ms: u64::try_from(whole("time_ms")?).map_err(|_| "time_ms")?,
            bbbv: number("bbbv")?,
            solved: number("solved")?,
            left: number("left")?,
            right: number("right")?,
            chords: number("chords")?,
            unranked: match table.get("unranked") {
                None => None,
                Some(reason) => Some(UnrankedReason::from_key(reason.as_str().ok_or("unranked")?)),
            },
        })
    }
}

/// Puts a level into a table, and what its name does not say.
pub(crate) fn put_level(table: &mut Table, level: Level, mines: u32) {
    table["level"] = toml_edit::value(level_key(level));
    if let Level::Custom(board) = level {
        table["rows"] = toml_edit::value(i64::from(board.size().rows()));
        table["cols"] = toml_edit::value(i64::from(board.size().cols()));
    }
    if matches!(level, Level::Custom(_) | Level::Scattered) {
        table["mines"] = toml_edit::value(i64::from(mines));
    }
}

/// The level in a table, and how many mines lie on it.
pub(crate) fn read_level(table: &toml::Table) -> Result<(Level, u32), &'static str> {
    let key = table.get("level").and_then(Value::as_str).ok_or("level")?;
    let measure = |key: &'static str| {
        let number = table.get(key).and_then(Value::as_integer).ok_or(key)?;
        usize::try_from(number).map_err(|_| key)
    };
    if key == "custom" {
        let board = CustomBoard::new(measure("rows")?, measure("cols")?, measure("mines")?);
        let board = board.map_err(|_| "mines")?;
        return Ok((Level::Custom(board), board.mines()));
    }
    let level: Level = key.parse().map_err(|_| "level")?;
    let mines = match level.mines() {
        Some(mines) => mines,
        None => {
            let mines = measure("mines")?;
            if mines > level.size().cells() {
                return Err("mines");
            }
            mines as u32
        }
    };
    Ok((level, mines))
}
