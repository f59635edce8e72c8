//! The files of the player. Nothing in them is ever lost.
//!
//! A file is parsed as a whole. To change it, we read it again under a lock, make our changes again,
//! and rename a synced copy into its place. So two windows keep each other's changes, and a crash
//! leaves the old file or the new one. Unknown keys and comments stay. A file that cannot be parsed
//! is renamed, never overwritten; a file from a newer version is left alone. What cannot be saved
//! stays in memory, and each later save tries again; a finished game also stays in the file of the
//! saved game.
//!
//! Each type of TOML file implements [`FileValue`]; [`Stored`] is a value together with its file.
//! What may be long is only appended to: the [`GameHistory`] and the game in progress
//! ([`saved_session`]).

mod daily_results;
mod difference;
mod document;
mod file;
pub mod folders;
pub mod game_files;
pub mod game_history;
pub mod kept_games;
pub mod library;
pub mod notice;
mod progress;
pub mod recordings;
pub mod saved_session;
mod scores;
mod settings;
pub mod setup_file;
pub mod skins;
pub mod worker;

use document::Document;
use file::fs;
use file::{FileStamp, LockGuard};
use std::fmt;
use std::path::{Path, PathBuf};
use toml::Table;

pub use difference::FileEntries;
pub use file::{create_file, open, write_file};
pub use folders::Folders;
pub use game_files::{GameFiles, KeepLimits};
pub use game_history::GameHistory;
pub use library::LibraryStore;
pub use notice::{FileError, FileNotice, IoError, ParseIssue, SaveError};
pub use recordings::RecordingStore;
pub use saved_session::UncountedGame;

/// A value of a TOML file.
pub trait FileValue: Clone + Default + PartialEq + 'static {
    /// The largest file, in bytes: far more than a player can ever reach.
    const MAX_BYTES: u64 = file::MAX_FILE_SIZE;

    /// The keys of lists that may be long. A file of these alone is read in parts, because its
    /// values would take thirty times its length.
    const LISTS: &'static [&'static str] = &[];

    /// What the parts of a file have together. Only with [`FileValue::LISTS`].
    fn join(parts: Vec<Self>) -> Self {
        parts.into_iter().next_back().unwrap_or_default()
    }

    /// Reads a file of our version, and reports the entries that cannot be used.
    ///
    /// # Errors
    /// If it cannot be such a file at all; then it is quarantined.
    fn read(found: &Table) -> Result<(Self, Vec<ParseIssue>), FileError>;

    /// The value as its file has it: [`FileValue::read`] reads an equal one.
    fn entries(&self) -> FileEntries;

    /// What makes this value of `before` in a file that was read in parts; `None` if that takes more.
    fn edits_from(&self, _before: &Self) -> Option<Edits<Self>> {
        None
    }
}

/// How a file of lists changes.
pub struct Edits<T> {
    /// The entries that differ: a text that is in each, and values of it alone, before and now.
    pub changed: Vec<(String, T, T)>,
    /// The text of the new ones.
    pub added: String,
}

/// A change of a value, which is made in memory and again to what the file has.
type Change<T> = Box<dyn Fn(&mut T) + Send>;

/// A value and its file. Opening and saving wait for the disk, usually a few milliseconds.
pub struct Stored<T> {
    path: Option<PathBuf>,
    value: T,
    /// The file as it was last read or written: if nobody else changes it, it is not read again.
    known: Option<(FileStamp, Document<T>)>,
    /// What the file does not have yet.
    unsaved: Vec<Change<T>>,
    /// Why the last save failed.
    last_error: Option<SaveError>,
    /// Whether everything in the file was understood.
    complete: bool,
}

impl<T: FileValue> Stored<T> {
    /// Reads the value, or the default without a file, and the notices about it. Without a path
    /// it lives in memory alone.
    pub fn open(path: Option<PathBuf>) -> (Self, Vec<FileNotice>) {
        let mut notices = Vec::new();
        let stamp = path.as_deref().and_then(FileStamp::of);
        let found = path
            .as_deref()
            .and_then(|path| load_or_quarantine(path, &mut notices, Document::load).flatten());
        let value = found.as_ref().map(|found: &Document<T>| found.value.clone());
        if let (Some(document), Some(path)) = (&found, &path) {
            let file = path.clone();
            if document.is_newer {
                notices.push(FileNotice::Newer { file });
            } else if !document.issues.is_empty() {
                notices.push(FileNotice::Issues { file, issues: document.issues.clone() });
            }
        }
        let (value, known) = (value.unwrap_or_default(), stamp.zip(found));
        let complete = notices.is_empty();
        (Self { path, value, known, unsaved: Vec::new(), last_error: None, complete }, notices)
    }

    pub fn get(&self) -> &T {
        &self.value
    }

    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    pub fn is_saved(&self) -> bool {
        self.last_error.is_none() && self.unsaved.is_empty()
    }

    /// Whether the value is all that was ever in this file: everything was understood and is saved,
    /// and no quarantined version exists. Only then is it known what is *not* in the file.
    pub fn is_complete(&self) -> bool {
        self.complete && self.is_saved() && !self.path.as_deref().is_some_and(file::has_quarantined)
    }

    pub fn last_error(&self) -> Option<&SaveError> {
        self.last_error.as_ref()
    }

