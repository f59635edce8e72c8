//! Completes a grid of which not every line is seen, as between open cells of many games: what looks
//! like the cells inside belongs to the board, up to where it ends, and what does not look like them and
//! has no clear lines does not.

use super::cell_image::{RING, SIDE, is_alike};
use super::glyph::median;
use super::lattice::{Lattice, Side};
use super::raster::{Color, Raster, distance};

/// How far the background of a cell may be from a known one.
const ALIKE: f32 = 16.0;
/// The distances from two sides at which a corner has neither a bevel nor a drawing.
const CORNER: std::ops::Range<usize> = 3..6;
/// A background is known if more than one of so many cells has it.
const FEW: usize = 40;
/// The share of the cells of a row or column that must have known backgrounds.
const KNOWN: f32 = 0.6;
/// The share that is enough where its lines are clear.
const SOME_KNOWN: f32 = 0.5;
/// With a smaller share, a row or column is not part of the board unless its lines are clear.
const STRANGE: f32 = 0.3;
/// A border of which so large a share is seen is that of the board, unless so many edges are seen
/// behind it.
const WHOLE_BORDER: f32 = 0.9;
const EDGES_BEHIND: f32 = 0.3;
/// A blank area behind a border of which more is seen is not part of the board.
const SOME_BORDER: f32 = 0.5;
/// The share of the edges of a row or column by which it is more than a blank area.
const SOME_EDGES: f32 = 0.06;

/// The grid with every row and column of the board.
pub fn completed(raster: &Raster, mut lattice: Lattice) -> Lattice {
    let mut cells = Backgrounds { raster, colors: Vec::new(), cells: 0 };
    for row in 0..lattice.rows() {
        for column in 0..lattice.columns() {
            cells.learn(&lattice, (row, column));
        }
    }
    let are_even = cells.are_mostly_even(&lattice);
    let is_unlike = |cells: &Backgrounds, lattice: &Lattice, side: Side, least: f32| {
        are_even && cells.share(lattice, side) < least
    };
    for side in Side::ALL {
        while lattice.has_more_than_fewest()
            && is_unlike(&cells, &lattice, side, STRANGE)
            && !lattice.has_clear_lines(raster, side)
        {
            lattice = lattice.without(side);
        }
    }
    loop {
        let before = lattice;
        for side in Side::ALL {
            while let Some(next) = cells.next(lattice, side) {
                lattice = next;
                // Light falls across photographs.
                outermost(&lattice, side).for_each(|place| cells.learn(&lattice, place));
            }
        }
        if !lattice.has_more_cells_than(&before) {
            break;
        }
    }
    lattice.is_extent_unsure = Side::ALL.into_iter().any(|side| {
        let wider = lattice.with(side);
        is_unlike(&cells, &lattice, side, KNOWN) && !lattice.has_clear_lines(raster, side)
            || wider.may_have(raster, side) && !is_unlike(&cells, &wider, side, STRANGE)
    });
    lattice
}

/// The places of the outermost cells at a side.
fn outermost(
    lattice: &Lattice,
    side: Side,
) -> impl Iterator<Item = (usize, usize)> + Clone + use<> {
    let (rows, columns) = (lattice.rows(), lattice.columns());
    (0..if side.is_upright() { rows } else { columns }).map(move |at| match side {
        Side::Left => (at, 0),
        Side::Right => (at, columns - 1),
        Side::Top => (0, at),
        Side::Bottom => (rows - 1, at),
    })
}

/// The backgrounds of the cells in a grid.
struct Backgrounds<'a> {
    raster: &'a Raster,
    /// Each with the number of cells that have it.
    colors: Vec<(Color, usize)>,
    cells: usize,
}

impl Backgrounds<'_> {
    fn learn(&mut self, lattice: &Lattice, place: (usize, usize)) {
        let color = self.color(lattice, place);
        self.cells += 1;
        match self.colors.iter_mut().find(|it| distance(it.0, color) < ALIKE / 2.0) {
            Some((_, cells)) => *cells += 1,
            None => self.colors.push((color, 1)),
        }
    }

    /// Whether a cell is of one colour but for its sides and its drawing, and of a known one.
    fn has(&self, lattice: &Lattice, place: (usize, usize)) -> bool {
        let color = self.color(lattice, place);
        let corners = [(false, false), (true, false), (false, true), (true, true)];
        let corner = |&(is_right, is_lower): &(bool, bool)| {
            let along = |is_far: bool, at: usize| if is_far { SIDE - 1 - at } else { at };
            let places =
                CORNER.flat_map(|y| CORNER.map(move |x| (along(is_right, x), along(is_lower, y))));
            is_alike(self.median(lattice, place, places), color)
        };
        let is_known =
            |it: &(Color, usize)| it.1 * FEW > self.cells && distance(it.0, color) < ALIKE;
        corners.iter().filter(|it| corner(it)).count() >= 3 && self.colors.iter().any(is_known)
    }

    /// The colour between the sides of a cell and what is drawn on it.
    fn color(&self, lattice: &Lattice, place: (usize, usize)) -> Color {
        let far = |at: usize| SIDE - 1 - at;
        let ring = RING.flat_map(|depth| {
            let along = depth..SIDE - depth;
            along.flat_map(move |at| [(at, depth), (at, far(depth)), (depth, at), (far(depth), at)])
        });
        self.median(lattice, place, ring)
    }

    /// The median of these pixels of a cell that is [`SIDE`] pixels wide.
    fn median(
        &self,
        lattice: &Lattice,
        (row, column): (usize, usize),
        pixels: impl Iterator<Item = (usize, usize)>,
    ) -> Color {
        let ((left, top), (width, height)) = (lattice.corner(row, column), lattice.pitch());
        let at = |start: f32, length: f32, at: usize| {
            (start + length * (at as f32 + 0.5) / SIDE as f32) as isize
        };
        let color = |(x, y)| self.raster.at(at(left, width, x), at(top, height, y)).map(f32::from);
        median(pixels.map(color).collect())
    }

    /// Whether most cells are of one colour but for their sides and drawings.
    fn are_mostly_even(&self, lattice: &Lattice) -> bool {
        let (rows, columns) = (lattice.rows(), lattice.columns());
        let places = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
        3 * places.filter(|place| self.has(lattice, *place)).count() > 2 * rows * columns
    }

    /// The share of the outermost cells at a side that has known backgrounds.
    fn share(&self, lattice: &Lattice, side: Side) -> f32 {
        let cells = outermost(lattice, side);
        let known = cells.clone().filter(|place| self.has(lattice, *place)).count();
        known as f32 / cells.count() as f32
    }

    /// The grid with more cells at a side; `None` if the board ends here.
    fn next(&self, lattice: Lattice, side: Side) -> Option<Lattice> {
        let mut wider = lattice;
        loop {
            let narrower = wider;
            wider = wider.with(side);
            let border = narrower.border_seen(self.raster, side);
            let is_at_border = border >= WHOLE_BORDER;
            let edges = wider.between_seen(self.raster, side);
            let goes_on = wider.is_inside(self.raster) && {
                let share = self.share(&wider, side);
                share >= KNOWN || share >= SOME_KNOWN && wider.has_clear_lines(self.raster, side)
            };
            if !goes_on || is_at_border && edges < EDGES_BEHIND {
                // Blank rows that end at a line are rows of the board.
                return (is_at_border && narrower.has_more_cells_than(&lattice))
                    .then_some(narrower);
            }
            if edges > SOME_EDGES {
                return Some(wider);
            }
            if border > SOME_BORDER {
                return None;
            }
        }
    }
}
