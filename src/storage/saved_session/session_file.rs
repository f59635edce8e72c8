//! The file of the game of a window: `session.toml`, `session-2.toml` for a second window, and so
//! on.
//!
//! A window holds the lock of its file while it lives, and the system releases it however the
//! window ends. So a free lock means that the game can be resumed by the next window.

use super::{SessionContent, UncountedGame, resume_crashes};
use crate::game::Moment;
use crate::game::pointer::InputConfig;
use crate::replay::SavedSession;
use crate::storage::document::Document;
use crate::storage::file::{self, LockGuard};
use crate::storage::folders::Folders;
use crate::storage::notice::{FileNotice, LoadError, SaveError};
use std::fs;
use std::path::{Path, PathBuf};

/// The most windows that save their games.
const MAX_WINDOWS: u32 = 1_000;

/// The saved game of this window. Saving waits for the disk.
#[derive(Debug)]
pub struct SessionFile {
    /// `None` without a home folder.
    folder: Option<PathBuf>,
    /// From the first save on, or from the start with a resumed game.
    file: Option<LockedFile>,
    saved: SessionContent,
    last_error: Option<SaveError>,
}

#[derive(Debug)]
struct LockedFile {
    lock: LockGuard,
    path: PathBuf,
    /// The content as it is in the file.
    document: Option<Document<SessionContent>>,
}

/// What closed windows left behind.
#[derive(Debug, Default)]
pub struct RecoveredGames {
    /// The game to resume.
    pub game: Option<SavedSession>,
    /// Games that had ended and may not be in the log; they must be counted before anything else is
    /// saved.
    pub uncounted: Vec<UncountedGame>,
}

impl SessionFile {
    /// Takes over the newest wanted game of a closed window; others stay for later.
    pub fn open(
        folders: Option<&Folders>,
        wanted: impl Fn(&SavedSession) -> bool,
    ) -> (Self, RecoveredGames, Vec<FileNotice>) {
        let mut this = Self {
            folder: folders.map(|folders| folders.data().to_owned()),
            file: None,
            saved: SessionContent::Empty,
            last_error: None,
        };
        let (mut recovered, mut notices) = (RecoveredGames::default(), Vec::new());
        let Some(folder) = &this.folder else {
            return (this, recovered, notices);
        };
        for path in session_files(folder) {
            resume_crashes::resume(Some(&path));
            match inspect(path, &mut notices) {
                Some((file, SessionContent::Game(session))) if wanted(&session) => {
                    let best = recovered.game.as_ref();
                    if best.is_none_or(|best| best.saved_at < session.saved_at) {
                        this.file = Some(file);
                        this.saved = SessionContent::Game(session.clone());
                        recovered.game = Some(*session);
                    }
                }
                Some((_, SessionContent::Ended(ended))) => recovered.uncounted.push(*ended),
                _ => {}
            }
        }
        resume_crashes::resume(this.path());
        (this, recovered, notices)
    }

    /// Where the game is saved.
    pub fn path(&self) -> Option<&Path> {
        self.file.as_ref().map(|file| file.path.as_path())
    }

    /// Removes the files of games that are now counted.
    pub fn remove_uncounted(&self) {
        let Some(folder) = &self.folder else { return };
        for path in session_files(folder) {
            if self.path() == Some(path.as_path()) {
                continue;
            }
            if let Some((file, SessionContent::Ended(_))) = inspect(path, &mut Vec::new()) {
                // Otherwise it is counted again, which has no effect.
                let _ = file.lock.remove();
            }
        }
    }

    /// Saves the content. Returns what the player should know; the same error is reported once.
    pub fn save(&mut self, saved: SessionContent) -> Vec<FileNotice> {
        if saved == self.saved && self.last_error.is_none() {
            return Vec::new();
        }
        let error = self.try_save(saved).err();
        let is_new = error != self.last_error;
        self.last_error.clone_from(&error);
        let error = error.filter(|error| is_new && *error != SaveError::NoFolder);
        error.map(FileNotice::SaveFailed).into_iter().collect()
    }

