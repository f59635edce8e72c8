//! Many games at once, on as many threads as there are hands. What comes of a game depends on the
//! game alone, so the threads change nothing but the time.

use super::board_source::BoardSource;
use super::player::{Strategy, StrategyPlayer};
use crate::solver::SolveError;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// What came of all the games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AutoplayTotals {
    /// Whether each game was won, in the order of the games.
    pub won: Vec<bool>,
    /// The moves of all games that were not certain.
    pub guesses: u64,
    /// The moves of all games of which the clock ended the thinking.
    pub timed_out: u64,
    /// The time that the longest move of all took to choose.
    pub slowest_move: Duration,
    /// From the first deal to the end of the last game.
    pub elapsed: Duration,
}

/// What one thread has seen.
#[derive(Debug, Default)]
struct ThreadTotals {
    guesses: u64,
    timed_out: u64,
    slowest_move: Duration,
}

/// Plays every game of a source, and calls `told` after each.
///
/// # Errors
/// When the solver finds no layout for what is open, which a board that exists never shows.
pub fn run_games(
    source: &BoardSource,
    strategy: Strategy,
    threads: usize,
    told: impl Fn() + Sync,
) -> Result<AutoplayTotals, SolveError> {
    let begun = Instant::now();
    let games = source.games();
    let won: Vec<AtomicBool> = (0..games).map(|_| AtomicBool::new(false)).collect();
    let next = AtomicUsize::new(0);
    let work = || -> Result<ThreadTotals, SolveError> {
        let mut tally = ThreadTotals::default();
        let mut player = StrategyPlayer::new(strategy);
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            let Some(won) = won.get(game) else {
                return Ok(tally);
            };
            let played = player.play(&source.board(game))?;
            won.store(played.won, Ordering::Relaxed);
            tally.guesses += u64::from(played.guesses);
            tally.timed_out += u64::from(played.timed_out);
            tally.slowest_move = tally.slowest_move.max(played.slowest_move);
            told();
        }
    };
    let tallies: Vec<Result<ThreadTotals, SolveError>> = thread::scope(|scope| {
        let hands: Vec<_> = (1..threads.min(games)).map(|_| scope.spawn(work)).collect();
        let mine = work();
        let others = hands.into_iter().map(|hand| match hand.join() {
            Ok(tally) => tally,
            Err(panic) => std::panic::resume_unwind(panic),
        });
        [mine].into_iter().chain(others).collect()
    });
    let mut outcome = AutoplayTotals {
        guesses: 0,
        timed_out: 0,
        slowest_move: Duration::ZERO,
        elapsed: begun.elapsed(),
        won: won.into_iter().map(AtomicBool::into_inner).collect(),
    };
    for tally in tallies {
        let tally = tally?;
        outcome.guesses += tally.guesses;
        outcome.timed_out += tally.timed_out;
        outcome.slowest_move = outcome.slowest_move.max(tally.slowest_move);
    }
    Ok(outcome)
}
