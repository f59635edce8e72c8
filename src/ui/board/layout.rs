//! The size of cells in a window, which of them are visible, and the preferred window size.

use super::geometry::CellRange;
use super::insets::Insets;
use crate::config::CellSize;
use crate::game::{self, Pos};
use crate::ui::theme;
use iced::{Point, Size, Vector};

/// The smallest cell size before the board scrolls instead, in logical pixels.
pub const MIN_SIDE: f32 = 16.0;
/// The cell size in a preferred window, if the monitor has room, in logical pixels.
const FIRST_SIDE: f32 = 52.0;
/// Cells below this size are hard to hit, in logical pixels.
pub const SMALL_SIDE: f32 = 24.0;
/// In logical pixels.
pub const MIN_WINDOW: Size = Size::new(360.0, 320.0);
/// The share of the work area that a preferred window takes at most.
const SCREEN_SHARE: f32 = 0.8;
/// The height of a desktop's panels and of a title bar, in logical pixels. The toolkit knows
/// neither.
const PANELS: f32 = 48.0;
const TITLE_BAR: f32 = 32.0;
/// Assumed while the real monitor is unknown: hardly any is smaller.
const COMMON_MONITOR: Size = Size::new(1366.0, 768.0);
/// Tolerance for rounding errors, in logical pixels.
const SLACK: f32 = 0.01;

/// A board laid out in the room that a window leaves for it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct BoardLayout {
    pub board: game::BoardSize,
    /// In logical pixels; a whole number of physical pixels.
    pub cell_size: f32,
    /// The top left corner of the pane in the window, in logical pixels.
    pane: Point,
    /// The top left corner of the visible board in the window, in logical pixels; on a whole
    /// physical pixel.
    place: Point,
    /// The margin left and right of the board, in logical pixels.
    margin: f32,
    /// In logical pixels, without the margins.
    pub room: Size,
    /// The space of the scroll bars at the right and at the bottom.
    bars: Size,
    /// Physical pixels per logical pixel.
    scale: f32,
}

impl BoardLayout {
    /// Lays out `board` in what `inset` leaves of a window. `scale` is the number of physical
    /// pixels per logical pixel.
    ///
    /// Cells have the chosen `side`, or else are as large as the window allows. They are squares of
    /// whole physical pixels, so that every line between them is sharp.
    pub fn new(
        board: game::BoardSize,
        window: Size,
        inset: Insets,
        side: Option<CellSize>,
        scale: f32,
    ) -> Self {
        let room = room(window, inset);
        let side = side.map_or_else(|| largest_cell_size(board, window, inset), CellSize::pixels);
        let side = ((side * scale).floor() / scale).max(1.0);
        let extent = extent(board, side);
        // One scroll bar may make the other necessary.
        let mut bars = Size::ZERO;
        for _ in 0..2 {
            if extent.width > room.width - bars.width + SLACK {
                bars.height = crate::ui::board::SCROLLBAR_SPACE;
            }
            if extent.height > room.height - bars.height + SLACK {
                bars.width = crate::ui::board::SCROLLBAR_SPACE;
            }
        }
        let mut fit = Self {
            board,
            cell_size: side,
            pane: Point::new(0.0, inset.top),
            place: Point::ORIGIN,
            margin: inset.margin(),
            room,
            bars,
            scale,
        };
        let taken = fit.visible_size() + bars;
        let middle = |before: f32, room: f32, taken: f32| {
            let spare = (room - taken).max(0.0) / 2.0;
            ((before + spare) * scale).round() / scale
        };
        fit.place = Point::new(
            middle(inset.left + fit.margin, room.width, taken.width),
            middle(inset.top + theme::MARGIN, room.height, taken.height),
        );
        // The column on the left stays next to the board.
        if inset.left > 0.0 {
            fit.pane.x = fit.place.x - fit.margin;
        }
        fit
    }

    /// The top left corner of the visible board in its pane.
    pub fn origin(&self) -> Point {
        Point::ORIGIN + (self.place - self.pane)
    }

    /// The left edge of the pane in the window, in logical pixels.
    pub const fn begin(&self) -> f32 {
        self.pane.x
    }

    /// The right edge of the board's margin in the window, in logical pixels: the panel beside the
    /// board begins here.
    pub fn end(&self) -> f32 {
        self.place.x + self.visible_size().width + self.bars.width + self.margin
    }

    /// The top of a panel of this height beside the board, in its pane, in logical pixels: level
    /// with the board, or higher where a low board leaves too little room.
    pub fn top_of_beside(&self, height: f32) -> f32 {
        let highest = (self.room.height + theme::MARGIN - height).max(theme::MARGIN);
        self.origin().y.min(highest)
    }

    /// In logical pixels, including what is scrolled out of view.
    pub fn board_size(&self) -> Size {
        extent(self.board, self.cell_size)
    }

    /// The size of the visible part, in logical pixels.
    pub fn visible_size(&self) -> Size {
        let extent = self.board_size();
        Size::new(
            extent.width.min(self.whole(self.room.width - self.bars.width)),
            extent.height.min(self.whole(self.room.height - self.bars.height)),
        )
    }

    /// Whether the board is larger than its room.
    pub fn scrolls(&self) -> bool {
        self.bars != Size::ZERO
    }

    /// The nearest valid scroll offset, in logical pixels; on a whole physical pixel.
    pub fn clamp_offset(&self, offset: Point) -> Point {
        let (extent, visible) = (self.board_size(), self.visible_size());
        Point::new(
            self.whole(offset.x.min(extent.width - visible.width).max(0.0)),
            self.whole(offset.y.min(extent.height - visible.height).max(0.0)),
        )
    }

