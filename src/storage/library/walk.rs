//! Finding recordings in folders.

use crate::replay::formats;
use crate::replay::library::LibraryFolder;
use crate::storage::file::fs::{self, DirEntry, Metadata};
use std::collections::HashSet;
use std::ffi::OsStr;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

/// How deep folders are searched. Links to folders are not followed, so there are no loops.
const MAX_DEPTH: usize = 24;

/// The most folders that are searched: a player may add a whole disk by mistake.
const MAX_FOLDERS: usize = 100_000;

/// A file with the name of a recording.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct FoundFile {
    pub(super) path: PathBuf,
    /// In bytes.
    pub(super) size: u64,
    /// In ns since 1970.
    pub(super) modified: i64,
    pub(super) is_own: bool,
}

/// The recordings in `folders` and the folders below, the single files among them, and the folders that
/// cannot be read, at most `limit`, and whether some were left out. Calls `goes_on` after every folder, and returns `None`
/// if it says no.
pub(super) fn find_recordings(
    folders: &[LibraryFolder],
    limit: usize,
    goes_on: &mut impl FnMut() -> bool,
) -> Option<(Vec<FoundFile>, bool)> {
    let mut found = Vec::<FoundFile>::new();
    // One folder may contain another.
    let mut seen = HashSet::new();
    for root in folders {
        if let Some(file) = found_file(root.path.clone(), root.is_own) {
            if found.len() == limit {
                return Some((found, true));
            }
            if !found.contains(&file) {
                found.push(file);
            }
            continue;
        }
        let mut open = vec![(root.path.clone(), 0)];
        while let Some((folder, depth)) = open.pop() {
            if !seen.insert(folder.clone()) {
                continue;
            }
            if seen.len() > MAX_FOLDERS {
                return Some((found, true));
            }
            if !goes_on() {
                return None;
            }
            let Some(entries) = entries(&folder) else {
                if found.len() == limit {
                    return Some((found, true));
                }
                // It is listed like a file that cannot be read.
                found.push(FoundFile { path: folder, size: 0, modified: 0, is_own: root.is_own });
                continue;
            };
            for entry in entries {
                let Ok(kind) = entry.file_type() else { continue };
                if kind.is_dir() {
                    if depth < MAX_DEPTH {
                        open.push((entry.path(), depth + 1));
                    }
                } else if let Some(file) = recording(&entry, root.is_own) {
                    if found.len() == limit {
                        return Some((found, true));
                    }
                    found.push(file);
                }
            }
        }
    }
    Some((found, false))
}

/// What is in a folder, in the order of the names, without what is hidden; `None` if it cannot be read.
fn entries(folder: &Path) -> Option<Vec<DirEntry>> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries.flatten(),
        Err(error) if error.kind() == ErrorKind::NotFound => return Some(Vec::new()),
        Err(_) => return None,
    };
    let is_hidden = |entry: &DirEntry| entry.file_name().as_encoded_bytes().starts_with(b".");
    let mut entries: Vec<_> = entries.filter(|entry| !is_hidden(entry)).collect();
    entries.sort_by_key(DirEntry::file_name);
    Some(entries)
}

/// `None` for anything but a file with the name of a recording.
fn recording(entry: &DirEntry, is_own: bool) -> Option<FoundFile> {
    let path = entry.path();
    let extension = path.extension().and_then(OsStr::to_str)?.to_ascii_lowercase();
    if !formats::extensions().any(|known| known == extension) {
        return None;
    }
    found_file(path, is_own)
}

/// `None` for anything but a file. Follows a link to one.
fn found_file(path: PathBuf, is_own: bool) -> Option<FoundFile> {
    let found = fs::metadata(&path).ok().filter(Metadata::is_file)?;
    Some(FoundFile { path, size: found.len(), modified: modified(&found), is_own })
}

/// In ns since 1970; 0 where the system does not say.
fn modified(found: &Metadata) -> i64 {
    let time = found.modified().ok();
    let since = time.and_then(|time| time.duration_since(UNIX_EPOCH).ok());
    since.and_then(|since| i64::try_from(since.as_nanos()).ok()).unwrap_or_default()
}
