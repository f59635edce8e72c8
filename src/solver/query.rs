//! Questions that a player asks about a position, and their answers. A question carries all it
//! needs, so it can be answered anywhere: it knows neither the game nor a screen.

use super::advisor::{Advice, Advisor, Effort};
use super::exact::{SolveError, Solver, SolverLimits};
use super::heuristic::HeuristicScores;
use super::hint::{self, Hint};
use super::player_view::PlayerView;
use crate::game::{BoardSize, Pos};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// Who reckons.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Algorithm {
    /// By exact odds.
    #[default]
    Exact,
    /// By the three passes of 2010.
    Heuristic,
}

/// What is asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum QueryKind {
    /// The chance of a mine in every covered cell.
    Probabilities(Algorithm),
    /// A cell to open, and why.
    Hint,
    /// A cell to open, for a cursor that stands here; chance, where it is needed, from this seed.
    Move(Algorithm, Pos, u64),
    /// Which of these flags cannot be right.
    CheckFlags(Vec<Pos>),
}

/// A question about a position.
#[derive(Debug, Clone, PartialEq)]
pub struct Query {
    /// What a player sees.
    pub view: PlayerView,
    /// What is asked.
    pub kind: QueryKind,
}

/// The chance of a mine in each covered cell, from 0 to 1.
#[derive(Debug, Clone, PartialEq)]
pub struct ProbabilityMap {
    size: BoardSize,
    cells: Vec<Option<f32>>,
}

/// An answer.
#[derive(Debug, Clone, PartialEq)]
pub enum Answer {
    /// The chance of a mine in each covered cell.
    Probabilities(ProbabilityMap),
    /// A cell to open, and why.
    Hint(Hint),
    /// A cell to open.
    Move(Pos),
    /// The flags that cannot be right.
    WrongFlags(Vec<Pos>),
    /// There is nothing left to open.
    Nothing,
    /// No layout of the mines fits what is open, which cannot happen in a game.
    Contradiction,
}

impl ProbabilityMap {
    /// The chance of a mine in a covered cell.
    pub fn mine_chance(&self, pos: Pos) -> Option<f32> {
        *self.cells.get(self.size.index(pos))?
    }

    fn new(size: BoardSize, mine: impl Fn(Pos) -> Option<f64>) -> Self {
        let cells = size.positions().map(|pos| mine(pos).map(|mine| mine as f32)).collect();
        Self { size, cells }
    }
}

impl Query {
    /// Answers the question. `go_on` is asked while a guess is thought about: a caller with a clock
    /// says no when it has waited long enough, and gets the best that was found by then.
    pub fn answer(&self, go_on: impl FnMut() -> bool) -> Answer {
        let found = match &self.kind {
            QueryKind::Probabilities(reckoner) => {
                probabilities(&self.view, *reckoner).map(Answer::Probabilities)
            }
            QueryKind::Hint => hint::hint(&self.view, &mut Advisor::new(Effort::Exact))
                .map(|hint| hint.map_or(Answer::Nothing, Answer::Hint)),
            QueryKind::CheckFlags(flags) => {
                let mut solver = Solver::new(SolverLimits::default());
                hint::wrong_flags(&self.view, flags.iter().copied(), &mut solver)
                    .map(Answer::WrongFlags)
            }
            QueryKind::Move(Algorithm::Exact, cursor, _) => best_move(&self.view, *cursor, go_on),
            QueryKind::Move(Algorithm::Heuristic, cursor, seed) => {
                let mut random = Xoshiro256PlusPlus::seed_from_u64(*seed);
                let goal = HeuristicScores::of(&self.view).choose(*cursor, &mut random);
                Ok(goal.map_or(Answer::Nothing, Answer::Move))
            }
        };
        found.unwrap_or(Answer::Contradiction)
    }
}

fn probabilities(view: &PlayerView, reckoner: Algorithm) -> Result<ProbabilityMap, SolveError> {
    let size = view.size();
    match reckoner {
        Algorithm::Exact => {
            let mut solver = Solver::new(SolverLimits::default());
            let odds = solver.odds(view)?;
            Ok(ProbabilityMap::new(size, |pos| odds.mine_chance(pos)))
        }
        Algorithm::Heuristic => {
            let scores = HeuristicScores::of(view);
            Ok(ProbabilityMap::new(size, |pos| scores.mine_chance(pos)))
        }
    }
}

/// The best cell; of several that are certain the one nearest to the cursor.
fn best_move(
    view: &PlayerView,
    cursor: Pos,
    go_on: impl FnMut() -> bool,
) -> Result<Answer, SolveError> {
    let mut strategist = Advisor::new(Effort::Exact);
    let steps = |pos: &Pos| pos.row.abs_diff(cursor.row) + pos.col.abs_diff(cursor.col);
    Ok(match strategist.advise_while(view, go_on)? {
        Advice::Safe(cells) => {
            cells.iter().copied().min_by_key(steps).map_or(Answer::Nothing, Answer::Move)
        }
        Advice::Guess { pos, .. } => Answer::Move(pos),
        Advice::Done => Answer::Nothing,
    })
}
