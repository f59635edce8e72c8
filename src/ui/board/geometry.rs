//! Where the cells are in the window.

use super::layout;
use crate::game::{BoardSize, Pos};
use crate::replay::PointerPos;
use iced::{Point, Rectangle, Size, Vector};

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct BoardGeometry {
    pub board: BoardSize,
    pub cell_size: f32,
    /// The scroll offset.
    pub offset: Point,
}

impl BoardGeometry {
    pub(crate) fn size(&self) -> Size {
        layout::extent(self.board, self.cell_size)
    }

    /// Where cells are on a board that begins at `origin`.
    pub(crate) fn bounds(&self, origin: Point, cells: CellRange) -> Rectangle {
        let length = |count: u16| f32::from(count) * self.cell_size;
        let corner = Vector::new(length(cells.first.col), length(cells.first.row));
        let (cols, rows) = cells.shape();
        Rectangle::new(origin + corner, Size::new(length(cols), length(rows)))
    }

    pub(crate) fn cell_bounds(&self, origin: Point, pos: Pos) -> Rectangle {
        self.bounds(origin, CellRange { first: pos, end: Pos::new(pos.row + 1, pos.col + 1) })
    }

    /// The board coordinates of a point, kept within the cell it is `over`.
    pub(crate) fn pointer_pos(
        &self,
        bounds: Rectangle,
        over: Option<Pos>,
        point: Point,
    ) -> PointerPos {
        let (x, y) = ((point.x - bounds.x) / self.cell_size, (point.y - bounds.y) / self.cell_size);
        match over {
            Some(pos) => PointerPos::in_cell(pos, x - f32::from(pos.col), y - f32::from(pos.row)),
            None => PointerPos::from_cells(x, y),
        }
    }

    pub(crate) fn cell_at(&self, bounds: Rectangle, point: Point) -> Option<Pos> {
        let (x, y) = ((point.x - bounds.x) / self.cell_size, (point.y - bounds.y) / self.cell_size);
        let inside = x >= 0.0 && y >= 0.0;
        let pos = Pos::new(y as u16, x as u16);
        (inside && self.board.contains(pos)).then_some(pos)
    }
}

/// Rows and columns from `first` up to, but not including, `end`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct CellRange {
    pub first: Pos,
    pub end: Pos,
}

impl CellRange {
    /// The number of columns and of rows.
    pub const fn shape(self) -> (u16, u16) {
        (self.end.col - self.first.col, self.end.row - self.first.row)
    }

    pub fn contains(self, pos: Pos) -> bool {
        let Self { first, end } = self;
        (first.row..end.row).contains(&pos.row) && (first.col..end.col).contains(&pos.col)
    }

    /// The place of a cell among [`Self::positions`].
    pub fn index(self, pos: Pos) -> usize {
        let (cols, _) = self.shape();
        usize::from(pos.row - self.first.row) * usize::from(cols)
            + usize::from(pos.col - self.first.col)
    }

    /// All cells, row by row.
    pub fn positions(self) -> impl Iterator<Item = Pos> {
        let cols = self.first.col..self.end.col;
        (self.first.row..self.end.row)
            .flat_map(move |row| cols.clone().map(move |col| Pos::new(row, col)))
    }

    /// The squares that cover the range. They are part of one fixed division of the board into
    /// squares of `side` cells, so they stay the same when the board scrolls.
    pub fn covering_squares(self, side: u16, board: BoardSize) -> Vec<Self> {
        let along = |from: u16, to: u16, count: u16| {
            (from / side..to.div_ceil(side))
                .map(move |square| (square * side, (square * side + side).min(count)))
        };
        along(self.first.row, self.end.row, board.rows())
            .flat_map(|(top, bottom)| {
                along(self.first.col, self.end.col, board.cols()).map(move |(left, right)| Self {
                    first: Pos::new(top, left),
                    end: Pos::new(bottom, right),
                })
            })
            .collect()
    }
}
