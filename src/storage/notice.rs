//! Notices to the player about their files. Their texts are in
//! [`i18n::file_notices`](crate::i18n::file_notices).

use std::io;
use std::path::{Path, PathBuf};

/// What the player should know about a file.
#[derive(Debug, Clone, PartialEq)]
pub enum FileNotice {
    /// The file could not be read and was renamed; its content is unchanged.
    Quarantined { file: PathBuf, copy: PathBuf, error: FileError },
    /// The file could be neither read nor renamed, so it was left alone.
    Skipped { file: PathBuf, error: FileError },
    /// The file is of a later version. It is read as far as possible and never changed.
    Newer { file: PathBuf },
    /// Some entries could not be used: at least one, in the order of the file, which is unchanged.
    Issues { file: PathBuf, issues: Vec<ParseIssue> },
    /// Changes are kept in memory, and the next save tries again.
    SaveFailed(SaveError),
    /// Everything is saved again.
    SavedAgain { file: PathBuf },
}

/// An entry of a file that could not be used.
#[derive(Debug, Clone, PartialEq)]
pub enum ParseIssue {
    /// The setting with this key; its default is used.
    Setting(String),
    /// The game in this line of the log, from 1; it is not counted.
    Game(usize),
    /// The record at this position in the file, from 1; it is not shown.
    Record(usize),
    /// The entry of this name; it counts for nothing.
    Entry(String),
}

impl ParseIssue {
    /// This entry in a file with so many records before it.
    pub(super) fn after(self, records: usize) -> Self {
        match self {
            Self::Record(number) => Self::Record(number + records),
            other => other,
        }
    }
}

/// What is wrong with a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileError {
    /// The system refused.
    System(IoError),
    NotAFile,
    /// The program crashed repeatedly on resuming the game in it.
    Crashes,
    /// Its lock is not a file, so another program may be using it.
    Lock {
        lock: PathBuf,
    },
    /// Another program held the lock for too long.
    Busy,
    ReadOnly,
    /// It is too large to be read, or would become so.
    TooLarge,
    NotText,
    /// The syntax is wrong in this line, from 1.
    Syntax {
        line: usize,
    },
    /// The value of a top-level key is invalid.
    InvalidKey {
        key: &'static str,
    },
}

impl FileError {
    /// Whether the file is wrong. Otherwise it may be read the next time, so it stays where it is.
    pub(crate) fn is_lasting(&self) -> bool {
        !matches!(self, Self::System(error) if error.kind != io::ErrorKind::PermissionDenied)
    }
}

/// Why something could not be saved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SaveError {
    /// The system knows no home folder.
    NoFolder,
    /// The file is of a later version.
    Newer { file: PathBuf },
    /// The file could not be written, or neither be read nor renamed; or what was to be written
    /// could not be read again.
    Failed { file: PathBuf, error: FileError },
}

impl SaveError {
    /// Something is wrong with `file`.
    pub(crate) fn of(file: &Path) -> impl Fn(FileError) -> Self {
        move |error| Self::Failed { file: file.to_owned(), error }
    }

    /// The system refused to save `file`.
    pub(crate) fn system(file: &Path) -> impl Fn(io::Error) -> Self {
        move |error| Self::of(file)(FileError::System(error.into()))
    }
}

/// An error of the system that can be compared and copied.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IoError {
    pub kind: io::ErrorKind,
    /// The number that the system gives it.
    pub code: Option<i32>,
}

impl From<io::Error> for IoError {
    fn from(error: io::Error) -> Self {
        Self { kind: error.kind(), code: error.raw_os_error() }
    }
}
