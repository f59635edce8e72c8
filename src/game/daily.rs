//! Which daily board a game is played on. The boards themselves are made by
//! [`practice::daily`](crate::practice::daily).

use super::choice::choice;
use super::level::Level;
use jiff::civil::Date;

choice! {
    /// The levels that have a board every day.
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
