//! A grid of square cells in a raster, which grows as far as its lines are seen.

use super::lines::{Lines, edge_profile, fitted, fitted_pitch, strength};
use super::raster::Raster;

/// An edge that is weaker than this, added up over red, green and blue, is none.
const FAINTEST: f32 = 9.0;
/// Nor is one that is weaker than this share of what is usual in the grid.
const USUAL_SHARE: f32 = 0.1;
/// The strength of an edge that grain makes, for its standard deviation and the square root of the pitch.
const GRAIN: f32 = 7.0;
/// The share of the edges of a row of cells that must be seen.
const SEEN: f32 = 0.78;
/// A grid may go on at a side where more than this share of the edges is seen.
const SOME: f32 = 0.5;
/// How much more is seen of the edges than of what is half a cell beside them.
const CLEAR: f32 = 0.25;
/// How far the pitch may be off, as a share of it.
const ROUGH: f32 = 0.02;
/// How far lines may be off, as a share of a cell.
const NEAR: f32 = 0.14;
/// The fewest cells in a direction.
const FEWEST: usize = 4;
const MOST: usize = 200;

/// A grid. All places are in pixels of its raster.
#[derive(Clone, Copy, Debug)]
pub struct Lattice {
    across: Lines,
    down: Lines,
    /// How many of its edges are seen, from 0 to 1.
    seen: f32,
    /// The strength from which on an edge is seen.
    faintest: f32,
    /// What grain alone would not reach.
    least: f32,
    /// The grain of the picture.
    grain: f32,
    /// Whether more cells may be part of the board, or fewer: some edges are seen beside it, or few of
    /// its outermost cells look like others.
    pub is_extent_unsure: bool,
}

#[derive(Clone, Copy, PartialEq)]
pub enum Side {
    Left,
    Right,
    Top,
    Bottom,
}

impl Side {
    pub const ALL: [Self; 4] = [Self::Right, Self::Bottom, Self::Left, Self::Top];

    pub fn is_upright(self) -> bool {
        matches!(self, Self::Left | Self::Right)
    }
}

impl Lattice {
    /// Some cells around a place, with lines where those from a first one come by.
    pub fn around(
        first: (f32, f32),
        pitch: f32,
        (x, y): (f32, f32),
        grain: f32,
        cells: usize,
    ) -> Self {
        let lines = |first: f32, near: f32| {
            let index = ((near - first) / pitch - 0.5 * cells as f32).round();
            Lines { first: first + index * pitch, pitch, cells }
        };
        let least = FAINTEST.max(GRAIN * grain / pitch.sqrt());
        Self {
            across: lines(first.0, x),
            down: lines(first.1, y),
            seen: 0.0,
            faintest: least,
            least,
            grain,
            is_extent_unsure: false,
        }
    }

    /// This grid in a picture that is so many times as large.
    pub fn enlarged(mut self, scale: f32) -> Self {
        for lines in [&mut self.across, &mut self.down] {
            lines.first *= scale;
            lines.pitch *= scale;
        }
        self
    }

    pub fn columns(&self) -> usize {
        self.across.cells
    }

    pub fn rows(&self) -> usize {
        self.down.cells
    }

    /// Width and height of a cell.
    pub fn pitch(&self) -> (f32, f32) {
        (self.across.pitch, self.down.pitch)
    }

    /// The left upper corner of a cell.
    pub fn corner(&self, row: usize, column: usize) -> (f32, f32) {
        (self.across.at(column as f32), self.down.at(row as f32))
    }

    /// This grid with one more row or column at a side.
    pub fn with(mut self, side: Side) -> Self {
        match side {
            Side::Left => {
                self.across.first = self.across.at(-1.0);
                self.across.cells += 1;
            }
            Side::Right => self.across.cells += 1,
            Side::Top => {
                self.down.first = self.down.at(-1.0);
                self.down.cells += 1;
            }
            Side::Bottom => self.down.cells += 1,
        }
        self
    }

    /// This grid without the outermost row or column of a side.
    pub fn without(mut self, side: Side) -> Self {
        match side {
            Side::Left => self.across = self.across.without_first(),
            Side::Right => self.across.cells -= 1,
            Side::Top => self.down = self.down.without_first(),
            Side::Bottom => self.down.cells -= 1,
        }
        self
    }

    pub fn has_more_cells_than(&self, other: &Self) -> bool {
        self.across.cells + self.down.cells > other.across.cells + other.down.cells
    }

    pub fn has_more_than_fewest(&self) -> bool {
        self.across.cells.min(self.down.cells) > FEWEST
    }

    pub fn covers(&self, x: f32, y: f32) -> bool {
        let within =
            |lines: Lines, place: f32| (lines.first..lines.at(lines.cells as f32)).contains(&place);
        within(self.across, x) && within(self.down, y)
    }

