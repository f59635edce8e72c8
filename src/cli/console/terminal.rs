//! What a terminal can do, and its colours.

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
