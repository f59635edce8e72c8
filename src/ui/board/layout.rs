//! How large the cells are in a window, which of them are in sight, and the size to wish for.

use super::cell_range::CellRange;
use super::insets::Insets;
use crate::config::CellSize;
use crate::game::{self, Pos};
use crate::ui::theme;
use iced::{Point, Size, Vector};

/// The smallest cell to which a board shrinks by itself before it scrolls, in logical pixels.
pub const MIN_SIDE: f32 = 16.0;
/// The side of a cell in the window that a board asks for, where the screen has room, in logical
/// pixels.
const FIRST_SIDE: f32 = 52.0;
/// The side below which cells are hard to hit, in logical pixels.
pub const SMALL_SIDE: f32 = 24.0;
/// The smallest window, in logical pixels.
pub const MIN_WINDOW: Size = Size::new(360.0, 320.0);
/// The share of the work area that a window asks for at most.
const SCREEN_SHARE: f32 = 0.8;
/// What panels take of a monitor's height, and the title bar of a window, in logical pixels. The
/// toolkit knows neither.
const PANELS: f32 = 48.0;
const TITLE_BAR: f32 = 32.0;
/// A monitor that hardly any other is smaller than, for as long as the real one is not known.
const COMMON_MONITOR: Size = Size::new(1366.0, 768.0);
/// What the sum of many sides may be too long by for want of digits, in logical pixels.
const SLACK: f32 = 0.01;

/// A board laid into the room that a window leaves for it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct BoardLayout {
    /// The whole board.
    pub board: game::BoardSize,
    /// A cell's side, in logical pixels; a whole number of the screen's own pixels.
    pub cell_size: f32,
    /// The top left corner of the pane in the window, in logical pixels.
    pane: Point,
    /// The top left corner of the board, or of what is in sight of it, in the window, in logical
    /// pixels; on a whole pixel of the screen.
    place: Point,
    /// The margin left and right of the board, in logical pixels.
    margin: f32,
    /// The room, in logical pixels.
    pub room: Size,
    /// What scroll bars take of the room, at its right and below.
    bars: Size,
    /// How many of the screen's pixels make a logical one.
    scale: f32,
}

