//! What a board needs of the window.

use super::counters_view;
use super::strip_layout::{self, StripPlacement};
use crate::config::{CellSize, Settings};
use crate::game;
use crate::game::style::ControlsLayout;
use crate::ui::board::insets::Insets;
use crate::ui::board::layout::{self, BoardLayout};
use iced::Size;

/// All lengths are in logical pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct WindowNeeds {
    pub board: game::BoardSize,
    pub frame: ControlsLayout,
    /// The height of what is below the board, besides the strip.
    pub below: f32,
    pub strip: bool,
    pub counters: bool,
    /// The cell size that the player has chosen.
    pub side: Option<CellSize>,
}

impl WindowNeeds {
    pub fn of_game(settings: &Settings, board: game::BoardSize, side: Option<CellSize>) -> Self {
        Self {
            board,
            frame: settings.style.spec().controls,
            below: 0.0,
            strip: true,
            counters: settings.counters,
            side,
        }
    }

    /// The layout of the board in this window. `scale` is the number of physical pixels per logical
    /// pixel.
    pub fn layout(&self, window: Size, scale: f32) -> BoardLayout {
        BoardLayout::new(self.board, window, self.insets(window), self.side, scale)
    }

    /// Where the strip of a game lies in this window.
    pub fn strip_placement(&self, window: Size) -> StripPlacement {
        let counters = self.counters_width(window);
        StripPlacement::choose(self.board, window, self.frame_in(window), counters)
    }

    /// Whether the cells are large enough in this window. The player may choose any size.
    pub fn are_met(&self, window: Size) -> bool {
        self.side.is_some() || self.largest_side(window) >= layout::SMALL_SIDE
    }

    pub fn best_window(&self, monitor: Option<Size>) -> Size {
        // The strip's placement depends on the window's size, and the other way round.
        let counters = if self.counters { counters_view::WIDTH } else { 0.0 };
        let [low, small, roomy] = strip_layout::HEIGHTS.map(StripPlacement::Below);
        // Of equally good places, the last.
        let places = [low, small, StripPlacement::Beside, roomy];
        let largest = layout::largest_window(monitor);
        let frame = self.frame_in(largest);
        let windows = places.map(|strip| {
            let inset =
                if self.strip { strip.inset(frame, counters) } else { frame.with_right(counters) };
            let window = layout::preferred_window(self.board, inset, self.side, monitor);
            // Wide enough for a row of levels and a strip beside the board.
            Size::new(
                window.width.max(strip_layout::MIN_WIDTH_BESIDE.min(largest.width)),
                window.height,
            )
        });
        let side = |window: &Size| self.largest_side(*window);
        let best = windows.into_iter().max_by(|one, other| side(one).total_cmp(&side(other)));
        best.unwrap_or(largest)
    }

    fn largest_side(&self, window: Size) -> f32 {
        layout::largest_cell_size(self.board, window, self.insets(window))
    }

    fn insets(&self, window: Size) -> Insets {
        let (frame, counters) = (self.frame_in(window), self.counters_width(window));
        if self.strip {
            self.strip_placement(window).inset(frame, counters)
        } else {
            frame.with_right(counters)
        }
    }

    fn counters_width(&self, window: Size) -> f32 {
        if self.counters && counters_view::has_room(window) { counters_view::WIDTH } else { 0.0 }
    }

    fn frame_in(&self, window: Size) -> Insets {
        Insets::for_frame(self.frame, window).with_bottom(self.below)
    }
}
