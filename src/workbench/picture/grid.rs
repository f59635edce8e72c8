//! Looks for places where edges come back after the same distance, across and down: a grid shows
//! there, even if the rest of the picture is something else.

use super::edges::Edges;
use super::lattice::Lattice;
use super::lines::{Lines, Profile, fitted_pitch};
use super::raster::Raster;

/// The side of the smallest window to look through, in pixels.
pub const SMALLEST_WINDOW: usize = 128;
/// The sides of all windows, in pixels.
const WINDOWS: [usize; 2] = [SMALLEST_WINDOW, 2 * SMALLEST_WINDOW];
/// The smallest distance between lines that is looked for, in pixels.
pub const SMALLEST_PITCH: usize = 9;
/// How far the pitch of a window may be from its first guess, as a share of it.
const UNCERTAIN: f32 = 0.05;
/// How many places are followed up.
const TRIED: usize = 8;
/// How similar a profile must be to itself one cell further.
const SIMILAR: f32 = 0.3;

/// A window in which a grid may be.
struct Seed {
    left: usize,
    top: usize,
    side: usize,
    pitch: f32,
    similarity: f32,
}

impl Seed {
    /// The pitch that fits the whole window.
    fn fitted_pitch(&self, across: &[f32], down: &[f32]) -> f32 {
        let cells = (self.side as f32 / self.pitch) as usize;
        let lines = Lines { first: 1.0, pitch: self.pitch, cells };
        let [across, down] = [across, down].map(|it| Profile { start: 0, values: it.to_vec() });
        fitted_pitch(self.pitch, UNCERTAIN, [(lines, &across), (lines, &down)])
    }
}

/// The best grid of a raster.
pub fn find(raster: &Raster) -> Option<Lattice> {
    let shortest = raster.width.min(raster.height);
    if shortest < 4 * SMALLEST_PITCH {
        return None;
    }
    let upright = Edges::upright(raster);
    let level = Edges::level(raster);
    let grain = raster.grain(0..raster.width, 0..raster.height);
    let mut seeds = Vec::new();
    for side in WINDOWS {
        let side = side.min(shortest);
        for top in starts(raster.height, side) {
            for left in starts(raster.width, side) {
                let across = upright.profile(left..left + side - 1, top..top + side);
                let down = level.profile(top..top + side - 1, left..left + side);
                for (pitch, similarity) in pitches(&across, &down) {
                    seeds.push(Seed { left, top, side, pitch, similarity });
                }
            }
        }
        if side == shortest {
            break;
        }
    }
    seeds.sort_by(|a, b| b.similarity.total_cmp(&a.similarity));
    let mut found: Vec<Lattice> = Vec::new();
    let mut tried = 0;
    for seed in seeds {
        let (x, y) = (seed.left + seed.side / 2, seed.top + seed.side / 2);
        let known =
            found.iter().any(|it| it.covers(x as f32, y as f32) && it.has_pitch(seed.pitch));
        if known {
            continue;
        }
        let across =
            upright.profile(seed.left..seed.left + seed.side - 1, seed.top..seed.top + seed.side);
        let down =
            level.profile(seed.top..seed.top + seed.side - 1, seed.left..seed.left + seed.side);
        let pitch = seed.fitted_pitch(&across, &down);
        let cells = ((0.5 * seed.side as f32 / pitch) as usize).clamp(2, 4);
        let mut starts = Vec::new();
        for from_left in phases(&across, pitch) {
            for from_top in phases(&down, pitch) {
                let first = (seed.left as f32 + from_left, seed.top as f32 + from_top);
                let middle = (x as f32, y as f32);
                let start = Lattice::around(first, pitch, middle, grain, cells);
                starts.push(start.best_near(raster, seed.side));
            }
        }
        let best = starts.into_iter().max_by(|a, b| a.2.total_cmp(&b.2));
        if let Some((start, _, _)) = best.filter(|(_, seen, _)| *seen > 0.8) {
            found.extend(start.grown(raster));
        }
        tried += 1;
        if tried >= TRIED {
            break;
        }
    }
    found.into_iter().max_by(|a, b| a.worth().total_cmp(&b.worth()))
}

/// Where windows start so that they overlap by half.
fn starts(length: usize, side: usize) -> impl Iterator<Item = usize> {
    let last = length - side;
    (0..last.div_ceil(side / 2) + 1).map(move |step| (step * (side / 2)).min(last))
}

