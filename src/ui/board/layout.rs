//! The size of cells in the room for a board, and which of them are visible.

use crate::config::CellSize;
use crate::game::{self, BoardSize, Pos};
use crate::replay::PointerPos;
use crate::ui::board::layout;
use crate::ui::kit::theme;
use iced::{Point, Rectangle, Size, Vector};

/// The margins above and below a board.
pub const ABOVE: f32 = 3.0 * theme::UNIT;
pub const BELOW: f32 = 2.0 * theme::UNIT;
/// The smallest cell size before the board scrolls instead.
pub const MIN_SIDE: f32 = 16.0;
/// The largest cell size that nobody has chosen.
pub const MAX_FITTING_SIDE: f32 = 96.0;
/// Tolerance for rounding errors.
const SLACK: f32 = 0.01;

/// A board laid out in an area of the window.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct BoardLayout {
    pub board: game::BoardSize,
    /// In logical pixels; a whole number of physical pixels.
    pub cell_size: f32,
    /// Where it was laid out, with its margins.
    area: Rectangle,
    /// The top left corner of the pane in the window.
    pane: Point,
    /// The top left corner of the visible board in the window, in logical pixels; on a whole
    /// physical pixel.
    place: Point,
    /// The margin left and right of the board.
    margin: f32,
    /// In logical pixels, without the margins.
    pub room: Size,
    /// The space of the scroll bars at the right and at the bottom.
    bars: Size,
    /// The width of the panel to the right of the area.
    panel: f32,
    /// Physical pixels per logical pixel.
    scale: f32,
    /// The side of a cell is a multiple of so many physical pixels.
    unit: u32,
}

impl BoardLayout {
    /// Lays out `board` in this area of the window, with margins around it; `margin` is that to the
    /// left and to the right. `scale` is the number of physical pixels per logical pixel.
    ///
    /// Cells have the chosen `side` in logical pixels, or else are as large as the area allows. They are squares of
    /// whole physical pixels, so that every line between them is sharp.
    pub fn new(
        board: game::BoardSize,
        area: Rectangle,
        margin: f32,
        side: Option<f32>,
        scale: f32,
    ) -> Self {
        Self::in_units(board, area, margin, side, (scale, 1))
    }

    /// A layout with cells whose sides are multiples of a `unit` of physical pixels, of which there
    /// are `scale` in a logical one.
    pub fn in_units(
        board: game::BoardSize,
        area: Rectangle,
        margin: f32,
        side: Option<f32>,
        (scale, unit): (f32, u32),
    ) -> Self {
        let room = without_margins(area.size(), margin);
        let side = side.unwrap_or_else(|| largest_cell_size(board, room));
        let whole = unit as f32;
        let pixels = (side * scale + SLACK).floor();
        // Where not even one large cell of a skin fits, its pictures are made smaller.
        let step = if pixels < whole && whole > MIN_SIDE { 1.0 } else { whole };
        let side = ((pixels / step).floor().max(1.0) * step / scale).max(1.0);
        let extent = extent(board, side);
        // One scroll bar may make the other necessary.
        let mut bars = Size::ZERO;
        for _ in 0..2 {
            if extent.width > room.width - bars.width + SLACK {
                bars.height = crate::ui::board::SCROLLBAR_SPACE;
            }
            if extent.height > room.height - bars.height + SLACK {
                bars.width = crate::ui::board::SCROLLBAR_SPACE;
            }
        }
        let mut fit = Self {
            board,
            cell_size: side,
            area,
            pane: area.position(),
            place: Point::ORIGIN,
            margin,
            room,
            bars,
            panel: 0.0,
            scale,
            unit,
        };
        let taken = fit.taken();
        let middle = |before: f32, room: f32, taken: f32| {
            let spare = (room - taken).max(0.0) / 2.0;
            ((before + spare) * scale).round() / scale
        };
        fit.place = Point::new(
            middle(area.x + margin, room.width, taken.width),
            middle(area.y + ABOVE, room.height, taken.height),
        );
        // The column on the left stays next to the board.
        if area.x > 0.0 {
            fit.pane.x = fit.place.x - margin;
        }
        fit
    }

    /// This layout beside a panel of this width at the right end of the area: in the middle of both, as
    /// far as the panel leaves room.
    #[must_use]
    pub fn centred_beside(self, panel: f32) -> Self {
        let spare = self.spare().width - self.margin;
        let shift = (spare.clamp(0.0, panel / 2.0) * self.scale).round() / self.scale;
        let place = Point::new(self.place.x + shift, self.place.y);
        Self { place, panel, ..self }
    }

    /// The size `steps` away from that of its cells: above 0 for larger ones, below for smaller ones.
    /// A chosen size has not grown with the window, as its logical pixels have by `growth`.
    pub fn stepped(&self, steps: i32, growth: f32) -> CellSize {
        let shown = self.cell_size * growth;
        if self.unit == 1 {
            return CellSize::stepped(shown, steps);
        }
        let unit = self.unit as f32 * growth / self.scale;
        let side = ((shown / unit).round() + steps as f32).max(1.0) * unit;
        // Rounded up, so that the layout's rounding down gives this multiple.
        let side = side.clamp(CellSize::MIN.pixels(), CellSize::MAX.pixels());
        CellSize::new(side.ceil() as u8).unwrap_or(CellSize::MAX)
    }

