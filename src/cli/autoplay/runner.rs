//! Many games on several threads. The result of a game depends on the game alone, so the number of
//! threads changes only the time.

use super::board_source::BoardSource;
use super::player::{MoveStats, StrategyPlayer};
use crate::solver::SolveError;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use std::{panic, thread};

/// The totals of all games.
#[derive(Debug)]
pub struct AutoplayTotals {
    /// Whether each game was won, in order.
    pub won: Vec<bool>,
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
    let won: Vec<AtomicBool> = (0..games).map(|_| AtomicBool::new(false)).collect();
    let next = AtomicUsize::new(0);
    let work = || -> Result<MoveStats, SolveError> {
        let mut player = player();
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            let Some(won) = won.get(game) else {
                return Ok(player.moves);
            };
            won.store(player.play(&source.board(game))?, Ordering::Relaxed);
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
    let won = won.into_iter().map(AtomicBool::into_inner).collect();
    Ok(AutoplayTotals { won, moves, elapsed: start.elapsed() })
}
