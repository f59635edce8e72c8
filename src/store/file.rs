//! A file as the disk has it: read whole, replaced whole, set aside whole.

use std::ffi::OsString;
use std::fs;
use std::fs::File;
use std::fs::OpenOptions;
use std::fs::TryLockError;
use std::io;
use std::io::Read;
use std::io::Write;
use std::path::Path;
use std::path::PathBuf;
use std::thread;
use std::time::Duration;
use std::time::Instant;
use std::time::SystemTime;

use jiff::Timestamp;
use tempfile::NamedTempFile;
use tempfile::PersistError;

use super::notice::SaveError;
use super::notice::Trouble;
use super::notice::Unreadable;

/// The largest file that is read or written, in bytes: a quarter of a million records.
pub(super) const LIMIT: u64 = 32 * 1024 * 1024;

/// How long a save waits for another program that is saving.
const PATIENCE: Duration = Duration::from_secs(5);

/// What stands between a file's name and the time at which it was set aside.
const SET_ASIDE: &str = ".unreadable-";

/// How many symbolic links are followed from one name to the file.
const LINKS: usize = 40;

/// The text of a file, or `None` where there is none.
pub(super) fn read(path: &Path) -> Result<Option<String>, Unreadable> {
    let system = |error: io::Error| Unreadable::System(error.into());
    // Asked first, because to open a pipe would be to wait for its other end.
    match fs::metadata(path) {
        Ok(found) if !found.is_file() => return Err(Unreadable::NotAFile),
        Ok(_) => {}
        Err(error) if is_absence(&error) => return Ok(None),
        Err(error) => return Err(system(error)),
    }
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) if is_absence(&error) => return Ok(None),
        Err(error) => return Err(system(error)),
    };
    let mut bytes = Vec::new();
    file.take(LIMIT + 1)
        .read_to_end(&mut bytes)
        .map_err(system)?;
    if bytes.len() as u64 > LIMIT {
        return Err(Unreadable::TooLarge { limit: LIMIT });
    }
    let text = String::from_utf8(bytes).map_err(|_| Unreadable::NotText)?;
    Ok(Some(text))
}

/// Whether there is no file under a name, as opposed to one that cannot be reached.
fn is_absence(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory
    )
}

/// By which a file is known to be as it was: whatever changes it, changes this.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Stamp {
    len: u64,
    modified: Option<SystemTime>,
    /// Which file it is, where the system numbers them: a replaced one is another.
    number: u64,
}

impl Stamp {
    /// The stamp of a file; `None` where there is none.
    pub(super) fn of(path: &Path) -> Option<Self> {
        let found = fs::metadata(path).ok()?;
        #[cfg(unix)]
        let number = std::os::unix::fs::MetadataExt::ino(&found);
        #[cfg(not(unix))]
        let number = 0;
        found.is_file().then_some(Self {
            len: found.len(),
            modified: found.modified().ok(),
            number,
        })
    }

    /// How long the file was, in bytes.
    pub(super) const fn len(self) -> u64 {
        self.len
    }
}

/// The right to replace one file, which one program has at a time. It ends when it is dropped.
#[derive(Debug)]
pub(super) struct Lock {
    target: PathBuf,
    /// `None` on file systems that know no locks.
    held: Option<File>,
}

impl Lock {
    /// The lock of the file that `path` leads to, whether or not there is one yet.
    ///
    /// The lock is a file of its own beside it, and stays: the file itself is replaced at each
    /// save, and a lock that is deleted could be held by two.
    pub(super) fn take(path: &Path) -> Result<Self, SaveError> {
        Self::hold(follow_of(path)?, path)
    }

