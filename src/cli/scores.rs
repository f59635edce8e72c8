//! `sapper scores`: the record tables, for people or as JSON.

pub mod statistics;

use super::columns;
use crate::history::{Record, Scores};
use crate::i18n::Texts;
use jiff::Timestamp;
use serde::Serialize;
use std::io;
use std::io::Write;

/// The columns of a table but for the last one: its width on the screen is the name's own.
const WIDTHS: [usize; 4] = [6, 12, 5, 16];

/// One record of the JSON array.
#[derive(Serialize)]
struct JsonScore<'a> {
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
pub fn run(scores: &Scores, json: bool, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
    if json { write_json(scores, out) } else { write_text(scores, texts, out) }
}

fn write_json(scores: &Scores, out: &mut impl Write) -> io::Result<()> {
    let rows: Vec<_> = scores
        .tables()
        .flat_map(|(_, _, table)| table.into_iter().zip(1..))
        .map(|(record, place)| row(record, place))
        .collect();
    serde_json::to_writer_pretty(&mut *out, &rows)?;
    writeln!(out)
}

fn row(record: &Record, place: usize) -> JsonScore<'_> {
    JsonScore {
        level: record.level.key(),
        style: record.style.key(),
        place,
        name: record.name.as_ref().map(|name| name.as_str()),
        time_ms: record.time_ms,
        bbbv: record.bbbv,
        date: record.date.to_string(),
    }
}

fn write_text(scores: &Scores, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
    let mut tables = scores.tables().peekable();
    if tables.peek().is_none() {
        return writeln!(out, "{}", texts.get("scores-empty"));
    }
    let heads = [
        "",
        texts.get("scores-time"),
        texts.get("records-3bv"),
        texts.get("scores-date"),
        texts.get("records-name"),
    ];
    for (index, (level, style, table)) in tables.enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        let names =
            [("level", texts.level(level.level()).into()), ("style", texts.style(style).into())];
        writeln!(out, "{}", texts.with("scores-table", &names))?;
        write_line(out, heads)?;
        for (record, place) in table.into_iter().zip(1..) {
            let name = record.name.as_ref();
            let name = name.map_or(texts.get("records-no-name"), |name| name.as_str());
            write_line(
                out,
                [
                    &format!("{place}."),
                    &seconds(record.time_ms),
                    &record.bbbv.to_string(),
                    &format_date(record.date),
                    name,
                ],
            )?;
        }
    }
    Ok(())
}

/// One line of a table.
fn write_line(out: &mut impl Write, columns: [&str; 5]) -> io::Result<()> {
    let [place, time, bbbv, date, name] = columns;
    let [places, times, bbbvs, dates] = WIDTHS;
    writeln!(
        out,
        "{} {} {}  {}  {name}",
        columns::align_right(place, places),
        columns::align_right(time, times),
        columns::align_right(bbbv, bbbvs),
        columns::align_left(date, dates),
    )
}

/// A time in seconds, with the milliseconds.
fn seconds(ms: u64) -> String {
    format!("{}.{:03}", ms / 1000, ms % 1000)
}

fn format_date(date: Timestamp) -> String {
    date.strftime("%Y-%m-%d %H:%M").to_string()
}
