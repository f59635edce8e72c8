//! Files in the storage that a browser keeps for a page, under the names of `std::fs`.
//!
//! Every call is done when it returns. Files in [`opened_files::FOLDER`] are in memory: those that the
//! player has opened. A file written to [`DOWNLOADS`] is handed to the player.

use crate::platform::page::{self, DOWNLOADS, kept_files, opened_files};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use std::cell::Cell;
use std::ffi::OsString;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

thread_local! {
    /// The number of the last new file, so that each has another.
    static LAST: Cell<u64> = const { Cell::new(0) };
}

/// A file is kept as this head and its content, in base64 unless it is a text.
#[derive(Debug, Clone, Copy)]
struct Head {
    /// A file that takes the place of another has another number.
    number: u64,
    /// In ms since 1970.
    modified: u64,
    len: u64,
    is_text: bool,
}

impl Head {
    /// Its length in characters.
    const LEN: u32 = 16 * 3 + 1;

    fn parse(head: &str) -> Option<Self> {
        let part = |at: usize| u64::from_str_radix(head.get(16 * at..16 * (at + 1))?, 16).ok();
        let is_text = head.get(48..)? == "t";
        Some(Self { number: part(0)?, modified: part(1)?, len: part(2)?, is_text })
    }

    fn of(content: &[u8], number: Option<u64>) -> (Self, String) {
        let modified = kept_files::now_ms();
        let number = number.unwrap_or_else(|| {
            // By the time, so that no other page has given it, and none before this one.
            LAST.set(modified.max(LAST.get() + 1));
            LAST.get()
        });
        let text = std::str::from_utf8(content).map(str::to_owned);
        let (is_text, text) = (text.is_ok(), text.unwrap_or_else(|_| STANDARD.encode(content)));
        (Self { number, modified, len: content.len() as u64, is_text }, text)
    }

    fn to_text(self) -> String {
        let Self { number, modified, len, is_text } = self;
        format!("{number:016x}{modified:016x}{len:016x}{}", if is_text { 't' } else { 'b' })
    }
}

fn not_found() -> io::Error {
    io::ErrorKind::NotFound.into()
}

/// The content of a file.
fn load(path: &Path) -> io::Result<Vec<u8>> {
    if path.starts_with(opened_files::FOLDER) {
        return opened_files::content(path).ok_or_else(not_found);
    }
    let kept = kept_files::load(path)?.ok_or_else(not_found)?;
    let (head, content) = kept.split_at_checked(Head::LEN as usize).ok_or_else(not_found)?;
    match Head::parse(head).ok_or_else(not_found)?.is_text {
        true => Ok(content.into()),
        false => STANDARD.decode(content).map_err(|_| io::ErrorKind::InvalidData.into()),
    }
}

/// Keeps the content of a file. `number` stays that of the file it is appended to.
fn store(path: &Path, content: &[u8], number: Option<u64>) -> io::Result<()> {
    // A file that has no name yet is only in memory.
    if path.as_os_str().is_empty() {
        return Ok(());
    }
    if path.starts_with(DOWNLOADS) {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        return page::download(&name, content).ok_or(io::ErrorKind::Unsupported.into());
    }
    let (head, text) = Head::of(content, number);
    kept_files::keep(path, &(head.to_text() + &text))
}

fn all_paths() -> io::Result<Vec<PathBuf>> {
    Ok([kept_files::paths()?, opened_files::paths()].concat())
}

/// What is known of a file or folder.
#[derive(Debug, Clone)]
pub struct Metadata(Option<Head>);

impl Metadata {
    pub fn is_file(&self) -> bool {
        self.0.is_some()
    }

    pub fn is_dir(&self) -> bool {
        self.0.is_none()
    }

    pub const fn is_symlink(&self) -> bool {
        false
    }

    pub fn file_type(&self) -> Self {
        self.clone()
    }

    pub fn len(&self) -> u64 {
        self.0.map_or(0, |head| head.len)
    }

    pub fn number(&self) -> u64 {
        self.0.map_or(0, |head| head.number)
    }

    pub fn modified(&self) -> io::Result<SystemTime> {
        let ms = self.0.map_or(0, |head| head.modified);
        Ok(SystemTime::UNIX_EPOCH + Duration::from_millis(ms))
    }

    pub const fn permissions(&self) -> Permissions {
        Permissions
    }
}

/// Everything may be written.
#[derive(Debug, Clone, Copy)]
pub struct Permissions;

