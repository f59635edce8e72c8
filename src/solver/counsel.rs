//! Questions that a player asks about a position, and their answers. A question carries all it
//! needs, so it can be answered anywhere: it knows neither the game nor a screen.

use super::exact::{Limits, SolveError, Solver};
use super::heuristic::Scores;
use super::reasons::{self, Hint};
use super::strategy::{Advice, Level, Strategist};
use super::view::View;
use crate::game::{BoardSize, Pos};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// Who reckons.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Reckoner {
    /// By exact odds.
    #[default]
    Exact,
    /// By the three passes of 2010.
    Of2010,
}

/// What is asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Want {
    /// The chance of a mine in every covered cell.
    Chances(Reckoner),
    /// A cell to open, and why.
    Hint,
    /// A cell to open, for a cursor that stands here; chance, where it is needed, from this seed.
    Move(Reckoner, Pos, u64),
    /// Which of these flags cannot be right.
    Flags(Vec<Pos>),
}

/// A question about a position.
#[derive(Debug, Clone, PartialEq)]
pub struct Question {
    /// What a player sees.
    pub view: View,
    /// What is asked.
    pub want: Want,
}

/// The chance of a mine in each covered cell, from 0 to 1.
#[derive(Debug, Clone, PartialEq)]
pub struct Chances {
    size: BoardSize,
    cells: Vec<Option<f32>>,
}

/// An answer.
#[derive(Debug, Clone, PartialEq)]
pub enum Answer {
    /// The chance of a mine in each covered cell.
    Chances(Chances),
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

impl Chances {
    /// The chance of a mine in a covered cell.
    pub fn mine(&self, pos: Pos) -> Option<f32> {
        *self.cells.get(self.size.index(pos))?
    }

    fn new(size: BoardSize, mine: impl Fn(Pos) -> Option<f64>) -> Self {
        let cells = size.positions().map(|pos| mine(pos).map(|mine| mine as f32)).collect();
        Self { size, cells }
    }
}

impl Question {
    /// Answers the question. `go_on` is asked while a guess is thought about: a caller with a clock
    /// says no when it has waited long enough, and gets the best that was found by then.
    pub fn answer(&self, go_on: impl FnMut() -> bool) -> Answer {
        let found = match &self.want {
            Want::Chances(reckoner) => chances(&self.view, *reckoner).map(Answer::Chances),
            Want::Hint => reasons::hint(&self.view, &mut Strategist::new(Level::Exact))
                .map(|hint| hint.map_or(Answer::Nothing, Answer::Hint)),
            Want::Flags(flags) => {
                let mut solver = Solver::new(Limits::default());
                reasons::wrong_flags(&self.view, flags.iter().copied(), &mut solver)
                    .map(Answer::WrongFlags)
            }
            Want::Move(Reckoner::Exact, cursor, _) => best(&self.view, *cursor, go_on),
            Want::Move(Reckoner::Of2010, cursor, seed) => {
                let mut random = Xoshiro256PlusPlus::seed_from_u64(*seed);
                let goal = Scores::of(&self.view).choose(*cursor, &mut random);
                Ok(goal.map_or(Answer::Nothing, Answer::Move))
            }
        };
        found.unwrap_or(Answer::Contradiction)
    }
}

fn chances(view: &View, reckoner: Reckoner) -> Result<Chances, SolveError> {
    let size = view.size();
    match reckoner {
        Reckoner::Exact => {
            let mut solver = Solver::new(Limits::default());
            let odds = solver.odds(view)?;
            Ok(Chances::new(size, |pos| odds.mine(pos)))
        }
        Reckoner::Of2010 => {
            let scores = Scores::of(view);
            Ok(Chances::new(size, |pos| scores.mine(pos)))
        }
    }
}

/// The best cell; of several that are certain the one nearest to the cursor.
fn best(view: &View, cursor: Pos, go_on: impl FnMut() -> bool) -> Result<Answer, SolveError> {
    let mut strategist = Strategist::new(Level::Exact);
    let steps = |pos: &Pos| pos.row.abs_diff(cursor.row) + pos.col.abs_diff(cursor.col);
    Ok(match strategist.advise_while(view, go_on)? {
        Advice::Safe(cells) => {
            cells.iter().copied().min_by_key(steps).map_or(Answer::Nothing, Answer::Move)
        }
        Advice::Guess { pos, .. } => Answer::Move(pos),
        Advice::Done => Answer::Nothing,
    })
}
