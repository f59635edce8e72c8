//! The best games by any counter, and sessions.

use super::{Format, heading, record_values, selections};
use crate::cli::report::{Report, align_left, align_right, max_width, write_pretty_json};
use crate::game::counters::Counter;
use crate::history::comparison::Flagging;
use crate::history::played_game::{PlayedGame, style_key};
use crate::history::records_data::best_games;
use crate::history::sessions::sessions;
use crate::history::statistics::GameFilter;
use crate::history::{RecordRow, Scores};
use crate::i18n::{Texts, counters};
use serde_json::Value;
use std::io::{self, Write};

/// Writes the best games of each table by this counter, best first.
pub fn run_best(
    games: &[PlayedGame],
    scores: &Scores,
    (by, flagging): (Counter, Flagging),
    (format, texts): (Format, &Texts),
    out: &mut impl Write,
) -> io::Result<()> {
    let row = |(row, place): (RecordRow, usize)| {
        let (record, value) = (&row.record, row.figure);
        let name = record.name.as_ref().map_or(texts.get("records-no-name"), |name| name.as_str());
        let mut report = Report { values: record_values(record, place), ..Report::default() };
        report.pairs = vec![
            ("", format!("{place}.")),
            (texts.get("records-time"), texts.seconds(record.time_ms)),
            (texts.get("records-3bv"), record.bbbv.to_string()),
            (texts.get("scores-date"), record.date.strftime("%Y-%m-%d %H:%M").to_string()),
            (texts.get("records-name"), name.to_owned()),
        ];
        if by != Counter::Time {
            let shown =
                value.map_or_else(String::new, |value| counters::figure(texts, by, Some(value)));
            report.pairs.insert(1, (texts.get(by.spec().name), shown));
        }
        report.with("by", by.key()).with("value", value)
    };
    let tables = selections(flagging).map(|selection| {
        let chosen: Vec<_> = selection.matching(games).collect();
        let records = selection.table().map_or_else(Vec::new, |key| scores.table(key));
        let rows = best_games(&chosen, &records, by).into_iter().zip(1..).map(row);
        (selection, rows.collect())
    });
    write_tables(tables, (format, texts), out)
}

/// Writes the sessions of each table, in order.
pub fn run_sessions(
    games: &[PlayedGame],
    flagging: Flagging,
    (format, texts): (Format, &Texts),
    out: &mut impl Write,
) -> io::Result<()> {
    let time =
        |ms: Option<f64>| ms.map_or_else(|| "–".to_owned(), |ms| texts.seconds(ms.round() as u64));
    let tables = selections(flagging).map(|selection| {
        let rows = sessions(games, selection).into_iter().map(|session| {
            let shown = |at: jiff::civil::DateTime| at.strftime("%Y-%m-%d %H:%M").to_string();
            let (first, last) = (session.first, session.last);
            let best = session.best_ms.map(|ms| ms as f64);
            let name = |key| texts.get(key);
            Report::default()
                .with("level", selection.level.key())
                .with("style", style_key(selection.style))
                .with("guesses", selection.guesses.key())
                .show("first", first.to_text(), name("racing-from"), shown(first.civil()))
                .show("last", last.to_text(), name("racing-to"), shown(last.civil()))
                .show("played", session.played, name("figure-played"), session.played.to_string())
                .show("won", session.won, name("figure-won"), session.won.to_string())
                .show("best_ms", session.best_ms, name("figure-best"), time(best))
                .show("mean_ms", session.mean_ms, name("figure-mean"), time(session.mean_ms))
        });
        (selection, rows.collect())
    });
    write_tables(tables, (format, texts), out)
}

fn write_tables<'a>(
    tables: impl Iterator<Item = (GameFilter, Vec<Report<'a>>)>,
    (format, texts): (Format, &Texts),
    out: &mut impl Write,
) -> io::Result<()> {
    let tables: Vec<_> = tables.filter(|(_, rows)| !rows.is_empty()).collect();
    let rows = || tables.iter().flat_map(|(_, rows)| rows);
    match format {
        Format::Json => {
            let rows = rows().map(|row| Value::Object(row.values.clone()));
            return write_pretty_json(&rows.collect(), out);
        }
        Format::Csv(signs) => {
            let mut rows = rows().enumerate();
            return rows.try_for_each(|(index, row)| write!(out, "{}", row.csv(index == 0, signs)));
        }
        Format::Text if tables.is_empty() => {
            return writeln!(out, "{}", texts.get("scores-no-games"));
        }
        Format::Text => {}
    }
    for (index, (selection, rows)) in tables.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        writeln!(out, "{}", heading(texts, selection.level, selection.style, selection.guesses))?;
        write_columns(rows, out)?;
    }
    Ok(())
}

/// Rows below their heads: the last column is aligned left, the others right.
fn write_columns(rows: &[Report<'_>], out: &mut impl Write) -> io::Result<()> {
    let heads = rows.iter().take(1).map(|row| row.pairs.iter().map(|(name, _)| *name).collect());
    let texts = rows.iter().map(|row| row.pairs.iter().map(|(_, text)| text.as_str()).collect());
    let lines: Vec<Vec<&str>> = heads.chain(texts).collect();
    let columns = lines.first().map_or(0, Vec::len);
    let widths: Vec<_> =
        (0..columns).map(|at| max_width(lines.iter().map(|line| line[at]))).collect();
    for line in &lines {
        let cells = line.iter().zip(&widths).enumerate().map(|(at, (text, &width))| {
            if at + 1 == columns { align_left(text, 0) } else { align_right(text, width) }
        });
        writeln!(out, "{}", cells.collect::<Vec<_>>().join("  "))?;
    }
    Ok(())
}
