//! The lines of the input, which may be of any bytes and any length.

use std::io;
use std::io::{BufRead, Read};

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
        let mut limited = self.0.by_ref().take(MAX_BYTES as u64 + 1);
        if limited.read_until(b'\n', &mut line)? == 0 {
            return Ok(None);
        }
        let is_complete = line.pop_if(|byte| *byte == b'\n').is_some();
        if !is_complete && line.len() > MAX_BYTES {
            self.0.skip_until(b'\n')?;
            return Ok(Some(InputLine::Unreadable));
        }
        Ok(Some(match String::from_utf8(line) {
            Ok(text) => InputLine::Text(text.chars().map(to_halfwidth).collect()),
            Err(_) => InputLine::Unreadable,
        }))
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
