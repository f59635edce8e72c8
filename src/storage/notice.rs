//! What a player is told about their files.

use crate::config::InvalidValue;
use std::io;
use std::path::PathBuf;
use thiserror::Error;

/// Something about a file that the player should read. The sentence is whole; `Display` has it in
/// English.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum FileNotice {
    /// A file could not be understood and was given another name; nothing in it was changed.
    #[error(
        "{} could not be used: {why}. It was kept, unchanged, as {}, and Sapper will use a new file.",
        file.display(),
        kept.display()
    )]
    Quarantined {
        /// Where it was.
        file: PathBuf,
        /// Where it is now.
        kept: PathBuf,
        /// What was wrong with it.
        why: LoadError,
    },
    /// A file could not be understood and could not be renamed either, so it was left alone.
    #[error("{} could not be used: {why}. It was left unchanged.", file.display())]
    Skipped {
        /// The file.
        file: PathBuf,
        /// What was wrong with it.
        why: LoadError,
    },
    /// A file was written by a later Sapper. It is read as far as possible and never written to.
    #[error(
        "{} was written by a newer version of Sapper. It is read as far as possible and left unchanged; changes are kept only until Sapper is closed.",
        file.display()
    )]
    Newer {
        /// The file.
        file: PathBuf,
        /// The version of the form in which it is written.
        version: u32,
    },
    /// Some entries could not be used; the others were, and the file was left as it is.
    #[error("In {}, {}.", file.display(), list(faults))]
    Issues {
        /// The file.
        file: PathBuf,
        /// The entries, in the order of the file; at least one.
        faults: Vec<ParseIssue>,
    },
    /// What is new could not be saved. It is kept in memory, and the next save tries again.
    #[error(
        "{0} Changes are kept until Sapper is closed, and Sapper will try again at the next save."
    )]
    SaveFailed(SaveError),
    /// What could not be saved before is saved now.
    #[error("{} can be saved again, and all pending changes have been saved.", file.display())]
    SavedAgain {
        /// The file.
        file: PathBuf,
    },
}

/// One entry of a file that could not be used, while the rest could.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum ParseIssue {
    /// A setting; its default is used instead.
    #[error("“{key}” should be {wrong}, so its default is used")]
    Setting {
        /// The setting's name in the file.
        key: &'static str,
        /// What it should be, and is not.
        wrong: InvalidValue,
    },
    /// A game of the log; it is not counted.
    #[error("game {number} could not be understood ({detail}), so it is not counted")]
    Game {
        /// Its line in the file, from 1.
        number: usize,
        /// What is wrong, as the JSON library says it.
        detail: String,
    },
    /// A record; it is not shown in the tables.
    #[error("record {number} could not be understood ({detail}), so it is not shown")]
    Record {
        /// Its place among the records of the file, from 1.
        number: usize,
        /// What was wrong, in the words of the TOML library.
        detail: String,
    },
}

/// Why a file could not be understood.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum LoadError {
    /// The system would not let it be read.
    #[error("it cannot be read ({0})")]
    System(IoError),
    /// A folder or a device stands in its place.
    #[error("it is not a file")]
    NotAFile,
    /// It holds a game, and the program crashed on resuming it more than once.
    #[error("Sapper crashed twice on resuming it")]
    Crashes,
    /// What its lock should be is not a file, so nobody knows whether another program is using it.
    #[error("its lock {} is not a file", lock.display())]
    Lock {
        /// The lock.
        lock: PathBuf,
    },
    /// It is larger than any file Sapper writes.
    #[error("it is larger than {} MiB", limit / (1024 * 1024))]
    TooLarge {
        /// The largest size that is read, in bytes.
        limit: u64,
    },
    /// It is not UTF-8.
    #[error("it is not a text file")]
    NotText,
    /// It is not TOML.
    #[error("line {line} cannot be understood ({detail})")]
    Syntax {
        /// The line, from 1.
        line: usize,
        /// What was wrong, in the words of the TOML library.
        detail: String,
    },
    /// It is TOML, but `key` is not what it is in a file of this kind.
    #[error("“{key}” has an invalid value")]
    InvalidKey {
        /// The key, at the top of the file.
        key: &'static str,
    },
}

/// Why something could not be saved.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum SaveError {
    /// The player has no home, so there is no folder for the file.
    #[error("There is no folder to save to, because the system knows no home folder.")]
    NoFolder,
    /// The file is of a later version, which is never written over.
    #[error("{} was written by a newer version of Sapper and is left unchanged.", file.display())]
    Newer {
        /// The file.
        file: PathBuf,
        /// The version of the form in which it is written.
        version: u32,
    },
    /// Another program held the file's lock for too long.
    #[error("{} is in use by another Sapper.", file.display())]
    Busy {
        /// The file.
        file: PathBuf,
    },
    /// What its lock should be is not a file.
    #[error("{} could not be saved, because its lock {} is not a file.", file.display(), lock.display())]
    Lock {
        /// The file.
        file: PathBuf,
        /// The lock.
        lock: PathBuf,
    },
    /// The player has marked the file as not to be written.
    #[error("{} is marked as read-only.", file.display())]
    ReadOnly {
        /// The file.
        file: PathBuf,
    },
    /// The file would become larger than what is read again.
    #[error("{} is too large to be saved.", file.display())]
    TooLarge {
        /// The file.
        file: PathBuf,
    },
    /// The file in its place can be neither understood nor renamed, and so not be replaced.
    #[error(
        "{} could not be used ({why}) or set aside ({trouble}).",
        file.display()
    )]
    QuarantineFailed {
        /// The file.
        file: PathBuf,
        /// What is wrong with it.
        why: LoadError,
        /// Why it could not be renamed.
        trouble: IoError,
    },
    /// The system would not let it be written.
    #[error("{} could not be saved ({trouble}).", file.display())]
    System {
        /// The file.
        file: PathBuf,
        /// What the system said.
        trouble: IoError,
    },
    /// What would have been written could not be read back, so it was not written.
    #[error("{} could not be saved, because it could not be read again ({why}).", file.display())]
    VerifyFailed {
        /// The file.
        file: PathBuf,
        /// What would have been wrong with it.
        why: LoadError,
    },
}

/// An error of the operating system's, as a value that can be compared and kept.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{detail}")]
pub struct IoError {
    /// What kind of error it is: a full disk, a missing permission, …
    pub kind: io::ErrorKind,
    /// The system's own words.
    pub detail: String,
}

impl From<io::Error> for IoError {
    fn from(error: io::Error) -> Self {
        let kind = error.kind();
        let detail = match error.raw_os_error() {
            Some(_) => error.to_string(),
            // One that was wrapped names a temporary file, which is another at each save: the
            // same trouble would look like a new one, and be told again.
            None => kind.to_string(),
        };
        Self { kind, detail }
    }
}

/// The first few of the faults, and how many more there are.
fn list(faults: &[ParseIssue]) -> String {
    const SHOWN: usize = 5;
    let mut parts: Vec<String> = faults.iter().take(SHOWN).map(ParseIssue::to_string).collect();
    if let more @ 1.. = faults.len().saturating_sub(SHOWN) {
        parts.push(format!("and {more} more like these"));
    }
    parts.join("; ")
}
