//! The results of many games.

use super::games::AutoplayTotals;
use super::player::Strategy;
use crate::cli::report::Report;
use crate::history::statistics::wilson_interval;
use crate::i18n::{Texts, args};
use clap::ValueEnum;
use std::time::Duration;

/// The report on at least one game. `seed` is that of the first; `None` if the boards are from a
/// file. The win rate goes from 0 to 1.
pub fn report<'a>(
    strategy: Strategy,
    totals: &AutoplayTotals,
    seed: Option<u64>,
    texts: &'a Texts,
) -> Report<'a> {
    let key = strategy.to_possible_value().map(|value| value.get_name().to_owned());
    let key = key.unwrap_or_default();
    let games = totals.won.len();
    let wins = totals.won.iter().filter(|won| **won).count();
    let per_game = |sum: f64| sum / games as f64;
    let (win_rate, interval) = (per_game(wins as f64), wilson_interval(wins, games));
    let guesses = per_game(totals.moves.guesses as f64);
    let seconds = totals.elapsed.as_secs_f64();
    let speed = games as f64 / seconds.max(Duration::from_nanos(1).as_secs_f64());
    let worst = totals.moves.slowest.as_secs_f64() * 1000.0;
    let [rate, low, high] =
        [win_rate, interval[0], interval[1]].map(|part| texts.decimal(part * 100.0, 2));
    let rate = texts.with("autoplay-rate", args![rate, low, high]);
    let time = texts.seconds((seconds * 1000.0) as u64);
    let ms = texts.with("autoplay-milliseconds", args![ms = texts.decimal(worst, 1)]);
    let report = Report::default()
        .show("strategy", key.as_str(), texts.get("autoplay-strategy"), key.clone())
        .show("games", games, texts.get("autoplay-games"), games.to_string())
        .show("wins", wins, texts.get("autoplay-wins"), wins.to_string())
        .show("win_rate", win_rate, texts.get("autoplay-win-rate"), rate)
        .with("interval_95", interval)
        .show("guesses_per_game", guesses, texts.get("autoplay-guesses"), texts.decimal(guesses, 2))
        .show("seconds", seconds, texts.get("autoplay-time"), time)
        .show("games_per_second", speed, texts.get("autoplay-speed"), texts.decimal(speed, 1))
        .show("worst_move_ms", worst, texts.get("autoplay-worst"), ms);
    let report = match totals.moves.timed_out {
        0 => report.with("hurried_moves", 0),
        count => {
            let why = texts.with("autoplay-hurried-why", args![count]);
            report.show("hurried_moves", count, texts.get("autoplay-hurried"), why)
        }
    };
    match seed {
        Some(seed) => report.show("seed", seed, texts.get("autoplay-seed"), seed.to_string()),
        None => report,
    }
}
