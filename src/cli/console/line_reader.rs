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
