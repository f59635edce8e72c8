//! Many games on several threads. The result of a game depends on the game alone, so the number of
//! threads changes only the time.

use super::board_source::BoardSource;
use super::player::{Strategy, StrategyPlayer};
use crate::solver::SolveError;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use std::{panic, thread};

/// The totals of all games. Each thread has its own at first.
#[derive(Debug, Default)]
pub struct AutoplayTotals {
    /// Whether each game was won, in order. It is filled in at the end.
    pub won: Vec<bool>,
    /// The number of uncertain moves.
    pub guesses: u64,
    /// The number of moves cut short by the clock.
    pub timed_out: u64,
    /// The longest time for choosing a move.
    pub slowest_move: Duration,
    /// The time of all games together.
    pub elapsed: Duration,
}

/// Plays every game of a source, and calls `on_game_over` after each.
pub fn run_games(
    source: &BoardSource,
    strategy: Strategy,
    threads: usize,
    on_game_over: impl Fn() + Sync,
) -> Result<AutoplayTotals, SolveError> {
    let start = Instant::now();
    let games = source.games();
    let won: Vec<AtomicBool> = (0..games).map(|_| AtomicBool::new(false)).collect();
    let next = AtomicUsize::new(0);
    let work = || -> Result<AutoplayTotals, SolveError> {
        let mut totals = AutoplayTotals::default();
        let mut player = StrategyPlayer::new(strategy);
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            let Some(won) = won.get(game) else {
                return Ok(totals);
            };
            let result = player.play(&source.board(game))?;
            won.store(result.won, Ordering::Relaxed);
            totals.guesses += u64::from(result.guesses);
            totals.timed_out += u64::from(result.timed_out);
            totals.slowest_move = totals.slowest_move.max(result.slowest_move);
            on_game_over();
        }
    };
    let mut totals = thread::scope(|scope| {
        let others: Vec<_> = (1..threads.min(games)).map(|_| scope.spawn(work)).collect();
        let mut totals = work()?;
        for thread in others {
            let other = thread.join().unwrap_or_else(|error| panic::resume_unwind(error))?;
            totals.guesses += other.guesses;
            totals.timed_out += other.timed_out;
            totals.slowest_move = totals.slowest_move.max(other.slowest_move);
        }
        Ok(totals)
    })?;
    totals.elapsed = start.elapsed();
    totals.won = won.into_iter().map(AtomicBool::into_inner).collect();
    Ok(totals)
}
