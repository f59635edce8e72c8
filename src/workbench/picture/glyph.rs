//! What is drawn on a cell: its shape without its size, and its colour.

use super::cell_image::{CellImage, SIDE};
use super::raster::{Color, distance};

/// The number of rows and columns of a mask.
const MASK: usize = 14;
/// What is left out at each side of a cell: lines, or thick bevels, too.
const BORDERS: [usize; 3] = [2, 4, 5];
/// So many pixels of a drawing at the left or right border are a bevel.
const BEVEL: usize = 5;
/// A drawing differs from its background at least by this.
const FAINTEST: f32 = 42.0;

/// The edges of a drawing are as strong as this share of the whole drawing, in as many places.
const SHARP: f32 = 0.35;
const FEWEST_SHARP: usize = 12;

/// How much ink there is in each place, row by row, from 0 to 1. The drawing is as high as the mask,
/// and in the middle.
#[derive(Clone)]
pub struct Mask([f32; MASK * MASK]);

impl Mask {
    /// The part of a picture of this size that has ink; `None` if there is no ink.
    pub fn of(width: usize, height: usize, ink: impl Fn(usize, usize) -> f32) -> Option<Self> {
        let is_ink = |x: usize, y: usize| ink(x, y) >= 0.5;
        let mut rows = (0..height).filter(|y| (0..width).any(|x| is_ink(x, *y)));
        let top = rows.next()?;
        let bottom = rows.next_back().unwrap_or(top);
        let mut columns = (0..width).filter(|x| (0..height).any(|y| is_ink(*x, y)));
        let left = columns.next()?;
        let right = columns.next_back().unwrap_or(left);
        let (used_width, used_height) = ((right - left + 1) as f32, (bottom - top + 1) as f32);
        // What is wider than high is as wide as the mask.
        let step = used_width.max(used_height) / MASK as f32;
        let start_x = left as f32 + (used_width - step * MASK as f32) / 2.0;
        let start_y = top as f32 + (used_height - step * MASK as f32) / 2.0;
        let at = |x: isize, y: isize| {
            let inside = (0..width as isize).contains(&x) && (0..height as isize).contains(&y);
            if inside { ink(x as usize, y as usize) } else { 0.0 }
        };
        let mut mask = [0.0; MASK * MASK];
        for (place, value) in mask.iter_mut().enumerate() {
            let x = start_x + step * ((place % MASK) as f32 + 0.5) - 0.5;
            let y = start_y + step * ((place / MASK) as f32 + 0.5) - 0.5;
            let (low_x, low_y) = (x.floor(), y.floor());
            let (share_x, share_y) = (x - low_x, y - low_y);
            let (low_x, low_y) = (low_x as isize, low_y as isize);
            let upper = at(low_x, low_y) * (1.0 - share_x) + at(low_x + 1, low_y) * share_x;
            let lower = at(low_x, low_y + 1) * (1.0 - share_x) + at(low_x + 1, low_y + 1) * share_x;
            *value = upper * (1.0 - share_y) + lower * share_y;
        }
        Some(Self(mask))
    }

    fn at(&self, x: isize, y: isize) -> f32 {
        let inside = (0..MASK as isize).contains(&x) && (0..MASK as isize).contains(&y);
        if inside { self.0[y as usize * MASK + x as usize] } else { 0.0 }
    }

    /// How similar two masks are, from -1 to 1.
    pub fn similarity(&self, other: &Self) -> f32 {
        let shifts = [-1, 0, 1].into_iter().flat_map(|y| [-1, 0, 1].map(|x| (x, y)));
        let similar =
            shifts.map(|(x, y)| correlation(|at| self.at_place(at, x, y), |at| other.0[at]));
        similar.fold(-1.0, f32::max)
    }

    fn at_place(&self, place: usize, x: isize, y: isize) -> f32 {
        self.at((place % MASK) as isize + x, (place / MASK) as isize + y)
    }

    /// How similar it is to itself after a quarter turn.
    pub fn roundness(&self) -> f32 {
        let turned = |at: usize| self.0[(at % MASK) * MASK + MASK - 1 - at / MASK];
        correlation(|at| self.0[at], turned)
    }

    /// The mask between several; `None` for none.
    pub fn mean<'a>(masks: impl Iterator<Item = &'a Self>) -> Option<Self> {
        let mut sum = [0.0; MASK * MASK];
        let mut count = 0;
        for mask in masks {
            sum.iter_mut().zip(mask.0).for_each(|(sum, value)| *sum += value);
            count += 1;
        }
        (count > 0).then(|| Self(sum.map(|value| value / count as f32)))
    }
}

fn correlation(first: impl Fn(usize) -> f32, second: impl Fn(usize) -> f32) -> f32 {
    let count = (MASK * MASK) as f32;
    let (mut a, mut b, mut aa, mut bb, mut ab) = (0.0, 0.0, 0.0, 0.0, 0.0);
    for place in 0..MASK * MASK {
        let (one, other) = (first(place), second(place));
        a += one;
        b += other;
        aa += one * one;
        bb += other * other;
        ab += one * other;
    }
    let spread = (aa - a * a / count) * (bb - b * b / count);
    (ab - a * b / count) / spread.max(1e-6).sqrt()
}

/// What is drawn on a cell.
#[derive(Clone)]
pub struct Glyph {
    pub mask: Mask,
    /// The colour of most of it.
    pub color: Color,
    /// The share of it that is red, from 0 to 1.
    pub red: f32,
    /// Width divided by height.
    pub aspect: f32,
}

