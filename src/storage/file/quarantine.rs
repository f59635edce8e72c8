//! What is put beside a file under a name with the time in it: a file that could not be understood, a
//! copy of one that is about to lose something.

use super::lock::LockGuard;
use super::{folder_of, sync_folder};
use crate::storage::notice::{IoError, LoadError, SaveError};
use jiff::Timestamp;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// What stands between a file's name and the time at which it was set aside.
const QUARANTINE_MARK: &str = ".unreadable-";

/// Gives what stands at `path` a name with the time in it, and says which. What is renamed is
/// the link where `path` is one, so that nothing outside our own folder is touched.
///
/// To be called by the holder of the file's lock.
pub(crate) fn quarantine(path: &Path) -> Result<PathBuf, IoError> {
    let stamp = Timestamp::now().strftime("%Y-%m-%dT%H-%M-%SZ").to_string();
    let mut name = path.as_os_str().to_owned();
    name.push(format!("{QUARANTINE_MARK}{stamp}"));
    let mut free = PathBuf::from(&name);
    let mut count = 1;
    while fs::symlink_metadata(&free).is_ok() {
        count += 1;
        let mut numbered = name.clone();
        numbered.push(format!("-{count}"));
        free = numbered.into();
    }
    fs::rename(path, &free)?;
    // The file is under one of the two names, whatever becomes of this.
    let _ = sync_folder(folder_of(path));
    Ok(free)
}

/// Copies a file beside itself under a name with the time in it, and says which.
pub(crate) fn backup(path: &Path) -> Result<PathBuf, SaveError> {
    let system =
        |error: io::Error| SaveError::System { file: path.to_owned(), trouble: error.into() };
    let text = fs::read(path).map_err(system)?;
    let text = String::from_utf8(text)
        .map_err(|_| SaveError::VerifyFailed { file: path.to_owned(), why: LoadError::NotText })?;
    let stamp = Timestamp::now().strftime("%Y-%m-%dT%H-%M-%SZ").to_string();
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let names = (1..=u32::MAX).map(|count| match count {
        1 => format!("{stem}-before-{stamp}.toml"),
        count => format!("{stem}-before-{stamp}-{count}.toml"),
    });
    let name = LockGuard::acquire(path)?.create_new(&text, names).map_err(system)?;
    Ok(path.with_file_name(name))
}

/// Whether something that could not be understood was set aside here before, and still lies there.
pub(crate) fn has_quarantined(path: &Path) -> bool {
    let mut prefix = path.file_name().unwrap_or_default().to_owned();
    prefix.push(QUARANTINE_MARK);
    let names = fs::read_dir(folder_of(path)).into_iter().flatten().flatten();
    names.into_iter().any(|entry| {
        let name = entry.file_name();
        let (name, prefix) = (name.as_encoded_bytes(), prefix.as_encoded_bytes());
        name.starts_with(prefix)
    })
}
