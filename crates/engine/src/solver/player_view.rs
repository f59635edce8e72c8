//! What a player sees of a board.

use crate::game::{self, BoardSize, Game, Minefield, Pos};

/// What a player sees of a cell. A flag is only a note: a flagged cell is covered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ViewCell {
    Covered,
    Open(u8),
}

/// What a player sees of a board: its size, the number of mines and the open numbers. It has no
/// index for where the mines are.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PlayerView {
    size: BoardSize,
    mines: u32,
    /// One byte per cell, in rows of [`Self::stride`] bytes, with a row of [`BORDER`] above and
    /// below. The first byte of each row is border and closes the row before as well.
    pub(super) framed: Vec<u8>,
}

/// There are more mines than cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooManyMines {
    pub cells: usize,
    pub mines: usize,
}

pub(super) const COVERED: u8 = 0xff;
/// The frame around the board, and an excluded cell.
pub(super) const BORDER: u8 = 0xfe;
/// An open cell with an impossible number: no layout gives a cell nine mines around it.
const TOO_HIGH: u8 = 9;

/// The eight neighbours of a framed index, in reading order.
pub(super) fn neighbours(index: usize, stride: usize) -> [usize; 8] {
    [
        index - stride - 1,
        index - stride,
        index - stride + 1,
        index - 1,
        index + 1,
        index + stride - 1,
        index + stride,
        index + stride + 1,
    ]
}

impl PlayerView {
    pub fn new(size: BoardSize, mines: usize) -> Result<Self, TooManyMines> {
        let cells = size.cells();
        if mines > cells {
            return Err(TooManyMines { cells, mines });
        }
        Ok(Self::covered_board(size, mines as u32))
    }

    /// What the player of a game sees.
    pub fn of(game: &Game) -> Self {
        let size = game.size();
        let mut view = Self::covered_board(size, game.mines());
        for pos in size.positions() {
            if let game::VisibleCell::Open(number) = game.cell(pos) {
                view.open(pos, number);
            }
        }
        view
    }

    /// A generated board before the first opening.
    pub fn unopened(field: &Minefield) -> Self {
        Self::covered_board(field.size(), field.mines())
    }

    fn covered_board(size: BoardSize, mines: u32) -> Self {
        let stride = size.cols() as usize + 1;
        let mut view =
            Self { size, mines, framed: vec![BORDER; stride * (size.rows() as usize + 2) + 1] };
        for row in 1..=size.rows() as usize {
            view.framed[row * stride + 1..(row + 1) * stride].fill(COVERED);
        }
        view
    }

    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// All mines of the board.
    pub const fn mines(&self) -> usize {
        self.mines as usize
    }

    pub fn cell(&self, pos: Pos) -> ViewCell {
        match self.framed[self.framed_index(pos)] {
            COVERED => ViewCell::Covered,
            number => ViewCell::Open(number),
        }
    }

    /// Opens a cell that shows `number`. A number above 8 fits no layout.
    pub fn open(&mut self, pos: Pos, number: u8) {
        let index = self.framed_index(pos);
        self.framed[index] = number.min(TOO_HIGH);
    }

    /// Opens a free cell, and the island around a 0. Returns the cells that were covered, with their
    /// numbers; `None` for a mine.
    pub fn open_island(&mut self, field: &Minefield, pos: Pos) -> Option<Vec<(Pos, u8)>> {
        let (mut todo, mut opened) = (vec![pos], Vec::new());
        while let Some(pos) = todo.pop() {
            if self.cell(pos) == ViewCell::Covered {
                let number = field.number(pos)?;
                self.open(pos, number);
                opened.push((pos, number));
                if number == 0 {
                    todo.extend(self.size.neighbours(pos));
                }
            }
        }
        Some(opened)
    }

    /// Takes a covered cell out of the board: it holds no mine and shows no number. No player sees
    /// such a cell.
    pub(super) fn exclude(&mut self, pos: Pos) {
        let index = self.framed_index(pos);
        self.framed[index] = BORDER;
    }

    /// Takes a mine out of the board, as if the player knew of it. Returns false if a number beside
    /// it allows no further mine.
    pub(super) fn take_out_mine(&mut self, place: usize) -> bool {
        if self.mines == 0 {
            return false;
        }
        self.mines -= 1;
        self.framed[place] = BORDER;
        neighbours(place, self.stride()).into_iter().all(|near| match &mut self.framed[near] {
            0 => false,
            number @ 1..=8 => {
                *number -= 1;
                true
            }
            _ => true,
        })
    }

    pub fn covered_count(&self) -> usize {
        self.framed.iter().filter(|&&cell| cell == COVERED).count()
    }

    /// The distance from a cell to the one below it in [`Self::framed`].
    pub(super) const fn stride(&self) -> usize {
        self.size.cols() as usize + 1
    }

    /// The index of a cell in lists that hold a frame around the board too.
    pub const fn framed_index(&self, pos: Pos) -> usize {
        assert!(self.size.contains(pos));
        (pos.row as usize + 1) * self.stride() + pos.col as usize + 1
    }

    pub(super) const fn pos(&self, index: usize) -> Pos {
        let stride = self.stride();
        Pos::new((index / stride - 1) as u16, (index % stride - 1) as u16)
    }
}

/// Sums every 3×3 block of framed `cells` into `sums`. The sums of the frame are meaningless.
pub(super) fn sum_blocks(cells: &[u8], rows: &mut [u8], sums: &mut [u8], stride: usize) {
    let size = cells.len();
    for ((row, two), &right) in rows[1..size - 1].iter_mut().zip(cells.windows(2)).zip(&cells[2..])
    {
        *row = two[0] + two[1] + right;
    }
    let inner = size - 2 * stride;
    for (((sum, &above), &here), &below) in sums[stride..stride + inner]
        .iter_mut()
        .zip(&rows[..inner])
        .zip(&rows[stride..])
        .zip(&rows[2 * stride..])
    {
        *sum = above + here + below;
    }
}
