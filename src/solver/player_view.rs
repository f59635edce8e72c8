//! What a player sees of a board.

use crate::game::{self, BoardSize, Game, Minefield, Pos};
use thiserror::Error;

/// What a player sees of one cell. A flag is the player's own note and says nothing: a flagged
/// cell is covered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ViewCell {
    /// Nobody knows yet what is below.
    Covered,
    /// Open: the number of mines among the neighbours.
    Open(u8),
}

/// What a player sees of a board: its size, how many mines it holds, and the open numbers.
/// It has no place for where the mines are.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PlayerView {
    size: BoardSize,
    mines: u32,
    /// One byte a cell in a frame of [`BORDER`] bytes: see [`View::place`].
    cells: Vec<u8>,
}

/// Why a view cannot be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum PlayerViewError {
    /// More mines than cells.
    #[error("{cells} cells cannot hold {mines} mines")]
    TooManyMines {
        /// The cells of the board.
        cells: usize,
        /// The mines asked for.
        mines: usize,
    },
}

/// The byte of a covered cell.
pub(super) const COVERED: u8 = 0xff;
/// The byte of the frame around the board, and of a cell that was taken out of it.
pub(super) const BORDER: u8 = 0xfe;
/// The largest byte of an open cell. No cell has nine neighbours, so 9 fits no layout.
const TOO_HIGH: u8 = 9;

/// The eight neighbours of a place, in reading order.
pub(super) fn neighbours(place: usize, stride: usize) -> [usize; 8] {
    [
        place - stride - 1,
        place - stride,
        place - stride + 1,
        place - 1,
        place + 1,
        place + stride - 1,
        place + stride,
        place + stride + 1,
    ]
}

impl PlayerView {
    /// A board of which nothing is open yet.
    ///
    /// # Errors
    /// When the board has fewer cells than mines.
    pub fn new(size: BoardSize, mines: usize) -> Result<Self, PlayerViewError> {
        let cells = size.cells();
        if mines > cells {
            return Err(PlayerViewError::TooManyMines { cells, mines });
        }
        Ok(Self::covered_board(size, mines as u32))
    }

    /// What the player of a game sees: the open numbers, and none of the marks.
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

    /// What a player sees of a laid board before the first opening.
    pub fn unopened(field: &Minefield) -> Self {
        Self::covered_board(field.size(), field.mines())
    }

    fn covered_board(size: BoardSize, mines: u32) -> Self {
        let stride = size.cols() as usize + 1;
        let mut view =
            Self { size, mines, cells: vec![BORDER; stride * (size.rows() as usize + 2) + 1] };
        for row in 1..=size.rows() as usize {
            view.cells[row * stride + 1..(row + 1) * stride].fill(COVERED);
        }
        view
    }

    /// The measures of the board.
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// The mines of the whole board, found or not.
    pub const fn mines(&self) -> usize {
        self.mines as usize
    }

    /// What is seen of a cell.
    pub fn cell(&self, pos: Pos) -> ViewCell {
        match self.cells[self.framed_index(pos)] {
            COVERED => ViewCell::Covered,
            number => ViewCell::Open(number),
        }
    }

    /// Notes that a cell is open and shows `number`. A number above 8 fits no layout.
    pub fn open(&mut self, pos: Pos, number: u8) {
        let place = self.framed_index(pos);
        self.cells[place] = number.min(TOO_HIGH);
    }

    /// Takes an open cell back.
    pub fn cover(&mut self, pos: Pos) {
        let place = self.framed_index(pos);
        self.cells[place] = COVERED;
    }

    /// Takes a covered cell out of the board: it holds no mine, and what number it shows is left
    /// open. For the solver alone: no player sees such a cell.
    pub(super) fn exclude(&mut self, pos: Pos) {
        let place = self.framed_index(pos);
        self.cells[place] = BORDER;
    }

    /// The number of covered cells.
    pub fn covered_count(&self) -> usize {
        self.cells.iter().filter(|&&cell| cell == COVERED).count()
    }

    /// The framed list of cells: rows of `stride` bytes, one row of frame above and below, the
    /// first byte of each row belongs to the frame and closes the row before as well.
    pub(super) fn framed_cells(&self) -> &[u8] {
        &self.cells
    }

    /// Sets the byte at a place of [`View::cells`].
    pub(super) fn set_byte(&mut self, place: usize, cell: u8) {
        self.cells[place] = cell;
    }

    /// The distance between a cell and the one below it in [`View::cells`].
    pub(super) const fn stride(&self) -> usize {
        self.size.cols() as usize + 1
    }

    /// Where a cell stands in [`View::cells`].
    pub(super) const fn framed_index(&self, pos: Pos) -> usize {
        assert!(self.size.contains(pos));
        (pos.row as usize + 1) * self.stride() + pos.col as usize + 1
    }

    /// The cell at a place of [`View::cells`]: the inverse of [`View::place`].
    pub(super) const fn pos(&self, place: usize) -> Pos {
        let stride = self.stride();
        Pos::new((place / stride - 1) as u16, (place % stride - 1) as u16)
    }
}
