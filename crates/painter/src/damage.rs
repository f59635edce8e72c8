//! Finds what changed from one frame to the next.
//!
//! The window is cut into tiles. The hashes of all that touches a tile are mixed, in the order of
//! painting; where the result is that of the frame that is in the buffer, the tile is as it was.

use crate::area::Area;

/// The side of a tile, in physical pixels.
pub const TILE: i32 = 64;
/// The longest area that is painted at once, in tiles: the pixels in it fit into a cache.
const LONGEST: usize = 16;

/// What a frame shows: a hash for each tile, row by row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tiles {
    columns: usize,
    rows: usize,
    hashes: Vec<u64>,
}

/// Puts a value into a hash.
pub const fn mix(hash: u64, value: u64) -> u64 {
    // The multiplier of FxHash.
    (hash.rotate_left(5) ^ value).wrapping_mul(0x517c_c1b7_2722_0a95)
}

impl Tiles {
    /// Of a window of this size, in physical pixels, with nothing in it but a colour.
    pub fn new(width: u32, height: u32, page: u32) -> Self {
        let count = |length: u32| length.div_ceil(TILE as u32) as usize;
        let (columns, rows) = (count(width), count(height));
        Self { columns, rows, hashes: vec![mix(0, u64::from(page)); columns * rows] }
    }

    fn area(column: usize, row: usize) -> Area {
        Area::new(column as i32 * TILE, row as i32 * TILE, TILE, TILE)
    }

    fn range(start: i32, end: i32, count: usize) -> std::ops::Range<usize> {
        let first = (start.max(0) / TILE) as usize;
        let last = (end.max(0) as usize).div_ceil(TILE as usize);
        first.min(count)..last.min(count)
    }

    fn each(&mut self, area: Area, mut change: impl FnMut(&mut u64, Area)) {
        for row in Self::range(area.top, area.bottom, self.rows) {
            for column in Self::range(area.left, area.right, self.columns) {
                change(&mut self.hashes[row * self.columns + column], Self::area(column, row));
            }
        }
    }

    /// Something is painted in an area.
    pub fn add(&mut self, area: Area, hash: u64) {
        self.each(area, |tile, _| *tile = mix(*tile, hash));
    }

    /// An area is filled. Where it reaches is of interest at its border only, and what is below an
    /// `opaque` fill is not.
    pub fn add_fill(&mut self, area: Area, hash: u64, opaque: bool) {
        self.each(area, |tile, place| {
            let part = area.and(place);
            if part == place {
                *tile = mix(if opaque { 0 } else { *tile }, hash);
            } else {
                let ends = [part.left, part.top, part.right, part.bottom];
                let hash = ends.into_iter().fold(hash, |hash, end| mix(hash, end as u64));
                *tile = mix(*tile, hash);
            }
        });
    }

    /// The areas that differ from another frame, in rows of tiles; everything if that had another size
    /// or is not known.
    pub fn changed_since(&self, before: Option<&Self>) -> Vec<Area> {
        let before = before.filter(|it| (it.columns, it.rows) == (self.columns, self.rows));
        let mut areas = Vec::new();
        for row in 0..self.rows {
            let mut column = 0;
            while column < self.columns {
                let differs = |column: usize| {
                    let at = row * self.columns + column;
                    before.is_none_or(|before| before.hashes[at] != self.hashes[at])
                };
                let length = (column..self.columns.min(column + LONGEST))
                    .take_while(|column| differs(*column))
                    .count();
                if length > 0 {
                    let place = Self::area(column, row);
                    areas.push(Area { right: place.left + length as i32 * TILE, ..place });
                }
                column += length.max(1);
            }
        }
        areas
    }
}