impl BoardLayout {
    /// Lays `board` into what `inset` leaves of a window, whose own pixels are `scale` to one
    /// logical pixel.
    ///
    /// The cells have the `side` that was chosen for them; without one they are as large as the
    /// window lets them be. They are square, and end on whole pixels of the screen, so that every
    /// line between them is sharp.
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
        // A bar at one side may leave too little for the board at the other.
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
        // What is left of the board stands next to it.
        if inset.left > 0.0 {
            fit.pane.x = fit.place.x - fit.margin;
        }
        fit
    }

    /// The top left corner of the board, or of what is in sight of it, in its pane.
    pub fn origin(&self) -> Point {
        Point::ORIGIN + (self.place - self.pane)
    }

    /// Where the pane begins in the window, in logical pixels from the left.
    pub const fn begin(&self) -> f32 {
        self.pane.x
    }

    /// Where the margin right of the board ends, in logical pixels from the left of the window: what
    /// stands beside the board stands next to it.
    pub fn end(&self) -> f32 {
        self.place.x + self.visible_size().width + self.bars.width + self.margin
    }

    /// Where that begins in the pane which stands beside the board and is so high: level with the
    /// board, or above where a low board would leave too little room; in logical pixels.
    pub fn top_of_beside(&self, height: f32) -> f32 {
        let highest = (self.room.height + theme::MARGIN - height).max(theme::MARGIN);
        self.origin().y.min(highest)
    }

    /// The whole board's size, in logical pixels.
    pub fn board_size(&self) -> Size {
        extent(self.board, self.cell_size)
    }

    /// The size of what is in sight of the board, in logical pixels.
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

    /// The offset nearest to `offset` to which the board can be scrolled, in logical pixels; on a
    /// whole pixel of the screen.
    pub fn clamp_offset(&self, offset: Point) -> Point {
        let (extent, sight) = (self.board_size(), self.visible_size());
        Point::new(
            self.whole(offset.x.min(extent.width - sight.width).max(0.0)),
            self.whole(offset.y.min(extent.height - sight.height).max(0.0)),
        )
    }

    /// The last whole pixel of the screen before a place, or there: a place that misses one by a hair
    /// for want of digits lies on it.
    fn whole(&self, place: f32) -> f32 {
        (place * self.scale + SLACK).floor() / self.scale
    }

    /// The cells in sight when the board is scrolled by `offset`, in logical pixels.
    pub fn visible_cells(&self, offset: Point) -> CellRange {
        let sight = self.visible_size();
        let span = |offset: f32, sight: f32, count: u16| {
            let first = ((offset / self.cell_size).floor().max(0.0) as u16).min(count - 1);
            let end = ((offset + sight) / self.cell_size).ceil().max(1.0) as u16;
            (first, end.clamp(first + 1, count))
        };
        let (top, bottom) = span(offset.y, sight.height, self.board.rows());
        let (left, right) = span(offset.x, sight.width, self.board.cols());
        CellRange { first: Pos::new(top, left), end: Pos::new(bottom, right) }
    }

    /// Whether the cell at `pos` is whole in sight when the board is scrolled by `offset`.
    pub fn is_fully_visible(&self, pos: Pos, offset: Point) -> bool {
        self.offset_to_show(pos, offset) == self.clamp_offset(offset)
    }

    /// How many rows the keyboard's cursor goes at once: as many as are whole in sight, but for one,
    /// or eight where the whole board is in sight.
    pub fn page_rows(&self) -> i16 {
        const USUAL: f32 = 8.0;
        let rows = if self.scrolls() {
            (self.visible_size().height / self.cell_size).floor() - 1.0
        } else {
            USUAL
        };
        rows.max(1.0) as i16
    }

    /// The offset nearest to `offset` that has the cell at `pos` whole in sight.
    pub fn offset_to_show(&self, pos: Pos, offset: Point) -> Point {
        let offset = self.clamp_offset(offset);
        let sight = self.visible_size();
        // A cell that is larger than what is in sight shows its top left.
        let shift = |offset: f32, sight: f32, place: u16| {
            let near = f32::from(place) * self.cell_size;
            let far = ((near + self.cell_size - sight) * self.scale - SLACK).ceil() / self.scale;
            offset.max(far).min(near)
        };
        self.clamp_offset(Point::new(
            shift(offset.x, sight.width, pos.col),
            shift(offset.y, sight.height, pos.row),
        ))
    }

    /// Where the middle of a cell lies in the pane when the board is scrolled by `offset`.
    pub fn cell_center(&self, pos: Pos, offset: Point) -> Point {
        let middle = Vector::new(f32::from(pos.col) + 0.5, f32::from(pos.row) + 0.5);
        self.origin() + middle * self.cell_size - (self.clamp_offset(offset) - Point::ORIGIN)
    }

    /// Where the middle of what is in sight lies in the pane.
    pub fn visible_center(&self) -> Point {
        let sight = self.visible_size();
        self.origin() + Vector::new(sight.width, sight.height) * 0.5
    }

    /// The offset at which `at`, a place in the pane, lies over that place of the board over which
    /// it lies in `before` when that is scrolled by `offset`: as near as the board's ends allow.
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

/// The side to which the cells of `board` grow in what `inset` leaves of a window, in logical
/// pixels.
pub fn largest_cell_size(board: game::BoardSize, window: Size, inset: Insets) -> f32 {
    let room = room(window, inset);
    (room.width / f32::from(board.cols()))
        .min(room.height / f32::from(board.rows()))
        .clamp(MIN_SIDE, CellSize::MAX.pixels())
}

fn extent(board: game::BoardSize, side: f32) -> Size {
    Size::new(f32::from(board.cols()) * side, f32::from(board.rows()) * side)
}

/// The largest window that the program asks for on a monitor of this size: one that leaves some of
/// the work area free; in logical pixels.
pub fn largest_window(monitor: Option<Size>) -> Size {
    let monitor = monitor.unwrap_or(COMMON_MONITOR);
    Size::new(
        (monitor.width * SCREEN_SHARE).max(MIN_WINDOW.width),
        ((monitor.height - PANELS) * SCREEN_SHARE - TITLE_BAR).max(MIN_WINDOW.height),
    )
}

/// The window that shows `board` best, with `inset` around it, on a monitor of this size; in
/// logical pixels. The cells have the `side` that was chosen for them, and are otherwise large where
/// the monitor has room.
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
