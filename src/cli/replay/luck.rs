//! Where luck was spent in a recorded game, as it is printed.

use std::io;
use std::io::Write;

use serde::Serialize;

use crate::i18n::luck::percent;
use crate::replay::Film;

/// Where luck was spent in one game. Rows and columns count from 0, chances go from 0 to 1.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(super) struct Spent {
    guesses: Vec<Guess>,
    /// The product of the chances of the guesses that went well.
    overall: f64,
    /// Whether every layout was counted. Where not, the chances are estimates.
    exact: bool,
}

/// A guess.
#[derive(Debug, Clone, PartialEq, Serialize)]
struct Guess {
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

impl Spent {
    /// Where luck was spent in a film.
    pub(super) fn of(film: &Film) -> Self {
        let luck = film.luck(|| true).unwrap_or_default();
        let begin = (luck.openings().first()).map_or(0, |first| i64::from(first.at.time));
        let guesses = luck.guesses().map(|(opening, guess)| Guess {
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
        }
    }

    /// Prints it for people: two figures, and a line a guess. Rows and columns count from 1 there.
    pub(super) fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let estimated = if self.exact { "" } else { " (estimated)" };
        writeln!(out, "{:<12} {}", "guesses", self.guesses.len())?;
        let overall = percent(self.overall);
        writeln!(out, "{:<12} {overall} %{estimated}", "luck")?;
        self.guesses.iter().try_for_each(|guess| guess.print(out))
    }
}

impl Guess {
    fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let (row, col) = (self.row + 1, self.col + 1);
        let place = match self.cells[..] {
            [[row, col]] if (row, col) == (self.row, self.col) => String::new(),
            _ => format!("{} cells around ", self.cells.len()),
        };
        let needed = if self.safest == 1.0 {
            ", a certain cell was there".to_owned()
        } else {
            format!(", the least was {} %", percent(1.0 - self.safest))
        };
        let lost = if self.survived { "" } else { ", lost" };
        writeln!(
            out,
            "{:>9.3} s  {place}row {row}, column {col}: {} % risk{needed}{lost}",
            self.t_ms as f64 / 1_000.0,
            percent(1.0 - self.chance),
        )
    }
}
