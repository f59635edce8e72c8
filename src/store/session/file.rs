//! The file of a window's game: `session.toml` for the first window, `session-2.toml` for a second
//! one that is open beside it, and so on.
//!
//! A window holds its file's lock as long as it lives, and the system lets go of it however it
//! ends. So a file whose lock is free was left by a window that is no more, and the next one to
//! open goes on with its game; no window takes another's.

use super::{Ended, Saved, Session, crashes};
use crate::game::Moment;
use crate::game::pointer::InputConfig;
use crate::store::document::Document;
use crate::store::file::{self, Lock};
use crate::store::folders::Folders;
use crate::store::notice::{Notice, SaveError, Unreadable};
use std::fs;
use std::path::{Path, PathBuf};

/// As many windows as keep their games.
const WINDOWS: u32 = 1_000;

/// The game of this window, and its file. Saving touches the disk and waits for it.
#[derive(Debug)]
pub struct SessionFile {
    /// `None` for a player without a home.
    folder: Option<PathBuf>,
    /// From the first save on, or from the start where a game was left.
    held: Option<Held>,
    /// What is in the file.
    saved: Saved,
    trouble: Option<SaveError>,
}

/// A file that is this window's.
#[derive(Debug)]
struct Held {
    lock: Lock,
    path: PathBuf,
    /// As it stands.
    document: Option<Document<Saved>>,
}

/// What windows that are no more have left behind.
#[derive(Debug, Default)]
pub struct Left {
    /// The game to go on with.
    pub game: Option<Session>,
    /// Games that had ended and may not be in the log yet; they are to be put there before
    /// anything else is saved.
    pub ended: Vec<Ended>,
}

impl SessionFile {
    /// The file of a new window. It takes over the newest game whose window is no more and that
    /// is wanted; all other such games stay for another time.
    pub fn open(
        folders: Option<&Folders>,
        wanted: impl Fn(&Session) -> bool,
    ) -> (Self, Left, Vec<Notice>) {
        let mut this = Self {
            folder: folders.map(|folders| folders.data().to_owned()),
            held: None,
            saved: Saved::Nothing,
            trouble: None,
        };
        let (mut left, mut notices) = (Left::default(), Vec::new());
        let Some(folder) = this.folder.clone() else {
            return (this, left, notices);
        };
        let mut found: Option<(Held, Session)> = None;
        for path in files(&folder) {
            crashes::resume(Some(&path));
            let Some((held, saved)) = look(path, &mut notices) else {
                continue;
            };
            match saved {
                Saved::Game(session) if wanted(&session) => {
                    if found.as_ref().is_none_or(|(_, best)| best.saved < session.saved) {
                        found = Some((held, *session));
                    }
                }
                Saved::Game(_) | Saved::Nothing => {}
                Saved::Ended(ended) => left.ended.push(*ended),
            }
        }
        if let Some((held, session)) = found {
            this.held = Some(held);
            this.saved = Saved::Game(Box::new(session.clone()));
            left.game = Some(session);
        }
        crashes::resume(this.path());
        (this, left, notices)
    }

    /// Where the game is kept, once it is.
    pub fn path(&self) -> Option<&Path> {
        self.held.as_ref().map(|held| held.path.as_path())
    }

    /// Removes the files of ended games that windows which are no more have left: the log has them
    /// now.
    pub fn clear_ended(&self) {
        let Some(folder) = &self.folder else { return };
        for path in files(folder) {
            if self.path() == Some(path.as_path()) {
                continue;
            }
            if let Some((held, Saved::Ended(_))) = look(path, &mut Vec::new()) {
                // What cannot be removed is in the log twice over, where it counts once.
                let _ = held.lock.remove();
            }
        }
    }

    /// Saves what is to be known of this window's game. Returns what the player should be told:
    /// the same trouble is told once.
    pub fn save(&mut self, saved: Saved) -> Vec<Notice> {
        if saved == self.saved && self.trouble.is_none() {
            return Vec::new();
        }
        match self.try_save(saved) {
            Ok(()) => {
                self.trouble = None;
                Vec::new()
            }
            Err(trouble) => {
                let told = self.trouble.as_ref() == Some(&trouble);
                self.trouble = Some(trouble.clone());
                if told || trouble == SaveError::NoFolder {
                    return Vec::new();
                }
                vec![Notice::Unsaved(trouble)]
            }
        }
    }