    /// Rounds down to a whole physical pixel, with tolerance for rounding errors.
    fn whole(&self, place: f32) -> f32 {
        (place * self.scale + SLACK).floor() / self.scale
    }

    /// The visible cells at a scroll offset.
    pub fn visible_cells(&self, offset: Point) -> CellRange {
        let visible = self.visible_size();
        let span = |offset: f32, visible: f32, count: u16| {
            let first = ((offset / self.cell_size).floor().max(0.0) as u16).min(count - 1);
            let end = ((offset + visible) / self.cell_size).ceil().max(1.0) as u16;
            (first, end.clamp(first + 1, count))
        };
        let (top, bottom) = span(offset.y, visible.height, self.board.rows());
        let (left, right) = span(offset.x, visible.width, self.board.cols());
        CellRange { first: Pos::new(top, left), end: Pos::new(bottom, right) }
    }

    pub fn is_fully_visible(&self, pos: Pos, offset: Point) -> bool {
        self.offset_to_show(pos, offset) == self.clamp_offset(offset)
    }

    /// How many rows Page Up and Page Down move the cursor: one less than are fully visible, or
    /// eight if the board does not scroll.
    pub fn page_rows(&self) -> i16 {
        const USUAL: f32 = 8.0;
        let rows = if self.scrolls() {
            (self.visible_size().height / self.cell_size).floor() - 1.0
        } else {
            USUAL
        };
        rows.max(1.0) as i16
    }

    /// The scroll offset nearest to `offset` that makes the cell fully visible.
    pub fn offset_to_show(&self, pos: Pos, offset: Point) -> Point {
        let offset = self.clamp_offset(offset);
        let visible = self.visible_size();
        // A cell larger than the view shows its top left.
        let shift = |offset: f32, visible: f32, place: u16| {
            let start = f32::from(place) * self.cell_size;
            let end_offset =
                ((start + self.cell_size - visible) * self.scale - SLACK).ceil() / self.scale;
            offset.max(end_offset).min(start)
        };
        self.clamp_offset(Point::new(
            shift(offset.x, visible.width, pos.col),
            shift(offset.y, visible.height, pos.row),
        ))
    }

    /// The centre of a cell in the pane.
    pub fn cell_center(&self, pos: Pos, offset: Point) -> Point {
        let middle = Vector::new(f32::from(pos.col) + 0.5, f32::from(pos.row) + 0.5);
        self.origin() + middle * self.cell_size - (self.clamp_offset(offset) - Point::ORIGIN)
    }

    /// The centre of the visible part in the pane.
    pub fn visible_center(&self) -> Point {
        let visible = self.visible_size();
        self.origin() + Vector::new(visible.width, visible.height) * 0.5
    }

    /// The scroll offset after a zoom that keeps the point of the board at `at` in the pane where
    /// it was in the layout `before`, as far as the board's edges allow.
    pub fn offset_after_zoom(&self, at: Point, before: &Self, offset: Point) -> Point {
        let at = at + (before.pane - Point::ORIGIN);
        let place = at - before.place + (before.clamp_offset(offset) - Point::ORIGIN);
        let place = place * (self.cell_size / before.cell_size);
        self.clamp_offset(Point::ORIGIN + place - (at - self.place))
    }
}

/// What `inset` leaves of a window for a board, in logical pixels.
fn room(window: Size, inset: Insets) -> Size {
    let around = inset.total();
    Size::new(
        (window.width - around.width).max(MIN_SIDE),
        (window.height - around.height).max(MIN_SIDE),
    )
}

/// The largest cell size at which `board` fits the window, within limits, in logical pixels.
pub fn largest_cell_size(board: game::BoardSize, window: Size, inset: Insets) -> f32 {
    let room = room(window, inset);
    (room.width / f32::from(board.cols()))
        .min(room.height / f32::from(board.rows()))
        .clamp(MIN_SIDE, CellSize::MAX.pixels())
}

/// The size of all cells, in logical pixels.
pub(super) fn extent(board: game::BoardSize, side: f32) -> Size {
    Size::new(f32::from(board.cols()) * side, f32::from(board.rows()) * side)
}

/// The largest preferred window on a monitor: it leaves some of the work area free; in logical
/// pixels.
pub fn largest_window(monitor: Option<Size>) -> Size {
    let monitor = monitor.unwrap_or(COMMON_MONITOR);
    Size::new(
        (monitor.width * SCREEN_SHARE).max(MIN_WINDOW.width),
        ((monitor.height - PANELS) * SCREEN_SHARE - TITLE_BAR).max(MIN_WINDOW.height),
    )
}

/// The window size that shows `board` best on a monitor, in logical pixels. Cells have the chosen
/// `side`, or else are large if the monitor has room.
pub fn preferred_window(
    board: game::BoardSize,
    inset: Insets,
    side: Option<CellSize>,
    monitor: Option<Size>,
) -> Size {
    let (around, most) = (inset.total(), largest_window(monitor));
    let fitting = || {
        ((most.width - around.width) / f32::from(board.cols()))
            .min((most.height - around.height) / f32::from(board.rows()))
            .clamp(MIN_SIDE, FIRST_SIDE)
            .floor()
    };
    let cells = extent(board, side.map_or_else(fitting, CellSize::pixels));
    Size::new(
        (cells.width + around.width).clamp(MIN_WINDOW.width, most.width),
        (cells.height + around.height).clamp(MIN_WINDOW.height, most.height),
    )
}
