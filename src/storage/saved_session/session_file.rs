//! The file of the game of a window: `session.toml`, `session-2.toml` for a second window, and so
//! on.
//!
//! A window holds the lock of its file while it lives, and the system releases it however the
//! window ends. So a free lock means that the game can be resumed by the next window.

use super::{Found, SessionContent, UncountedGame, WaitingResults, resume_crashes};
use crate::game::pointer::InputConfig;
use crate::game::{GameId, Minefield, Moment};
use crate::replay::{SavedSession, SavedStep};
use crate::storage::file::fs;
use crate::storage::file::{self, FileStamp, LockGuard};
use crate::storage::folders::{self, Folders};
use crate::storage::game_history;
use crate::storage::note_result;
use crate::storage::notice::{FileError, FileNotice, SaveError};
use std::collections::HashSet;
use std::path::{Path, PathBuf};
use toml::Table;

/// The most windows that save their games.
const MAX_WINDOWS: u32 = 1_000;

/// How many bytes of steps are appended to a file, besides as many as it had, before it is written
/// as a whole again: two hours of play.
const MAX_STEPS: u64 = 1 << 20;

/// The saved game of this window. Saving waits for the disk.
#[derive(Debug)]
pub struct SessionFile {
    /// `None` without a home folder.
    folder: Option<PathBuf>,
    /// From the first save on, or from the start with a resumed game.
    file: Option<LockedFile>,
    /// What the file should have.
    content: SessionContent,
    /// Whether it has that.
    is_current: bool,
    last_error: Option<SaveError>,
}

#[derive(Debug)]
struct LockedFile {
    /// `None` in a folder that was read-only so far.
    lock: Option<LockGuard>,
    path: PathBuf,
    /// What a later version has added to this game, which stays with it.
    unknown: Option<(GameId, Table)>,
    /// The file as this window has left it.
    written: Option<Written>,
}

