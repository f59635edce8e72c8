//! Hints as text: one sentence per step, to follow on the board.

mod guess;

use super::Texts;
use crate::game::Pos;
use crate::solver::hint::{Finding, Hint, HintStep, Reason};
use crate::solver::{PlayerView, ViewCell};

/// Longer lists of cells are cut: nobody reads a sentence with thirty.
const MAX_LISTED: usize = 8;

/// The sentences of a hint about `view`, one per step.
pub fn sentences(texts: &Texts, view: &PlayerView, hint: &Hint) -> Vec<String> {
    hint.steps.iter().map(|step| sentence(texts, view, step)).collect()
}

/// The coordinates of a cell, counted from 1.
pub fn coordinates(texts: &Texts, pos: Pos) -> String {
    texts.with("hint-place", args![row = pos.row + 1, col = pos.col + 1])
}

/// A chance in percent, with one decimal.
pub fn percent(texts: &Texts, chance: f64) -> String {
    texts.decimal(chance * 100.0, 1)
}

/// The coordinates of cells, at most `MAX_LISTED` of them.
pub fn list(texts: &Texts, cells: &[Pos]) -> String {
    let named: Vec<String> =
        (cells.iter().take(MAX_LISTED)).map(|&pos| coordinates(texts, pos)).collect();
    match cells.len() - named.len() {
        0 => texts.list(&named),
        more => texts.with("list-more", args![list = texts.series(&named), more]),
    }
}

fn sentence(texts: &Texts, view: &PlayerView, step: &HintStep) -> String {
    let (cells, count) = (list(texts, &step.cells), step.cells.len());
    match &step.reason {
        Reason::Satisfied { number, mines } | Reason::NeedsAll { number, mines } => {
            let key = match step.finding {
                Finding::Mine => "hint-needs-all",
                _ => "hint-satisfied",
            };
            let (at, known) = (coordinates(texts, *number), mines.len());
            let (number, mines) = (shown_number(view, *number), list(texts, mines));
            texts.with(key, args![number, at, mines, known, cells, count])
        }
        Reason::Pair { more, less, shared, mines } => {
            // The first number is the one that the cells belong to.
            let (key, number, other) = match step.finding {
                Finding::Mine => ("hint-pair-mines", *more, *less),
                _ => ("hint-pair-safe", *less, *more),
            };
            let values = args![
                number = shown_number(view, number),
                at = coordinates(texts, number),
                need = missing_mines(view, number, mines),
                other = shown_number(view, other),
                other_at = coordinates(texts, other),
                other_need = missing_mines(view, other, mines),
                shared = list(texts, shared),
                cells,
                count,
            ];
            texts.with(key, values)
        }
        Reason::MineCount { numbers, .. } if numbers.is_empty() => {
            texts.with("hint-no-mine-left", args![cells, count])
        }
        Reason::MineCount { left, numbers } => {
            let numbers = list(texts, numbers);
            texts.with("hint-mine-count", args![left = *left, numbers, cells, count])
        }
        Reason::ExactCount { numbers } => {
            texts.with("hint-exact-count", args![numbers = list(texts, numbers), cells])
        }
        Reason::Layouts { numbers, .. } if numbers.is_empty() => {
            texts.with("hint-all-mines", args![cells])
        }
        Reason::Layouts { numbers, left, .. } => {
            let key = match (left.is_some(), step.finding) {
                (false, Finding::Mine) => "hint-layouts-mine",
                (false, _) => "hint-layouts-safe",
                (true, Finding::Mine) => "hint-layouts-left-mine",
                (true, _) => "hint-layouts-left-safe",
            };
            let left = left.unwrap_or_default();
            texts.with(key, args![numbers = list(texts, numbers), left, cells])
        }
        Reason::BestGuess(reason) => guess::explanation(texts, reason),
    }
}

fn shown_number(view: &PlayerView, pos: Pos) -> u8 {
    match view.cell(pos) {
        ViewCell::Open(number) => number,
        ViewCell::Covered => 0,
    }
}

/// The mines that a number still needs if these are known.
fn missing_mines(view: &PlayerView, pos: Pos, known: &[Pos]) -> usize {
    let known = view.size().neighbours(pos).filter(|near| known.contains(near)).count();
    usize::from(shown_number(view, pos)).saturating_sub(known)
}
