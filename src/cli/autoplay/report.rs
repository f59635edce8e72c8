//! The results of many games, as text and as JSON.

use super::player::Strategy;
use super::runner::AutoplayTotals;
use crate::cli::columns;
use crate::history::statistics::wilson_interval;
use crate::i18n::{Texts, args};
use serde::Serialize;
use std::io;
use std::io::Write;
use std::time::Duration;

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct AutoplayReport {
    strategy: &'static str,
    games: usize,
    wins: usize,
    /// From 0 to 1.
    win_rate: f64,
    interval_95: [f64; 2],
    guesses_per_game: f64,
    seconds: f64,
    games_per_second: f64,
    worst_move_ms: f64,
    /// The number of moves cut short by the clock.
    hurried_moves: u64,
    /// The seed of the first game; `None` if the boards are from a file.
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<u64>,
}

impl AutoplayReport {
    /// The report on at least one game.
    pub fn new(strategy: Strategy, totals: &AutoplayTotals, seed: Option<u64>) -> Self {
        let games = totals.won.len();
        let wins = totals.won.iter().filter(|won| **won).count();
        let per_game = |sum: f64| sum / games as f64;
        let seconds = totals.elapsed.as_secs_f64();
        Self {
            strategy: strategy.key(),
            games,
            wins,
            win_rate: per_game(wins as f64),
            interval_95: wilson_interval(wins, games),
            guesses_per_game: per_game(totals.moves.guesses as f64),
            seconds,
            games_per_second: games as f64 / seconds.max(Duration::from_nanos(1).as_secs_f64()),
            worst_move_ms: totals.moves.slowest.as_secs_f64() * 1000.0,
            hurried_moves: totals.moves.timed_out,
            seed,
        }
    }

    /// Writes one value per line.
    pub fn write_text(&self, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
        let [rate, low, high] = [self.win_rate, self.interval_95[0], self.interval_95[1]]
            .map(|part| texts.decimal(part * 100.0, 2));
        let ms = texts.decimal(self.worst_move_ms, 1);
        let mut pairs = vec![
            (texts.get("autoplay-strategy"), self.strategy.to_owned()),
            (texts.get("autoplay-games"), self.games.to_string()),
            (texts.get("autoplay-wins"), self.wins.to_string()),
            (texts.get("autoplay-win-rate"), texts.with("autoplay-rate", args![rate, low, high])),
            (texts.get("autoplay-guesses"), texts.decimal(self.guesses_per_game, 2)),
            (texts.get("autoplay-time"), texts.seconds((self.seconds * 1000.0) as u64)),
            (texts.get("autoplay-speed"), texts.decimal(self.games_per_second, 1)),
            (texts.get("autoplay-worst"), texts.with("autoplay-milliseconds", args![ms])),
        ];
        if self.hurried_moves > 0 {
            let why = texts.with("autoplay-hurried-why", args![count = self.hurried_moves]);
            pairs.push((texts.get("autoplay-hurried"), why));
        }
        if let Some(seed) = self.seed {
            pairs.push((texts.get("autoplay-seed"), seed.to_string()));
        }
        columns::write_pairs(out, &pairs, 0)
    }
}
