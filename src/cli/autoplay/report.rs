//! The figures of many games, for people and as JSON.

use std::io;
use std::io::Write;
use std::time::Duration;

use serde::Serialize;

use super::contest::Outcome;
use super::player::Strategy;
use crate::game::rate::wilson;

/// The figures. Times are in the units that their names say.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Report {
    strategy: String,
    games: usize,
    wins: usize,
    /// Wins by games, from 0 to 1.
    win_rate: f64,
    /// See [`wilson`].
    interval_95: [f64; 2],
    guesses_per_game: f64,
    seconds: f64,
    games_per_second: f64,
    worst_move_ms: f64,
    /// The moves of which the clock ended the thinking.
    hurried_moves: u64,
    /// The seed of the first game, where it was dealt here.
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<u64>,
}

impl Report {
    /// The figures of what came of at least one game.
    pub fn new(strategy: Strategy, outcome: &Outcome, seed: Option<u64>) -> Self {
        let games = outcome.won.len();
        let wins = outcome.won.iter().filter(|won| **won).count();
        let each = |sum: f64| sum / games as f64;
        let seconds = outcome.elapsed.as_secs_f64();
        Self {
            strategy: strategy.to_string(),
            games,
            wins,
            win_rate: each(wins as f64),
            interval_95: wilson(wins, games),
            guesses_per_game: each(outcome.guesses as f64),
            seconds,
            games_per_second: games as f64 / seconds.max(Duration::from_nanos(1).as_secs_f64()),
            worst_move_ms: outcome.worst.as_secs_f64() * 1000.0,
            hurried_moves: outcome.hurried,
            seed,
        }
    }

    /// Writes the figures as one JSON object.
    ///
    /// # Errors
    /// When `out` cannot be written to.
    pub fn write_json(&self, out: &mut impl Write) -> io::Result<()> {
        serde_json::to_writer(&mut *out, self)?;
        writeln!(out)
    }

    /// Writes the figures for people, one a line.
    ///
    /// # Errors
    /// When `out` cannot be written to.
    pub fn write_text(&self, out: &mut impl Write) -> io::Result<()> {
        let [low, high] = self.interval_95.map(|bound| bound * 100.0);
        writeln!(out, "strategy          {}", self.strategy)?;
        writeln!(out, "games             {}", self.games)?;
        writeln!(out, "wins              {}", self.wins)?;
        writeln!(
            out,
            "win rate          {:.2}% (95% interval: {low:.2}% to {high:.2}%)",
            self.win_rate * 100.0
        )?;
        writeln!(out, "guesses per game  {:.2}", self.guesses_per_game)?;
        writeln!(out, "seconds           {:.2}", self.seconds)?;
        writeln!(out, "games per second  {:.1}", self.games_per_second)?;
        writeln!(out, "worst move        {:.1} ms", self.worst_move_ms)?;
        if self.hurried_moves > 0 {
            writeln!(
                out,
                "hurried moves     {} (the clock ended the thinking, so another run may differ)",
                self.hurried_moves
            )?;
        }
        match self.seed {
            Some(seed) => writeln!(out, "seed              {seed}"),
            None => Ok(()),
        }
    }
}
