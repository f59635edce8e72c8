//! `sapper scores --statistics`: what all games come to, for people or as JSON.

use crate::cli::columns;
use crate::config::LevelChoice;
use crate::game::Style;
use crate::history::PlayedGame;
use crate::history::statistics::{GameFilter, Period, Statistics};
use crate::i18n::{Texts, statistics};
use serde::Serialize;
use std::io;
use std::io::Write;

/// What the games of a level and style come to, in the JSON array.
#[derive(Serialize)]
struct JsonStatistics {
    level: &'static str,
    style: &'static str,
    played: u32,
    won: u32,
    lost: u32,
    /// Neither won nor lost, and not in `played`.
    left: u32,
    /// 0 to 1; null without a game.
    win_rate: Option<f64>,
    /// The limits of its 95 % interval.
    interval: Option<[f64; 2]>,
    best_ms: Option<u64>,
    median_ms: Option<f64>,
    mean_ms: Option<f64>,
    best_bbbv_s: Option<f64>,
    mean_bbbv_s: Option<f64>,
    /// Won in a row now; lost in a row as a negative number.
    streak: i64,
    longest_won: u32,
    longest_lost: u32,
}

/// Writes what the games come to, by level and style: as text, or as one JSON array.
///
/// # Errors
/// When `out` cannot be written to.
pub fn run(
    games: &[PlayedGame],
    json: bool,
    texts: &Texts,
    out: &mut impl Write,
) -> io::Result<()> {
    let all: Vec<_> = LevelChoice::all()
        .flat_map(|level| styles().map(move |style| (level, style)))
        .map(|(level, style)| (level, style, statistics(games, level, style)))
        .filter(|(_, _, statistics)| statistics.played() + statistics.unfinished > 0)
        .collect();
    if json {
        let rows: Vec<_> =
            all.iter().map(|(level, style, statistics)| row(*level, *style, statistics)).collect();
        serde_json::to_writer_pretty(&mut *out, &rows)?;
        return writeln!(out);
    }
    if all.is_empty() {
        return writeln!(out, "{}", texts.get("scores-no-games"));
    }
    for (index, (level, style, statistics)) in all.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        let names = [
            ("level", statistics::level_name(*level, texts).into()),
            ("style", statistics::style_name(*style, texts).into()),
        ];
        writeln!(out, "{}", texts.with("scores-table", &names))?;
        columns::write_pairs(out, statistics::named_values(texts, statistics))?;
        if let Some(interval) = statistics::win_rate_interval(texts, statistics) {
            writeln!(out, "{interval}")?;
        }
    }
    Ok(())
}

/// Every style, and what is none.
fn styles() -> impl Iterator<Item = Option<Style>> {
    Style::ALL.map(Some).into_iter().chain([None])
}

fn key(style: Option<Style>) -> &'static str {
    style.map_or("custom", Style::key)
}

fn statistics(games: &[PlayedGame], level: LevelChoice, style: Option<Style>) -> Statistics {
    let span = Period::AllTime;
    Statistics::of(GameFilter { level, style, period: span }.matching(games))
}

fn row(level: LevelChoice, style: Option<Style>, statistics: &Statistics) -> JsonStatistics {
    JsonStatistics {
        level: level.key(),
        style: key(style),
        played: statistics.played(),
        won: statistics.won,
        lost: statistics.lost,
        left: statistics.unfinished,
        win_rate: statistics.win_rate(),
        interval: statistics.win_rate_interval(),
        best_ms: statistics.best_ms(),
        median_ms: statistics.median_ms(),
        mean_ms: statistics.mean_ms(),
        best_bbbv_s: statistics.best_speed(),
        mean_bbbv_s: statistics.mean_speed(),
        streak: statistics.streaks.current,
        longest_won: statistics.streaks.won,
        longest_lost: statistics.streaks.lost,
    }
}
