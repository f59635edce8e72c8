//! Where the content of a pane lies, how far it can be scrolled, and where its bars are.

use crate::widget::scroll;
use iced::{Point, Rectangle, Size, Vector};

/// What a scroll bar takes of the room, with the gap before it, in logical pixels.
pub const BAR: f32 = THICK + GAP;
/// How thick the part of a bar is that takes the pointer, and how far it is from what is scrolled,
/// in logical pixels. What is drawn is slimmer.
const THICK: f32 = 10.0;
const GAP: f32 = 2.0;
/// The shortest thumb of a bar, in logical pixels.
const THUMB: f32 = 24.0;

/// What is seen through the pane, and where.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Place {
    /// The top left corner of what is in sight, in the pane.
    pub corner: Point,
    /// The size of what is in sight.
    pub sight: Size,
    /// The size of the whole.
    pub extent: Size,
    /// How far the whole is scrolled.
    pub offset: Point,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Axis {
    Vertical,
    Horizontal,
}

impl Axis {
    const ALL: [Self; 2] = [Self::Vertical, Self::Horizontal];

    /// The part of a place, or of a size, that lies along the axis.
    pub(super) const fn along(self, x: f32, y: f32) -> f32 {
        match self {
            Self::Vertical => y,
            Self::Horizontal => x,
        }
    }
}

/// A bar beside what is scrolled.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bar {
    pub(super) axis: Axis,
    pub(super) rail: Rectangle,
    pub(super) thumb: Rectangle,
    /// How far can be scrolled.
    far: f32,
}

impl Bar {
    /// The offset at which the thumb begins so far from the beginning of the rail.
    pub(super) fn offset(self, begin: f32) -> f32 {
        let length = |part: Rectangle| self.axis.along(part.width, part.height);
        let way = length(self.rail) - length(self.thumb);
        if way > 0.0 { (begin / way).clamp(0.0, 1.0) * self.far } else { 0.0 }
    }

    /// What is drawn of the thumb.
    pub(super) fn handle(self) -> Rectangle {
        let aside = (THICK - scroll::WIDTH) / 2.0;
        match self.axis {
            Axis::Vertical => {
                Rectangle { x: self.thumb.x + aside, width: scroll::WIDTH, ..self.thumb }
            }
            Axis::Horizontal => {
                Rectangle { y: self.thumb.y + aside, height: scroll::WIDTH, ..self.thumb }
            }
        }
    }

    /// How far a point lies behind the beginning of a part of the bar.
    pub(super) fn into(self, part: Rectangle, point: Point) -> f32 {
        self.axis.along(point.x - part.x, point.y - part.y)
    }
}

impl Place {
    /// How far the whole can be scrolled.
    pub(super) fn far(self) -> Size {
        Size::new(
            (self.extent.width - self.sight.width).max(0.0),
            (self.extent.height - self.sight.height).max(0.0),
        )
    }

    /// Less than this is no reason for a bar.
    const LITTLE: f32 = 0.1;

    pub(super) fn scrolls(self) -> bool {
        let far = self.far();
        far.width > Self::LITTLE || far.height > Self::LITTLE
    }

    pub(super) fn sight_in(self, pane: Rectangle) -> Rectangle {
        let corner = pane.position() + (self.corner - Point::ORIGIN);
        Rectangle::new(corner, self.sight)
    }

    /// The bar along an axis, where there is one.
    pub(super) fn bar(self, axis: Axis, pane: Rectangle) -> Option<Bar> {
        let sight = self.sight_in(pane);
        let far = axis.along(self.far().width, self.far().height);
        if far <= Self::LITTLE {
            return None;
        }
        let seen = axis.along(sight.width, sight.height);
        let whole = axis.along(self.extent.width, self.extent.height);
        let offset = axis.along(self.offset.x, self.offset.y).clamp(0.0, far);
        let length = (seen * seen / whole).max(THUMB).min(seen);
        let begin = ((seen - length) * offset / far).round();
        let (rail, thumb) = match axis {
            Axis::Vertical => {
                let x = sight.x + sight.width + GAP;
                (
                    Rectangle::new(Point::new(x, sight.y), Size::new(THICK, seen)),
                    Rectangle::new(Point::new(x, sight.y + begin), Size::new(THICK, length)),
                )
            }
            Axis::Horizontal => {
                let y = sight.y + sight.height + GAP;
                (
                    Rectangle::new(Point::new(sight.x, y), Size::new(seen, THICK)),
                    Rectangle::new(Point::new(sight.x + begin, y), Size::new(length, THICK)),
                )
            }
        };
        Some(Bar { axis, rail, thumb, far })
    }

    pub(super) fn bars(self, pane: Rectangle) -> impl Iterator<Item = Bar> {
        Axis::ALL.into_iter().filter_map(move |axis| self.bar(axis, pane))
    }

    /// The present offset, with another along one axis.
    pub(super) const fn with(self, axis: Axis, offset: f32) -> Point {
        match axis {
            Axis::Vertical => Point::new(self.offset.x, offset),
            Axis::Horizontal => Point::new(offset, self.offset.y),
        }
    }

    /// The offset so far from the present one, as far as there is something to see.
    pub(super) fn moved(self, by: Vector) -> Point {
        let far = self.far();
        Point::new(
            (self.offset.x + by.x).clamp(0.0, far.width),
            (self.offset.y + by.y).clamp(0.0, far.height),
        )
    }
}