impl Glyph {
    /// What is drawn on a cell with this background; `None` if there is nothing.
    pub fn on(image: &CellImage, background: Color) -> Option<Self> {
        let mut found = None;
        for border in BORDERS {
            let (glyph, touches_border) = Self::within(image, background, border)?;
            found = Some(glyph);
            if !touches_border {
                break;
            }
        }
        found
    }

    /// What is drawn on a cell, without so many pixels at its sides, and whether that goes on there.
    fn within(image: &CellImage, background: Color, border: usize) -> Option<(Self, bool)> {
        let inner = SIDE - 2 * border;
        let pixel = |x: usize, y: usize| image.at(x + border, y + border);
        let far: Vec<f32> = (0..inner * inner)
            .map(|place| (place % inner, place / inner))
            .map(|(x, y)| distance(pixel(x, y), background))
            .collect();
        let mut sorted = far.clone();
        sorted.sort_by(|a, b| b.total_cmp(a));
        let strongest = &sorted[..inner * inner / 25];
        let peak = strongest.iter().sum::<f32>() / strongest.len() as f32;
        // Light that falls across a cell has no sharp edges.
        let is_sharp = |place: &usize| {
            let (x, y) = (place % inner, place / inner);
            let here = pixel(x, y);
            x + 2 < inner && distance(here, pixel(x + 2, y)) > SHARP * peak
                || y + 2 < inner && distance(here, pixel(x, y + 2)) > SHARP * peak
        };
        if peak < FAINTEST || (0..inner * inner).filter(is_sharp).count() < FEWEST_SHARP {
            return None;
        }
        let mut ink: Vec<f32> =
            far.iter().map(|far| ((far / peak - 0.25) / 0.5).clamp(0.0, 1.0)).collect();
        remove_specks(&mut ink, inner);
        let total: f32 = ink.iter().sum();
        if total < 0.018 * (SIDE * SIDE) as f32 {
            return None;
        }
        let mask = Mask::of(inner, inner, |x, y| ink[y * inner + x])?;
        let colors_over = |least: f32| -> Vec<Color> {
            let places = (0..inner * inner).filter(|place| ink[*place] > least);
            places.map(|place| pixel(place % inner, place / inner)).collect()
        };
        let (full, inked_colors) = (colors_over(0.9), colors_over(0.5));
        let red = inked_colors.iter().filter(|color| is_red(**color)).count() as f32
            / inked_colors.len().max(1) as f32;
        let inked = |place: &usize| ink[*place] >= 0.5;
        let places: Vec<usize> = (0..inner * inner).filter(inked).collect();
        let extent = |of: fn(usize, usize) -> usize| {
            let values = || places.iter().map(|place| of(*place, inner));
            values().max().unwrap_or(0) - values().min().unwrap_or(0) + 1
        };
        let (width, height) =
            (extent(|place, inner| place % inner), extent(|place, inner| place / inner));
        // Large numbers are high, bevels are on all sides.
        let on_side = |x: usize| places.iter().filter(|place| *place % inner == x).count();
        let touches_border = on_side(0).max(on_side(inner - 1)) >= BEVEL;
        let aspect = width as f32 / height as f32;
        Some((Self { mask, color: median(full), red, aspect }, touches_border))
    }
}

pub fn is_red(color: Color) -> bool {
    let [red, green, blue] = color;
    red > 110.0 && red > green + 60.0 && red > blue + 60.0
}

/// The median of each part.
pub fn median(colors: Vec<Color>) -> Color {
    if colors.is_empty() {
        return Color::default();
    }
    [0, 1, 2].map(|part| {
        let mut values: Vec<f32> = colors.iter().map(|color| color[part]).collect();
        let middle = values.len() / 2;
        *values.select_nth_unstable_by(middle, f32::total_cmp).1
    })
}

/// Removes ink in patches that are small, or that only touch the border.
fn remove_specks(ink: &mut [f32], side: usize) {
    let mut patch_of = vec![usize::MAX; ink.len()];
    let mut patches: Vec<Vec<usize>> = Vec::new();
    for start in 0..ink.len() {
        if ink[start] < 0.5 || patch_of[start] != usize::MAX {
            continue;
        }
        let mut patch = vec![start];
        patch_of[start] = patches.len();
        let mut next = 0;
        while let Some(&place) = patch.get(next) {
            next += 1;
            let (x, y) = (place % side, place / side);
            for near_y in y.saturating_sub(1)..=(y + 1).min(side - 1) {
                for near_x in x.saturating_sub(1)..=(x + 1).min(side - 1) {
                    let near = near_y * side + near_x;
                    if ink[near] >= 0.5 && patch_of[near] == usize::MAX {
                        patch_of[near] = patches.len();
                        patch.push(near);
                    }
                }
            }
        }
        patches.push(patch);
    }
    let at_border = |place: &usize| {
        let (x, y) = (place % side, place / side);
        x < 4 || y < 4 || x >= side - 4 || y >= side - 4
    };
    let kept: Vec<bool> =
        patches.iter().map(|patch| patch.len() >= 7 && !patch.iter().all(at_border)).collect();
    for (place, ink) in ink.iter_mut().enumerate() {
        // The soft edge of what stays, stays.
        let (x, y) = (place % side, place / side);
        let near = (y.saturating_sub(1)..=(y + 1).min(side - 1))
            .flat_map(|y| (x.saturating_sub(1)..=(x + 1).min(side - 1)).map(move |x| y * side + x));
        let stays =
            near.into_iter().any(|near| patch_of[near] != usize::MAX && kept[patch_of[near]]);
        if !stays {
            *ink = 0.0;
        }
    }
}
