//! How words look outside the board: all their sizes, weights and colours are decided here.

use crate::ui::font;
use crate::ui::theme::{Palette, size};
use crate::ui::widget::ellipsis;
use iced::widget::text::{IntoFragment, Wrapping};
use iced::widget::{Text, text};
use iced::{Color, Element, Fill, Font};

/// What words are for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Look {
    /// Names of controls, and whole sentences.
    Label,
    /// The same where something else matters more.
    Muted,
    /// What matters most of several labels: a figure, the heading of a group.
    Strong,
    /// What explains something else.
    Note,
    /// What stands out among notes.
    Fact,
    /// What is wrong.
    Problem,
    /// The heading of a page or a card.
    Heading,
    /// The name of a screen, a sheet or a dialog.
    Title,
    /// The one thing that a state says, like the time of a win: the largest words on screen.
    Headline,
    /// A figure to be read in passing, like that of a clock.
    Count,
    /// The figures above the board.
    Counter,
}

impl Look {
    pub const fn size(self) -> f32 {
        match self {
            Self::Label | Self::Muted | Self::Strong => size::TEXT,
            Self::Note | Self::Fact | Self::Problem => size::SMALL,
            Self::Heading => size::LARGE,
            Self::Title => size::TITLE,
            Self::Headline => size::HEADLINE,
            Self::Count => size::COUNT,
            Self::Counter => size::COUNTER,
        }
    }

    pub const fn color(self, palette: &Palette) -> Color {
        match self {
            Self::Muted | Self::Note => palette.muted,
            Self::Problem => palette.danger,
            _ => palette.text,
        }
    }

    const fn is_bold(self) -> bool {
        !matches!(self, Self::Label | Self::Muted | Self::Note | Self::Problem)
    }

    const fn font(self) -> Font {
        if self.is_bold() { font::BOLD } else { font::TEXT }
    }

    pub fn text<'a>(self, words: impl IntoFragment<'a>, palette: &Palette) -> Text<'a> {
        text(words).size(self.size()).font(self.font()).color(self.color(palette))
    }

    /// In the font of the style, like everything that belongs to a board.
    pub fn in_style<'a>(self, words: impl IntoFragment<'a>, palette: &Palette) -> Text<'a> {
        let words = words.into_fragment();
        let font = if self.is_bold() { palette.bold(&words) } else { palette.font(&words) };
        self.text(words, palette).font(font)
    }

    /// The same for text as wide as its room. A file name may be one word wider than that.
    pub fn paragraph<'a>(self, words: impl IntoFragment<'a>, palette: &Palette) -> Text<'a> {
        self.in_style(words, palette).width(Fill).wrapping(Wrapping::WordOrGlyph)
    }

    /// One line as wide as its room, which ends in “…” where it is too long.
    pub fn line<'a, Message: 'a>(
        self,
        words: impl Into<String>,
        palette: &'static Palette,
    ) -> Element<'a, Message> {
        ellipsis::ellipsized(words, self.size(), self.font(), self.color(palette), palette)
    }

    /// The width of one line, in logical pixels.
    pub fn width(self, words: &str) -> f32 {
        ellipsis::text_width(words, self.size(), self.font()).ceil()
    }
}

/// Functions for words of these looks.
macro_rules! looks {
    ($($name:ident: $look:ident;)+) => {
        $(pub fn $name<'a>(words: impl IntoFragment<'a>, palette: &Palette) -> Text<'a> {
            Look::$look.text(words, palette)
        })+
    };
}

looks! {
    label: Label;
    muted: Muted;
    strong: Strong;
    note: Note;
    problem: Problem;
    heading: Heading;
    title: Title;
    headline: Headline;
}

/// For what stays in one line, even if it is cut off.
pub fn one_line(words: Text<'_>) -> Text<'_> {
    words.wrapping(Wrapping::None)
}
