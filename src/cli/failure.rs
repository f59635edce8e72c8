//! How a command fails.

use crate::i18n::{Texts, faults};
use std::io;
use std::io::Write;
use std::path::Path;

/// Why a command failed.
#[derive(Debug)]
pub enum Failure {
    /// Invalid input: a sentence, exit code 2.
    Input(String),
    /// Some of the input is invalid, which was already reported: exit code 2.
    Told,
    /// The input is valid, but the work failed: a sentence, exit code 1.
    Work(String),
    /// The result cannot be printed: exit code 1.
    Unprinted(io::Error),
    /// The reader of the output has closed it: silent, exit code 0.
    Closed,
}

impl Failure {
    /// A file that cannot be used. `why` is the part of the sentence that gives the reason.
    pub fn file(texts: &Texts, path: &Path, why: &str) -> Self {
        Self::of(texts, &format!("“{}”", path.display()), why)
    }

    /// The same for any other source, whose name starts the sentence.
    pub fn of(texts: &Texts, source: &str, why: &str) -> Self {
        let values = [("source", source.into()), ("why", why.into())];
        Self::Input(texts.with("cli-source-wrong", &values))
    }

    /// Reports it on `err`, usually standard error, and returns the exit code.
    pub fn tell(&self, texts: &Texts, err: &mut impl Write) -> u8 {
        match self {
            Self::Input(sentence) => {
                say(sentence, err);
                2
            }
            Self::Told => 2,
            Self::Work(sentence) => {
                say(sentence, err);
                1
            }
            Self::Unprinted(error) => {
                let why = faults::system(texts, error);
                say(&texts.with("cli-unprinted", &[("why", why.into())]), err);
                1
            }
            Self::Closed => 0,
        }
    }
}

/// For output only: input errors have their own texts.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::Closed,
            _ => Self::Unprinted(error),
        }
    }
}

/// Prints a sentence as one line, whatever names and values it contains.
pub fn say(sentence: &str, err: &mut impl Write) {
    let line = sentence.replace(char::is_control, "\u{fffd}");
    // If this fails too, there is nowhere left to report it.
    let _ = writeln!(err, "sapper: {line}");
}
