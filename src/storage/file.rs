//! Files as the disk has them.

mod lock;
mod quarantine;
#[cfg_attr(unix, path = "file/unix.rs")]
#[cfg_attr(windows, path = "file/windows.rs")]
#[cfg_attr(target_family = "wasm", path = "file/web.rs")]
mod system;
#[cfg(target_family = "wasm")]
pub mod web_fs;

use super::notice::FileError;
use fs::{File, OpenOptions};
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use system::sync_folder;

#[cfg(not(target_family = "wasm"))]
pub(super) use std::fs;
#[cfg(target_family = "wasm")]
pub(super) use web_fs as fs;

pub(super) use lock::{LockGuard, remove_leftovers};
pub(super) use quarantine::{backup, has_quarantined, quarantine, set_aside};
pub(super) use system::{path_from_units, path_units};

/// The largest file that is read or written whole, in bytes.
pub(super) const MAX_FILE_SIZE: u64 = 32 * 1024 * 1024;

/// The most symbolic links that are followed.
const MAX_LINKS: usize = 40;

/// `None` if there is no file.
pub(super) fn read(path: &Path) -> Result<Option<String>, FileError> {
    read_up_to(MAX_FILE_SIZE, path)
}

/// As [`read`], for a file of at most `max` bytes.
pub(super) fn read_up_to(max: u64, path: &Path) -> Result<Option<String>, FileError> {
    let bytes = match read_bytes(path, max) {
        Ok(bytes) => bytes,
        Err(error) => return missing_or(error).map(|()| None),
    };
    if bytes.len() as u64 > max {
        return Err(FileError::TooLarge);
    }
    let text = String::from_utf8(bytes).map_err(|_| FileError::NotText)?;
    Ok(Some(text))
}

/// Why a file could not be opened, unless there is none.
pub(super) fn missing_or(error: io::Error) -> Result<(), FileError> {
    match error {
        error if is_not_found(&error) => Ok(()),
        error if is_no_file(&error) => Err(FileError::NotAFile),
        error => Err(FileError::System(error.into())),
    }
}

/// The bytes of a file, at most one more than `max`.
pub(super) fn read_bytes(path: &Path, max: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open(path)?.take(max + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Opens a file to read it.
///
/// # Errors
/// Also if it is not a regular file.
pub fn open(path: &Path) -> io::Result<File> {
    open_regular(OpenOptions::new().read(true), path)
}

/// Creates or truncates a file of the player's choice, and its folder.
///
/// # Errors
/// Also if it is not a regular file.
pub fn create_file(path: &Path) -> io::Result<File> {
    fs::create_dir_all(folder_of(path))?;
    open_regular(OpenOptions::new().write(true).create(true).truncate(true), path)
}

/// Writes a file of the player's choice.
pub fn write_file(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
) -> io::Result<()> {
    let mut out = BufWriter::new(create_file(path)?);
    write(&mut out)?;
    out.flush()?;
    out.get_ref().sync_all()
}

/// Adds a text to a file, which need not exist.
pub(super) fn append(path: &Path, text: &str) -> io::Result<()> {
    open_regular(OpenOptions::new().append(true).create(true), path)?.write_all(text.as_bytes())
}

/// Every file is opened here: it never waits for the other end of a pipe, not even of one that
/// takes the place of the file meanwhile, and never reads from a device.
fn open_regular(options: &mut OpenOptions, path: &Path) -> io::Result<File> {
    let check = |found: fs::Metadata| match found.file_type() {
        kind if kind.is_file() => Ok(()),
        kind if kind.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
        _ => Err(io::Error::from(io::ErrorKind::NotSeekable)),
    };
    match fs::metadata(path) {
        Ok(found) => check(found)?,
        // Links in a circle, which have no error of their own.
        Err(_) if is_link(&resolve_links(path)) => {
            return Err(io::ErrorKind::NotSeekable.into());
        }
        // It may have to be created.
        Err(_) => {}
    }
    let file = system::without_waiting(options).open(path)?;
    check(file.metadata()?)?;
    Ok(file)
}

pub(super) fn is_link(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok_and(|found| found.is_symlink())
}

/// Whether there is a file.
pub(super) fn is_file(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|found| found.is_file())
}

/// Whether something else is in the place of a file.
fn is_no_file(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::IsADirectory | io::ErrorKind::NotSeekable)
}

/// Whether there is no file, as opposed to one that cannot be reached.
pub(super) fn is_not_found(error: &io::Error) -> bool {
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

    /// Whether it may be the same file, appended to.
    pub(super) const fn has_grown_from(self, before: Self) -> bool {
        self.number == before.number && self.len >= before.len
    }
}

/// Follows all symbolic links, even if the last target does not exist.
fn resolve_links(path: &Path) -> PathBuf {
    let mut at = path.to_owned();
    for _ in 0..MAX_LINKS {
        match fs::read_link(&at) {
            Ok(to) => at = folder_of(&at).join(to),
            Err(_) => return at,
        }
    }
    // A ring of links is no file; the first link is locked and replaced.
    path.to_owned()
}

/// The folder of a file.
pub(super) fn folder_of(file: &Path) -> &Path {
    match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}
