//! Hints as text: one sentence per step, to follow on the board.

use super::{Texts, Value};
use crate::game::Pos;
use crate::solver::hint::{Finding, Hint, HintStep, Reason};
use crate::solver::{PlayerView, ViewCell};

/// Longer lists of cells are cut: nobody reads a sentence with thirty.
const MAX_LISTED: usize = 8;

/// The sentences of a hint about `view`, one per step.
pub fn sentences(texts: &Texts, view: &PlayerView, hint: &Hint) -> Vec<String> {
    let formatter = HintFormatter { texts, view };
    hint.steps.iter().map(|step| formatter.step(step)).collect()
}

/// The coordinates of a cell, counted from 1.
pub fn coordinates(texts: &Texts, pos: Pos) -> String {
    texts.with("hint-place", args![row = pos.row + 1, col = pos.col + 1])
}

/// A chance in percent, with one decimal.
pub fn percent(chance: f64) -> String {
    format!("{:.1}", chance * 100.0)
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

struct HintFormatter<'a> {
    texts: &'a Texts,
    view: &'a PlayerView,
}

impl HintFormatter<'_> {
    fn step(&self, step: &HintStep) -> String {
        let Self { texts, .. } = self;
        let cells = self.list(&step.cells);
        let count = step.cells.len();
        let single = |number: &Pos, mines: &[Pos]| {
            [
                ("number", Value::from(self.number(*number))),
                ("at", self.place(*number).into()),
                ("mines", self.list(mines).into()),
                ("known", mines.len().into()),
                ("cells", cells.as_str().into()),
                ("count", count.into()),
            ]
        };
        // The first number is the one that the cells belong to.
        let pair = |number: &Pos, other: &Pos, shared: &[Pos], mines: &[Pos]| {
            [
                ("number", Value::from(self.number(*number))),
                ("at", self.place(*number).into()),
                ("need", self.needs(*number, mines).into()),
                ("other", self.number(*other).into()),
                ("other-at", self.place(*other).into()),
                ("other-need", self.needs(*other, mines).into()),
                ("shared", self.list(shared).into()),
                ("cells", cells.as_str().into()),
                ("count", count.into()),
            ]
        };
        match &step.reason {
            Reason::Satisfied { number, mines } => {
                texts.with("hint-satisfied", &single(number, mines))
            }
            Reason::NeedsAll { number, mines } => {
                texts.with("hint-needs-all", &single(number, mines))
            }
            Reason::Pair { more, less, shared, mines } if step.finding == Finding::Mine => {
                texts.with("hint-pair-mines", &pair(more, less, shared, mines))
            }
            Reason::Pair { more, less, shared, mines } => {
                texts.with("hint-pair-safe", &pair(less, more, shared, mines))
            }
            Reason::MineCount { numbers, .. } if numbers.is_empty() => {
                texts.with("hint-no-mine-left", args![cells, count])
            }
            Reason::MineCount { left, numbers } => texts.with(
                "hint-mine-count",
                args![left = *left, numbers = self.list(numbers), cells, count],
            ),
            Reason::ExactCount { numbers } => {
                texts.with("hint-exact-count", args![numbers = self.list(numbers), cells])
            }
            Reason::Odds { mine, safest } if percent(*safest) != percent(*mine) => texts.with(
                "hint-odds-tells-more",
                args![cells, chance = percent(*mine), safest = percent(*safest)],
            ),
            Reason::Odds { mine, .. } => {
                texts.with("hint-odds", args![cells, chance = percent(*mine)])
            }
        }
    }

    fn number(&self, pos: Pos) -> u8 {
        match self.view.cell(pos) {
            ViewCell::Open(number) => number,
            ViewCell::Covered => 0,
        }
    }

    /// The mines that a number still needs if these are known.
    fn needs(&self, pos: Pos, known: &[Pos]) -> usize {
        let near = self.view.size().neighbours(pos);
        let known = near.filter(|near| known.contains(near)).count();
        usize::from(self.number(pos)).saturating_sub(known)
    }

    fn place(&self, pos: Pos) -> String {
        coordinates(self.texts, pos)
    }

    fn list(&self, cells: &[Pos]) -> String {
        list(self.texts, cells)
    }
}
