//! `sapper autoplay`: the solver plays many games, and its win rate is printed.

pub mod board_file;
pub mod games;
pub mod player;

use super::error::{CliError, progress_bar, write_error};
use super::options::{LevelArgs, SeedArgs, integer_between};
use super::report::{Report, write_json, write_pairs};
use super::text_source::TextSource;
use crate::game::Level;
use crate::history::statistics::wilson_interval;
use crate::i18n::{Texts, args, errors};
use crate::platform;
use clap::{Args, ValueEnum};
use games::{AutoplayTotals, BoardSource, FirstClickProtection};
use player::{GameResult, Strategy, StrategyPlayer};
use std::fs::{File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::num::NonZero;
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

#[derive(Debug, Args)]
pub struct AutoplayArgs {
    #[arg(
        long,
        value_name = "N",
        required_unless_present = "boards",
        value_parser = integer_between(1_u32, 100_000_000)
    )]
    games: Option<u32>,
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["games", "level", "rows", "cols", "mines", "first", "seed"]
    )]
    boards: Option<PathBuf>,
    #[command(flatten)]
    level: LevelArgs,
    #[arg(long, value_enum, default_value_t)]
    first: FirstClickProtection,
    #[arg(long, value_enum, default_value_t)]
    strategy: Strategy,
    #[arg(long, value_name = "MS", default_value_t = 1000, value_parser = integer_between(1_u32, 3_600_000))]
    think: u32,
    /// The default is the number of processors.
    #[arg(long, value_name = "T", value_parser = integer_between(1_u16, 1024))]
    threads: Option<u16>,
    /// The seed of the first game; each further game adds 1.
    #[command(flatten)]
    seed: SeedArgs,
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

/// Plays the games and writes the report.
pub fn run(args: &AutoplayArgs, texts: &Texts, out: &mut impl Write) -> Result<(), CliError> {
    let source = source(args, texts)?;
    // Opened before the games, so that hours of play are not lost to a missing folder. The file is
    // overwritten only afterwards.
    let results = match &args.results {
        Some(path) => {
            let file = OpenOptions::new().write(true).create(true).truncate(false).open(path);
            let invalid = |error| CliError::InvalidInput(write_error(texts, path, &error));
            Some((path, file.map_err(invalid)?))
        }
        None => None,
    };
    let available = || thread::available_parallelism().map_or(1, NonZero::get);
    let threads = args.threads.map_or_else(available, usize::from);
    let bar = progress_bar(source.games(), texts);
    let think = Duration::from_millis(args.think.into());
    let player = || StrategyPlayer::new(args.strategy, think);
    let totals = games::run_games(&source, player, threads, || bar.inc(1));
    bar.finish_and_clear();
    let totals = totals.map_err(|error| CliError::Failed(errors::solve(texts, &error)))?;
    if let Some((path, file)) = results {
        write_results(file, &totals.results)
            .map_err(|error| CliError::Failed(write_error(texts, path, &error)))?;
    }
    let seed = match source {
        BoardSource::File(_) => None,
        BoardSource::Generated { seed, .. } => Some(seed),
    };
    let report = report(args.strategy, &totals, seed, texts);
    if args.json {
        write_json(&report.values, out)?;
    } else {
        write_pairs(out, &report.pairs, 0)?;
    }
    Ok(out.flush()?)
}

fn source(args: &AutoplayArgs, texts: &Texts) -> Result<BoardSource, CliError> {
    if let Some(path) = &args.boards {
        let file = TextSource::File(path);
        let text = file.read(texts, io::empty())?;
        let boards = board_file::read(&text, texts).map_err(|why| file.invalid(texts, &why))?;
        if boards.is_empty() {
            return Err(file.invalid(texts, texts.get("boards-none")));
        }
        return Ok(BoardSource::File(boards));
    }
    let level = args.level.level(Level::with_dimensions, texts)?;
    Ok(BoardSource::Generated {
        level: level.unwrap_or(Level::Beginner),
        first: args.first,
        games: args.games.unwrap_or(1) as usize,
        seed: args.seed.seed.unwrap_or_else(platform::random_seed),
    })
}

fn write_results(file: File, results: &[GameResult]) -> io::Result<()> {
    // A pipe cannot be truncated.
    if file.metadata()?.is_file() {
        file.set_len(0)?;
    }
    let mut file = BufWriter::new(file);
    for result in results {
        writeln!(file, "{}", u8::from(result.won))?;
    }
    file.flush()
}

/// The report on at least one game. `seed` is that of the first; `None` if the boards are from a
/// file. The win rate goes from 0 to 1.
fn report<'a>(
    strategy: Strategy,
    totals: &AutoplayTotals,
    seed: Option<u64>,
    texts: &'a Texts,
) -> Report<'a> {
    let key = strategy.to_possible_value().map(|value| value.get_name().to_owned());
    let key = key.unwrap_or_default();
    let games = totals.results.len();
    let wins = totals.results.iter().filter(|result| result.won).count();
    let per_game = |sum: f64| sum / games as f64;
    let (win_rate, interval) = (per_game(wins as f64), wilson_interval(wins, games));
    let guesses = per_game(totals.moves.guesses as f64);
    let seconds = totals.elapsed.as_secs_f64();
    let speed = games as f64 / seconds.max(Duration::from_nanos(1).as_secs_f64());
    let worst = totals.moves.slowest.as_secs_f64() * 1000.0;
    let [rate, low, high] =
        [win_rate, interval[0], interval[1]].map(|part| texts.decimal(part * 100.0, 2));
    let rate = texts.with("autoplay-rate", args![rate, low, high]);
    let time = texts.seconds((seconds * 1000.0) as u64);
    let ms = texts.with("autoplay-milliseconds", args![ms = texts.decimal(worst, 1)]);
    let report = Report::default()
        .show("strategy", key.as_str(), texts.get("autoplay-strategy"), key.clone())
        .show("games", games, texts.get("autoplay-games"), games.to_string())
        .show("wins", wins, texts.get("autoplay-wins"), wins.to_string())
        .show("win_rate", win_rate, texts.get("autoplay-win-rate"), rate)
        .with("interval_95", interval)
        .show("guesses_per_game", guesses, texts.get("autoplay-guesses"), texts.decimal(guesses, 2))
        .show("seconds", seconds, texts.get("autoplay-time"), time)
        .show("games_per_second", speed, texts.get("autoplay-speed"), texts.decimal(speed, 1))
        .show("worst_move_ms", worst, texts.get("autoplay-worst"), ms);
    let report = match totals.moves.timed_out {
        0 => report.with("hurried_moves", 0),
        count => {
            let why = texts.with("autoplay-hurried-why", args![count]);
            report.show("hurried_moves", count, texts.get("autoplay-hurried"), why)
        }
    };
    match seed {
        Some(seed) => report.show("seed", seed, texts.get("autoplay-seed"), seed.to_string()),
        None => report,
    }
}
