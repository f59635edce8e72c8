//! The terminal as something to write on.

use std::fmt::Display;
use std::io;
use std::io::{BufWriter, Write};

/// What a terminal can show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct TerminalFeatures {
    /// Whether signs have colours.
    pub colours: bool,
    /// Whether a new board takes the place of the old one.
    pub clears: bool,
}

impl TerminalFeatures {
    /// What the output can show: `terminal` says whether it is a terminal, `term` and `no_color`
    /// are the environment's TERM and NO_COLOR, which counts when it holds anything at all.
    pub fn of(terminal: bool, term: Option<&str>, no_color: Option<&str>) -> Self {
        let able = terminal && term.is_some_and(|term| !term.is_empty() && term != "dumb");
        Self { colours: able && no_color.is_none_or(str::is_empty), clears: able }
    }
}

/// The colour of a sign.
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
    /// The parameters of the terminal's own command for it. The numbers have the classic colours,
    /// in their bright shades, which can be read on dark and on light.
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

/// A page that fits in is written at once, and does not flicker.
const BUFFER_SIZE: usize = 1 << 16;

/// Where a session writes. What is written is seen when something is asked, or at [`Self::show`].
pub(super) struct TerminalOutput<W: Write> {
    out: BufWriter<W>,
    features: TerminalFeatures,
}

impl<W: Write> TerminalOutput<W> {
    pub(super) fn new(out: W, look: TerminalFeatures) -> Self {
        Self { out: BufWriter::with_capacity(BUFFER_SIZE, out), features: look }
    }

    /// Begins a new page: wipes the terminal, or leaves a line empty where that cannot be done.
    pub(super) fn new_page(&mut self) -> io::Result<()> {
        if self.features.clears { write!(self.out, "\x1b[H\x1b[2J") } else { writeln!(self.out) }
    }

    pub(super) fn line(&mut self, text: impl Display) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }

    /// Writes what a line of input will follow.
    pub(super) fn prompt(&mut self, text: &str) -> io::Result<()> {
        write!(self.out, "{text} ")?;
        self.flush()
    }

    pub(super) fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    /// The text in a colour, where there are colours.
    pub(super) fn paint(&self, text: &str, ink: TextColor) -> String {
        match ink.code() {
            Some(code) if self.features.colours => format!("\x1b[{code}m{text}\x1b[0m"),
            _ => text.to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_need_a_terminal_that_has_them_and_a_player_who_wants_them() {
        let colours =
            |terminal, term, no_color| TerminalFeatures::of(terminal, term, no_color).colours;
        assert!(colours(true, Some("xterm"), None));
        assert!(colours(true, Some("xterm"), Some("")), "an empty NO_COLOR is none");
        assert!(!colours(true, Some("xterm"), Some("1")));
        assert!(!colours(true, Some("dumb"), None));
        assert!(!colours(true, None, None));
        assert!(!colours(false, Some("xterm"), None));
    }

    #[test]
    fn without_colours_a_terminal_is_still_wiped() {
        let look = TerminalFeatures::of(true, Some("xterm"), Some("1"));
        assert!(look.clears && !look.colours);
        assert_eq!(TerminalFeatures::of(false, Some("xterm"), None), TerminalFeatures::default());
    }
}
