//! The colours that games give the numbers.

use super::raster::{Color, distance};

/// How far a colour may be from one of these to count for half.
const SPREAD: f32 = 55.0;

/// For each number from 1 to 8, the colours that it has in one game or another.
const HUES: [&[[u8; 3]]; 8] = [
    &[[0, 0, 255], [25, 118, 210], [64, 80, 190], [124, 199, 255], [125, 160, 255]],
    &[[0, 128, 0], [56, 142, 60], [102, 194, 102], [30, 105, 0], [110, 215, 120]],
    &[[255, 0, 0], [211, 47, 47], [255, 115, 130], [175, 8, 8], [255, 125, 115]],
    &[[0, 0, 128], [123, 31, 162], [238, 136, 255], [175, 160, 255], [0, 0, 140]],
    &[[128, 0, 0], [255, 143, 0], [221, 170, 34], [120, 0, 0]],
    &[[0, 128, 128], [0, 151, 167], [102, 204, 204], [0, 123, 123]],
    &[[0, 0, 0], [66, 66, 66], [170, 8, 8], [136, 136, 136]],
    &[[128, 128, 128], [158, 158, 158], [175, 8, 8]],
];

/// How well a colour suits a number from 1 to 8, from 0 to 1.
pub fn suits(number: u8, color: Color) -> f32 {
    let hues = HUES[usize::from(number - 1)].iter();
    let nearest = hues.map(|hue| distance(hue.map(f32::from), color)).fold(f32::MAX, f32::min);
    1.0 / (1.0 + (nearest / SPREAD).powi(2))
}

/// The number from 1 to 8 that a colour suits best.
pub fn best(color: Color) -> u8 {
    let best = (1..=8).max_by(|a, b| suits(*a, color).total_cmp(&suits(*b, color)));
    best.unwrap_or(1)
}
