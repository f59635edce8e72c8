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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Level;
    use crate::game::style::ControlsLayout;
    use crate::ui::screen::strip_layout::{BESIDE_WIDTH, StripPlacement};
    use proptest::prelude::*;

    #[test]
    fn the_wished_window_shows_the_whole_board_without_a_gap() {
        for level in Level::NAMED {
            let inset = Insets::for_frame(ControlsLayout::Bars, MIN_WINDOW);
            let window =
                preferred_window(level.size(), inset, None, Some(Size::new(1920.0, 1080.0)));
            let fit = BoardLayout::new(level.size(), window, inset, None, 1.0);
            assert!(!fit.scrolls(), "{level}");
            assert!(fit.cell_size >= 32.0, "{level}: {}", fit.cell_size);
        }
    }

    #[test]
    fn a_board_too_large_for_the_monitor_scrolls_inside_a_window_that_is_not() {
        let level = Level::with_dimensions(256, 256, 9_000).expect("a level");
        let monitor = Size::new(1366.0, 768.0);
        let inset = Insets::for_frame(ControlsLayout::Bars, MIN_WINDOW);
        let window = preferred_window(level.size(), inset, None, Some(monitor));
        assert!(window.width <= monitor.width && window.height <= monitor.height);
        let fit = BoardLayout::new(level.size(), window, inset, None, 1.0);
        assert!(fit.scrolls());
        assert_eq!(fit.cell_size, MIN_SIDE);
    }

    #[test]
    fn the_wished_window_has_room_for_cells_of_the_chosen_side() {
        let level = Level::Intermediate;
        let (inset, side) =
            (Insets::for_frame(ControlsLayout::Bars, MIN_WINDOW), CellSize::new(40));
        let window = preferred_window(level.size(), inset, side, Some(Size::new(1920.0, 1080.0)));
        let fit = BoardLayout::new(level.size(), window, inset, side, 1.0);
        assert_eq!((fit.cell_size, fit.scrolls()), (40.0, false));
        let larger = CellSize::new(96);
        let window = preferred_window(level.size(), inset, larger, Some(Size::new(1366.0, 768.0)));
        assert!(window.width <= 1366.0 && window.height <= 768.0);
    }

    #[test]
    fn a_board_and_what_stands_beside_it_are_in_the_middle_of_a_wide_window_together() {
        let beside = StripPlacement::Beside;
        for level in Level::NAMED {
            for (width, height) in [(1_280.0, 800.0), (1_920.0, 1_080.0), (2_560.0, 1_440.0)] {
                for frame in [ControlsLayout::Bars, ControlsLayout::Column] {
                    let window = Size::new(width, height);
                    let frame = Insets::for_frame(frame, window);
                    let inset = beside.inset(frame, 0.0);
                    let fit = BoardLayout::new(level.size(), window, inset, None, 1.0);
                    // The margin of the window is as wide as the gap on either side of the board.
                    let (first, last) = match frame.left {
                        0.0 => (fit.place.x - theme::WIDE_GAP, fit.end() + BESIDE_WIDTH),
                        column => (fit.begin() - column, fit.end() + BESIDE_WIDTH),
                    };
                    assert!((first - (width - last)).abs() <= 1.0, "{first} {last}");
                    assert!(first >= 0.0, "{level} in {width} × {height}");
                    assert_eq!(fit.end(), fit.place.x + fit.visible_size().width + theme::WIDE_GAP);
                }
            }
        }
    }

    #[test]
    fn a_wide_window_has_wide_margins() {
        for width in [720.0, 1_000.0, 1_600.0] {
            let window = Size::new(width, 1_600.0);
            let inset = Insets::for_frame(ControlsLayout::Bars, window);
            let fit = BoardLayout::new(Level::Expert.size(), window, inset, None, 1.0);
            let after = width - fit.place.x - fit.visible_size().width;
            assert!(fit.place.x >= 24.0 && after >= 24.0, "{width}");
        }
    }

    #[test]
    fn a_board_that_scrolls_one_way_has_one_bar() {
        let board = game::BoardSize::new(1, 256).expect("a board");
        let window = Size::new(600.0, 400.0);
        let fit = BoardLayout::new(board, window, Insets::default(), None, 1.0);
        let sight = fit.visible_size();
        assert_eq!((sight.width, sight.height), (600.0 - 2.0 * theme::MARGIN, MIN_SIDE));
    }

    fn scales() -> impl Strategy<Value = f32> {
        prop_oneof![Just(1.0_f32), Just(1.1), Just(1.25), Just(1.5), Just(2.0)]
    }

    fn sides() -> impl Strategy<Value = Option<CellSize>> {
        prop::option::of((12_u8..=96).prop_map(|pixels| CellSize::new(pixels).expect("a side")))
    }

    /// Whether a place lies on a whole pixel of the screen.
    fn is_whole(place: f32, scale: f32) -> bool {
        ((place * scale).round() - place * scale).abs() < 0.01
    }

    proptest! {
        #[test]
        fn cells_are_whole_pixels_and_those_in_sight_are_on_the_board(
            rows in 1_usize..=256,
            cols in 1_usize..=256,
            width in 1.0_f32..4_000.0,
            height in 1.0_f32..3_000.0,
            side in sides(),
            scale in scales(),
            along in 0.0_f32..1.0,
        ) {
            let board = game::BoardSize::new(rows, cols).expect("a board");
            let window = Size::new(width, height);
            let inset = Insets::for_frame(ControlsLayout::Bars, window);
            let fit = BoardLayout::new(board, window, inset, side, scale);
            prop_assert!(((fit.cell_size * scale).round() - fit.cell_size * scale).abs() < 1e-3);
            prop_assert!(is_whole(fit.origin().y + inset.top, scale));
            let extent = fit.board_size();
            let offset = fit.clamp_offset(Point::new(extent.width * along, extent.height * along));
            prop_assert!(is_whole(offset.x, scale) && is_whole(offset.y, scale));
            let block = fit.visible_cells(offset);
            prop_assert!(board.contains(block.first));
            prop_assert!(block.end.row <= board.rows() && block.end.col <= board.cols());
            prop_assert!(block.first.row < block.end.row && block.first.col < block.end.col);
            let pos = Pos::new(board.rows() - 1, board.cols() / 2);
            let revealed = fit.offset_to_show(pos, offset);
            prop_assert!(fit.is_fully_visible(pos, revealed));
            let shown = fit.visible_cells(revealed);
            prop_assert!(shown.first.row <= pos.row && pos.row < shown.end.row);
            prop_assert!(shown.first.col <= pos.col && pos.col < shown.end.col);
        }

        #[test]
        fn no_more_cells_are_built_than_can_be_seen(
            rows in 1_usize..=256,
            cols in 1_usize..=256,
            width in 360.0_f32..4_000.0,
            height in 320.0_f32..3_000.0,
            side in sides(),
            along in 0.0_f32..1.0,
        ) {
            let board = game::BoardSize::new(rows, cols).expect("a board");
            let fit = BoardLayout::new(board, Size::new(width, height), Insets::default(), side, 1.0);
            let extent = fit.board_size();
            let block = fit.visible_cells(fit.clamp_offset(Point::new(extent.width * along, 0.0)));
            let most = |room: f32| (room / fit.cell_size).ceil() as u16 + 1;
            prop_assert!(block.end.col - block.first.col <= most(width));
            prop_assert!(block.end.row - block.first.row <= most(height));
        }

        #[test]
        fn squares_cover_what_is_in_sight_once_and_reach_little_further(
            (rows, cols) in (1_u16..=256, 1_u16..=256),
            (top, left) in (0_u16..256, 0_u16..256),
            (high, wide) in (1_u16..=90, 1_u16..=160),
            side in 2_u16..=16,
        ) {
            let board = game::BoardSize::new(rows.into(), cols.into()).expect("a board");
            let first = Pos::new(top.min(rows - 1), left.min(cols - 1));
            let end = Pos::new((first.row + high).min(rows), (first.col + wide).min(cols));
            let squares = CellRange { first, end }.covering_blocks(side, board);
            let mut times = vec![0; board.cells()];
            for square in &squares {
                for row in square.first.row..square.end.row {
                    for col in square.first.col..square.end.col {
                        times[board.index(Pos::new(row, col))] += 1;
                    }
                }
            }
            for pos in board.positions() {
                let in_sight = (first.row..end.row).contains(&pos.row)
                    && (first.col..end.col).contains(&pos.col);
                let times = times[board.index(pos)];
                prop_assert!(times <= 1 && (times == 1 || !in_sight));
            }
            for square in &squares {
                prop_assert!(square.first.row + side > first.row && square.first.row < end.row);
                prop_assert!(square.first.col + side > first.col && square.first.col < end.col);
            }
        }

        #[test]
        fn a_zoom_leaves_the_cell_under_the_pointer_where_it_is(
            rows in 20_u16..=200,
            cols in 20_u16..=200,
            (before, after) in (30_u8..=96, 30_u8..=96),
            scale in scales(),
            (down, right) in (0.35_f32..0.65, 0.35_f32..0.65),
            (x, y) in (0.2_f32..0.8, 0.2_f32..0.8),
        ) {
            // Both before and after the board is larger than the window, and its ends are far.
            let board = game::BoardSize::new(rows.into(), cols.into()).expect("a board");
            let window = Size::new(420.0, 440.0);
            let fit = |pixels| BoardLayout::new(board, window, Insets::default(), CellSize::new(pixels), scale);
            let (before, after) = (fit(before), fit(after));
            let at = Point::new(window.width * x, window.height * y);
            let offset = before.clamp_offset(Point::new(
                before.board_size().width * right - at.x,
                before.board_size().height * down - at.y,
            ));
            let cell = |fit: &BoardLayout, offset: Point| {
                let place = at - fit.origin() + (offset - Point::ORIGIN);
                (place.x / fit.cell_size, place.y / fit.cell_size)
            };
            let (was, now) = (
                cell(&before, offset),
                cell(&after, after.offset_after_zoom(at, &before, offset)),
            );
            // A pixel of the screen more or less.
            let near = 1.5 / (scale * after.cell_size);
            let middle = |value: f32, count: u16| {
                let far = 440.0 / after.cell_size;
                value > far && value < f32::from(count) - far
            };
            if middle(was.0, cols) && middle(was.1, rows) {
                prop_assert!((was.0 - now.0).abs() < near, "{was:?} {now:?}");
                prop_assert!((was.1 - now.1).abs() < near, "{was:?} {now:?}");
            }
        }
    }
}
