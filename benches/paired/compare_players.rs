//! Plays many games into a file, and compares two such files board by board.
//!
//! ```sh
//! cargo run --release --example paired -- play old.txt fast safe SEED GAMES
//! cargo run --release --example paired -- compare old.txt new.txt
//! ```
//!
//! Two versions of the program, with other constants perhaps, play the same seeds. A run that was
//! stopped goes on where it was, and can be compared meanwhile. For the whole of a file, `compare` it
//! with itself. What a player has earned is its wins with the luck of the guesses taken out: a
//! difference shows with a fraction of the games.

mod result_log;

use clap::{Parser, ValueEnum};
use result_log::{Mean, ResultLog};
use sapper::cli::autoplay::games::{BoardSource, FirstClickProtection, run_games};
use sapper::cli::autoplay::player::{GameResult, Strategy, StrategyPlayer};
use sapper::game::Level;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{io, thread};

/// The games that are saved together.
const CHUNK: usize = 1_000;

#[derive(Debug, Parser)]
enum Command {
    /// Plays Expert games of seeds from SEED on until the file has GAMES of them
    Play { file: PathBuf, strategy: Strategy, first: FirstClickProtection, seed: u64, games: usize },
    /// Prints what the second player wins more than the first
    Compare { one: PathBuf, other: PathBuf },
}

fn main() -> io::Result<()> {
    match Command::parse() {
        Command::Play { file, strategy, first, seed, games } => {
            play(&file, strategy, first, seed, games)
        }
        Command::Compare { one, other } => compare(&one, &other),
    }
}

fn play(
    file: &Path,
    strategy: Strategy,
    first: FirstClickProtection,
    seed: u64,
    games: usize,
) -> io::Result<()> {
    let name = |value: Option<clap::builder::PossibleValue>| {
        value.map(|value| value.get_name().to_owned()).unwrap_or_default()
    };
    let [strategy_name, first_name] =
        [strategy.to_possible_value(), first.to_possible_value()].map(name);
    let mut log = ResultLog::open(file, &format!("expert {strategy_name} {first_name} {seed}"))?;
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    while log.results.len() < games {
        let source = BoardSource::Generated {
            level: Level::Expert,
            first,
            games: CHUNK.min(games - log.results.len()),
            seed: seed.wrapping_add(log.results.len() as u64),
        };
        let player = || {
            let player = StrategyPlayer::new(strategy, Duration::from_secs(1));
            if strategy == Strategy::Deep { player } else { player.unhurried() }
        };
        let played = run_games(&source, player, threads, || {});
        let played = played.map_err(|error| io::Error::other(format!("{error:?}")))?;
        log.append(&played.results)?;
    }
    Ok(())
}

fn compare(one: &Path, other: &Path) -> io::Result<()> {
    let [one, other] = [ResultLog::read(one)?.results, ResultLog::read(other)?.results];
    let boards = one.len().min(other.len());
    if boards == 0 {
        return Err(io::Error::other("no board was played by both"));
    }
    println!("{boards} boards, in percent and points:");
    print_comparison("won", &one[..boards], &other[..boards], |game| f64::from(u8::from(game.won)));
    print_comparison("earned", &one[..boards], &other[..boards], |game| game.earned);
    Ok(())
}

/// The first player, the second, and what the second gains.
fn print_comparison(
    name: &str,
    one: &[GameResult],
    other: &[GameResult],
    value: impl Fn(&GameResult) -> f64,
) {
    let [first, second] = [one, other].map(|games| Mean::of(games.iter().map(&value)));
    let gain = Mean::of(one.iter().zip(other).map(|(one, other)| value(other) - value(one)));
    let [first, second, gain] =
        [first, second, gain].map(|Mean { mean, error }| (100.0 * mean, 100.0 * error));
    println!(
        "{name:>6}: {:.3} ± {:.3}, {:.3} ± {:.3}, {:+.3} ± {:.3}",
        first.0, first.1, second.0, second.1, gain.0, gain.1
    );
}