    pub fn has_pitch(&self, pitch: f32) -> bool {
        (self.across.pitch / pitch - 1.0).abs() < 0.06
    }

    /// More for larger grids, and for those that are seen better.
    pub fn worth(&self) -> f32 {
        (self.across.cells * self.down.cells) as f32 * self.seen.powi(3)
    }

    /// The best first cells near these, how well they are seen, and how well all around here are: lines
    /// through numbers are seen where there are numbers only.
    pub fn best_near(self, raster: &Raster, side: usize) -> (Self, f32, f32) {
        let cells = self.across.cells as f32;
        let reach = ((side as f32 / self.across.pitch - cells) / 2.0) as isize;
        let reach = reach.clamp(0, 2);
        let mut best = (self, -1.0);
        let mut sum = 0.0;
        for row in -reach..=reach {
            for column in -reach..=reach {
                let mut moved = self;
                moved.across.first = self.across.at(column as f32);
                moved.down.first = self.down.at(row as f32);
                let seen = moved.share_seen(raster);
                sum += seen;
                let seen = seen - 0.001 * (row.abs() + column.abs()) as f32;
                if seen > best.1 {
                    best = (moved, seen);
                }
            }
        }
        let count = (2 * reach + 1) * (2 * reach + 1);
        (best.0, best.1, sum / count as f32)
    }

    /// The grid as far as it goes; `None` if there is none.
    pub fn grown(mut self, raster: &Raster) -> Option<Self> {
        for _ in 0..2 {
            loop {
                let before = self.across.cells + self.down.cells;
                for side in [Side::Right, Side::Bottom, Side::Left, Side::Top] {
                    self.grow(raster, side);
                }
                let after = self.across.cells + self.down.cells;
                if after == before || after > MOST {
                    break;
                }
                self.adjust(raster, 1.0, NEAR);
                self.faintest = (USUAL_SHARE * self.usual_strength(raster)).max(self.least);
            }
            // Where nearly every cell has a number, the numbers may have been taken for the lines.
            let mut moved = self;
            moved.adjust(raster, 1.0, 0.5);
            if moved.share_seen(raster) >= self.share_seen(raster) {
                self = moved;
            }
            self.trim(raster);
            self.adjust(raster, 1.5, NEAR);
        }
        if self.across.cells < FEWEST || self.down.cells < FEWEST {
            return None;
        }
        self.seen = self.share_seen(raster);
        // Noise has edges everywhere.
        let mut between = self;
        between.across = Lines { cells: self.across.cells - 1, ..self.across.moved(0.5) };
        between.down = Lines { cells: self.down.cells - 1, ..self.down.moved(0.5) };
        let clear = self.seen - between.share_seen(raster);
        (self.seen >= SEEN && clear > CLEAR).then_some(self)
    }

    /// Whether so many edges of its outermost cells at a side are seen that these may be cells of the
    /// board.
    pub fn may_have(&self, raster: &Raster, side: Side) -> bool {
        self.side_seen(raster, side) > SOME
    }

    /// Moves the lines, up to the share `reach` of a cell, to where they are seen in the whole grid. No
    /// edge counts for more than `most` usual ones: the outlines of drawings must not outweigh faint
    /// lines.
    fn adjust(&mut self, raster: &Raster, most: f32, reach: f32) {
        let limit = most * self.usual_strength(raster);
        let range = |lines: Lines, length: usize| {
            let end = lines.at(lines.cells as f32 + 0.5).max(0.0) as usize;
            lines.at(-0.5).max(0.0) as usize..end.min(length - 1)
        };
        let places = range(self.across, raster.width);
        let across = edge_profile(places, self.down, limit, |along, at| raster.at(at, along));
        let places = range(self.down, raster.height);
        let down = edge_profile(places, self.across, limit, |along, at| raster.at(along, at));
        // The more cells there are, the less the pitch can be off.
        let share = ROUGH.min(0.3 / self.across.cells.max(self.down.cells) as f32);
        let pitch =
            fitted_pitch(self.across.pitch, share, [(self.across, &across), (self.down, &down)]);
        self.across = fitted(self.across.with_pitch(pitch), &across, reach);
        self.down = fitted(self.down.with_pitch(pitch), &down, reach);
    }

    /// Adds cells at one side while their edges are seen.
    fn grow(&mut self, raster: &Raster, side: Side) {
        // A few at a time: the pitch becomes more exact as the grid becomes larger.
        for _ in 0..(self.across.cells.min(self.down.cells) / 2).max(1) {
            let next = self.with(side);
            if next.side_seen(raster, side) < SEEN {
                return;
            }
            *self = next;
        }
    }

