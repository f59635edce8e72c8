//! The file of the game of a window: `session.toml`, `session-2.toml` for a second window, and so
//! on.
//!
//! A window holds the lock of its file while it lives, and the system releases it however the
//! window ends. So a free lock means that the game can be resumed by the next window.

use super::{SessionContent, WaitingResults, resume_crashes};
use crate::game::pointer::InputConfig;
use crate::game::{GameId, Moment};
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
    /// `None` in a folder that was read-only so far.
    lock: Option<LockGuard>,
    path: PathBuf,
    /// The content as it is in the file.
    document: Option<Document<SessionContent>>,
}

/// What closed windows left behind.
#[derive(Debug, Default)]
pub struct RecoveredGames {
    /// The game to resume.
    pub game: Option<SavedSession>,
    /// What other files have: results that may not be stored.
    pub waiting: WaitingResults,
}

/// Whether a saved game can be resumed.
#[derive(Debug)]
pub enum FoundGame {
    Left(AbandonedGame),
    /// In progress in another window.
    InOtherWindow,
    /// It was deleted or cannot be used.
    Gone,
}

/// A game of a closed window, which no other window can resume meanwhile.
#[derive(Debug)]
pub struct AbandonedGame(Box<LockedFile>);

impl SessionFile {
    /// Takes over the newest wanted game of a closed window; others stay for later.
    pub fn open(
        folders: Option<&Folders>,
        wanted: impl Fn(&SavedSession) -> bool,
    ) -> (Self, RecoveredGames, Vec<FileNotice>) {
        let mut this = Self {
            folder: folders.map(|folders| folders.data().to_owned()),
            file: None,
            saved: SessionContent::default(),
            last_error: None,
        };
        let (mut recovered, mut notices) = (RecoveredGames::default(), Vec::new());
        let Some(folder) = &this.folder else {
            return (this, recovered, notices);
        };
        for path in session_files(folder) {
            resume_crashes::resume(Some(&path));
            let Some(file) = inspect(path, &mut notices) else { continue };
            let content = file.content();
            let others = &mut recovered.waiting;
            if let Some(session) = content.game.clone().filter(|session| wanted(session))
                && recovered.game.as_ref().is_none_or(|best| best.saved_at < session.saved_at)
            {
                others.append(std::mem::take(&mut this.saved.waiting));
                this.last_error = match notices.last() {
                    Some(FileNotice::SaveFailed(error)) if file.lock.is_none() => {
                        Some(error.clone())
                    }
                    _ => None,
                };
                this.file = Some(file);
                this.saved = content;
                recovered.game = Some(*session);
            } else {
                others.append(content.waiting);
            }
        }
        resume_crashes::resume(this.path());
        (this, recovered, notices)
    }

    /// The game with this id that a closed window left, to be [`adopted`](Self::adopt).
    pub fn find(&self, id: GameId) -> (FoundGame, Vec<FileNotice>) {
        let mut notices = Vec::new();
        let is_it = |saved: &SessionContent| saved.game.as_ref().is_some_and(|game| game.id == id);
        for path in self.folder.iter().flat_map(|folder| session_files(folder)) {
            // What is written is renamed into its place, so it can be read without the lock.
            let seen = Document::<SessionContent>::load(&path).ok().flatten();
            if !seen.is_some_and(|document| is_it(&document.value)) {
                continue;
            }
            let found = match inspect(path, &mut notices) {
                Some(file) if is_it(&file.content()) => {
                    FoundGame::Left(AbandonedGame(Box::new(file)))
                }
                None if notices.is_empty() => FoundGame::InOtherWindow,
                _ => FoundGame::Gone,
            };
            return (found, notices);
        }
        (FoundGame::Gone, notices)
    }

    /// Saves from now on into the file of a game that a closed window left. Returns what it has.
    pub fn adopt(&mut self, found: AbandonedGame) -> SessionContent {
        self.saved = found.0.content();
        self.file = Some(*found.0);
        self.saved.clone()
    }

    /// Where the game is saved.
    pub fn path(&self) -> Option<&Path> {
        self.file.as_ref().map(|file| file.path.as_path())
    }

    /// What is in the file.
    pub const fn content(&self) -> &SessionContent {
        &self.saved
    }

    /// Whether the last content could be saved.
    pub const fn is_saved(&self) -> bool {
        self.last_error.is_none()
    }

    /// Removes results that are stored now from the files of closed windows.
    pub fn forget(&self, stored: &WaitingResults) {
        let Some(folder) = &self.folder else { return };
        for path in session_files(folder) {
            if self.path() == Some(path.as_path()) {
                continue;
            }
            if let Some(mut file) = inspect(path, &mut Vec::new())
                && let SessionContent { game, waiting } = file.content()
                && !waiting.is_empty()
                && stored.include(&waiting)
            {
                // Otherwise they are stored again, which has no effect.
                let _ = file.write(&SessionContent { game, waiting: WaitingResults::default() });
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
        let file = match &mut self.file {
            Some(file) => file,
            None if saved.is_empty() => {
                self.saved = saved;
                return Ok(());
            }
            none => {
                none.insert(claim_free_file(self.folder.as_deref().ok_or(SaveError::NoFolder)?)?)
            }
        };
        file.write(&saved)?;
        self.saved = saved;
        Ok(())
    }
}

impl LockedFile {
    fn content(&self) -> SessionContent {
        self.document.as_ref().map(|document| document.value.clone()).unwrap_or_default()
    }

    fn write(&mut self, content: &SessionContent) -> Result<(), SaveError> {
        let lock = match &mut self.lock {
            Some(lock) => lock,
            none => {
                let lock = LockGuard::try_acquire(&self.path)?;
                none.insert(lock.ok_or_else(|| SaveError::Busy { file: self.path.clone() })?)
            }
        };
        if content.is_empty() {
            self.document = None;
            return lock.remove();
        }
        let document = match &self.document {
            // Another game keeps nothing of the previous one.
            Some(document) if same_game(&document.value, content) => document.clone(),
            _ => Document::new(),
        };
        let document = document
            .merged(&SessionContent::default(), content)
            .map_err(|error| SaveError::VerifyFailed { file: self.path.clone(), error })?;
        lock.replace(&document.text)?;
        self.document = Some(document);
        Ok(())
    }
}

fn same_game(one: &SessionContent, other: &SessionContent) -> bool {
    match (&one.game, &other.game) {
        (Some(one), Some(other)) => one.id == other.id,
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

/// The file that a closed window left; `None` if the window lives or the file is unusable.
fn inspect(path: PathBuf, notices: &mut Vec<FileNotice>) -> Option<LockedFile> {
    let lock = match LockGuard::try_acquire(&path) {
        Ok(lock) => Some(lock?),
        Err(SaveError::Lock { file, lock }) => {
            let error = LoadError::Lock { lock };
            notices.push(FileNotice::Skipped { file, error });
            return None;
        }
        // In a read-only folder no window can save the game, but it can be played.
        Err(error) => {
            notices.push(FileNotice::SaveFailed(error));
            None
        }
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
        Ok(Some(document)) if document.is_newer => {
            notices.push(FileNotice::Newer { file: path });
            None
        }
        Ok(document) => Some(LockedFile { lock, path, document: Some(document?) }),
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
    if let Some(session) = document.as_ref().and_then(|document| document.value.game.as_ref()) {
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
            return Ok(LockedFile { lock: Some(lock), path, document: None });
        }
    }
    Err(SaveError::Busy { file: folder.join(name(1)) })
}
