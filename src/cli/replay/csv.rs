//! A table of recorded games as comma-separated values, without luck, which takes longer.

use super::GameReport;
use super::game_counters::counters;
use crate::history::csv;
use crate::i18n::{Texts, safe_text};
use serde_json::Value;
use std::io::{self, Write};

/// Writes the line of a game, and before the `first` one the names of the columns, which are the
/// keys of the JSON object.
pub(super) fn write(
    game: &GameReport<'_>,
    first: bool,
    texts: &Texts,
    out: &mut impl Write,
) -> io::Result<()> {
    let file = [("file", game.title())];
    let counters = counters(game.recording(), texts)
        .into_iter()
        .map(|counter| (counter.key, value_text(&counter.json)));
    let helped = [("helped", game.recording().metadata.helped.to_string())];
    let (names, values): (Vec<_>, Vec<_>) =
        file.into_iter().chain(game.metadata()).chain(counters).chain(helped).unzip();
    if first {
        write!(out, "{}", csv::line(names))?;
    }
    write!(out, "{}", csv::line(values.iter().map(|value| safe_text(value))))
}

/// Empty for what is undefined.
fn value_text(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        number => number.to_string(),
    }
}
