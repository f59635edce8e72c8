//! Where everything is in the frames of a GIF, in pixels.

use crate::game::{BoardSize, Pos};
use iced::{Point, Rectangle, Size};

/// The room around the board and above the figures.
const MARGIN: u16 = 20;
/// The size of the figures and of what is beside them, where the board is wide enough.
const FIGURES: u16 = 24;
/// The narrowest board with figures of that size.
const WIDE: u16 = 200;
const SMALLEST_FIGURES: u16 = 10;

#[derive(Debug, Clone, Copy)]
pub(super) struct Stage {
    pub board: BoardSize,
    /// The side of a cell.
    pub side: u16,
    /// The size of the figures, if they are shown.
    pub figures: Option<u16>,
}

/// An area of a frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Area {
    pub left: usize,
    pub top: usize,
    pub width: usize,
    pub height: usize,
}

impl Stage {
    pub(super) fn new(board: BoardSize, side: u16, has_figures: bool) -> Self {
        let width = u32::from(board.cols()) * u32::from(side);
        let size = (u32::from(FIGURES) * width / u32::from(WIDE)) as u16;
        let figures = has_figures.then_some(size.clamp(SMALLEST_FIGURES, FIGURES));
        Self { board, side, figures }
    }

    pub(super) fn size(self) -> (u16, u16) {
        let board = self.board_area();
        (board.right() as u16 + MARGIN, board.bottom() as u16 + MARGIN)
    }

    /// All of a frame.
    pub(super) fn all(self) -> Area {
        let (width, height) = self.size();
        Area { left: 0, top: 0, width: width.into(), height: height.into() }
    }

    /// The figures, as wide as the board.
    pub(super) fn bar(self) -> Option<Area> {
        let height = 3 * self.figures? / 2;
        let board = self.board_area();
        let top = (MARGIN / 2).into();
        Some(Area { left: board.left, top, width: board.width, height: height.into() })
    }

    pub(super) fn board_area(self) -> Area {
        let above = self.figures.map_or(MARGIN, |size| MARGIN + 3 * size / 2);
        let side = |cells: u16| usize::from(cells) * usize::from(self.side);
        Area {
            left: MARGIN.into(),
            top: above.into(),
            width: side(self.board.cols()),
            height: side(self.board.rows()),
        }
    }

    pub(super) fn cell(self, pos: Pos) -> Area {
        let (board, side) = (self.board_area(), usize::from(self.side));
        let (left, top) = (side * usize::from(pos.col), side * usize::from(pos.row));
        Area { left: board.left + left, top: board.top + top, width: side, height: side }
    }
}

impl Area {
    pub(super) const fn right(self) -> usize {
        self.left + self.width
    }

    pub(super) const fn bottom(self) -> usize {
        self.top + self.height
    }

    pub(super) const fn contains(self, x: usize, y: usize) -> bool {
        self.left <= x && x < self.right() && self.top <= y && y < self.bottom()
    }

    pub(super) fn union(self, other: Self) -> Self {
        let (left, top) = (self.left.min(other.left), self.top.min(other.top));
        let width = self.right().max(other.right()) - left;
        Self { left, top, width, height: self.bottom().max(other.bottom()) - top }
    }

    /// What both have, which may be nothing.
    pub(super) fn intersection(self, other: Self) -> Self {
        let (left, top) = (self.left.max(other.left), self.top.max(other.top));
        let width = self.right().min(other.right()).saturating_sub(left);
        Self { left, top, width, height: self.bottom().min(other.bottom()).saturating_sub(top) }
    }

    pub(super) fn rectangle(self) -> Rectangle {
        let [left, top, width, height] =
            [self.left, self.top, self.width, self.height].map(|pixels| pixels as f32);
        Rectangle::new(Point::new(left, top), Size::new(width, height))
    }
}
