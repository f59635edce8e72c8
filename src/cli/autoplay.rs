//! `sapper autoplay`: the solver plays many games, and its win rate is printed.

pub mod board_file;
pub mod games;
pub mod player;
mod report;

use super::error::{CliError, progress_bar, write_error};
use super::options::{LevelArgs, SeedArgs, integer_between};
use super::report::{write_json, write_pairs};
use super::text_source::TextSource;
use crate::game::Level;
use crate::i18n::{Texts, errors};
use crate::platform;
use clap::Args;
use games::{BoardSource, FirstClickProtection};
use player::{Strategy, StrategyPlayer};
use std::fs::{File, OpenOptions};
use std::io::{BufWriter, Write};
use std::num::NonZero;
use std::path::PathBuf;
use std::time::Duration;
use std::{io, thread};

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
        write_results(file, &totals.won)
            .map_err(|error| CliError::Failed(write_error(texts, path, &error)))?;
    }
    let seed = match source {
        BoardSource::File(_) => None,
        BoardSource::Generated { seed, .. } => Some(seed),
    };
    let report = report::report(args.strategy, &totals, seed, texts);
    if args.json {
        write_json(report.values(), out)?;
    } else {
        write_pairs(out, report.pairs(), 0)?;
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

fn write_results(file: File, won: &[bool]) -> io::Result<()> {
    // A pipe cannot be truncated.
    if file.metadata()?.is_file() {
        file.set_len(0)?;
    }
    let mut file = BufWriter::new(file);
    for &won in won {
        writeln!(file, "{}", u8::from(won))?;
    }
    file.flush()
}