impl Permissions {
    pub const fn readonly(self) -> bool {
        false
    }
}

pub fn metadata(path: impl AsRef<Path>) -> io::Result<Metadata> {
    let path = path.as_ref();
    if let Some(content) = opened_files::content(path) {
        return Ok(Metadata(Some(Head::of(&content, Some(0)).0)));
    }
    if let Some(head) = kept_files::load_start(path, Head::LEN)?.and_then(|head| Head::parse(&head))
    {
        return Ok(Metadata(Some(head)));
    }
    let is_folder = all_paths()?.iter().any(|kept| kept.starts_with(path));
    if is_folder { Ok(Metadata(None)) } else { Err(not_found()) }
}

pub fn symlink_metadata(path: impl AsRef<Path>) -> io::Result<Metadata> {
    metadata(path)
}

pub fn exists(path: impl AsRef<Path>) -> io::Result<bool> {
    match metadata(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        found => Ok(found.is_ok()),
    }
}

/// There are no links.
pub fn read_link(_: impl AsRef<Path>) -> io::Result<PathBuf> {
    Err(io::ErrorKind::InvalidInput.into())
}

pub fn canonicalize(path: impl AsRef<Path>) -> io::Result<PathBuf> {
    metadata(&path).map(|_| path.as_ref().to_owned())
}

/// Folders are there once a file is in them.
pub fn create_dir_all(_: impl AsRef<Path>) -> io::Result<()> {
    Ok(())
}

pub fn write(path: impl AsRef<Path>, content: impl AsRef<[u8]>) -> io::Result<()> {
    store(path.as_ref(), content.as_ref(), None)
}

pub fn remove_file(path: impl AsRef<Path>) -> io::Result<()> {
    metadata(&path)?;
    kept_files::forget(path.as_ref())
}

pub fn rename(from: impl AsRef<Path>, to: impl AsRef<Path>) -> io::Result<()> {
    let kept = kept_files::load(from.as_ref())?.ok_or_else(not_found)?;
    // Both may be too much.
    kept_files::forget(from.as_ref())?;
    kept_files::keep(to.as_ref(), &kept).inspect_err(|_| {
        let _ = kept_files::keep(from.as_ref(), &kept);
    })
}

/// What is directly in a folder.
pub fn read_dir(
    folder: impl AsRef<Path>,
) -> io::Result<impl Iterator<Item = io::Result<DirEntry>>> {
    let folder = folder.as_ref();
    let kept = all_paths()?;
    let within = kept.iter().filter_map(|path| path.strip_prefix(folder).ok()?.iter().next());
    let names: std::collections::BTreeSet<_> = within.map(|name| folder.join(name)).collect();
    if names.is_empty() { Err(not_found()) } else { Ok(names.into_iter().map(DirEntry).map(Ok)) }
}

#[derive(Debug)]
pub struct DirEntry(PathBuf);

impl DirEntry {
    pub fn path(&self) -> PathBuf {
        self.0.clone()
    }

    pub fn file_name(&self) -> OsString {
        self.0.file_name().unwrap_or_default().to_owned()
    }

    pub fn file_type(&self) -> io::Result<Metadata> {
        metadata(&self.0)
    }
}

/// A file as it was when it was opened. What is written is kept once it is flushed or synced, and at
/// once if it is appended.
#[derive(Debug, Default)]
pub struct File {
    path: PathBuf,
    content: Vec<u8>,
    number: Option<u64>,
    at: usize,
    appends: bool,
    has_changed: Cell<bool>,
}

impl File {
    fn keep(&self) -> io::Result<()> {
        if self.has_changed.get() {
            store(&self.path, &self.content, self.number)?;
            self.has_changed.set(false);
        }
        Ok(())
    }

    pub fn metadata(&self) -> io::Result<Metadata> {
        let (head, _) = Head::of(&self.content, Some(self.number.unwrap_or_default()));
        Ok(Metadata(Some(head)))
    }

    pub fn set_len(&mut self, len: u64) -> io::Result<()> {
        self.content.truncate(len as usize);
        self.has_changed.set(true);
        self.keep()
    }

    pub fn sync_all(&self) -> io::Result<()> {
        self.keep()
    }

    pub fn sync_data(&self) -> io::Result<()> {
        self.keep()
    }

    /// One script runs at a time, so nobody else is between reading and writing.
    pub const fn try_lock(&self) -> Result<(), TryLockError> {
        Ok(())
    }