    fn try_save(&mut self, saved: Saved) -> Result<(), SaveError> {
        if saved == Saved::Nothing {
            if let Some(held) = &mut self.held {
                held.document = None;
                held.lock.remove()?;
            }
            self.saved = saved;
            return Ok(());
        }
        let held = match &mut self.held {
            Some(held) => held,
            none => none.insert(take_free(self.folder.as_deref().ok_or(SaveError::NoFolder)?)?),
        };
        let document = match &held.document {
            // A game that follows another keeps nothing of it.
            Some(document) if same_game(&document.value, &saved) => document.clone(),
            _ => Document::new(),
        };
        let document = document
            .merged(&Saved::Nothing, &saved)
            .map_err(|why| SaveError::NotReadBack { file: held.path.clone(), why })?;
        held.lock.replace(&document.text)?;
        held.document = Some(document);
        self.saved = saved;
        Ok(())
    }
}

fn same_game(one: &Saved, other: &Saved) -> bool {
    match (one, other) {
        (Saved::Game(one), Saved::Game(other)) => one.id == other.id,
        _ => false,
    }
}

/// The file of the `number`th window.
fn name(number: u32) -> String {
    match number {
        1 => "session.toml".to_owned(),
        number => format!("session-{number}.toml"),
    }
}

/// Every file of a window in a folder, which need not be there.
fn files(folder: &Path) -> Vec<PathBuf> {
    let names = fs::read_dir(folder).into_iter().flatten().flatten();
    let is_ours = |name: &str| {
        let number = name.strip_prefix("session-").and_then(|rest| {
            let number: u32 = rest.strip_suffix(".toml")?.parse().ok()?;
            (2..=WINDOWS).contains(&number).then_some(number)
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

/// What a window that is no more has left in a file; `None` where the window lives, or nothing can
/// be made of the file.
fn look(path: PathBuf, notices: &mut Vec<Notice>) -> Option<(Held, Saved)> {
    let lock = match Lock::try_take(&path) {
        Ok(lock) => lock?,
        Err(SaveError::Lock { file, lock }) => {
            let why = Unreadable::Lock { lock };
            notices.push(Notice::LeftUnread { file, why });
            return None;
        }
        Err(_) => return None,
    };
    if crashes::is_too_much(&path) {
        crashes::forget(&path);
        notices.push(set_aside(path, Unreadable::Crashes));
        return None;
    }
    match Document::<Saved>::find(&path).and_then(playable) {
        Ok(document) => {
            let document = document?;
            if let Some(version) = document.newer {
                notices.push(Notice::Newer { file: path, version });
                return None;
            }
            let saved = document.value.clone();
            let held = Held { lock, path, document: Some(document) };
            Some((held, saved))
        }
        Err(why) => {
            notices.push(set_aside(path, why));
            None
        }
    }
}

/// Holds a game against the rules: one that nobody can have played is none.
fn playable(document: Option<Document<Saved>>) -> Result<Option<Document<Saved>>, Unreadable> {
    if let Some(Saved::Game(session)) = document.as_ref().map(|document| &document.value) {
        let bookmark = session.bookmark.clone();
        bookmark
            .resume(InputConfig::default(), Moment(0))
            .map_err(|_| Unreadable::Form { key: "film" })?;
    }
    Ok(document)
}

/// Sets a file aside in which no game can be found. To be called by the holder of its lock.
fn set_aside(file: PathBuf, why: Unreadable) -> Notice {
    match file::set_aside(&file) {
        Ok(kept) => Notice::SetAside { file, kept, why },
        Err(_) => Notice::LeftUnread { file, why },
    }
}

/// The first file that no window holds, and in which none has left anything.
fn take_free(folder: &Path) -> Result<Held, SaveError> {
    fs::create_dir_all(folder)
        .map_err(|error| SaveError::System { file: folder.join(name(1)), trouble: error.into() })?;
    for path in (1..=WINDOWS).map(|number| folder.join(name(number))) {
        let lock = match Lock::try_take(&path) {
            // No window can hold it.
            Err(SaveError::Lock { .. }) => continue,
            lock => lock?,
        };
        if let Some(lock) = lock
            && fs::symlink_metadata(&path).is_err()
        {
            let document = None;
            return Ok(Held { lock, path, document });
        }
    }
    Err(SaveError::Busy { file: folder.join(name(1)) })
}
