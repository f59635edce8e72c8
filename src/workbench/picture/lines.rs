//! The lines of a grid in one direction, and the edges that are seen along them.

use super::grid::{smooth, value_at};
use std::ops::Range;

/// How far the pitch may be from the one that a grid was found with, as a share of it.
const ROUGH: f32 = 0.015;

/// Lines after equal distances. The first is the left or upper border of the grid.
#[derive(Clone, Copy, Debug)]
pub struct Lines {
    pub first: f32,
    pub pitch: f32,
    /// The number of cells between them.
    pub cells: usize,
}

impl Lines {
    pub fn at(self, index: f32) -> f32 {
        self.first + self.pitch * index
    }
}

/// The lines that fit best to a profile of edges. Its value `n` is that of the edge after the pixel
/// `n + start`.
pub fn fitted(lines: Lines, rough_pitch: f32, profile: &[f32], start: usize) -> Lines {
    if profile.is_empty() {
        return lines;
    }
    let reach = (0.14 * lines.pitch).max(1.0);
    // Edges on both sides of a line count for the line, and those on it count more.
    let (wide, narrow) = (smooth(profile, reach), smooth(profile, 0.7));
    let profile: Vec<f32> =
        wide.iter().zip(narrow).map(|(wide, narrow)| wide + 1.5 * narrow).collect();
    // The outermost lines have other things beside them: a frame, a window.
    let inner = if lines.cells > 3 { 1..lines.cells } else { 0..lines.cells + 1 };
    let total = |lines: Lines| -> f32 {
        let inner = inner.clone().map(|index| lines.at(index as f32));
        // The place `n` of a profile is the border of the pixels `n` and `n + 1`.
        inner.map(|place| value_at(&profile, place - start as f32 - 1.0)).sum()
    };
    let half = lines.cells as f32 / 2.0;
    let mut best = (total(lines), lines);
    for reach in [reach, reach / 6.0, reach / 30.0] {
        let around = best.1;
        for shift in -8..=8 {
            for stretch in -8..=8 {
                let (shift, stretch) = (reach * shift as f32 / 8.0, reach * stretch as f32 / 8.0);
                let pitch = around.pitch + stretch / half;
                if (pitch / rough_pitch - 1.0).abs() > ROUGH {
                    continue;
                }
                let middle = around.at(half) + shift;
                let moved = Lines { first: middle - half * pitch, pitch, ..around };
                let total = total(moved);
                if total > best.0 {
                    best = (total, moved);
                }
            }
        }
    }
    best.1
}

/// The strength of every edge from this pixel on, added up over the middles of the cells along it.
/// `pixel` takes a place along the edge and one across.
pub fn edge_profile(
    places: Range<usize>,
    along: Lines,
    limit: f32,
    pixel: impl Fn(isize, isize) -> [u8; 3],
) -> Vec<f32> {
    let mut profile = vec![0.0; places.len()];
    for cell in 0..along.cells {
        let (start, end) = (along.at(cell as f32 + 0.14), along.at(cell as f32 + 0.86));
        let (start, end) = (start.round() as isize, end.round() as isize);
        for (value, place) in profile.iter_mut().zip(places.clone()) {
            let mut change = [0i32; 3];
            for along in start..end {
                let (before, after) =
                    (pixel(along, place as isize), pixel(along, place as isize + 1));
                for part in 0..3 {
                    change[part] += i32::from(after[part]) - i32::from(before[part]);
                }
            }
            let sum: i32 = change.iter().map(|part| part.abs()).sum();
            *value += (sum as f32 / (end - start).max(1) as f32).min(limit);
        }
    }
    profile
}

/// How strong the edge near a place is along the middle of a cell. `pixel` takes a place along the
/// edge and one across.
pub fn strength(
    place: f32,
    middle: f32,
    pitch: f32,
    length: usize,
    pixel: impl Fn(isize, isize) -> [u8; 3],
) -> f32 {
    // What is beyond the border of the picture cannot be seen.
    if is_at_border(place, pitch, length) {
        return f32::INFINITY;
    }
    let half = 0.36 * pitch;
    let (start, end) = ((middle - half).round() as isize, (middle + half).round() as isize);
    let reach = (0.11 * pitch).max(1.0).round() as isize;
    let near = place.round() as isize;
    let strengths = (near - reach..=near + reach).map(|place| {
        let mut change = [0i32; 3];
        for along in start..end {
            let (before, after) = (pixel(along, place - 1), pixel(along, place + 1));
            for part in 0..3 {
                change[part] += i32::from(after[part]) - i32::from(before[part]);
            }
        }
        let sum: i32 = change.iter().map(|part| part.abs()).sum();
        sum as f32 / (end - start).max(1) as f32
    });
    strengths.fold(0.0, f32::max)
}

fn is_at_border(place: f32, pitch: f32, length: usize) -> bool {
    place < 0.2 * pitch || place > length as f32 - 0.2 * pitch
}
