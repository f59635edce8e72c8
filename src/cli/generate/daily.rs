//! `sapper generate --daily`: the boards of a day.

use crate::cli::autoplay::board_file;
use crate::cli::error::CliError;
use crate::cli::report::write_json;
use crate::config::LevelKind;
use crate::game::DailyLevel;
use crate::i18n::{Texts, daily};
use crate::platform::local_clock;
use crate::practice::daily::DailyBoard;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use serde_json::{Value, json};
use std::io::{self, Write};
use thiserror::Error;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("it must be a date, such as 2026-11-23")]
pub struct InvalidDay;

/// Stands for the present day.
pub(super) const TODAY: &str = "today";

/// Parses a date, or [`TODAY`]. A day begins at 00:00 UTC.
pub(super) fn parse_day(text: &str) -> Result<Date, InvalidDay> {
    if text == TODAY {
        return Ok(local_clock::timestamp().to_zoned(TimeZone::UTC).date());
    }
    // The library reads more than dates.
    let date: Date = text.parse().map_err(|_| InvalidDay)?;
    if date.to_string() == text { Ok(date) } else { Err(InvalidDay) }
}

/// Writes the boards of a day.
pub(super) fn run(
    day: Date,
    is_json: bool,
    texts: &Texts,
    out: &mut impl Write,
) -> Result<(), CliError> {
    let boards =
        DailyLevel::ALL.iter().filter_map(|&level| DailyBoard::derive(day, level, || true));
    let boards: Vec<DailyBoard> = boards.collect();
    if is_json {
        let boards: Value = boards.iter().map(to_json).collect();
        write_json(&json!({ "day": day.to_string(), "boards": boards }), out)?;
    } else {
        for (index, board) in boards.iter().enumerate() {
            if index > 0 {
                writeln!(out)?;
            }
            write_text(board, texts, out)?;
        }
    }
    Ok(out.flush()?)
}

/// Rows and columns count from 0.
fn to_json(board: &DailyBoard) -> Value {
    let DailyBoard { level, field, first, .. } = board;
    json!({
        "level": LevelKind::of(level.level()),
        "rows": field.size().rows(),
        "cols": field.size().cols(),
        "mines": field.mines(),
        "first": [first.row, first.col],
        "code": board.code(),
        "board": board_file::format_rows(field),
    })
}

/// Writes a board as `sapper autoplay --boards` reads it.
fn write_text(board: &DailyBoard, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
    let DailyBoard { day, level, field, first, .. } = board;
    let (rows, cols, mines) = (field.size().rows(), field.size().cols(), field.mines());
    let rule = board_file::strictest_rule(field, *first);
    writeln!(out, "; {day} {}: {}", daily::level(texts, *level), board.code())?;
    writeln!(out, "# {rows} {cols} {mines} {} {} {rule} 1 {}", first.row, first.col, board.seed())?;
    for row in board_file::format_rows(field) {
        writeln!(out, "{row}")?;
    }
    Ok(())
}
