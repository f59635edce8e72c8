//! What commands write to standard error: how they fail, and how far they are.

use crate::i18n::{Texts, args, errors, safe_text};
use indicatif::{ProgressBar, ProgressStyle};
use std::io::{self, Write};
use std::path::Path;

/// Why a command failed.
#[derive(Debug)]
pub enum CliError {
    /// Invalid input: a sentence, exit code 2.
    InvalidInput(String),
    /// Some of the input is invalid, which was already reported: exit code 2.
    AlreadyReported,
    /// The input is valid, but the work failed: a sentence, exit code 1.
    Failed(String),
    /// The result cannot be printed: exit code 1.
    Output(io::Error),
    /// The reader of the output has closed it: silent, exit code 0.
    OutputClosed,
}

impl CliError {
    /// A file that cannot be used. `why` is the part of the sentence that gives the reason.
    pub fn invalid_file(texts: &Texts, path: &Path, why: &str) -> Self {
        Self::invalid_source(texts, &texts.quoted(&path.display().to_string()), why)
    }

    /// What is wrong with any other source, whose name starts the sentence.
    pub fn invalid_source(texts: &Texts, source: &str, why: &str) -> Self {
        Self::InvalidInput(texts.with("cli-source-wrong", args![source, why]))
    }

    /// Reports it on `err`, usually standard error, and returns the exit code.
    pub fn report(&self, texts: &Texts, err: &mut impl Write) -> u8 {
        match self {
            Self::InvalidInput(sentence) | Self::Failed(sentence) => print_error(sentence, err),
            Self::Output(error) => {
                let why = errors::io_error(texts, error);
                print_error(&texts.with("cli-unprinted", args![why]), err);
            }
            Self::AlreadyReported | Self::OutputClosed => {}
        }
        match self {
            Self::OutputClosed => 0,
            Self::Failed(_) | Self::Output(_) => 1,
            Self::InvalidInput(_) | Self::AlreadyReported => 2,
        }
    }
}

/// Why a file could not be written, as a sentence.
pub(super) fn write_error(texts: &Texts, path: &Path, error: &io::Error) -> String {
    let why = errors::io_error(texts, error);
    texts.with("cli-unwritten", args![file = path.display().to_string(), why])
}

/// For output only: input errors have their own texts.
impl From<io::Error> for CliError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::OutputClosed,
            _ => Self::Output(error),
        }
    }
}

/// Prints a sentence as one line, whatever names and values it contains.
pub fn print_error(sentence: &str, err: &mut impl Write) {
    // If this fails too, there is nowhere left to report it.
    let _ = writeln!(err, "sapper: {}", safe_text(sentence));
}

/// A progress bar on standard error, if that is a terminal.
pub(super) fn progress_bar(count: usize, texts: &Texts) -> ProgressBar {
    let left = texts.with("autoplay-left", args![time = "{eta}"]);
    let style =
        ProgressStyle::with_template(&format!("{{wide_bar}} {{human_pos}}/{{human_len}} {left}"));
    ProgressBar::new(count as u64)
        .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
