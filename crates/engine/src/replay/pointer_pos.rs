//! The position of the pointer, finer than a cell.

use crate::game::{BoardSize, Pos};

/// A position in 1/16 cells from the top left corner of the board. These are the pixels of
/// recordings, whose cells are 16 px wide whatever their size on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PointerPos {
    x: i16,
    y: i16,
}

impl PointerPos {
    /// Units per cell.
    pub const UNITS_PER_CELL: i16 = 16;

    /// The largest distance from the corner, in 1/16 cells: 1,000 cells.
    pub const MAX_DISTANCE: i16 = 16_000;

    /// A position outside every board.
    pub const OFF_BOARD: Self = Self { x: -16, y: -16 };

    /// In 1/16 cells; `None` beyond [`PointerPos::MAX_DISTANCE`].
    pub fn new(x: i64, y: i64) -> Option<Self> {
        let near = |value: i64| {
            i16::try_from(value)
                .ok()
                .filter(|value| (-Self::MAX_DISTANCE..=Self::MAX_DISTANCE).contains(value))
        };
        Some(Self { x: near(x)?, y: near(y)? })
    }

    /// In cells, clamped to the maximum distance; [`PointerPos::OFF_BOARD`] for NaN.
    pub fn from_cells(x: f32, y: f32) -> Self {
        if x.is_nan() || y.is_nan() {
            return Self::OFF_BOARD;
        }
        let far = f32::from(Self::MAX_DISTANCE);
        let sixteenths =
            |cells: f32| (cells * f32::from(Self::UNITS_PER_CELL)).floor().clamp(-far, far);
        Self { x: sixteenths(x) as i16, y: sixteenths(y) as i16 }
    }

    /// A position within a cell, 0 to 1 in both directions.
    pub fn in_cell(pos: Pos, x: f32, y: f32) -> Self {
        let last = 1.0 - 1.0 / f32::from(Self::UNITS_PER_CELL);
        // NaN becomes 0.
        let within = |cells: f32| cells.max(0.0).min(last);
        Self::from_cells(f32::from(pos.col) + within(x), f32::from(pos.row) + within(y))
    }

    /// The centre of a cell.
    pub fn cell_center(pos: Pos) -> Self {
        Self::in_cell(pos, 0.5, 0.5)
    }

    /// Distance to the right of the corner, in 1/16 cells.
    pub const fn x(self) -> i16 {
        self.x
    }

    /// Distance below the corner, in 1/16 cells.
    pub const fn y(self) -> i16 {
        self.y
    }

    /// The cell at this position, on a board of this size.
    pub fn cell(self, size: BoardSize) -> Option<Pos> {
        let index = |value: i16| u16::try_from(value.div_euclid(Self::UNITS_PER_CELL)).ok();
        let pos = Pos::new(index(self.y)?, index(self.x)?);
        size.contains(pos).then_some(pos)
    }

    /// The nearest cell of a board of this size.
    pub fn nearest_cell(self, size: BoardSize) -> Pos {
        let index = |value: i16, sides: u16| {
            let index = value.div_euclid(Self::UNITS_PER_CELL).max(0).unsigned_abs();
            index.min(sides - 1)
        };
        Pos::new(index(self.y, size.rows()), index(self.x, size.cols()))
    }

    /// The straight distance to another position, in cells.
    pub fn distance(self, other: Self) -> f64 {
        let along = |a: i16, b: i16| f64::from(i32::from(a) - i32::from(b));
        along(self.x, other.x).hypot(along(self.y, other.y)) / f64::from(Self::UNITS_PER_CELL)
    }
}
