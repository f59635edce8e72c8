//! How a command ends that did not do its work.

use std::fmt::Display;
use std::io;
use std::path::Path;
use std::process::ExitCode;

/// Why a command ends before its work is done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Failure {
    /// What was asked for or handed in makes no sense: a sentence, exit code 2.
    Input(String),
    /// What was asked for cannot be done here: a sentence, exit code 1.
    Work(String),
    /// Whoever read the answer has seen enough: no word, exit code 0.
    Closed,
}

impl Failure {
    /// Wrong input, in a sentence.
    pub fn input(sentence: impl Display) -> Self {
        Self::Input(sentence.to_string())
    }

    /// A file that cannot be what it should be.
    pub fn file(path: &Path, sentence: impl Display) -> Self {
        Self::Input(format!("{}: {sentence}", path.display()))
    }

    /// Tells it on standard error, and gives the exit code.
    pub fn tell(&self) -> ExitCode {
        let (sentence, code) = match self {
            Self::Input(sentence) => (sentence, 2),
            Self::Work(sentence) => (sentence, 1),
            Self::Closed => return ExitCode::SUCCESS,
        };
        eprintln!("sapper: {sentence}");
        ExitCode::from(code)
    }
}

/// Of answers: input has its own words.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::Closed,
            _ => Self::Work(format!("the result cannot be printed: {error}")),
        }
    }
}
