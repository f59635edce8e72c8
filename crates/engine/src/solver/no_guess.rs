//! Boards that need no guess.
//!
//! That is: from the first cell on, there is always a cell that is free in every layout that fits
//! the visible numbers and the number of mines. Random boards are drawn until one passes, so that
//! all such boards are equally likely. If hardly any board passes, the mines of a drawn one are
//! moved until it does.

pub mod fifty_fifty;
mod searched_board;
mod seeded_generator;
mod trial_cell;
pub mod trial_game;

use self::fifty_fifty::FiftyFiftyDetector;
use self::trial_game::{Cancelled, TrialGame};
use super::player_view::{COVERED, PlayerView, TooManyMines, neighbours};
use crate::game::rules::FirstOpening;
use crate::game::{BoardSize, Minefield, Pos};
use rand::{Rng, RngExt};

pub use searched_board::SearchedBoard;
pub use seeded_generator::{BoardCheck, NoGuessGenerator, NoGuessRequest};

/// A board that needs no guess.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoGuessBoard {
    pub field: Minefield,
    /// Whether every such board was equally likely; false if mines of a random board were moved.
    pub uniform: bool,
    pub tried: u64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoGuessError {
    View(TooManyMines),
    /// There are as many mines as cells.
    Full,
    Outside,
    Cancelled {
        tried: u64,
    },
    NotFound {
        rows: u16,
        cols: u16,
        mines: usize,
        tried: u64,
    },
}

/// Random boards without success before mines are moved.
const MAX_RANDOM_BOARDS: u64 = 4_000;
/// Moves of a mine before another board is drawn.
const MAX_MINE_MOVES: u64 = 3_000;
/// Boards from which mines are moved before the search ends.
const MAX_STARTS: u64 = 24;

impl NoGuessError {
    /// The number of boards that were tried.
    pub const fn tried(self) -> u64 {
        match self {
            Self::Cancelled { tried } | Self::NotFound { tried, .. } => tried,
            Self::View(_) | Self::Full | Self::Outside => 0,
        }
    }

    /// This result after `before` other boards were tried.
    const fn after(self, before: u64) -> Self {
        match self {
            Self::Cancelled { tried } => Self::Cancelled { tried: before + tried },
            Self::NotFound { rows, cols, mines, tried } => {
                Self::NotFound { rows, cols, mines, tried: before + tried }
            }
            Self::View(_) | Self::Full | Self::Outside => self,
        }
    }
}

/// Generates no-guess boards. It reuses its memory.
#[derive(Debug, Clone)]
pub struct NoGuessSearch {
    trial: TrialGame,
    forced_guess: FiftyFiftyDetector,
    first: usize,
    tried: u64,
    /// Cells that may hold a mine; the first `outside` of them lie outside the opening.
    pool: Vec<u32>,
    outside: usize,
    /// The pool before anything was drawn, so that a board does not depend on those before.
    initial_pool: Vec<u32>,
}

impl NoGuessSearch {
    /// Boards that begin with a click on `first`.
    ///
    /// Under [`FirstOpening::FreeBlock`] the cells around it are free too, if the mines leave room.
    /// Otherwise only the first cell is: if it could be a mine, it would be a guess.
    pub fn new(
        size: BoardSize,
        mines: usize,
        first: Pos,
        protected: FirstOpening,
    ) -> Result<Self, NoGuessError> {
        let view = PlayerView::new(size, mines).map_err(NoGuessError::View)?;
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
            tried: 0,
            forced_guess: FiftyFiftyDetector::new(&view),
            trial: TrialGame::new(view),
            initial_pool: pool.clone(),
            pool,
            outside,
        })
    }

    /// Generates a board; the same random numbers give the same one. `go_on` is called before every
    /// try and every slow step of it, with the number of tries so far.
    pub fn generate(
        &mut self,
        random: &mut impl Rng,
        mut go_on: impl FnMut(u64) -> bool,
    ) -> Result<NoGuessBoard, NoGuessError> {
        self.pool.clone_from(&self.initial_pool);
        self.tried = 0;
        while self.tried < MAX_RANDOM_BOARDS {
            if !go_on(self.tried) {
                return Err(NoGuessError::Cancelled { tried: self.tried });
            }
            self.lay_randomly(random);
            if self.forced_guess.is_forced(&self.trial.mine, self.first) {
                self.tried += 1;
                continue;
            }
            if self.play(&mut go_on)? == 0 {
                return Ok(self.board(true));
            }
        }
        for _ in 0..MAX_STARTS {
            if self.move_mines(random, &mut go_on)? {
                return Ok(self.board(false));
            }
        }
        let size = self.trial.view.size();
        Err(NoGuessError::NotFound {
            rows: size.rows(),
            cols: size.cols(),
            mines: self.trial.view.mines(),
            tried: self.tried,
        })
    }

    /// Plays the current board and returns how many free cells stay covered.
    fn play(&mut self, go_on: &mut impl FnMut(u64) -> bool) -> Result<usize, NoGuessError> {
        let tried = self.tried;
        let played = self.trial.play(self.first, || go_on(tried));
        self.tried += 1;
        played.map_err(|Cancelled| NoGuessError::Cancelled { tried })
    }

    fn board(&self, uniform: bool) -> NoGuessBoard {
        let view = &self.trial.view;
        let cells = view.size().positions().enumerate();
        let mines = cells.filter(|&(_, pos)| self.trial.mine[view.framed_index(pos)] == 1);
        let field = Minefield::new(view.size(), mines.map(|(index, _)| index));
        NoGuessBoard { field, uniform, tried: self.tried }
    }

    /// Places the mines at random: they are the first entries of the pool then.
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

    /// Draws a board and moves mines as long as that opens no less of it. Returns whether all of it
    /// opens.
    fn move_mines(
        &mut self,
        random: &mut impl Rng,
        go_on: &mut impl FnMut(u64) -> bool,
    ) -> Result<bool, NoGuessError> {
        let mines = self.trial.view.mines();
        let room = mines.max(self.outside);
        self.lay_randomly(random);
        let mut closed = self.play(go_on)?;
        for _ in 0..MAX_MINE_MOVES {
            if closed == 0 {
                return Ok(true);
            }
            if mines == 0 || mines == room {
                return Ok(false);
            }
            let (from, to) = self.stuck_pair(random, mines, room);
            self.swap_mine(from, to);
            let now = self.play(go_on)?;
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

    /// A mine and a free cell, at least one of them next to an open number, where the board is
    /// stuck. The view is that of the last play.
    fn stuck_pair(&self, random: &mut impl Rng, mines: usize, room: usize) -> (usize, usize) {
        let view = &self.trial.view;
        let stuck = |index: usize| {
            let place = self.pool[index] as usize;
            let covered = view.framed[place] == COVERED;
            let near = neighbours(place, view.stride());
            covered && near.iter().any(|&near| view.framed[near] <= 8)
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
