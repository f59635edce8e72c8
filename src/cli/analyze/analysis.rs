//! The analysis of a position.

use crate::cli::report::{align_right, coordinates};
use crate::cli::steps;
use crate::game::Pos;
use crate::i18n::{Texts, args, hints, place};
use crate::solver::hint::{self, GuessReason, Reason};
use crate::solver::{Advisor, Effort, PlayerView, RatedGuess, SolveError, ViewCell};
use crate::workbench::ReadSetup;
use serde_json::{Value, json};
use std::io::{self, Write};
use std::time::Instant;

/// The width of a column of the text in characters.
const WIDTH: usize = 7;

/// What there is to say of a position. Chances go from 0 to 1.
pub(super) struct Analysis {
    view: PlayerView,
    /// Whether the number of mines is guessed.
    is_guessed: bool,
    /// The exact number of layouts that fit; `None` if the position is too wide to count them.
    layouts: Option<String>,
    /// Whether every layout was counted. If not, chances between 0 and 1 are estimates.
    exact: bool,
    /// The chance of a mine in each covered cell, row by row.
    chances: Vec<Vec<Option<f64>>>,
    safe: Vec<Pos>,
    mines: Vec<Pos>,
    /// The cell to open next, and its chance of a mine; `None` if every covered cell is a mine.
    best: Option<(Pos, f64)>,
    reason: String,
    /// The steps of the reason, for programs.
    steps: Value,
    /// Why the best cell is a guess; `None` if it is safe.
    guess: Option<GuessReason>,
    /// The median time of calculating the odds.
    microseconds: Option<f64>,
}

/// Analyzes positions. With `repeat`, the odds of each are calculated as often to measure the time.
pub(super) struct PositionAnalyzer<'a> {
    texts: &'a Texts,
    repeat: Option<u32>,
    advisor: Advisor,
}

impl<'a> PositionAnalyzer<'a> {
    pub(super) fn new(texts: &'a Texts, repeat: Option<u32>) -> Self {
        Self { texts, repeat, advisor: Advisor::explaining(Effort::Exact) }
    }

    /// Of the flags, those that are certain need no proof.
    pub(super) fn analyze(&mut self, read: &ReadSetup) -> Result<Analysis, SolveError> {
        let view = read.setup.view();
        let microseconds = self.repeat.map(|times| self.measure(&view, times)).transpose()?;
        let hint = hint::hint(&view, &read.setup.flags(), &mut self.advisor, || true)?;
        let odds = self.advisor.solver.last_odds();
        let size = view.size();
        let row = |row| (0..size.cols()).map(move |col| odds.mine_chance(Pos::new(row, col)));
        let texts = self.texts;
        let reason = match &hint {
            Some(hint) => texts.paragraph(&hints::sentences(texts, &view, hint)),
            None => texts.get("hint-none").to_owned(),
        };
        let steps = hint.as_ref().map(|hint| steps::to_json(texts, &view, hint));
        let cell = hint.as_ref().map(|hint| hint.cell);
        let last = hint.and_then(|hint| hint.steps.into_iter().next_back());
        Ok(Analysis {
            is_guessed: read.is_guessed,
            layouts: self.advisor.solver.layouts().map(|layouts| layouts.to_string()),
            exact: odds.exact,
            chances: (0..size.rows()).map(|at| row(at).collect()).collect(),
            safe: odds.certain_safe().collect(),
            mines: odds.certain_mines().collect(),
            best: cell.map(|cell| (cell, odds.mine_chance(cell).unwrap_or_default())),
            reason,
            steps: steps.unwrap_or_else(|| json!([])),
            guess: last.and_then(|step| match step.reason {
                Reason::BestGuess(reason) => Some(reason),
                _ => None,
            }),
            microseconds,
            view,
        })
    }

    /// The median time of calculating the odds, in microseconds.
    fn measure(&mut self, view: &PlayerView, times: u32) -> Result<f64, SolveError> {
        let mut measured = Vec::with_capacity(times as usize);
        for _ in 0..times {
            let start = Instant::now();
            self.advisor.solver.odds(view)?;
            measured.push(start.elapsed());
        }
        measured.sort_unstable();
        let (low, high) = ((measured.len() - 1) / 2, measured.len() / 2);
        Ok((measured[low] + measured[high]).as_secs_f64() / 2.0 * 1e6)
    }
}

