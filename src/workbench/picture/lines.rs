//! The lines of a grid in one direction, and the edges that are seen along them.

use super::grid::{smooth, value_at};
use std::ops::Range;

/// An edge counts if it is seen in so many parts of its length: those of letters and buttons are shorter.
const PARTS: usize = 3;
/// The share of all that changes along an edge which changes in one direction.
const STEADY: f32 = 0.8;
/// How much a grain changes three colours from one pixel to the next but one, for its standard deviation.
const GRAIN: f32 = 1.2;

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

    /// These lines, moved by so many cells.
    pub fn moved(self, cells: f32) -> Self {
        Self { first: self.at(cells), ..self }
    }

    pub fn without_first(self) -> Self {
        Self { cells: self.cells - 1, ..self.moved(1.0) }
    }

    /// These lines with another pitch, about the same middle.
    pub fn with_pitch(self, pitch: f32) -> Self {
        let half = self.cells as f32 / 2.0;
        Self { first: self.at(half) - half * pitch, pitch, ..self }
    }
}

/// The edges across lines: the value `n` is that of the edge after the pixel `n + start`.
pub struct Profile {
    pub start: usize,
    pub values: Vec<f32>,
}

/// The pitch within this share of a rough one after which both profiles come back best over all cells:
/// whatever is seen in a cell adds up, so the pitch does not hang on what is taken for a line.
pub fn fitted_pitch(rough: f32, share: f32, axes: [(Lines, &Profile); 2]) -> f32 {
    let longest = axes.iter().map(|(lines, _)| lines.cells).max().unwrap_or(1) as f32;
    // The last line moves by a third of a pixel from one to the next.
    let step = 0.33 / longest;
    let most = (share * rough / step).ceil() as isize;
    let pitch = |at: isize| rough + step * at as f32;
    let scores: Vec<f32> = (-most..=most)
        .map(|at| axes.iter().map(|(lines, profile)| returns(*lines, profile, pitch(at))).sum())
        .collect();
    let inner = 1..scores.len() - 1;
    let best = inner.max_by(|a, b| scores[*a].total_cmp(&scores[*b])).unwrap_or(most as usize);
    let (before, here, after) = (scores[best - 1], scores[best], scores[best + 1]);
    let bend = before - 2.0 * here + after;
    let shift = if bend < -1e-6 { 0.5 * (before - after) / bend } else { 0.0 };
    pitch(best as isize - most) + step * shift.clamp(-0.5, 0.5)
}

/// How much a profile is the same in every cell of this size: the profile is folded to one cell, and
/// what stands out there counts.
fn returns(lines: Lines, profile: &Profile, pitch: f32) -> f32 {
    // What is beside the outermost lines, a frame or a window, does not come back.
    let place = |index: f32| (lines.at(index) - profile.start as f32 - 1.0).max(0.0) as usize;
    let end = place(lines.cells as f32 - 0.3).min(profile.values.len());
    let range = place(0.3).min(end)..end;
    let bins = pitch.ceil() as usize;
    let mut folded = vec![(0.0, 0.0); bins + 1];
    for at in range.clone() {
        let within = (at as f32 / pitch).fract() * bins as f32;
        let (bin, share) = (within as usize, within.fract());
        for (bin, share) in [(bin % bins, 1.0 - share), ((bin + 1) % bins, share)] {
            folded[bin].0 += share * profile.values[at];
            folded[bin].1 += share;
        }
    }
    let mean = profile.values[range.clone()].iter().sum::<f32>() / range.len().max(1) as f32;
    let stands_out = |&(sum, weight): &(f32, f32)| {
        if weight > 0.0 { (sum - mean * weight).powi(2) / weight } else { 0.0 }
    };
    folded.iter().map(stands_out).sum()
}

