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
pub mod games;
pub mod name;
pub mod notice;
pub mod origin;
pub mod played;
pub mod player_files;
pub mod record;
pub mod replays;
pub mod report;
pub mod scores;
pub mod session;
pub mod settings;
pub mod statistics;

use document::Document;
use file::{Lock, Stamp};
use std::fs;
use std::path::{Path, PathBuf};
use toml::Table;
use toml_edit::DocumentMut;

pub use file::{create, open};
pub use folders::Folders;
pub use games::Games;
pub use name::{Name, NameError};
pub use notice::{Fault, Notice, SaveError, Trouble, Unreadable};
pub use origin::{GameId, Origin};
pub use played::Played;
pub use player_files::PlayerFiles;
pub use record::{NamedLevel, Record};
pub use replays::{ReplayCount, Replays};
pub use scores::{Scores, Standing};
pub use session::{Ended, Session, SessionFile};
pub use settings::Settings;

/// One step from a version of a file's form to the next. The version itself is set afterwards.
pub type Migration = fn(&mut DocumentMut);

/// A kind of file: how its contents are read, and how a change is put into it.
///
/// The two belong together: what [`Kind::merge`] writes, [`Kind::read`] reads back equal.
pub trait Kind: Clone + Default + PartialEq {
    /// The steps from each earlier version to the next one, from version 1 on. Files are written
    /// in the version after the last step.
    const MIGRATIONS: &'static [Migration] = &[];

    /// What a file of our version says, and which of its entries could not be used.
    ///
    /// # Errors
    /// When it cannot be such a file at all: then it is set aside.
    fn read(found: &Table) -> Result<(Self, Vec<Fault>), Unreadable>;

    /// Puts what differs between `base` and `self` into a file, and leaves everything else there
    /// as it is. `found` is the same file as plain values; it may hold changes of others.
    ///
    /// To put a change in twice must be the same as once: a save may have been cut short after
    /// the file was written.
    fn merge(&self, base: &Self, found: &Table, into: &mut DocumentMut);

    /// What has to be written behind a file that holds `base` for it to hold `self`; `None` where
    /// that cannot be done by adding alone. For kinds that grow at their end: see [`Kept::append`].
    fn added(&self, _base: &Self) -> Option<String> {
        None
    }

    /// Whether a file of this kind has become so long that it is worth to write it anew:
    /// [`Kind::merge`] makes it shorter then.
    fn is_untidy(_found: &Table) -> bool {
        false
    }

    /// A file of a kind that grows at its end without what was torn when a save was cut short;
    /// `None` where nothing is torn, or the tear is not at the end.
    fn mend(_text: &str) -> Option<String> {
        None
    }
}

/// A value and the file in which it is kept.
///
/// Opening and saving touch the disk and wait for it: a few milliseconds as a rule.
#[derive(Debug, Clone, PartialEq)]
pub struct Kept<T> {
    path: Option<PathBuf>,
    /// As the file last had it.
    saved: T,
    now: T,
    /// Why the last save failed.
    trouble: Option<SaveError>,
    /// Whether all that the file said was understood, and is here.
    whole: bool,
    /// The file that holds just what is saved, if one does.
    stamp: Option<Stamp>,
}

