//! `sapper scores --statistics`: the statistics of all games as text or JSON.

use crate::cli::columns;
use crate::config::LevelChoice;
use crate::game::Style;
use crate::history::PlayedGame;
use crate::history::statistics::{GameFilter, Period, Statistics};
use crate::i18n::{Texts, args, statistics};
use serde::Serialize;
use std::io;
use std::io::Write;

/// The statistics of a level and style in the JSON array.
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
    /// Games won in a row up to now; a negative number for games lost.
    streak: i64,
    longest_won: u32,
    longest_lost: u32,
}

impl JsonStatistics {
    fn new(level: LevelChoice, style: Option<Style>, statistics: &Statistics) -> Self {
        Self {
            level: level.key(),
            style: style.map_or("custom", Style::key),
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
}

/// Writes the statistics by level and style: as text, or as one JSON array.
pub fn run(
    games: &[PlayedGame],
    json: bool,
    texts: &Texts,
    out: &mut impl Write,
) -> io::Result<()> {
    // Games with changed rules have no style.
    let styles = || Style::ALL.map(Some).into_iter().chain([None]);
    let all: Vec<_> = LevelChoice::ALL
        .iter()
        .copied()
        .flat_map(|level| styles().map(move |style| (level, style)))
        .map(|(level, style)| {
            let filter = GameFilter { level, style, period: Period::AllTime };
            (level, style, Statistics::of(filter.matching(games)))
        })
        .filter(|(_, _, statistics)| statistics.played() + statistics.unfinished > 0)
        .collect();
    if json {
        let rows = all.iter().map(|(level, style, all)| JsonStatistics::new(*level, *style, all));
        serde_json::to_writer_pretty(&mut *out, &rows.collect::<Vec<_>>())?;
        return writeln!(out);
    }
    if all.is_empty() {
        return writeln!(out, "{}", texts.get("scores-no-games"));
    }
    for (index, (level, style, all)) in all.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        let level = texts.choice("level", *level);
        let style = statistics::style_name(*style, texts);
        writeln!(out, "{}", texts.with("scores-table", args![level, style]))?;
        columns::write_pairs(out, &statistics::named_values(texts, all), 0)?;
        if let Some(interval) = statistics::win_rate_interval(texts, all) {
            writeln!(out, "{interval}")?;
        }
    }
    Ok(())
}
