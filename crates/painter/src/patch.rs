//! Shapes whose middle can be stretched: rounded rectangles, their borders and their shadows.
//!
//! A shape is kept in the smallest size that has all of its corners, and painted in any larger one.

use crate::area::Area;
use crate::gradient::Paint;
use crate::pixels::{Canvas, blend, blend_masked, times};
use tiny_skia::{FillRule, Mask, Path, PathBuilder, Rect, Stroke, Transform};

/// How much of each pixel is covered, from 0 to 255.
#[derive(Debug)]
pub struct Patch {
    shares: Vec<u8>,
    width: i32,
    height: i32,
    /// How far its corners reach: left, top, right, bottom.
    corners: [i32; 4],
}

/// What a patch looks like, in physical pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shape {
    /// Where it begins within its first pixel, from 0 to 1.
    pub start: (f32, f32),
    pub width: f32,
    pub height: f32,
    /// Of the corners, from the left upper one clockwise.
    pub radii: [f32; 4],
    pub part: Part,
}

/// What is drawn of a rounded rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Part {
    Inside,
    /// Along the inner side of its border, as wide as this.
    Border(f32),
    /// A shadow that is blurred as far as this.
    Shadow(f32),
}

/// A [`Shape`] as the key of a cache.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key([u32; 10]);

impl Shape {
    /// How far the corners reach, with what is between two pixels at the sides.
    fn corners(&self) -> [i32; 4] {
        let [left_top, right_top, right_bottom, left_bottom] = self.radii;
        let more = match self.part {
            Part::Inside => 0.0,
            Part::Border(width) => width,
            Part::Shadow(blur) => 2.0 * blur,
        };
        let reach = |a: f32, b: f32| (a.max(b) + more).ceil() as i32 + 1;
        [
            reach(left_top, left_bottom),
            reach(left_top, right_top),
            reach(right_top, right_bottom),
            reach(left_bottom, right_bottom),
        ]
    }

    /// How far a shadow reaches beyond its rectangle.
    fn blur(&self) -> f32 {
        if let Part::Shadow(blur) = self.part { blur } else { 0.0 }
    }

    /// This shape, as small as it can be kept.
    pub fn smallest(&self) -> Self {
        let [left, top, right, bottom] = self.corners();
        let short = |length: f32, corners: i32| {
            // Whole pixels are taken out of the middle, so both ends stay as they are.
            let spare = (length + 2.0 * self.blur() - corners as f32 - 3.0).floor();
            length - spare.max(0.0)
        };
        Self {
            width: short(self.width, left + right),
            height: short(self.height, top + bottom),
            ..*self
        }
    }

    pub fn key(&self) -> Key {
        let (part, reach) = match self.part {
            Part::Inside => (0, 0.0),
            Part::Border(width) => (1, width),
            Part::Shadow(blur) => (2, blur),
        };
        let [a, b, c, d] = self.radii;
        let lengths = [self.start.0, self.start.1, self.width, self.height, a, b, c, d, reach];
        let mut key = [part; 10];
        key[1..].copy_from_slice(&lengths.map(f32::to_bits));
        Key(key)
    }

    /// The size of all pixels that it touches, in pixels.
    pub fn extent(&self) -> (i32, i32) {
        let extent = |start: f32, length: f32| (start + length + 2.0 * self.blur()).ceil() as i32;
        (extent(self.start.0, self.width), extent(self.start.1, self.height))
    }

    /// The path around its rectangle, this far within it.
    fn path(&self, inset: f32) -> Option<Path> {
        let (left, top) = (self.start.0 + inset, self.start.1 + inset);
        let (right, bottom) =
            (self.start.0 + self.width - inset, self.start.1 + self.height - inset);
        if self.radii == [0.0; 4] {
            return Rect::from_ltrb(left, top, right, bottom).map(PathBuilder::from_rect);
        }
        let radius = |at: usize| if self.radii[at] > inset { self.radii[at] - inset } else { 0.0 };
        /// How far the handles of a cubic curve are from the ends of a quarter of a circle.
        const HANDLE: f32 = 0.552_284_7;
        let mut path = PathBuilder::new();
        let mut corner = |at: usize, (x, y): (f32, f32), (from, to): ((f32, f32), (f32, f32))| {
            let radius = radius(at);
            let at =
                |by: (f32, f32), share: f32| (x + by.0 * radius * share, y + by.1 * radius * share);
            let (start, end) = (at(from, 1.0), at(to, 1.0));
            let (first, second) = (at(from, 1.0 - HANDLE), at(to, 1.0 - HANDLE));
            if path.is_empty() {
                path.move_to(start.0, start.1);
            } else {
                path.line_to(start.0, start.1);
            }
            if radius > 0.0 {
                path.cubic_to(first.0, first.1, second.0, second.1, end.0, end.1);
            }
        };
        corner(0, (left, top), ((0.0, 1.0), (1.0, 0.0)));
        corner(1, (right, top), ((-1.0, 0.0), (0.0, 1.0)));
        corner(2, (right, bottom), ((0.0, -1.0), (-1.0, 0.0)));
        corner(3, (left, bottom), ((1.0, 0.0), (0.0, -1.0)));
        path.close();
        path.finish()
    }
}

