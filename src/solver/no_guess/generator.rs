//! Boards by their seeds: what is asked for stands in an order, and the same order gives the same
//! board wherever it is filled.

use super::{NoGuessBoard, NoGuessError, NoGuessSearch};
use crate::game::rules::FirstOpening;
use crate::game::{BoardGenerator, BoardSize, Level, Minefield, Pos};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// Which board is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoGuessRequest {
    /// What is played.
    pub level: Level,
    /// The cell that is opened first, and from which on no guess is needed.
    pub first: Pos,
    /// How that opening is protected: see [`NoGuess::new`].
    pub protected: FirstOpening,
    /// The seed of its chance.
    pub seed: u64,
}

impl NoGuessRequest {
    /// How many mines there are to be: the level's, or as many as chance would lay from the same
    /// seed where the level leaves that to it.
    pub fn mines(self) -> u32 {
        let by_chance = || {
            let first = Some((self.first, self.protected));
            BoardGenerator::new(self.seed).generate(self.level, first).mines()
        };
        self.level.mines().unwrap_or_else(by_chance)
    }
}

/// What a [`NoGuess`] is made for.
type CacheKey = (BoardSize, usize, Pos, FirstOpening);

/// Fills orders. It keeps its memory from one to the next of the same kind.
#[derive(Debug, Clone, Default)]
pub struct NoGuessGenerator {
    cache: Option<(CacheKey, NoGuessSearch)>,
}

impl NoGuessGenerator {
    /// Makes the board of this order; `go_on` is asked as [`NoGuess::generate`] does.
    ///
    /// # Errors
    /// When there can be no such board, when none was found, or when `go_on` says no.
    pub fn generate(
        &mut self,
        order: NoGuessRequest,
        go_on: impl FnMut(u64) -> bool,
    ) -> Result<NoGuessBoard, NoGuessError> {
        let (size, mines) = (order.level.size(), order.mines() as usize);
        let kind = (size, mines, order.first, order.protected);
        let maker = match &mut self.cache {
            Some((known, maker)) if *known == kind => maker,
            kept => {
                let maker = NoGuessSearch::new(size, mines, order.first, order.protected)?;
                &mut kept.insert((kind, maker)).1
            }
        };
        let mut random = Xoshiro256PlusPlus::seed_from_u64(order.seed);
        maker.generate(&mut random, go_on)
    }
}

impl NoGuessBoard {
    /// The mines as a game has them, on a board of this size.
    pub fn field(&self, size: BoardSize) -> Minefield {
        let mines = self.mines.iter().enumerate();
        Minefield::new(size, mines.filter_map(|(at, &mine)| mine.then_some(at)))
    }
}