#[derive(Debug)]
struct Written {
    stamp: FileStamp,
    /// The length without the steps.
    begin: u64,
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
pub struct AbandonedGame(Box<(LockedFile, SessionContent)>);

impl SessionFile {
    /// Takes over the newest wanted game of a closed window; others stay for later.
    pub fn open(
        folders: Option<&Folders>,
        wanted: impl Fn(&SavedSession) -> bool,
    ) -> (Self, RecoveredGames, Vec<FileNotice>) {
        let mut this = Self {
            folder: folders.map(|folders| folders.data().to_owned()),
            file: None,
            content: SessionContent::default(),
            is_current: true,
            last_error: None,
        };
        let (mut recovered, mut notices) = (RecoveredGames::default(), Vec::new());
        let Some(folder) = &this.folder else {
            return (this, recovered, notices);
        };
        for path in session_files(folder) {
            resume_crashes::resume(Some(&path));
            let Some((file, content)) = inspect(path, &mut notices) else { continue };
            let others = &mut recovered.waiting;
            if let Some(session) = content.game.clone().filter(|session| wanted(session))
                && recovered.game.as_ref().is_none_or(|best| best.saved_at < session.saved_at)
            {
                others.append(std::mem::take(&mut this.content.waiting));
                this.last_error = match notices.last() {
                    Some(FileNotice::SaveFailed(error)) if file.lock.is_none() => {
                        Some(error.clone())
                    }
                    _ => None,
                };
                this.file = Some(file);
                this.content = content;
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
            // A step that is being appended is left out, so it can be read without the lock.
            match load(&path) {
                Ok(Some(Found::Content { content, .. })) if is_it(&content) => {}
                _ => continue,
            }
            let found = match inspect(path, &mut notices) {
                Some(found) if is_it(&found.1) => FoundGame::Left(AbandonedGame(Box::new(found))),
                None if notices.is_empty() => FoundGame::InOtherWindow,
                _ => FoundGame::Gone,
            };
            return (found, notices);
        }
        (FoundGame::Gone, notices)
    }

    /// Saves from now on into the file of a game that a closed window left, and has what that has.
    pub fn adopt(&mut self, found: AbandonedGame) {
        let (file, content) = *found.0;
        self.content = content;
        self.is_current = true;
        self.file = Some(file);
    }

    /// The boards of other games in progress: see [`boards_in_progress`].
    pub fn boards_elsewhere(&self) -> Vec<Minefield> {
        self.folder.iter().flat_map(|folder| boards_in(folder, self.path())).collect()
    }

    /// Where the game is saved.
    pub fn path(&self) -> Option<&Path> {
        self.file.as_ref().map(|file| file.path.as_path())
    }

    /// What is in the file, or should be.
    pub const fn content(&self) -> &SessionContent {
        &self.content
    }

    /// Whether the last content could be saved.
    pub const fn is_saved(&self) -> bool {
        self.last_error.is_none()
    }

    pub const fn last_error(&self) -> Option<&SaveError> {
        self.last_error.as_ref()
    }

    /// Removes results that are stored now from the files of closed windows.
    pub fn forget(&self, stored: &WaitingResults) {
        let Some(folder) = &self.folder else { return };
        for path in session_files(folder) {
            if self.path() == Some(path.as_path()) {
                continue;
            }
            if let Some((mut file, mut content)) = inspect(path, &mut Vec::new())
                && !content.waiting.is_empty()
                && stored.include(&content.waiting)
            {
                content.waiting = WaitingResults::default();
                // Otherwise they are stored again, which has no effect.
                let _ = file.write(&content);
            }
        }
    }

    /// Changes the content and saves it: see [`SessionFile::save`].
    pub fn update(&mut self, change: impl FnOnce(&mut SessionContent)) -> Vec<FileNotice> {
        self.change(change);
        self.save()
    }

    /// Changes the content. The next save writes it.
    pub fn change(&mut self, change: impl FnOnce(&mut SessionContent)) {
        change(&mut self.content);
        self.is_current = false;
    }

    /// Lets these games wait no longer. The next save writes this.
    pub(in crate::storage) fn forget_games(&mut self, gone: &HashSet<GameId>) {
        let waiting = &mut self.content.waiting.games;
        let before = waiting.len();
        waiting.retain(|game| !gone.contains(&game.played.id));
        self.is_current &= waiting.len() == before;
    }

    /// Saves what has happened in the game: its cost depends on that alone. See [`SessionFile::save`].
    pub fn continue_game(&mut self, step: SavedStep) -> Vec<FileNotice> {
        let (id, from) = (step.id, step.from);
        let Some(game) = self.content.game.as_mut().filter(|game| game.id == id) else {
            return Vec::new();
        };
        if !game.follow(step) {
            tracing::error!("what has happened in the game does not follow what was saved");
            return Vec::new();
        }
        let text = SessionContent::step_text(game, from);
        let file = self.file.as_mut().filter(|_| self.is_current && self.last_error.is_none());
        if file.is_some_and(|file| file.append(&text).is_some()) {
            return Vec::new();
        }
        self.is_current = false;
        self.save()
    }

    /// Saves the content if the file does not have it. Returns what the player should know; the same
    /// error is reported once.
    pub fn save(&mut self) -> Vec<FileNotice> {
        if self.is_current && self.last_error.is_none() {
            return Vec::new();
        }
        let error = self.try_save().err();
        self.is_current = error.is_none();
        let mut notices = Vec::new();
        let path = self.path().map(Path::to_owned);
        note_result(&mut self.last_error, path.as_deref(), error.map_or(Ok(()), Err), &mut notices);
        let has_results = !self.content.waiting.is_empty();
        notices.retain(|notice| match notice {
            // Whatever else has no folder says so.
            FileNotice::SaveFailed(error) => *error != SaveError::NoFolder,
            _ => has_results,
        });
        notices
    }

    fn try_save(&mut self) -> Result<(), SaveError> {
        let file = match &mut self.file {
            Some(file) => file,
            None if self.content.is_empty() => return Ok(()),
            none => {
                none.insert(claim_free_file(self.folder.as_deref().ok_or(SaveError::NoFolder)?)?)
            }
        };
        let saved = file.write(&self.content);
        let Err(SaveError::Failed { error: FileError::ReadOnly, .. }) = saved else { return saved };
        // It stays as it is; what is in the log of games is not resumed from it.
        let folder = self.folder.as_deref().ok_or(SaveError::NoFolder)?;
        self.file.insert(claim_free_file(folder)?).write(&self.content)
    }
}

impl LockedFile {
    /// Writes the whole file.
    fn write(&mut self, content: &SessionContent) -> Result<(), SaveError> {
        self.written = None;
        let lock = match &mut self.lock {
            Some(lock) => lock,
            none => {
                let lock = LockGuard::try_acquire(&self.path)?;
                none.insert(lock.ok_or_else(|| SaveError::of(&self.path)(FileError::Busy))?)
            }
        };
        if content.is_empty() {
            return lock.remove();
        }
        let id = content.game.as_ref().map(|game| game.id);
        self.unknown.take_if(|(game, _)| Some(*game) != id);
        let none = Table::new();
        let unknown = self.unknown.as_ref().map_or(&none, |(_, unknown)| unknown);
        lock.replace(&content.to_text(unknown))?;
        let stamp = FileStamp::of(&self.path);
        self.written = stamp.map(|stamp| Written { stamp, begin: stamp.len() });
        Ok(())
    }

