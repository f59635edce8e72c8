//! Lays the mines uniformly over the allowed cells, in one pass.

use super::board_size::{BoardSize, Pos};
use super::level::Level;
use super::minefield::Minefield;
use super::rules::FirstOpening;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

/// The generator of every board. It is fixed, so that a seed gives the same board in later
/// versions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardGenerator(Xoshiro256PlusPlus);

impl BoardGenerator {
    /// The same seed gives the same boards.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Lays `mines` mines; every allowed layout is equally likely.
    ///
    /// `first` is the cell that is opened first, and its protection. If a free block leaves too few
    /// cells for the mines, only the cell itself stays free; if even that is needed, nothing is
    /// protected.
    pub fn place_mines(
        &mut self,
        size: BoardSize,
        mines: u32,
        first: Option<(Pos, FirstOpening)>,
    ) -> Minefield {
        let mines = (mines as usize).min(size.cells());
        let spared =
            first.map_or_else(Vec::new, |(pos, rule)| protected_cells(size, mines, pos, rule));
        let mut allowed: Vec<usize> =
            (0..size.cells()).filter(|index| !spared.contains(index)).collect();
        // The first steps of a Fisher–Yates shuffle.
        for drawn in 0..mines {
            let pick = drawn + self.random_below(allowed.len() - drawn);
            allowed.swap(drawn, pick);
        }
        allowed.truncate(mines);
        Minefield::new(size, allowed)
    }

    /// Makes each unprotected cell a mine with probability 1/5, as SimpleMiner does.
    pub fn scatter(&mut self, size: BoardSize, first: Option<(Pos, FirstOpening)>) -> Minefield {
        let spared = first.map_or_else(Vec::new, |(pos, rule)| protected_cells(size, 0, pos, rule));
        let hits: Vec<usize> = (0..size.cells())
            .filter(|index| self.random_below(5) == 0 && !spared.contains(index))
            .collect();
        Minefield::new(size, hits)
    }

    pub fn generate(&mut self, level: Level, first: Option<(Pos, FirstOpening)>) -> Minefield {
        match level.mines() {
            Some(mines) => self.place_mines(level.size(), mines, first),
            None => self.scatter(level.size(), first),
        }
    }

    /// A seed for a later game.
    pub fn next_seed(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A uniform number below `bound`, within one part in 2⁴⁰ on the largest board: the upper half
    /// of a 64 × 64 bit product. It does not depend on the library, so that seeds keep their
    /// meaning.
    fn random_below(&mut self, bound: usize) -> usize {
        ((u128::from(self.0.next_u64()) * bound as u128) >> 64) as usize
    }
}

/// The cells that stay free, in row-major order: what `rule` protects around `pos`, as far as the
/// mines leave room.
fn protected_cells(size: BoardSize, mines: usize, pos: Pos, rule: FirstOpening) -> Vec<usize> {
    let cell = vec![size.index(pos)];
    let block = || size.block(pos).map(|near| size.index(near)).collect();
    let wishes: Vec<Vec<usize>> = match rule {
        FirstOpening::FreeBlock => vec![block(), cell],
        FirstOpening::Safe => vec![cell],
        FirstOpening::Unprotected => Vec::new(),
    };
    wishes.into_iter().find(|spared| size.cells() - spared.len() >= mines).unwrap_or_default()
}
