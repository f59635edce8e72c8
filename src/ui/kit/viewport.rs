//! The geometry of a scroll pane: visible part, scroll range and scroll bars.

use crate::ui::kit::scrollbar;
use iced::{Point, Rectangle, Size, Vector};

/// The space of a scroll bar and its gap.
pub const SCROLLBAR_SPACE: f32 = THICK + GAP;
/// The thickness of a bar's hit area and its distance from the content. The visible thumb is
/// thinner.
const THICK: f32 = 10.0;
const GAP: f32 = 2.0;
/// The shortest thumb.
const THUMB: f32 = 24.0;

/// The visible part of some content.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Viewport {
    /// The top left corner of the visible part, in the pane.
    pub origin: Point,
    /// The size of the visible part.
    pub size: Size,
    /// The size of the whole content.
    pub content_size: Size,
    /// The scroll offset.
    pub offset: Point,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ScrollAxis {
    Vertical,
    Horizontal,
}

impl ScrollAxis {
    const ALL: [Self; 2] = [Self::Vertical, Self::Horizontal];

    /// The coordinate along the axis.
    pub(crate) const fn along(self, x: f32, y: f32) -> f32 {
        match self {
            Self::Vertical => y,
            Self::Horizontal => x,
        }
    }
}

#[derive(Debug, Clone, Copy)]
pub(crate) struct ScrollBar {
    pub(crate) axis: ScrollAxis,
    pub(crate) track: Rectangle,
    pub(crate) thumb: Rectangle,
    max_offset: f32,
}

impl ScrollBar {
    /// The scroll offset for a thumb at this distance from the start of the track.
    pub(crate) fn offset_at(self, begin: f32) -> f32 {
        let length = |part: Rectangle| self.axis.along(part.width, part.height);
        let travel = length(self.track) - length(self.thumb);
        if travel > 0.0 { (begin / travel).clamp(0.0, 1.0) * self.max_offset } else { 0.0 }
    }

    pub(crate) fn visible_thumb(self) -> Rectangle {
        let inset = (THICK - scrollbar::WIDTH) / 2.0;
        match self.axis {
            ScrollAxis::Vertical => {
                Rectangle { x: self.thumb.x + inset, width: scrollbar::WIDTH, ..self.thumb }
            }
            ScrollAxis::Horizontal => {
                Rectangle { y: self.thumb.y + inset, height: scrollbar::WIDTH, ..self.thumb }
            }
        }
    }

    /// The distance of a point from the start of a part of the bar.
    pub(crate) fn into(self, part: Rectangle, point: Point) -> f32 {
        self.axis.along(point.x - part.x, point.y - part.y)
    }
}

impl Viewport {
    pub(crate) fn max_offset(self) -> Size {
        Size::new(
            (self.content_size.width - self.size.width).max(0.0),
            (self.content_size.height - self.size.height).max(0.0),
        )
    }

    /// A smaller overflow needs no scroll bar.
    const LITTLE: f32 = 0.1;

    pub(crate) fn scrolls(self) -> bool {
        let max = self.max_offset();
        max.width > Self::LITTLE || max.height > Self::LITTLE
    }

    pub(crate) fn bounds_in(self, pane: Rectangle) -> Rectangle {
        let corner = pane.position() + (self.origin - Point::ORIGIN);
        Rectangle::new(corner, self.size)
    }

    pub(crate) fn bar(self, axis: ScrollAxis, pane: Rectangle) -> Option<ScrollBar> {
        let visible = self.bounds_in(pane);
        let max = axis.along(self.max_offset().width, self.max_offset().height);
        if max <= Self::LITTLE {
            return None;
        }
        let extent = axis.along(visible.width, visible.height);
        let whole = axis.along(self.content_size.width, self.content_size.height);
        let offset = axis.along(self.offset.x, self.offset.y).clamp(0.0, max);
        let length = (extent * extent / whole).max(THUMB).min(extent);
        let begin = ((extent - length) * offset / max).round();
        let (x, y) = (visible.x + visible.width + GAP, visible.y + visible.height + GAP);
        let part = |begin: f32, length: f32| match axis {
            ScrollAxis::Vertical => {
                Rectangle::new(Point::new(x, visible.y + begin), Size::new(THICK, length))
            }
            ScrollAxis::Horizontal => {
                Rectangle::new(Point::new(visible.x + begin, y), Size::new(length, THICK))
            }
        };
        let (track, thumb) = (part(0.0, extent), part(begin, length));
        Some(ScrollBar { axis, track, thumb, max_offset: max })
    }

    pub(crate) fn bars(self, pane: Rectangle) -> impl Iterator<Item = ScrollBar> {
        ScrollAxis::ALL.into_iter().filter_map(move |axis| self.bar(axis, pane))
    }

    /// The current offset, changed along one axis.
    pub(crate) const fn offset_with(self, axis: ScrollAxis, offset: f32) -> Point {
        match axis {
            ScrollAxis::Vertical => Point::new(self.offset.x, offset),
            ScrollAxis::Horizontal => Point::new(offset, self.offset.y),
        }
    }

    /// The current offset moved `by` a distance, within limits.
    pub(crate) fn offset_moved(self, by: Vector) -> Point {
        let max = self.max_offset();
        Point::new(
            (self.offset.x + by.x).clamp(0.0, max.width),
            (self.offset.y + by.y).clamp(0.0, max.height),
        )
    }
}
