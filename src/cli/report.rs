//! Values with their names: as text for people, and as JSON or a table for programs.

use crate::config::player_name::is_control;
use crate::history::csv;
use crate::i18n::{Texts, safe_text};
use serde::{Serialize, Serializer};
use serde_json::Value;
use serde_json::ser::Formatter;
use std::io::{self, Write};
use unicode_width::UnicodeWidthStr;

/// Values by name, in order. As JSON it is an object, as a table a line.
#[derive(Debug, Clone, Default)]
pub(super) struct Report<'a>(Vec<Field<'a>>);

#[derive(Debug, Clone)]
struct Field<'a> {
    /// The name for programs.
    key: &'static str,
    value: FieldValue<'a>,
    /// The name and the text for people; `None` if it is for programs only.
    shown: Option<(&'a str, String)>,
}

/// A value of JSON. Unlike in [`Value`], the keys of reports stay in order.
#[derive(Debug, Clone, Serialize)]
#[serde(untagged)]
enum FieldValue<'a> {
    Plain(Value),
    Report(Report<'a>),
    List(Vec<Report<'a>>),
}

impl<'a> Report<'a> {
    /// Adds a value for programs only.
    #[must_use]
    pub(super) fn with(self, key: &'static str, value: impl Into<Value>) -> Self {
        self.push(key, FieldValue::Plain(value.into()), None)
    }

    /// Adds values of their own, if there are any.
    #[must_use]
    pub(super) fn with_report(self, key: &'static str, report: Option<Self>) -> Self {
        self.push(key, report.map_or(FieldValue::Plain(Value::Null), FieldValue::Report), None)
    }

    /// Adds a list of such values.
    #[must_use]
    pub(super) fn with_list(self, key: &'static str, list: impl IntoIterator<Item = Self>) -> Self {
        self.push(key, FieldValue::List(list.into_iter().collect()), None)
    }

    /// Adds a value for everybody.
    #[must_use]
    pub(super) fn show(
        self,
        key: &'static str,
        value: impl Into<Value>,
        name: &'a str,
        text: String,
    ) -> Self {
        self.push(key, FieldValue::Plain(value.into()), Some((name, text)))
    }

    fn push(
        mut self,
        key: &'static str,
        value: FieldValue<'a>,
        shown: Option<(&'a str, String)>,
    ) -> Self {
        self.0.push(Field { key, value, shown });
        self
    }

    /// What people see: the names and the texts.
    pub(super) fn pairs(&self) -> Vec<(&'a str, &str)> {
        let shown = self.0.iter().filter_map(|field| field.shown.as_ref());
        shown.map(|(name, text)| (*name, text.as_str())).collect()
    }

    /// The line of a table, below the names of its columns if it is the first.
    pub(super) fn csv(&self, is_first: bool) -> String {
        let names = is_first.then(|| csv::line(self.0.iter().map(|field| field.key)));
        let values = self.0.iter().map(|field| match &field.value {
            FieldValue::Plain(Value::String(text)) => safe_text(text).into_owned(),
            FieldValue::Plain(Value::Null) | FieldValue::Report(_) | FieldValue::List(_) => {
                String::new()
            }
            FieldValue::Plain(number) => number.to_string(),
        });
        names.unwrap_or_default() + &csv::line(values)
    }
}

impl Serialize for Report<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|field| (field.key, &field.value)))
    }
}

/// Writes one JSON document on a line.
pub(super) fn write_json(value: &impl Serialize, out: &mut impl Write) -> io::Result<()> {
    value.serialize(&mut serde_json::Serializer::with_formatter(&mut *out, SafeJson))?;
    writeln!(out)
}

/// Writes one JSON document on many lines.
pub(super) fn write_pretty_json(value: &impl Serialize, out: &mut impl Write) -> io::Result<()> {
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
pub(super) fn signed_time(texts: &Texts, ms: i64) -> String {
    const WIDTH: usize = 11;
    let sign = if ms < 0 { "-" } else { "" };
    align_right(&format!("{sign}{}", texts.seconds(ms.unsigned_abs())), WIDTH)
}
