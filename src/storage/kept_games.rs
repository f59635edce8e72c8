//! The folder of the games that the player keeps, `replays/games`.
//!
//! Names are the player's choice, so a list beside the files says which are ours and what they are:
//! `kept.jsonl`, a line for each, the oldest first. Only what it lists is ever removed.

use super::Folders;
use super::file::{self, LockGuard, fs};
use super::notice::{FileError, SaveError};
use crate::history::PlayedGame;
use crate::history::kept_game::{self, KeptGame};
use crate::history::record::FileName;
use crate::replay::formats::rawvf;
use std::io;
use std::path::{Path, PathBuf};

const FOLDER: &str = "games";
const LIST: &str = "kept.jsonl";

#[derive(Debug)]
pub struct KeptGameStore {
    /// `None` without a home folder.
    folder: Option<PathBuf>,
}

impl KeptGameStore {
    pub fn new(folders: Option<&Folders>) -> Self {
        Self { folder: folders.map(|folders| folders.replays().join(FOLDER)) }
    }

    /// Saves a recording under this name, with a number if another has it, and lists it. Nothing is
    /// ever overwritten, and the same recording is not saved twice.
    ///
    /// # Errors
    /// If the file cannot be written or is too large to be read.
    pub fn save(&self, stem: &str, text: &str, played: &PlayedGame) -> Result<(), SaveError> {
        let folder = self.folder.as_deref().ok_or(SaveError::NoFolder)?;
        let end = format!(".{}", rawvf::EXTENSION);
        let first = folder.join(format!("{stem}{end}"));
        if text.len() as u64 > rawvf::MAX_BYTES {
            return Err(SaveError::of(&first)(FileError::TooLarge));
        }
        let parent = first.parent().unwrap_or(folder);
        fs::create_dir_all(parent).map_err(SaveError::system(&first))?;
        let lock = LockGuard::acquire_target(parent.join("recording"), &first)?;
        let is_same = |name: &String| {
            let found = file::read_bytes(&parent.join(name), text.len() as u64);
            found.is_ok_and(|found| found == text.as_bytes())
        };
        let last = stem.rsplit('/').next().unwrap_or(stem);
        let taken = |name: &String| fs::symlink_metadata(parent.join(name)).is_ok();
        if FileName::candidates(last, &end).take_while(taken).any(|name| is_same(&name)) {
            return Ok(());
        }
        let name = lock
            .create_new(text, FileName::candidates(last, &end))
            .map_err(SaveError::system(&first))?;
        drop(lock);
        let file = match stem.rsplit_once('/') {
            Some((level, _)) => format!("{level}/{name}"),
            None => name,
        };
        let line = serde_json::to_string(&KeptGame::new(file, played)).unwrap_or_default();
        let list = folder.join(LIST);
        let _lock = LockGuard::acquire_target(list.clone(), &list)?;
        file::append(&list, &format!("{line}\n")).map_err(SaveError::system(&list))
    }

    /// Removes the oldest games beyond `limit`, except the best.
    ///
    /// # Errors
    /// If the list cannot be read or written, or a game cannot be removed.
    pub fn prune(&self, limit: usize) -> io::Result<()> {
        let Some(folder) = &self.folder else { return Ok(()) };
        let list = folder.join(LIST);
        // Mostly there is nothing to do.
        if read(&list)?.len() <= limit {
            return Ok(());
        }
        let refused = |error: SaveError| io::Error::other(format!("{error:?}"));
        let lock = LockGuard::acquire_target(list.clone(), &list).map_err(refused)?;
        let games: Vec<_> = read(&list)?
            .into_iter()
            .filter(|game| file::is_file(&folder.join(&game.file)))
            .collect();
        let gone = kept_game::to_remove(&games, limit);
        let mut left = String::new();
        for (at, game) in games.iter().enumerate() {
            let is_removed = gone.contains(&at) && fs::remove_file(folder.join(&game.file)).is_ok();
            if !is_removed {
                left.push_str(&serde_json::to_string(game)?);
                left.push('\n');
            }
        }
        lock.replace(&left).map_err(refused)
    }
}

/// The games of the list whose names are plain.
fn read(list: &Path) -> io::Result<Vec<KeptGame>> {
    let bytes = match file::read_bytes(list, file::MAX_FILE_SIZE) {
        Err(error) if file::is_not_found(&error) => return Ok(Vec::new()),
        bytes => bytes?,
    };
    let text = String::from_utf8_lossy(&bytes);
    let games = text.lines().filter_map(|line| serde_json::from_str(line).ok());
    Ok(games.filter(|game: &KeptGame| kept_game::is_plain(&game.file)).collect())
}
