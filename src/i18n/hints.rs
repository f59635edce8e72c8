//! A hint as text: one sentence per step, for a learner to follow on the board.

use super::Texts;
use crate::game::Pos;
use crate::solver::hint::{Finding, Hint, HintStep, Reason};
use crate::solver::{PlayerView, ViewCell};

/// Lists of cells are cut after this many: nobody reads a sentence with thirty.
const MAX_LISTED: usize = 8;

/// The sentences of a hint about `view`, one per step.
pub fn sentences(texts: &Texts, view: &PlayerView, hint: &Hint) -> Vec<String> {
    let words = HintFormatter { texts, view };
    hint.steps.iter().map(|step| words.step(step)).collect()
}

/// The coordinates of a cell, counted from 1.
pub fn coordinates(texts: &Texts, pos: Pos) -> String {
    let values = [("row", (pos.row + 1).into()), ("col", (pos.col + 1).into())];
    texts.with("hint-place", &values)
}

/// A chance in percent, with one decimal.
pub fn percent(chance: f64) -> String {
    format!("{:.1}", chance * 100.0)
}

/// The coordinates of cells, at most [`NAMED`] of them.
pub fn list(texts: &Texts, cells: &[Pos]) -> String {
    let named: Vec<String> =
        (cells.iter().take(MAX_LISTED)).map(|&pos| coordinates(texts, pos)).collect();
    match cells.len() - named.len() {
        0 => texts.list(&named),
        more => {
            texts.with("list-more", &[("list", texts.series(&named).into()), ("more", more.into())])
        }
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
        match &step.reason {
            Reason::Satisfied { number, mines } => texts.with(
                "hint-satisfied",
                &[
                    ("number", self.number(*number).into()),
                    ("at", self.place(*number).into()),
                    ("mines", self.list(mines).into()),
                    ("known", mines.len().into()),
                    ("cells", cells.into()),
                    ("count", count.into()),
                ],
            ),
            Reason::NeedsAll { number, mines } => texts.with(
                "hint-needs-all",
                &[
                    ("number", self.number(*number).into()),
                    ("at", self.place(*number).into()),
                    ("mines", self.list(mines).into()),
                    ("known", mines.len().into()),
                    ("cells", cells.into()),
                    ("count", count.into()),
                ],
            ),
            Reason::Pair { more, less, shared, mines } if step.finding == Finding::Mine => texts
                .with(
                    "hint-pair-mines",
                    &[
                        ("number", self.number(*more).into()),
                        ("at", self.place(*more).into()),
                        ("need", self.needs(*more, mines).into()),
                        ("other", self.number(*less).into()),
                        ("other-at", self.place(*less).into()),
                        ("other-need", self.needs(*less, mines).into()),
                        ("shared", self.list(shared).into()),
                        ("cells", cells.into()),
                        ("count", count.into()),
                    ],
                ),
            Reason::Pair { more, less, shared, mines } => texts.with(
                "hint-pair-safe",
                &[
                    ("number", self.number(*less).into()),
                    ("at", self.place(*less).into()),
                    ("need", self.needs(*less, mines).into()),
                    ("other", self.number(*more).into()),
                    ("other-at", self.place(*more).into()),
                    ("shared", self.list(shared).into()),
                    ("cells", cells.into()),
                    ("count", count.into()),
                ],
            ),
            Reason::MineCount { numbers, .. } if numbers.is_empty() => {
                texts.with("hint-no-mine-left", &[("cells", cells.into()), ("count", count.into())])
            }
            Reason::MineCount { left, numbers } => texts.with(
                "hint-mine-count",
                &[
                    ("left", (*left).into()),
                    ("numbers", self.list(numbers).into()),
                    ("cells", cells.into()),
                    ("count", count.into()),
                ],
            ),
            Reason::ExactCount { numbers } => texts.with(
                "hint-exact-count",
                &[("numbers", self.list(numbers).into()), ("cells", cells.into())],
            ),
            Reason::Odds { mine, safest } if percent(*safest) != percent(*mine) => texts.with(
                "hint-odds-tells-more",
                &[
                    ("cells", cells.into()),
                    ("chance", percent(*mine).into()),
                    ("safest", percent(*safest).into()),
                ],
            ),
            Reason::Odds { mine, .. } => texts
                .with("hint-odds", &[("cells", cells.into()), ("chance", percent(*mine).into())]),
        }
    }

    /// The number that an open cell shows.
    fn number(&self, pos: Pos) -> u8 {
        match self.view.cell(pos) {
            ViewCell::Open(number) => number,
            ViewCell::Covered => 0,
        }
    }

    /// How many mines a number still needs when these are known.
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
