//! The placement of the information strip, for hints and notices: it never moves, resizes or covers
//! a cell.

use crate::config::CellSize;
use crate::game;
use crate::i18n::steps::{Naming, Sentence};
use crate::ui::Element;
use crate::ui::board::layout::{self, BoardLayout};
use crate::ui::kit::fitted::{WindowSize as _, in_whole_lines};
use crate::ui::kit::scrollbar;
use crate::ui::kit::sentence::sentence;
use crate::ui::kit::theme::{self, Palette};
use crate::ui::kit::words::TextRole;
use iced::{Fill, Rectangle, Size};

/// The narrowest window with a strip beside the board.
pub const MIN_WIDTH_BESIDE: f32 = 720.0;

/// The heights of a strip below the board: one row of controls in the lowest windows, two in small
/// ones, two roomy ones elsewhere.
pub const HEIGHTS: [f32; 3] = [11.0 * theme::UNIT, 16.0 * theme::UNIT, 24.0 * theme::UNIT];

pub fn height_below(window: Size) -> f32 {
    const SMALL: Size = Size::new(420.0, 520.0);
    if window.is_low() {
        HEIGHTS[0]
    } else if window.width < SMALL.width || window.height < SMALL.height {
        HEIGHTS[1]
    } else {
        HEIGHTS[2]
    }
}

/// The margin left and right of the board in a window of this width.
pub fn margin(width: f32) -> f32 {
    if width >= MIN_WIDTH_BESIDE { theme::WIDE_GAP } else { theme::MARGIN }
}

/// The width of a strip beside the board with the gap to its right.
pub const BESIDE_WIDTH: f32 = 62.0 * theme::UNIT + theme::WIDE_GAP;

/// The id of the scrollable text in the strip.
pub const WORDS: &str = "strip-words";

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum StripPlacement {
    /// Below the board, with this height.
    Below(f32),
    /// To the right of the board, [`BESIDE_WIDTH`] wide, with the counters in it. It has this
    /// height.
    Beside(f32),
}

impl StripPlacement {
    /// The size of a sentence, and the line height as a multiple of it: two lines fit into the
    /// lowest strip.
    pub const SENTENCE: (f32, f32) = (theme::size::TEXT, 1.25);
    /// As high as the bar that it covers.
    pub const IN_BAR: Self = Self::Below(HEIGHTS[0]);

    /// The placement with the larger cells: below the board, with this height, or beside it, and
    /// there if the cells reach their limit anyway. `area` is what the bars leave of the window;
    /// `counters` is the width of the counters, 0 if hidden. In windows narrower than `beside_from`
    /// it is below.
    ///
    /// It does not depend on the strip's content or on zoom.
    pub fn choose(
        board: game::BoardSize,
        window: Size,
        area: Rectangle,
        counters: f32,
        (below, beside_from): (f32, f32),
    ) -> Self {
        let (below, beside) = (Self::Below(below), Self::Beside(area.height));
        let side = |strip: Self| {
            let room = strip.area_left(area, counters).size();
            layout::largest_cell_size(board, layout::without_margins(room, margin(window.width)))
        };
        let largest = side(beside);
        let is_better = largest > side(below) || largest >= CellSize::MAX.pixels();
        if window.width >= beside_from && is_better { beside } else { below }
    }

    /// Where a strip fits beside or below a board without covering any of it.
    pub fn in_margin(board: &BoardLayout) -> Option<Self> {
        let spare = board.spare();
        if spare.width >= BESIDE_WIDTH + theme::WIDE_GAP {
            return Some(Self::Beside(board.room.height + 2.0 * theme::MARGIN));
        }
        Self::in_margin_below(board)
    }

    /// Where the strip fits into the margin below the board.
    pub fn in_margin_below(board: &BoardLayout) -> Option<Self> {
        let spare = board.spare().height;
        HEIGHTS.into_iter().rev().find(|height| *height <= spare).map(Self::Below)
    }

    pub const fn is_beside(self) -> bool {
        matches!(self, Self::Beside(_))
    }

    /// The padding above and below the content of a strip below the board. The lowest strip needs
    /// all its height for three lines.
    pub fn padding(height: f32) -> f32 {
        if height > HEIGHTS[0] { theme::UNIT } else { 0.0 }
    }

    /// The text size, and the line height as a multiple of it: smaller in a low strip, so that most
    /// texts fit.
    pub fn text(self) -> (f32, f32) {
        match self {
            Self::Below(height) if height < HEIGHTS[2] => (theme::size::SMALL, 1.14),
            Self::Below(_) | Self::Beside(_) => (theme::size::TEXT, 1.24),
        }
    }

    /// Text that scrolls if it needs more lines than fit.
    pub fn words<'a, M: 'a>(
        self,
        words: impl Into<String>,
        palette: &'static Palette,
    ) -> Element<'a, M> {
        let (size, line_height) = self.text();
        let words = TextRole::Body.paragraph(words.into(), palette);
        let words = words.size(size).line_height(line_height);
        let words = scrollbar::vertical_with_gutter(words).id(WORDS).width(Fill);
        in_whole_lines(words, size * line_height, 0.0)
    }

    /// A sentence whose words have the colours of rings, in this size and line height. It scrolls if
    /// it needs more lines.
    pub fn sentence<'a, M: 'a>(
        said: impl Fn(Naming) -> Sentence,
        (size, line_height): (f32, f32),
        palette: &'static Palette,
    ) -> Element<'a, M> {
        let words = sentence(said, (size, line_height), palette);
        let words = scrollbar::vertical_with_gutter(words).id(WORDS).width(Fill);
        in_whole_lines(words, size * line_height, 0.0)
    }

    /// What a strip in this place leaves of an area for the board with its margins.
    pub fn area_left(self, area: Rectangle, counters: f32) -> Rectangle {
        let (right, bottom) = match self {
            Self::Below(height) => (counters, height),
            Self::Beside(_) => (BESIDE_WIDTH, 0.0),
        };
        Rectangle { width: area.width - right, height: area.height - bottom, ..area }
    }
}
