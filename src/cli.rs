//! The command line: its options, and one module per subcommand.

pub mod analyze;
pub mod autoplay;
pub mod console;
pub mod error;
pub mod generate;
pub mod help_texts;
pub mod options;
pub mod practice;
pub mod replay;
mod report;
pub mod scores;
mod steps;
mod text_source;
mod usage_error;

use crate::config::Lang;
use crate::config::keymap::Keyboard;
use crate::game::{BoardCode, Level, Minefield, Style};
use crate::history::Scores;
use crate::i18n::{Texts, args, errors, file_notices};
use crate::platform::announcement_writer::AnnouncementWriter;
use crate::platform::{self, crash_report, terminal};
use crate::storage::saved_session::{self, resume_crashes};
use crate::storage::{self, FileNotice, Folders, GameHistory};
use crate::ui::shell::app::{self, LaunchOptions, RunError};
use crate::workbench::{self, ReadSetup};
use analyze::AnalyzeArgs;
use autoplay::AutoplayArgs;
use clap::{ArgAction, Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use console::{TerminalFeatures, WatchOptions};
use error::CliError;
use generate::GenerateArgs;
use options::{LevelArgs, SeedArgs, integer_between, one_of};
use practice::PracticeArgs;
use replay::ReplayArgs;
use std::env;
use std::ffi::OsString;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;
use text_source::TextSource;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// The place of the options of all commands in the help: after a command's own.
const LAST: usize = 100;

/// The sections of a man page whose names its generator writes in English, with the keys of their
/// names.
pub const MAN_SECTIONS: [(&str, &str); 4] = [
    ("NAME", "cli-man-name"),
    ("SYNOPSIS", "cli-man-synopsis"),
    ("DESCRIPTION", "cli-man-description"),
    ("VERSION", "cli-man-version"),
];

/// The default time between two steps of the 2010 algorithm in a terminal.
const DEFAULT_DELAY_MS: u64 = 80;

// Comments on arguments are not shown: `help_texts` adds the texts of the help.
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
    /// Also read by [`help_texts::requested_lang`], before everything else.
    #[arg(long, value_name = "LANG", global = true, display_order = LAST)]
    lang: Option<Lang>,
    // clap's own help and version options cannot be translated.
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
    #[arg(long, value_name = "STYLE", value_parser = one_of::<Style, _>(Some))]
    style: Option<Style>,
    #[arg(long)]
    no_guess: bool,
    #[arg(long = "board", id = "board", value_name = "CODE", conflicts_with_all = ["level", "rows", "seed"])]
    code: Option<BoardCode>,
    #[arg(long, value_name = "FILE")]
    replay: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["board", "replay"])]
    position: Option<PathBuf>,
    #[arg(long)]
    announce: bool,
}

/// The board to play, in the window or in a terminal.
#[derive(Debug, Args)]
struct BoardArgs {
    #[command(flatten)]
    level: LevelArgs,
    #[command(flatten)]
    seed: SeedArgs,
}

/// The options of `sapper console`.
#[derive(Debug, Args)]
struct ConsoleArgs {
    #[command(flatten)]
    board: BoardArgs,
    #[arg(long)]
    auto: bool,
    /// In milliseconds. The default is [`DEFAULT_DELAY_MS`] in a terminal, otherwise 0.
    #[arg(
        long,
        value_name = "MS",
        requires = "auto",
        value_parser = integer_between(0_u64, 10_000)
    )]
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
    Practice(PracticeArgs),
    Replay(ReplayArgs),
    Scores(scores::ScoresArgs),
    /// Prints the help of a command, as its option `--help` does.
    Help {
        #[arg(value_name = "COMMAND")]
        command: Option<OsString>,
    },
}

/// The command line with its texts, for man pages and shell completions.
pub fn command(texts: &Texts) -> clap::Command {
    command_with(&mut |key| texts.find(key))
}

/// The command line with texts from `find`, so that a test can see which keys are needed.
pub fn command_with(find: &mut help_texts::TextLookup<'_>) -> clap::Command {
    help_texts::localize(options::accept_negative_numbers(Cli::command()), find)
}

