//! What single numbers decide, and pairs of numbers: quick enough for every click of a game.

use super::reduced_board::{FREE, MINE, ReducedBoard};
use crate::game::Pos;
use crate::solver::player_view::PlayerView;

/// Everything that follows in a position from one number at a time, and after [`Self::pairs`] from
/// two, given what is known so far.
#[derive(Debug, Clone)]
pub struct Closure {
    view: PlayerView,
    board: ReducedBoard,
}

impl Closure {
    /// What single numbers decide in a position that has a layout.
    pub fn of(view: &PlayerView) -> Self {
        let mut board = ReducedBoard::default();
        let loaded = board.load(view);
        debug_assert!(loaded.is_ok(), "a position has a layout");
        Self { view: view.clone(), board }
    }

    /// Takes note of a cell that was opened, and of all that single numbers decide now.
    pub fn open(&mut self, pos: Pos, number: u8) {
        self.view.open(pos, number);
        let opened = self.board.open(&self.view.framed, self.view.framed_index(pos));
        debug_assert!(opened.is_ok(), "a position has a layout");
    }

    /// Adds what pairs of numbers decide, and what follows from that. With `only_first`, stops when
    /// a safe cell is found.
    pub fn pairs(&mut self, only_first: bool) {
        while !(only_first && self.safe().next().is_some())
            && self.board.decide_pair(&self.view.framed) == Ok(true)
        {}
    }

    /// The covered cells that are safe, in reading order.
    pub fn safe(&self) -> impl Iterator<Item = Pos> {
        self.all(FREE)
    }

    /// The mines, in reading order.
    pub fn mines(&self) -> impl Iterator<Item = Pos> {
        self.all(MINE)
    }

    fn all(&self, known: u8) -> impl Iterator<Item = Pos> {
        let cells = self.view.size().positions();
        cells.filter(move |&pos| self.board.known[self.view.framed_index(pos)] == known)
    }
}