    /// Takes away cells at the sides whose edges are not seen.
    fn trim(&mut self, raster: &Raster) {
        for side in [Side::Left, Side::Right, Side::Top, Side::Bottom] {
            let lines = |it: &Self| if side.is_upright() { it.across } else { it.down };
            while lines(self).cells > 2 && self.side_seen(raster, side) < SEEN {
                *self = self.without(side);
            }
        }
    }

    /// The smaller share of edges seen at the outermost cells of a side: of those along the border,
    /// which may be beside something alike, and of those between the cells.
    fn side_seen(&self, raster: &Raster, side: Side) -> f32 {
        if !self.is_inside(raster) {
            return 0.0;
        }
        self.border_seen(raster, side).min(self.between_seen(raster, side))
    }

    /// The share of edges seen along the border at a side.
    pub fn border_seen(&self, raster: &Raster, side: Side) -> f32 {
        let (columns, rows) = (self.across.cells, self.down.cells);
        let edge = |at: usize| match side {
            Side::Left => self.upright(raster, at, 0, self.least),
            Side::Right => self.upright(raster, at, columns, self.least),
            Side::Top => self.level(raster, 0, at, self.least),
            Side::Bottom => self.level(raster, rows, at, self.least),
        };
        let count = if side.is_upright() { rows } else { columns };
        (0..count).filter(|at| edge(*at) > self.least).count() as f32 / count as f32
    }

    /// The share of edges seen between the outermost cells of a side.
    pub fn between_seen(&self, raster: &Raster, side: Side) -> f32 {
        let (columns, rows) = (self.across.cells, self.down.cells);
        let edge = |at: usize| match side {
            Side::Left => self.level(raster, at, 0, self.faintest),
            Side::Right => self.level(raster, at, columns - 1, self.faintest),
            Side::Top => self.upright(raster, 0, at, self.faintest),
            Side::Bottom => self.upright(raster, rows - 1, at, self.faintest),
        };
        let count = if side.is_upright() { rows } else { columns };
        (0..=count).filter(|at| edge(*at) > self.faintest).count() as f32 / (count + 1) as f32
    }

    /// Whether more edges are seen between the outermost cells of a side than through them: what slowly
    /// grows darker has edges everywhere.
    pub fn has_clear_lines(&self, raster: &Raster, side: Side) -> bool {
        let mut middles = *self;
        let along = if side.is_upright() { &mut middles.down } else { &mut middles.across };
        *along = Lines { cells: along.cells - 1, ..along.moved(0.5) };
        self.between_seen(raster, side) - middles.between_seen(raster, side) > CLEAR
    }

    /// Whether the grid lies in the picture but for a fraction of a cell.
    pub fn is_inside(&self, raster: &Raster) -> bool {
        let fits = |lines: Lines, length: usize| {
            let slack = 0.15 * lines.pitch;
            lines.first >= -slack && lines.at(lines.cells as f32) <= length as f32 + slack
        };
        fits(self.across, raster.width) && fits(self.down, raster.height)
    }

    fn share_seen(&self, raster: &Raster) -> f32 {
        let strengths = self.strengths(raster, self.faintest);
        let seen = strengths.iter().filter(|strength| **strength > self.faintest).count();
        seen as f32 / strengths.len() as f32 * f32::from(self.is_inside(raster))
    }

    /// A quarter of the edges between cells are fainter than this.
    fn usual_strength(&self, raster: &Raster) -> f32 {
        let mut strengths = self.strengths(raster, f32::INFINITY);
        strengths.retain(|strength| strength.is_finite());
        strengths.sort_by(f32::total_cmp);
        strengths.get(strengths.len() / 4).copied().unwrap_or_default()
    }

    /// The strength of every edge of a cell, exact up to `enough`.
    fn strengths(&self, raster: &Raster, enough: f32) -> Vec<f32> {
        let (columns, rows) = (self.across.cells, self.down.cells);
        let upright = (0..rows).flat_map(|row| (0..=columns).map(move |column| (row, column)));
        let level = (0..=rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
        let upright = upright.map(|(row, column)| self.upright(raster, row, column, enough));
        upright.chain(level.map(|(row, column)| self.level(raster, row, column, enough))).collect()
    }

    /// The strength of the left edge of a cell.
    fn upright(&self, raster: &Raster, row: usize, column: usize, enough: f32) -> f32 {
        let middle = self.down.at(row as f32 + 0.5);
        let place = self.across.at(column as f32);
        strength(
            place,
            middle,
            self.across.pitch,
            raster.width,
            self.grain,
            enough,
            |along, place| raster.at(place, along),
        )
    }

    /// The strength of the upper edge of a cell.
    fn level(&self, raster: &Raster, row: usize, column: usize, enough: f32) -> f32 {
        let middle = self.across.at(column as f32 + 0.5);
        let place = self.down.at(row as f32);
        strength(
            place,
            middle,
            self.down.pitch,
            raster.height,
            self.grain,
            enough,
            |along, place| raster.at(along, place),
        )
    }
}
