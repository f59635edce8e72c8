//! Files on Windows.

use std::ffi::OsString;
use std::fs::{self, Metadata, OpenOptions};
use std::os::windows::ffi::{OsStrExt, OsStringExt};
use std::os::windows::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{io, thread};
use tempfile::{Builder, NamedTempFile};
use winsafe::co::{DISPOSITION, ERROR, FILE_ATTRIBUTE, FILE_FLAG, FILE_SHARE, GENERIC};
use winsafe::{HFILE, SysResult};

/// How long a save waits for a program that reads the file and lets nobody replace it meanwhile:
/// a virus scanner, an indexer, an editor.
const BUSY_TIMEOUT: Duration = Duration::from_secs(2);

/// The file's index.
pub(super) fn file_number(path: &Path, _: &Metadata) -> u64 {
    let number = || -> SysResult<u64> {
        let (file, _) = HFILE::CreateFile(
            &path.to_string_lossy(),
            GENERIC::READ,
            Some(FILE_SHARE::READ | FILE_SHARE::WRITE | FILE_SHARE::DELETE),
            None,
            DISPOSITION::OPEN_EXISTING,
            FILE_ATTRIBUTE::NORMAL,
            None,
            None,
            None,
        )?;
        Ok(file.GetFileInformationByHandle()?.nFileIndex())
    };
    number().unwrap_or(0)
}

/// Opening a pipe waits for nothing here.
pub(super) fn without_waiting(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}

/// A new file has the permissions of its folder.
pub(super) fn set_permissions_of_new(_: &mut Builder<'_, '_>) {}

/// Gives a temporary file its name, in place of the file that has it. Windows that only read the
/// old one don't mind; for other programs it waits a moment.
pub(super) fn persist(new: NamedTempFile, target: &Path) -> io::Result<()> {
    let new = new.into_temp_path().keep().map_err(|error| error.error)?;
    let begun = Instant::now();
    loop {
        match fs::rename(&new, target) {
            Err(error) if is_busy(&error) && begun.elapsed() < BUSY_TIMEOUT => {
                thread::sleep(Duration::from_millis(10));
            }
            Err(error) => {
                // The next save tries again.
                let _ = fs::remove_file(&new);
                return Err(error);
            }
            Ok(()) => return Ok(()),
        }
    }
}

fn is_busy(error: &io::Error) -> bool {
    let codes = [ERROR::ACCESS_DENIED, ERROR::SHARING_VIOLATION, ERROR::LOCK_VIOLATION];
    codes.iter().any(|code| error.raw_os_error() == Some(code.raw() as i32))
}

/// Makes a rename durable: the journal of the file system is written out together with the folder.
/// Without this, a power cut would bring back the old file, as a whole.
pub(super) fn sync_folder(folder: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    let synced = options
        .write(true)
        .custom_flags(FILE_FLAG::BACKUP_SEMANTICS.raw())
        .open(folder)
        .and_then(|folder| folder.sync_all());
    // Not every file system can do this for folders.
    if let Err(error) = synced {
        tracing::debug!("{} is not synced: {error}", folder.display());
    }
    Ok(())
}

/// The 16-bit units of a path, which need not be Unicode.
pub fn path_units(path: &Path) -> Vec<i64> {
    path.as_os_str().encode_wide().map(i64::from).collect()
}

/// The path of these units; `None` if one of them has more than 16 bits.
pub fn path_from_units(units: &[i64]) -> Option<PathBuf> {
    let units: Result<Vec<_>, _> = units.iter().copied().map(u16::try_from).collect();
    units.ok().map(|units| OsString::from_wide(&units).into())
}
