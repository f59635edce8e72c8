//! Columns of text in a terminal, where a Han character or kana is as wide as two letters.

use crate::i18n::{Texts, safe_text};
use std::io;
use std::io::Write;
use unicode_width::UnicodeWidthStr;

/// Pads the text on the right to `width` columns.
pub fn align_left(text: &str, width: usize) -> String {
    format!("{text}{}", padding(text, width))
}

/// Pads the text on the left to `width` columns.
pub fn align_right(text: &str, width: usize) -> String {
    format!("{}{text}", padding(text, width))
}

/// The columns of the widest text.
pub fn max_width<'a>(texts: impl IntoIterator<Item = &'a str>) -> usize {
    texts.into_iter().map(UnicodeWidthStr::width).max().unwrap_or_default()
}

/// Writes names and values, which may come from outside, one pair per line. The names take at least `width` columns.
pub fn write_pairs(out: &mut impl Write, pairs: &[(&str, String)], width: usize) -> io::Result<()> {
    let width = max_width(pairs.iter().map(|(name, _)| *name)).max(width);
    for (name, value) in pairs {
        writeln!(out, "{}  {}", align_left(name, width), safe_text(value))?;
    }
    Ok(())
}

/// A time in ms that may be negative, as seconds and as wide as any in a game.
pub fn signed_time(texts: &Texts, ms: i64) -> String {
    const WIDTH: usize = 11;
    let sign = if ms < 0 { "-" } else { "" };
    align_right(&format!("{sign}{}", texts.seconds(ms.unsigned_abs())), WIDTH)
}

fn padding(text: &str, width: usize) -> String {
    " ".repeat(width.saturating_sub(text.width()))
}
