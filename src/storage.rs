//! The player's files. Every file is read and written here, so that nothing in it is ever lost.
//!
//! A file is read and parsed as a whole. To change it, we read it again under a lock, add our
//! changes, and rename a finished, synced copy into its place. So two windows keep each other's
//! changes, and a crash leaves either the old file or the new one. Unknown keys and comments are
//! kept. A file that cannot be parsed is renamed, never overwritten; a file from a newer version is
//! left alone. What cannot be saved stays in memory and is saved with the next change.
//!
//! Each type of file implements [`Kind`]; [`Kept`] is a value together with its file.

mod document;
mod file;
pub mod folders;
pub mod game_log;
pub mod notice;
pub mod player_files;
pub mod recordings;
pub mod saved_session;
mod scores;
mod settings;
pub mod worker;

use document::Document;
use file::LockGuard;
use std::fs;
use std::path::{Path, PathBuf};
use toml::Table;
use toml_edit::DocumentMut;

pub use file::{create_file, open};
pub use folders::Folders;
pub use game_log::GameLog;
pub use notice::{FileNotice, IoError, LoadError, ParseIssue, SaveError};
pub use player_files::PlayerFiles;
pub use recordings::RecordingStore;
pub use saved_session::UncountedGame;

/// Converts one version of a file to the next. The version itself is set afterwards.
pub type Migration = fn(&mut DocumentMut);

/// A kind of file: how its contents are read, and how a change is put into it.
///
/// The two belong together: what [`Kind::merge`] writes, [`Kind::read`] reads back equal.
pub trait Format: Clone + Default + PartialEq {
    /// The steps from each earlier version to the next one, from version 1 on. Files are written
    /// in the version after the last step.
    const MIGRATIONS: &'static [Migration] = &[];

    /// What a file of our version says, and which of its entries could not be used.
    ///
    /// # Errors
    /// When it cannot be such a file at all: then it is set aside.
    fn read(found: &Table) -> Result<(Self, Vec<ParseIssue>), LoadError>;

    /// Puts what differs between `base` and `self` into a file, and leaves everything else there
    /// as it is. `found` is the same file as plain values; it may hold changes of others.
    ///
    /// To put a change in twice must be the same as once: a save may have been cut short after
    /// the file was written.
    fn merge(&self, base: &Self, found: &Table, into: &mut DocumentMut);
}

/// A value and the file in which it is kept.
///
/// Opening and saving touch the disk and wait for it: a few milliseconds as a rule.
#[derive(Debug, Clone, PartialEq)]
pub struct Stored<T> {
    path: Option<PathBuf>,
    /// As in the file.
    saved: T,
    current: T,
    /// Why the last save failed.
    last_error: Option<SaveError>,
    /// Whether everything in the file was understood.
    complete: bool,
}

impl<T: Format> Stored<T> {
    /// The value kept at `path`, or the default one where there is no file yet; and what the
    /// player should be told. Without a path it lives in memory alone.
    pub fn open(path: Option<PathBuf>) -> (Self, Vec<FileNotice>) {
        let mut notices = Vec::new();
        let found = path
            .as_deref()
            .and_then(|path| load_or_quarantine(path, &mut notices, Document::load).flatten());
        let mut value = T::default();
        if let (Some(document), Some(path)) = (found, &path) {
            value = document.value;
            if let Some(version) = document.newer_version {
                let file = path.clone();
                notices.push(FileNotice::Newer { file, version });
            } else if !document.issues.is_empty() {
                notices.push(FileNotice::Issues { file: path.clone(), faults: document.issues });
            }
        }
        let complete = notices.is_empty();
        let stored =
            Self { path, saved: value.clone(), current: value, last_error: None, complete };
        (stored, notices)
    }

    pub fn get(&self) -> &T {
        &self.current
    }

    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    pub fn is_saved(&self) -> bool {
        self.last_error.is_none() && self.current == self.saved
    }

