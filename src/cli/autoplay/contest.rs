//! Many games at once, on as many threads as there are hands. What comes of a game depends on the
//! game alone, so the threads change nothing but the time.

use super::player::{Player, Strategy};
use super::source::Source;
use crate::solver::SolveError;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// What came of all the games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// Whether each game was won, in the order of the games.
    pub won: Vec<bool>,
    /// The moves of all games that were not certain.
    pub guesses: u64,
    /// The moves of all games of which the clock ended the thinking.
    pub hurried: u64,
    /// The time that the longest move of all took to choose.
    pub worst: Duration,
    /// From the first deal to the end of the last game.
    pub elapsed: Duration,
}

/// What one thread has seen.
#[derive(Debug, Default)]
struct Tally {
    guesses: u64,
    hurried: u64,
    worst: Duration,
}

/// Plays every game of a source, and calls `told` after each.
///
/// # Errors
/// When the solver finds no layout for what is open, which a board that exists never shows.
pub fn play(
    source: &Source,
    strategy: Strategy,
    threads: usize,
    told: impl Fn() + Sync,
) -> Result<Outcome, SolveError> {
    let begun = Instant::now();
    let games = source.games();
    let won: Vec<AtomicBool> = (0..games).map(|_| AtomicBool::new(false)).collect();
    let next = AtomicUsize::new(0);
    let work = || -> Result<Tally, SolveError> {
        let mut tally = Tally::default();
        let mut player = Player::new(strategy);
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            let Some(won) = won.get(game) else {
                return Ok(tally);
            };
            let played = player.play(&source.deal(game))?;
            won.store(played.won, Ordering::Relaxed);
            tally.guesses += u64::from(played.guesses);
            tally.hurried += u64::from(played.hurried);
            tally.worst = tally.worst.max(played.worst);
            told();
        }
    };
    let tallies: Vec<Result<Tally, SolveError>> = thread::scope(|scope| {
        let hands: Vec<_> = (1..threads.min(games)).map(|_| scope.spawn(work)).collect();
        let mine = work();
        let others = hands.into_iter().map(|hand| match hand.join() {
            Ok(tally) => tally,
            Err(panic) => std::panic::resume_unwind(panic),
        });
        [mine].into_iter().chain(others).collect()
    });
    let mut outcome = Outcome {
        guesses: 0,
        hurried: 0,
        worst: Duration::ZERO,
        elapsed: begun.elapsed(),
        won: won.into_iter().map(AtomicBool::into_inner).collect(),
    };
    for tally in tallies {
        let tally = tally?;
        outcome.guesses += tally.guesses;
        outcome.hurried += tally.hurried;
        outcome.worst = outcome.worst.max(tally.worst);
    }
    Ok(outcome)
}
