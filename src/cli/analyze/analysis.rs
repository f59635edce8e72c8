//! The analysis of a position.

use crate::game::Pos;
use crate::i18n::{Texts, hints};
use crate::solver::hint::{self, GuessReason, Hint, Reason};
use crate::solver::{Advisor, Effort, PlayerView, RatedGuess, SolveError};
use serde::Serialize;
use std::time::{Duration, Instant};

/// Rows and columns count from 0, probabilities of a mine go from 0 to 1.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(super) struct Analysis {
    rows: u16,
    cols: u16,
    mines: usize,
    /// The exact number of layouts that fit; `None` if the position is too wide to count them.
    pub(super) layouts: Option<String>,
    /// Whether every layout was counted. If not, probabilities between 0 and 1 are estimates.
    pub(super) exact: bool,
    /// For each covered cell, row by row.
    pub(super) probability: Vec<Vec<Option<f64>>>,
    safe: Vec<[u16; 2]>,
    mine: Vec<[u16; 2]>,
    /// The cell to open next; `None` if every covered cell is a mine.
    pub(super) best: Option<BestCell>,
    pub(super) reason: String,
    /// Why the best cell is a guess; `None` if it is safe.
    #[serde(skip_serializing_if = "Option::is_none")]
    guess: Option<GuessAnalysis>,
    /// The median time of calculating the odds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) microseconds: Option<f64>,
}

#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub(super) struct BestCell {
    pub(super) row: u16,
    pub(super) col: u16,
    pub(super) probability: f64,
}

/// What speaks for the best guess and against others.
#[derive(Debug, Clone, PartialEq, Serialize)]
struct GuessAnalysis {
    /// The lowest probability of a mine in any covered cell.
    safest: f64,
    /// Whether it is one half of a 50/50 that nothing can ever decide.
    hopeless: bool,
    /// Whether the chances to win are exact.
    exact: bool,
    /// The best first, with at most two others.
    rated: Vec<RatedCell>,
}

/// All chances are from 0 to 1: see [`RatedGuess`].
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
struct RatedCell {
    row: u16,
    col: u16,
    probability: f64,
    progress: f64,
    settled: f64,
    win: Option<f64>,
}

impl GuessAnalysis {
    fn of(hint: &Hint) -> Option<Self> {
        let Reason::BestGuess(reason) = &hint.steps.last()?.reason else {
            return None;
        };
        let GuessReason { guess, safest, is_hopeless, is_exact, others } = reason;
        let rated = [guess].into_iter().chain(others).map(RatedCell::from);
        Some(Self {
            safest: *safest,
            hopeless: *is_hopeless,
            exact: *is_exact,
            rated: rated.collect(),
        })
    }
}

impl From<&RatedGuess> for RatedCell {
    fn from(&RatedGuess { pos, mine, progress, settled, win }: &RatedGuess) -> Self {
        Self { row: pos.row, col: pos.col, probability: mine, progress, settled, win }
    }
}

#[derive(Debug)]
pub(super) struct PositionAnalyzer<'a> {
    texts: &'a Texts,
    repeat: Option<u32>,
    advisor: Advisor,
}

impl<'a> PositionAnalyzer<'a> {
    /// With `repeat`, the odds of each position are calculated as often to measure the time.
    pub(super) fn new(texts: &'a Texts, repeat: Option<u32>) -> Self {
        Self { texts, repeat, advisor: Advisor::explaining(Effort::Exact) }
    }

    pub(super) fn analyze(&mut self, view: &PlayerView) -> Result<Analysis, SolveError> {
        let microseconds = self.repeat.map(|times| self.measure(view, times)).transpose()?;
        let hint = hint::hint(view, &mut self.advisor, || true)?;
        let layouts = self.advisor.solver.layouts();
        let odds = self.advisor.solver.last_odds();
        let size = view.size();
        let row = |row| (0..size.cols()).map(move |col| odds.mine_chance(Pos::new(row, col)));
        let best = hint.as_ref().map(|hint| BestCell {
            row: hint.cell.row,
            col: hint.cell.col,
            probability: odds.mine_chance(hint.cell).unwrap_or_default(),
        });
        let texts = self.texts;
        let reason = match &hint {
            Some(hint) => texts.paragraph(&hints::sentences(texts, view, hint)),
            None => texts.get("hint-none").to_owned(),
        };
        Ok(Analysis {
            rows: size.rows(),
            cols: size.cols(),
            mines: view.mines(),
            layouts: layouts.map(|layouts| layouts.to_string()),
            exact: odds.exact,
            probability: (0..size.rows()).map(|at| row(at).collect()).collect(),
            safe: odds.certain_safe().map(|pos| [pos.row, pos.col]).collect(),
            mine: odds.certain_mines().map(|pos| [pos.row, pos.col]).collect(),
            best,
            reason,
            guess: hint.as_ref().and_then(GuessAnalysis::of),
            microseconds,
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
        Ok(median(&mut measured).as_secs_f64() * 1e6)
    }
}

/// The time in the middle, or the mean of both; 0 for no times.
pub fn median(times: &mut [Duration]) -> Duration {
    times.sort_unstable();
    let middle = times.len() / 2;
    match times.len() {
        0 => Duration::ZERO,
        count if count.is_multiple_of(2) => (times[middle - 1] + times[middle]) / 2,
        _ => times[middle],
    }
}
