//! The lines of the input, which may be of any bytes and any length.

use std::io::{self, BufRead};

/// The longest line in bytes. Commands are far shorter.
const MAX_BYTES: usize = 400;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum InputLine {
    /// Without the line break. Full-width characters, as typed on a Chinese keyboard, are converted
    /// to ASCII.
    Text(String),
    /// Too long, or not UTF-8.
    Unreadable,
}

/// Reads lines, and keeps at most [`MAX_BYTES`] of each in memory.
pub(super) struct LineReader<R>(R);

impl<R: BufRead> LineReader<R> {
    pub(super) const fn new(input: R) -> Self {
        Self(input)
    }

    /// The next line; `None` at the end of the input. The last line needs no line break.
    pub(super) fn line(&mut self) -> io::Result<Option<InputLine>> {
        let mut line = Vec::new();
        let mut is_too_long = false;
        let mut is_started = false;
        loop {
            let bytes = match self.0.fill_buf() {
                Ok(bytes) => bytes,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if bytes.is_empty() && !is_started {
                return Ok(None);
            }
            is_started = true;
            let end = bytes.iter().position(|&byte| byte == b'\n');
            let part = &bytes[..end.unwrap_or(bytes.len())];
            let room = MAX_BYTES - line.len();
            is_too_long |= part.len() > room;
            line.extend_from_slice(&part[..part.len().min(room)]);
            let is_complete = end.is_some() || bytes.is_empty();
            let used = end.map_or(bytes.len(), |end| end + 1);
            self.0.consume(used);
            if is_complete {
                return Ok(Some(match String::from_utf8(line) {
                    Ok(text) if !is_too_long => {
                        InputLine::Text(text.chars().map(to_halfwidth).collect())
                    }
                    _ => InputLine::Unreadable,
                }));
            }
        }
    }
}

/// Converts a full-width character to ASCII.
fn to_halfwidth(char: char) -> char {
    // Full-width characters are in the order of ASCII.
    const OFFSET: u32 = '！' as u32 - '!' as u32;
    match char {
        '！'..='～' => char::from_u32(char as u32 - OFFSET).unwrap_or(char),
        '、' | '。' => ',',
        char => char,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(bytes: &[u8]) -> Vec<InputLine> {
        // The buffer is so small that a line arrives in several parts.
        let mut reader = LineReader::new(io::BufReader::with_capacity(3, bytes));
        std::iter::from_fn(|| reader.line().unwrap()).collect()
    }

    fn text(text: &str) -> InputLine {
        InputLine::Text(text.to_owned())
    }

    #[test]
    fn the_last_line_needs_no_line_break() {
        assert_eq!(lines(b""), []);
        assert_eq!(lines(b"o 3 4\n\nq"), [text("o 3 4"), text(""), text("q")]);
        assert_eq!(lines(b"q\n"), [text("q")]);
    }

    #[test]
    fn long_lines_and_other_bytes_are_unreadable() {
        let mut bytes = vec![b'1'; MAX_BYTES + 1];
        bytes.extend(b"\n\xff\xfe\n0\n");
        let expected = [InputLine::Unreadable, InputLine::Unreadable, text("0")];
        assert_eq!(lines(&bytes), expected);
        assert_eq!(lines(&[b'1'; MAX_BYTES]).len(), 1);
    }

    #[test]
    fn full_width_characters_become_ascii() {
        assert_eq!(lines("ｏ　３，４".as_bytes()), [text("o\u{3000}3,4")]);
    }
}
