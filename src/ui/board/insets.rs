//! What surrounds the room for a board in its window.

use crate::game::style::ControlsLayout;
use crate::ui::theme;
use iced::Size;

/// The narrowest window with a strip beside the board, in logical pixels.
pub const MIN_WIDTH_BESIDE: f32 = 720.0;

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

/// Distances from the window's edges to the room for a board, in logical pixels.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Insets {
    pub top: f32,
    pub left: f32,
    pub right: f32,
    pub bottom: f32,
    /// How much wider than usual the margins left and right of the board are in a wide window.
    pub spread: f32,
}

impl Insets {
    /// The space that a style's controls take in a window of this size.
    pub fn for_frame(frame: ControlsLayout, window: Size) -> Self {
        let (above, left) = match frame {
            ControlsLayout::Bars => {
                (theme::COUNTER_BAR_HEIGHT + theme::LEVEL_BAR_HEIGHT + 1.0, 0.0)
            }
            ControlsLayout::Column if column_lies_above(window) => (theme::LYING_COLUMN, 0.0),
            ControlsLayout::Column => (0.0, theme::COLUMN_WIDTH),
            ControlsLayout::Line | ControlsLayout::Menu => (theme::SINGLE_BAR_HEIGHT, 0.0),
        };
        Self {
            top: above,
            left,
            right: 0.0,
            bottom: 0.0,
            spread: if window.width >= MIN_WIDTH_BESIDE {
                theme::WIDE_GAP - theme::MARGIN
            } else {
                0.0
            },
        }
    }

    pub const fn with_right(self, width: f32) -> Self {
        Self { right: self.right + width, ..self }
    }

    pub const fn with_bottom(self, height: f32) -> Self {
        Self { bottom: self.bottom + height, ..self }
    }

    pub(super) const fn margin(self) -> f32 {
        theme::MARGIN + self.spread
    }

    /// Everything but the room for the cells, margins included.
    pub(super) const fn total(self) -> Size {
        Size::new(
            self.left + self.right + 2.0 * self.margin(),
            self.top + self.bottom + 2.0 * theme::MARGIN,
        )
    }
}

/// Whether the column of buttons is above the board in a window of this size, because a square
/// board gets larger cells there.
///
/// It depends on the window alone, so the buttons stay where they are when the level changes.
pub fn column_lies_above(window: Size) -> bool {
    let height = window.height - height_below(window);
    let above = window.width.min(height - theme::LYING_COLUMN);
    above > height.min(window.width - theme::COLUMN_WIDTH)
}
