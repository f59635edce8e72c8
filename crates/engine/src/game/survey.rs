//! What can be asked about a board by who does not see it: what is around a cell, what a row holds,
//! and where it goes on. It knows no more than is shown.

use super::{Pos, ShownBoard, VisibleCell};

/// Where a cell is from another one that it touches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    AboveLeft,
    Above,
    AboveRight,
    Right,
    BelowRight,
    Below,
    BelowLeft,
    Left,
}

impl Direction {
    /// Clockwise.
    pub const ALL: [Self; 8] = [
        Self::AboveLeft,
        Self::Above,
        Self::AboveRight,
        Self::Right,
        Self::BelowRight,
        Self::Below,
        Self::BelowLeft,
        Self::Left,
    ];

    /// How many rows and columns it leads down and right.
    const fn step(self) -> (i16, i16) {
        match self {
            Self::AboveLeft => (-1, -1),
            Self::Above => (-1, 0),
            Self::AboveRight => (-1, 1),
            Self::Right => (0, 1),
            Self::BelowRight => (1, 1),
            Self::Below => (1, 0),
            Self::BelowLeft => (1, -1),
            Self::Left => (0, -1),
        }
    }
}

/// The cells that a cell touches, clockwise from above left. There are fewer at an edge.
pub fn neighbours(board: &dyn ShownBoard, pos: Pos) -> Vec<(Direction, VisibleCell)> {
    let near = Direction::ALL.into_iter().filter_map(|direction| {
        let (down, right) = direction.step();
        let near = Pos::new(pos.row.checked_add_signed(down)?, pos.col.checked_add_signed(right)?);
        board.size().contains(near).then(|| (direction, board.cell(near)))
    });
    near.collect()
}

/// What is left around a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Surroundings {
    pub flags: u8,
    /// Those without a flag.
    pub covered: u8,
}

pub fn surroundings(board: &dyn ShownBoard, pos: Pos) -> Surroundings {
    let mut around = Surroundings::default();
    for near in board.size().neighbours(pos) {
        around.flags += u8::from(board.cell(near) == VisibleCell::Flag);
        around.covered += u8::from(is_covered(board.cell(near)));
    }
    around
}

/// A row or a column, counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Line {
    Row(u16),
    Column(u16),
}

/// Cells of a line that show the same, from the first to the last of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Run {
    pub content: VisibleCell,
    pub first: Pos,
    pub last: Pos,
}

pub fn runs(board: &dyn ShownBoard, line: Line) -> Vec<Run> {
    let size = board.size();
    let cells: Vec<Pos> = match line {
        Line::Row(row) => (0..size.cols()).map(|col| Pos::new(row, col)).collect(),
        Line::Column(col) => (0..size.rows()).map(|row| Pos::new(row, col)).collect(),
    };
    let same = cells.chunk_by(|one, next| board.cell(*one) == board.cell(*next));
    let run = |cells: &[Pos]| {
        let (first, last) = (*cells.first()?, *cells.last()?);
        Some(Run { content: board.cell(first), first, last })
    };
    same.filter_map(run).collect()
}

/// Where a board goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// A covered cell without a flag beside a number.
    BesideNumber,
    /// A number with another count of flags around it.
    OpenNumber,
}

/// The next such place after a cell, or the one before it, row by row and round the end of the
/// board. `None` if there is no other.
pub fn next(board: &dyn ShownBoard, from: Pos, place: Place, is_back: bool) -> Option<Pos> {
    let size = board.size();
    let is_number = |pos: Pos| matches!(board.cell(pos), VisibleCell::Open(1..));
    let fits = |pos: &Pos| match place {
        Place::BesideNumber => is_covered(board.cell(*pos)) && size.neighbours(*pos).any(is_number),
        Place::OpenNumber => match board.cell(*pos) {
            VisibleCell::Open(number @ 1..) => surroundings(board, *pos).flags != number,
            _ => false,
        },
    };
    let (before, after): (Vec<_>, Vec<_>) =
        size.positions().filter(|pos| *pos != from).partition(|pos| *pos < from);
    let mut ahead = after.into_iter().chain(before);
    if is_back { ahead.rfind(fits) } else { ahead.find(fits) }
}

/// How much of a board without its mines is open, in whole percent, rounded down; `None` while the
/// number of mines is unknown.
pub fn share_open(board: &dyn ShownBoard) -> Option<u32> {
    let is_open = |pos: &Pos| matches!(board.cell(*pos), VisibleCell::Open(_));
    let open = board.size().positions().filter(is_open).count() as u32;
    let free = (board.size().cells() as u32).checked_sub(board.mines())?;
    (board.mines() > 0 && free > 0).then(|| open * 100 / free)
}

const fn is_covered(cell: VisibleCell) -> bool {
    matches!(cell, VisibleCell::Covered | VisibleCell::Question)
}
