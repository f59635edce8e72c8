//! What stands around the room that a window leaves for a board.

use iced::Size;

use crate::game::style::Frame;
use crate::theme;

/// What stands around the room for a board, in logical pixels.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Inset {
    /// Above it.
    pub above: f32,
    /// To its left.
    pub left: f32,
    /// To its right.
    pub right: f32,
    /// Below it.
    pub below: f32,
}

impl Inset {
    /// What a style's frame takes.
    pub const fn of(frame: Frame) -> Self {
        let (above, left) = match frame {
            Frame::Bars => (theme::COUNT_BAR + theme::LEVEL_BAR + 1.0, 0.0),
            Frame::Column => (0.0, theme::COLUMN),
            Frame::Line | Frame::Menu => (theme::LINE_BAR, 0.0),
        };
        Self {
            above,
            left,
            right: 0.0,
            below: 0.0,
        }
    }

    /// With a panel this wide to the right.
    pub const fn and_beside(self, width: f32) -> Self {
        Self {
            right: self.right + width,
            ..self
        }
    }

    /// With a bar this high below.
    pub const fn and_below(self, height: f32) -> Self {
        Self {
            below: self.below + height,
            ..self
        }
    }

    /// All that is not the room for the cells: the margin around the board as well.
    pub(super) const fn total(self) -> Size {
        Size::new(
            self.left + self.right + 2.0 * theme::MARGIN,
            self.above + self.below + 2.0 * theme::MARGIN,
        )
    }
}
