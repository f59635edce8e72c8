//! How large the cells are in a window, which of them are in sight, and the size to wish for.

use iced::Point;
use iced::Size;

use crate::game;
use crate::game::Pos;
use crate::game::style::Frame;
use crate::theme;

/// The smallest cell that is shown before the board scrolls, in logical pixels.
pub const MIN_SIDE: f32 = 16.0;
/// The largest cell, in logical pixels.
pub const MAX_SIDE: f32 = 96.0;
/// A cell's side in the window that a level wishes for, in logical pixels.
const NATURAL_SIDE: f32 = 32.0;
/// The side that a small board's cells grow to at most in the window it wishes for.
const LARGE_SIDE: f32 = 48.0;
/// The smallest window, in logical pixels.
pub const MIN_WINDOW: Size = Size::new(360.0, 320.0);
/// The share of the monitor that a window wishes for at most.
const MONITOR_SHARE: f32 = 0.9;

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
    const fn total(self) -> Size {
        Size::new(
            self.left + self.right + 2.0 * theme::MARGIN,
            self.above + self.below + 2.0 * theme::MARGIN,
        )
    }
}

/// A board laid into the room that a window leaves for it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Fit {
    /// The whole board.
    pub board: game::Size,
    /// A cell's side, in logical pixels; a whole number of the screen's own pixels.
    pub side: f32,
    /// The room, in logical pixels.
    pub room: Size,
    /// How many of the screen's pixels make a logical one.
    scale: f32,
}

/// A block of cells: rows and columns, each from the first up to, but not with, the last.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Block {
    /// The first cell.
    pub first: Pos,
    /// The cell below and to the right of the last.
    pub end: Pos,
}

impl Fit {
    /// Lays `board` into what `inset` leaves of a window, whose own pixels are `scale` to one
    /// logical pixel.
    ///
    /// The cells are as large as the window lets them be, square, and end on whole pixels of the
    /// screen, so that every line between them is sharp.
    pub fn new(board: game::Size, window: Size, inset: Inset, scale: f32) -> Self {
        let around = inset.total();
        let room = Size::new(
            (window.width - around.width).max(MIN_SIDE),
            (window.height - around.height).max(MIN_SIDE),
        );
        let widest = (room.width / f32::from(board.cols()))
            .min(room.height / f32::from(board.rows()))
            .clamp(MIN_SIDE, MAX_SIDE);
        let side = ((widest * scale).floor() / scale).max(1.0);
        Self {
            board,
            side,
            room,
            scale,
        }
    }

    /// The board's top left corner in its room, which has it in the middle; on a whole pixel of
    /// the screen.
    pub fn corner(&self) -> Point {
        let extent = self.extent();
        let middle = |room: f32, extent: f32| {
            let gap = (room - extent).max(0.0) / 2.0;
            (gap * self.scale).floor() / self.scale
        };
        Point::new(
            middle(self.room.width, extent.width),
            middle(self.room.height, extent.height),
        )
    }

    /// The whole board's size, in logical pixels.
    pub fn extent(&self) -> Size {
        Size::new(
            f32::from(self.board.cols()) * self.side,
            f32::from(self.board.rows()) * self.side,
        )
    }

    /// Whether the board is larger than its room.
    pub fn scrolls(&self) -> bool {
        let extent = self.extent();
        extent.width > self.room.width || extent.height > self.room.height
    }

    /// The cells in sight when the board is scrolled by `offset`, in logical pixels.
    pub fn in_sight(&self, offset: Point) -> Block {
        let span = |offset: f32, room: f32, count: u16| {
            let first = ((offset / self.side).floor().max(0.0) as u16).min(count - 1);
            let end = ((offset + room) / self.side).ceil().max(1.0) as u16;
            (first, end.clamp(first + 1, count))
        };
        let (top, bottom) = span(offset.y, self.room.height, self.board.rows());
        let (left, right) = span(offset.x, self.room.width, self.board.cols());
        Block {
            first: Pos::new(top, left),
            end: Pos::new(bottom, right),
        }
    }

    /// How many rows the keyboard's cursor goes at once: as many as are whole in sight, but for one,
    /// or eight where the whole board is in sight.
    pub fn page(&self) -> i16 {
        const USUAL: f32 = 8.0;
        let rows = if self.scrolls() {
            (self.room.height / self.side).floor() - 1.0
        } else {
            USUAL
        };
        rows.max(1.0) as i16
    }

