//! The lock of a file, and the ways to change it.

#[cfg(target_family = "wasm")]
use super::fs::tempfile;
use super::fs::{self, File, OpenOptions, TryLockError};
use super::{
    MAX_FILE_SIZE, folder_of, is_no_file, is_not_found, open_regular, resolve_links, sync_folder,
    system,
};
use crate::storage::notice::{FileError, SaveError};
use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;
use tempfile::{NamedTempFile, PersistError};
use web_time::Instant;

/// How long a save waits for another program.
const LOCK_TIMEOUT: Duration = Duration::from_secs(5);

/// The right to change a file. One program has it at a time, until it is dropped.
#[derive(Debug)]
pub(crate) struct LockGuard {
    target: PathBuf,
    /// `None` on file systems without locks.
    handle: Option<File>,
}

impl LockGuard {
    /// Locks the file that `path` leads to, which need not exist.
    ///
    /// The lock is a separate file that stays: the file itself is replaced at each save, and a
    /// deleted lock could be held twice.
    pub(crate) fn acquire(path: &Path) -> Result<Self, SaveError> {
        Self::acquire_target(resolve_links(path), path)
    }

    /// As [`LockGuard::acquire`] without waiting: `None` if another program has the lock.
    pub(crate) fn try_acquire(path: &Path) -> Result<Option<Self>, SaveError> {
        Self::acquire_within(Duration::ZERO, resolve_links(path), path)
    }

    /// Locks `target`, which need not exist; errors name `path`.
    pub(crate) fn acquire_target(target: PathBuf, path: &Path) -> Result<Self, SaveError> {
        Self::acquire_within(LOCK_TIMEOUT, target, path)?
            .ok_or_else(|| SaveError::of(path)(FileError::Busy))
    }

    /// `None` if another program has the lock for longer than `timeout`.
    fn acquire_within(
        timeout: Duration,
        target: PathBuf,
        path: &Path,
    ) -> Result<Option<Self>, SaveError> {
        let file = Self::open(&target, path)?;
        let begun = Instant::now();
        loop {
            match file.try_lock() {
                Ok(()) => return Ok(Some(Self { target, handle: Some(file) })),
                Err(TryLockError::WouldBlock) if begun.elapsed() < timeout => {
                    thread::sleep(Duration::from_millis(2));
                }
                Err(TryLockError::WouldBlock) => return Ok(None),
                // Some network file systems have no locks. The rename still keeps the file whole.
                Err(TryLockError::Error(_)) => return Ok(Some(Self { target, handle: None })),
            }
        }
    }

    fn open(target: &Path, path: &Path) -> Result<File, SaveError> {
        let lock = hidden(target, ".lock");
        let opened =
            open_regular(OpenOptions::new().create(true).truncate(false).write(true), &lock);
        opened.map_err(|error| match is_no_file(&error) {
            true => SaveError::of(path)(FileError::Lock { lock }),
            false => SaveError::system(path)(error),
        })
    }

    /// Removes the file if it exists. The lock stays held.
    pub(crate) fn remove(&self) -> Result<(), SaveError> {
        let removed = match fs::remove_file(&self.target) {
            Err(error) if is_not_found(&error) => Ok(()),
            Err(error) => Err(error),
            Ok(()) => sync_folder(folder_of(&self.target)),
        };
        removed.map_err(SaveError::system(&self.target))
    }

    /// Replaces the file atomically, even in a power cut. Its permissions stay; a symbolic link
    /// stays one.
    pub(crate) fn replace(&self, text: &str) -> Result<(), SaveError> {
        if text.len() as u64 > MAX_FILE_SIZE {
            return Err(SaveError::of(&self.target)(FileError::TooLarge));
        }
        self.replace_by(|out| out.write_all(text.as_bytes()))
    }

