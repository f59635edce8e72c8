//! What a board that was read becomes on the workbench.

use super::ReadBoard;
use crate::game::{BoardSize, Level, Pos, SizeError, VisibleCell};
use crate::workbench::{Cell, Mode, Setup};

/// A position that was read from a picture, whose number of mines is a guess.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureSetup {
    pub setup: Setup,
    /// The cells that may have been read wrong, in reading order.
    pub doubtful: Vec<Pos>,
}

impl ReadBoard {
    /// The position, in which the mines that are shown are flagged.
    ///
    /// # Errors
    ///
    /// If it is larger than any board.
    pub fn setup(&self) -> Result<PictureSetup, SizeError> {
        let size = BoardSize::within(self.rows, self.columns, Level::MAX_SIDE)?;
        let mut setup = Setup::empty(Mode::Position, size, 0);
        for (pos, read) in size.positions().zip(&self.cells) {
            let cell = match read.content {
                VisibleCell::Open(number) => Cell::Open(number),
                VisibleCell::Covered | VisibleCell::Question => Cell::Covered,
                VisibleCell::Flag
                | VisibleCell::Mine
                | VisibleCell::HitMine
                | VisibleCell::WrongFlag => Cell::Flag,
            };
            setup.set(pos, cell);
        }
        setup.guess_mines();
        let cells = size.positions().zip(&self.cells);
        let doubtful = cells.filter(|(_, read)| read.is_doubtful()).map(|(pos, _)| pos).collect();
        Ok(PictureSetup { setup, doubtful })
    }
}