    pub const fn unlock(&self) -> io::Result<()> {
        Ok(())
    }

    pub const fn set_permissions(&self, _: Permissions) -> io::Result<()> {
        Ok(())
    }
}

/// No lock fails.
#[derive(Debug)]
pub enum TryLockError {
    Error(io::Error),
    WouldBlock,
}

impl Read for File {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let left = self.content.get(self.at..).unwrap_or_default();
        let count = left.len().min(out.len());
        out[..count].copy_from_slice(&left[..count]);
        self.at += count;
        Ok(count)
    }
}

impl Write for File {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.appends {
            self.at = self.content.len();
        }
        self.content.truncate(self.at);
        self.content.extend_from_slice(bytes);
        self.at = self.content.len();
        self.has_changed.set(true);
        if self.appends {
            self.keep().inspect_err(|_| self.content.truncate(self.content.len() - bytes.len()))?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.keep()
    }
}

impl Seek for File {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let (from, by) = match to {
            SeekFrom::Start(at) => (at as usize, 0),
            SeekFrom::End(by) => (self.content.len(), by),
            SeekFrom::Current(by) => (self.at, by),
        };
        let at = from.checked_add_signed(by as isize);
        self.at = at.ok_or(io::Error::from(io::ErrorKind::InvalidInput))?;
        Ok(self.at as u64)
    }
}

#[derive(Debug, Clone, Copy, Default)]
pub struct OpenOptions {
    creates: bool,
    appends: bool,
    truncates: bool,
}

impl OpenOptions {
    pub fn new() -> Self {
        Self::default()
    }

    pub const fn read(&mut self, _: bool) -> &mut Self {
        self
    }

    pub const fn write(&mut self, _: bool) -> &mut Self {
        self
    }

    pub const fn append(&mut self, appends: bool) -> &mut Self {
        self.appends = appends;
        self
    }

    pub const fn create(&mut self, creates: bool) -> &mut Self {
        self.creates = creates;
        self
    }

    pub const fn truncate(&mut self, truncates: bool) -> &mut Self {
        self.truncates = truncates;
        self
    }

    pub fn open(&self, path: impl AsRef<Path>) -> io::Result<File> {
        let path = path.as_ref();
        let found = match metadata(path) {
            Err(error) if self.creates && error.kind() == io::ErrorKind::NotFound => None,
            found => Some(found?.number()),
        };
        let content = match found {
            Some(_) if !self.truncates => load(path)?,
            _ => Vec::new(),
        };
        let has_changed = Cell::new(found.is_none() || self.truncates);
        let Self { appends, .. } = *self;
        let path = path.to_owned();
        let file = File { path, content, number: found, at: 0, appends, has_changed };
        // A download begins once there is something in it.
        if !file.path.starts_with(DOWNLOADS) {
            file.keep()?;
        }
        Ok(file)
    }
}

/// What is asked of the crate of this name: a new file takes a name only once it is complete.
pub mod tempfile {
    use super::{File, exists, store};
    use std::ffi::OsStr;
    use std::io;
    use std::path::Path;

    #[derive(Debug, Default)]
    pub struct Builder;

    impl Builder {
        pub const fn new() -> Self {
            Self
        }

        pub const fn prefix(&mut self, _: &OsStr) -> &mut Self {
            self
        }

        pub const fn suffix(&mut self, _: &str) -> &mut Self {
            self
        }

        pub fn tempfile_in(&self, _: &Path) -> io::Result<NamedTempFile> {
            Ok(NamedTempFile(File::default()))
        }
    }

    #[derive(Debug)]
    pub struct NamedTempFile(File);

    #[derive(Debug)]
    pub struct PersistError {
        pub error: io::Error,
        pub file: NamedTempFile,
    }

    impl NamedTempFile {
        pub const fn as_file(&self) -> &File {
            &self.0
        }

        pub const fn as_file_mut(&mut self) -> &mut File {
            &mut self.0
        }

        pub fn persist(self, path: &Path) -> Result<(), PersistError> {
            let stored = store(path, &self.0.content, None);
            stored.map_err(|error| PersistError { error, file: self })
        }

        pub fn persist_noclobber(self, path: &Path) -> Result<(), PersistError> {
            match exists(path) {
                Ok(false) => self.persist(path),
                found => {
                    let error = found.err().unwrap_or(io::ErrorKind::AlreadyExists.into());
                    Err(PersistError { error, file: self })
                }
            }
        }
    }
}
