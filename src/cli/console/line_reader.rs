//! What comes from the keyboard, or from whatever stands in its place: lines, and not always text.

use std::io;
use std::io::BufRead;

/// The longest line that is looked at, in bytes. What anyone means to say is far shorter.
const MAX_BYTES: usize = 400;

/// One line of input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum InputLine {
    /// Text, without the end of the line, and with wide figures, letters and signs, as a Chinese
    /// keyboard gives them, made plain.
    Text(String),
    /// Too long, or no text at all.
    Unreadable,
}

/// Reads lines of any bytes and any length, and keeps no more of them than it looks at.
pub(super) struct LineReader<R>(R);

impl<R: BufRead> LineReader<R> {
    pub(super) const fn new(input: R) -> Self {
        Self(input)
    }

    /// The next line; `None` when the input has ended. A last line needs no end.
    pub(super) fn line(&mut self) -> io::Result<Option<InputLine>> {
        let mut kept = Vec::new();
        let mut long = false;
        let mut begun = false;
        loop {
            let bytes = match self.0.fill_buf() {
                Ok(bytes) => bytes,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if bytes.is_empty() && !begun {
                return Ok(None);
            }
            begun = true;
            let end = bytes.iter().position(|&byte| byte == b'\n');
            let line = &bytes[..end.unwrap_or(bytes.len())];
            let room = MAX_BYTES - kept.len();
            long |= line.len() > room;
            kept.extend_from_slice(&line[..line.len().min(room)]);
            let ended = end.is_some() || bytes.is_empty();
            let used = end.map_or(bytes.len(), |end| end + 1);
            self.0.consume(used);
            if ended {
                return Ok(Some(match String::from_utf8(kept) {
                    Ok(text) if !long => InputLine::Text(text.chars().map(to_halfwidth).collect()),
                    _ => InputLine::Unreadable,
                }));
            }
        }
    }
}

/// The plain twin of a wide sign.
fn to_halfwidth(sign: char) -> char {
    // The wide signs stand in the order of ASCII, so far above it.
    const ABOVE: u32 = '！' as u32 - '!' as u32;
    match sign {
        '！'..='～' => char::from_u32(sign as u32 - ABOVE).unwrap_or(sign),
        '、' | '。' => ',',
        sign => sign,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(bytes: &[u8]) -> Vec<InputLine> {
        // A buffer of three bytes: the pieces of a line come one after the other.
        let mut reader = LineReader::new(io::BufReader::with_capacity(3, bytes));
        std::iter::from_fn(|| reader.line().unwrap()).collect()
    }

    fn text(text: &str) -> InputLine {
        InputLine::Text(text.to_owned())
    }

    #[test]
    fn lines_are_told_apart_and_the_last_one_needs_no_end() {
        assert_eq!(lines(b""), []);
        assert_eq!(lines(b"o 3 4\n\nq"), [text("o 3 4"), text(""), text("q")]);
        assert_eq!(lines(b"q\n"), [text("q")]);
    }

    #[test]
    fn what_is_too_long_or_no_text_is_one_unreadable_line() {
        let mut bytes = vec![b'1'; MAX_BYTES + 1];
        bytes.extend(b"\n\xff\xfe\n0\n");
        let expected = [InputLine::Unreadable, InputLine::Unreadable, text("0")];
        assert_eq!(lines(&bytes), expected);
        assert_eq!(lines(&[b'1'; MAX_BYTES]).len(), 1);
    }

    #[test]
    fn wide_signs_are_as_good_as_plain_ones() {
        assert_eq!(lines("ｏ　３，４".as_bytes()), [text("o\u{3000}3,4")]);
    }
}
