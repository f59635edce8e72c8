//! How a command ends that did not do its work.

use std::io;
use std::io::Write;
use std::path::Path;

use crate::i18n::Texts;
use crate::i18n::faults;

/// Why a command ends before its work is done.
#[derive(Debug)]
pub enum Failure {
    /// What was asked for or handed in makes no sense: a sentence, exit code 2.
    Input(String),
    /// Some of what was handed in makes no sense, and was told already: exit code 2.
    Told,
    /// What was asked for cannot be done here: a sentence, exit code 1.
    Work(String),
    /// The answer cannot be printed: exit code 1.
    Unprinted(io::Error),
    /// Whoever read the answer has seen enough: no word, exit code 0.
    Closed,
}

impl Failure {
    /// A file that cannot be what it should be. `why` is the part of the sentence that says so.
    pub fn file(texts: &Texts, path: &Path, why: &str) -> Self {
        Self::of(texts, &format!("“{}”", path.display()), why)
    }

    /// The same for any other source, by the name that a sentence begins with.
    pub fn of(texts: &Texts, source: &str, why: &str) -> Self {
        let values = [("source", source.into()), ("why", why.into())];
        Self::Input(texts.with("cli-source-wrong", &values))
    }

    /// Tells it on `err`, standard error as a rule, and gives the exit code.
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

/// Of answers: input has its own words.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::Closed,
            _ => Self::Unprinted(error),
        }
    }
}

/// Says a sentence on a line of its own, whatever names and values it repeats.
pub fn say(sentence: &str, err: &mut impl Write) {
    let line = sentence.replace(char::is_control, "\u{fffd}");
    // Nobody is left to be told if this fails too.
    let _ = writeln!(err, "sapper: {line}");
}
