//! Counts crashes in a row after resuming a game, in a file beside it: a game that crashes every
//! start must not be resumed forever.

use crate::storage::file;
use crate::storage::file::fs;
use crate::storage::notice::FileError;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// This many crashes in a row are blamed on the game.
const MOST: usize = 2;

/// The file of the game being resumed, until the player does something.
static RESUMED: Mutex<Option<PathBuf>> = Mutex::new(None);

/// Starts to count crashes against the game in this file.
pub(super) fn resume(path: Option<&Path>) {
    *RESUMED.lock().unwrap_or_else(PoisonError::into_inner) = path.map(Path::to_owned);
}

/// Counts a crash against the game being resumed.
pub fn note_crash() {
    let Some(path) = RESUMED.try_lock().ok().and_then(|path| path.clone()) else {
        return;
    };
    let count = count_of(&path);
    // A link there is not ours, nor what it leads to.
    if !file::is_link(&count) {
        // Nobody reads it in a crash.
        let _ = file::append(&count, "crashed\n");
    }
}

/// The resumed game has not crashed. Returns its file the first time.
pub fn survived() -> Option<PathBuf> {
    let mut resumed = RESUMED.lock().unwrap_or_else(PoisonError::into_inner);
    resumed.take()
}

/// Whether the game in this file has crashed too often.
///
/// # Errors
/// The file of the count, if it cannot be read.
pub(super) fn is_too_much(path: &Path) -> Result<bool, (PathBuf, FileError)> {
    let file = count_of(path);
    match file::read(&file) {
        Ok(count) => Ok(count.is_some_and(|count| count.lines().count() >= MOST)),
        Err(error) => Err((file, error)),
    }
}

/// Forgets the crashes of the game in this file.
pub fn forget(path: &Path) {
    // Usually there is none.
    let _ = fs::remove_file(count_of(path));
}

/// The file of the count.
fn count_of(path: &Path) -> PathBuf {
    path.with_extension("crashes")
}
