//! The command line: what it takes, and which room of the house does it. A subcommand is a file.

pub mod analyze;
pub mod autoplay;
pub mod console;
pub mod failure;
pub mod generate;
pub mod options;
pub mod replay;
pub mod scores;

use std::env;
use std::io;
use std::io::BufWriter;
use std::io::IsTerminal;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use clap::CommandFactory;
use clap::Parser;
use clap::Subcommand;
use clap::error::ErrorKind;
use clap::value_parser;
use tracing_subscriber::EnvFilter;

use crate::app;
use crate::app::Launch;
use crate::app::RunError;
use crate::game::BoardCode;
use crate::game::Level;
use crate::game::Style;
use crate::i18n::Lang;
use crate::i18n::Texts;
use crate::store::Folders;
use crate::store::Scores;

use self::analyze::Analyze;
use self::autoplay::Autoplay;
use self::failure::Failure;
use self::generate::Generate;
use self::options::Measures;

/// A Minesweeper for the desktop.
#[derive(Debug, Parser)]
#[command(version, about, args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(flatten)]
    window: Window,
    #[command(subcommand)]
    command: Option<Command>,
}

/// What the window opens with.
#[derive(Debug, Args)]
struct Window {
    #[command(flatten)]
    board: Board,
    /// The style to play in: windows-7, easyx, simpleminer or console
    #[arg(long, value_name = "STYLE")]
    style: Option<Style>,
    /// Play boards that need no guess; such games are not ranked
    #[arg(long)]
    no_guess: bool,
    /// Play the board with this code; such games are not ranked
    #[arg(long = "board", value_name = "CODE", conflicts_with_all = ["level", "rows", "seed"])]
    code: Option<BoardCode>,
    /// Watch a recorded game, a RAWVF file
    #[arg(long, value_name = "FILE")]
    replay: Option<PathBuf>,
}

/// Which board is played, in the window or in a terminal.
#[derive(Debug, Args)]
struct Board {
    #[command(flatten)]
    measures: Measures,
    /// Lay the boards from this seed, so that they can be played again; such games are not ranked
    #[arg(long, value_name = "SEED")]
    seed: Option<u64>,
}

/// What is asked of the game in a terminal.
#[derive(Debug, Args)]
struct Terminal {
    #[command(flatten)]
    board: Board,
    /// The language: en or zh-CN
    #[arg(long, value_name = "LANG")]
    lang: Option<Lang>,
    /// Watch the player of 2010: one game, and in a terminal the menu after it
    #[arg(long)]
    auto: bool,
    /// The milliseconds between two of its steps, 0 to 10000 [default: 80 in a terminal, else 0]
    #[arg(long, value_name = "MS", requires = "auto", value_parser = value_parser!(u64).range(..=10_000))]
    delay: Option<u64>,
    /// Show the score of each cell beside the board: what it takes for the chance of a mine, in percent
    #[arg(long, requires = "auto")]
    scores: bool,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Tell what can be known from a position: the exact odds, the best move and the reason
    Analyze(Analyze),
    /// Let the machine play, and print the win rate
    Autoplay(Autoplay),
    /// Play in a terminal
    Console(Terminal),
    /// Make boards, with or without guessing
    Generate(Generate),
    /// Print the counters of recorded games
    Replay {
        /// The recordings, RAWVF files
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
        /// Print one JSON object a line
        #[arg(long)]
        json: bool,
    },
    /// Print the table of records
    Scores {
        /// Print one JSON document
        #[arg(long)]
        json: bool,
    },
}

/// The milliseconds between two steps of the player of 2010, where a person watches.
const STEP: u64 = 80;

/// What the command line takes, for whoever describes it: the man pages and the shells.
pub fn command() -> clap::Command {
    Cli::command()
}

