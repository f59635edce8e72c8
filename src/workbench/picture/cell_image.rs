//! One cell of a grid, in a size that is the same for all grids.

use super::glyph::median;
use super::lattice::Lattice;
use super::raster::{Color, Raster, distance};

/// The number of rows and columns of a cell.
pub const SIDE: usize = 24;
/// The width of the bands along a side that tell covered cells from open ones.
const BAND: usize = 2;

/// The distances from the border at which there is neither a bevel nor a drawing.
pub const RING: std::ops::Range<usize> = 3..5;
/// The distance from the border at which there is no line.
const INSIDE: usize = 2;
/// A colour that is so near is the same.
const ALIKE: f32 = 30.0;

/// The pixels of a cell.
pub struct CellImage(Vec<[u8; 3]>);

/// Whether two colours may be one.
pub fn is_alike(a: Color, b: Color) -> bool {
    distance(a, b) < ALIKE
}

/// How far a pixel is from the border.
fn depth(place: usize) -> usize {
    let (x, y) = (place % SIDE, place / SIDE);
    x.min(y).min(SIDE - 1 - x).min(SIDE - 1 - y)
}

impl CellImage {
    pub fn new(raster: &Raster, lattice: &Lattice, row: usize, column: usize) -> Self {
        let (left, top) = lattice.corner(row, column);
        let (width, height) = lattice.pitch();
        let samples = (width.max(height) / SIDE as f32).ceil().max(1.0) as usize;
        let mut pixels = Vec::with_capacity(SIDE * SIDE);
        for place in 0..SIDE * SIDE {
            let mut sum = [0.0; 3];
            for sample in 0..samples * samples {
                let within = |at: usize, sample: usize| {
                    (at as f32 + (sample as f32 + 0.5) / samples as f32) / SIDE as f32
                };
                let x = left + width * within(place % SIDE, sample % samples);
                let y = top + height * within(place / SIDE, sample / samples);
                let color = raster.between(x, y);
                sum.iter_mut().zip(color).for_each(|(sum, part)| *sum += part);
            }
            pixels.push(sum.map(|sum| (sum / (samples * samples) as f32 + 0.5) as u8));
        }
        Self(pixels)
    }

    pub fn at(&self, x: usize, y: usize) -> Color {
        self.color(y * SIDE + x)
    }

    fn color(&self, place: usize) -> Color {
        self.0[place].map(f32::from)
    }

    /// How many of its pixels have this colour, lines aside.
    pub fn count(&self, color: Color) -> usize {
        let places = (0..SIDE * SIDE).filter(|place| depth(*place) >= INSIDE);
        places.filter(|place| is_alike(self.color(*place), color)).count()
    }

    /// The colour between its sides and what is drawn on it.
    pub fn around(&self) -> Color {
        let ring = (0..SIDE * SIDE).filter(|place| RING.contains(&depth(*place)));
        median(ring.map(|place| self.color(place)).collect())
    }

    /// What its four sides look like, around this background.
    pub fn surface(&self, background: Color) -> Surface {
        let band = |start: usize, of: fn(usize, usize) -> (usize, usize)| {
            let depths = start..start + BAND;
            let places = depths.flat_map(|depth| (4..SIDE - 4).map(move |along| (along, depth)));
            let colors = places.map(|(along, depth)| {
                let (x, y) = of(along, depth);
                self.at(x, y)
            });
            median(colors.collect())
        };
        let side = |of: fn(usize, usize) -> (usize, usize)| [0, 1, 2].map(|at| band(at * BAND, of));
        let sides = [
            side(|along, depth| (along, depth)),
            side(|along, depth| (depth, along)),
            side(|along, depth| (along, SIDE - 1 - depth)),
            side(|along, depth| (SIDE - 1 - depth, along)),
        ];
        Surface { background, sides }
    }
}

/// The background of a cell, and the colours along its upper, left, lower and right side, from outside.
#[derive(Clone, Copy, Debug)]
pub struct Surface {
    background: Color,
    sides: [[Color; 3]; 4],
}

impl Surface {
    pub fn background(&self) -> Color {
        self.background
    }

    /// How far two surfaces are from each other: in their backgrounds, and in the two sides that are
    /// most alike, as the shadows of covered cells fall on the two others.
    pub fn distance(&self, other: &Self) -> f32 {
        let square = |a: Color, b: Color| distance(a, b).powi(2);
        let mut sides = [0, 1, 2, 3].map(|side| {
            let bands = self.sides[side].iter().zip(other.sides[side]);
            bands.map(|(a, b)| square(*a, b)).sum::<f32>() / 3.0
        });
        sides.sort_by(f32::total_cmp);
        let background = square(self.background, other.background);
        ((background + sides[0] + sides[1]) / 3.0).sqrt()
    }
}
