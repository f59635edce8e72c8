//! `sapper scores`: the records as text or JSON.

pub mod statistics;

use super::columns;
use crate::history::Scores;
use crate::i18n::{Texts, args};
use serde::Serialize;
use std::io;
use std::io::Write;

/// The widths of all columns but the last.
const WIDTHS: [usize; 4] = [6, 12, 5, 16];

/// A record in the JSON array.
#[derive(Serialize)]
struct JsonScore<'a> {
    level: &'static str,
    style: &'static str,
    /// From 1, in the table of its level and style.
    place: usize,
    name: Option<&'a str>,
    time_ms: u64,
    bbbv: u32,
    /// In UTC, as in RFC 3339.
    date: String,
}

/// Writes the tables by level and style, best first: as text, or as one JSON array.
pub fn run(scores: &Scores, json: bool, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
    if json { write_json(scores, out) } else { write_text(scores, texts, out) }
}

fn write_json(scores: &Scores, out: &mut impl Write) -> io::Result<()> {
    let tables = scores.tables().flat_map(|(_, _, table)| table.into_iter().zip(1..));
    let rows = tables.map(|(record, place)| JsonScore {
        level: record.level.key(),
        style: record.style.key(),
        place,
        name: record.name.as_ref().map(|name| name.as_str()),
        time_ms: record.time_ms,
        bbbv: record.bbbv,
        date: record.date.to_string(),
    });
    serde_json::to_writer_pretty(&mut *out, &rows.collect::<Vec<_>>())?;
    writeln!(out)
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
    for (index, (level, style, table)) in tables.enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        let (level, style) = (texts.choice("level", level), texts.style(style));
        writeln!(out, "{}", texts.with("scores-table", args![level, style]))?;
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

fn write_line(out: &mut impl Write, cells: [&str; 5]) -> io::Result<()> {
    let [place, time, bbbv, date, name] = cells;
    let [place_width, time_width, bbbv_width, date_width] = WIDTHS;
    writeln!(
        out,
        "{} {} {}  {}  {name}",
        columns::align_right(place, place_width),
        columns::align_right(time, time_width),
        columns::align_right(bbbv, bbbv_width),
        columns::align_left(date, date_width),
    )
}
