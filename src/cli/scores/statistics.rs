//! `sapper scores --statistics`: the statistics of all games as text or JSON.

use crate::cli::report::{Report, write_pairs, write_pretty_json};
use crate::config::LevelChoice;
use crate::game::Style;
use crate::history::played_game::{PlayedGame, style_key};
use crate::history::statistics::{GameFilter, Period, Statistics};
use crate::i18n::{Texts, args, statistics};
use std::io::{self, Write};

fn report(level: LevelChoice, style: Option<Style>, statistics: &Statistics) -> Report<'_> {
    Report::default()
        .with("level", level.key())
        .with("style", style_key(style))
        .with("played", statistics.played())
        .with("won", statistics.won)
        .with("lost", statistics.lost)
        // Neither won nor lost, and not in `played`.
        .with("left", statistics.unfinished)
        // 0 to 1; null without a game. Then the limits of its 95 % interval.
        .with("win_rate", statistics.win_rate())
        .with("interval", statistics.win_rate_interval())
        .with("best_ms", statistics.best_ms())
        .with("median_ms", statistics.median_ms())
        .with("mean_ms", statistics.mean_ms())
        .with("best_bbbv_s", statistics.best_speed())
        .with("mean_bbbv_s", statistics.mean_speed())
        // Games won in a row up to now; a negative number for games lost.
        .with("streak", statistics.streaks.current)
        .with("longest_won", statistics.streaks.won)
        .with("longest_lost", statistics.streaks.lost)
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
        let rows = all.iter().map(|(level, style, all)| report(*level, *style, all));
        return write_pretty_json(&rows.collect::<Vec<_>>(), out);
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
        write_pairs(out, &statistics::named_values(texts, all), 0)?;
        if let Some(interval) = statistics::win_rate_interval(texts, all) {
            writeln!(out, "{interval}")?;
        }
    }
    Ok(())
}
