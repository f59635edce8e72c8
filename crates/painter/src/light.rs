//! Light around a point: a ring or a disc whose colours depend on the distance alone.

use crate::area::Area;
use crate::damage::mix;
use crate::pixels::{Canvas, blend, over, premultiplied};
use iced_core::{Color, Point, Rectangle};
use std::sync::Arc;

/// The colours of a light, from its inner end to its outer one. What is within the inner end has the
/// first, and what is beyond the outer one the last.
#[derive(Debug, Clone)]
pub struct LightColors {
    colors: Arc<[u32; 256]>,
    hash: u64,
}

impl LightColors {
    /// Of at least one colour, each with its share of the way, in their order.
    pub fn new(stops: &[(f32, Color)]) -> Self {
        let at = |share: f32| {
            let next = stops.iter().position(|(at, _)| *at >= share).unwrap_or(stops.len());
            let (Some(&(start, from)), Some(&(end, to))) =
                (stops.get(next.saturating_sub(1)), stops.get(next).or(stops.last()))
            else {
                return 0;
            };
            let share = ((share - start) / (end - start).max(f32::EPSILON)).clamp(0.0, 1.0);
            let between = |from: f32, to: f32| from + (to - from) * share;
            premultiplied(Color {
                r: between(from.r, to.r),
                g: between(from.g, to.g),
                b: between(from.b, to.b),
                a: between(from.a, to.a),
            })
        };
        let colors: [u32; 256] = std::array::from_fn(|step| at(step as f32 / 255.0));
        let hash = colors.iter().fold(0, |hash, color| mix(hash, u64::from(*color)));
        Self { colors: Arc::new(colors), hash }
    }
}

/// A light, in logical pixels.
#[derive(Debug, Clone)]
pub struct Light {
    pub middle: Point,
    /// How far its inner end is from the middle, which may be less than nothing, and its outer one.
    pub reach: [f32; 2],
    pub colors: LightColors,
}

/// A light in some bounds, in logical pixels.
#[derive(Debug)]
pub struct PlacedLight {
    pub light: Light,
    pub bounds: Rectangle,
}

impl Light {
    /// This light, so many times larger.
    pub(crate) fn scaled(&self, scale: f32) -> Self {
        Self {
            middle: Point::new(self.middle.x * scale, self.middle.y * scale),
            reach: self.reach.map(|reach| reach * scale),
            colors: self.colors.clone(),
        }
    }

    pub(crate) fn hash(&self, area: Area) -> u64 {
        let numbers = [self.middle.x, self.middle.y, self.reach[0], self.reach[1]];
        let numbers = numbers.into_iter().map(|number| u64::from(number.to_bits()));
        let ends = [area.left, area.top, area.right, area.bottom].map(|end| end as u64);
        numbers.chain(ends).fold(self.colors.hash, mix)
    }

    /// Paints it where `canvas` may be painted.
    pub(crate) fn paint(&self, canvas: &mut Canvas<'_>) {
        /// So many pixels of a row have one colour where each step of it is as wide as two of them, as
        /// on screens with small pixels. Others are mixed one by one.
        const AT_ONCE: i32 = 4;
        let Area { left, top, right, bottom } = canvas.clip();
        let [inner, outer] = self.reach;
        let steps = 255.0 / (outer - inner).max(f32::EPSILON);
        let place = |x: f32, y: f32| {
            let (across, down) = (x - self.middle.x, y - self.middle.y);
            let distance = (across * across + down * down).sqrt();
            ((distance - inner) * steps).clamp(0.0, 255.0) as i32
        };
        let color = |place: i32| self.colors.colors[place as usize & 255];
        for y in top..bottom {
            let row = canvas.row(y, left, right);
            let middle = y as f32 + 0.5;
            if steps > 0.5 {
                // A processor takes many roots at once.
                let mut places = [0; 32];
                for (part, pixels) in row.chunks_mut(places.len()).enumerate() {
                    let first = left as f32 + (part * places.len()) as f32 + 0.5;
                    let each = places.iter_mut().enumerate();
                    each.for_each(|(nth, at)| *at = place(first + nth as f32, middle));
                    for (pixel, at) in pixels.iter_mut().zip(places) {
                        *pixel = over(color(at), *pixel);
                    }
                }
                continue;
            }
            // Wherever an area begins, the same pixels are together.
            let mut first = left.div_euclid(AT_ONCE) * AT_ONCE;
            while first < right {
                let within = |x: i32| (x.clamp(left, right) - left) as usize;
                let color = color(place((first + AT_ONCE / 2) as f32, middle));
                let pixels = &mut row[within(first)..within(first + AT_ONCE)];
                match <&mut [u32; AT_ONCE as usize]>::try_from(&mut *pixels) {
                    Ok(whole) => *whole = whole.map(|pixel| over(color, pixel)),
                    Err(_) => blend(pixels, color),
                }
                first += AT_ONCE;
            }
        }
    }
}
