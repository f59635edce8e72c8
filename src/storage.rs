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
use file::{FileStamp, LockGuard};
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

/// One step from a version of a file's form to the next. The version itself is set afterwards.
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

    /// What has to be written behind a file that holds `base` for it to hold `self`; `None` where
    /// that cannot be done by adding alone. For kinds that grow at their end: see [`Kept::append`].
    fn appended(&self, _base: &Self) -> Option<String> {
        None
    }

    /// Whether a file of this kind has become so long that it is worth to write it anew:
    /// [`Kind::merge`] makes it shorter then.
    fn needs_rewrite(_found: &Table) -> bool {
        false
    }

    /// A file of a kind that grows at its end without what was torn when a save was cut short;
    /// `None` where nothing is torn, or the tear is not at the end.
    fn repair(_text: &str) -> Option<String> {
        None
    }
}

/// A value and the file in which it is kept.
///
/// Opening and saving touch the disk and wait for it: a few milliseconds as a rule.
#[derive(Debug, Clone, PartialEq)]
pub struct Stored<T> {
    path: Option<PathBuf>,
    /// As the file last had it.
    saved: T,
    current: T,
    /// Why the last save failed.
    last_error: Option<SaveError>,
    /// Whether all that the file said was understood, and is here.
    complete: bool,
    /// The file that holds just what is saved, if one does.
    stamp: Option<FileStamp>,
}

impl<T: Format> Stored<T> {
    /// The value kept at `path`, or the default one where there is no file yet; and what the
    /// player should be told. Without a path it lives in memory alone.
    pub fn open(path: Option<PathBuf>) -> (Self, Vec<FileNotice>) {
        let mut notices = Vec::new();
        let mut stamp = None;
        let found = match &path {
            None => None,
            Some(path) => {
                // Asked first: if the file changes in between, it is read again before a save.
                stamp = FileStamp::of(path);
                match Document::load(path) {
                    Ok(found) => found,
                    Err(why) => load_or_quarantine(path, why, &mut notices),
                }
            }
        };
        let untidy = found.as_ref().is_some_and(Document::needs_rewrite);
        stamp = stamp.filter(|_| found.as_ref().is_some_and(Document::can_append));
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
        let mut kept = Self {
            path,
            saved: value.clone(),
            current: value,
            last_error: None,
            complete: notices.is_empty(),
            stamp,
        };
        if untidy {
            // Where that cannot be done now, the next save does it.
            let _ = kept.try_save(&mut notices);
        }
        (kept, notices)
    }

    /// The value.
    pub fn get(&self) -> &T {
        &self.current
    }

    /// The value's file; `None` where it lives in memory alone.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Whether everything is in the file.
    pub fn is_saved(&self) -> bool {
        self.last_error.is_none() && self.current == self.saved
    }

    /// Whether the value is all that the player ever had in this file: everything in it could be
    /// used and is saved, and none of its kind lies set aside beside it, where it may still be
    /// mended. Only then is it known what is *not* in the file.
    pub fn is_complete(&self) -> bool {
        self.complete && self.is_saved() && !self.path.as_deref().is_some_and(file::has_quarantined)
    }

    /// Why the last save failed, if it did.
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

    /// As [`Kept::change`], for a change that adds to a kind that grows at its end. While nobody
    /// else changes the file it is not read again, and only what is new is written.
    pub fn append(&mut self, change: impl FnOnce(&mut T)) -> Vec<FileNotice> {
        change(&mut self.current);
        if self.current != self.saved && self.last_error.is_none() && self.try_append() == Some(())
        {
            self.saved = self.current.clone();
            return Vec::new();
        }
        self.save()
    }

    /// Writes what is new behind the file; `None` where that cannot be done, and nothing was.
    fn try_append(&mut self) -> Option<()> {
        let path = self.path.as_deref()?;
        let stamp = self.stamp.take()?;
        let added = self.current.appended(&self.saved)?;
        let lock = LockGuard::acquire(path).ok()?;
        if FileStamp::of(path)? != stamp {
            return None;
        }
        lock.append(&added, stamp.len())
            .inspect_err(|error| tracing::debug!("nothing was added: {error}"))
            .ok()?;
        self.stamp = FileStamp::of(path);
        Some(())
    }

    /// Saves what is not saved yet; for the rest see [`Kept::change`].
    pub fn save(&mut self) -> Vec<FileNotice> {
        if self.is_saved() {
            return Vec::new();
        }
        self.merge()
    }

    /// Takes in what others have saved since this was read or saved last.
    pub fn refresh(&mut self) -> Vec<FileNotice> {
        match self.path.as_deref() {
            Some(path) if self.stamp.is_none() || self.stamp != FileStamp::of(path) => self.merge(),
            _ => Vec::new(),
        }
    }

    fn merge(&mut self) -> Vec<FileNotice> {
        let mut notices = Vec::new();
        match self.try_save(&mut notices) {
            Ok(()) => {
                if self.last_error.take().is_some()
                    && let Some(file) = self.path.clone()
                {
                    notices.push(FileNotice::SavedAgain { file });
                }
            }
            Err(trouble) => {
                if self.last_error.as_ref() != Some(&trouble) {
                    notices.push(FileNotice::SaveFailed(trouble.clone()));
                }
                self.last_error = Some(trouble);
            }
        }
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
        self.stamp = None;
        let (lock, found) = lock_and_load::<T>(path, notices)?;
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
        self.stamp = FileStamp::of(path).filter(|_| merged.can_append());
        self.saved = merged.value.clone();
        self.current = merged.value;
        Ok(())
    }
}

/// The lock of a file and what stands there, once nothing there is beyond understanding.
fn lock_and_load<T: Format>(
    path: &Path,
    notices: &mut Vec<FileNotice>,
) -> Result<(LockGuard, Option<Document<T>>), SaveError> {
    loop {
        // Taken anew each time, because a link that is set aside led to another lock.
        let lock = LockGuard::acquire(path)?;
        let why = match Document::load(path) {
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

/// As [`settle`], for opening: another window may have been quicker, and where nothing can be
/// renamed the file is left.
fn load_or_quarantine<T: Format>(
    path: &Path,
    why: LoadError,
    notices: &mut Vec<FileNotice>,
) -> Option<Document<T>> {
    match lock_and_load(path, notices) {
        Ok((_, found)) => found,
        Err(_) => {
            let file = path.to_owned();
            notices.push(FileNotice::Skipped { file, why });
            None
        }
    }
}
