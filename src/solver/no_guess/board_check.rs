//! Whether a given board needs no guess.

use super::fifty_fifty::FiftyFiftyDetector;
use super::trial_game::TrialGame;
use crate::game::{Minefield, Pos};
use crate::solver::PlayerView;

/// Checks boards of the size and the number of mines of the first. It reuses its memory.
///
/// The answer is a fact of the board, however good the solver is: no odds are estimated, and on
/// boards of up to 1,000 cells no count of layouts vanishes by rounding.
#[derive(Debug, Clone)]
pub struct BoardCheck {
    trial: TrialGame,
    forced_guess: FiftyFiftyDetector,
}

impl BoardCheck {
    pub fn new(like: &Minefield) -> Self {
        let view = PlayerView::unopened(like);
        let forced_guess = FiftyFiftyDetector::new(&view);
        Self { trial: TrialGame::new(view).without_limits(), forced_guess }
    }

    /// Whether from the first cell on, which is no mine, some covered cell is free in every layout
    /// that fits the open numbers and the number of mines, until all free cells are open. `None` if
    /// `go_on`, which is called before each look at the whole board, returned false.
    pub fn needs_no_guess(
        &mut self,
        field: &Minefield,
        first: Pos,
        go_on: impl FnMut() -> bool,
    ) -> Option<bool> {
        let view = PlayerView::unopened(field);
        if (view.size(), view.mines()) != (self.trial.view.size(), self.trial.view.mines()) {
            *self = Self::new(field);
        }
        self.trial.mine.fill(0);
        for mine in field.mine_positions() {
            self.trial.mine[view.framed_index(mine)] = 1;
        }
        let first = view.framed_index(first);
        if self.forced_guess.is_forced(&self.trial.mine, first) {
            return Some(false);
        }
        self.trial.play(first, go_on).ok().map(|closed| closed == 0)
    }
}
