//! Copies and renamed files with the time in their names.

use super::lock::LockGuard;
use super::{folder_of, fs, read, sync_folder};
use crate::history::record::FileName;
use crate::platform::local_clock;
use crate::storage::notice::{IoError, SaveError};
use std::ffi::OsStr;
use std::io;
use std::path::{Path, PathBuf};

/// Marks the name of a quarantined file.
const QUARANTINE_MARK: &str = "unreadable";

/// Renames a file that cannot be read and returns the new path. The caller holds its lock.
pub(crate) fn quarantine(path: &Path) -> Result<PathBuf, IoError> {
    set_aside(path, QUARANTINE_MARK)
}

/// Renames a file to its name with a mark and the time, and returns the new path. A link itself is
/// renamed, so that nothing outside our folder changes.
pub(crate) fn set_aside(path: &Path, mark: &str) -> Result<PathBuf, IoError> {
    let ends = FileName::candidates(&format!(".{mark}-{}", local_clock::file_stamp()), "");
    let mut free = ends.map(|end| {
        let mut name = path.as_os_str().to_owned();
        name.push(end);
        PathBuf::from(name)
    });
    let free = free.find(|free| fs::symlink_metadata(free).is_err());
    let free = free.ok_or(io::Error::from(io::ErrorKind::AlreadyExists))?;
    fs::rename(path, &free)?;
    // The rename has succeeded in any case.
    let _ = sync_folder(folder_of(path));
    Ok(free)
}

/// Copies a file under a name with the time, and returns its path.
pub(crate) fn backup(path: &Path) -> Result<PathBuf, SaveError> {
    let missing = || SaveError::system(path)(io::ErrorKind::NotFound.into());
    let text = read(path).map_err(SaveError::of(path))?.ok_or_else(missing)?;
    let part = |part: Option<&OsStr>| part.unwrap_or_default().to_string_lossy().into_owned();
    let (stem, extension) = (part(path.file_stem()), part(path.extension()));
    let stem = format!("{stem}-before-{}", local_clock::file_stamp());
    let names = FileName::candidates(&stem, &format!(".{extension}"));
    let name =
        LockGuard::acquire(path)?.create_new(&text, names).map_err(SaveError::system(path))?;
    Ok(path.with_file_name(name))
}

/// Whether a quarantined version of the file exists.
pub(crate) fn has_quarantined(path: &Path) -> bool {
    let mut prefix = path.file_name().unwrap_or_default().to_owned();
    prefix.push(format!(".{QUARANTINE_MARK}-"));
    let names = fs::read_dir(folder_of(path)).into_iter().flatten().flatten();
    names.into_iter().any(|entry| {
        let name = entry.file_name();
        let (name, prefix) = (name.as_encoded_bytes(), prefix.as_encoded_bytes());
        name.starts_with(prefix)
    })
}
