//! Where luck was spent: what the openings of a game left to chance.
//!
//! Each opening is judged by what a player could see before it. Flags count for nothing there,
//! and neither does where the mines were.

use super::exact::{Odds, SolveError, Solver, SolverLimits};
use super::player_view::PlayerView;
use crate::game::Pos;

/// An opening that could have gone wrong.
#[derive(Debug, Clone, PartialEq)]
pub struct Guess {
    /// The cells that were opened at once: one, or those of a chord.
    pub cells: Vec<Pos>,
    /// The chance that none of them held a mine: from 0, where one was certain to, to below 1.
    pub chance: f64,
    /// The best chance that any covered cell gave at that moment; 1 where one was certain.
    pub safest: f64,
    /// Whether every layout was counted. Where not, the chances are estimates.
    pub exact: bool,
}

impl Guess {
    /// How much better another cell must have been before a guess counts as riskier than needed:
    /// what rounding may do to a count, and what a sample may do to an estimate.
    const ROUNDING: f64 = 1e-9;
    const SAMPLING: f64 = 0.02;

    /// The chance that it went wrong, from above 0 to 1.
    pub fn risk(&self) -> f64 {
        1.0 - self.chance
    }

    /// The lowest risk that any cell had at that moment.
    pub fn lowest_risk(&self) -> f64 {
        1.0 - self.safest
    }

    /// Whether a cell that was certain to be free was passed by.
    pub fn ignored_safe_cell(&self) -> bool {
        self.safest == 1.0
    }

    /// Whether it was riskier than needed.
    pub fn was_avoidable(&self) -> bool {
        let margin = if self.exact { Self::ROUNDING } else { Self::SAMPLING };
        self.ignored_safe_cell() || self.chance < self.safest - margin
    }
}

/// Judges openings. It keeps its memory, so one should serve a whole game.
#[derive(Debug, Clone)]
pub struct LuckAnalyzer {
    solver: Solver,
    work: i64,
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
    /// The work that judging the openings of one game may take, in the unit of [`Judge::work`].
    pub const GAME_WORK_LIMIT: i64 = 5_000_000_000;

    /// What is done with each cell of a board besides solving it, in nanoseconds.
    const WORK_PER_CELL: i64 = 10;

    /// A judge that counts no more than `limits` allow for each position.
    pub fn new(limits: SolverLimits) -> Self {
        Self { solver: Solver::new(limits), work: 0 }
    }

    /// The work so far, in nanoseconds of a slow machine. It is counted and not measured: the same
    /// game takes as much on every machine.
    pub const fn work(&self) -> i64 {
        self.work
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

    /// What opening `cells` at once would leave to chance where this is seen; nothing where all
    /// of them are certain to be free. Cells that are open already do not matter.
    ///
    /// The chance of several cells is that of the first, times that of the second where the first
    /// is known to be free, and so on: exactly the share of the layouts that leave all of them free.
    ///
    /// # Errors
    /// When no layout of the mines fits what is open.
    pub fn assess(
        &mut self,
        view: &PlayerView,
        cells: &[Pos],
    ) -> Result<Option<Guess>, SolveError> {
        let odds = self.solve(view)?;
        let mut exact = odds.is_exact();
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
                    exact &= odds.is_exact();
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

/// An opening of a game.
#[derive(Debug, Clone, PartialEq)]
pub struct AnalyzedMove<At> {
    /// When and where it was made.
    pub at: At,
    /// What it left to chance; nothing where it was certain to go well.
    pub guess: Option<Guess>,
    /// Whether it went well.
    pub survived: bool,
}

/// The openings of a game in their order, and what they left to chance. `At` says of each when
/// and where it was made.
#[derive(Debug, Clone, PartialEq)]
pub struct LuckAnalysis<At> {
    moves: Vec<AnalyzedMove<At>>,
    first_unanalyzed: Option<At>,
}

impl<At> Default for LuckAnalysis<At> {
    fn default() -> Self {
        Self { moves: Vec::new(), first_unanalyzed: None }
    }
}

impl<At> LuckAnalysis<At> {
    /// Adds the next opening.
    pub fn add(&mut self, opening: AnalyzedMove<At>) {
        self.moves.push(opening);
    }

    /// Ends the analysis before the opening at `at`.
    pub fn cut_off(&mut self, at: At) {
        self.first_unanalyzed = Some(at);
    }

    /// The first opening that was not analysed, because the game is too large; nothing where all
    /// were. What is told of the game's luck holds up to there.
    pub const fn first_unanalyzed(&self) -> Option<&At> {
        self.first_unanalyzed.as_ref()
    }

    /// All openings that were analysed, guesses or not.
    pub fn moves(&self) -> &[AnalyzedMove<At>] {
        &self.moves
    }

    /// The openings that were guesses, the fatal one too.
    pub fn guesses(&self) -> impl DoubleEndedIterator<Item = (&AnalyzedMove<At>, &Guess)> {
        self.moves.iter().filter_map(|opening| Some((opening, opening.guess.as_ref()?)))
    }

    /// The chance of having come as far as the game came, from above 0 to 1: the product of the
    /// chances of the guesses that went well. It is exactly 1 where there was none.
    pub fn overall(&self) -> f64 {
        let survived = self.guesses().filter(|(opening, _)| opening.survived);
        survived.map(|(_, guess)| guess.chance).product()
    }

    /// The guess that lost the game.
    pub fn fatal(&self) -> Option<&Guess> {
        let (last, guess) = self.guesses().next_back()?;
        (!last.survived).then_some(guess)
    }

    /// Whether every chance was counted to the last layout.
    pub fn is_exact(&self) -> bool {
        self.guesses().all(|(_, guess)| guess.exact)
    }
}
