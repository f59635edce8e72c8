//! `sapper autoplay`: the machine plays many games, and the win rate is told.

pub mod boards;
pub mod contest;
pub mod player;
pub mod report;
pub mod source;

use std::fs;
use std::fs::File;
use std::io::BufWriter;
use std::io::Write;
use std::num::NonZero;
use std::path::Path;
use std::path::PathBuf;
use std::thread;

use clap::Args;
use clap::value_parser;
use indicatif::ProgressBar;
use indicatif::ProgressStyle;

use super::failure::Failure;
use super::options::Measures;
use crate::app;
use crate::game::Level;

use player::Strategy;
use report::Report;
use source::First;
use source::Source;

/// What is asked of the machine.
#[derive(Debug, Args)]
pub struct Autoplay {
    /// The number of games
    #[arg(
        long,
        value_name = "N",
        required_unless_present = "boards",
        value_parser = value_parser!(u32).range(1..=100_000_000)
    )]
    games: Option<u32>,
    /// Play the boards of this file, as `sapper generate` prints them
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["games", "level", "rows", "cols", "mines", "first", "seed"]
    )]
    boards: Option<PathBuf>,
    #[command(flatten)]
    measures: Measures,
    /// How the first cell is protected
    #[arg(long, value_enum, default_value_t)]
    first: First,
    /// Who plays
    #[arg(long, value_enum, default_value_t)]
    strategy: Strategy,
    /// The number of threads [default: as many as the machine has]
    #[arg(long, value_name = "T", value_parser = value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// The seed of the first game; each that follows has the next [default: one by chance, told]
    #[arg(long, value_name = "SEED")]
    seed: Option<u64>,
    /// Write 1 for a win and 0 for a loss to this file, one a line, in the order of the games
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Plays the games and writes their figures.
///
/// # Errors
/// When the boards cannot be had, or a file or `out` cannot be written to.
pub fn run(asked: &Autoplay, out: &mut impl Write) -> Result<(), Failure> {
    let source = source(asked)?;
    // Before the games: hours of play are not to be lost to a folder that is not there.
    let results = match &asked.results {
        Some(path) => Some((
            path,
            File::create(path).map_err(|error| unwritten(path, error))?,
        )),
        None => None,
    };
    let threads = asked.threads.map_or_else(hands, usize::from);
    let bar = bar(source.games());
    let played = contest::play(&source, asked.strategy, threads, || bar.inc(1));
    bar.finish_and_clear();
    let outcome = played.map_err(|error| Failure::Work(error.to_string()))?;
    if let Some((path, file)) = results {
        write_results(file, &outcome.won).map_err(|error| unwritten(path, error))?;
    }
    let seed = match source {
        Source::Read(_) => None,
        Source::Dealt { seed, .. } => Some(seed),
    };
    let report = Report::new(asked.strategy, &outcome, seed);
    if asked.json {
        report.write_json(out)?;
    } else {
        report.write_text(out)?;
    }
    Ok(out.flush()?)
}

fn source(asked: &Autoplay) -> Result<Source, Failure> {
    if let Some(path) = &asked.boards {
        let text = fs::read(path)
            .map_err(|error| Failure::file(path, format_args!("it cannot be read: {error}")))?;
        let text = String::from_utf8(text).map_err(|_| Failure::file(path, "it is no text"))?;
        let deals = boards::read(&text).map_err(|error| Failure::file(path, error))?;
        if deals.is_empty() {
            return Err(Failure::file(path, "it holds no board"));
        }
        return Ok(Source::Read(deals));
    }
    let level = asked.measures.level(Level::of).map_err(Failure::input)?;
    Ok(Source::Dealt {
        level: level.unwrap_or(Level::Beginner),
        first: asked.first,
        games: asked.games.unwrap_or(1) as usize,
        seed: asked.seed.unwrap_or_else(app::chance),
    })
}

fn unwritten(path: &Path, error: std::io::Error) -> Failure {
    Failure::file(path, format_args!("it cannot be written: {error}"))
}

fn write_results(file: File, won: &[bool]) -> std::io::Result<()> {
    let mut file = BufWriter::new(file);
    for &won in won {
        writeln!(file, "{}", u8::from(won))?;
    }
    file.flush()
}

/// As many threads as the machine runs at once.
fn hands() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// How far the games are, on standard error, where that is a terminal; else nothing.
fn bar(games: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len}, {eta} left");
    ProgressBar::new(games as u64)
        .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
