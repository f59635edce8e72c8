//! Notices to the player about their files.

use crate::config::InvalidValue;
use std::io;
use std::path::PathBuf;
use thiserror::Error;

/// What the player should know about a file. `Display` is in English.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum FileNotice {
    /// The file could not be read and was renamed; its content is unchanged.
    #[error(
        "{} could not be used: {why}. It was kept, unchanged, as {}, and Sapper will use a new file.",
        file.display(),
        kept.display()
    )]
    Quarantined { file: PathBuf, kept: PathBuf, why: LoadError },
    /// The file could be neither read nor renamed, so it was left alone.
    #[error("{} could not be used: {why}. It was left unchanged.", file.display())]
    Skipped { file: PathBuf, why: LoadError },
    /// The file is of a later version. It is read as far as possible and never changed.
    #[error(
        "{} was written by a newer version of Sapper. It is read as far as possible and left unchanged; changes are kept only until Sapper is closed.",
        file.display()
    )]
    Newer { file: PathBuf, version: u32 },
    /// Some entries could not be used. The file is unchanged.
    #[error("In {}, {}.", file.display(), list(faults))]
    Issues {
        file: PathBuf,
        /// In the order of the file; at least one.
        faults: Vec<ParseIssue>,
    },
    /// Changes are kept in memory, and the next save tries again.
    #[error(
        "{0} Changes are kept until Sapper is closed, and Sapper will try again at the next save."
    )]
    SaveFailed(SaveError),
    /// Everything is saved again.
    #[error("{} can be saved again, and all pending changes have been saved.", file.display())]
    SavedAgain { file: PathBuf },
}

/// An entry of a file that could not be used.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum ParseIssue {
    /// A setting; its default is used.
    #[error("“{key}” should be {wrong}, so its default is used")]
    Setting { key: &'static str, wrong: InvalidValue },
    /// A game of the log; it is not counted.
    #[error("game {number} could not be understood ({detail}), so it is not counted")]
    Game {
        /// The line, from 1.
        number: usize,
        /// As the JSON library says it.
        detail: String,
    },
    /// A record; it is not shown.
    #[error("record {number} could not be understood ({detail}), so it is not shown")]
    Record {
        /// The position in the file, from 1.
        number: usize,
        /// As the TOML library says it.
        detail: String,
    },
}

/// Why a file could not be read.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum LoadError {
    /// The system refused.
    #[error("it cannot be read ({0})")]
    System(IoError),
    #[error("it is not a file")]
    NotAFile,
    #[error("Sapper crashed twice on resuming it")]
    Crashes,
    /// Its lock is not a file, so another program may be using it.
    #[error("its lock {} is not a file", lock.display())]
    Lock { lock: PathBuf },
    #[error("it is larger than {} MiB", limit / (1024 * 1024))]
    TooLarge { limit: u64 },
    #[error("it is not a text file")]
    NotText,
    #[error("line {line} cannot be understood ({detail})")]
    Syntax {
        line: usize,
        /// As the TOML library says it.
        detail: String,
    },
    /// The value of a top-level key is invalid.
    #[error("“{key}” has an invalid value")]
    InvalidKey { key: &'static str },
}

/// Why something could not be saved.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum SaveError {
    #[error("There is no folder to save to, because the system knows no home folder.")]
    NoFolder,
    /// The file is of a later version.
    #[error("{} was written by a newer version of Sapper and is left unchanged.", file.display())]
    Newer { file: PathBuf, version: u32 },
    /// Another program held the lock for too long.
    #[error("{} is in use by another Sapper.", file.display())]
    Busy { file: PathBuf },
    #[error("{} could not be saved, because its lock {} is not a file.", file.display(), lock.display())]
    Lock { file: PathBuf, lock: PathBuf },
    /// The file is read-only.
    #[error("{} is marked as read-only.", file.display())]
    ReadOnly { file: PathBuf },
    /// The file would become too large to be read again.
    #[error("{} is too large to be saved.", file.display())]
    TooLarge { file: PathBuf },
    /// The file can be neither read nor renamed, so it cannot be replaced.
    #[error(
        "{} could not be used ({why}) or set aside ({trouble}).",
        file.display()
    )]
    QuarantineFailed { file: PathBuf, why: LoadError, trouble: IoError },
    /// The system refused.
    #[error("{} could not be saved ({trouble}).", file.display())]
    System { file: PathBuf, trouble: IoError },
    /// What was to be written could not be parsed again.
    #[error("{} could not be saved, because it could not be read again ({why}).", file.display())]
    VerifyFailed { file: PathBuf, why: LoadError },
}

/// An error of the system that can be compared and cloned.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{detail}")]
pub struct IoError {
    pub kind: io::ErrorKind,
    pub detail: String,
}

impl From<io::Error> for IoError {
    fn from(error: io::Error) -> Self {
        let kind = error.kind();
        let detail = match error.raw_os_error() {
            Some(_) => error.to_string(),
            // A wrapped error names a temporary file, so the same error would look new each time.
            None => kind.to_string(),
        };
        Self { kind, detail }
    }
}

/// The first few issues, and the number of the others.
fn list(faults: &[ParseIssue]) -> String {
    const SHOWN: usize = 5;
    let mut parts: Vec<String> = faults.iter().take(SHOWN).map(ParseIssue::to_string).collect();
    if let more @ 1.. = faults.len().saturating_sub(SHOWN) {
        parts.push(format!("and {more} more like these"));
    }
    parts.join("; ")
}
