//! Reads a Minesweeper board from a picture of a screen, whatever game is on it.
//!
//! A photograph is turned back first (`tilt`). `grid` finds where edges come back after equal distances,
//! and a `lattice` grows from there as far as its lines are seen, and farther where cells look like
//! those in it (`completion`). Each of its cells is brought to one size (`cell_image`). What is drawn on
//! it is a `glyph`, compared with `drawings` and with the `hues` that numbers have in known games; what
//! is around the drawing tells open cells from covered ones (`surfaces`). `reading` puts that together:
//! drawings that look alike are one thing in the whole picture.

mod cell_image;
mod completion;
mod drawings;
mod edges;
mod glyph;
mod grid;
mod hues;
mod lattice;
mod lines;
mod raster;
mod reading;
mod setup;
mod surfaces;
mod tilt;

use crate::game::VisibleCell;
use grid::SMALLEST_WINDOW;
use lattice::Lattice;
use raster::Raster;

pub use setup::PictureSetup;

/// A cell as it was read.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ReadCell {
    pub content: VisibleCell,
    /// How sure that is, from 0 to 1.
    pub confidence: f32,
}

/// Below this confidence, a cell should be shown to the player.
pub const DOUBTFUL: f32 = 0.5;

impl ReadCell {
    pub fn is_doubtful(&self) -> bool {
        self.confidence < DOUBTFUL
    }
}

/// A board in a picture.
#[derive(Clone, Debug, PartialEq)]
pub struct ReadBoard {
    pub rows: usize,
    pub columns: usize,
    /// Row by row.
    pub cells: Vec<ReadCell>,
    /// The left upper corner of the grid in the picture, in pixels.
    pub corner: (f32, f32),
    /// Width and height of a cell, in pixels.
    pub pitch: (f32, f32),
}

/// Why no board was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureError {
    /// The picture has not as many pixels as its size says.
    Incomplete,
    /// It has more than [`MOST_PIXELS`].
    TooLarge,
    /// The picture, or what is in it, is too small to read.
    TooSmall,
    NoGrid,
}

/// No picture of a screen needs more.
pub const MOST_PIXELS: usize = 40_000_000;

/// The shortest side of a picture, in pixels.
const SHORTEST_SIDE: usize = 60;

/// Reads the largest board in a picture: red, green and blue of each pixel, or these and alpha, row by
/// row.
///
/// # Errors
///
/// If the picture is too small or too large, has too few or too many bytes, or shows no board.
pub fn read(width: usize, height: usize, parts: Vec<u8>) -> Result<ReadBoard, PictureError> {
    let pixels = width.checked_mul(height).filter(|&pixels| pixels <= MOST_PIXELS);
    let pixels = pixels.ok_or(PictureError::TooLarge)?;
    if ![3 * pixels, 4 * pixels].contains(&parts.len()) {
        return Err(PictureError::Incomplete);
    }
    if width.min(height) < SHORTEST_SIDE {
        return Err(PictureError::TooSmall);
    }
    let mut raster = Raster::new(width, height, parts);
    let tilt = tilt::tilt(&raster);
    if tilt != 0.0 {
        raster = raster.turned(tilt);
    }
    let mut lattice = find(&raster)?;
    let cells = reading::read(&raster, &mut lattice);
    let (left, top) = raster.place_before_turn(lattice.corner(0, 0), tilt);
    let (cell_width, cell_height) = lattice.pitch();
    Ok(ReadBoard {
        rows: lattice.rows(),
        columns: lattice.columns(),
        cells,
        corner: (left, top),
        pitch: (cell_width, cell_height),
    })
}

/// The largest grid of a picture. Small cells are found in the picture as it is, large ones in half of
/// its size, and so on.
fn find(raster: &Raster) -> Result<Lattice, PictureError> {
    let (mut smaller, mut scale) = (None, 1.0);
    let mut best: Option<(Lattice, f32)> = None;
    loop {
        let now = smaller.as_ref().unwrap_or(raster);
        if let Some(lattice) = grid::find(now) {
            let lattice = completion::completed(now, lattice).enlarged(scale);
            // Of two boards with as many cells, a race shows the other one small.
            let worth = lattice.worth() * lattice.pitch().0.powf(0.25);
            // The same board may be found in both sizes: the larger picture shows more of it, and in
            // the smaller one, what is around a board may look like more of it.
            let is_better = |(known, most): &(Lattice, f32)| {
                worth > if known.has_pitch(lattice.pitch().0) { 1.5 } else { 1.1 } * most
            };
            if best.as_ref().is_none_or(is_better) {
                best = Some((lattice, worth));
            }
        }
        if now.width.min(now.height) < 2 * SMALLEST_WINDOW {
            break;
        }
        smaller = Some(now.halved());
        scale *= 2.0;
    }
    best.map(|(lattice, _)| lattice).ok_or(PictureError::NoGrid)
}