    /// As [`Lock::take`], but without waiting: `None` where another program has it.
    pub(super) fn try_take(path: &Path) -> Result<Option<Self>, SaveError> {
        let target = follow_of(path)?;
        let file = Self::open(&target, path)?;
        match file.try_lock() {
            Ok(()) => {
                let held = Some(file);
                Ok(Some(Self { target, held }))
            }
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(_)) => Ok(Some(Self { target, held: None })),
        }
    }

    /// The lock beside `target`, which need not be there; `told` is the file that a failure is
    /// told of.
    pub(super) fn hold(target: PathBuf, told: &Path) -> Result<Self, SaveError> {
        let file = Self::open(&target, told)?;
        let begun = Instant::now();
        loop {
            match file.try_lock() {
                Ok(()) => {
                    let held = Some(file);
                    return Ok(Self { target, held });
                }
                Err(TryLockError::WouldBlock) if begun.elapsed() < PATIENCE => {
                    thread::sleep(Duration::from_millis(2));
                }
                Err(TryLockError::WouldBlock) => {
                    return Err(SaveError::Busy {
                        file: told.to_owned(),
                    });
                }
                // Some network file systems know no locks. There the rename still keeps the file
                // whole, and two windows at the very same moment are the smaller risk.
                Err(TryLockError::Error(_)) => return Ok(Self { target, held: None }),
            }
        }
    }

    fn open(target: &Path, told: &Path) -> Result<File, SaveError> {
        OpenOptions::new()
            .create(true)
            .truncate(false)
            .write(true)
            .open(hidden(target, ".lock"))
            .map_err(|error| SaveError::System {
                file: told.to_owned(),
                trouble: error.into(),
            })
    }

    /// Removes the file, which need not be there; the lock stays held.
    pub(super) fn remove(&self) -> Result<(), SaveError> {
        let removed = match fs::remove_file(&self.target) {
            Err(error) if is_absence(&error) => Ok(()),
            Err(error) => Err(error),
            Ok(()) => sync_folder(folder_of(&self.target)),
        };
        removed.map_err(|error| SaveError::System {
            file: self.target.clone(),
            trouble: error.into(),
        })
    }

    /// Puts a text in the file's place, so that at every moment, power cuts included, the old
    /// text or the new one is there whole. Its permissions stay; a symbolic link stays one.
    pub(super) fn replace(&self, text: &str) -> Result<(), SaveError> {
        let file = || self.target.clone();
        if text.len() as u64 > LIMIT {
            return Err(SaveError::TooLarge { file: file() });
        }
        let permissions = match fs::metadata(&self.target) {
            // A rename would get past the mark, which the player has set for a reason.
            Ok(found) if found.permissions().readonly() => {
                return Err(SaveError::Protected { file: file() });
            }
            Ok(found) => Some(found.permissions()),
            Err(_) => None,
        };
        self.write(text, permissions)
            .map_err(|error| SaveError::System {
                file: file(),
                trouble: error.into(),
            })
    }

    /// Writes a text behind the file, which is `len` bytes long, and does not return before it is
    /// on the disk. What cannot be written whole is not there.
    pub(super) fn extend(&self, text: &str, len: u64) -> io::Result<()> {
        if len + text.len() as u64 > LIMIT || fs::metadata(&self.target)?.permissions().readonly() {
            return Err(io::ErrorKind::PermissionDenied.into());
        }
        let mut file = OpenOptions::new().append(true).open(&self.target)?;
        let written = file
            .write_all(text.as_bytes())
            .and_then(|()| file.sync_data());
        if written.is_err() {
            // Where this fails, too, the torn end is set right when the file is read next.
            let _ = file.set_len(len);
        }
        written
    }

    /// Puts a text into a new file in the lock's folder, under the first of `names` that is free,
    /// and says which. What is there already stays, whoever puts it there.
    pub(super) fn add(
        &self,
        text: &str,
        names: impl IntoIterator<Item = String>,
    ) -> io::Result<String> {
        let folder = folder_of(&self.target);
        let mut new = self.prepare(text, None)?;
        for name in names {
            let path = folder.join(&name);
            // Asked first for the file systems that can only rename.
            if fs::symlink_metadata(&path).is_ok() {
                continue;
            }
            new = match put_without_replacing(new, &path) {
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

    fn write(&self, text: &str, permissions: Option<fs::Permissions>) -> io::Result<()> {
        let new = self.prepare(text, permissions)?;
        new.persist(&self.target).map_err(|error| error.error)?;
        sync_folder(folder_of(&self.target))
    }

    /// A finished, synced copy that only waits for its name.
    fn prepare(
        &self,
        text: &str,
        permissions: Option<fs::Permissions>,
    ) -> io::Result<NamedTempFile> {
        let folder = folder_of(&self.target);
        self.sweep(folder);
        let prefix = hidden_name(&self.target, ".");
        let mut builder = tempfile::Builder::new();
        builder.prefix(&prefix).suffix(".tmp");
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let mut new = builder.tempfile_in(folder)?;
        new.write_all(text.as_bytes())?;
        if let Some(permissions) = permissions {
            new.as_file().set_permissions(permissions)?;
        }
        new.as_file().sync_all()?;
        Ok(new)
    }

    /// Removes what saves that were killed have left behind. Whoever holds the lock knows that
    /// nobody is still writing it.
    fn sweep(&self, folder: &Path) {
        if self.held.is_none() {
            return;
        }
        let prefix = hidden_name(&self.target, ".");
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let name = entry.file_name();
            let name = name.as_encoded_bytes();
            if name.starts_with(prefix.as_encoded_bytes()) && name.ends_with(b".tmp") {
                // What cannot be removed harms nobody, and the next save tries again.
                let _ = fs::remove_file(entry.path());
            }
        }
    }
}

/// Gives a new file its name, unless that is taken.
fn put_without_replacing(new: NamedTempFile, path: &Path) -> Result<(), PersistError> {
    match new.persist_noclobber(path) {
        // Neither a rename that replaces nothing nor a second link: FAT has them not. There the
        // lock keeps other windows of ours from taking the name.
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

/// Gives what stands at `path` a name with the time in it, and says which. What is renamed is
/// the link where `path` is one, so that nothing outside our own folder is touched.
///
/// To be called by the holder of the file's lock.
pub(super) fn set_aside(path: &Path) -> Result<PathBuf, Trouble> {
    let stamp = Timestamp::now().strftime("%Y-%m-%dT%H-%M-%SZ").to_string();
    let mut name = path.as_os_str().to_owned();
    name.push(format!("{SET_ASIDE}{stamp}"));
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
pub(super) fn copy_aside(path: &Path) -> Result<PathBuf, SaveError> {
    let system = |error: io::Error| SaveError::System {
        file: path.to_owned(),
        trouble: error.into(),
    };
    let text = fs::read(path).map_err(system)?;
    let text = String::from_utf8(text).map_err(|_| SaveError::NotReadBack {
        file: path.to_owned(),
        why: Unreadable::NotText,
    })?;
    let stamp = Timestamp::now().strftime("%Y-%m-%dT%H-%M-%SZ").to_string();
    let stem = path
        .file_stem()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    let names = (1..=u32::MAX).map(|count| match count {
        1 => format!("{stem}-before-{stamp}.toml"),
        count => format!("{stem}-before-{stamp}-{count}.toml"),
    });
    let name = Lock::take(path)?.add(&text, names).map_err(system)?;
    Ok(path.with_file_name(name))
}

/// Whether something that could not be understood was set aside here before, and still lies there.
pub(super) fn has_set_aside(path: &Path) -> bool {
    let mut prefix = path.file_name().unwrap_or_default().to_owned();
    prefix.push(SET_ASIDE);
    let names = fs::read_dir(folder_of(path))
        .into_iter()
        .flatten()
        .flatten();
    names.into_iter().any(|entry| {
        let name = entry.file_name();
        let (name, prefix) = (name.as_encoded_bytes(), prefix.as_encoded_bytes());
        name.starts_with(prefix)
    })
}

fn follow_of(path: &Path) -> Result<PathBuf, SaveError> {
    follow(path).map_err(|error| SaveError::System {
        file: path.to_owned(),
        trouble: error.into(),
    })
}

/// Where a name leads when every symbolic link is followed, even if nothing is there yet.
fn follow(path: &Path) -> io::Result<PathBuf> {
    let mut at = path.to_owned();
    for _ in 0..LINKS {
        match fs::read_link(&at) {
            Ok(to) => at = folder_of(&at).join(to),
            Err(_) => return Ok(at),
        }
    }
    // A ring of links is no file: what is to be locked and replaced is the first of them.
    Ok(path.to_owned())
}

/// Makes a rename last: without this a power cut may undo it.
#[cfg(unix)]
fn sync_folder(folder: &Path) -> io::Result<()> {
    match File::open(folder)?.sync_all() {
        // There are file systems that cannot do this for folders.
        Err(error)
            if matches!(
                error.kind(),
                io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported
            ) =>
        {
            Ok(())
        }
        result => result,
    }
}

/// Folders cannot be synced here; the system writes renames in order.
#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

/// The folder a file lies in.
pub(super) fn folder_of(file: &Path) -> &Path {
    match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// The path of a hidden file of ours beside `file`.
fn hidden(file: &Path, end: &str) -> PathBuf {
    file.with_file_name(hidden_name(file, end))
}

/// The name of a hidden file of ours beside `file`: a dot, the file's own name, `end`.
fn hidden_name(file: &Path, end: &str) -> OsString {
    let mut name = OsString::from(".");
    name.push(file.file_name().unwrap_or_default());
    name.push(end);
    name
}
