//! The player of 2010: three passes of simple sums over the board. It is kept to be watched and
//! compared.

mod cursor_walk;

use super::player_view::{PlayerView, ViewCell};
use crate::game::{BoardSize, Pos};
use rand::{Rng, RngExt};

pub use cursor_walk::{CursorStep, CursorWalk};

/// The score of every covered cell: what the player of 2010 takes for the chance of a mine.
#[derive(Debug, Clone, PartialEq)]
pub struct HeuristicScores {
    size: BoardSize,
    cells: Vec<Option<f64>>,
}

/// The score of a cell that the first pass takes for a mine.
const MINE: f64 = 1.0;

impl HeuristicScores {
    /// Scores a position.
    pub fn of(view: &PlayerView) -> Self {
        let size = view.size();
        let mut scores = Self { size, cells: vec![None; size.cells()] };
        // A cell is beside no number until the second pass says otherwise.
        let mut beside = vec![false; size.cells()];
        scores.mark_mines(view);
        // The second pass goes twice over the board, because what it finds free lets it score
        // the cells before that better.
        for _ in 0..2 {
            for pos in size.positions() {
                if view.cell(pos) == ViewCell::Covered && scores.mine_chance(pos) != Some(MINE) {
                    let score = scores.by_numbers(view, pos);
                    beside[size.index(pos)] = score.is_some();
                    scores.cells[size.index(pos)] = score;
                }
            }
        }
        scores.fill_rest(view, &beside);
        scores
    }

    /// The score of a covered cell, from 0 to 1; `None` for an open cell.
    pub fn mine_chance(&self, pos: Pos) -> Option<f64> {
        self.cells[self.size.index(pos)]
    }

    /// The cell to open: of those with the lowest score the one nearest to the cursor if the
    /// score is 0, else any of them. `None` when no cell is covered.
    pub fn choose(&self, cursor: Pos, random: &mut impl Rng) -> Option<Pos> {
        let lowest = self.cells.iter().flatten().copied().min_by(f64::total_cmp)?;
        let all: Vec<Pos> =
            (self.size.positions()).filter(|&pos| self.mine_chance(pos) == Some(lowest)).collect();
        if lowest == 0.0 {
            let steps = |pos: &Pos| pos.row.abs_diff(cursor.row) + pos.col.abs_diff(cursor.col);
            return all.into_iter().min_by_key(steps);
        }
        Some(all[random.random_range(0..all.len())])
    }

    /// The first pass: numbers that need all their covered neighbours.
    fn mark_mines(&mut self, view: &PlayerView) {
        for pos in self.size.positions() {
            let ViewCell::Open(number) = view.cell(pos) else {
                continue;
            };
            let covered = |near: &Pos| view.cell(*near) == ViewCell::Covered;
            if self.size.neighbours(pos).filter(covered).count() == usize::from(number) {
                for near in self.size.neighbours(pos).filter(covered) {
                    self.cells[self.size.index(near)] = Some(MINE);
                }
            }
        }
    }

    /// The score by the numbers beside a cell; `None` if there are none.
    fn by_numbers(&self, view: &PlayerView, pos: Pos) -> Option<f64> {
        let mut free = None;
        for near in self.size.neighbours(pos) {
            let ViewCell::Open(number) = view.cell(near) else {
                continue;
            };
            let (mut empty, mut mines, mut safe) = (0.0, 0.0, 0.0);
            for cell in self.size.neighbours(near) {
                if view.cell(cell) == ViewCell::Covered {
                    empty += 1.0;
                    mines += f64::from(self.mine_chance(cell) == Some(MINE));
                    safe += f64::from(self.mine_chance(cell) == Some(0.0) && cell != pos);
                }
            }
            let left = f64::from(number) - mines;
            if left <= 0.0 {
                return Some(0.0);
            }
            let chance = (left / (empty - mines - safe)).clamp(0.0, 1.0);
            free = Some(free.unwrap_or(1.0) * (1.0 - chance));
        }
        free.map(|free| 1.0 - free)
    }

    /// The third pass: the mines that were not found, shared by the cells beside no number.
    fn fill_rest(&mut self, view: &PlayerView, beside: &[bool]) {
        let found = self.cells.iter().filter(|&&score| score == Some(MINE)).count();
        let rest: Vec<usize> = (self.size.positions())
            .filter(|&pos| view.cell(pos) == ViewCell::Covered)
            .map(|pos| self.size.index(pos))
            .filter(|&index| !beside[index] && self.cells[index].is_none())
            .collect();
        let share = view.mines().saturating_sub(found) as f64 / rest.len().max(1) as f64;
        for index in rest {
            self.cells[index] = Some(share.min(1.0));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use rand::rngs::Xoshiro256PlusPlus;

    fn scores(text: &str) -> HeuristicScores {
        HeuristicScores::of(&text.parse().unwrap())
    }

    #[test]
    fn the_chances_of_all_numbers_beside_a_cell_are_joined() {
        let scores = scores("mines 2\n.1.1.");
        assert_eq!(scores.mine_chance(Pos::new(0, 0)), Some(1.0 - 1.0 / 2.0));
        assert_eq!(scores.mine_chance(Pos::new(0, 2)), Some(1.0 - 1.0 / 4.0));
    }

    #[test]
    fn known_mines_are_taken_off_the_numbers() {
        let scores = scores("mines 2\n.1.2.");
        assert_eq!(scores.mine_chance(Pos::new(0, 0)), Some(0.0));
        assert_eq!(scores.mine_chance(Pos::new(0, 2)), Some(1.0));
    }

    #[test]
    fn a_satisfied_number_frees_its_cells_and_the_nearest_is_opened() {
        let scores = scores("mines 2\n.1....\n11....\n00....");
        assert_eq!(scores.mine_chance(Pos::new(0, 0)), Some(1.0));
        assert_eq!(scores.mine_chance(Pos::new(0, 2)), Some(0.0));
        assert_eq!(scores.mine_chance(Pos::new(0, 1)), None);
        let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
        assert_eq!(scores.choose(Pos::new(2, 4), &mut random), Some(Pos::new(2, 2)));
        assert_eq!(scores.choose(Pos::new(0, 4), &mut random), Some(Pos::new(0, 2)));
    }

    #[test]
    fn cells_beside_no_number_share_the_rest_of_the_mines() {
        let scores = scores("mines 4\n1....\n.....");
        assert_eq!(scores.mine_chance(Pos::new(0, 1)), Some(1.0 - (1.0 - 1.0 / 3.0)));
        assert_eq!(scores.mine_chance(Pos::new(0, 4)), Some(4.0 / 6.0));
    }
}