    fn try_save(&mut self, saved: SessionContent) -> Result<(), SaveError> {
        if saved == SessionContent::Empty {
            if let Some(file) = &mut self.file {
                file.document = None;
                file.lock.remove()?;
            }
            self.saved = saved;
            return Ok(());
        }
        let file = match &mut self.file {
            Some(file) => file,
            none => {
                none.insert(claim_free_file(self.folder.as_deref().ok_or(SaveError::NoFolder)?)?)
            }
        };
        let document = match &file.document {
            // Another game keeps nothing of the previous one.
            Some(document) if same_game(&document.value, &saved) => document.clone(),
            _ => Document::new(),
        };
        let document = document
            .merged(&SessionContent::Empty, &saved)
            .map_err(|error| SaveError::VerifyFailed { file: file.path.clone(), error })?;
        file.lock.replace(&document.text)?;
        file.document = Some(document);
        self.saved = saved;
        Ok(())
    }
}

fn same_game(one: &SessionContent, other: &SessionContent) -> bool {
    match (one, other) {
        (SessionContent::Game(one), SessionContent::Game(other)) => one.id == other.id,
        _ => false,
    }
}

/// The file name of the `number`th window.
fn name(number: u32) -> String {
    match number {
        1 => "session.toml".to_owned(),
        number => format!("session-{number}.toml"),
    }
}

/// Every saved game in a folder, which need not exist.
fn session_files(folder: &Path) -> Vec<PathBuf> {
    let names = fs::read_dir(folder).into_iter().flatten().flatten();
    let is_ours = |name: &str| {
        let number = name.strip_prefix("session-").and_then(|rest| {
            let number: u32 = rest.strip_suffix(".toml")?.parse().ok()?;
            (2..=MAX_WINDOWS).contains(&number).then_some(number)
        });
        name == self::name(number.unwrap_or(1))
    };
    let mut files: Vec<_> = names
        .filter(|entry| entry.file_name().to_str().is_some_and(is_ours))
        .map(|entry| entry.path())
        .collect();
    files.sort();
    files
}

/// The content that a closed window left; `None` if the window lives or the file is unusable.
fn inspect(path: PathBuf, notices: &mut Vec<FileNotice>) -> Option<(LockedFile, SessionContent)> {
    let lock = match LockGuard::try_acquire(&path) {
        Ok(lock) => lock?,
        Err(SaveError::Lock { file, lock }) => {
            let error = LoadError::Lock { lock };
            notices.push(FileNotice::Skipped { file, error });
            return None;
        }
        Err(_) => return None,
    };
    match resume_crashes::is_too_much(&path) {
        Ok(false) => {}
        Ok(true) => {
            resume_crashes::forget(&path);
            notices.push(quarantine(path, LoadError::Crashes));
            return None;
        }
        Err((count, error)) => notices.push(quarantine(count, error)),
    }
    match Document::<SessionContent>::load(&path).and_then(validate) {
        Ok(document) => {
            let document = document?;
            if document.is_newer {
                notices.push(FileNotice::Newer { file: path });
                return None;
            }
            let saved = document.value.clone();
            Some((LockedFile { lock, path, document: Some(document) }, saved))
        }
        Err(error) => {
            notices.push(quarantine(path, error));
            None
        }
    }
}

/// Replays a game to check that it is possible.
fn validate(
    document: Option<Document<SessionContent>>,
) -> Result<Option<Document<SessionContent>>, LoadError> {
    if let Some(SessionContent::Game(session)) = document.as_ref().map(|document| &document.value) {
        let game = session.game.clone();
        game.resume(InputConfig::default(), Moment(0))
            .map_err(|_| LoadError::InvalidKey { key: "film" })?;
    }
    Ok(document)
}

/// Quarantines an unusable file. The caller holds its lock.
fn quarantine(file: PathBuf, error: LoadError) -> FileNotice {
    match file::quarantine(&file) {
        Ok(copy) => FileNotice::Quarantined { file, copy, error },
        Err(_) => FileNotice::Skipped { file, error },
    }
}

/// The first file that no window holds and that does not exist.
fn claim_free_file(folder: &Path) -> Result<LockedFile, SaveError> {
    fs::create_dir_all(folder).map_err(SaveError::system(&folder.join(name(1))))?;
    for path in (1..=MAX_WINDOWS).map(|number| folder.join(name(number))) {
        let lock = match LockGuard::try_acquire(&path) {
            // No window can hold it.
            Err(SaveError::Lock { .. }) => continue,
            lock => lock?,
        };
        if let Some(lock) = lock
            && fs::symlink_metadata(&path).is_err()
        {
            let document = None;
            return Ok(LockedFile { lock, path, document });
        }
    }
    Err(SaveError::Busy { file: folder.join(name(1)) })
}