/// Runs the program on the command line it was started with.
pub fn main() -> ExitCode {
    tracing_subscriber::fmt()
        .with_env_filter(
            EnvFilter::try_from_env("SAPPER_LOG").unwrap_or_else(|_| EnvFilter::new("sapper=warn")),
        )
        .with_writer(std::io::stderr)
        .without_time()
        .init();
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            let wrong = !matches!(
                error.kind(),
                ErrorKind::DisplayHelp | ErrorKind::DisplayVersion
            );
            // Nobody is left to tell if this cannot be printed.
            let _ = error.print();
            return if wrong {
                ExitCode::from(2)
            } else {
                ExitCode::SUCCESS
            };
        }
    };
    match cli.command {
        None => open_window(&cli.window),
        Some(Command::Analyze(asked)) => ended(analyze::run(&asked, io::stdin(), &mut out())),
        Some(Command::Autoplay(asked)) => ended(autoplay::run(&asked, &mut out())),
        Some(Command::Generate(asked)) => ended(generate::run(&asked, &mut out())),
        Some(Command::Console(terminal)) => play_in_terminal(&terminal),
        Some(Command::Replay { files, json }) => {
            let code = replay::run(
                &files,
                json,
                &mut io::stdout().lock(),
                &mut io::stderr().lock(),
            );
            ExitCode::from(code)
        }
        Some(Command::Scores { json }) => print_scores(json),
    }
}

/// Standard output, written to in large pieces: who writes to it flushes it.
fn out() -> impl Write {
    BufWriter::new(io::stdout())
}

fn ended(result: Result<(), Failure>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.tell(),
    }
}

fn print_scores(json: bool) -> ExitCode {
    let (scores, notices) = Scores::load(Folders::of_user().as_ref());
    for notice in &notices {
        eprintln!("sapper: {notice}");
    }
    match scores::run(scores.get(), json, &mut io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read the table has seen enough of it.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => fail(&error.to_string(), 1),
    }
}

fn play_in_terminal(terminal: &Terminal) -> ExitCode {
    let level = match terminal.board.measures.level(console::level) {
        Ok(level) => level.unwrap_or(Style::Console.traits().levels[0]),
        Err(error) => return fail(&error.to_string(), 2),
    };
    let shown = io::stdout().is_terminal();
    let variable = |name| env::var_os(name).map(|value| value.to_string_lossy().into_owned());
    let delay = terminal.delay.unwrap_or(if shown { STEP } else { 0 });
    let setup = console::Setup {
        level,
        seed: terminal.board.seed.unwrap_or_else(app::chance),
        look: console::Look::of(
            shown,
            variable("TERM").as_deref(),
            variable("NO_COLOR").as_deref(),
        ),
        watch: terminal.auto.then_some(console::Watch {
            delay: Duration::from_millis(delay),
            scores: terminal.scores,
            // In a pipe nobody is there to be asked.
            again: shown,
        }),
    };
    let texts = Texts::new(terminal.lang.unwrap_or_else(Lang::of_system));
    match console::run(setup, &texts, io::stdin().lock(), io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever watched has seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => fail(
            &format!("the terminal cannot be read or written to: {error}"),
            1,
        ),
    }
}

fn open_window(window: &Window) -> ExitCode {
    let level = match window.board.measures.level(Level::of) {
        Ok(level) => level,
        Err(error) => return fail(&error.to_string(), 2),
    };
    let texts = Texts::new(Lang::of_system());
    if !has_display() {
        return fail(texts.get("no-display"), 1);
    }
    let folders = Folders::of_user();
    app::net::spread(folders.clone(), &texts);
    let launch = Launch {
        level,
        style: window.style,
        no_guess: window.no_guess,
        seed: window.board.seed,
        board: window.code.clone(),
        replay: window.replay.clone(),
        folders,
    };
    match app::run(launch) {
        Ok(()) => ExitCode::SUCCESS,
        Err(RunError::NoDisplay) => fail(texts.get("display-silent"), 1),
        Err(error) => fail(&error.to_string(), 1),
    }
}

/// Whether there is a desktop to open a window on.
fn has_display() -> bool {
    let set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(all(unix, not(target_os = "macos")))
        || ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"]
            .into_iter()
            .any(set)
}

fn fail(sentence: &str, code: u8) -> ExitCode {
    eprintln!("sapper: {sentence}");
    ExitCode::from(code)
}
