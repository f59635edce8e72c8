//! Where the content of a pane lies, how far it can be scrolled, and where its bars are.

use crate::ui::widget::scrollbar;
use iced::{Point, Rectangle, Size, Vector};

/// What a scroll bar takes of the room, with the gap before it, in logical pixels.
pub const SCROLLBAR_SPACE: f32 = THICK + GAP;
/// How thick the part of a bar is that takes the pointer, and how far it is from what is scrolled,
/// in logical pixels. What is drawn is slimmer.
const THICK: f32 = 10.0;
const GAP: f32 = 2.0;
/// The shortest thumb of a bar, in logical pixels.
const THUMB: f32 = 24.0;

/// What is seen through the pane, and where.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Viewport {
    /// The top left corner of what is in sight, in the pane.
    pub origin: Point,
    /// The size of what is in sight.
    pub size: Size,
    /// The size of the whole.
    pub content_size: Size,
    /// How far the whole is scrolled.
    pub offset: Point,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ScrollAxis {
    Vertical,
    Horizontal,
}

impl ScrollAxis {
    const ALL: [Self; 2] = [Self::Vertical, Self::Horizontal];

    /// The part of a place, or of a size, that lies along the axis.
    pub(crate) const fn along(self, x: f32, y: f32) -> f32 {
        match self {
            Self::Vertical => y,
            Self::Horizontal => x,
        }
    }
}

/// A bar beside what is scrolled.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ScrollBar {
    pub(crate) axis: ScrollAxis,
    pub(crate) track: Rectangle,
    pub(crate) thumb: Rectangle,
    /// How far can be scrolled.
    max_offset: f32,
}

impl ScrollBar {
    /// The offset at which the thumb begins so far from the beginning of the rail.
    pub(crate) fn offset_at(self, begin: f32) -> f32 {
        let length = |part: Rectangle| self.axis.along(part.width, part.height);
        let way = length(self.track) - length(self.thumb);
        if way > 0.0 { (begin / way).clamp(0.0, 1.0) * self.max_offset } else { 0.0 }
    }

    /// What is drawn of the thumb.
    pub(crate) fn visible_thumb(self) -> Rectangle {
        let aside = (THICK - scrollbar::WIDTH) / 2.0;
        match self.axis {
            ScrollAxis::Vertical => {
                Rectangle { x: self.thumb.x + aside, width: scrollbar::WIDTH, ..self.thumb }
            }
            ScrollAxis::Horizontal => {
                Rectangle { y: self.thumb.y + aside, height: scrollbar::WIDTH, ..self.thumb }
            }
        }
    }

    /// How far a point lies behind the beginning of a part of the bar.
    pub(crate) fn into(self, part: Rectangle, point: Point) -> f32 {
        self.axis.along(point.x - part.x, point.y - part.y)
    }
}

impl Viewport {
    /// How far the whole can be scrolled.
    pub(crate) fn max_offset(self) -> Size {
        Size::new(
            (self.content_size.width - self.size.width).max(0.0),
            (self.content_size.height - self.size.height).max(0.0),
        )
    }

    /// Less than this is no reason for a bar.
    const LITTLE: f32 = 0.1;

    pub(crate) fn scrolls(self) -> bool {
        let far = self.max_offset();
        far.width > Self::LITTLE || far.height > Self::LITTLE
    }

    pub(crate) fn bounds_in(self, pane: Rectangle) -> Rectangle {
        let corner = pane.position() + (self.origin - Point::ORIGIN);
        Rectangle::new(corner, self.size)
    }

    /// The bar along an axis, where there is one.
    pub(crate) fn bar(self, axis: ScrollAxis, pane: Rectangle) -> Option<ScrollBar> {
        let sight = self.bounds_in(pane);
        let far = axis.along(self.max_offset().width, self.max_offset().height);
        if far <= Self::LITTLE {
            return None;
        }
        let seen = axis.along(sight.width, sight.height);
        let whole = axis.along(self.content_size.width, self.content_size.height);
        let offset = axis.along(self.offset.x, self.offset.y).clamp(0.0, far);
        let length = (seen * seen / whole).max(THUMB).min(seen);
        let begin = ((seen - length) * offset / far).round();
        let (rail, thumb) = match axis {
            ScrollAxis::Vertical => {
                let x = sight.x + sight.width + GAP;
                (
                    Rectangle::new(Point::new(x, sight.y), Size::new(THICK, seen)),
                    Rectangle::new(Point::new(x, sight.y + begin), Size::new(THICK, length)),
                )
            }
            ScrollAxis::Horizontal => {
                let y = sight.y + sight.height + GAP;
                (
                    Rectangle::new(Point::new(sight.x, y), Size::new(seen, THICK)),
                    Rectangle::new(Point::new(sight.x + begin, y), Size::new(length, THICK)),
                )
            }
        };
        Some(ScrollBar { axis, track: rail, thumb, max_offset: far })
    }

    pub(crate) fn bars(self, pane: Rectangle) -> impl Iterator<Item = ScrollBar> {
        ScrollAxis::ALL.into_iter().filter_map(move |axis| self.bar(axis, pane))
    }

    /// The present offset, with another along one axis.
    pub(crate) const fn offset_with(self, axis: ScrollAxis, offset: f32) -> Point {
        match axis {
            ScrollAxis::Vertical => Point::new(self.offset.x, offset),
            ScrollAxis::Horizontal => Point::new(offset, self.offset.y),
        }
    }

    /// The offset so far from the present one, as far as there is something to see.
    pub(crate) fn offset_moved(self, by: Vector) -> Point {
        let far = self.max_offset();
        Point::new(
            (self.offset.x + by.x).clamp(0.0, far.width),
            (self.offset.y + by.y).clamp(0.0, far.height),
        )
    }
}
