//! One cell of a grid, in a size that is the same for all grids.

use super::glyph::median;
use super::lattice::Lattice;
use super::raster::{Color, Raster, distance};

/// The number of rows and columns of a cell.
pub const SIDE: usize = 24;
/// How many patches tell covered cells from open ones.
const PATCHES: usize = 5;
/// How many of them must be alike on cells of one kind: the background and some sides.
const ALIKE: usize = 3;

/// The distances from the border at which there is neither a bevel nor a drawing.
const RING: std::ops::Range<usize> = 3..5;

/// The pixels of a cell.
pub struct CellImage(Vec<Color>);

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
            pixels.push(sum.map(|sum| sum / (samples * samples) as f32));
        }
        Self(pixels)
    }

    pub fn at(&self, x: usize, y: usize) -> Color {
        self.0[y * SIDE + x]
    }

    /// The colour that is around what is drawn on it.
    pub fn background(&self) -> Color {
        let ring = (0..SIDE * SIDE).filter(|place| {
            let (x, y) = (place % SIDE, place / SIDE);
            RING.contains(&x.min(y).min(SIDE - 1 - x).min(SIDE - 1 - y))
        });
        median(ring.map(|place| self.0[place]).collect())
    }

    /// What its background and its four sides look like.
    pub fn surface(&self) -> Surface {
        let side = |of: fn(usize, usize) -> (usize, usize)| {
            let places = (0..2).flat_map(|depth| (4..SIDE - 4).map(move |along| (along, depth)));
            let colors = places.map(|(along, depth)| {
                let (x, y) = of(along, depth);
                self.at(x, y)
            });
            median(colors.collect())
        };
        Surface([
            self.background(),
            side(|along, depth| (along, depth)),
            side(|along, depth| (depth, along)),
            side(|along, depth| (along, SIDE - 1 - depth)),
            side(|along, depth| (SIDE - 1 - depth, along)),
        ])
    }
}

/// The background of a cell, its upper, left, lower and right side.
#[derive(Clone, Copy, Debug)]
pub struct Surface(pub [Color; PATCHES]);

impl Surface {
    pub fn background(&self) -> Color {
        self.0[0]
    }

    /// How far two surfaces are from each other: in their backgrounds, and in the two sides that are
    /// most alike, as the shadows of covered cells fall on the two others.
    pub fn distance(&self, other: &Self) -> f32 {
        let mut parts = [0, 1, 2, 3, 4].map(|part| distance(self.0[part], other.0[part]));
        parts[1..].sort_by(f32::total_cmp);
        (parts[..ALIKE].iter().map(|part| part * part).sum::<f32>() / ALIKE as f32).sqrt()
    }
}
