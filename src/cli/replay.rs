//! `sapper replay`: the counters, the luck and the review of recorded games.

mod analysis;
mod files;
mod game_report;
pub mod gif;

use super::error::{CliError, print_error, progress_bar};
use super::options::one_of;
use super::report::{Report, max_width, write_json, write_pairs};
use crate::game::Minefield;
use crate::game::choice::choice;
use crate::history::csv::CsvSigns;
use crate::i18n::{Texts, args, errors, safe_text};
use crate::replay::Recording;
use crate::replay::formats::evf::EvfRefusal;
use crate::replay::formats::{Damage, FileRecording, ReadError};
use analysis::GameAnalysis;
use clap::Args;
use gif::GifArgs;
use indicatif::ProgressBar;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

/// The most lines about damaged or unreadable games of a session.
const MAX_PROBLEMS: usize = 10;

#[derive(Debug, Clone, Args)]
pub struct ReplayArgs {
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    #[arg(long, conflicts_with_all = ["csv", "export"])]
    pub json: bool,
    #[arg(long, conflicts_with = "export")]
    pub csv: bool,
    #[arg(long, requires = "csv")]
    pub decimal_comma: bool,
    #[arg(long, value_name = "FORMAT", value_parser = one_of::<ExportFormat, _>(Some))]
    pub export: Option<ExportFormat>,
    /// A file, or a folder for several recordings; standard output without it.
    #[arg(long, short, value_name = "FILE", requires = "export")]
    pub output: Option<PathBuf>,
    #[command(flatten)]
    pub gif: GifArgs,
}

choice! {
    /// The formats that can be written.
    ExportFormat {
        Rawvf = "rawvf",
        Evf = "evf",
        Gif = "gif",
    }
}

impl ExportFormat {
    /// The extension of its files.
    const fn extension(self) -> &'static str {
        self.key()
    }
}

/// Prints the counters of each file, and of the recordings in each folder: as text, with `json` as
/// one object per line, or as a table of comma-separated values; or exports them. A file that
/// cannot be read gets a line on `err`, and so does one that is damaged. The others are still
/// printed. One of a board that is `in_progress` counts as such. Of many such games in a session the first ones get a line each.
pub fn run(
    args: &ReplayArgs,
    texts: &Texts,
    in_progress: &[Minefield],
    out: &mut impl Write,
    err: &mut impl Write,
) -> Result<(), CliError> {
    GifArgs::check(args, texts)?;
    let (files, empty) = files::list(&args.files);
    let is_only = matches!(args.files.as_slice(), [file] if !file.is_dir());
    if !is_only {
        files::prepare_folder(args, texts)?;
    }
    let mut printer = Printer { args, texts, games: 0, is_only };
    // Between the lines of a terminal it would only disturb.
    let is_slow = files.len() > 1 && !io::stdout().is_terminal();
    let bar = if is_slow { progress_bar(files.len(), texts) } else { ProgressBar::hidden() };
    let mut result = Ok(());
    for folder in empty {
        let why = texts.get("fault-no-recordings");
        CliError::invalid_file(texts, folder, why).report(texts, err);
        result = Err(CliError::AlreadyReported);
    }
    for file in &files {
        let mut games = files::games(file).peekable();
        let first = games.next();
        if is_only && args.export.is_some() && games.peek().is_some() {
            files::prepare_folder(args, texts)?;
        }
        let mut problems = 0;
        for (name, game) in first.into_iter().chain(games) {
            let problem = match game {
                Ok(game) if in_progress.contains(&game.recording.field) => {
                    Some(Problem::InProgress)
                }
                Ok(game) => {
                    let damage = game.damage;
                    let refusal = printer.print(file, name.as_deref(), game, out)?;
                    out.flush()?;
                    refusal.map(Problem::NotWritten).or(damage.map(Problem::Damaged))
                }
                Err(error) => Some(Problem::Unreadable(error)),
            };
            let Some(problem) = problem else { continue };
            result = Err(CliError::AlreadyReported);
            problems += 1;
            if problems <= MAX_PROBLEMS {
                let sentence = describe(&problem, &files::title(file, name.as_deref()), texts);
                bar.suspend(|| print_error(&sentence, err));
            }
        }
        if problems > MAX_PROBLEMS {
            let why = texts.with("fault-more-games", args![count = problems - MAX_PROBLEMS]);
            let sentence =
                texts.with("replay-more-damaged", args![file = files::title(file, None), why]);
            bar.suspend(|| print_error(&sentence, err));
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    result
}

/// What is wrong with a game.
enum Problem {
    Damaged(Damage),
    Unreadable(ReadError),
    NotWritten(EvfRefusal),
    /// It is of the board of a game in progress.
    InProgress,
}

fn describe(problem: &Problem, title: &str, texts: &Texts) -> String {
    let why = match problem {
        Problem::Damaged(damage) => {
            let why = errors::damage(texts, damage);
            return texts.with("replay-damaged", args![file = title, why]);
        }
        Problem::Unreadable(error) => errors::recording(texts, error),
        Problem::InProgress => texts.get("help-elsewhere").to_owned(),
        Problem::NotWritten(refusal) => {
            return format!("{title}: {}", texts.get(refusal.text_key()));
        }
    };
    texts.with("cli-source-wrong", args![source = texts.quoted(title), why])
}

struct Printer<'a> {
    args: &'a ReplayArgs,
    texts: &'a Texts,
    /// The number of games that were printed.
    games: usize,
    /// Whether there is one file and no folder.
    is_only: bool,
}

impl Printer<'_> {
    /// Prints or exports a game. Returns why it cannot be exported.
    fn print(
        &mut self,
        file: &Path,
        name: Option<&str>,
        game: FileRecording,
        out: &mut impl Write,
    ) -> Result<Option<EvfRefusal>, CliError> {
        let is_first = self.games == 0;
        self.games += 1;
        if let Some(format) = self.args.export {
            let (texts, recording) = (self.texts, game.recording);
            return files::export(self.args, format, (file, name), recording, texts, out);
        }
        let title = files::title(file, name);
        let report = game_report::report(&title, &game, self.texts);
        if self.args.json {
            write_json(&self.with_analysis(report, &game).values, out)?;
        } else if self.args.csv {
            write!(out, "{}", report.csv(is_first, CsvSigns::new(self.args.decimal_comma)))?;
        } else {
            if !is_first {
                writeln!(out)?;
            }
            if !self.is_only || name.is_some() {
                writeln!(out, "{}", safe_text(&title))?;
            }
            self.write_text(&report, &game.recording, out)?;
        }
        Ok(None)
    }

    /// The object of a game: what else is known follows `report`, and `damage` where the file is
    /// damaged.
    fn with_analysis<'r>(&self, report: Report<'r>, game: &FileRecording) -> Report<'r> {
        let analysis = GameAnalysis::of(&game.recording);
        report
            .with("luck", analysis.luck(self.texts))
            .with("review", analysis.review(self.texts))
            .with("damage", game.damage.map(|damage| errors::damage(self.texts, &damage)))
    }

    fn write_text(
        &self,
        report: &Report<'_>,
        recording: &Recording,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let pairs = &report.pairs;
        let names = pairs.iter().map(|(name, _)| *name);
        let width = max_width(names.chain(GameAnalysis::names(self.texts)));
        write_pairs(out, pairs, width)?;
        // The analysis takes longer.
        out.flush()?;
        let analysis = GameAnalysis::of(recording);
        write_pairs(out, &analysis.summary(self.texts), width)?;
        analysis.write_moments(self.texts, out)
    }
}
