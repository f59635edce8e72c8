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

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn sized() -> impl Strategy<Value = (BoardSize, u32, Pos)> {
        (1_usize..=20, 1_usize..=20)
            .prop_flat_map(|(rows, cols)| {
                let size = BoardSize::new(rows, cols).expect("within the limits");
                (Just(size), 0..size.cells() as u32, 0..size.rows(), 0..size.cols())
            })
            .prop_map(|(size, mines, row, col)| (size, mines, Pos::new(row, col)))
    }

    proptest! {
        #[test]
        fn exactly_the_mines_asked_for_are_laid((size, mines, first) in sized(), seed: u64) {
            let field = BoardGenerator::new(seed).place_mines(size, mines, Some((first, FirstOpening::FreeBlock)));
            prop_assert_eq!(field.mines(), mines);
            prop_assert!(!field.is_mine(first), "the first cell is never a mine");
            let room = size.cells() - size.block(first).count();
            if mines as usize <= room {
                prop_assert_eq!(field.number(first), Some(0), "there was room for an opening");
            }
        }

        #[test]
        fn the_same_seed_lays_the_same_board((size, mines, first) in sized(), seed: u64) {
            let lay = || BoardGenerator::new(seed).place_mines(size, mines, Some((first, FirstOpening::Safe)));
            prop_assert_eq!(lay(), lay());
        }
    }

    #[test]
    fn a_full_board_leaves_just_the_first_cell_free() {
        let size = BoardSize::fixed(9, 9);
        let first = Pos::new(4, 4);
        let field =
            BoardGenerator::new(1).place_mines(size, 80, Some((first, FirstOpening::FreeBlock)));
        assert!(size.positions().all(|pos| field.is_mine(pos) != (pos == first)));
    }

    #[test]
    fn where_the_block_gives_way_the_neighbours_are_as_likely_as_any_cell() {
        let size = BoardSize::fixed(4, 4);
        let first = Pos::new(1, 1);
        let mut dealer = BoardGenerator::new(7);
        let mut mined = [0_u32; 16];
        for _ in 0..15_000 {
            let field = dealer.place_mines(size, 10, Some((first, FirstOpening::FreeBlock)));
            for pos in field.mine_positions() {
                mined[size.index(pos)] += 1;
            }
        }
        assert_eq!(mined[size.index(first)], 0);
        for (index, &count) in mined.iter().enumerate() {
            if index != size.index(first) {
                // 15,000 × 10/15 = 10,000 with a standard deviation of 58.
                assert!(count.abs_diff(10_000) < 350, "cell {index}: {count}");
            }
        }
    }

    #[test]
    fn every_layout_is_as_likely_as_any_other() {
        let size = BoardSize::fixed(2, 3);
        let mut dealer = BoardGenerator::new(3);
        let mut seen = std::collections::HashMap::new();
        for _ in 0..15_000 {
            let field = dealer.place_mines(size, 2, None);
            let layout: Vec<_> = field.mine_positions().collect();
            *seen.entry(layout).or_insert(0_u32) += 1;
        }
        assert_eq!(seen.len(), 15, "two of six cells: fifteen layouts");
        // 1,000 each with a standard deviation of 31.
        assert!(seen.values().all(|count| count.abs_diff(1_000) < 200));
    }

    #[test]
    fn scattering_makes_one_cell_in_five_a_mine() {
        let mut dealer = BoardGenerator::new(5);
        let size = BoardSize::fixed(18, 18);
        let mines: u32 = (0..300).map(|_| dealer.scatter(size, None).mines()).sum();
        // 97,200 cells: 19,440 mines with a standard deviation of 125.
        assert!(mines.abs_diff(19_440) < 750, "{mines}");
    }
}
