//! What is said about a position to solve, and to an answer.

use super::Texts;
use super::hints::{coordinates, percent, sentences};
use crate::practice::{Kind, Position, Task, Verdict};
use crate::solver::hint::{Hint, HintStep};

/// What to do.
pub fn task(texts: &Texts, task: Task) -> &str {
    match task {
        Task::Safe => texts.get("practice-task-safe"),
        Task::Mines => texts.get("practice-task-mines"),
        Task::Guess => texts.get("practice-task-guess"),
    }
}

/// A heading for a right answer.
pub fn right(texts: &Texts, task: Task) -> &str {
    match task {
        Task::Safe => texts.get("practice-right-safe"),
        Task::Mines => texts.get("practice-right-mines"),
        Task::Guess => texts.get("practice-right-guess"),
    }
}

/// What is wrong with an answer: a heading, and the reason.
pub fn wrong(texts: &Texts, position: &Position, verdict: &Verdict) -> (String, String) {
    let Verdict::Wrong { cell, mine, proof, .. } = verdict else {
        return (String::new(), String::new());
    };
    let place = coordinates(texts, *cell);
    let heading = match (position.task, proof) {
        (Task::Safe | Task::Guess, Some(_)) => texts.with("practice-is-mine", args![cell = place]),
        (Task::Mines, Some(_)) => texts.with("practice-is-safe", args![cell = place]),
        (Task::Safe | Task::Mines, None) => {
            texts.with("practice-is-uncertain", args![cell = place])
        }
        (Task::Guess, None) => texts.with("practice-is-riskier", args![cell = place]),
    };
    let chance = percent(texts, *mine);
    let reason = match (position.task, proof) {
        (_, Some(proof)) => argument(texts, position, proof),
        (Task::Safe, None) => texts.with("practice-uncertain-safe", args![chance]),
        (Task::Mines, None) => texts.with("practice-uncertain-mine", args![chance]),
        (Task::Guess, None) => texts.with("practice-riskier", args![chance]),
    };
    (heading, reason)
}

/// An argument about a position.
pub fn argument(texts: &Texts, position: &Position, hint: &Hint) -> String {
    texts.paragraph(&sentences(texts, &position.view, hint))
}

/// A first hint, which names no cell: what has a ring matters.
pub fn first_hint<'a>(texts: &'a Texts, position: &Position) -> &'a str {
    let numbers = position.hint.steps.iter().map(HintStep::numbers);
    match (position.task, numbers.flatten().next().is_some()) {
        (Task::Guess, _) => texts.get("practice-hint-guess"),
        (Task::Safe | Task::Mines, true) if position.kind == Kind::Count => {
            texts.get("practice-hint-count")
        }
        (Task::Safe | Task::Mines, true) => texts.get("practice-hint-numbers"),
        (Task::Safe | Task::Mines, false) => texts.get("practice-hint-mines"),
    }
}