    /// The offset nearest to `offset` that has the cell at `pos` whole in sight.
    pub fn reveal(&self, pos: Pos, offset: Point) -> Point {
        let shift = |offset: f32, room: f32, place: u16| {
            let near = f32::from(place) * self.side;
            offset.min(near).max(near + self.side - room)
        };
        Point::new(
            shift(offset.x, self.room.width, pos.col),
            shift(offset.y, self.room.height, pos.row),
        )
    }
}

/// The window that shows `board` best, with `inset` around it, on a monitor of this size, in
/// logical pixels.
pub fn wish(board: game::Size, inset: Inset, monitor: Option<Size>) -> Size {
    let around = inset.total();
    let most = monitor.map_or(Size::new(1280.0, 960.0), |monitor| {
        Size::new(
            monitor.width * MONITOR_SHARE,
            monitor.height * MONITOR_SHARE,
        )
    });
    let (rows, cols) = (f32::from(board.rows()), f32::from(board.cols()));
    // A small board fills the narrowest window.
    let natural = ((MIN_WINDOW.width - around.width) / cols).clamp(NATURAL_SIDE, LARGE_SIDE);
    let side = ((most.width - around.width) / cols)
        .min((most.height - around.height) / rows)
        .min(natural)
        .max(MIN_SIDE)
        .floor();
    Size::new(
        (cols * side + around.width).clamp(MIN_WINDOW.width, most.width.max(MIN_WINDOW.width)),
        (rows * side + around.height).clamp(MIN_WINDOW.height, most.height.max(MIN_WINDOW.height)),
    )
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::game::Level;

    #[test]
    fn the_wished_window_shows_the_whole_board_without_a_gap() {
        for level in Level::NAMED {
            let inset = Inset::of(Frame::Bars);
            let window = wish(level.size(), inset, Some(Size::new(1920.0, 1080.0)));
            let fit = Fit::new(level.size(), window, inset, 1.0);
            assert!(!fit.scrolls(), "{level}");
            assert!(fit.side >= NATURAL_SIDE, "{level}: {}", fit.side);
        }
    }

    #[test]
    fn a_board_too_large_for_the_monitor_scrolls_inside_a_window_that_is_not() {
        let level = Level::of(256, 256, 9_000).expect("a level");
        let monitor = Size::new(1366.0, 768.0);
        let inset = Inset::of(Frame::Bars);
        let window = wish(level.size(), inset, Some(monitor));
        assert!(window.width <= monitor.width && window.height <= monitor.height);
        let fit = Fit::new(level.size(), window, inset, 1.0);
        assert!(fit.scrolls());
        assert_eq!(fit.side, MIN_SIDE);
    }

    proptest! {
        #[test]
        fn cells_are_whole_pixels_and_those_in_sight_are_on_the_board(
            rows in 1_usize..=256,
            cols in 1_usize..=256,
            width in 1.0_f32..4_000.0,
            height in 1.0_f32..3_000.0,
            scale in prop_oneof![Just(1.0_f32), Just(1.25), Just(1.5), Just(2.0)],
            along in 0.0_f32..1.0,
        ) {
            let board = game::Size::new(rows, cols).expect("a board");
            let inset = Inset::of(Frame::Bars);
            let fit = Fit::new(board, Size::new(width, height), inset, scale);
            prop_assert!(((fit.side * scale).round() - fit.side * scale).abs() < 1e-3);
            let extent = fit.extent();
            let offset = Point::new(
                (extent.width - fit.room.width).max(0.0) * along,
                (extent.height - fit.room.height).max(0.0) * along,
            );
            let block = fit.in_sight(offset);
            prop_assert!(board.contains(block.first));
            prop_assert!(block.end.row <= board.rows() && block.end.col <= board.cols());
            prop_assert!(block.first.row < block.end.row && block.first.col < block.end.col);
            let pos = Pos::new(board.rows() - 1, board.cols() / 2);
            let shown = fit.in_sight(fit.reveal(pos, offset));
            prop_assert!(shown.first.row <= pos.row && pos.row < shown.end.row);
            prop_assert!(shown.first.col <= pos.col && pos.col < shown.end.col);
        }
    }
}