/// Runs the program with the command line of this process.
pub fn main() -> ExitCode {
    terminal::connect();
    start_log();
    #[cfg(unix)]
    platform::system_events::let_writes_fail();
    let args: Vec<OsString> = env::args_os().collect();
    let texts = Texts::new(help_texts::requested_lang(&args).unwrap_or_else(platform::system_lang));
    match parse(&args, &texts).and_then(|cli| cli.map_or(Ok(()), |cli| run(cli, &texts))) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => error.report(&texts, &mut io::stderr()).into(),
    }
}

/// Logs to standard error what `SAPPER_LOG` chooses (`debug`, `sapper=info`), or our warnings.
fn start_log() {
    let targets = log_targets(env::var("SAPPER_LOG").ok().as_deref());
    let lines = fmt::layer().with_writer(io::stderr).without_time().log_internal_errors(false);
    tracing_subscriber::registry().with(lines).with(targets).init();
}

/// What is logged, without each byte of the window's icon.
pub fn log_targets(chosen: Option<&str>) -> Targets {
    chosen
        .and_then(|targets| targets.parse().ok())
        .unwrap_or_else(|| Targets::new().with_target("sapper", LevelFilter::WARN))
        .with_target("winit::event_loop", LevelFilter::WARN)
}

/// Parses a command line. Returns `None` if it asked for help, which is then printed.
fn parse(args: &[OsString], texts: &Texts) -> Result<Option<Cli>, CliError> {
    let mut command = command(texts);
    let matches = match command.try_get_matches_from_mut(args) {
        Ok(matches) => matches,
        Err(error) if error.use_stderr() => {
            let sentence = usage_error::describe(texts, &error, &command, args);
            return Err(CliError::InvalidInput(sentence));
        }
        Err(help) => {
            check_output(texts)?;
            return Ok(help.print().map(|()| None)?);
        }
    };
    if let Some(sentence) = usage_error::misplaced_option(texts, &command, &matches) {
        return Err(CliError::InvalidInput(sentence));
    }
    let cli = Cli::from_arg_matches(&matches).map_err(|error| {
        CliError::InvalidInput(usage_error::describe(texts, &error, &command, args))
    })?;
    match cli.command {
        Some(CliCommand::Help { command }) => {
            let args = [Some("sapper".into()), command, Some("--help".into())];
            parse(&args.into_iter().flatten().collect::<Vec<_>>(), texts)
        }
        _ => Ok(Some(cli)),
    }
}

/// Fails where nothing can be printed.
fn check_output(texts: &Texts) -> Result<(), CliError> {
    if terminal::is_output_closed() {
        return Err(CliError::Failed(texts.get("cli-output-closed").to_owned()));
    }
    Ok(())
}

fn run(cli: Cli, texts: &Texts) -> Result<(), CliError> {
    let prints = match &cli.command {
        None | Some(CliCommand::Help { .. }) => false,
        Some(CliCommand::Replay(args)) => args.output.is_none(),
        Some(_) => true,
    };
    if prints {
        check_output(texts)?;
    }
    let mut out = BufWriter::new(io::stdout());
    match cli.command {
        None | Some(CliCommand::Help { .. }) => open_window(cli.window, cli.lang, texts),
        Some(CliCommand::Analyze(args)) => {
            analyze::run(&args, texts, &boards_in_progress(), io::stdin(), &mut out)
        }
        Some(CliCommand::Autoplay(args)) => autoplay::run(&args, texts, &mut out),
        Some(CliCommand::Generate(args)) => generate::run(&args, texts, &mut out),
        Some(CliCommand::Practice(args)) => practice::run(&args, texts, &mut out),
        Some(CliCommand::Console(args)) => run_console(&args, texts),
        Some(CliCommand::Replay(args)) => {
            replay::run(&args, texts, &boards_in_progress(), &mut out, &mut io::stderr())
        }
        Some(CliCommand::Scores(args)) => {
            let folders = Folders::of_user();
            let games =
                || unwrap_reporting(GameHistory::load(folders.as_ref()), texts).list().to_vec();
            let scores = || unwrap_reporting(Scores::load(folders.as_ref()), texts).get().clone();
            args.run(games, scores, texts, &mut out)?;
            Ok(out.flush()?)
        }
    }
}