impl<T: Kind> Kept<T> {
    /// The value kept at `path`, or the default one where there is no file yet; and what the
    /// player should be told. Without a path it lives in memory alone.
    pub fn open(path: Option<PathBuf>) -> (Self, Vec<Notice>) {
        let mut notices = Vec::new();
        let mut stamp = None;
        let found = match &path {
            None => None,
            Some(path) => {
                // Asked first: if the file changes in between, it is read again before a save.
                stamp = Stamp::of(path);
                match Document::find(path) {
                    Ok(found) => found,
                    Err(why) => set_aside_if_still_bad(path, why, &mut notices),
                }
            }
        };
        let untidy = found.as_ref().is_some_and(Document::is_untidy);
        stamp = stamp.filter(|_| found.as_ref().is_some_and(Document::is_plain));
        let mut value = T::default();
        if let (Some(document), Some(path)) = (found, &path) {
            value = document.value;
            if let Some(version) = document.newer {
                let file = path.clone();
                notices.push(Notice::Newer { file, version });
            } else if !document.faults.is_empty() {
                notices.push(Notice::Faults { file: path.clone(), faults: document.faults });
            }
        }
        let mut kept = Self {
            path,
            saved: value.clone(),
            now: value,
            trouble: None,
            whole: notices.is_empty(),
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
        &self.now
    }

    /// The value's file; `None` where it lives in memory alone.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Whether everything is in the file.
    pub fn is_saved(&self) -> bool {
        self.trouble.is_none() && self.now == self.saved
    }

    /// Whether the value is all that the player ever had in this file: everything in it could be
    /// used and is saved, and none of its kind lies set aside beside it, where it may still be
    /// mended. Only then is it known what is *not* in the file.
    pub fn is_whole(&self) -> bool {
        self.whole && self.is_saved() && !self.path.as_deref().is_some_and(file::has_set_aside)
    }

    /// Why the last save failed, if it did.
    pub fn trouble(&self) -> Option<&SaveError> {
        self.trouble.as_ref()
    }

    /// Changes the value and saves it, with all that could not be saved before. What others have
    /// saved meanwhile is taken in. Returns what the player should be told: the same trouble is
    /// told once, not at every save.
    pub fn change(&mut self, change: impl FnOnce(&mut T)) -> Vec<Notice> {
        change(&mut self.now);
        self.save()
    }

    /// As [`Kept::change`], for a change that adds to a kind that grows at its end. While nobody
    /// else changes the file it is not read again, and only what is new is written.
    pub fn append(&mut self, change: impl FnOnce(&mut T)) -> Vec<Notice> {
        change(&mut self.now);
        if self.now != self.saved && self.trouble.is_none() && self.try_append() == Some(()) {
            self.saved = self.now.clone();
            return Vec::new();
        }
        self.save()
    }

    /// Writes what is new behind the file; `None` where that cannot be done, and nothing was.
    fn try_append(&mut self) -> Option<()> {
        let path = self.path.as_deref()?;
        let stamp = self.stamp.take()?;
        let added = self.now.added(&self.saved)?;
        let lock = Lock::take(path).ok()?;
        if Stamp::of(path)? != stamp {
            return None;
        }
        lock.extend(&added, stamp.len())
            .inspect_err(|error| tracing::debug!("nothing was added: {error}"))
            .ok()?;
        self.stamp = Stamp::of(path);
        Some(())
    }

    /// Saves what is not saved yet; for the rest see [`Kept::change`].
    pub fn save(&mut self) -> Vec<Notice> {
        if self.is_saved() {
            return Vec::new();
        }
        self.merge()
    }

    /// Takes in what others have saved since this was read or saved last.
    pub fn refresh(&mut self) -> Vec<Notice> {
        match self.path.as_deref() {
            Some(path) if self.stamp.is_none() || self.stamp != Stamp::of(path) => self.merge(),
            _ => Vec::new(),
        }
    }

    fn merge(&mut self) -> Vec<Notice> {
        let mut notices = Vec::new();
        match self.try_save(&mut notices) {
            Ok(()) => {
                if self.trouble.take().is_some()
                    && let Some(file) = self.path.clone()
                {
                    notices.push(Notice::SavedAgain { file });
                }
            }
            Err(trouble) => {
                if self.trouble.as_ref() != Some(&trouble) {
                    notices.push(Notice::Unsaved(trouble.clone()));
                }
                self.trouble = Some(trouble);
            }
        }
        notices
    }

    /// Saves what is not saved yet, and copies the file beside itself. Says where the copy is; there
    /// is none where there is no file yet.
    ///
    /// # Errors
    /// When something cannot be saved, or the copy cannot be made.
    pub fn copy(&mut self) -> Result<(Option<PathBuf>, Vec<Notice>), SaveError> {
        let notices = self.save();
        if let Some(trouble) = self.trouble() {
            return Err(trouble.clone());
        }
        let copy = match self.path() {
            Some(path) if fs::symlink_metadata(path).is_ok() => Some(file::copy_aside(path)?),
            _ => None,
        };
        Ok((copy, notices))
    }

    fn try_save(&mut self, notices: &mut Vec<Notice>) -> Result<(), SaveError> {
        let path = self.path.as_deref().ok_or(SaveError::NoFolder)?;
        fs::create_dir_all(file::folder_of(path))
            .map_err(|error| SaveError::System { file: path.to_owned(), trouble: error.into() })?;
        self.stamp = None;
        let (lock, found) = settle::<T>(path, notices)?;
        self.whole &= found.as_ref().is_none_or(|found| found.faults.is_empty());
        let not_read_back = |why| SaveError::NotReadBack { file: path.to_owned(), why };
        let merged = match &found {
            Some(document) => match document.newer {
                Some(version) => {
                    let file = path.to_owned();
                    return Err(SaveError::Newer { file, version });
                }
                None => document.merged(&self.saved, &self.now),
            },
            // The file is gone, but not what we know of it.
            None => Document::new().merged(&T::default(), &self.now),
        }
        .map_err(not_read_back)?;
        if found.is_none_or(|found| found.text != merged.text) {
            lock.replace(&merged.text)?;
        }
        self.stamp = Stamp::of(path).filter(|_| merged.is_plain());
        self.saved = merged.value.clone();
        self.now = merged.value;
        Ok(())
    }
}

/// The lock of a file and what stands there, once nothing there is beyond understanding.
fn settle<T: Kind>(
    path: &Path,
    notices: &mut Vec<Notice>,
) -> Result<(Lock, Option<Document<T>>), SaveError> {
    loop {
        // Taken anew each time, because a link that is set aside led to another lock.
        let lock = Lock::take(path)?;
        let why = match Document::find(path) {
            Ok(found) => return Ok((lock, found)),
            Err(why) => why,
        };
        let file = path.to_owned();
        match file::set_aside(path) {
            Ok(kept) => notices.push(Notice::SetAside { file, kept, why }),
            Err(trouble) => return Err(SaveError::InTheWay { file, why, trouble }),
        }
    }
}

/// As [`settle`], for opening: another window may have been quicker, and where nothing can be
/// renamed the file is left.
fn set_aside_if_still_bad<T: Kind>(
    path: &Path,
    why: Unreadable,
    notices: &mut Vec<Notice>,
) -> Option<Document<T>> {
    match settle(path, notices) {
        Ok((_, found)) => found,
        Err(_) => {
            let file = path.to_owned();
            notices.push(Notice::LeftUnread { file, why });
            None
        }
    }
}