    /// Whether it makes room for a panel.
    pub const fn has_panel(&self) -> bool {
        self.panel > 0.0
    }

    /// This layout with cells of another size.
    #[must_use]
    pub fn with_side(&self, side: Option<f32>) -> Self {
        let fit = (self.scale, self.unit);
        let fit = Self::in_units(self.board, self.area, self.margin, side, fit);
        fit.centred_beside(self.panel)
    }

    /// The top left corner of the visible board in its pane.
    pub fn origin(&self) -> Point {
        Point::ORIGIN + (self.place - self.pane)
    }

    /// The left edge of the pane in the window.
    pub const fn begin(&self) -> f32 {
        self.pane.x
    }

    /// The right edge of the board's margin in the window: the panel beside the board begins here.
    pub fn end(&self) -> f32 {
        self.place.x + self.visible_size().width + self.bars.width + self.margin
    }

    /// The size of the visible part with its scroll bars.
    pub fn taken(&self) -> Size {
        self.visible_size() + self.bars
    }

    /// What is left of the area after the visible board: to the right of it, and below it.
    pub fn spare(&self) -> Size {
        let taken = self.taken();
        Size::new(
            self.area.x + self.area.width - self.place.x - taken.width,
            self.area.y + self.area.height - self.place.y - taken.height,
        )
    }

    /// In logical pixels, including what is scrolled out of view.
    pub fn board_size(&self) -> Size {
        extent(self.board, self.cell_size)
    }

    /// The size of the visible part.
    pub fn visible_size(&self) -> Size {
        let extent = self.board_size();
        Size::new(
            extent.width.min(self.whole(self.room.width - self.bars.width)),
            extent.height.min(self.whole(self.room.height - self.bars.height)),
        )
    }

    /// Whether the board is larger than its room.
    pub fn scrolls(&self) -> bool {
        self.bars != Size::ZERO
    }

    /// The nearest valid scroll offset, in logical pixels; on a whole physical pixel.
    pub fn clamp_offset(&self, offset: Point) -> Point {
        let (extent, visible) = (self.board_size(), self.visible_size());
        Point::new(
            self.whole(offset.x.min(extent.width - visible.width).max(0.0)),
            self.whole(offset.y.min(extent.height - visible.height).max(0.0)),
        )
    }

    /// Rounds down to a whole physical pixel, with tolerance for rounding errors.
    fn whole(&self, place: f32) -> f32 {
        (place * self.scale + SLACK).floor() / self.scale
    }

    /// The visible cells at a scroll offset.
    pub fn visible_cells(&self, offset: Point) -> CellRange {
        self.cells_in(Rectangle::new(offset, self.visible_size()))
    }

    /// The cells in an area of the board, from its corner.
    pub fn cells_in(&self, area: Rectangle) -> CellRange {
        let span = |offset: f32, visible: f32, count: u16| {
            let first = ((offset / self.cell_size).floor().max(0.0) as u16).min(count - 1);
            let end = ((offset + visible - SLACK) / self.cell_size).ceil().max(1.0) as u16;
            (first, end.clamp(first + 1, count))
        };
        let (top, bottom) = span(area.y, area.height, self.board.rows());
        let (left, right) = span(area.x, area.width, self.board.cols());
        CellRange { first: Pos::new(top, left), end: Pos::new(bottom, right) }
    }

    pub fn is_fully_visible(&self, pos: Pos, offset: Point) -> bool {
        self.offset_to_show(pos, offset) == self.clamp_offset(offset)
    }

    /// One row less than are fully visible, or else one.
    pub fn page_rows(&self) -> i16 {
        ((self.visible_size().height / self.cell_size).floor() - 1.0).max(1.0) as i16
    }

    /// The scroll offset nearest to `offset` that makes the cell fully visible.
    pub fn offset_to_show(&self, pos: Pos, offset: Point) -> Point {
        let offset = self.clamp_offset(offset);
        let visible = self.visible_size();
        // A cell larger than the view shows its top left.
        let shift = |offset: f32, visible: f32, place: u16| {
            let start = f32::from(place) * self.cell_size;
            let end_offset =
                ((start + self.cell_size - visible) * self.scale - SLACK).ceil() / self.scale;
            offset.max(end_offset).min(start)
        };
        self.clamp_offset(Point::new(
            shift(offset.x, visible.width, pos.col),
            shift(offset.y, visible.height, pos.row),
        ))
    }

    /// The centre of a cell in the pane.
    pub fn cell_center(&self, pos: Pos, offset: Point) -> Point {
        let middle = Vector::new(f32::from(pos.col) + 0.5, f32::from(pos.row) + 0.5);
        self.origin() + middle * self.cell_size - (self.clamp_offset(offset) - Point::ORIGIN)
    }

