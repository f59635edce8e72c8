//! The identity of a game and the origin of its board.

use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// Identifies a game, so that it is counted once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GameId(pub u64);

/// The text is not a game id.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("not a game number")]
pub struct InvalidGameId;

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for GameId {
    type Err = InvalidGameId;

    fn from_str(text: &str) -> Result<Self, InvalidGameId> {
        let whole = text.len() == 16 && !text.starts_with('+');
        let number = whole.then(|| u64::from_str_radix(text, 16).ok()).flatten();
        number.map(Self).ok_or(InvalidGameId)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BoardOrigin {
    /// Random: a win is ranked.
    Fresh,
    /// From a seed the player chose.
    Seeded,
    /// Pasted or played before.
    Known,
}

impl BoardOrigin {
    pub const ALL: [Self; 3] = [Self::Fresh, Self::Seeded, Self::Known];

    /// The name in files.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Fresh => "fresh",
            Self::Seeded => "seeded",
            Self::Known => "known",
        }
    }

    /// Parses the name in files.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|origin| origin.key() == key)
    }
}
