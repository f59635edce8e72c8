//! The command line: what it takes, and which room of the house does it. A subcommand is a file.

pub mod replay;
pub mod scores;

use std::env;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use clap::Parser;
use clap::Subcommand;
use clap::error::ErrorKind;
use tracing_subscriber::EnvFilter;

use crate::app;
use crate::app::Launch;
use crate::game::BoardCode;
use crate::game::Level;
use crate::game::Style;
use crate::i18n::Lang;
use crate::i18n::Texts;
use crate::store::Folders;
use crate::store::Scores;

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
    /// The level to play: beginner, intermediate, expert or scattered
    #[arg(long, value_name = "LEVEL", conflicts_with_all = ["rows", "cols", "mines"])]
    level: Option<Level>,
    /// The style to play in: windows-7, easyx, simpleminer or console
    #[arg(long, value_name = "STYLE")]
    style: Option<Style>,
    /// The number of rows of a custom board, 1 to 256
    #[arg(long, value_name = "N", requires_all = ["cols", "mines"])]
    rows: Option<usize>,
    /// The number of columns of a custom board, 1 to 256
    #[arg(long, value_name = "N", requires_all = ["rows", "mines"])]
    cols: Option<usize>,
    /// The number of mines of a custom board, 0 to one less than its cells
    #[arg(long, value_name = "N", requires_all = ["rows", "cols"])]
    mines: Option<usize>,
    /// Lay the boards from this seed, so that they can be played again; such games are not ranked
    #[arg(long, value_name = "SEED")]
    seed: Option<u64>,
    /// Play the board with this code; such games are not ranked
    #[arg(long, value_name = "CODE", conflicts_with_all = ["level", "rows", "seed"])]
    board: Option<BoardCode>,
    /// Watch a recorded game, a RAWVF file
    #[arg(long, value_name = "FILE")]
    replay: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
enum Command {
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

fn open_window(window: &Window) -> ExitCode {
    let level = match (window.level, window.rows, window.cols, window.mines) {
        (None, Some(rows), Some(cols), Some(mines)) => match Level::of(rows, cols, mines) {
            Ok(level) => Some(level),
            Err(error) => return fail(&error.to_string(), 2),
        },
        (level, ..) => level,
    };
    if !has_display() {
        let texts = Texts::new(Lang::of_system());
        return fail(texts.get("no-display"), 1);
    }
    let launch = Launch {
        level,
        style: window.style,
        seed: window.seed,
        board: window.board.clone(),
        replay: window.replay.clone(),
        folders: Folders::of_user(),
    };
    match app::run(launch) {
        Ok(()) => ExitCode::SUCCESS,
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
