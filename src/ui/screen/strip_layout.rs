//! The placement of the game's information strip, for hints, notices and results. Its room is
//! always reserved, so it never moves or resizes a cell.

use crate::config::CellSize;
use crate::game;
use crate::ui::board::insets::Insets;
use crate::ui::board::layout;
use crate::ui::theme::{self, Palette};
use crate::ui::widget::scrollbar;
use iced::widget::{container, text};
use iced::{Element, Fill, Size};

/// The width of a strip beside the board with the gap to its right, in logical pixels.
pub const BESIDE_WIDTH: f32 = 62.0 * theme::UNIT + theme::WIDE_GAP;
/// The narrowest window with a strip beside the board, in logical pixels.
pub const MIN_WIDTH_BESIDE: f32 = 720.0;

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
        let words = words.into();
        let (size, line_height) = self.text();
        let font = palette.font(&words);
        // A file name may be one word wider than the window.
        let words = text(words)
            .size(size)
            .font(font)
            .line_height(line_height)
            .color(palette.text)
            .width(Fill)
            .wrapping(text::Wrapping::WordOrGlyph);
        container(scrollbar::vertical_with_gutter(words).id(WORDS).width(Fill))
            .max_height(whole_lines(self.text_height(), size * line_height))
            .into()
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

/// The heights of a strip below the board, in logical pixels: one row of controls in the lowest
/// windows, two in small ones, two roomy ones elsewhere.
pub const HEIGHTS: [f32; 3] = [11.0 * theme::UNIT, 16.0 * theme::UNIT, 23.0 * theme::UNIT];

/// Windows lower than this save height wherever they can, in logical pixels.
pub const LOW: f32 = 400.0;

pub fn height_below(window: Size) -> f32 {
    const SMALL: Size = Size::new(420.0, 520.0);
    if window.height < LOW {
        HEIGHTS[0]
    } else if window.width < SMALL.width || window.height < SMALL.height {
        HEIGHTS[1]
    } else {
        HEIGHTS[2]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Level;
    use crate::game::style::ControlsLayout;
    use proptest::prelude::*;

    const FRAMES: [ControlsLayout; 4] =
        [ControlsLayout::Bars, ControlsLayout::Column, ControlsLayout::Line, ControlsLayout::Menu];

    fn place(level: Level, width: f32, height: f32) -> StripPlacement {
        let window = Size::new(width, height);
        StripPlacement::choose(
            level.size(),
            window,
            Insets::for_frame(ControlsLayout::Bars, window),
            0.0,
        )
    }

    #[test]
    fn it_lies_below_in_small_and_tall_windows() {
        assert_eq!(place(Level::Beginner, 360.0, 453.0), StripPlacement::Below(64.0));
        assert_eq!(place(Level::Beginner, 360.0, 320.0), StripPlacement::Below(44.0));
        assert_eq!(place(Level::Beginner, 520.0, 640.0), StripPlacement::Below(92.0));
        assert_eq!(place(Level::Expert, 1_000.0, 740.0), StripPlacement::Below(92.0));
        assert_eq!(place(Level::Beginner, 800.0, 1_200.0), StripPlacement::Below(92.0));
    }

    #[test]
    fn it_lies_beside_in_wide_windows_where_the_cells_become_larger() {
        assert_eq!(place(Level::Beginner, 1_280.0, 800.0), StripPlacement::Beside);
        assert_eq!(place(Level::Intermediate, 1_920.0, 1_080.0), StripPlacement::Beside);
        // The cells are as large as they get in either place.
        assert_eq!(place(Level::Beginner, 2_560.0, 1_440.0), StripPlacement::Beside);
        // A wide board needs the width.
        assert_eq!(place(Level::Expert, 1_280.0, 800.0), StripPlacement::Below(92.0));
    }

    proptest! {
        #[test]
        fn no_other_place_leaves_larger_cells(
            rows in 1_usize..=64,
            cols in 1_usize..=64,
            width in 360.0_f32..4_000.0,
            height in 320.0_f32..3_000.0,
            frame in proptest::sample::select(FRAMES.to_vec()),
            counters in prop_oneof![Just(0.0_f32), Just(200.0)],
        ) {
            let board = game::BoardSize::new(rows, cols).expect("a board");
            let window = Size::new(width, height);
            let frame = Insets::for_frame(frame, window);
            let strip = StripPlacement::choose(board, window, frame, counters);
            let side = |strip: StripPlacement| layout::largest_cell_size(board, window, strip.inset(frame, counters));
            prop_assert!(side(strip) >= side(StripPlacement::Below(super::height_below(window))));
            if width >= MIN_WIDTH_BESIDE {
                prop_assert!(side(strip) >= side(StripPlacement::Beside));
            }
        }
    }
}
