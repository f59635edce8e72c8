//! What a board needs of the window.

use super::play::counters_panel;
use super::strip_layout::{self, StripPlacement};
use crate::config::CellSize;
use crate::game;
use crate::game::style::ControlsLayout;
use crate::ui::board::insets::Insets;
use crate::ui::board::layout;
use iced::Size;

/// What a board needs of the window. All lengths are logical pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct WindowNeeds {
    /// The board.
    pub board: game::BoardSize,
    /// What always stands around it.
    pub frame: ControlsLayout,
    /// How much more stands below it, besides the strip.
    pub below: f32,
    /// Whether the information strip stands below or beside it.
    pub strip: bool,
    /// Whether the counters stand beside it where the window is wide enough.
    pub counters: bool,
    /// The side of its cells, where the player has chosen one.
    pub side: Option<CellSize>,
}

impl WindowNeeds {
    /// Whether the cells are large enough in a window of this size. The player may choose any.
    pub fn are_met(&self, window: Size) -> bool {
        self.side.is_some() || self.largest_side(window) >= layout::SMALL_SIDE
    }

    /// The window that shows the board best on a monitor of this size.
    pub fn best_window(&self, monitor: Option<Size>) -> Size {
        // The strip's place follows from the window's size, and the other way round.
        let counters = if self.counters { counters_panel::WIDTH } else { 0.0 };
        let [low, small, roomy] = strip_layout::HEIGHTS.map(StripPlacement::Below);
        let largest = layout::largest_window(monitor);
        let frame = self.frame_in(largest);
        let insets = [roomy, StripPlacement::Beside, small, low].map(|strip| {
            if self.strip { strip.inset(frame, counters) } else { frame.with_right(counters) }
        });
        let windows = insets.map(|inset| {
            let window = layout::preferred_window(self.board, inset, self.side, monitor);
            // The levels stand in a row then, and the strip may stand beside the board.
            Size::new(
                window.width.max(strip_layout::MIN_WIDTH_BESIDE.min(largest.width)),
                window.height,
            )
        });
        let [mut best, others @ ..] = windows;
        for other in others {
            if self.largest_side(other) > self.largest_side(best) {
                best = other;
            }
        }
        best
    }

    /// The side to which the cells grow in a window of this size.
    fn largest_side(&self, window: Size) -> f32 {
        let counters = if self.counters && window.width >= counters_panel::MIN_WINDOW_WIDTH {
            counters_panel::WIDTH
        } else {
            0.0
        };
        let frame = self.frame_in(window);
        let inset = if self.strip {
            StripPlacement::choose(self.board, window, frame, counters).inset(frame, counters)
        } else {
            frame.with_right(counters)
        };
        layout::largest_cell_size(self.board, window, inset)
    }

    fn frame_in(&self, window: Size) -> Insets {
        Insets::for_frame(self.frame, window).with_bottom(self.below)
    }
}
