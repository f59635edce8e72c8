//! By what games are compared, and which of them: those with flags apart from those without.

use super::PlayedGame;
use super::played_game::LocalTime;
use crate::game::choice::choice;
use crate::game::counters::{Better, Counter, Figures, GameResult};
use std::cmp::Ordering;

/// The counters that games are compared by, all of which follow from the log.
pub const COMPARED: [Counter; 8] = [
    Counter::Time,
    Counter::BbbvPerSecond,
    Counter::Ioe,
    Counter::Correctness,
    Counter::Throughput,
    Counter::Rqp,
    Counter::Stnb,
    Counter::Clicks,
];

choice! {
    /// Games with and without flags.
    Flagging {
        Any = "any",
        /// Not a single flag was set during the game.
        Without = "none",
        With = "some",
    }
}

/// A counter of a game, and when the game ended.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct DatedFigure {
    pub ended_at: LocalTime,
    pub value: f64,
}

impl Flagging {
    /// A game of which nobody knows whether it had flags is among neither.
    pub fn admits(self, game: &PlayedGame) -> bool {
        match self {
            Self::Any => true,
            Self::Without => game.has_flagged() == Some(false),
            Self::With => game.has_flagged() == Some(true),
        }
    }
}

impl PlayedGame {
    /// What the log knows of the game.
    pub fn figures(&self) -> Figures {
        Figures {
            result: Some(self.result),
            level: Some(self.board.level),
            time_ms: Some(self.time_ms),
            bbbv: Some(self.bbbv),
            solved: Some(self.solved),
            left: Some(self.left),
            right: Some(self.right),
            chords: Some(self.chords),
            effective: self.effective,
            ..Figures::default()
        }
    }

    /// Whether a flag was ever set. Without a right click there was none, whatever the log says.
    pub fn has_flagged(&self) -> Option<bool> {
        self.flagged.or((self.right == 0).then_some(false))
    }
}

/// The wins that have this counter, in order.
pub fn figures_of<'a>(
    games: impl IntoIterator<Item = &'a PlayedGame>,
    by: Counter,
) -> Vec<DatedFigure> {
    let wins = games.into_iter().filter(|game| game.result == GameResult::Won);
    let figure = |game: &PlayedGame| {
        let value = by.value(&game.figures())?;
        Some(DatedFigure { ended_at: game.ended_at, value })
    };
    wins.filter_map(figure).collect()
}

/// The better value first; without a better one, the lower.
pub fn better_first(by: Counter, one: f64, other: f64) -> Ordering {
    match by.spec().better {
        Some(Better::Higher) => other.total_cmp(&one),
        Some(Better::Lower) | None => one.total_cmp(&other),
    }
}

/// The figures that beat all before them, in order.
pub fn best_so_far(figures: &[DatedFigure], by: Counter) -> Vec<DatedFigure> {
    let mut line: Vec<DatedFigure> = Vec::new();
    for figure in figures {
        if line.last().is_none_or(|best| better_first(by, figure.value, best.value).is_lt()) {
            line.push(*figure);
        }
    }
    line
}
