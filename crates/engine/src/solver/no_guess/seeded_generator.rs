//! No-guess boards by their seed, and whether a given board is one.

use super::fifty_fifty::FiftyFiftyDetector;
use super::trial_game::TrialGame;
use super::{NoGuessBoard, NoGuessError, NoGuessSearch};
use crate::game::rules::FirstOpening;
use crate::game::{BoardGenerator, BoardSize, Level, Minefield, Pos};
use crate::solver::PlayerView;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// A board to generate. Equal requests give equal boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoGuessRequest {
    pub level: Level,
    /// The cell that is opened first; after it no guess is needed.
    pub first: Pos,
    /// How that opening is protected: see [`NoGuessSearch::new`].
    pub protected: FirstOpening,
    pub seed: u64,
}

impl NoGuessRequest {
    /// The mines of the level, or as many as a random board of this seed has if the level does not
    /// fix them.
    pub fn mines(self) -> u32 {
        let by_chance = || {
            let first = Some((self.first, self.protected));
            BoardGenerator::new(self.seed).generate(self.level, first).mines()
        };
        self.level.mines().unwrap_or_else(by_chance)
    }
}

/// What a [`NoGuessSearch`] depends on.
type CacheKey = (BoardSize, usize, Pos, FirstOpening);

/// Generates requested boards. It keeps its memory between requests of the same kind.
#[derive(Debug, Clone, Default)]
pub struct NoGuessGenerator {
    cache: Option<(CacheKey, NoGuessSearch)>,
}

impl NoGuessGenerator {
    /// Generates a board; `go_on` is called as by [`NoGuessSearch::generate`].
    pub fn generate(
        &mut self,
        request: NoGuessRequest,
        go_on: impl FnMut(u64) -> bool,
    ) -> Result<NoGuessBoard, NoGuessError> {
        let (size, mines) = (request.level.size(), request.mines() as usize);
        let key = (size, mines, request.first, request.protected);
        let search = match &mut self.cache {
            Some((cached, search)) if *cached == key => search,
            cache => {
                let search = NoGuessSearch::new(size, mines, request.first, request.protected)?;
                &mut cache.insert((key, search)).1
            }
        };
        let mut random = Xoshiro256PlusPlus::seed_from_u64(request.seed);
        search.generate(&mut random, go_on)
    }
}

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
