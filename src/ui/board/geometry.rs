//! Where the cells are in the window.

use crate::game::Pos;
use crate::replay::PointerPos;
use iced::{Point, Rectangle, Size, Vector};

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct BoardGeometry {
    pub board: crate::game::BoardSize,
    /// The first cell that is built.
    pub first: Pos,
    /// In logical pixels.
    pub cell_size: f32,
    /// The scroll offset, in logical pixels.
    pub offset: Point,
}

impl BoardGeometry {
    pub(crate) fn size(&self) -> Size {
        Size::new(
            f32::from(self.board.cols()) * self.cell_size,
            f32::from(self.board.rows()) * self.cell_size,
        )
    }

    pub(crate) fn cell_bounds(&self, origin: Point, pos: Pos) -> Rectangle {
        Rectangle::new(
            origin
                + Vector::new(
                    f32::from(pos.col) * self.cell_size,
                    f32::from(pos.row) * self.cell_size,
                ),
            Size::new(self.cell_size, self.cell_size),
        )
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