    /// Replaces the file by what is written piece by piece, however long it is.
    pub(crate) fn replace_by(
        &self,
        write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> Result<(), SaveError> {
        let permissions = self.permissions()?;
        let written = self.write_temp(write, permissions).and_then(|new| {
            system::persist(new, &self.target)?;
            sync_folder(folder_of(&self.target))
        });
        written.map_err(SaveError::system(&self.target))
    }

    /// The permissions of the file, if there is one, which must allow writing.
    fn permissions(&self) -> Result<Option<fs::Permissions>, SaveError> {
        match fs::metadata(&self.target) {
            // A rename would bypass the read-only mark.
            Ok(found) if found.permissions().readonly() => {
                Err(SaveError::of(&self.target)(FileError::ReadOnly))
            }
            Ok(found) => Ok(Some(found.permissions())),
            Err(_) => Ok(None),
        }
    }

    /// Appends a text to the file, which is `len` bytes long, and syncs it. A partial write is
    /// undone.
    pub(crate) fn append(&self, text: &str, len: u64) -> Result<(), SaveError> {
        self.permissions()?;
        let mut file = open_regular(OpenOptions::new().append(true), &self.target)
            .map_err(SaveError::system(&self.target))?;
        let written = file.write_all(text.as_bytes()).and_then(|()| file.sync_data());
        if written.is_err() {
            // Otherwise the incomplete line is skipped when the file is read.
            let _ = file.set_len(len);
        }
        written.map_err(SaveError::system(&self.target))
    }

    /// Writes a new file in the folder of the lock under the first free of `names`, and returns the
    /// name. Nothing is ever overwritten.
    pub(crate) fn create_new(
        &self,
        text: &str,
        names: impl IntoIterator<Item = String>,
    ) -> io::Result<String> {
        let folder = folder_of(&self.target);
        let mut new = self.write_temp(|out| out.write_all(text.as_bytes()), None)?;
        for name in names {
            let path = folder.join(&name);
            // For file systems that can only rename.
            if fs::symlink_metadata(&path).is_ok() {
                continue;
            }
            new = match persist_new(new, &path) {
                Ok(()) => {
                    sync_folder(folder)?;
                    return Ok(name);
                }
                Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => error.file,
                Err(error) => return Err(error.error),
            };
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }

    /// A synced temporary file with what is written.
    fn write_temp(
        &self,
        write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
        permissions: Option<fs::Permissions>,
    ) -> io::Result<NamedTempFile> {
        let folder = folder_of(&self.target);
        self.remove_leftovers(folder);
        let prefix = hidden_name(&self.target, ".");
        let mut builder = tempfile::Builder::new();
        builder.prefix(&prefix).suffix(".tmp");
        system::set_permissions_of_new(&mut builder);
        let mut new = builder.tempfile_in(folder)?;
        let mut out = BufWriter::new(new.as_file_mut());
        write(&mut out)?;
        out.flush()?;
        drop(out);
        if let Some(permissions) = permissions {
            new.as_file().set_permissions(permissions)?;
        }
        new.as_file().sync_all()?;
        Ok(new)
    }

    /// Removes what killed saves left behind; nobody else is writing while we hold the lock.
    fn remove_leftovers(&self, folder: &Path) {
        if self.handle.is_none() {
            return;
        }
        let prefix = hidden_name(&self.target, ".");
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let name = entry.file_name();
            let name = name.as_encoded_bytes();
            if name.starts_with(prefix.as_encoded_bytes()) && name.ends_with(b".tmp") {
                // The next save tries again.
                let _ = fs::remove_file(entry.path());
            }
        }
    }
}

impl Drop for LockGuard {
    /// A process that is just being started by another thread has a copy of the handle, which would
    /// hold the lock a moment longer.
    fn drop(&mut self) {
        if let Some(handle) = &self.handle {
            // Closing the file releases it too.
            let _ = handle.unlock();
        }
    }
}

/// Removes what killed saves left behind in a folder, but not what another program is saving.
pub(crate) fn remove_leftovers(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let target = || {
            let (target, _) =
                name.to_str()?.strip_prefix('.')?.strip_suffix(".tmp")?.rsplit_once('.')?;
            Some(folder.join(target))
                .filter(|target| fs::exists(hidden(target, ".lock")).unwrap_or(false))
        };
        if let Some(target) = target()
            && let Ok(Some(lock)) =
                LockGuard::acquire_within(Duration::ZERO, target.clone(), &target)
        {
            lock.remove_leftovers(folder);
        }
    }
}

/// Renames a new file unless the name is taken.
fn persist_new(new: NamedTempFile, path: &Path) -> Result<(), PersistError> {
    match new.persist_noclobber(path) {
        // FAT has neither renames without replacing nor hard links. The lock keeps other windows
        // from taking the name.
        Err(PersistError { error, file })
            if matches!(
                error.kind(),
                io::ErrorKind::Unsupported | io::ErrorKind::PermissionDenied
            ) =>
        {
            file.persist(path).map(drop)
        }
        result => result.map(drop),
    }
}

/// The path of a hidden file beside `file`.
fn hidden(file: &Path, end: &str) -> PathBuf {
    file.with_file_name(hidden_name(file, end))
}

/// The name of a hidden file beside `file`: a dot, its name, `end`.
fn hidden_name(file: &Path, end: &str) -> OsString {
    let mut name = OsString::from(".");
    name.push(file.file_name().unwrap_or_default());
    name.push(end);
    name
}
