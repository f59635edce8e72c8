//! How large the window should be for a board.
//!
//! Only here it is known beforehand what surrounds a board: what is shown is laid out in the room
//! that there is.

use super::counters_view;
use super::sheet;
use crate::config::{CellSize, Settings};
use crate::game::BoardSize;
use crate::ui::board::classic;
use crate::ui::board::layout::{self, MIN_SIDE};
use crate::ui::board::look::{ControlsLayout, Look};
use crate::ui::kit::theme;
use iced::Size;

pub const MIN_WINDOW: Size = Size::new(360.0, 320.0);
/// The cell size in a preferred window, if the monitor has room.
const FIRST_SIDE: f32 = 60.0;
/// A window in which nothing needs to be larger, and the steps in which content grows from there.
const ROOMY_WINDOW: Size = Size::new(1600.0, 1100.0);
const GROWTHS: [f32; 3] = [1.0, 1.25, 1.5];
/// The smallest preferred window: it has room for the levels in a row, and for a whole sheet.
const FIRST_WINDOW: Size = Size::new(720.0, 520.0);
/// Cells below this size are hard to hit.
const SMALL_SIDE: f32 = 24.0;
/// The share of the work area that a preferred window takes at most, unless the board would scroll.
const SCREEN_SHARE: Size = Size::new(0.8, 0.9);
/// The height of a desktop's panels and of a usual title bar. The toolkit knows neither.
const PANELS: f32 = 48.0;
const TITLE_BAR: f32 = 32.0;
/// The largest frame around a window: the toolkit does not know it.
pub const FRAME: Size = Size::new(16.0, 48.0);
/// Assumed while the real monitor is unknown: hardly any is smaller.
const COMMON_MONITOR: Size = Size::new(1366.0, 768.0);

/// How much the content grows in a window that is larger than it needs. Everything grows together,
/// but cells of a size that the player has chosen keep it.
pub fn content_growth(window: Size) -> f32 {
    // The system rounds sizes to physical pixels.
    let window = window + Size::new(0.5, 0.5);
    let room = (window.width / ROOMY_WINDOW.width).min(window.height / ROOMY_WINDOW.height);
    GROWTHS.into_iter().rfind(|growth| room >= *growth).unwrap_or(1.0)
}

/// What a level needs of the window. Its sizes are in logical pixels without
/// [growth](content_growth).
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct WindowNeeds {
    board: BoardSize,
    /// The cell size that the player has chosen.
    side: Option<CellSize>,
    /// What is around the cells, without the sheet.
    around: Size,
    /// Cells that fit the window have a multiple of this side.
    unit: f32,
}

impl WindowNeeds {
    pub fn new(settings: &Settings, board: BoardSize, side: Option<CellSize>) -> Self {
        let Look { controls, has_skins, .. } = *Look::of(settings.style);
        let counters = if settings.counters { counters_view::WIDTH } else { 0.0 };
        let margins = Size::new(2.0 * theme::WIDE_GAP, layout::ABOVE + layout::BELOW);
        // As if there were one physical pixel to a logical one, and no skin.
        let unit = if has_skins { classic::CELL as f32 } else { 1.0 };
        let around = bars(controls) + margins + Size::new(counters, 0.0);
        Self { board, side, around, unit }
    }

    /// What is around the cells in this window.
    fn around(&self, window: Size) -> Size {
        let growth = content_growth(window);
        (self.around + Size::new(0.0, sheet::height(window * (1.0 / growth)))) * growth
    }

    /// Whether the cells are large enough in this window. The player may choose any size.
    pub fn are_met(&self, window: Size) -> bool {
        self.side.is_some()
            || layout::largest_cell_size(self.board, window - self.around(window)) >= SMALL_SIDE
    }

    /// The window in which the board looks best on a monitor. Cells have the chosen size, or else
    /// are large if the monitor has room.
    pub fn best_window(&self, monitor: Option<Size>) -> Size {
        let (usual, all) = (largest_window(monitor), largest_that_fits(monitor));
        let holds_board = |window: Size| {
            let least = layout::extent(self.board, MIN_SIDE) + self.around(window);
            least.width <= window.width && least.height <= window.height
        };
        // A window as large as the monitor is better than a board that scrolls.
        let is_tight = self.side.is_none() && !holds_board(usual) && holds_board(all);
        let most = if is_tight { all } else { usual };
        let fitting = || {
            let largest = layout::largest_cell_size(self.board, most - self.around(most));
            (largest.clamp(MIN_SIDE, FIRST_SIDE) / self.unit).floor() * self.unit
        };
        let side = self.side.map_or_else(fitting, CellSize::pixels);
        let cells = layout::extent(self.board, side);
        // What is around the cells grows with the window that holds it.
        GROWTHS.into_iter().fold(FIRST_WINDOW.min(most), |window, _| {
            (cells + self.around(window)).max(FIRST_WINDOW).min(most)
        })
    }
}

/// What a style's bars, or its column of buttons, take of a large window.
pub const fn bars(controls: ControlsLayout) -> Size {
    match controls {
        ControlsLayout::Bars => Size::new(0.0, theme::HEADER_HEIGHT),
        ControlsLayout::Column => Size::new(theme::COLUMN_WIDTH, 0.0),
        ControlsLayout::Line | ControlsLayout::Menu => Size::new(0.0, theme::SINGLE_BAR_HEIGHT),
    }
}

/// The largest preferred window on a monitor, unless a board needs more: it leaves some of the work
/// area free.
pub fn largest_window(monitor: Option<Size>) -> Size {
    let monitor = monitor.unwrap_or(COMMON_MONITOR);
    Size::new(
        (monitor.width * SCREEN_SHARE.width).max(MIN_WINDOW.width),
        ((monitor.height - PANELS) * SCREEN_SHARE.height - TITLE_BAR).max(MIN_WINDOW.height),
    )
}

/// The largest window that a monitor holds with its frame.
fn largest_that_fits(monitor: Option<Size>) -> Size {
    let room = monitor.unwrap_or(COMMON_MONITOR) - FRAME - Size::new(0.0, PANELS);
    Size::new(room.width.max(MIN_WINDOW.width), room.height.max(MIN_WINDOW.height))
}
