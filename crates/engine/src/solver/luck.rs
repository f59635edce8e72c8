//! What the openings of a game left to chance, and which cells were safe.
//!
//! Each opening is judged by what the player could see before it. Flags and the places of the mines
//! do not count.

use super::exact::{Odds, SolveError, Solver, SolverLimits};
use super::hint::plainly_safe;
use super::player_view::PlayerView;
use crate::game::Pos;

/// An opening that could have failed.
#[derive(Debug, Clone, PartialEq)]
pub struct Guess {
    /// The cells that were opened at once: one, or those of a chord.
    pub cells: Vec<Pos>,
    /// The chance that none of them is a mine: from 0 to below 1.
    pub chance: f64,
    /// The best chance of any covered cell at that moment; 1 if one was safe.
    pub safest: f64,
    /// Whether every layout was counted; otherwise the chances are estimates.
    pub exact: bool,
}

impl Guess {
    /// How much better another cell must be for a guess to count as avoidable: rounding errors of a
    /// count, or sampling errors of an estimate.
    const ROUNDING: f64 = 1e-9;
    const SAMPLING: f64 = 0.02;

    /// From above 0 to 1.
    pub fn risk(&self) -> f64 {
        1.0 - self.chance
    }

    /// The lowest risk of any cell at that moment.
    pub fn lowest_risk(&self) -> f64 {
        1.0 - self.safest
    }

    /// Whether another cell was certainly free.
    pub fn ignored_safe_cell(&self) -> bool {
        self.safest == 1.0
    }

    pub fn was_avoidable(&self) -> bool {
        let margin = if self.exact { Self::ROUNDING } else { Self::SAMPLING };
        self.ignored_safe_cell() || self.chance < self.safest - margin
    }
}

/// Analyzes openings. It reuses its memory, so one should serve a whole game.
#[derive(Debug, Clone)]
pub struct LuckAnalyzer {
    solver: Solver,
    /// The work so far, in nanoseconds on a slow machine. It is estimated and not measured, so it
    /// is the same for the same game on every machine.
    pub work: i64,
}

impl Default for LuckAnalyzer {
    fn default() -> Self {
        Self::new(SolverLimits {
            total_edges: 2_000_000,
            joins: 20_000_000,
            ..SolverLimits::default()
        })
    }
}

impl LuckAnalyzer {
    /// The work that analyzing one game may take, in the unit of [`LuckAnalyzer::work`].
    pub const GAME_WORK_LIMIT: i64 = 5_000_000_000;

    /// The work per cell besides solving, in nanoseconds.
    const WORK_PER_CELL: i64 = 10;

    /// The work per cell or pair of numbers that plain arguments visit, in nanoseconds.
    const WORK_PER_VISIT: i64 = 50;

    /// `limits` hold for each position.
    pub fn new(limits: SolverLimits) -> Self {
        Self { solver: Solver::new(limits), work: 0 }
    }

    fn solve(&mut self, view: &PlayerView) -> Result<&Odds, SolveError> {
        let solved = self.solver.odds(view).is_ok();
        self.work += self.solver.estimated_work_with_join()
            + Self::WORK_PER_CELL * view.size().cells() as i64;
        match solved {
            true => Ok(self.solver.last_odds()),
            false => Err(SolveError::NoLayout),
        }
    }

    /// The covered cells without a mine in any layout, in reading order. Where layouts are sampled
    /// instead of counted, some may be missing.
    pub fn safe_cells(&mut self, view: &PlayerView) -> Result<Vec<Pos>, SolveError> {
        Ok(self.solve(view)?.certain_safe().collect())
    }

    /// As [`Self::safe_cells`], but only those that single numbers and pairs of numbers prove safe.
    pub fn plainly_safe_cells(&mut self, view: &PlayerView) -> Vec<Pos> {
        let (cells, visits) = plainly_safe(view);
        self.work += Self::WORK_PER_VISIT * visits as i64;
        cells
    }

    /// What opening `cells` at once leaves to chance; `None` if all of them are certainly free.
    /// Cells that are open already do not matter.
    ///
    /// The chance of several cells is that of the first, times that of the second if the first is
    /// free, and so on: exactly the share of the layouts that leave all of them free.
    pub fn assess(
        &mut self,
        view: &PlayerView,
        cells: &[Pos],
    ) -> Result<Option<Guess>, SolveError> {
        let odds = self.solve(view)?;
        let mut exact = odds.exact;
        let unsure: Vec<(Pos, f64)> = cells
            .iter()
            .filter_map(|&pos| Some((pos, odds.mine_chance(pos)?)))
            .filter(|&(_, mine)| mine > 0.0)
            .collect();
        let Some(&(_, first)) = unsure.first() else {
            return Ok(None);
        };
        let least = odds.cells().map(|(_, mine)| mine).fold(1.0, f64::min);
        let mut chance = 1.0 - first;
        let mut trial = view.clone();
        for pair in unsure.windows(2) {
            let [(free, _), (next, _)] = *pair else { break };
            trial.exclude(free);
            match self.solve(&trial) {
                Ok(odds) => {
                    exact &= odds.exact;
                    chance *= 1.0 - odds.mine_chance(next).unwrap_or_default();
                }
                // No layout leaves the cells so far free.
                Err(SolveError::NoLayout) => chance = 0.0,
            }
            if chance == 0.0 {
                break;
            }
        }
        Ok(Some(Guess { cells: cells.to_vec(), chance, safest: 1.0 - least, exact }))
    }
}
