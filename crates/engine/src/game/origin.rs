//! The identity of a game and the origin of its board.

use super::choice::choice;
use super::level::Level;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Identifies a game, so that it is counted once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct GameId(pub u64);

impl GameId {
    /// Parses what `Display` writes.
    pub fn parse(text: &str) -> Option<Self> {
        let number = u64::from_str_radix(text, 16).ok().map(Self)?;
        (number.to_string() == text).then_some(number)
    }
}

impl TryFrom<String> for GameId {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        Self::parse(&text).ok_or("not a game")
    }
}

impl From<GameId> for String {
    fn from(id: GameId) -> Self {
        id.to_string()
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

choice! {
    /// The levels that have a board every day, which
    /// `practice::daily` makes.
    DailyLevel {
        Beginner = "beginner",
        Intermediate = "intermediate",
        Expert = "expert",
    }
}

impl DailyLevel {
    pub fn of(level: Level) -> Option<Self> {
        Self::ALL.iter().copied().find(|daily| daily.level() == level)
    }

    pub const fn level(self) -> Level {
        match self {
            Self::Beginner => Level::Beginner,
            Self::Intermediate => Level::Intermediate,
            Self::Expert => Level::Expert,
        }
    }
}

/// A game on a daily board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DailyGame {
    /// The day of the board, in UTC.
    pub day: Date,
    pub level: DailyLevel,
    /// Whether it was started on that day. Only then can its result count, even if it ends later.
    pub on_time: bool,
}

/// Where the board of a game comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BoardOrigin {
    /// Random: a win is ranked.
    Fresh,
    /// From a seed the player chose.
    Seeded,
    /// Pasted or played before.
    Known,
    /// The board of a day, for everyone.
    Daily(DailyGame),
    /// From a moment of another game, which this one goes on with.
    PlayedOn,
    /// A board or a position from the workbench.
    SetUp,
}
