//! `sapper scores`: the records as text or JSON.

pub mod statistics;

use super::report::{Report, align_left, align_right, write_pretty_json};
use crate::history::{Record, Scores};
use crate::i18n::{Texts, args};
use std::io::{self, Write};

/// The widths of all columns but the last.
const WIDTHS: [usize; 4] = [6, 12, 5, 16];

/// Writes the tables by level and style, best first: as text, or as one JSON array.
pub fn run(scores: &Scores, json: bool, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
    if !json {
        return write_text(scores, texts, out);
    }
    let tables = scores.tables().flat_map(|(_, _, table)| table.into_iter().zip(1..));
    let records: Vec<_> = tables.map(|(record, place)| report(record, place)).collect();
    write_pretty_json(&records, out)
}

/// A record. Its place counts from 1, in the table of its level and style.
fn report(record: &Record, place: usize) -> Report<'_> {
    Report::default()
        .with("level", record.level.key())
        .with("style", record.style.key())
        .with("place", place)
        .with("name", record.name.as_ref().map(|name| name.as_str()))
        .with("time_ms", record.time_ms)
        .with("bbbv", record.bbbv)
        // In UTC, as in RFC 3339.
        .with("date", record.date.to_string())
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
        align_right(place, place_width),
        align_right(time, time_width),
        align_right(bbbv, bbbv_width),
        align_left(date, date_width),
    )
}
