//! The options that more than one command takes.

use clap::Args;

use crate::game::Level;
use crate::game::level::LevelError;

/// Which board is played, in the window, in a terminal or by the machine.
#[derive(Debug, Clone, Args)]
pub struct Measures {
    /// The level to play: beginner, intermediate, expert or scattered
    #[arg(long, value_name = "LEVEL", conflicts_with_all = ["rows", "cols", "mines"])]
    pub level: Option<Level>,
    /// The number of rows of a custom board, 1 to 256; up to 99 in a terminal
    #[arg(long, value_name = "N", requires_all = ["cols", "mines"])]
    pub rows: Option<usize>,
    /// The number of columns of a custom board, 1 to 256; up to 99 in a terminal
    #[arg(long, value_name = "N", requires_all = ["rows", "mines"])]
    pub cols: Option<usize>,
    /// The number of mines of a custom board, 0 to one less than its cells
    #[arg(long, value_name = "N", requires_all = ["rows", "cols"])]
    pub mines: Option<usize>,
}

impl Measures {
    /// The level that is asked for, if one is: where by measures, `of` has to know it.
    ///
    /// # Errors
    /// When `of` does not know the measures.
    pub fn level(
        &self,
        of: impl Fn(usize, usize, usize) -> Result<Level, LevelError>,
    ) -> Result<Option<Level>, LevelError> {
        match (self.rows, self.cols, self.mines) {
            (Some(rows), Some(cols), Some(mines)) => of(rows, cols, mines).map(Some),
            _ => Ok(self.level),
        }
    }
}
