//! The luck of a recorded game.

use crate::cli::columns;
use crate::i18n::Texts;
use crate::i18n::luck::{self, guess_line, percent};
use crate::replay::{Recording, RecordingLuck};
use serde::Serialize;
use std::io;
use std::io::Write;

/// The luck of one game. Rows and columns count from 0, chances go from 0 to 1.
#[derive(Debug, Clone, Serialize)]
pub(super) struct LuckReport {
    #[serde(skip)]
    luck: RecordingLuck,
    guesses: Vec<JsonGuess>,
    /// The product of the chances of the guesses that succeeded.
    overall: f64,
    /// Whether every layout was counted. If not, the chances are estimates.
    exact: bool,
    /// When the first opening that was not analysed was made; `None` if all were.
    beyond_ms: Option<i64>,
}

#[derive(Debug, Clone, Serialize)]
struct JsonGuess {
    /// Milliseconds since the first opening.
    t_ms: i64,
    /// The cell that was clicked.
    row: u16,
    col: u16,
    /// The cells that were opened at once: the clicked one, or those around it.
    cells: Vec<[u16; 2]>,
    /// The chance of success.
    chance: f64,
    /// The best chance of any cell at that time.
    safest: f64,
    survived: bool,
}

impl LuckReport {
    pub(super) fn new(recording: &Recording) -> Self {
        let luck = recording.luck(|| true).unwrap_or_default();
        let start = luck.moves.first().map_or(0, |first| i64::from(first.at.time));
        let guesses = luck.guesses().map(|(opening, guess)| JsonGuess {
            t_ms: i64::from(opening.at.time) - start,
            row: opening.at.pos.row,
            col: opening.at.pos.col,
            cells: guess.cells.iter().map(|pos| [pos.row, pos.col]).collect(),
            chance: guess.chance,
            safest: guess.safest,
            survived: opening.survived,
        });
        Self {
            guesses: guesses.collect(),
            overall: luck.overall(),
            exact: luck.is_exact(),
            beyond_ms: luck.first_unanalyzed.map(|at| i64::from(at.time) - start),
            luck,
        }
    }

    pub(super) const fn luck(&self) -> &RecordingLuck {
        &self.luck
    }

    /// The names of the two values of [`Self::summary`].
    pub(super) fn names(texts: &Texts) -> [&str; 2] {
        [texts.get("replay-guesses"), texts.get("replay-luck")]
    }

    /// The number of guesses and the overall luck, with their names.
    pub(super) fn summary<'a>(&self, texts: &'a Texts) -> [(&'a str, String); 2] {
        let mut overall = texts.percent(&percent(texts, self.overall));
        if !self.exact {
            overall = texts.with("luck-estimated", &[("told", overall.into())]);
        }
        let [guesses, luck] = Self::names(texts);
        [(guesses, self.guesses.len().to_string()), (luck, overall)]
    }

    /// Prints one line per guess. Rows and columns count from 1 there.
    pub(super) fn print_guesses(&self, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
        for (JsonGuess { t_ms, .. }, (opening, guess)) in
            self.guesses.iter().zip(self.luck.guesses())
        {
            let time = columns::signed_time(texts, *t_ms);
            writeln!(out, "{time}  {}", guess_line(texts, opening, guess))?;
        }
        match luck::cut_off(texts, &self.luck) {
            Some(cut_off) => writeln!(out, "{cut_off}"),
            None => Ok(()),
        }
    }
}
