//! Files as the disk has them.

mod lock;
mod quarantine;
#[cfg_attr(unix, path = "file/unix.rs")]
#[cfg_attr(windows, path = "file/windows.rs")]
mod system;

use super::notice::LoadError;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use std::{fs, io};
use system::sync_folder;

pub(super) use lock::LockGuard;
pub(super) use quarantine::{backup, has_quarantined, quarantine, set_aside};
pub(super) use system::{path_from_units, path_units};

/// The largest file that is read or written, in bytes: over 100,000 games.
pub(super) const MAX_FILE_SIZE: u64 = 32 * 1024 * 1024;

/// The most symbolic links that are followed.
const MAX_LINKS: usize = 40;

/// `None` if there is no file.
pub(super) fn read(path: &Path) -> Result<Option<String>, LoadError> {
    let system = |error: io::Error| LoadError::System(error.into());
    // Opening a pipe would wait for its other end.
    match fs::metadata(path) {
        Ok(found) if !found.is_file() => return Err(LoadError::NotAFile),
        Ok(_) => {}
        Err(error) if is_not_found(&error) => return Ok(None),
        Err(error) => return Err(system(error)),
    }
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) if is_not_found(&error) => return Ok(None),
        Err(error) => return Err(system(error)),
    };
    let mut bytes = Vec::new();
    file.take(MAX_FILE_SIZE + 1).read_to_end(&mut bytes).map_err(system)?;
    if bytes.len() as u64 > MAX_FILE_SIZE {
        return Err(LoadError::TooLarge);
    }
    let text = String::from_utf8(bytes).map_err(|_| LoadError::NotText)?;
    Ok(Some(text))
}

/// Opens a file of the player's choice.
///
/// # Errors
/// Also if it is not a regular file: opening a pipe would wait for its other end.
pub fn open(path: &Path) -> io::Result<File> {
    let found = fs::metadata(path)?;
    if found.is_dir() {
        Err(io::ErrorKind::IsADirectory.into())
    } else if !found.is_file() {
        Err(io::ErrorKind::NotSeekable.into())
    } else {
        File::open(path)
    }
}

/// Creates or truncates a file of the player's choice, and its folder.
///
/// # Errors
/// Also if it is not a regular file.
pub fn create_file(path: &Path) -> io::Result<File> {
    match fs::metadata(path) {
        Ok(found) if !found.is_file() => Err(io::ErrorKind::NotSeekable.into()),
        _ => {
            fs::create_dir_all(folder_of(path))?;
            File::create(path)
        }
    }
}

/// Whether there is no file, as opposed to one that cannot be reached.
fn is_not_found(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory)
}

/// Identifies the state of a file: every change changes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct FileStamp {
    len: u64,
    modified: Option<SystemTime>,
    /// What the file system numbers its files by: a replaced file has another.
    number: u64,
}

impl FileStamp {
    /// `None` if there is no file.
    pub(super) fn of(path: &Path) -> Option<Self> {
        let found = fs::metadata(path).ok()?;
        found.is_file().then_some(Self {
            len: found.len(),
            modified: found.modified().ok(),
            number: system::file_number(path, &found),
        })
    }

    pub(super) const fn len(self) -> u64 {
        self.len
    }
}

/// Follows all symbolic links, even if the last target does not exist.
fn resolve_links(path: &Path) -> io::Result<PathBuf> {
    let mut at = path.to_owned();
    for _ in 0..MAX_LINKS {
        match fs::read_link(&at) {
            Ok(to) => at = folder_of(&at).join(to),
            Err(_) => return Ok(at),
        }
    }
    // A ring of links is no file; the first link is locked and replaced.
    Ok(path.to_owned())
}

/// The folder of a file.
pub(super) fn folder_of(file: &Path) -> &Path {
    match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}