    /// The centre of the visible part in the pane.
    pub fn visible_center(&self) -> Point {
        let visible = self.visible_size();
        self.origin() + Vector::new(visible.width, visible.height) * 0.5
    }

    /// The scroll offset after a zoom that keeps the point of the board at `at` in the pane where
    /// it was in the layout `before`, as far as the board's edges allow.
    pub fn offset_after_zoom(&self, at: Point, before: &Self, offset: Point) -> Point {
        let at = at + (before.pane - Point::ORIGIN);
        let place = at - before.place + (before.clamp_offset(offset) - Point::ORIGIN);
        let place = place * (self.cell_size / before.cell_size);
        self.clamp_offset(Point::ORIGIN + place - (at - self.place))
    }
}

/// What the margins leave of an area for a board.
pub fn without_margins(area: Size, margin: f32) -> Size {
    Size::new(
        (area.width - 2.0 * margin).max(MIN_SIDE),
        (area.height - ABOVE - BELOW).max(MIN_SIDE),
    )
}

/// The largest cell size at which `board` fits into `room`, within limits.
pub fn largest_cell_size(board: game::BoardSize, room: Size) -> f32 {
    (room.width / f32::from(board.cols()))
        .min(room.height / f32::from(board.rows()))
        .clamp(MIN_SIDE, MAX_FITTING_SIDE)
}

/// The size of all cells.
pub fn extent(board: game::BoardSize, side: f32) -> Size {
    Size::new(f32::from(board.cols()) * side, f32::from(board.rows()) * side)
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct BoardGeometry {
    pub board: BoardSize,
    pub cell_size: f32,
    /// The scroll offset.
    pub offset: Point,
}

impl BoardGeometry {
    pub(crate) fn size(&self) -> Size {
        layout::extent(self.board, self.cell_size)
    }

    /// Where cells are on a board that begins at `origin`.
    pub(crate) fn bounds(&self, origin: Point, cells: CellRange) -> Rectangle {
        let length = |count: u16| f32::from(count) * self.cell_size;
        let corner = Vector::new(length(cells.first.col), length(cells.first.row));
        let (cols, rows) = cells.shape();
        Rectangle::new(origin + corner, Size::new(length(cols), length(rows)))
    }

    pub(crate) fn cell_bounds(&self, origin: Point, pos: Pos) -> Rectangle {
        self.bounds(origin, CellRange { first: pos, end: Pos::new(pos.row + 1, pos.col + 1) })
    }

    /// The board coordinates of a point, kept within the cell it is `over`.
    pub(crate) fn pointer_pos(
        &self,
        bounds: Rectangle,
        over: Option<Pos>,
        point: Point,
    ) -> PointerPos {
        let (x, y) = ((point.x - bounds.x) / self.cell_size, (point.y - bounds.y) / self.cell_size);
        match over {
            Some(pos) => PointerPos::in_cell(pos, x - f32::from(pos.col), y - f32::from(pos.row)),
            None => PointerPos::from_cells(x, y),
        }
    }

    pub(crate) fn cell_at(&self, bounds: Rectangle, point: Point) -> Option<Pos> {
        let (x, y) = ((point.x - bounds.x) / self.cell_size, (point.y - bounds.y) / self.cell_size);
        let inside = x >= 0.0 && y >= 0.0;
        let pos = Pos::new(y as u16, x as u16);
        (inside && self.board.contains(pos)).then_some(pos)
    }
}

/// Rows and columns from `first` up to, but not including, `end`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct CellRange {
    pub first: Pos,
    pub end: Pos,
}

impl CellRange {
    /// The number of columns and of rows.
    pub const fn shape(self) -> (u16, u16) {
        (self.end.col - self.first.col, self.end.row - self.first.row)
    }

    pub fn contains(self, pos: Pos) -> bool {
        let Self { first, end } = self;
        (first.row..end.row).contains(&pos.row) && (first.col..end.col).contains(&pos.col)
    }

    /// The place of a cell among [`Self::positions`].
    pub fn index(self, pos: Pos) -> usize {
        let (cols, _) = self.shape();
        usize::from(pos.row - self.first.row) * usize::from(cols)
            + usize::from(pos.col - self.first.col)
    }

    /// All cells, row by row.
    pub fn positions(self) -> impl Iterator<Item = Pos> {
        let cols = self.first.col..self.end.col;
        (self.first.row..self.end.row)
            .flat_map(move |row| cols.clone().map(move |col| Pos::new(row, col)))
    }

    /// The squares that cover the range. They are part of one fixed division of the board into
    /// squares of `side` cells, so they stay the same when the board scrolls.
    pub fn covering_squares(self, side: u16, board: BoardSize) -> Vec<Self> {
        let along = |from: u16, to: u16, count: u16| {
            (from / side..to.div_ceil(side))
                .map(move |square| (square * side, (square * side + side).min(count)))
        };
        along(self.first.row, self.end.row, board.rows())
            .flat_map(|(top, bottom)| {
                along(self.first.col, self.end.col, board.cols()).map(move |(left, right)| Self {
                    first: Pos::new(top, left),
                    end: Pos::new(bottom, right),
                })
            })
            .collect()
    }
}
