//! The command line: its options, and the module that runs each subcommand (one file each).

pub mod analyze;
pub mod autoplay;
mod columns;
pub mod console;
pub mod error;
pub mod generate;
pub mod help_texts;
pub mod options;
pub mod replay;
pub mod scores;
mod text_source;
mod usage_error;

use self::analyze::AnalyzeArgs;
use self::autoplay::AutoplayArgs;
use self::error::CliError;
use self::generate::GenerateArgs;
use self::options::{LevelArgs, known, whole};
use crate::config::Lang;
use crate::game::{BoardCode, Level, Style};
use crate::history::Scores;
use crate::i18n::{Texts, errors, file_notices};
use crate::platform::announcement_writer::AnnouncementWriter;
use crate::platform::{self, crash_report};
use crate::storage::saved_session::resume_crashes;
use crate::storage::{FileNotice, Folders, Format, GameLog, Stored};
use crate::ui::app::{self, LaunchOptions, RunError};
use clap::{ArgAction, Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use std::ffi::OsString;
use std::io::{BufWriter, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;
use std::{env, io};
use tracing_subscriber::EnvFilter;

/// Options of all commands come after a command's own in the help.
const LAST: usize = 100;

// The texts of the help are in the language files: see [`words`].
#[derive(Debug, Parser)]
#[command(
    name = "sapper",
    version,
    disable_help_flag = true,
    disable_help_subcommand = true,
    disable_version_flag = true
)]
struct Cli {
    #[command(flatten)]
    window: WindowArgs,
    /// The language of all texts; read before everything else, see [`help_texts::asked`].
    #[arg(long, value_name = "LANG", global = true, display_order = LAST)]
    lang: Option<Lang>,
    /// Defined here, not by the library, so that it exists in both languages.
    #[arg(long, short, action = ArgAction::Help, global = true, display_order = LAST)]
    help: Option<bool>,
    #[arg(long, short = 'V', action = ArgAction::Version, display_order = LAST)]
    version: Option<bool>,
    #[command(subcommand)]
    command: Option<CliCommand>,
}

/// The options of the window.
#[derive(Debug, Args)]
struct WindowArgs {
    #[command(flatten)]
    board: BoardArgs,
    #[arg(long, value_name = "STYLE", value_parser = known::<Style, _>(Style::ALL.map(Style::key)))]
    style: Option<Style>,
    #[arg(long)]
    no_guess: bool,
    #[arg(long = "board", id = "board", value_name = "CODE", conflicts_with_all = ["level", "rows", "seed"])]
    code: Option<BoardCode>,
    /// A RAWVF file.
    #[arg(long, value_name = "FILE")]
    replay: Option<PathBuf>,
    #[arg(long)]
    announce: bool,
}

/// The board to play, in the window or in a terminal.
#[derive(Debug, Args)]
struct BoardArgs {
    #[command(flatten)]
    measures: LevelArgs,
    #[arg(long, value_name = "SEED", allow_negative_numbers = true, value_parser = whole(0, u64::MAX))]
    seed: Option<u64>,
}

/// The options of the game in a terminal.
#[derive(Debug, Args)]
struct ConsoleArgs {
    #[command(flatten)]
    board: BoardArgs,
    #[arg(long)]
    auto: bool,
    /// In milliseconds. The default is [`STEP`] in a terminal, otherwise 0.
    #[arg(long, value_name = "MS", requires = "auto", allow_negative_numbers = true, value_parser = whole(0_u64, 10_000))]
    delay: Option<u64>,
    #[arg(long, requires = "auto")]
    scores: bool,
}

#[derive(Debug, Subcommand)]
enum CliCommand {
    Analyze(AnalyzeArgs),
    Autoplay(AutoplayArgs),
    Console(ConsoleArgs),
    Generate(GenerateArgs),
    Replay {
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
        #[arg(long)]
        json: bool,
    },
    Scores {
        #[arg(long, conflicts_with = "csv")]
        statistics: bool,
        #[arg(long, conflicts_with = "json")]
        csv: bool,
        #[arg(long)]
        json: bool,
    },
    /// Like the option `--help` of the command named after it. See [`read`].
    Help {
        #[arg(value_name = "COMMAND")]
        command: Option<OsString>,
    },
}

/// The default milliseconds between two moves of the 2010 algorithm in a terminal.
const DEFAULT_DELAY_MS: u64 = 80;

/// The command line with its texts, for man pages and shell completions.
pub fn command(texts: &Texts) -> clap::Command {
    command_with(&mut |key| texts.find(key))
}

/// The same with texts from `look`, so that a test can see which ones are needed.
pub fn command_with(look: &mut help_texts::TextLookup<'_>) -> clap::Command {
    help_texts::localize(Cli::command(), look)
}

/// Runs the program with the command line it was started with.
pub fn main() -> ExitCode {
    tracing_subscriber::fmt()
        .with_env_filter(
            EnvFilter::try_from_env("SAPPER_LOG").unwrap_or_else(|_| EnvFilter::new("sapper=warn")),
        )
        .with_writer(io::stderr)
        .without_time()
        .log_internal_errors(false)
        .init();
    let given: Vec<OsString> = env::args_os().collect();
    let texts = Texts::new(help_texts::requested_lang(&given).unwrap_or_else(Lang::of_system));
    match parse(&given, &texts).and_then(|cli| cli.map_or(Ok(()), |cli| run(cli, &texts))) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(&texts, &mut io::stderr()).into(),
    }
}

