//! `sapper scores`: the records, or the statistics of all games, as text or JSON.

use super::report::{align_left, align_right, write_pairs, write_pretty_json};
use crate::config::LevelChoice;
use crate::game::{GuessRules, Style};
use crate::history::played_game::{PlayedGame, style_key};
use crate::history::statistics::{GameFilter, Period, Statistics};
use crate::history::{Record, Scores, TableKey};
use crate::i18n::{Texts, args, statistics};
use serde_json::{Value, json};
use std::io::{self, Write};

/// The widths of all columns but the last.
const WIDTHS: [usize; 4] = [6, 12, 5, 16];

/// Writes the tables, best first: as text, or as one JSON array.
pub fn run(scores: &Scores, json: bool, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
    if !json {
        return write_text(scores, texts, out);
    }
    let tables = scores.tables().flat_map(|(_, table)| table.into_iter().zip(1..));
    write_pretty_json(&tables.map(|(record, place)| record_json(record, place)).collect(), out)
}

/// A record. Its place counts from 1, in its table.
fn record_json(record: &Record, place: usize) -> Value {
    json!({
        "level": record.level,
        "style": record.style.key(),
        "guesses": record.guesses.key(),
        "place": place,
        "name": record.name,
        "time_ms": record.time_ms,
        "bbbv": record.bbbv,
        // In UTC, as in RFC 3339.
        "date": record.date.to_string(),
    })
}

fn write_text(scores: &Scores, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
    let mut tables = scores.tables().peekable();
    if tables.peek().is_none() {
        return writeln!(out, "{}", texts.get("scores-empty"));
    }
    let header = [
        "",
        texts.get("scores-time"),
        texts.get("records-3bv"),
        texts.get("scores-date"),
        texts.get("records-name"),
    ];
    for (index, (key, table)) in tables.enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        let TableKey { level, style, guesses } = key;
        writeln!(out, "{}", heading(texts, level, Some(style), guesses))?;
        write_line(out, header)?;
        for (record, place) in table.into_iter().zip(1..) {
            let place = format!("{place}.");
            let time = format!("{}.{:03}", record.time_ms / 1000, record.time_ms % 1000);
            let bbbv = record.bbbv.to_string();
            let date = record.date.strftime("%Y-%m-%d %H:%M").to_string();
            let name = record.name.as_ref();
            let name = name.map_or(texts.get("records-no-name"), |name| name.as_str());
            write_line(out, [&place, &time, &bbbv, &date, name])?;
        }
    }
    Ok(())
}

/// The heading of a table.
fn heading(texts: &Texts, level: LevelChoice, style: Option<Style>, guesses: GuessRules) -> String {
    let level = texts.choice("level", level);
    let style = statistics::table_name(style, guesses, texts);
    texts.with("scores-table", args![level, style])
}

fn write_line(out: &mut impl Write, cells: [&str; 5]) -> io::Result<()> {
    let [place, time, bbbv, date, name] = cells;
    let [place_width, time_width, bbbv_width, date_width] = WIDTHS;
    writeln!(
        out,
        "{} {} {}  {}  {name}",
        align_right(place, place_width),
        align_right(time, time_width),
        align_right(bbbv, bbbv_width),
        align_left(date, date_width),
    )
}

fn statistics_json(games: GameFilter, statistics: &Statistics) -> Value {
    json!({
        "level": games.level,
        "style": style_key(games.style),
        "guesses": games.guesses.key(),
        "played": statistics.played(),
        "won": statistics.won,
        "lost": statistics.lost,
        // Neither won nor lost, and not in `played`.
        "left": statistics.unfinished,
        // 0 to 1; null without a game. Then the limits of its 95 % interval.
        "win_rate": statistics.win_rate(),
        "interval": statistics.win_rate_interval(),
        "best_ms": statistics.best_ms(),
        "median_ms": statistics.median_ms(),
        "mean_ms": statistics.mean_ms(),
        "best_bbbv_s": statistics.best_speed(),
        "mean_bbbv_s": statistics.mean_speed(),
        // Games won in a row up to now; a negative number for games lost.
        "streak": statistics.streaks.current,
        "longest_won": statistics.streaks.won,
        "longest_lost": statistics.streaks.lost,
    })
}

/// Writes the statistics of each table: as text, or as one JSON array.
pub fn run_statistics(
    games: &[PlayedGame],
    json: bool,
    texts: &Texts,
    out: &mut impl Write,
) -> io::Result<()> {
    // Games with changed rules have no style and are taken together.
    let with_style = |style| GuessRules::ALL.iter().map(move |&guesses| (Some(style), guesses));
    let tables = Style::ALL.into_iter().flat_map(with_style).chain([(None, GuessRules::Off)]);
    let levels = LevelChoice::ALL.iter().copied();
    let all: Vec<_> = levels
        .flat_map(|level| tables.clone().map(move |(style, guesses)| (level, style, guesses)))
        .map(|(level, style, guesses)| {
            let filter = GameFilter { level, style, guesses, period: Period::AllTime };
            (filter, Statistics::of(filter.matching(games)))
        })
        .filter(|(_, statistics)| statistics.played() + statistics.unfinished > 0)
        .collect();
    if json {
        let rows = all.iter().map(|(games, all)| statistics_json(*games, all));
        return write_pretty_json(&rows.collect(), out);
    }
    if all.is_empty() {
        return writeln!(out, "{}", texts.get("scores-no-games"));
    }
    for (index, (games, all)) in all.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        writeln!(out, "{}", heading(texts, games.level, games.style, games.guesses))?;
        write_pairs(out, &statistics::named_values(texts, all, true), 0)?;
        if let Some(interval) = statistics::win_rate_interval(texts, all) {
            writeln!(out, "{interval}")?;
        }
    }
    Ok(())
}
