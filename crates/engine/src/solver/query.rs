//! Questions about a position and their answers. A query carries all it needs, so it can be
//! answered on any thread.

use super::advisor::{Advice, Advisor, Effort};
use super::exact::{Odds, SolveError, Solver};
use super::heuristic::HeuristicScores;
use super::hint::{self, Hint};
use super::player_view::PlayerView;
use crate::game::{BoardSize, Pos};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// How chances and moves are found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Algorithm {
    #[default]
    Exact,
    /// The three passes of 2010.
    Heuristic,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum QueryKind {
    Probabilities(Algorithm),
    /// A hint that takes these flags for granted if they are certain; a guess is searched for with
    /// this effort.
    Hint(Effort, Vec<Pos>),
    /// A cell to open for a cursor at this position; the seed decides between equal cells.
    Move(Algorithm, Pos, u64),
    /// Which of these flags are certainly wrong.
    CheckFlags(Vec<Pos>),
}

#[derive(Debug, Clone, PartialEq)]
pub struct Query {
    pub view: PlayerView,
    pub kind: QueryKind,
}

/// The chance of a mine in each covered cell, from 0 to 1.
#[derive(Debug, Clone, PartialEq)]
pub struct ProbabilityMap {
    size: BoardSize,
    cells: Vec<Option<f32>>,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Answer {
    Probabilities(ProbabilityMap),
    Hint(Hint),
    /// A cell to open.
    Move(Pos),
    WrongFlags(Vec<Pos>),
    /// There is nothing left to open.
    Nothing,
    /// No layout of the mines fits the open numbers, which cannot happen in a game.
    Contradiction,
}

impl ProbabilityMap {
    /// `None` for an open cell.
    pub fn mine_chance(&self, pos: Pos) -> Option<f32> {
        *self.cells.get(self.size.index(pos))?
    }

    /// The chances of odds on a board of this size.
    pub fn of(size: BoardSize, odds: &Odds) -> Self {
        Self::new(size, |pos| odds.mine_chance(pos))
    }

    fn new(size: BoardSize, mine: impl Fn(Pos) -> Option<f64>) -> Self {
        let cells = size.positions().map(|pos| mine(pos).map(|mine| mine as f32)).collect();
        Self { size, cells }
    }
}

/// A chance from 0 to 1 in so many steps, as in 100 for percents. Only certainty is 0 or all of them.
pub fn in_steps(chance: f32, steps: u8) -> u8 {
    match chance {
        0.0 => 0,
        1.0 => steps,
        chance => (chance * f32::from(steps)).round().clamp(1.0, f32::from(steps - 1)) as u8,
    }
}

impl Query {
    /// Answers the query. A guess is searched for as long as `go_on` returns true, and is then
    /// the best found so far.
    pub fn answer(&self, go_on: impl FnMut() -> bool) -> Answer {
        self.try_answer(go_on).unwrap_or(Answer::Contradiction)
    }

    fn try_answer(&self, go_on: impl FnMut() -> bool) -> Result<Answer, SolveError> {
        let Self { view, kind } = self;
        let mut solver = Solver::default();
        Ok(match kind {
            QueryKind::Probabilities(Algorithm::Exact) => {
                let odds = solver.odds(view)?;
                Answer::Probabilities(ProbabilityMap::of(view.size(), odds))
            }
            QueryKind::Probabilities(Algorithm::Heuristic) => {
                let scores = HeuristicScores::of(view);
                let map = ProbabilityMap::new(view.size(), |pos| scores.mine_chance(pos));
                Answer::Probabilities(map)
            }
            QueryKind::Hint(effort, flags) => {
                let hint = hint::hint(view, flags, &mut Advisor::explaining(*effort), go_on)?;
                hint.map_or(Answer::Nothing, Answer::Hint)
            }
            QueryKind::CheckFlags(flags) => {
                Answer::WrongFlags(hint::wrong_flags(view, flags.iter().copied(), &mut solver)?)
            }
            QueryKind::Move(Algorithm::Exact, cursor, _) => best_move(view, *cursor, go_on)?,
            QueryKind::Move(Algorithm::Heuristic, cursor, seed) => {
                let mut random = Xoshiro256PlusPlus::seed_from_u64(*seed);
                let goal = HeuristicScores::of(view).choose(*cursor, &mut random);
                goal.map_or(Answer::Nothing, Answer::Move)
            }
        })
    }
}

/// The best cell; of several safe ones, the nearest to the cursor.
fn best_move(
    view: &PlayerView,
    cursor: Pos,
    go_on: impl FnMut() -> bool,
) -> Result<Answer, SolveError> {
    let mut advisor = Advisor::new(Effort::Exact);
    let distance = |pos: &Pos| pos.row.abs_diff(cursor.row) + pos.col.abs_diff(cursor.col);
    Ok(match advisor.advise_while(view, go_on)? {
        Advice::Safe(cells) => {
            cells.iter().copied().min_by_key(distance).map_or(Answer::Nothing, Answer::Move)
        }
        Advice::Guess { pos, .. } => Answer::Move(pos),
        Advice::Done => Answer::Nothing,
    })
}
