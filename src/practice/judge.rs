//! Whether an answer is right, and why not.

use super::position::{Position, Task};
use crate::game::Pos;
use crate::solver::Solver;
use crate::solver::hint::{self, Hint};

/// What is said to an answer.
#[derive(Debug, Clone, PartialEq)]
pub enum Verdict {
    Right,
    /// A cell of the answer is wrong.
    Wrong {
        cell: Pos,
        /// The chance of a mine in it, from 0 to 1: the share of the layouts that fit.
        mine: f64,
        /// What proves it a mine, or safe if mines were asked for; `None` if it is not certain.
        proof: Option<Hint>,
        /// What the answer should have been, and why.
        instead: Hint,
    },
    /// The answer lacks a mine, and this proves it.
    Missing(Hint),
}

/// Judges an answer: the cell to open, or all mines that are not flagged yet. An answer is right
/// whatever it was found by.
pub fn judge(position: &Position, answer: &[Pos]) -> Verdict {
    let Position { view, answers, flags, .. } = position;
    let is_right = |pos: &Pos| answers.binary_search(pos).is_ok();
    let mut solver = Solver::default();
    let mut prove = |cell| hint::proof(view, flags, cell, &mut solver).ok().flatten();
    let is_flag = |pos: &Pos| position.task == Task::Mines && flags.binary_search(pos).is_ok();
    if let Some(&cell) = answer.iter().find(|pos| !is_right(pos) && !is_flag(pos)) {
        let proof = prove(cell);
        let odds = solver.odds(view).ok();
        let mine = odds.and_then(|odds| odds.mine_chance(cell)).unwrap_or_default();
        return Verdict::Wrong { cell, mine, proof, instead: position.hint.clone() };
    }
    let is_complete = match position.task {
        Task::Mines => answers.iter().all(|pos| answer.contains(pos)),
        Task::Safe | Task::Guess => !answer.is_empty(),
    };
    if is_complete {
        return Verdict::Right;
    }
    let missing = answers.iter().find(|pos| !answer.contains(pos));
    let proof = missing.and_then(|&cell| (position.task == Task::Mines).then(|| prove(cell))?);
    Verdict::Missing(proof.unwrap_or_else(|| position.hint.clone()))
}
