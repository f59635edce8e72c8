//! Makes positions of moments: what is right in them, and the simplest argument for it.

use super::position::{Kind, Position, Task};
use crate::game::{Minefield, Pos};
use crate::solver::exact::{Closure, Odds};
use crate::solver::hint::{self, Hint};
use crate::solver::{Advisor, Effort, PlayerView, Solver};

/// Chances that differ less are equal but for rounding.
const ROUNDING: f64 = 1e-9;

/// Makes positions. It reuses its memory.
#[derive(Debug, Default)]
pub struct Classifier {
    pub(super) solver: Solver,
}

impl Classifier {
    /// The position of a moment, where some mines are flagged. `None` if nothing answers the task,
    /// or if its layouts are too many to count. What should be guessed is only asked where nothing
    /// is safe, and where the safest guess is the best.
    pub fn position(
        &mut self,
        field: &Minefield,
        view: PlayerView,
        mut flags: Vec<Pos>,
        task: Task,
    ) -> Option<Position> {
        flags.sort_unstable();
        let odds = self.exact_odds(&view)?;
        let mut answers: Vec<Pos> = match task {
            Task::Safe => odds.certain_safe().collect(),
            Task::Mines => odds.certain_mines().collect(),
            Task::Guess => safest(odds)?,
        };
        if task == Task::Mines {
            answers.retain(|pos| flags.binary_search(pos).is_err());
        }
        let hint = match task {
            Task::Safe => self.simplest_proof(&view, &flags, &answers)?,
            Task::Mines => self.proof(&view, &flags, &answers)?,
            Task::Guess => {
                let mut advisor = Advisor::explaining(Effort::Fast);
                let guess = hint::hint(&view, &flags, &mut advisor, || true).ok()??;
                // Where a riskier guess is better, the task would be misleading.
                let mut guess = answers.contains(&guess.cell).then_some(guess)?;
                let risk = hint::risk(&view, guess.cell, &mut self.solver).ok()?;
                guess.steps.splice(..0, risk);
                guess
            }
        };
        let (kind, field) = (Kind::of(&hint), field.clone());
        Some(Position { view, field, flags, task, kind, answers, hint })
    }

    /// The mines that arguments of this kind prove, with all simpler ones.
    pub(super) fn mines(&mut self, view: &PlayerView, kind: Kind) -> Option<Vec<Pos>> {
        Some(match kind {
            Kind::Single => Closure::of(view).mines().collect(),
            Kind::Pair => {
                let mut closure = Closure::of(view);
                closure.pairs(false);
                closure.mines().collect()
            }
            Kind::Numbers => self.solver.odds_without_count(view).ok()?.certain_mines().collect(),
            Kind::Count | Kind::Odds => self.exact_odds(view)?.certain_mines().collect(),
        })
    }

    pub(super) fn exact_odds(&mut self, view: &PlayerView) -> Option<&Odds> {
        self.solver.odds(view).ok().filter(|odds| odds.exact)
    }

    fn simplest_proof(&mut self, view: &PlayerView, flags: &[Pos], safe: &[Pos]) -> Option<Hint> {
        let proofs = safe.iter().filter_map(|&cell| self.proof(view, flags, &[cell]));
        proofs.min_by_key(|proof| {
            let numbers: usize = proof.steps.iter().map(|step| step.numbers().len()).sum();
            (Kind::of(proof), proof.steps.len(), numbers)
        })
    }

    fn proof(&mut self, view: &PlayerView, flags: &[Pos], cells: &[Pos]) -> Option<Hint> {
        hint::proof(view, flags, cells, &mut self.solver).ok()?
    }
}

/// The cells with the lowest chance of a mine, where no cell is safe.
fn safest(odds: &Odds) -> Option<Vec<Pos>> {
    let lowest = odds.cells().map(|(_, mine)| mine).fold(1.0, f64::min);
    let safest = odds.cells().filter(|&(_, mine)| mine < lowest + ROUNDING);
    (0.0 < lowest && lowest < 1.0).then(|| safest.map(|(pos, _)| pos).collect())
}
