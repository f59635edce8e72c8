//! `sapper replay`: the counters, the luck and the review of recorded games.

mod csv;
mod export;
mod game_counters;
mod luck_report;
mod review_report;
mod source;

use super::columns;
use super::error::{CliError, print_error};
use super::options::one_of;
use super::progress::progress_bar;
use super::write_json;
use crate::game::choice::choice;
use crate::i18n::{Texts, args, errors, safe_text};
use crate::replay::formats::{Damage, FileRecording, ReadError};
use crate::replay::{Recording, summary};
use clap::Args;
use game_counters::counters;
use indicatif::ProgressBar;
use jiff::tz::TimeZone;
use luck_report::LuckReport;
use review_report::ReviewReport;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use source::RecordingFile;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

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
    #[arg(long, value_name = "FORMAT", value_parser = one_of::<ExportFormat, _>(Some))]
    pub export: Option<ExportFormat>,
    /// A file, or a folder for several recordings; standard output without it.
    #[arg(long, short, value_name = "FILE", requires = "export")]
    pub output: Option<PathBuf>,
}

choice! {
    /// The formats that can be written.
    ExportFormat {
        Rawvf = "rawvf",
    }
}

/// Prints the counters of each file, and of the recordings in each folder: as text, with `json` as
/// one object per line, or as a table of comma-separated values; or exports them. A file that
/// cannot be read gets a line on `err`, and so does one that is damaged. The others are still
/// printed. Of many such games in a session the first ones get a line each.
pub fn run(
    args: &ReplayArgs,
    texts: &Texts,
    out: &mut impl Write,
    err: &mut impl Write,
) -> Result<(), CliError> {
    let (files, empty) = source::list(&args.files);
    let is_only = matches!(args.files.as_slice(), [file] if !file.is_dir());
    if !is_only {
        export::prepare_folder(args, texts)?;
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
        let mut games = file.games().peekable();
        let first = games.next();
        if is_only && args.export.is_some() && games.peek().is_some() {
            export::prepare_folder(args, texts)?;
        }
        let mut problems = 0;
        for (name, game) in first.into_iter().chain(games) {
            let problem = match game {
                Ok(game) => {
                    let damage = game.damage;
                    printer.print(file, name.as_deref(), game, out)?;
                    out.flush()?;
                    damage.map(Ok)
                }
                Err(error) => Some(Err(error)),
            };
            let Some(problem) = problem else { continue };
            result = Err(CliError::AlreadyReported);
            problems += 1;
            if problems <= MAX_PROBLEMS {
                let sentence = describe(&problem, &file.title(name.as_deref()), texts);
                bar.suspend(|| print_error(&sentence, err));
            }
        }
        if problems > MAX_PROBLEMS {
            let why = texts.with("fault-more-games", args![count = problems - MAX_PROBLEMS]);
            let sentence = texts.with("replay-more-damaged", args![file = file.title(None), why]);
            bar.suspend(|| print_error(&sentence, err));
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    result
}

/// What is wrong with a game: where it is damaged, or why it cannot be read.
fn describe(problem: &Result<Damage, ReadError>, title: &str, texts: &Texts) -> String {
    match problem {
        Ok(damage) => {
            let why = errors::damage(texts, damage);
            texts.with("replay-damaged", args![file = title, why])
        }
        Err(error) => {
            let (source, why) = (format!("“{title}”"), errors::recording(texts, error));
            texts.with("cli-source-wrong", args![source, why])
        }
    }
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
    fn print(
        &mut self,
        file: &RecordingFile,
        name: Option<&str>,
        game: FileRecording,
        out: &mut impl Write,
    ) -> Result<(), CliError> {
        let first = self.games == 0;
        self.games += 1;
        if self.args.export.is_some() {
            return export::export(self.args, file, name, &game.recording, self.texts, out);
        }
        let game = GameReport { file, name, damage: game.damage, game };
        if self.args.json {
            write_json(&JsonReport { game: &game, texts: self.texts }, out)?;
        } else if self.args.csv {
            csv::write(&game, first, self.texts, out)?;
        } else {
            if !first {
                writeln!(out)?;
            }
            if !self.is_only || name.is_some() {
                writeln!(out, "{}", safe_text(&game.title()))?;
            }
            print_text(&game, self.texts, out)?;
        }
        Ok(())
    }
}

/// A game of a file.
struct GameReport<'a> {
    file: &'a RecordingFile,
    /// Its name in a session of several games.
    name: Option<&'a str>,
    game: FileRecording,
    damage: Option<Damage>,
}

impl GameReport<'_> {
    const fn recording(&self) -> &Recording {
        &self.game.recording
    }

    fn title(&self) -> String {
        self.file.title(self.name)
    }

    /// What is known besides the game: keys and values, which may be empty.
    fn metadata(&self) -> [(&'static str, String); 4] {
        let metadata = &self.recording().metadata;
        let date = summary::played_at(&metadata.played_at, &TimeZone::system());
        [
            ("format", self.game.format.name().to_owned()),
            ("program", metadata.full_program()),
            ("player", metadata.player.trim().to_owned()),
            ("date", date.map_or_else(|| metadata.played_at.clone(), |date| date.to_string())),
        ]
    }
}

fn print_text(game: &GameReport<'_>, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
    let recording = game.recording();
    let names = ["replay-format", "replay-program", "replay-player", "replay-date"];
    let metadata = names.map(|name| texts.get(name)).into_iter();
    let metadata = metadata.zip(game.metadata().map(|(_, value)| value));
    let metadata = metadata.filter(|(_, value)| !value.is_empty());
    let counters = counters(recording, texts);
    let pairs: Vec<_> =
        metadata.chain(counters.into_iter().map(|counter| (counter.name, counter.text))).collect();
    let names = pairs.iter().map(|(name, _)| *name);
    let width =
        columns::max_width(names.chain(LuckReport::names(texts)).chain(ReviewReport::names(texts)));
    columns::write_pairs(out, &pairs, width)?;
    // The luck takes longer to calculate.
    out.flush()?;
    let luck = LuckReport::new(recording);
    let review = ReviewReport::new(recording, luck.luck());
    columns::write_pairs(out, &luck.summary(texts), width)?;
    columns::write_pairs(out, &review.summary(texts), width)?;
    luck.print_guesses(texts, out)?;
    review.print_moments(texts, out)
}

/// The JSON object of a recording: its file and what is known of it, its counters by key, `helped`,
/// `luck`, `review`, and `damage`, where the file is damaged.
struct JsonReport<'a> {
    game: &'a GameReport<'a>,
    texts: &'a Texts,
}

impl Serialize for JsonReport<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (game, recording) = (self.game, self.game.recording());
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("file", &game.title())?;
        for (key, value) in game.metadata() {
            map.serialize_entry(key, &Some(value).filter(|value| !value.is_empty()))?;
        }
        for counter in counters(recording, self.texts) {
            map.serialize_entry(counter.key, &counter.json)?;
        }
        map.serialize_entry("helped", &recording.metadata.helped)?;
        let luck = LuckReport::new(recording);
        map.serialize_entry("luck", &luck)?;
        map.serialize_entry("review", &ReviewReport::new(recording, luck.luck()))?;
        let damage = game.damage.map(|damage| errors::damage(self.texts, &damage));
        map.serialize_entry("damage", &damage)?;
        map.end()
    }
}
