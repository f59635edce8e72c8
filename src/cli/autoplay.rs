//! `sapper autoplay`: the machine plays many games, and the win rate is told.

pub mod board_file;
pub mod board_source;
pub mod player;
pub mod report;
pub mod runner;

use super::error::CliError;
use super::options::{LevelArgs, whole};
use super::text_source::TextSource as Text;
use crate::game::Level;
use crate::i18n::{Texts, errors};
use crate::platform;
use board_source::{BoardSource, FirstClick};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use player::Strategy;
use report::AutoplayReport;
use std::fs::{File, OpenOptions};
use std::io::{BufWriter, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::{io, thread};

/// What is asked of the machine.
#[derive(Debug, Args)]
pub struct AutoplayArgs {
    #[arg(
        long,
        value_name = "N",
        required_unless_present = "boards",
        allow_negative_numbers = true,
        value_parser = whole(1_u32, 100_000_000)
    )]
    games: Option<u32>,
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["games", "level", "rows", "cols", "mines", "first", "seed"]
    )]
    boards: Option<PathBuf>,
    #[command(flatten)]
    measures: LevelArgs,
    #[arg(long, value_enum, default_value_t)]
    first: FirstClick,
    #[arg(long, value_enum, default_value_t)]
    strategy: Strategy,
    /// As many as the machine runs at once, unless it is given.
    #[arg(long, value_name = "T", allow_negative_numbers = true, value_parser = whole(1_u16, 1024))]
    threads: Option<u16>,
    /// Of the first game; each that follows has the next. By chance, unless it is given.
    #[arg(long, value_name = "SEED", allow_negative_numbers = true, value_parser = whole(0, u64::MAX))]
    seed: Option<u64>,
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

/// Plays the games and writes their figures.
///
/// # Errors
/// When the boards cannot be had, or a file or `out` cannot be written to.
pub fn run(asked: &AutoplayArgs, texts: &Texts, out: &mut impl Write) -> Result<(), CliError> {
    let source = source(asked, texts)?;
    // Before the games: hours of play are not to be lost to a folder that is not there. What is in
    // the file stays until they are over.
    let results = match &asked.results {
        Some(path) => Some((
            path,
            (OpenOptions::new().write(true).create(true).truncate(false))
                .open(path)
                .map_err(|error| CliError::InvalidInput(write_error(texts, path, &error)))?,
        )),
        None => None,
    };
    let threads = asked.threads.map_or_else(available_threads, usize::from);
    let bar = progress_bar(source.games(), texts);
    let played = runner::run_games(&source, asked.strategy, threads, || bar.inc(1));
    bar.finish_and_clear();
    let outcome = played.map_err(|error| CliError::Failed(errors::solve(texts, &error)))?;
    if let Some((path, file)) = results {
        write_results(file, &outcome.won)
            .map_err(|error| CliError::Failed(write_error(texts, path, &error)))?;
    }
    let seed = match source {
        BoardSource::File(_) => None,
        BoardSource::Generated { seed, .. } => Some(seed),
    };
    let report = AutoplayReport::new(asked.strategy, &outcome, seed);
    if asked.json {
        report.write_json(out)?;
    } else {
        report.write_text(texts, out)?;
    }
    Ok(out.flush()?)
}

fn source(asked: &AutoplayArgs, texts: &Texts) -> Result<BoardSource, CliError> {
    if let Some(path) = &asked.boards {
        let file = Text::File(path);
        let text = file.read(texts, io::empty())?;
        let deals =
            board_file::read(&text).map_err(|error| file.invalid(texts, &error.describe(texts)))?;
        if deals.is_empty() {
            return Err(file.invalid(texts, texts.get("boards-none")));
        }
        return Ok(BoardSource::File(deals));
    }
    let level = asked.measures.level(Level::with_dimensions, texts)?;
    Ok(BoardSource::Generated {
        level: level.unwrap_or(Level::Beginner),
        first: asked.first,
        games: asked.games.unwrap_or(1) as usize,
        seed: asked.seed.unwrap_or_else(platform::random_seed),
    })
}

fn write_error(texts: &Texts, path: &Path, error: &io::Error) -> String {
    let why = errors::io_error(texts, error);
    let file = path.display().to_string();
    texts.with("cli-unwritten", &[("file", file.into()), ("why", why.into())])
}

fn write_results(file: File, won: &[bool]) -> io::Result<()> {
    // A pipe has no length.
    if file.metadata()?.is_file() {
        file.set_len(0)?;
    }
    let mut file = BufWriter::new(file);
    for &won in won {
        writeln!(file, "{}", u8::from(won))?;
    }
    file.flush()
}

/// As many threads as the machine runs at once.
fn available_threads() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// How far the games are, on standard error, where that is a terminal; else nothing.
fn progress_bar(games: usize, texts: &Texts) -> ProgressBar {
    let left = texts.with("autoplay-left", &[("time", "{eta}".into())]);
    let style =
        ProgressStyle::with_template(&format!("{{wide_bar}} {{human_pos}}/{{human_len}} {left}"));
    ProgressBar::new(games as u64)
        .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
