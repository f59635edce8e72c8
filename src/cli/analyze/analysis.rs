//! What is known of a position.

use crate::game::Pos;
use crate::i18n::{Texts, hints};
use crate::solver::{Advisor, Effort, PlayerView, SolveError, Solver, hint};
use serde::Serialize;
use std::io;
use std::io::Write;
use std::time::{Duration, Instant};

/// What is known of a position. Rows and columns count from 0, chances go from 0 to 1.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(super) struct Analysis {
    rows: u16,
    cols: u16,
    mines: usize,
    /// How many ways to lay the mines fit, to the last digit; none where the position is too wide
    /// to count them.
    pub(super) layouts: Option<String>,
    /// Whether every layout was counted. Where not, chances between 0 and 1 are estimates.
    pub(super) exact: bool,
    /// The chance of a mine in each covered cell, row by row.
    pub(super) probability: Vec<Vec<Option<f64>>>,
    safe: Vec<[u16; 2]>,
    mine: Vec<[u16; 2]>,
    /// None when every covered cell is a mine.
    pub(super) best: Option<BestCell>,
    pub(super) reason: String,
    /// The median time of working out the odds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) microseconds: Option<f64>,
}

/// The cell to open next.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub(super) struct BestCell {
    pub(super) row: u16,
    pub(super) col: u16,
    /// The chance of a mine in it.
    pub(super) probability: f64,
}

/// Works out what is known of positions.
#[derive(Debug)]
pub(super) struct PositionAnalyzer<'a> {
    texts: &'a Texts,
    repeat: Option<u32>,
    solver: Solver,
    strategist: Advisor,
}

impl<'a> PositionAnalyzer<'a> {
    /// An analyst that speaks these words, and measures each position `repeat` times.
    pub(super) fn new(texts: &'a Texts, repeat: Option<u32>) -> Self {
        Self { texts, repeat, solver: Solver::default(), strategist: Advisor::new(Effort::Exact) }
    }

    /// What is known of a position.
    ///
    /// # Errors
    /// When no layout of the mines fits what is open.
    pub(super) fn analyze(&mut self, view: &PlayerView) -> Result<Analysis, SolveError> {
        let microseconds = match self.repeat {
            Some(times) => Some(self.measure(view, times)?),
            None => None,
        };
        let hint = hint::hint(view, &mut self.strategist)?;
        let layouts = self.strategist.layouts();
        let odds = self.strategist.odds();
        let size = view.size();
        let row = |row| (0..size.cols()).map(move |col| odds.mine_chance(Pos::new(row, col)));
        let best = hint.as_ref().map(|hint| BestCell {
            row: hint.cell.row,
            col: hint.cell.col,
            probability: odds.mine_chance(hint.cell).unwrap_or_default(),
        });
        Ok(Analysis {
            rows: size.rows(),
            cols: size.cols(),
            mines: view.mines(),
            layouts: layouts.map(|layouts| layouts.to_string()),
            exact: odds.is_exact(),
            probability: (0..size.rows()).map(|at| row(at).collect()).collect(),
            safe: odds.certain_safe().map(pair).collect(),
            mine: odds.certain_mines().map(pair).collect(),
            best,
            reason: reason(self.texts, view, hint.as_ref()),
            microseconds,
        })
    }

    /// The median time of working out the odds, in microseconds.
    fn measure(&mut self, view: &PlayerView, times: u32) -> Result<f64, SolveError> {
        let mut measured = Vec::with_capacity(times as usize);
        for _ in 0..times {
            let begun = Instant::now();
            self.solver.odds(view)?;
            measured.push(begun.elapsed());
        }
        Ok(median(&mut measured).as_secs_f64() * 1e6)
    }
}

/// The argument for the best move, in words.
fn reason(texts: &Texts, view: &PlayerView, hint: Option<&hint::Hint>) -> String {
    match hint {
        Some(hint) => texts.paragraph(&hints::sentences(texts, view, hint)),
        None => texts.get("hint-none").to_owned(),
    }
}

const fn pair(pos: Pos) -> [u16; 2] {
    [pos.row, pos.col]
}

/// The time in the middle; of an even number the mean of the two there.
fn median(times: &mut [Duration]) -> Duration {
    times.sort_unstable();
    let middle = times.len() / 2;
    match times.len() {
        0 => Duration::ZERO,
        count if count.is_multiple_of(2) => (times[middle - 1] + times[middle]) / 2,
        _ => times[middle],
    }
}

impl Analysis {
    /// Writes one JSON object on a line.
    pub(super) fn write_json(&self, out: &mut impl Write) -> io::Result<()> {
        serde_json::to_writer(&mut *out, self)?;
        writeln!(out)
    }
}

/// Writes the line of a position that has no answer.
pub(super) fn write_error(told: &str, out: &mut impl Write) -> io::Result<()> {
    serde_json::to_writer(&mut *out, &serde_json::json!({ "error": told }))?;
    writeln!(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_the_time_in_the_middle() {
        let micros = Duration::from_micros;
        assert_eq!(median(&mut [micros(9), micros(1), micros(2)]), micros(2));
        assert_eq!(median(&mut [micros(9), micros(1)]), micros(5));
    }
}