/// The distances after which both profiles come back, and how similar they are to themselves then.
fn pitches(across: &[f32], down: &[f32]) -> Vec<(f32, f32)> {
    let (across, down) = (centred(&smooth(across, 1.0)), centred(&smooth(down, 1.0)));
    let longest = across.len().min(down.len()) / 3;
    if energy(&across) < 0.3 || energy(&down) < 0.3 {
        return Vec::new();
    }
    let similar: Vec<f32> = (0..=longest + 1)
        .map(|lag| {
            if lag + 2 < SMALLEST_PITCH {
                0.0
            } else {
                similarity(&across, lag).min(similarity(&down, lag))
            }
        })
        .collect();
    let is_peak =
        |lag: &usize| similar[*lag] >= similar[lag - 1] && similar[*lag] >= similar[lag + 1];
    let peaks: Vec<usize> = (SMALLEST_PITCH..=longest).filter(is_peak).collect();
    let Some(best) = peaks.iter().map(|lag| similar[*lag]).max_by(f32::total_cmp) else {
        return Vec::new();
    };
    if best < SIMILAR {
        return Vec::new();
    }
    // Two cells further it is as similar again, so the first good distance is the one.
    let first = peaks.into_iter().find(|lag| similar[*lag] > 0.75 * best);
    let first = first.into_iter().map(|lag| {
        let (before, here, after) = (similar[lag - 1], similar[lag], similar[lag + 1]);
        let bend = before - 2.0 * here + after;
        let shift = if bend < -1e-6 { 0.5 * (before - after) / bend } else { 0.0 };
        (lag as f32 + shift.clamp(-0.5, 0.5), here)
    });
    first.collect()
}

fn centred(values: &[f32]) -> Vec<f32> {
    let mean = values.iter().sum::<f32>() / values.len() as f32;
    values.iter().map(|value| value - mean).collect()
}

fn energy(values: &[f32]) -> f32 {
    values.iter().map(|value| value * value).sum::<f32>() / values.len() as f32
}

/// From -1 to 1.
fn similarity(values: &[f32], lag: usize) -> f32 {
    let (first, second) = (&values[..values.len() - lag], &values[lag..]);
    let product: f32 = first.iter().zip(second).map(|(a, b)| a * b).sum();
    let of = |part: &[f32]| part.iter().map(|value| value * value).sum::<f32>();
    product / (of(first) * of(second)).sqrt().max(1e-6)
}

/// The values, each mixed with its neighbours up to this distance, the nearest most.
pub fn smooth(values: &[f32], reach: f32) -> Vec<f32> {
    let reach_cells = reach.ceil() as isize;
    let weight = |distance: isize| 1.0 - distance.abs() as f32 / (reach + 1.0);
    (0..values.len() as isize)
        .map(|at| {
            let mut sum = 0.0;
            for distance in -reach_cells..=reach_cells {
                let from = at + distance;
                if (0..values.len() as isize).contains(&from) {
                    sum += values[from as usize] * weight(distance).max(0.0);
                }
            }
            sum
        })
        .collect()
}

/// Where the first line may be, the most likely first: the profile is folded to the length of one
/// cell, and lines are where it is strong. Edges on both sides of a line count for the line.
fn phases(profile: &[f32], pitch: f32) -> Vec<f32> {
    const STEPS: usize = 64;
    const MOST: usize = 3;
    let profile = smooth(profile, 0.14 * pitch);
    let folded: Vec<f32> = (0..STEPS)
        .map(|step| {
            let start = pitch * step as f32 / STEPS as f32;
            let count = (((profile.len() - 1) as f32 - start) / pitch) as usize + 1;
            let places = (0..count).map(|cell| start + pitch * cell as f32);
            places.map(|place| value_at(&profile, place)).sum::<f32>() / count as f32
        })
        .collect();
    let is_peak = |step: &usize| {
        let around = [folded[(step + STEPS - 1) % STEPS], folded[(step + 1) % STEPS]];
        folded[*step] >= around[0] && folded[*step] > around[1]
    };
    let mut peaks: Vec<usize> = (0..STEPS).filter(is_peak).collect();
    peaks.sort_by(|a, b| folded[*b].total_cmp(&folded[*a]));
    peaks.truncate(MOST);
    // The first place of a profile lies between the pixels 0 and 1.
    peaks.into_iter().map(|step| pitch * step as f32 / STEPS as f32 + 1.0).collect()
}

/// The value between two places.
pub fn value_at(values: &[f32], at: f32) -> f32 {
    let low = (at.max(0.0) as usize).min(values.len() - 1);
    let high = (low + 1).min(values.len() - 1);
    let share = (at - low as f32).clamp(0.0, 1.0);
    values[low] * (1.0 - share) + values[high] * share
}
