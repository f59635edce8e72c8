//! Levels: the named ones, that of SimpleMiner, and custom boards.

use super::board_size::{BoardSize, SizeError};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// The size and the mines of a board. At least one cell is free.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    Beginner,
    Intermediate,
    Expert,
    /// The first board of SimpleMiner: 18 × 18, each cell a mine with probability 1/5.
    Scattered,
    /// Chosen by the player.
    Custom(CustomBoard),
}

/// A custom board: sides of 1 to 256 cells, 0 to cells − 1 mines.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CustomBoard {
    size: BoardSize,
    mines: u32,
}

/// A level that has record tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct NamedLevel(Level);

/// What is wrong with a custom board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum LevelError {
    #[error(transparent)]
    Size(#[from] SizeError),
    #[error("{rows} × {cols} cells hold at most {max} mines, not {given}")]
    Mines { rows: u16, cols: u16, given: usize, max: usize },
}

/// The name is not a level.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("“{0}” is not a level; the levels are beginner, intermediate, expert and scattered")]
pub struct UnknownLevel(pub String);

impl Level {
    /// The longest side of a board, in cells.
    pub const MAX_SIDE: u16 = 256;

    /// The levels with record tables, easiest first.
    pub const NAMED: [Self; 3] = [Self::Beginner, Self::Intermediate, Self::Expert];

    /// The named level of these dimensions, or a custom one.
    ///
    /// # Errors
    /// If a side is not within 1 to 256, or no cell is free.
    pub fn with_dimensions(rows: usize, cols: usize, mines: usize) -> Result<Self, LevelError> {
        let custom = CustomBoard::new(rows, cols, mines)?;
        Ok(Self::NAMED
            .into_iter()
            .find(|level| (level.size(), level.mines()) == (custom.size, Some(custom.mines)))
            .unwrap_or(Self::Custom(custom)))
    }

    pub const fn size(self) -> BoardSize {
        match self {
            Self::Beginner => BoardSize::fixed(9, 9),
            Self::Intermediate => BoardSize::fixed(16, 16),
            Self::Expert => BoardSize::fixed(16, 30),
            Self::Scattered => BoardSize::fixed(18, 18),
            Self::Custom(board) => board.size,
        }
    }

    /// The number of mines; `None` if it is random.
    pub const fn mines(self) -> Option<u32> {
        match self {
            Self::Beginner => Some(10),
            Self::Intermediate => Some(40),
            Self::Expert => Some(99),
            Self::Scattered => None,
            Self::Custom(board) => Some(board.mines),
        }
    }

    /// The name in files and commands; `None` for a custom board.
    pub const fn key(self) -> Option<&'static str> {
        match self {
            Self::Beginner => Some("beginner"),
            Self::Intermediate => Some("intermediate"),
            Self::Expert => Some("expert"),
            Self::Scattered => Some("scattered"),
            Self::Custom(_) => None,
        }
    }
}

impl CustomBoard {
    /// # Errors
    /// If a side is not within 1 to 256, or no cell is free.
    pub fn new(rows: usize, cols: usize, mines: usize) -> Result<Self, LevelError> {
        let size = BoardSize::within(rows, cols, Level::MAX_SIDE)?;
        let max = size.cells() - 1;
        match u32::try_from(mines) {
            Ok(count) if mines <= max => Ok(Self { size, mines: count }),
            _ => Err(LevelError::Mines { rows: size.rows(), cols: size.cols(), given: mines, max }),
        }
    }

    pub const fn size(self) -> BoardSize {
        self.size
    }

    pub const fn mines(self) -> u32 {
        self.mines
    }
}

impl NamedLevel {
    pub const ALL: [Self; Level::NAMED.len()] =
        [Self(Level::NAMED[0]), Self(Level::NAMED[1]), Self(Level::NAMED[2])];

    /// `None` for a level without record tables.
    pub fn new(level: Level) -> Option<Self> {
        Level::NAMED.contains(&level).then_some(Self(level))
    }

    pub const fn level(self) -> Level {
        self.0
    }

    /// The name in files and commands.
    pub const fn key(self) -> &'static str {
        match self.0.key() {
            Some(key) => key,
            None => panic!("a NamedLevel holds a level with a name"),
        }
    }
}

impl FromStr for NamedLevel {
    type Err = <Level as FromStr>::Err;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let level: Level = text.parse()?;
        Self::new(level).ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    /// Parses the key of a level.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::NAMED
            .into_iter()
            .chain([Self::Scattered])
            .find(|level| level.key() == Some(text))
            .ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.key(), self) {
            (_, Self::Custom(board)) => {
                write!(f, "{}×{} with {} mines", board.size.rows(), board.size.cols(), board.mines)
            }
            (key, _) => f.write_str(key.unwrap_or_default()),
        }
    }
}
