//! Counts crashes in a row after resuming a game, in a file beside it: a game that crashes every
//! start must not be resumed forever.

use std::fs;
use std::io::Write as _;
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
    let counted = fs::File::options()
        .create(true)
        .append(true)
        .open(count_of(&path))
        .and_then(|mut file| file.write_all(b"crashed\n"));
    // Nobody can be told in a crash.
    drop(counted);
}

/// The resumed game has not crashed. Returns its file the first time.
pub fn survived() -> Option<PathBuf> {
    let mut resumed = RESUMED.lock().unwrap_or_else(PoisonError::into_inner);
    resumed.take()
}

/// Whether the game in this file has crashed too often.
pub(super) fn is_too_much(path: &Path) -> bool {
    fs::read_to_string(count_of(path)).is_ok_and(|count| count.lines().count() >= MOST)
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