/// The boards about which nothing may be told before their games are over.
fn boards_in_progress() -> Vec<Minefield> {
    saved_session::boards_in_progress(Folders::of_user().as_ref())
}

/// The content of a file of the player. What is wrong with it is printed to standard error.
fn unwrap_reporting<T>((value, notices): (T, Vec<FileNotice>), texts: &Texts) -> T {
    for notice in &notices {
        error::print_error(&file_notices::notice_text(notice, texts), &mut io::stderr());
    }
    value
}

fn run_console(args: &ConsoleArgs, texts: &Texts) -> Result<(), CliError> {
    let level = args.board.level.level(console::console_level, texts)?;
    let is_terminal = io::stdout().is_terminal();
    let no_color = env::var_os("NO_COLOR").map(|value| value.to_string_lossy().into_owned());
    let term = is_terminal.then(terminal::kind).flatten();
    let delay = args.delay.unwrap_or(if is_terminal { DEFAULT_DELAY_MS } else { 0 });
    let options = console::ConsoleOptions {
        level: level.unwrap_or(Style::Console.spec().levels[0]),
        seed: args.board.seed.seed.unwrap_or_else(platform::random_seed),
        features: TerminalFeatures::of(is_terminal, term.as_deref(), no_color.as_deref()),
        watch: args.auto.then_some(WatchOptions {
            delay: Duration::from_millis(delay),
            scores: args.scores,
            // In a pipe there is nobody to ask.
            menu_after: is_terminal,
        }),
    };
    console::run(options, texts, io::stdin().lock(), io::stdout().lock()).map_err(|error| {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return CliError::OutputClosed;
        }
        let why = errors::io_error(texts, &error);
        CliError::Failed(texts.with("cli-terminal-broken", args![why]))
    })
}

/// The position or board in a file of a format that the workbench knows.
fn read_position(file: &Path, texts: &Texts) -> Result<ReadSetup, CliError> {
    let source = TextSource::File(file);
    let text = source.read(texts, io::empty())?;
    let why = |error| source.invalid(texts, &errors::workbench_text(texts, &error));
    workbench::text::read(&text).map_err(why)
}

fn open_window(args: WindowArgs, lang: Option<Lang>, texts: &Texts) -> Result<(), CliError> {
    #[cfg(target_os = "linux")]
    platform::avoid_dead_wayland();
    #[cfg(unix)]
    if !platform::has_files_left() {
        return Err(CliError::Failed(texts.get("too-few-files").to_owned()));
    }
    let level = args.board.level.level(Level::with_dimensions, texts)?;
    if let Some(file) = &args.replay {
        let opened = if file.is_dir() { Ok(()) } else { storage::open(file).map(drop) };
        let why = |error| CliError::invalid_file(texts, file, &errors::io_error(texts, &error));
        opened.map_err(why)?;
    }
    let position = args.position.as_deref().map(|file| read_position(file, texts)).transpose()?;
    if !platform::has_display() {
        return Err(CliError::Failed(texts.get("no-display").to_owned()));
    }
    let folders = Folders::of_user();
    let report_folder = folders.as_ref().map(|folders| folders.data().to_owned());
    crash_report::install(report_folder, resume_crashes::note_crash, storage::read_text, texts);
    let announcements = args.announce.then(|| AnnouncementWriter::spawn(io::stdout()));
    let result = app::run(LaunchOptions {
        announce: announcements.clone(),
        level,
        style: args.style,
        no_guess: args.no_guess,
        lang,
        system_lang: platform::system_lang(),
        seed: args.board.seed.seed,
        board: args.code,
        replay: args.replay,
        position,
        opens: None,
        player: platform::account_name(),
        folders,
        fixed_window: platform::is_wayland(),
        keyboard: Keyboard::HERE,
    });
    if let Some(announcements) = announcements {
        announcements.flush();
    }
    result.map_err(|error| {
        CliError::Failed(match error {
            RunError::NoDisplay => texts.get("display-silent").to_owned(),
            error => error.to_string(),
        })
    })
}
