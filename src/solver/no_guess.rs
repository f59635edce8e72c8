//! Boards that need no guess.
//!
//! A board needs none if, from the first cell on, there is always a cell that is free in every
//! layout that fits what is visible and the number of mines. Boards are drawn at random until
//! one passes, so that all that pass are equally likely. Where hardly any does, mines of a drawn
//! board are moved until it does.

mod forced_guess;
mod generator;
mod trial_game;

use self::forced_guess::ForcedGuessDetector;
use self::trial_game::{Cancelled, TrialGame};
use super::player_view::{PlayerView, PlayerViewError, neighbours};
use crate::game::rules::FirstOpening;
use crate::game::{BoardSize, Pos};
use rand::{Rng, RngExt};
use thiserror::Error;

pub use generator::{NoGuessGenerator, NoGuessRequest};

/// A board that needs no guess.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoGuessBoard {
    /// Whether each cell is a mine, row by row.
    pub mines: Vec<bool>,
    /// Whether every board that needs no guess was equally likely. Where it is false, mines of a
    /// random board were moved.
    pub uniform: bool,
    /// The boards that were tried.
    pub tried: u64,
}

/// Why there is no board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum NoGuessError {
    /// The board cannot be at all.
    #[error(transparent)]
    View(#[from] PlayerViewError),
    /// No cell is left for the first click.
    #[error("a board full of mines has no cell to start with")]
    Full,
    /// The first cell lies outside.
    #[error("the first cell is outside the board")]
    Outside,
    /// The caller gave up.
    #[error("the search for a board that needs no guessing was stopped after {tried} tries")]
    Cancelled {
        /// The boards that were tried.
        tried: u64,
    },
    /// None was found.
    #[error(
        "no {rows} × {cols} board with {mines} mines that needs no guessing was found in {tried} tries"
    )]
    NotFound {
        /// The rows asked for.
        rows: u16,
        /// The columns asked for.
        cols: u16,
        /// The mines asked for.
        mines: usize,
        /// The boards that were tried.
        tried: u64,
    },
}

/// Random boards in a row without success, after which mines are moved.
const MAX_RANDOM_BOARDS: u64 = 4_000;
/// Moves of a mine before a new board is drawn.
const MAX_MINE_MOVES: u64 = 3_000;
/// Boards from which mines are moved, before the search ends.
const MAX_STARTS: u64 = 24;

impl NoGuessError {
    /// How many boards were tried: none where there was nothing to try.
    pub const fn tried(self) -> u64 {
        match self {
            Self::Cancelled { tried } | Self::NotFound { tried, .. } => tried,
            Self::View(_) | Self::Full | Self::Outside => 0,
        }
    }
}

/// Makes boards that need no guess. It keeps its memory, so one should make many.
#[derive(Debug, Clone)]
pub struct NoGuessSearch {
    trial: TrialGame,
    forced_guess: ForcedGuessDetector,
    first: usize,
    /// Cells that may hold a mine: first those outside the opening, of which `outside` may be
    /// drawn freely.
    pool: Vec<u32>,
    outside: usize,
    /// The pool before anything was drawn: a board begins with it, so that it does not depend on
    /// the boards before.
    initial_pool: Vec<u32>,
}

impl NoGuessSearch {
    /// Makes boards of this size that begin with a click on `first`.
    ///
    /// Under [`FirstOpening::FreeBlock`] the cells around it are free as well, as far as the mines
    /// leave room for that. Otherwise it is free alone: even where the rules protect nothing, a
    /// board whose first cell may be a mine would need a guess.
    ///
    /// # Errors
    /// When there are more mines than cells besides the first.
    pub fn new(
        size: BoardSize,
        mines: usize,
        first: Pos,
        protected: FirstOpening,
    ) -> Result<Self, NoGuessError> {
        let view = PlayerView::new(size, mines)?;
        if !size.contains(first) {
            return Err(NoGuessError::Outside);
        }
        if mines == size.cells() {
            return Err(NoGuessError::Full);
        }
        let reach = match protected {
            FirstOpening::FreeBlock => 1,
            FirstOpening::Safe | FirstOpening::Unprotected => 0,
        };
        let spared =
            |pos: Pos| pos.row.abs_diff(first.row) <= reach && pos.col.abs_diff(first.col) <= reach;
        let place = |pos| view.framed_index(pos) as u32;
        let mut pool: Vec<u32> = size.positions().filter(|&pos| !spared(pos)).map(place).collect();
        let outside = pool.len();
        pool.extend(size.neighbours(first).filter(|&pos| spared(pos)).map(place));
        Ok(Self {
            first: view.framed_index(first),
            forced_guess: ForcedGuessDetector::new(&view),
            trial: TrialGame::new(view),
            initial_pool: pool.clone(),
            pool,
            outside,
        })
    }

