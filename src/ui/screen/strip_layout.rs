//! The placement of words beside or below a board that is explained: they never move, resize or cover a
//! cell.

use crate::game;
use crate::i18n::steps::{Naming, Sentence};
use crate::ui::Element;
use crate::ui::board::layout;
use crate::ui::kit::fitted::in_whole_lines;
use crate::ui::kit::scrollbar;
use crate::ui::kit::sentence::sentence;
use crate::ui::kit::theme::{self, Palette};
use crate::ui::screen::sheet;
use iced::{Fill, Rectangle, Size};

/// The narrowest window with a strip beside the board.
pub const MIN_WIDTH_BESIDE: f32 = 720.0;

/// The height of a strip that has three lines and nothing around them.
const LOWEST: f32 = 11.0 * theme::UNIT;

/// The width of a strip beside the board with the gap to its right.
pub const BESIDE_WIDTH: f32 = 62.0 * theme::UNIT + theme::WIDE_GAP;

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
            layout::largest_cell_size(board, layout::without_margins(room, sheet::margin(window)))
        };
        let largest = side(beside);
        let is_better = largest > side(below) || largest >= layout::MAX_FITTING_SIDE;
        if window.width >= beside_from && is_better { beside } else { below }
    }

    pub const fn is_beside(self) -> bool {
        matches!(self, Self::Beside(_))
    }

    /// The padding above and below the content of a strip below the board. The lowest strip needs
    /// all its height for three lines.
    pub fn padding(height: f32) -> f32 {
        if height > LOWEST { theme::UNIT } else { 0.0 }
    }

    /// A sentence whose words have the colours of rings, in this size and line height. It scrolls if
    /// it needs more lines.
    pub fn sentence<'a, M: 'a>(
        said: impl Fn(Naming) -> Sentence,
        (size, line_height): (f32, f32),
        palette: &'static Palette,
    ) -> Element<'a, M> {
        let words = sentence(said, (size, line_height), palette);
        let words = scrollbar::vertical_with_gutter(words).id(sheet::WORDS).width(Fill);
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
