//! The information strip of the game's screen: hints, notices and results appear in it. Its room is
//! always reserved, so nothing it shows ever moves or resizes a cell.

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
/// The narrowest window in which a strip lies beside the board, in logical pixels.
pub const MIN_WIDTH_BESIDE: f32 = 720.0;

/// The name by which the words in the strip are found and scrolled.
pub const WORDS: &str = "strip-words";

/// Where the strip lies, and its room in logical pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum StripPlacement {
    /// Below the board, so high, across the window.
    Below(f32),
    /// Next to the board, to its right, [`BESIDE`] wide. The counters stand in it, too.
    Beside,
}

impl StripPlacement {
    /// The place that leaves the larger cells to `board` in a window of this size, with `frame`
    /// around the board and, in case they are shown, counters `counters` pixels wide. Where the
    /// cells are as large as they get anyway, it is beside the board.
    ///
    /// It does not depend on what the strip shows, nor on how far the player has zoomed.
    pub fn choose(board: game::BoardSize, window: Size, frame: Insets, counters: f32) -> Self {
        let below = Self::Below(height_below(window));
        let side =
            |strip: Self| layout::largest_cell_size(board, window, strip.inset(frame, counters));
        let beside = side(Self::Beside);
        let is_better = beside > side(below) || beside >= CellSize::MAX.pixels();
        if window.width >= MIN_WIDTH_BESIDE && is_better { Self::Beside } else { below }
    }

    /// The padding above and below what a strip below the board shows, in logical pixels. The lowest
    /// needs all its height for three lines of text.
    pub fn padding(height: f32) -> f32 {
        if height > HEIGHTS[0] { theme::UNIT } else { 0.0 }
    }

    /// The height that text may take in the strip, in logical pixels: in one beside the board, any.
    pub fn text_height(self) -> f32 {
        match self {
            // The hairline, and the padding.
            Self::Below(height) => height - 1.0 - 2.0 * Self::padding(height),
            Self::Beside => f32::INFINITY,
        }
    }

    /// The size of text in the strip in logical pixels, and the height of its lines as a multiple
    /// of that. Both are less in a low strip, so that most texts are seen whole.
    pub fn text(self) -> (f32, f32) {
        match self {
            Self::Below(height) if height < HEIGHTS[2] => (theme::size::SMALL, 1.14),
            Self::Below(_) | Self::Beside => (theme::size::TEXT, 1.25),
        }
    }

    /// How far a screenful of its words is, in logical pixels.
    pub fn page(self) -> f32 {
        const LINES_BESIDE: f32 = 6.0;
        let (size, line_height) = self.text();
        match self {
            Self::Below(_) => whole_lines(self.text_height(), size * line_height),
            Self::Beside => LINES_BESIDE * size * line_height,
        }
    }

    /// Words that scroll where they need more lines than the strip holds.
    pub fn words<'a, Message: 'a>(
        self,
        words: impl Into<String>,
        palette: &'static Palette,
    ) -> Element<'a, Message> {
        let words = words.into();
        let (size, line_height) = self.text();
        let font = palette.font(&words);
        // The name of a file may be one word that is wider than the window.
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

    /// What stands around the board with the strip in its place.
    pub fn inset(self, frame: Insets, counters: f32) -> Insets {
        match self {
            Self::Below(height) => frame.with_right(counters).with_bottom(height),
            Self::Beside => frame.with_right(BESIDE_WIDTH),
        }
    }
}

/// The height of as many whole lines of this height as `room` holds, in logical pixels: text that
/// scrolls is cut off between two lines, not within one.
pub fn whole_lines(room: f32, line: f32) -> f32 {
    (room / line).floor() * line
}

/// The heights of a strip below the board, in logical pixels: one row of controls in the lowest
/// windows, two in small ones, two roomy ones elsewhere.
pub const HEIGHTS: [f32; 3] = [11.0 * theme::UNIT, 16.0 * theme::UNIT, 23.0 * theme::UNIT];

/// A window lower than this spares height wherever it can, in logical pixels.
pub const LOW: f32 = 400.0;

/// The height of a strip below the board in a window of this size, in logical pixels.
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
