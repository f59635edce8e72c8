//! Where luck was spent in a recorded game, as it is printed.

use crate::cli::columns;
use crate::i18n::Texts;
use crate::i18n::luck::{self, guess_line, percent};
use crate::replay::{Recording, RecordingLuck};
use serde::Serialize;
use std::io;
use std::io::Write;

/// The columns that the time of a guess takes.
const TIME: usize = 11;

/// Where luck was spent in one game. Rows and columns count from 0, chances go from 0 to 1.
#[derive(Debug, Clone, Serialize)]
pub(super) struct LuckReport {
    #[serde(skip)]
    luck: RecordingLuck,
    guesses: Vec<JsonGuess>,
    /// The product of the chances of the guesses that went well.
    overall: f64,
    /// Whether every layout was counted. Where not, the chances are estimates.
    exact: bool,
    /// The time of the first opening that was not analysed, as those of the guesses. None where the
    /// whole game was.
    beyond_ms: Option<i64>,
}

/// A guess.
#[derive(Debug, Clone, Serialize)]
struct JsonGuess {
    /// When it was made, in ms from the first opening.
    t_ms: i64,
    /// The cell that was clicked.
    row: u16,
    col: u16,
    /// The cells that were opened at once: that one, or those around it.
    cells: Vec<[u16; 2]>,
    /// The chance that it went well.
    chance: f64,
    /// The best chance that any cell gave then.
    safest: f64,
    /// Whether it went well.
    survived: bool,
}

impl LuckReport {
    /// Where luck was spent in a film.
    pub(super) fn of(film: &Recording) -> Self {
        let luck = film.luck(|| true).unwrap_or_default();
        let begin = (luck.moves().first()).map_or(0, |first| i64::from(first.at.time));
        let guesses = luck.guesses().map(|(opening, guess)| JsonGuess {
            t_ms: i64::from(opening.at.time) - begin,
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
            beyond_ms: luck.first_unanalyzed().map(|at| i64::from(at.time) - begin),
            luck,
        }
    }

    /// The names of the two figures.
    pub(super) fn names(texts: &Texts) -> [&str; 2] {
        ["replay-guesses", "replay-luck"].map(|key| texts.get(key))
    }

    /// The two figures of it for people, with their names.
    pub(super) fn figures<'a>(&self, texts: &'a Texts) -> [(&'a str, String); 2] {
        let overall = format!("{}%", percent(self.overall));
        let overall = if self.exact {
            overall
        } else {
            texts.with("luck-estimated", &[("told", overall.into())])
        };
        let [guesses, luck] = Self::names(texts);
        [(guesses, self.guesses.len().to_string()), (luck, overall)]
    }

    /// Prints a line a guess. Rows and columns count from 1 there.
    pub(super) fn print(&self, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
        let mut guesses = self.guesses.iter().zip(self.luck.guesses());
        guesses.try_for_each(|(JsonGuess { t_ms, .. }, (opening, guess))| {
            let sign = if *t_ms < 0 { "-" } else { "" };
            let time = format!("{sign}{}", texts.seconds(t_ms.unsigned_abs()));
            let told = guess_line(texts, opening, guess);
            writeln!(out, "{}  {told}", columns::align_right(&time, TIME))
        })?;
        match luck::cut_off(texts, &self.luck) {
            Some(beyond) => writeln!(out, "{beyond}"),
            None => Ok(()),
        }
    }
}
