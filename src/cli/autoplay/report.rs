//! The figures of many games, for people and as JSON.

use super::player::Strategy;
use super::runner::AutoplayTotals;
use crate::cli::columns;
use crate::history::win_rate::wilson_interval;
use crate::i18n::Texts;
use serde::Serialize;
use std::io;
use std::io::Write;
use std::time::Duration;

/// The figures. Times are in the units that their names say.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct AutoplayReport {
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

impl AutoplayReport {
    /// The figures of what came of at least one game.
    pub fn new(strategy: Strategy, outcome: &AutoplayTotals, seed: Option<u64>) -> Self {
        let games = outcome.won.len();
        let wins = outcome.won.iter().filter(|won| **won).count();
        let each = |sum: f64| sum / games as f64;
        let seconds = outcome.elapsed.as_secs_f64();
        Self {
            strategy: strategy.to_string(),
            games,
            wins,
            win_rate: each(wins as f64),
            interval_95: wilson_interval(wins, games),
            guesses_per_game: each(outcome.guesses as f64),
            seconds,
            games_per_second: games as f64 / seconds.max(Duration::from_nanos(1).as_secs_f64()),
            worst_move_ms: outcome.slowest_move.as_secs_f64() * 1000.0,
            hurried_moves: outcome.timed_out,
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
    pub fn write_text(&self, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
        let percent = |part: f64| format!("{:.2}", part * 100.0).into();
        let [low, high] = self.interval_95;
        let rate = texts.with(
            "autoplay-rate",
            &[("rate", percent(self.win_rate)), ("low", percent(low)), ("high", percent(high))],
        );
        let hurried = (self.hurried_moves > 0).then(|| {
            let count = [("count", self.hurried_moves.into())];
            (texts.get("autoplay-hurried"), texts.with("autoplay-hurried-why", &count))
        });
        let seed = self.seed.map(|seed| (texts.get("autoplay-seed"), seed.to_string()));
        let worst = format!("{:.1}", self.worst_move_ms).into();
        let worst = texts.with("autoplay-milliseconds", &[("ms", worst)]);
        let pairs = [
            (texts.get("autoplay-strategy"), self.strategy.clone()),
            (texts.get("autoplay-games"), self.games.to_string()),
            (texts.get("autoplay-wins"), self.wins.to_string()),
            (texts.get("autoplay-win-rate"), rate),
            (texts.get("autoplay-guesses"), format!("{:.2}", self.guesses_per_game)),
            (texts.get("autoplay-time"), texts.seconds((self.seconds * 1000.0) as u64)),
            (texts.get("autoplay-speed"), format!("{:.1}", self.games_per_second)),
            (texts.get("autoplay-worst"), worst),
        ];
        columns::write_pairs(out, pairs.into_iter().chain(hurried).chain(seed))
    }
}
