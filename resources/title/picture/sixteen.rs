//! Reduces a picture to the sixteen colours of old screens, with ordered dithering between two of
//! them.

use std::collections::HashMap;

/// As red, green and blue.
pub const COLORS: [[u8; 3]; 16] = [
    [0x00, 0x00, 0x00],
    [0x00, 0x00, 0xAA],
    [0x00, 0xAA, 0x00],
    [0x00, 0xAA, 0xAA],
    [0xAA, 0x00, 0x00],
    [0xAA, 0x00, 0xAA],
    [0xAA, 0x55, 0x00],
    [0xAA, 0xAA, 0xAA],
    [0x55, 0x55, 0x55],
    [0x55, 0x55, 0xFF],
    [0x55, 0xFF, 0x55],
    [0x55, 0xFF, 0xFF],
    [0xFF, 0x55, 0x55],
    [0xFF, 0x55, 0xFF],
    [0xFF, 0xFF, 0x55],
    [0xFF, 0xFF, 0xFF],
];

/// Bayer's matrix: the order in which 16 neighbouring pixels take the second colour.
const ORDER: [[u8; 4]; 4] = [[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]];

/// Two colours, and the number of 16 pixels that take the second.
#[derive(Clone, Copy)]
struct Pattern {
    first: usize,
    second: usize,
    share: u8,
}

/// The penalty for the distance between the two colours: a calm pattern that is nearly right looks
/// better than a wild one that is exact.
const WILD: f32 = 0.05;

/// Reduces an RGBA picture that is `across` pixels wide.
pub fn reduce(rgba: &mut [u8], across: usize) {
    let mut patterns: HashMap<[u8; 3], Pattern> = HashMap::new();
    for (index, pixel) in rgba.chunks_exact_mut(4).enumerate() {
        let (x, y) = (index % across, index / across);
        // A pattern of 16 pixels has no finer steps.
        let quantized = [pixel[0] & 0xF8, pixel[1] & 0xF8, pixel[2] & 0xF8];
        let pattern = *patterns.entry(quantized).or_insert_with(|| pattern(quantized));
        let color =
            if ORDER[y % 4][x % 4] < pattern.share { pattern.second } else { pattern.first };
        pixel[..3].copy_from_slice(&COLORS[color]);
    }
}

/// The pattern closest to a colour.
fn pattern(color: [u8; 3]) -> Pattern {
    let target = color.map(|part| f32::from(part) * 255.0 / 248.0);
    let tone = |index: usize| COLORS[index].map(f32::from);
    let mut best = (f32::MAX, Pattern { first: 0, second: 0, share: 0 });
    for first in 0..COLORS.len() {
        for second in first..COLORS.len() {
            let (a, b) = (tone(first), tone(second));
            let apart = distance(a, b);
            let share = if apart > 0.0 {
                let along: f32 =
                    (0..3).map(|i| (target[i] - a[i]) * (b[i] - a[i]) * WEIGHTS[i]).sum();
                (along / apart * 16.0).round().clamp(0.0, 16.0)
            } else {
                0.0
            };
            let part = share / 16.0;
            let mixed = [0, 1, 2].map(|i| a[i] + (b[i] - a[i]) * part);
            let noise = WILD * apart * part * (1.0 - part) * 4.0;
            let off = distance(mixed, target) + noise;
            if off < best.0 {
                best = (off, Pattern { first, second, share: share as u8 });
            }
        }
    }
    best.1
}

/// The weights of red, green and blue in a difference of colours.
const WEIGHTS: [f32; 3] = [0.3, 0.55, 0.15];

fn distance(a: [f32; 3], b: [f32; 3]) -> f32 {
    (0..3).map(|i| WEIGHTS[i] * (a[i] - b[i]) * (a[i] - b[i])).sum()
}
