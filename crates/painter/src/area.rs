//! Rectangles of whole physical pixels.

use iced_core::Rectangle;

/// The pixels from `left` to `right` and from `top` to `bottom`, without the last ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Area {
    pub left: i32,
    pub top: i32,
    pub right: i32,
    pub bottom: i32,
}

/// No window has a pixel so far away: sums of two of them are still numbers.
const FAR: f32 = (1 << 28) as f32;

/// The place between pixels that is nearest. Halfway it is the next one, even where rounding has made
/// sums a little less: otherwise things in a row would have gaps.
pub fn snap(place: f32) -> f32 {
    (place + 0.5 + 1.0 / 64.0).floor()
}

/// The first pixel whose centre is behind this place.
fn first_centre(place: f32) -> i32 {
    snap(place.clamp(-FAR, FAR)) as i32
}

/// The place after so many pixels; the end of what is infinite is far away.
fn end(start: f32, length: f32) -> f32 {
    let end = start + length;
    if end.is_nan() { FAR } else { end }
}

impl Area {
    pub const fn new(left: i32, top: i32, width: i32, height: i32) -> Self {
        Self { left, top, right: left + width, bottom: top + height }
    }

    /// All pixels of a window or picture of this size.
    pub const fn of(width: u32, height: u32) -> Self {
        Self::new(0, 0, width as i32, height as i32)
    }

    /// The pixels whose centres are in `bounds`, in physical pixels, or at their ends.
    pub fn inside(bounds: Rectangle) -> Self {
        Self {
            left: first_centre(bounds.x),
            top: first_centre(bounds.y),
            right: first_centre(end(bounds.x, bounds.width)),
            bottom: first_centre(end(bounds.y, bounds.height)),
        }
    }

    /// The pixels that `bounds` touch, in physical pixels.
    pub fn touched(bounds: Rectangle) -> Self {
        Self {
            left: bounds.x.clamp(-FAR, FAR).floor() as i32,
            top: bounds.y.clamp(-FAR, FAR).floor() as i32,
            right: end(bounds.x, bounds.width).clamp(-FAR, FAR).ceil() as i32,
            bottom: end(bounds.y, bounds.height).clamp(-FAR, FAR).ceil() as i32,
        }
    }

    /// This area as a rectangle, in physical pixels.
    pub const fn bounds(self) -> Rectangle {
        Rectangle {
            x: self.left as f32,
            y: self.top as f32,
            width: self.width() as f32,
            height: self.height() as f32,
        }
    }

    pub const fn width(self) -> i32 {
        self.right - self.left
    }

    pub const fn height(self) -> i32 {
        self.bottom - self.top
    }

    pub const fn is_empty(self) -> bool {
        self.right <= self.left || self.bottom <= self.top
    }

    /// What both have; it may be empty.
    pub fn and(self, other: Self) -> Self {
        Self {
            left: self.left.max(other.left),
            top: self.top.max(other.top),
            right: self.right.min(other.right),
            bottom: self.bottom.min(other.bottom),
        }
    }

    pub fn touches(self, other: Self) -> bool {
        !self.and(other).is_empty()
    }

    pub const fn contains(self, other: Self) -> bool {
        self.left <= other.left
            && self.top <= other.top
            && self.right >= other.right
            && self.bottom >= other.bottom
    }

    /// Without so many pixels at each side.
    pub const fn without(self, [left, top, right, bottom]: [i32; 4]) -> Self {
        Self {
            left: self.left + left,
            top: self.top + top,
            right: self.right - right,
            bottom: self.bottom - bottom,
        }
    }
}

impl From<Area> for Rectangle<u32> {
    /// An area without pixels left of or above the first.
    fn from(area: Area) -> Self {
        let length = |length: i32| length.max(0) as u32;
        Self {
            x: length(area.left),
            y: length(area.top),
            width: length(area.width()),
            height: length(area.height()),
        }
    }
}
