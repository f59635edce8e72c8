//! The picture of a frost: one colour for each cell, covered or open. No figure, flag or mine is in it.

use crate::ui::kit::theme::{Palette, mix};
use iced::advanced::image::Handle;
use iced::{Color, color};

/// What the frost is of: which of its cells are covered.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) struct FrostKey {
    pub cols: u16,
    pub covered: Vec<bool>,
    /// The place of the first and the last cell in the board's gradient, in percent.
    pub along: [u8; 2],
    /// How far the frost has come, of [`STEPS`]: before the last one, cells have edges.
    pub step: u8,
}

/// The steps in which frost comes over a board.
pub(super) const STEPS: u8 = 8;

impl FrostKey {
    pub fn rows(&self) -> usize {
        self.covered.len().div_ceil(usize::from(self.cols).max(1))
    }

    /// How far the frost has come, from 0 to 1.
    pub fn share(&self) -> f32 {
        f32::from(self.step) / f32::from(STEPS)
    }

    fn color(&self, row: usize, col: usize, palette: &Palette) -> Color {
        let cols = usize::from(self.cols);
        let [first, last] = self.along.map(|percent| f32::from(percent) / 100.0);
        let share = row as f32 / self.rows() as f32 + col as f32 / cols as f32;
        let [start, end] = palette.covered;
        let tile = mix(start, end, first + (last - first) * share / 2.0);
        if self.covered[row * cols + col] { tile } else { mix(palette.open, tile, 0.13) }
    }

    /// The picture, with a few pixels for each cell so that it is smooth when drawn large.
    pub(super) fn paint(&self, palette: &Palette) -> Handle {
        let (cols, rows) = (usize::from(self.cols), self.rows());
        let fine = if self.covered.len() > 2_500 { 1 } else { 4 };
        let colors: Vec<[f32; 3]> = (0..rows)
            .flat_map(|row| (0..cols).map(move |col| (row, col)))
            .map(|(row, col)| {
                let Color { r, g, b, .. } = self.color(row, col, palette);
                [r, g, b]
            })
            .collect();
        // First along rows, then along columns.
        let along = spread(&colors, rows, cols, fine);
        let turned = spread(&turned(&along, rows, cols * fine), cols * fine, rows, fine);
        let whole = self::turned(&turned, cols * fine, rows * fine);
        let byte = |part: f32| (part * 255.0).round() as u8;
        let (width, height) = (cols * fine, rows * fine);
        let pixels = whole.iter().enumerate().flat_map(|(nth, &[r, g, b])| {
            let (x, y) = (nth % width, nth / width);
            let along = x as f32 / width as f32 + y as f32 / height as f32;
            let veil = veil(along / 2.0, palette);
            let frost = mix(Color::from_rgb(r, g, b), Color { a: 1.0, ..veil }, veil.a);
            let cell = Color::from(colors[y / fine * cols + x / fine]);
            let Color { r, g, b, .. } = mix(cell, frost, self.share());
            [byte(r), byte(g), byte(b), 255]
        });
        Handle::from_rgba(width as u32, height as u32, pixels.collect::<Vec<_>>())
    }
}

/// Rows with `fine` places for each, every one a mean of what is around it.
fn spread(colors: &[[f32; 3]], rows: usize, cols: usize, fine: usize) -> Vec<[f32; 3]> {
    /// The standard deviation, in cells.
    const BLUR: f32 = 0.5;
    let mut all = Vec::with_capacity(colors.len() * fine);
    for row in 0..rows {
        let row = &colors[row * cols..(row + 1) * cols];
        for place in 0..cols * fine {
            let at = (place as f32 + 0.5) / fine as f32 - 0.5;
            let (mut sum, mut weights) = ([0.0; 3], 0.0);
            for step in -2..=2 {
                let near = at.round() + step as f32;
                let weight = (-0.5 * ((near - at) / BLUR).powi(2)).exp();
                let color = row[(near.max(0.0) as usize).min(cols - 1)];
                weights += weight;
                sum.iter_mut().zip(color).for_each(|(sum, part)| *sum += part * weight);
            }
            all.push(sum.map(|part| part / weights));
        }
    }
    all
}

/// Columns as rows.
fn turned(colors: &[[f32; 3]], rows: usize, cols: usize) -> Vec<[f32; 3]> {
    (0..cols).flat_map(|col| (0..rows).map(move |row| colors[row * cols + col])).collect()
}

/// How much white, or a little blue, a veil puts over this share of the way from the first corner to
/// the last, with two bands of shine.
pub(super) fn veil(share: f32, palette: &Palette) -> Color {
    let [start, end] = if palette.dark { [0.16, 0.10] } else { [0.40, 0.34] };
    let tint = mix(Color::WHITE, color!(0xD5E1FB), share);
    // Its edges are as soft as a few pixels of the picture: hard ones would be stairs.
    let band = |from: f32, to: f32, most: f32| {
        let edges = [share - from, to - share].map(|depth| (depth / 0.02).clamp(0.0, 1.0));
        most * (1.0 - 0.6 * (share - from) / (to - from)) * edges[0] * edges[1]
    };
    let shine = band(0.18, 0.38, 0.16) + band(0.43, 0.5, 0.12);
    Color { a: start + (end - start) * share + shine, ..tint }
}