impl Analysis {
    /// The analysis for programs: rows and columns count from 0.
    pub(super) fn to_json(&self) -> Value {
        let size = self.view.size();
        let best = self.best.map(
            |(Pos { row, col }, chance)| json!({ "row": row, "col": col, "probability": chance }),
        );
        let mut object = json!({
            "rows": size.rows(),
            "cols": size.cols(),
            "mines": self.view.mines(),
            "layouts": self.layouts,
            "exact": self.exact,
            "probability": self.chances,
            "safe": coordinates(&self.safe),
            "mine": coordinates(&self.mines),
            "best": best,
            "steps": self.steps,
            "reason": self.reason,
        });
        if let Some(GuessReason { guess, safest, is_hopeless, is_exact, others }) = &self.guess {
            let rated = |&RatedGuess { pos, mine, progress, settled, win }: &RatedGuess| {
                json!({
                    "row": pos.row, "col": pos.col, "probability": mine,
                    "progress": progress, "settled": settled, "win": win,
                })
            };
            let rated: Vec<_> = [guess].into_iter().chain(others).map(rated).collect();
            object["guess"] = json!({
                "safest": safest, "hopeless": is_hopeless, "exact": is_exact, "rated": rated,
            });
        }
        if self.is_guessed {
            object["mines_guessed"] = true.into();
        }
        if let Some(micros) = self.microseconds {
            object["microseconds"] = micros.into();
        }
        object
    }

    /// Writes the table of the odds, the number of layouts, the best move and the reason. Rows and
    /// columns count from 1, as in the reason.
    pub(super) fn write_text(&self, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
        let size = self.view.size();
        write!(out, "{:4}", "")?;
        for col in 1..=size.cols() {
            write!(out, "{col:>WIDTH$}")?;
        }
        writeln!(out)?;
        for (row, chances) in (0..size.rows()).zip(&self.chances) {
            write!(out, "{:>4}", row + 1)?;
            for (col, chance) in (0..size.cols()).zip(chances) {
                let cell = match (chance, self.view.cell(Pos::new(row, col))) {
                    (Some(chance), _) => percent(texts, *chance),
                    (None, ViewCell::Open(number)) => number.to_string(),
                    (None, ViewCell::Covered) => String::new(),
                };
                write!(out, "{}", align_right(&cell, WIDTH))?;
            }
            writeln!(out)?;
        }
        writeln!(out)?;
        if self.is_guessed {
            writeln!(out, "{}", texts.with("analyze-guessed", args![mines = self.view.mines()]))?;
        }
        let layouts = match &self.layouts {
            Some(layouts) => {
                let mines = self.view.mines();
                texts.with("analyze-layouts", args![mines, layouts = layouts.as_str()])
            }
            None => texts.get("analyze-too-wide").to_owned(),
        };
        writeln!(out, "{layouts}")?;
        if !self.exact {
            writeln!(out, "{}", texts.get("analyze-estimated"))?;
        }
        if let Some((pos, chance)) = self.best {
            let (place, chance) = (place::name(texts, pos), percent(texts, chance));
            writeln!(out, "{}", texts.with("analyze-best", args![place, chance]))?;
        }
        writeln!(out, "{}", self.reason)?;
        if let Some(micros) = self.microseconds {
            let micros = texts.decimal(micros, 1);
            writeln!(out, "{}", texts.with("analyze-time", args![micros]))?;
        }
        Ok(())
    }
}

/// The chance of a mine in percent. Only what is certain is shown as certain.
fn percent(texts: &Texts, chance: f64) -> String {
    match chance {
        0.0 => texts.get("analyze-safe").to_owned(),
        1.0 => texts.get("analyze-mine").to_owned(),
        ..0.001 => texts.percent(&texts.number("<0.1")),
        0.999.. => texts.percent(&texts.number(">99.9")),
        _ => texts.percent(&texts.decimal(chance * 100.0, 1)),
    }
}
