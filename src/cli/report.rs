//! Values with their names: as text for people, and as JSON or a table for programs.

use crate::config::player_name::is_control;
use crate::game::Pos;
use crate::history::csv::CsvSigns;
use crate::i18n::{Texts, safe_text};
use serde::Serialize;
use serde_json::ser::Formatter;
use serde_json::{Map, Value};
use std::io::{self, Write};
use unicode_width::UnicodeWidthStr;

/// Values by name, in order. As JSON it is an object, as a table a line.
#[derive(Debug, Clone, Default)]
pub(super) struct Report<'a> {
    /// What programs see, by their names.
    pub(super) values: Map<String, Value>,
    /// What people see: the names and the texts.
    pub(super) pairs: Vec<(&'a str, String)>,
}

impl<'a> Report<'a> {
    /// Adds a value for programs only.
    #[must_use]
    pub(super) fn with(mut self, key: &str, value: impl Into<Value>) -> Self {
        self.values.insert(key.to_owned(), value.into());
        self
    }

    /// Adds a value for everybody.
    #[must_use]
    pub(super) fn show(
        mut self,
        key: &str,
        value: impl Into<Value>,
        name: &'a str,
        text: String,
    ) -> Self {
        self.pairs.push((name, text));
        self.with(key, value)
    }

    /// The line of a table, below the names of its columns if it is the first.
    pub(super) fn csv(&self, is_first: bool, signs: CsvSigns) -> String {
        let names = is_first.then(|| signs.line(self.values.keys()));
        let values = self.values.values().map(|value| match value {
            Value::String(text) => safe_text(text).into_owned(),
            Value::Null => String::new(),
            number => number.to_string().replace('.', signs.decimal),
        });
        names.unwrap_or_default() + &signs.line(values)
    }
}

/// Cells for programs: their rows and columns, from 0.
pub(super) fn coordinates(cells: &[Pos]) -> Vec<[u16; 2]> {
    cells.iter().map(|pos| [pos.row, pos.col]).collect()
}

/// Writes one JSON document on a line.
pub(super) fn write_json(value: &impl Serialize, out: &mut impl Write) -> io::Result<()> {
    value.serialize(&mut serde_json::Serializer::with_formatter(&mut *out, SafeJson))?;
    writeln!(out)
}

/// Writes one JSON document on many lines.
pub(super) fn write_pretty_json(value: &Value, out: &mut impl Write) -> io::Result<()> {
    serde_json::to_writer_pretty(&mut *out, value)?;
    writeln!(out)
}

/// JSON in which what [`safe_text`] replaces is escaped, so that nothing is lost.
struct SafeJson;

impl Formatter for SafeJson {
    fn write_string_fragment<W: ?Sized + Write>(
        &mut self,
        out: &mut W,
        fragment: &str,
    ) -> io::Result<()> {
        for char in fragment.chars() {
            if is_control(char) {
                write!(out, "\\u{:04x}", u32::from(char))?;
            } else {
                write!(out, "{char}")?;
            }
        }
        Ok(())
    }
}

/// Pads the text on the right to `width` columns of a terminal, where a Han character or kana is as
/// wide as two letters.
pub(super) fn align_left(text: &str, width: usize) -> String {
    format!("{text}{}", padding(text, width))
}

/// Pads the text on the left to `width` columns.
pub(super) fn align_right(text: &str, width: usize) -> String {
    format!("{}{text}", padding(text, width))
}

fn padding(text: &str, width: usize) -> String {
    " ".repeat(width.saturating_sub(text.width()))
}

/// The columns of the widest text.
pub(super) fn max_width<'a>(texts: impl IntoIterator<Item = &'a str>) -> usize {
    texts.into_iter().map(UnicodeWidthStr::width).max().unwrap_or_default()
}

/// Writes names and values, which may come from outside, one pair per line. The names take at least
/// `width` columns.
pub(super) fn write_pairs(
    out: &mut impl Write,
    pairs: &[(&str, impl AsRef<str>)],
    width: usize,
) -> io::Result<()> {
    let width = max_width(pairs.iter().map(|(name, _)| *name)).max(width);
    for (name, value) in pairs {
        writeln!(out, "{}  {}", align_left(name, width), safe_text(value.as_ref()))?;
    }
    Ok(())
}

/// A time in ms that may be negative, as seconds and as wide as any in a game.
pub(super) fn signed_time(texts: &Texts, ms: i32) -> String {
    const WIDTH: usize = 11;
    let sign = if ms < 0 { "-" } else { "" };
    align_right(&format!("{sign}{}", texts.seconds(ms.unsigned_abs().into())), WIDTH)
}
