//! What shapes are painted with.

use crate::damage::mix;
use crate::pixels::{opacity, premultiplied};
use iced_core::gradient::{Gradient, Linear};
use iced_core::{Background, Color, Rectangle, Vector};
use std::sync::{Arc, OnceLock};

/// The most colours of a gradient.
const MOST_STEPS: f32 = 512.0;

/// A colour, or a gradient.
#[derive(Clone, Debug)]
pub enum Paint {
    Color(u32),
    Gradient(Arc<Ramp>),
}

/// The colours of a gradient along a line, in physical pixels.
#[derive(Debug)]
pub struct Ramp {
    linear: Linear,
    /// How far a pixel to the right and one down lead along it, as a share of it.
    step: Vector,
    /// Where the centre of the pixel at 0, 0 is.
    first: f32,
    /// In pixels.
    length: f32,
    /// Made when they are first needed.
    colors: OnceLock<Vec<u32>>,
}

impl Paint {
    /// What a quad at `bounds` is filled with, in physical pixels.
    pub fn new(background: &Background, bounds: Rectangle) -> Self {
        match background {
            Background::Color(color) => Self::Color(premultiplied(*color)),
            Background::Gradient(Gradient::Linear(linear)) => {
                Self::Gradient(Arc::new(Ramp::new(linear, bounds)))
            }
        }
    }

    /// Whether nothing is seen through it.
    pub fn is_opaque(&self) -> bool {
        match self {
            Self::Color(color) => opacity(*color) == 255,
            Self::Gradient(ramp) => ramp.linear.stops.iter().flatten().all(|it| it.color.a >= 1.0),
        }
    }

    /// Whether nothing is seen of it.
    pub fn is_invisible(&self) -> bool {
        matches!(self, Self::Color(color) if opacity(*color) == 0)
    }

    pub fn hash(&self) -> u64 {
        match self {
            Self::Color(color) => u64::from(*color),
            Self::Gradient(ramp) => ramp.hash(),
        }
    }

    /// The colour of all pixels in a row, if they have one.
    pub fn color_of_row(&self, y: i32) -> Option<u32> {
        match self {
            Self::Color(color) => Some(*color),
            Self::Gradient(ramp) => (ramp.step.x.abs() < 1e-6).then(|| ramp.color_at(0, y)),
        }
    }

    pub fn color_at(&self, x: i32, y: i32) -> u32 {
        match self {
            Self::Color(color) => *color,
            Self::Gradient(ramp) => ramp.color_at(x, y),
        }
    }
}

impl Ramp {
    fn new(linear: &Linear, bounds: Rectangle) -> Self {
        let (start, end) = linear.angle.to_distance(&bounds);
        let along = end - start;
        let square = (along.x * along.x + along.y * along.y).max(f32::MIN_POSITIVE);
        let step = Vector::new(along.x / square, along.y / square);
        let first = (0.5 - start.x) * step.x + (0.5 - start.y) * step.y;
        Self { linear: *linear, step, first, length: square.sqrt(), colors: OnceLock::new() }
    }

    fn hash(&self) -> u64 {
        let stops = self.linear.stops.iter().flatten();
        let stops =
            stops.flat_map(|it| [it.offset, it.color.r, it.color.g, it.color.b, it.color.a]);
        let places = [self.step.x, self.step.y, self.first];
        stops.chain(places).map(|number| u64::from(number.to_bits())).fold(0, mix)
    }

    fn color_at(&self, x: i32, y: i32) -> u32 {
        let share = self.first + x as f32 * self.step.x + y as f32 * self.step.y;
        let colors = self.colors.get_or_init(|| self.colors());
        colors[(share.clamp(0.0, 1.0) * (colors.len() - 1) as f32 + 0.5) as usize]
    }

    /// At least two for each pixel along it.
    fn colors(&self) -> Vec<u32> {
        let stops: Vec<_> = self.linear.stops.iter().flatten().collect();
        let (Some(first), Some(last)) = (stops.first(), stops.last()) else {
            return vec![premultiplied(Color::BLACK)];
        };
        let color = |share: f32| match stops.iter().position(|stop| stop.offset >= share) {
            None => last.color,
            Some(0) => first.color,
            Some(after) => {
                let (before, after) = (stops[after - 1], stops[after]);
                let span = (after.offset - before.offset).max(f32::EPSILON);
                between(before.color, after.color, (share - before.offset) / span)
            }
        };
        let steps = (2.0 * self.length.ceil()).clamp(2.0, MOST_STEPS);
        (0..=steps as u32).map(|at| premultiplied(color(at as f32 / steps))).collect()
    }
}

fn between(a: Color, b: Color, share: f32) -> Color {
    let mix = |a: f32, b: f32| a + (b - a) * share;
    Color { r: mix(a.r, b.r), g: mix(a.g, b.g), b: mix(a.b, b.b), a: mix(a.a, b.a) }
}
