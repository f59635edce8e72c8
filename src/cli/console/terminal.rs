//! What a terminal can do, its colours, and the lines that are typed.

use std::io::{self, BufRead, ErrorKind, Read};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct TerminalFeatures {
    pub colours: bool,
    /// Whether a new board replaces the old one on the screen.
    pub clears: bool,
}

impl TerminalFeatures {
    /// `term` and `no_color` are the environment variables TERM and NO_COLOR. An empty NO_COLOR
    /// does not count.
    pub fn of(is_terminal: bool, term: Option<&str>, no_color: Option<&str>) -> Self {
        let capable = is_terminal && term.is_some_and(|term| !term.is_empty() && term != "dumb");
        Self { colours: capable && no_color.is_none_or(str::is_empty), clears: capable }
    }

    /// The text in a colour, if there are colours.
    pub(super) fn paint(self, text: &str, color: TextColor) -> String {
        match color.code() {
            Some(code) if self.colours => format!("\x1b[{code}m{text}\x1b[0m"),
            _ => text.to_owned(),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TextColor {
    Plain,
    Faint,
    Number(u8),
    Flag,
    Mine,
    Cursor,
}

impl TextColor {
    /// The parameters of the escape sequence. Numbers have the classic colours, in shades that are
    /// legible on a dark and on a light background.
    const fn code(self) -> Option<&'static str> {
        match self {
            Self::Plain => None,
            Self::Faint | Self::Number(0) => Some("2"),
            Self::Number(1) => Some("94"),
            Self::Number(2) => Some("32"),
            Self::Number(3) => Some("91"),
            Self::Number(4) => Some("35"),
            Self::Number(5) => Some("31"),
            Self::Number(6) => Some("36"),
            Self::Number(_) => Some("1"),
            Self::Flag => Some("1;31"),
            Self::Mine => Some("1;97;41"),
            Self::Cursor => Some("1;7"),
        }
    }
}

/// The longest line in bytes. Commands are far shorter.
const MAX_BYTES: usize = 400;

/// The next line without its line break; `None` if it is too long or not UTF-8. Full-width
/// characters, as typed on a Chinese keyboard, are converted to ASCII. The end of the input is an
/// error; the last line needs no line break.
pub(super) fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    if input.by_ref().take(MAX_BYTES as u64 + 1).read_until(b'\n', &mut line)? == 0 {
        return Err(ErrorKind::UnexpectedEof.into());
    }
    let is_complete = line.pop_if(|byte| *byte == b'\n').is_some();
    if !is_complete && line.len() > MAX_BYTES {
        input.skip_until(b'\n')?;
        return Ok(None);
    }
    let text = String::from_utf8(line).ok();
    Ok(text.map(|text| text.chars().map(to_halfwidth).collect()))
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