    /// Appends a step. `None` if the whole file must be written instead: it is not as this window
    /// has left it, or too long, or that failed.
    fn append(&mut self, step: &str) -> Option<()> {
        let Written { stamp, begin } = self.written.take()?;
        let is_short = stamp.len() + step.len() as u64 <= begin * 2 + MAX_STEPS;
        if !is_short || FileStamp::of(&self.path) != Some(stamp) {
            return None;
        }
        self.lock.as_ref()?.append(step, stamp.len()).ok()?;
        self.written = Some(Written { stamp: FileStamp::of(&self.path)?, begin });
        Some(())
    }
}

/// The file name of the `number`th window.
fn name(number: u32) -> String {
    match number {
        1 => "session.toml".to_owned(),
        number => format!("session-{number}.toml"),
    }
}

/// The boards of the player's games in progress that may count.
pub fn boards_in_progress(folders: Option<&Folders>) -> Vec<Minefield> {
    folders.into_iter().flat_map(|folders| boards_in(folders.data(), None)).collect()
}

fn boards_in(folder: &Path, except: Option<&Path>) -> impl Iterator<Item = Minefield> {
    let files =
        session_files(folder).into_iter().filter(move |path| Some(path.as_path()) != except);
    files.filter_map(|path| match load(&path) {
        Ok(Some(Found::Content { content, .. })) => content.game?.secret_board().cloned(),
        _ => None,
    })
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

/// The file that a closed window left, and what it has; `None` if the window lives or the file is
/// unusable.
fn inspect(path: PathBuf, notices: &mut Vec<FileNotice>) -> Option<(LockedFile, SessionContent)> {
    let lock = match LockGuard::try_acquire(&path) {
        Ok(lock) => Some(lock?),
        Err(SaveError::Failed { file, error: error @ FileError::Lock { .. } }) => {
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
            notices.push(quarantine(path, FileError::Crashes));
            return None;
        }
        Err((count, error)) => notices.push(quarantine(count, error)),
    }
    match load(&path).and_then(validate) {
        Ok(None) => None,
        Ok(Some(Found::Newer)) => {
            notices.push(FileNotice::Newer { file: path });
            None
        }
        Ok(Some(Found::Content { mut content, unknown })) => {
            // Its result was logged, but the rest of the disk was full.
            if let Some(game) = &content.game
                && let Some(played) =
                    game_history::find_recent(&path.with_file_name(folders::GAMES), game.id)
            {
                content.game = None;
                let ended = UncountedGame { played, recording: None, kept_as: None };
                content.waiting.games.push(ended);
            }
            let unknown = content.game.as_ref().map(|game| (game.id, unknown));
            Some((LockedFile { lock, path, unknown, written: None }, content))
        }
        Err(error) => {
            notices.push(quarantine(path, error));
            None
        }
    }
}

fn load(path: &Path) -> Result<Option<Found>, FileError> {
    file::read(path)?.map(|text| SessionContent::parse(&text)).transpose()
}

/// Replays a game to check that it is possible.
fn validate(found: Option<Found>) -> Result<Option<Found>, FileError> {
    if let Some(Found::Content { content, .. }) = &found
        && let Some(session) = &content.game
    {
        let game = session.game.clone();
        game.resume(InputConfig::default(), Moment(0))
            .map_err(|_| FileError::InvalidKey { key: "events" })?;
    }
    Ok(found)
}

/// Quarantines an unusable file. The caller holds its lock.
fn quarantine(file: PathBuf, error: FileError) -> FileNotice {
    if !error.is_lasting() {
        return FileNotice::Skipped { file, error };
    }
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
            Err(SaveError::Failed { error: FileError::Lock { .. }, .. }) => continue,
            lock => lock?,
        };
        if let Some(lock) = lock
            && fs::symlink_metadata(&path).is_err()
        {
            return Ok(LockedFile { lock: Some(lock), path, unknown: None, written: None });
        }
    }
    Err(SaveError::of(&folder.join(name(1)))(FileError::Busy))
}
