//! The mines and numbers of a board.

use super::board_size::{BoardSize, Pos};

/// A board: for each cell a mine or a number. It never changes; see
/// [`CellStates`](super::cell_states::CellStates) for what is open or marked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Minefield {
    size: BoardSize,
    mines: u32,
    /// 0 to 8 for a safe cell, [`MINE`] for a mine; row by row.
    cells: Vec<u8>,
}

const MINE: u8 = 9;

impl Minefield {
    /// The board with mines at these row-major indices, in any order. Duplicates count once;
    /// indices beyond the board are ignored.
    pub fn new(size: BoardSize, mines: impl IntoIterator<Item = usize>) -> Self {
        let mut cells = vec![0_u8; size.cells()];
        let mut count = 0;
        for index in mines {
            if let Some(cell) = cells.get_mut(index)
                && *cell != MINE
            {
                *cell = MINE;
                count += 1;
                for near in size.neighbours(size.pos(index)) {
                    let near = &mut cells[size.index(near)];
                    if *near != MINE {
                        *near += 1;
                    }
                }
            }
        }
        Self { size, mines: count, cells }
    }

    pub const fn size(&self) -> BoardSize {
        self.size
    }

    pub const fn mines(&self) -> u32 {
        self.mines
    }

    pub fn safe_cells(&self) -> usize {
        self.size.cells() - self.mines as usize
    }

    pub fn is_mine(&self, pos: Pos) -> bool {
        self.cells[self.size.index(pos)] == MINE
    }

    /// The number of the cell at `pos`, 0 to 8; `None` for a mine.
    pub fn number(&self, pos: Pos) -> Option<u8> {
        Some(self.cells[self.size.index(pos)]).filter(|&cell| cell != MINE)
    }

    /// The mines, row by row.
    pub fn mine_positions(&self) -> impl Iterator<Item = Pos> {
        let size = self.size;
        self.cells
            .iter()
            .enumerate()
            .filter(|&(_, &cell)| cell == MINE)
            .map(move |(index, _)| size.pos(index))
    }

    /// Whether the cell at a row-major index is a zero.
    pub(super) fn is_zero(&self, index: usize) -> bool {
        self.cells[index] == 0
    }

    /// The number of each cell, row by row; a mine has one that is not 0.
    pub(super) fn numbers(&self) -> &[u8] {
        &self.cells
    }
}
