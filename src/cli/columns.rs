//! Columns of text in a terminal, where a Chinese character is as wide as two letters.

use std::io;
use std::io::Write;
use unicode_width::UnicodeWidthStr;

/// The text, padded with spaces on the right to this many columns.
pub fn align_left(text: &str, width: usize) -> String {
    format!("{text}{}", spaces(text, width))
}

/// The text, padded with spaces on the left to this many columns.
pub fn align_right(text: &str, width: usize) -> String {
    format!("{}{text}", spaces(text, width))
}

/// The columns that the widest of these takes.
pub fn max_width<'a>(texts: impl IntoIterator<Item = &'a str>) -> usize {
    let widths = texts.into_iter().map(UnicodeWidthStr::width);
    widths.max().unwrap_or_default()
}

/// Writes names and values, one pair per line, with aligned values.
pub fn write_pairs<'a>(
    out: &mut impl Write,
    pairs: impl IntoIterator<Item = (&'a str, String)> + Clone,
) -> io::Result<()> {
    let width = max_width(pairs.clone().into_iter().map(|(name, _)| name));
    write_pairs_in(width, out, pairs)
}

/// As [`write_pairs`], with names in so many columns.
pub fn write_pairs_in<'a>(
    width: usize,
    out: &mut impl Write,
    pairs: impl IntoIterator<Item = (&'a str, String)>,
) -> io::Result<()> {
    for (name, value) in pairs {
        writeln!(out, "{}  {value}", align_left(name, width))?;
    }
    Ok(())
}

fn spaces(text: &str, width: usize) -> String {
    " ".repeat(width.saturating_sub(text.width()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_characters_count_twice() {
        assert_eq!(align_left("雷数", 6) + "|", "雷数  |");
        assert_eq!(align_right("mine", 6), "  mine");
        assert_eq!(align_right("too long", 3), "too long");
    }
}
