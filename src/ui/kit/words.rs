//! How words look outside the board: all their sizes, weights and colours are decided here.

use crate::ui::kit::theme::{Palette, size};
use crate::ui::kit::word_breaks::keep_words;
use crate::ui::kit::{ellipsis, font};
use crate::ui::{Element, Text};
use iced::font::Weight;
use iced::widget::text;
use iced::widget::text::{IntoFragment, Wrapping};
use iced::{Color, Fill, Font};

/// What words are for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TextRole {
    /// Whole sentences.
    Body,
    /// Texts beside something that matters more.
    Muted,
    /// Names of controls.
    Label,
    /// What matters most of several labels: a figure, the heading of a group, what a result offers.
    Strong,
    /// What explains something else.
    Note,
    /// What stands out among notes.
    Fact,
    /// What is wrong.
    Problem,
    /// The name of a screen, a sheet, a dialog or a card.
    Title,
    /// The one thing that a state says, like the time of a win: the largest words on screen.
    Headline,
    /// The figures above the board.
    Counter,
}

impl TextRole {
    pub const fn size(self) -> f32 {
        match self {
            Self::Body | Self::Muted | Self::Label | Self::Strong => size::TEXT,
            Self::Note | Self::Fact | Self::Problem => size::SMALL,
            Self::Title => size::TITLE,
            Self::Headline => size::HEADLINE,
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

    const fn weight(self) -> Weight {
        match self {
            Self::Body | Self::Muted | Self::Note | Self::Problem => Weight::Normal,
            Self::Label => Weight::Medium,
            Self::Strong | Self::Fact | Self::Title | Self::Counter => Weight::Semibold,
            Self::Headline => Weight::Bold,
        }
    }

    pub fn font(self, words: &str) -> Font {
        font::weighing(self.weight(), words)
    }

    pub fn style_font(self, words: &str, palette: &Palette) -> Font {
        palette.font(self.weight(), words)
    }

    pub fn text<'a>(self, words: impl IntoFragment<'a>, palette: &Palette) -> Text<'a> {
        let words = keep_words(words.into_fragment());
        let font = self.font(&words);
        let text = text(words).size(self.size()).font(font).color(self.color(palette));
        self.spaced(text)
    }

    /// Reading text, which may have several lines, has as much room between them as the player wants.
    fn spaced(self, text: Text<'_>) -> Text<'_> {
        match self {
            Self::Body | Self::Muted | Self::Note | Self::Problem => {
                text.line_height(font::lettering::line_height())
            }
            _ => text,
        }
    }

    /// In the font of the style, like everything that belongs to a board.
    pub fn in_style<'a>(self, words: impl IntoFragment<'a>, palette: &Palette) -> Text<'a> {
        self.in_button(words, palette).color(self.color(palette))
    }

    /// Words of this look in the colour of the button that they are in.
    pub fn in_button<'a>(self, words: impl IntoFragment<'a>, palette: &Palette) -> Text<'a> {
        let words = keep_words(words.into_fragment());
        let font = self.style_font(&words, palette);
        self.spaced(text(words).size(self.size()).font(font))
    }

    /// Words of this look, as wide as their room. A file name may be one word wider than that.
    pub fn paragraph<'a>(self, words: impl IntoFragment<'a>, palette: &Palette) -> Text<'a> {
        self.in_style(words, palette).width(Fill).wrapping(Wrapping::WordOrGlyph)
    }

    /// One line as wide as its room, which ends in “…” where it is too long.
    pub fn line<'a, M: 'a>(
        self,
        words: impl Into<String>,
        palette: &'static Palette,
    ) -> Element<'a, M> {
        let words = words.into();
        let font = self.font(&words);
        ellipsis::ellipsized(words, self.size(), font, self.color(palette), palette)
    }

    /// The width of one line.
    pub fn width(self, words: &str) -> f32 {
        ellipsis::text_width(words, self.size(), self.font(words)).ceil()
    }

    /// How wide words of this role are in the font of the style.
    pub fn width_in_style(self, words: &str, palette: &Palette) -> f32 {
        ellipsis::text_width(words, self.size(), self.style_font(words, palette)).ceil()
    }
}

/// Functions for words of these roles.
macro_rules! roles {
    ($($name:ident: $role:ident;)+) => {
        $(pub fn $name<'a>(words: impl IntoFragment<'a>, palette: &Palette) -> Text<'a> {
            TextRole::$role.text(words, palette)
        })+
    };
}

roles! {
    body: Body;
    muted: Muted;
    label: Label;
    strong: Strong;
    note: Note;
    problem: Problem;
    title: Title;
    headline: Headline;
}

/// For what stays in one line, even if it is cut off.
pub fn one_line(words: Text<'_>) -> Text<'_> {
    words.wrapping(Wrapping::None)
}
