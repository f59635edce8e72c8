//! Many games on several threads, and where their boards come from. The result of a game depends on
//! the game alone, so the number of threads changes only the time.

use super::player::{AutoplayBoard, GameResult, MoveStats, StrategyPlayer};
use crate::game::rules::FirstOpening;
use crate::game::{BoardGenerator, BoardSize, Level, Pos};
use crate::solver::SolveError;
use clap::ValueEnum;
use std::borrow::Cow;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use std::{panic, thread};

/// How the first cell is protected. The comments on the values are shown in shell completions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub enum FirstClickProtection {
    /// It is no mine; it is a corner
    Safe,
    /// It opens a free 3×3, where there is room; it is the fourth cell of the fourth row
    #[default]
    Opening,
    /// It may be a mine like any other; it is a corner
    None,
}

impl FirstClickProtection {
    /// The cell that is opened first, and how it is protected. A single cell opens most often in a
    /// corner, where it has the fewest neighbours; a free block reveals most a little away from the
    /// borders.
    pub fn opening(self, size: BoardSize) -> (Pos, FirstOpening) {
        let corner = Pos::new(0, 0);
        match self {
            Self::Safe => (corner, FirstOpening::Safe),
            Self::Opening => (opening_start(size), FirstOpening::FreeBlock),
            Self::None => (corner, FirstOpening::Unprotected),
        }
    }
}

/// The fourth cell of the fourth row, or the middle of a smaller board.
pub fn opening_start(size: BoardSize) -> Pos {
    Pos::new(3.min((size.rows() - 1) / 2), 3.min((size.cols() - 1) / 2))
}

#[derive(Debug, Clone)]
pub enum BoardSource {
    File(Vec<AutoplayBoard>),
    /// Boards that are generated when they are played.
    Generated {
        level: Level,
        first: FirstClickProtection,
        games: usize,
        /// The seed of the first game. Each further game adds 1, so that every game can be repeated
        /// by itself.
        seed: u64,
    },
}

impl BoardSource {
    /// The number of games.
    pub const fn games(&self) -> usize {
        match self {
            Self::File(boards) => boards.len(),
            Self::Generated { games, .. } => *games,
        }
    }

    /// The board of a game, counted from 0.
    pub fn board(&self, game: usize) -> Cow<'_, AutoplayBoard> {
        match *self {
            Self::File(ref boards) => Cow::Borrowed(&boards[game]),
            Self::Generated { level, first, seed, .. } => {
                let seed = seed.wrapping_add(game as u64);
                let opening = first.opening(level.size());
                let field = BoardGenerator::new(seed).generate(level, Some(opening));
                Cow::Owned(AutoplayBoard { field, first: opening.0, seed })
            }
        }
    }
}

/// The totals of all games.
#[derive(Debug)]
pub struct AutoplayTotals {
    /// The results of all games, in order.
    pub results: Vec<GameResult>,
    pub moves: MoveStats,
    /// The time of all games together.
    pub elapsed: Duration,
}

/// Plays every game of a source, each thread with a player of its own, and calls `on_game_over` after each.
pub fn run_games(
    source: &BoardSource,
    player: impl Fn() -> StrategyPlayer + Sync,
    threads: usize,
    on_game_over: impl Fn() + Sync,
) -> Result<AutoplayTotals, SolveError> {
    let start = Instant::now();
    let games = source.games();
    let results: Vec<OnceLock<GameResult>> = vec![OnceLock::new(); games];
    let next = AtomicUsize::new(0);
    let work = || -> Result<MoveStats, SolveError> {
        let mut player = player();
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            let Some(result) = results.get(game) else {
                return Ok(player.moves);
            };
            let played = player.play(&source.board(game))?;
            result.get_or_init(|| played);
            on_game_over();
        }
    };
    let moves = thread::scope(|scope| {
        let others: Vec<_> = (1..threads.min(games)).map(|_| scope.spawn(work)).collect();
        let mut moves = work()?;
        for thread in others {
            moves.add(thread.join().unwrap_or_else(|error| panic::resume_unwind(error))?);
        }
        Ok(moves)
    })?;
    let results = results.into_iter().filter_map(OnceLock::into_inner).collect();
    Ok(AutoplayTotals { results, moves, elapsed: start.elapsed() })
}