    /// Changes the value and saves it, with what other windows have saved. Returns the
    /// notices for the player; the same error is reported once.
    pub fn update(&mut self, change: impl Fn(&mut T) + Send + 'static) -> Vec<FileNotice> {
        self.change(change);
        self.save()
    }

    /// Changes the value; the next save writes it.
    fn change(&mut self, change: impl Fn(&mut T) + Send + 'static) {
        change(&mut self.value);
        self.unsaved.push(Box::new(change));
    }

    /// Saves unsaved changes: see [`Stored::update`].
    pub fn save(&mut self) -> Vec<FileNotice> {
        if self.is_saved() {
            return Vec::new();
        }
        self.merge()
    }

    /// Reads what other windows have saved.
    pub fn refresh(&mut self) -> Vec<FileNotice> {
        match self.path {
            Some(_) => self.merge(),
            None => Vec::new(),
        }
    }

    fn merge(&mut self) -> Vec<FileNotice> {
        let mut notices = Vec::new();
        let result = self.try_save(&mut notices);
        note_result(&mut self.last_error, self.path.as_deref(), result, &mut notices);
        notices
    }

    fn try_save(&mut self, notices: &mut Vec<FileNotice>) -> Result<(), SaveError> {
        let path = self.path.as_deref().ok_or(SaveError::NoFolder)?;
        fs::create_dir_all(file::folder_of(path)).map_err(SaveError::system(path))?;
        let known = self.known.take();
        let is_known = || known.as_ref().is_some_and(|it| FileStamp::of(path) == Some(it.0));
        let (lock, read) = lock_and_load(path, notices, |path| match is_known() {
            true => Ok(None),
            false => Document::<T>::load(path).map(Some),
        })?;
        let found = read.unwrap_or_else(|| known.map(|(_, known)| known));
        self.complete &= found.as_ref().is_none_or(|found| found.issues.is_empty());
        let (found, merged) = match found {
            Some(found) if found.is_newer => {
                return Err(SaveError::Newer { file: path.to_owned() });
            }
            Some(found) => {
                let mut merged = found.value.clone();
                self.unsaved.iter().for_each(|change| change(&mut merged));
                (found, merged)
            }
            // The file is gone, but we still have its content.
            None => (Document::new(), self.value.clone()),
        };
        let saved = if merged == found.value {
            found
        } else {
            let saved = found.with(&merged).map_err(SaveError::of(path))?;
            if saved.text.len() as u64 > T::MAX_BYTES {
                return Err(SaveError::of(path)(FileError::TooLarge));
            }
            match (saved.added_to(&found), FileStamp::of(path)) {
                (Some(added), Some(stamp)) if stamp.len() == found.text.len() as u64 => {
                    lock.append(added, stamp.len())?;
                }
                _ if saved.text != found.text => lock.replace(&saved.text)?,
                _ => {}
            }
            saved
        };
        self.value.clone_from(&saved.value);
        self.known = FileStamp::of(path).map(|stamp| (stamp, saved));
        self.unsaved.clear();
        Ok(())
    }
}

impl<T: fmt::Debug> fmt::Debug for Stored<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stored")
            .field("path", &self.path)
            .field("value", &self.value)
            .finish_non_exhaustive()
    }
}

/// Notes whether a save succeeded and tells the player, once for the same error.
fn note_result(
    last_error: &mut Option<SaveError>,
    path: Option<&Path>,
    result: Result<(), SaveError>,
    notices: &mut Vec<FileNotice>,
) {
    let before = std::mem::replace(last_error, result.err());
    match (before, last_error, path) {
        (Some(_), None, Some(file)) => {
            notices.push(FileNotice::SavedAgain { file: file.to_owned() });
        }
        (before, Some(error), _) if before.as_ref() != Some(error) => {
            notices.push(FileNotice::SaveFailed(error.clone()));
        }
        _ => {}
    }
}

/// The text of a file of ours; `None` if there is none or it cannot be read.
pub fn read_text(path: &Path) -> Option<String> {
    file::read(path).ok().flatten()
}

/// Locks and reads a file. One that cannot be read is quarantined first.
fn lock_and_load<T>(
    path: &Path,
    notices: &mut Vec<FileNotice>,
    load: impl Fn(&Path) -> Result<T, FileError>,
) -> Result<(LockGuard, T), SaveError> {
    loop {
        // Locked anew each time, because a link that is renamed led to another lock.
        let lock = LockGuard::acquire(path)?;
        let error = match load(path) {
            Ok(found) => return Ok((lock, found)),
            Err(error) => error,
        };
        let file = path.to_owned();
        if !error.is_lasting() {
            return Err(SaveError::Failed { file, error });
        }
        match file::quarantine(path) {
            Ok(copy) => notices.push(FileNotice::Quarantined { file, copy, error }),
            Err(_) => return Err(SaveError::Failed { file, error }),
        }
    }
}

/// Reads a file without locking it. One that cannot be read is quarantined, or left where that
/// fails.
fn load_or_quarantine<T>(
    path: &Path,
    notices: &mut Vec<FileNotice>,
    load: impl Fn(&Path) -> Result<T, FileError>,
) -> Option<T> {
    let error = match load(path) {
        Ok(found) => return Some(found),
        Err(error) => error,
    };
    // Another window may have been quicker.
    match lock_and_load(path, notices, load) {
        Ok((_, found)) => Some(found),
        Err(_) => {
            notices.push(FileNotice::Skipped { file: path.to_owned(), error });
            None
        }
    }
}
