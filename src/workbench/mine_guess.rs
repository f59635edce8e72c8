//! How many mines a setup has that does not say so.

use super::Setup;
use crate::game::{BoardSize, Level};
use crate::solver::Solver;

/// How far from the usual number of mines a guess goes to find one that fits.
const FARTHEST_GUESS: usize = 100;

impl Setup {
    /// Sets the number of mines that is usual for the size or, if no layout has as many, the nearest
    /// that one has.
    pub fn guess_mines(&mut self) {
        let size = self.size();
        let sides = |size: BoardSize| (size.rows().min(size.cols()), size.rows().max(size.cols()));
        let level = Level::RANKED.into_iter().find(|level| sides(level.size()) == sides(size));
        let usual = level.and_then(Level::mines).map_or_else(
            || {
                // As dense as the level of the next size.
                let like = match size.cells() {
                    ..=81 => Level::Beginner,
                    82..=256 => Level::Intermediate,
                    _ => Level::Expert,
                };
                let mines = like.mines().unwrap_or_default() as usize;
                (size.cells() * mines).div_ceil(like.size().cells())
            },
            |mines| mines as usize,
        );
        let usual = usual.max(self.flags().len());
        let mut solver = Solver::default();
        if solver.odds_without_count(&self.view()).is_err() {
            self.set_mines(usual);
            return;
        }
        let mut fits = |mines| {
            self.set_mines(mines);
            solver.odds(&self.view()).is_ok()
        };
        let near = (0..=FARTHEST_GUESS).flat_map(|far| [usual.checked_sub(far), Some(usual + far)]);
        let found =
            near.flatten().filter(|&mines| mines <= size.cells()).find(|&mines| fits(mines));
        self.set_mines(found.unwrap_or(usual));
    }
}