    /// Makes a board; the same random numbers make the same one. `go_on` is asked before every
    /// try, and before every step of one that takes work, with the number of tries so far.
    ///
    /// # Errors
    /// When `go_on` says no, or when the search is hopeless.
    pub fn generate(
        &mut self,
        random: &mut impl Rng,
        mut go_on: impl FnMut(u64) -> bool,
    ) -> Result<NoGuessBoard, NoGuessError> {
        self.pool.clone_from(&self.initial_pool);
        let mut tried = 0;
        while tried < MAX_RANDOM_BOARDS {
            if !go_on(tried) {
                return Err(NoGuessError::Cancelled { tried });
            }
            self.lay_randomly(random);
            if self.forced_guess.is_forced(&self.trial.mine, self.first) {
                tried += 1;
                continue;
            }
            if self.play(&mut go_on, &mut tried)? == 0 {
                return Ok(self.board(true, tried));
            }
        }
        for _ in 0..MAX_STARTS {
            if self.move_mines(random, &mut go_on, &mut tried)? {
                return Ok(self.board(false, tried));
            }
        }
        let size = self.trial.size();
        Err(NoGuessError::NotFound {
            rows: size.rows(),
            cols: size.cols(),
            mines: self.trial.view.mines(),
            tried,
        })
    }

    /// Tries the board as it is laid, and returns how many free cells stay closed.
    fn play(
        &mut self,
        go_on: &mut impl FnMut(u64) -> bool,
        tried: &mut u64,
    ) -> Result<usize, NoGuessError> {
        let before = *tried;
        let played = self.trial.play(self.first, || go_on(before));
        let closed = played.map_err(|Cancelled| NoGuessError::Cancelled { tried: before })?;
        *tried += 1;
        Ok(closed)
    }

    fn board(&self, uniform: bool, tried: u64) -> NoGuessBoard {
        let view = &self.trial.view;
        let cells = view.size().positions();
        NoGuessBoard {
            mines: cells.map(|pos| self.trial.mine[view.framed_index(pos)] == 1).collect(),
            uniform,
            tried,
        }
    }

    /// Lays the mines at random: the first entries of the pool are mines then.
    fn lay_randomly(&mut self, random: &mut impl Rng) {
        let mines = self.trial.view.mines();
        self.trial.mine.fill(0);
        let free = mines.min(self.outside);
        for index in 0..mines {
            let end = if index < free { self.outside } else { self.pool.len() };
            let other = random.random_range(index..end);
            self.pool.swap(index, other);
            self.trial.mine[self.pool[index] as usize] = 1;
        }
    }

    /// Draws a board and moves mines for as long as that opens no less of it. Returns whether
    /// all of it opens.
    fn move_mines(
        &mut self,
        random: &mut impl Rng,
        go_on: &mut impl FnMut(u64) -> bool,
        tried: &mut u64,
    ) -> Result<bool, NoGuessError> {
        let mines = self.trial.view.mines();
        let room = mines.max(self.outside);
        self.lay_randomly(random);
        let mut closed = self.play(go_on, tried)?;
        for _ in 0..MAX_MINE_MOVES {
            if closed == 0 {
                return Ok(true);
            }
            if mines == 0 || mines == room {
                return Ok(false);
            }
            let (from, to) = self.stuck_pair(random, mines, room);
            self.swap_mine(from, to);
            let now = self.play(go_on, tried)?;
            if now <= closed {
                closed = now;
            } else {
                self.swap_mine(from, to);
            }
        }
        Ok(closed == 0)
    }

    fn swap_mine(&mut self, mine: usize, free: usize) {
        self.trial.mine[self.pool[mine] as usize] = 0;
        self.trial.mine[self.pool[free] as usize] = 1;
        self.pool.swap(mine, free);
    }

    /// A mine and a free cell, of which one is covered beside an open number where the board is
    /// stuck. The view is that of the last play.
    fn stuck_pair(&self, random: &mut impl Rng, mines: usize, room: usize) -> (usize, usize) {
        let view = &self.trial.view;
        let stuck = |index: usize| {
            let place = self.pool[index] as usize;
            let covered = view.framed_cells()[place] == super::player_view::COVERED;
            let near = neighbours(place, view.stride());
            covered && near.iter().any(|&near| view.framed_cells()[near] <= 8)
        };
        let mut pair = (0, mines);
        for _ in 0..64 {
            pair = (random.random_range(0..mines), random.random_range(mines..room));
            if stuck(pair.0) || stuck(pair.1) {
                break;
            }
        }
        pair
    }
}