impl Patch {
    /// `None` for a shape without pixels.
    pub fn new(shape: &Shape) -> Option<Self> {
        let (width, height) = shape.extent();
        let (columns, rows) = (u32::try_from(width).ok()?, u32::try_from(height).ok()?);
        let fill = |path: &Path| {
            let mut mask = Mask::new(columns, rows)?;
            mask.fill_path(path, FillRule::Winding, true, Transform::identity());
            Some(mask.data().to_vec())
        };
        let shares = match shape.part {
            Part::Inside => fill(&shape.path(0.0)?)?,
            Part::Border(line) => {
                let stroke = Stroke { width: line, ..Stroke::default() };
                let border = fill(&shape.path(line / 2.0)?.stroke(&stroke, 1.0)?)?;
                // Where a corner is rounder than half the line, the line alone would reach beyond it.
                let inside = fill(&shape.path(0.0)?)?;
                border.into_iter().zip(inside).map(|(border, inside)| border.min(inside)).collect()
            }
            Part::Shadow(blur) => {
                let places = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
                places.map(|(x, y)| shadow(shape, blur, x as f32, y as f32)).collect()
            }
        };
        Some(Self { shares, width, height, corners: shape.corners() })
    }

    /// Paints it as large as `place`, where `canvas` may be painted.
    pub fn paint(&self, canvas: &mut Canvas<'_>, place: Area, paint: &Paint) {
        let [left, _, right, _] = self.corners;
        let visible = place.and(canvas.clip());
        for y in visible.top..visible.bottom {
            let row = self.row(y - place.top, place.height());
            let shares = &self.shares[(row * self.width) as usize..][..self.width as usize];
            // The ends of the stretched middle: where the patch has the size of the place, nothing is.
            let stretched = place.width() - self.width;
            let (start, end) = (place.left + left, place.right - right);
            let pieces = if stretched == 0 {
                [(place.left, place.right, 0), (place.right, place.right, 0)]
            } else {
                [(place.left, start, 0), (end, place.right, self.width - right)]
            };
            for (from, to, first) in pieces {
                let (from, to, first) = (
                    from.max(visible.left),
                    to.min(visible.right),
                    first + (visible.left - from).max(0),
                );
                if from < to {
                    let shares = &shares[first as usize..(first + to - from) as usize];
                    let row = canvas.row(y, from, to);
                    match paint.color_of_row(y) {
                        Some(color) => blend_masked(row, shares, color),
                        None => {
                            for (at, (pixel, share)) in row.iter_mut().zip(shares).enumerate() {
                                let color = paint.color_at(from + at as i32, y);
                                let color = times(color, u32::from(*share));
                                *pixel = crate::pixels::over(color, *pixel);
                            }
                        }
                    }
                }
            }
            let (start, end) = (start.max(visible.left), end.min(visible.right));
            let share = shares[left.min(self.width - 1) as usize];
            if stretched != 0 && start < end && share > 0 {
                let row = canvas.row(y, start, end);
                match paint.color_of_row(y) {
                    Some(color) => blend(row, times(color, u32::from(share))),
                    None => {
                        for (at, pixel) in row.iter_mut().enumerate() {
                            let color = paint.color_at(start + at as i32, y);
                            *pixel = crate::pixels::over(times(color, u32::from(share)), *pixel);
                        }
                    }
                }
            }
        }
    }

    /// How much is covered of the pixels of a row from `left` on, where it is as large as `place`.
    pub fn shares_of_row(&self, place: Area, y: i32, left: i32, shares: &mut [u8]) {
        let [corner, _, other_corner, _] = self.corners;
        let is_in = (place.top..place.bottom).contains(&y);
        let row = if is_in { self.row(y - place.top, place.height()) } else { 0 };
        for (x, share) in (left..).zip(shares) {
            let from_left = x - place.left;
            let from_right = place.right - 1 - x;
            let column = if place.width() == self.width || from_left < corner {
                from_left
            } else if from_right < other_corner {
                self.width - 1 - from_right
            } else {
                corner
            };
            let is_in = is_in && from_left >= 0 && from_right >= 0;
            *share = if is_in { self.shares[(row * self.width + column) as usize] } else { 0 };
        }
    }

    /// The row of the patch for a row of a place that is so high.
    fn row(&self, y: i32, height: i32) -> i32 {
        let [_, top, _, bottom] = self.corners;
        if height == self.height || y < top {
            y
        } else if y >= height - bottom {
            y - height + self.height
        } else {
            top
        }
    }

    /// How far from each side it is not yet fully covered.
    pub const fn corners(&self) -> [i32; 4] {
        self.corners
    }
}

/// How dark the shadow of a shape is here, from 0 to 255.
fn shadow(shape: &Shape, blur: f32, x: f32, y: f32) -> u8 {
    let (half_width, half_height) = (shape.width / 2.0, shape.height / 2.0);
    let (x, y) = (x - shape.start.0 - blur - half_width, y - shape.start.1 - blur - half_height);
    let corner = match (x > 0.0, y > 0.0) {
        (false, false) => 0,
        (true, false) => 1,
        (true, true) => 2,
        (false, true) => 3,
    };
    let radius = shape.radii[corner];
    // How far the place is outside the rounded rectangle: the distance to the rectangle of the centres
    // of its corners, less their radius.
    let (beyond_x, beyond_y) = (x.abs() - half_width + radius, y.abs() - half_height + radius);
    let outside = beyond_x.max(0.0).hypot(beyond_y.max(0.0));
    let distance = (beyond_x.max(beyond_y).min(0.0) + outside - radius).max(0.0);
    let share = if blur > 0.0 { ((distance + blur) / (2.0 * blur)).clamp(0.0, 1.0) } else { 1.0 };
    let smooth = share * share * (3.0 - 2.0 * share);
    ((1.0 - smooth) * 255.0 + 0.5) as u8
}
