//! Levels: the named ones, that of SimpleMiner, and custom boards.

use super::board_size::{BoardSize, SizeError};
use super::minefield::Minefield;
use serde::{Deserialize, Serialize};

/// The size and the mines of a board. At least one cell is free.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// 9 × 9 with 10 mines, as in Windows.
    Beginner,
    /// 8 × 8 with 10 mines, the Beginner of races.
    Beginner8x8,
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

/// What is wrong with a custom board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum LevelError {
    Size(SizeError),
    Mines { rows: u16, cols: u16, given: usize, max: usize },
}

impl Level {
    /// The longest side of a board, in cells.
    pub const MAX_SIDE: u16 = 256;

    /// The levels that have records, easiest first.
    pub const RANKED: [Self; 4] =
        [Self::Beginner, Self::Beginner8x8, Self::Intermediate, Self::Expert];

    /// The named level of these dimensions, or a custom one.
    ///
    /// # Errors
    /// If a side is not within 1 to 256, or no cell is free.
    pub fn with_dimensions(rows: usize, cols: usize, mines: usize) -> Result<Self, LevelError> {
        CustomBoard::new(rows, cols, mines).map(Self::from)
    }

    /// The level of a board.
    ///
    /// # Errors
    /// As for [`Level::with_dimensions`].
    pub fn of(field: &Minefield) -> Result<Self, LevelError> {
        let size = field.size();
        Self::with_dimensions(size.rows().into(), size.cols().into(), field.mines() as usize)
    }

    pub const fn size(self) -> BoardSize {
        match self {
            Self::Beginner => BoardSize::fixed(9, 9),
            Self::Beginner8x8 => BoardSize::fixed(8, 8),
            Self::Intermediate => BoardSize::fixed(16, 16),
            Self::Expert => BoardSize::fixed(16, 30),
            Self::Scattered => BoardSize::fixed(18, 18),
            Self::Custom(board) => board.size,
        }
    }

    /// The number of mines; `None` if it is random.
    pub const fn mines(self) -> Option<u32> {
        match self {
            Self::Beginner | Self::Beginner8x8 => Some(10),
            Self::Intermediate => Some(40),
            Self::Expert => Some(99),
            Self::Scattered => None,
            Self::Custom(board) => Some(board.mines),
        }
    }
}

/// The named level with these measures, or a custom one.
impl From<CustomBoard> for Level {
    fn from(custom: CustomBoard) -> Self {
        Self::RANKED
            .into_iter()
            .find(|level| (level.size(), level.mines()) == (custom.size, Some(custom.mines)))
            .unwrap_or(Self::Custom(custom))
    }
}

impl CustomBoard {
    /// # Errors
    /// If a side is not within 1 to 256, or no cell is free.
    pub fn new(rows: usize, cols: usize, mines: usize) -> Result<Self, LevelError> {
        let size = BoardSize::within(rows, cols, Level::MAX_SIDE).map_err(LevelError::Size)?;
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
