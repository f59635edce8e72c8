//! Pixels without transparency, in the size of the picture or half of it, a quarter and so on.

use std::ops::Range;

/// A colour, or how much its parts differ: red, green and blue, 0 to 255.
pub type Color = [f32; 3];

/// How far two colours are from each other.
pub fn distance(a: Color, b: Color) -> f32 {
    let parts = a.iter().zip(b).map(|(a, b)| (a - b) * (a - b));
    parts.sum::<f32>().sqrt()
}

/// The pixels of a picture, row by row.
#[derive(Clone)]
pub struct Raster {
    pub width: usize,
    pub height: usize,
    /// Three for each pixel.
    parts: Vec<u8>,
}

impl Raster {
    /// Red, green and blue of each pixel, or with alpha, over white. There must be enough of them.
    /// A large picture has no room for a second one beside it.
    pub fn new(width: usize, height: usize, mut parts: Vec<u8>) -> Self {
        if parts.len() == 4 * width * height {
            for pixel in 0..width * height {
                let alpha = u32::from(parts[4 * pixel + 3]);
                for part in 0..3 {
                    let own = u32::from(parts[4 * pixel + part]);
                    let mixed = own * alpha + 255 * (255 - alpha) + 127;
                    parts[3 * pixel + part] = (mixed / 255) as u8;
                }
            }
            parts.truncate(3 * width * height);
            parts.shrink_to_fit();
        }
        Self { width, height, parts }
    }

    /// This picture with half as many pixels in each direction.
    pub fn halved(&self) -> Self {
        let (width, height) = (self.width / 2, self.height / 2);
        let mut parts = Vec::with_capacity(3 * width * height);
        for y in 0..height {
            let upper = &self.row(2 * y)[..2 * width];
            let lower = &self.row(2 * y + 1)[..2 * width];
            for (upper, lower) in upper.chunks_exact(2).zip(lower.chunks_exact(2)) {
                parts.extend([0, 1, 2].map(|part| {
                    let of = |pixel: &[u8; 3]| u16::from(pixel[part]);
                    let sum = of(&upper[0]) + of(&upper[1]) + of(&lower[0]) + of(&lower[1]);
                    ((sum + 2) / 4) as u8
                }));
            }
        }
        Self { width, height, parts }
    }

    /// The picture turned to the left about its middle by an angle in radians.
    pub fn turned(&self, angle: f32) -> Self {
        let places = (0..self.height).flat_map(|y| (0..self.width).map(move |x| (x, y)));
        let parts = places.flat_map(|(x, y)| {
            let place = (x as f32 + 0.5, y as f32 + 0.5);
            let (x, y) = self.place_before_turn(place, angle);
            self.between(x, y).map(|part| (part + 0.5) as u8)
        });
        Self { width: self.width, height: self.height, parts: parts.collect() }
    }

    /// Where in the picture before it was turned by this angle a place is.
    pub fn place_before_turn(&self, (x, y): (f32, f32), angle: f32) -> (f32, f32) {
        let (middle_x, middle_y) = (self.width as f32 / 2.0, self.height as f32 / 2.0);
        let (sin, cos) = angle.sin_cos();
        let (x, y) = (x - middle_x, y - middle_y);
        (middle_x + x * cos - y * sin, middle_y + x * sin + y * cos)
    }

    /// How much pixels differ from their neighbours where nothing is drawn in this part: about the
    /// standard deviation of its grain, 0 for a clean one.
    pub fn grain(&self, columns: Range<usize>, rows: Range<usize>) -> f32 {
        let mut changes = [0usize; 256];
        let columns = columns.start.min(self.width)..columns.end.min(self.width);
        let step = rows.len().div_ceil(200).max(1);
        for y in (rows.start..rows.end.min(self.height)).step_by(step) {
            for trio in self.row(y)[columns.clone()].windows(3).step_by(3) {
                let [left, middle, right] = [0, 1, 2].map(|at| i32::from(trio[at][1]));
                changes[((2 * middle - left - right).unsigned_abs() as usize).min(255)] += 1;
            }
        }
        let half = changes.iter().sum::<usize>() / 2;
        let mut sum = 0;
        let median = changes.iter().position(|count| {
            sum += count;
            sum > half
        });
        // The median of the absolute value of what is spread by the square root of six.
        median.unwrap_or_default() as f32 / (0.6745 * 6f32.sqrt())
    }

    pub fn row(&self, y: usize) -> &[[u8; 3]] {
        &self.parts.as_chunks().0[y * self.width..(y + 1) * self.width]
    }

    /// The pixel here, or the nearest one of the picture.
    pub fn at(&self, x: isize, y: isize) -> [u8; 3] {
        let x = x.clamp(0, self.width as isize - 1) as usize;
        let y = y.clamp(0, self.height as isize - 1) as usize;
        self.row(y)[x]
    }

    /// The colour between the centres of four pixels.
    pub fn between(&self, x: f32, y: f32) -> Color {
        let (x, y) = (x - 0.5, y - 0.5);
        let (left, top) = (x.floor(), y.floor());
        let (right_share, lower_share) = (x - left, y - top);
        let (left, top) = (left as isize, top as isize);
        let corners = [
            (self.at(left, top), (1.0 - right_share) * (1.0 - lower_share)),
            (self.at(left + 1, top), right_share * (1.0 - lower_share)),
            (self.at(left, top + 1), (1.0 - right_share) * lower_share),
            (self.at(left + 1, top + 1), right_share * lower_share),
        ];
        [0, 1, 2]
            .map(|part| corners.iter().map(|(pixel, share)| f32::from(pixel[part]) * share).sum())
    }
}