/// The lines moved to where they fit best to a profile, up to this share of a cell.
pub fn fitted(lines: Lines, profile: &Profile, reach: f32) -> Lines {
    const STEPS: isize = 24;
    if profile.values.is_empty() {
        return lines;
    }
    let reach = (reach * lines.pitch).max(1.0);
    // Edges on both sides of a line count for the line, and those on it count more.
    let width = (0.14 * lines.pitch).max(1.0);
    let (wide, narrow) = (smooth(&profile.values, width), smooth(&profile.values, 0.7));
    let values: Vec<f32> =
        wide.iter().zip(narrow).map(|(wide, narrow)| wide + 1.5 * narrow).collect();
    // The outermost lines have other things beside them: a frame, a window.
    let inner = if lines.cells > 3 { 1..lines.cells } else { 0..lines.cells + 1 };
    let moved = (-STEPS..=STEPS).map(|step| {
        let first = lines.first + reach * step as f32 / STEPS as f32;
        let moved = Lines { first, ..lines };
        // The place `n` of a profile is the border of the pixels `n` and `n + 1`.
        let place = |index: usize| moved.at(index as f32) - profile.start as f32 - 1.0;
        let total: f32 = inner.clone().map(|index| value_at(&values, place(index))).sum();
        (total - 1e-4 * total * (step.abs() as f32), moved)
    });
    moved.max_by(|a, b| a.0.total_cmp(&b.0)).map_or(lines, |best| best.1)
}

/// The strength of every edge from this pixel on, added up over the middles of the cells along it.
/// `pixel` takes a place along the edge and one across.
pub fn edge_profile(
    places: Range<usize>,
    along: Lines,
    limit: f32,
    pixel: impl Fn(isize, isize) -> [u8; 3],
) -> Profile {
    let mut values = vec![0.0; places.len()];
    for cell in 0..along.cells {
        let (start, end) = (along.at(cell as f32 + 0.14), along.at(cell as f32 + 0.86));
        let (start, end) = (start.round() as isize, end.round() as isize);
        for (value, place) in values.iter_mut().zip(places.clone()) {
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
    Profile { start: places.start, values }
}

/// How strong the edge near a place is along the middle of a cell; what is more than `enough` may be
/// less than it is. `pixel` takes a place along the edge and one across.
pub fn strength(
    place: f32,
    middle: f32,
    pitch: f32,
    length: usize,
    grain: f32,
    enough: f32,
    pixel: impl Fn(isize, isize) -> [u8; 3],
) -> f32 {
    // What is beyond the border of the picture cannot be seen.
    if is_at_border(place, pitch, length) {
        return f32::INFINITY;
    }
    let reach = (0.11 * pitch).max(1.0).round() as isize;
    let near = place.round() as isize;
    let border =
        |part: usize| (middle + (part as f32 / PARTS as f32 - 0.5) * 0.72 * pitch).round() as isize;
    let parts: [_; PARTS] = std::array::from_fn(|part| border(part)..border(part + 1));
    // How much the colour changes, and whether that is so along the whole part: what is rough goes to
    // and fro.
    let change = |place: isize, along: Range<isize>| {
        let count = along.len().max(1) as f32;
        let (mut change, mut to_and_fro) = ([0i32; 3], 0);
        for along in along {
            let (before, after) = (pixel(along, place - 1), pixel(along, place + 1));
            for part in 0..3 {
                let step = i32::from(after[part]) - i32::from(before[part]);
                change[part] += step;
                to_and_fro += step.abs();
            }
        }
        let sum = change.iter().map(|part| part.abs()).sum::<i32>() as f32;
        // So much of it is the grain of the whole picture, in three colours.
        let to_and_fro = to_and_fro as f32 - GRAIN * grain * count;
        (sum / count, sum > STEADY * to_and_fro)
    };
    let mut strongest = 0.0;
    for place in near - reach..=near + reach {
        let (mut weakest, mut steady) = (f32::MAX, 0);
        for part in &parts {
            let (change, is_steady) = change(place, part.clone());
            weakest = weakest.min(change);
            steady += usize::from(is_steady);
            if weakest <= strongest {
                break;
            }
        }
        // A drawing may come close to one of them.
        if weakest > strongest && steady + 1 >= PARTS {
            strongest = weakest;
            if strongest > enough {
                break;
            }
        }
    }
    strongest
}

fn is_at_border(place: f32, pitch: f32, length: usize) -> bool {
    place < 0.2 * pitch || place > length as f32 - 0.2 * pitch
}
