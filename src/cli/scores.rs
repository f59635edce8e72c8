//! `sapper scores`: the record tables, for people or as JSON.

pub mod statistics;

use std::io;
use std::io::Write;

use jiff::Timestamp;
use serde::Serialize;

use crate::store::Record;
use crate::store::Scores;

/// The words that people read here.
mod words {
    /// There is no record yet.
    pub const EMPTY: &str = "There are no records yet. Win a game of Beginner, Intermediate or Expert, and it will stand here.";
    /// The heads of the columns.
    pub const HEADS: [&str; 5] = ["", "Time (s)", "3BV", "Date (UTC)", "Name"];
    /// There is no game in the log yet.
    pub const NO_GAMES: &str =
        "There are no games yet. Play one to its end, and it will count here.";
    /// For a winner without a name, and for a figure that there is not.
    pub const NONE: &str = "–";

    /// The name of the level with this key.
    pub fn level(key: &str) -> String {
        let (first, rest) = key.split_at(1);
        first.to_uppercase() + rest
    }
}

/// One record of the JSON array.
#[derive(Serialize)]
struct Row<'a> {
    level: &'static str,
    style: &'static str,
    /// From 1, in the table of its level and style.
    place: usize,
    name: Option<&'a str>,
    time_ms: u64,
    bbbv: u32,
    /// In UTC, as RFC 3339 writes it.
    date: String,
}

/// Writes the tables, by level and style, best first: as text, or as one JSON array.
///
/// # Errors
/// When `out` cannot be written to.
pub fn run(scores: &Scores, json: bool, out: &mut (impl Write + ?Sized)) -> io::Result<()> {
    if json {
        write_json(scores, out)
    } else {
        write_text(scores, out)
    }
}

fn write_json(scores: &Scores, out: &mut (impl Write + ?Sized)) -> io::Result<()> {
    let rows: Vec<_> = scores
        .tables()
        .flat_map(|(_, _, table)| table.into_iter().zip(1..))
        .map(|(record, place)| row(record, place))
        .collect();
    serde_json::to_writer_pretty(&mut *out, &rows)?;
    writeln!(out)
}

fn row(record: &Record, place: usize) -> Row<'_> {
    Row {
        level: record.level.key(),
        style: record.style.key(),
        place,
        name: record.name.as_ref().map(|name| name.as_str()),
        time_ms: record.time_ms,
        bbbv: record.bbbv,
        date: record.date.to_string(),
    }
}

fn write_text(scores: &Scores, out: &mut (impl Write + ?Sized)) -> io::Result<()> {
    let mut tables = scores.tables().peekable();
    if tables.peek().is_none() {
        return writeln!(out, "{}", words::EMPTY);
    }
    for (index, (level, style, table)) in tables.enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        writeln!(out, "{}, {style}", words::level(level.key()))?;
        write_line(out, words::HEADS)?;
        for (record, place) in table.into_iter().zip(1..) {
            let name = record
                .name
                .as_ref()
                .map_or(words::NONE, |name| name.as_str());
            write_line(
                out,
                [
                    &format!("{place}."),
                    &seconds(record.time_ms),
                    &record.bbbv.to_string(),
                    &minute(record.date),
                    name,
                ],
            )?;
        }
    }
    Ok(())
}

/// One line of a table. The name is the last column, because its width on the screen is known to
/// the terminal alone.
fn write_line(out: &mut (impl Write + ?Sized), columns: [&str; 5]) -> io::Result<()> {
    let [place, time, bbbv, date, name] = columns;
    writeln!(out, "{place:>6} {time:>12} {bbbv:>5}  {date:<16}  {name}")
}

/// A time in seconds, with the milliseconds.
fn seconds(ms: u64) -> String {
    format!("{}.{:03}", ms / 1000, ms % 1000)
}

fn minute(date: Timestamp) -> String {
    date.strftime("%Y-%m-%d %H:%M").to_string()
}