    /// Whether the value is all that the player ever had in this file: everything in it could be
    /// used and is saved, and none of its kind lies set aside beside it, where it may still be
    /// mended. Only then is it known what is *not* in the file.
    pub fn is_complete(&self) -> bool {
        self.complete && self.is_saved() && !self.path.as_deref().is_some_and(file::has_quarantined)
    }

    pub fn last_error(&self) -> Option<&SaveError> {
        self.last_error.as_ref()
    }

    /// Changes the value and saves it, with all that could not be saved before. What others have
    /// saved meanwhile is taken in. Returns what the player should be told: the same trouble is
    /// told once, not at every save.
    pub fn update(&mut self, change: impl FnOnce(&mut T)) -> Vec<FileNotice> {
        change(&mut self.current);
        self.save()
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

    /// Saves what is not saved yet, and copies the file beside itself. Says where the copy is; there
    /// is none where there is no file yet.
    ///
    /// # Errors
    /// When something cannot be saved, or the copy cannot be made.
    pub fn backup(&mut self) -> Result<(Option<PathBuf>, Vec<FileNotice>), SaveError> {
        let notices = self.save();
        if let Some(trouble) = self.last_error() {
            return Err(trouble.clone());
        }
        let copy = match self.path() {
            Some(path) if fs::symlink_metadata(path).is_ok() => Some(file::backup(path)?),
            _ => None,
        };
        Ok((copy, notices))
    }

    fn try_save(&mut self, notices: &mut Vec<FileNotice>) -> Result<(), SaveError> {
        let path = self.path.as_deref().ok_or(SaveError::NoFolder)?;
        fs::create_dir_all(file::folder_of(path))
            .map_err(|error| SaveError::System { file: path.to_owned(), trouble: error.into() })?;
        let (lock, found) = lock_and_load(path, notices, Document::<T>::load)?;
        self.complete &= found.as_ref().is_none_or(|found| found.issues.is_empty());
        let not_read_back = |why| SaveError::VerifyFailed { file: path.to_owned(), why };
        let merged = match &found {
            Some(document) => match document.newer_version {
                Some(version) => {
                    let file = path.to_owned();
                    return Err(SaveError::Newer { file, version });
                }
                None => document.merged(&self.saved, &self.current),
            },
            // The file is gone, but not what we know of it.
            None => Document::new().merged(&T::default(), &self.current),
        }
        .map_err(not_read_back)?;
        if found.is_none_or(|found| found.text != merged.text) {
            lock.replace(&merged.text)?;
        }
        self.saved = merged.value.clone();
        self.current = merged.value;
        Ok(())
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

/// Locks and reads a file. One that cannot be read is quarantined first.
fn lock_and_load<T>(
    path: &Path,
    notices: &mut Vec<FileNotice>,
    load: impl Fn(&Path) -> Result<T, LoadError>,
) -> Result<(LockGuard, T), SaveError> {
    loop {
        // Locked anew each time, because a link that is renamed led to another lock.
        let lock = LockGuard::acquire(path)?;
        let why = match load(path) {
            Ok(found) => return Ok((lock, found)),
            Err(why) => why,
        };
        let file = path.to_owned();
        match file::quarantine(path) {
            Ok(kept) => notices.push(FileNotice::Quarantined { file, kept, why }),
            Err(trouble) => return Err(SaveError::QuarantineFailed { file, why, trouble }),
        }
    }
}

/// Reads a file without locking it. One that cannot be read is quarantined, or left where that
/// fails.
fn load_or_quarantine<T>(
    path: &Path,
    notices: &mut Vec<FileNotice>,
    load: impl Fn(&Path) -> Result<T, LoadError>,
) -> Option<T> {
    let why = match load(path) {
        Ok(found) => return Some(found),
        Err(why) => why,
    };
    // Another window may have been quicker.
    match lock_and_load(path, notices, load) {
        Ok((_, found)) => Some(found),
        Err(_) => {
            notices.push(FileNotice::Skipped { file: path.to_owned(), why });
            None
        }
    }
}
