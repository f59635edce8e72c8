//! What a board on screen is made of.

use super::{BoardSize, Game, Minefield, Phase, Pos, VisibleCell};
use std::fmt::Debug;

/// A board that can be shown: that of a game, or one that no game can lead to.
pub trait ShownBoard: Debug {
    fn size(&self) -> BoardSize;

    /// What the player sees at `pos`.
    fn cell(&self, pos: Pos) -> VisibleCell;

    /// The number of mines; 0 while it is not known.
    fn mines(&self) -> u32;

    fn flags(&self) -> u32;

    fn phase(&self) -> Phase;

    /// The mines, once they are laid.
    fn field(&self) -> Option<&Minefield>;

    /// The cell to begin with, if the board has one.
    fn start_cell(&self) -> Option<Pos>;
}

impl ShownBoard for Game {
    fn size(&self) -> BoardSize {
        self.size()
    }

    fn cell(&self, pos: Pos) -> VisibleCell {
        self.cell(pos)
    }

    fn mines(&self) -> u32 {
        self.mines()
    }

    fn flags(&self) -> u32 {
        self.flags()
    }

    fn phase(&self) -> Phase {
        self.phase()
    }

    fn field(&self) -> Option<&Minefield> {
        self.field()
    }

    fn start_cell(&self) -> Option<Pos> {
        self.start_cell()
    }
}
