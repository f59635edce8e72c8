//! `sapper scores`: the records, the best games by any counter, sessions, or the statistics of all
//! games, as text, JSON or a table.

mod comparison;

use super::options::one_of;
use super::report::{align_left, align_right, write_pairs, write_pretty_json};
use crate::config::LevelKind;
use crate::game::counters::Counter;
use crate::game::{GuessRules, Style};
use crate::history::comparison::{COMPARED, Flagging};
use crate::history::csv::{self, CsvSigns};
use crate::history::played_game::{PlayedGame, style_key};
use crate::history::statistics::{GameFilter, Period, Statistics};
use crate::history::{Record, Scores, TableKey};
use crate::i18n::{Texts, args, statistics};
use clap::Args;
use serde_json::{Map, Value, json};
use std::io::{self, Write};

pub use comparison::{run_best, run_sessions};

#[derive(Debug, Args)]
pub struct ScoresArgs {
    #[arg(long, conflicts_with = "csv")]
    statistics: bool,
    #[arg(long, conflicts_with = "json")]
    csv: bool,
    #[arg(long, requires = "csv")]
    decimal_comma: bool,
    #[arg(long)]
    json: bool,
    #[arg(long, value_name = "COUNTER", value_parser = one_of(compared), conflicts_with = "statistics")]
    by: Option<Counter>,
    #[arg(long, value_name = "FLAGS", default_value = "any", value_parser = one_of::<Flagging, _>(Some))]
    flags: Flagging,
    #[arg(long, conflicts_with_all = ["statistics", "by"])]
    sessions: bool,
}

/// How tables are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    Text,
    Json,
    Csv(CsvSigns),
}

/// The counter, if games can be compared by it.
fn compared(counter: Counter) -> Option<Counter> {
    COMPARED.contains(&counter).then_some(counter)
}

impl ScoresArgs {
    /// Writes what is asked for; both are read from files only if that needs them.
    pub fn run(
        &self,
        games: impl FnOnce() -> Vec<PlayedGame>,
        scores: impl FnOnce() -> Scores,
        texts: &Texts,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let signs = CsvSigns::new(self.decimal_comma);
        let format = match (self.json, self.csv) {
            (true, _) => Format::Json,
            (_, true) => Format::Csv(signs),
            _ => Format::Text,
        };
        let (flagging, style) = (self.flags, (format, texts));
        match self.by {
            _ if self.sessions => run_sessions(&games(), flagging, style, out),
            _ if self.statistics => run_statistics(&games(), flagging, self.json, texts, out),
            None if self.csv => {
                let mut games = games();
                games.retain(|game| flagging.admits(game));
                out.write_all(csv::games(&games, signs).as_bytes())
            }
            None if flagging == Flagging::Any => run(&scores(), self.json, texts, out),
            by => {
                let by = by.unwrap_or(Counter::Time);
                run_best(&games(), &scores(), (by, flagging), style, out)
            }
        }
    }
}

/// The widths of all columns but the last.
const WIDTHS: [usize; 4] = [6, 12, 5, 16];

/// Writes the tables, best first: as text, or as one JSON array.
pub fn run(scores: &Scores, json: bool, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
    if !json {
        return write_text(scores, texts, out);
    }
    let tables = scores.tables().flat_map(|(_, table)| table.into_iter().zip(1..));
    let rows = tables.map(|(record, place)| Value::Object(record_values(record, place)));
    write_pretty_json(&rows.collect(), out)
}

/// A record. Its place counts from 1, in its table.
fn record_values(record: &Record, place: usize) -> Map<String, Value> {
    let values = [
        ("level", json!(record.level)),
        ("style", json!(record.style.key())),
        ("guesses", json!(record.guesses.key())),
        ("place", json!(place)),
        ("name", json!(record.name)),
        ("time_ms", json!(record.time_ms)),
        ("bbbv", json!(record.bbbv)),
        // In UTC, as in RFC 3339.
        ("date", json!(record.date.to_string())),
    ];
    values.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
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
fn heading(texts: &Texts, level: LevelKind, style: Option<Style>, guesses: GuessRules) -> String {
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

/// Every selection that has statistics of its own.
fn selections(flagging: Flagging) -> impl Iterator<Item = GameFilter> {
    // Games with changed rules have no style and are taken together.
    let with_style = |style| GuessRules::ALL.iter().map(move |&guesses| (Some(style), guesses));
    let tables = Style::ALL.into_iter().flat_map(with_style).chain([(None, GuessRules::Off)]);
    let period = Period::AllTime;
    LevelKind::ALL.iter().flat_map(move |&level| {
        let of = move |(style, guesses)| GameFilter { level, style, guesses, period, flagging };
        tables.clone().map(of)
    })
}

/// Writes the statistics of each table: as text, or as one JSON array.
pub fn run_statistics(
    games: &[PlayedGame],
    flagging: Flagging,
    json: bool,
    texts: &Texts,
    out: &mut impl Write,
) -> io::Result<()> {
    let all: Vec<_> = selections(flagging)
        .map(|filter| (filter, Statistics::of(filter.matching(games))))
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
