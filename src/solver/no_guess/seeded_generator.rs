//! No-guess boards by their seed.

use super::{NoGuessBoard, NoGuessError, NoGuessSearch};
use crate::game::rules::FirstOpening;
use crate::game::{BoardGenerator, BoardSize, Level, Pos};
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
