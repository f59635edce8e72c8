//! A board on its way to where it was scrolled or zoomed. Only what is drawn is on its way: the
//! pointer is over the cells as they will be.

use super::layout::BoardLayout;
use crate::game::Moment;
use crate::ui::kit::motion::{self, eased};
use iced::{Point, Rectangle, Size, Transformation};

/// Where a board is drawn.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Place {
    /// The visible part, in the pane.
    pub visible: Rectangle,
    /// The top left corner of the whole board, in the pane.
    pub corner: Point,
    /// A cell's side.
    pub side: f32,
}

impl Place {
    /// Where a board rests.
    pub fn at_rest(layout: &BoardLayout, offset: Point) -> Self {
        let visible = Rectangle::new(layout.origin(), layout.visible_size());
        let corner = visible.position() - (layout.clamp_offset(offset) - Point::ORIGIN);
        Self { visible, corner, side: layout.cell_size }
    }

    /// From what is drawn in the place `rest` to the same in this one, both in the pane.
    pub fn drawn_from(self, rest: Self) -> Transformation {
        let scale = self.side / rest.side;
        let shift = self.corner - Point::new(rest.corner.x * scale, rest.corner.y * scale);
        Transformation::translate(shift.x, shift.y) * Transformation::scale(scale)
    }

    fn between(self, end: Self, share: f32) -> Self {
        let mix = |from: f32, to: f32| from + (to - from) * share;
        let point = |from: Point, to: Point| Point::new(mix(from.x, to.x), mix(from.y, to.y));
        let size = |from: Size, to: Size| {
            Size::new(mix(from.width, to.width), mix(from.height, to.height))
        };
        let (from, to) = (self.visible, end.visible);
        Self {
            visible: Rectangle::new(
                point(from.position(), to.position()),
                size(from.size(), to.size()),
            ),
            corner: point(self.corner, end.corner),
            side: mix(self.side, end.side),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Glide {
    pub from: Place,
    pub since: Moment,
}

impl Glide {
    /// When the next frame is due; `None` when the board is there.
    pub fn next_frame(self, now: Moment) -> Option<Moment> {
        let ends = Moment(self.since.0 + motion::FAR);
        (now < ends).then(|| ends.min(Moment(now.0 + motion::FRAME)))
    }

    /// Where the board is on its way to the place `rest`; `None` when it is there.
    pub fn place(self, rest: Place, now: Moment) -> Option<Place> {
        let past = now.since(self.since);
        let share = past as f32 / motion::FAR as f32;
        (past < motion::FAR).then(|| self.from.between(rest, eased(share)))
    }
}