/// Parses a command line. Returns `None` if it asked for help, which is then printed.
///
/// # Errors
/// If it is invalid, or the help cannot be printed.
fn parse(given: &[OsString], texts: &Texts) -> Result<Option<Cli>, CliError> {
    let mut command = command(texts);
    let matches = match command.try_get_matches_from_mut(given) {
        Ok(matches) => matches,
        Err(error) if error.use_stderr() => {
            let sentence = usage_error::describe(texts, &error, &command, given);
            return Err(CliError::InvalidInput(sentence));
        }
        Err(help) => return Ok(help.print().map(|()| None)?),
    };
    if let Some(sentence) = usage_error::misplaced_option(texts, &command, &matches) {
        return Err(CliError::InvalidInput(sentence));
    }
    let cli = Cli::from_arg_matches(&matches).map_err(|error| {
        CliError::InvalidInput(usage_error::describe(texts, &error, &command, given))
    })?;
    match cli.command {
        Some(CliCommand::Help { command }) => {
            let given = [Some("sapper".into()), command, Some("--help".into())];
            parse(&given.into_iter().flatten().collect::<Vec<_>>(), texts)
        }
        _ => Ok(Some(cli)),
    }
}

/// Runs the command.
fn run(cli: Cli, texts: &Texts) -> Result<(), CliError> {
    let mut out = BufWriter::new(io::stdout());
    match cli.command {
        None | Some(CliCommand::Help { .. }) => open_window(cli.window, cli.lang, texts),
        Some(CliCommand::Analyze(asked)) => analyze::run(&asked, texts, io::stdin(), &mut out),
        Some(CliCommand::Autoplay(asked)) => autoplay::run(&asked, texts, &mut out),
        Some(CliCommand::Generate(asked)) => generate::run(&asked, texts, &mut out),
        Some(CliCommand::Console(terminal)) => run_console(&terminal, texts),
        Some(CliCommand::Replay { files, json }) => {
            replay::run(&files, json, texts, &mut out, &mut io::stderr())
        }
        Some(CliCommand::Scores { statistics, csv, json }) => {
            let folders = Folders::of_user();
            let games = || unwrap_reporting(GameLog::load(folders.as_ref()), texts);
            match (statistics, csv) {
                (false, false) => {
                    let scores = unwrap_reporting(Scores::load(folders.as_ref()), texts);
                    scores::run(&scores, json, texts, &mut out)
                }
                (true, _) => scores::statistics::run(games().list(), json, texts, &mut out),
                (false, true) => out.write_all(games().to_csv().as_bytes()),
            }?;
            Ok(out.flush()?)
        }
    }
}

/// Reads one of the player's files; its errors go to standard error.
fn unwrap_reporting<T: Format>((kept, notices): (Stored<T>, Vec<FileNotice>), texts: &Texts) -> T {
    for notice in &notices {
        error::print_error(&file_notices::notice_text(notice, texts), &mut io::stderr());
    }
    kept.get().clone()
}

fn run_console(terminal: &ConsoleArgs, texts: &Texts) -> Result<(), CliError> {
    let level = terminal.board.measures.level(console::console_level, texts)?;
    let shown = io::stdout().is_terminal();
    let variable = |name| env::var_os(name).map(|value| value.to_string_lossy().into_owned());
    let delay = terminal.delay.unwrap_or(if shown { DEFAULT_DELAY_MS } else { 0 });
    let setup = console::ConsoleOptions {
        level: level.unwrap_or(Style::Console.spec().levels[0]),
        seed: terminal.board.seed.unwrap_or_else(platform::random_seed),
        features: console::TerminalFeatures::of(
            shown,
            variable("TERM").as_deref(),
            variable("NO_COLOR").as_deref(),
        ),
        watch: terminal.auto.then_some(console::WatchOptions {
            delay: Duration::from_millis(delay),
            scores: terminal.scores,
            // In a pipe there is nobody to ask.
            menu_after: shown,
        }),
    };
    match console::run(setup, texts, io::stdin().lock(), io::stdout().lock()) {
        Ok(()) => Ok(()),
        // The reader has closed the output.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Err(CliError::OutputClosed),
        Err(error) => {
            let why = errors::io_error(texts, &error);
            let told = texts.with("cli-terminal-broken", &[("why", why.into())]);
            Err(CliError::Failed(told))
        }
    }
}

fn open_window(window: WindowArgs, lang: Option<Lang>, texts: &Texts) -> Result<(), CliError> {
    let level = window.board.measures.level(Level::with_dimensions, texts)?;
    let work = |sentence: &str| Err(CliError::Failed(sentence.to_owned()));
    if !platform::has_display() {
        return work(texts.get("no-display"));
    }
    let folders = Folders::of_user();
    let report_folder = folders.as_ref().map(|folders| folders.data().to_owned());
    crash_report::install(report_folder, resume_crashes::note_crash, texts);
    let lines = window.announce.then(|| AnnouncementWriter::spawn(io::stdout()));
    let launch = LaunchOptions {
        announce: lines.clone(),
        level,
        style: window.style,
        no_guess: window.no_guess,
        lang,
        seed: window.board.seed,
        board: window.code,
        replay: window.replay,
        player: platform::account_name(),
        folders,
    };
    let ran = app::run(launch);
    if let Some(lines) = lines {
        lines.flush();
    }
    match ran {
        Ok(()) => Ok(()),
        Err(RunError::NoDisplay) => work(texts.get("display-silent")),
        Err(error) => work(&error.to_string()),
    }
}
