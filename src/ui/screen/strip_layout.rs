//! The placement of the game's information strip, for hints, notices and results. Its room is
//! always reserved, so it never moves or resizes a cell.

use crate::config::CellSize;
use crate::game;
use crate::ui::board::insets::Insets;
pub use crate::ui::board::insets::{HEIGHTS, LOW, MIN_WIDTH_BESIDE, height_below};
use crate::ui::board::layout;
use crate::ui::theme::{self, Palette};
use crate::ui::widget::fitted::in_whole_lines;
use crate::ui::widget::scrollbar;
use crate::ui::widget::words::Look;
use iced::{Element, Fill, Size};

/// The width of a strip beside the board with the gap to its right, in logical pixels.
pub const BESIDE_WIDTH: f32 = 62.0 * theme::UNIT + theme::WIDE_GAP;

/// The id of the scrollable text in the strip.
pub const WORDS: &str = "strip-words";

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum StripPlacement {
    /// Below the board, with this height in logical pixels.
    Below(f32),
    /// To the right of the board, [`BESIDE_WIDTH`] wide, with the counters in it.
    Beside,
}

impl StripPlacement {
    /// The placement with the larger cells, or beside the board if the cells reach their limit
    /// anyway. `frame` is around the board; `counters` is the width of the counters, 0 if hidden.
    ///
    /// It does not depend on the strip's content or on zoom.
    pub fn choose(board: game::BoardSize, window: Size, frame: Insets, counters: f32) -> Self {
        let below = Self::Below(height_below(window));
        let side =
            |strip: Self| layout::largest_cell_size(board, window, strip.inset(frame, counters));
        let beside = side(Self::Beside);
        let is_better = beside > side(below) || beside >= CellSize::MAX.pixels();
        if window.width >= MIN_WIDTH_BESIDE && is_better { Self::Beside } else { below }
    }

    /// The padding above and below the content of a strip below the board, in logical pixels. The
    /// lowest strip needs all its height for three lines.
    pub fn padding(height: f32) -> f32 {
        if height > HEIGHTS[0] { theme::UNIT } else { 0.0 }
    }

    /// The height for text, in logical pixels: unlimited beside the board.
    pub fn text_height(self) -> f32 {
        match self {
            // The hairline, and the padding.
            Self::Below(height) => height - 1.0 - 2.0 * Self::padding(height),
            Self::Beside => f32::INFINITY,
        }
    }

    /// The text size in logical pixels, and the line height as a multiple of it: smaller in a low
    /// strip, so that most texts fit.
    pub fn text(self) -> (f32, f32) {
        match self {
            Self::Below(height) if height < HEIGHTS[2] => (theme::size::SMALL, 1.14),
            Self::Below(_) | Self::Beside => (theme::size::TEXT, 1.25),
        }
    }

    /// The height of a page of text, in logical pixels.
    pub fn page(self) -> f32 {
        const LINES_BESIDE: f32 = 6.0;
        let (size, line_height) = self.text();
        match self {
            Self::Below(_) => whole_lines(self.text_height(), size * line_height),
            Self::Beside => LINES_BESIDE * size * line_height,
        }
    }

    /// Text that scrolls if it needs more lines than fit.
    pub fn words<'a, Message: 'a>(
        self,
        words: impl Into<String>,
        palette: &'static Palette,
    ) -> Element<'a, Message> {
        let (size, line_height) = self.text();
        let words = Look::Label.paragraph(words.into(), palette);
        let words = words.size(size).line_height(line_height);
        let words = scrollbar::vertical_with_gutter(words).id(WORDS).width(Fill);
        in_whole_lines(words, size * line_height, 0.0)
    }

    /// The insets of the board with the strip in this place.
    pub fn inset(self, frame: Insets, counters: f32) -> Insets {
        match self {
            Self::Below(height) => frame.with_right(counters).with_bottom(height),
            Self::Beside => frame.with_right(BESIDE_WIDTH),
        }
    }
}

/// The height of as many whole lines as fit into `room`: scrolling text is cut off between lines.
pub fn whole_lines(room: f32, line: f32) -> f32 {
    (room / line).floor() * line
}
