//! The file of what is known of recordings: one JSON object per line, after one for the file itself.
//!
//! Nothing in it is the player's: it is written anew as a whole, one that cannot be read is
//! quarantined and made again, and one of a later version is left alone.

use super::walk::FoundFile;
use super::{Entries, is_within};
use crate::replay::library::{EntryContent, LibraryEntry, LibraryFolder};
use crate::storage::file::fs;
use crate::storage::file::{self, LockGuard};
use crate::storage::load_or_quarantine;
use crate::storage::notice::{FileError, FileNotice, SaveError};
use serde::{Deserialize, Serialize};
use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The version that is written. Since 2 it has all games of a session, since 3 no
/// sentences, since 4 the times of the files, and what they say of themselves, and since 5 the modes.
const VERSION: u32 = 5;

/// What is known of each file, and the file that keeps it.
#[derive(Debug)]
pub(super) struct LibraryIndex {
    path: Option<PathBuf>,
    /// The games of each file, in order.
    entries: HashMap<PathBuf, Entries>,
    has_changed: bool,
    /// Whether the file must be left alone.
    is_newer: bool,
}

/// The first line.
#[derive(Debug, Serialize, Deserialize)]
struct Header {
    version: u32,
}

impl LibraryIndex {
    /// What is known, and the notices about the file.
    pub(super) fn load(path: Option<PathBuf>) -> (Self, Vec<FileNotice>) {
        let mut notices = Vec::new();
        let load = |path: &Path| file::read(path)?.map(|text| parse(&text)).transpose();
        let found = path.as_deref().and_then(|path| load_or_quarantine(path, &mut notices, load));
        let mut index = Self { path, entries: HashMap::new(), has_changed: false, is_newer: false };
        match found.flatten() {
            Some(Some(entries)) => index.entries = entries,
            Some(None) => index.is_newer = true,
            None => {}
        }
        (index, notices)
    }

    /// Forgets what is in none of the folders.
    pub(super) fn retain_folders(&mut self, folders: &[LibraryFolder]) {
        self.retain(|path| folders.iter().any(|folder| is_within(path, folder)));
    }

    /// Forgets what was not found. What is in a folder that cannot be read now is kept for later.
    pub(super) fn retain_files(&mut self, found: &[FoundFile], folders: &[LibraryFolder]) {
        let found: HashSet<&Path> = found.iter().map(|file| file.path.as_path()).collect();
        self.retain(|path| {
            let mut around = folders.iter().filter(|folder| is_within(path, folder));
            found.contains(path) || around.all(|folder| folder.is_missing)
        });
    }

    fn retain(&mut self, keep: impl Fn(&Path) -> bool) {
        let before = self.entries.len();
        self.entries.retain(|path, _| keep(path));
        self.has_changed |= self.entries.len() != before;
    }

    /// The number of games.
    pub(super) fn len(&self) -> usize {
        self.entries.values().map(Vec::len).sum()
    }

    /// Whether a file is known and has not changed since.
    pub(super) fn knows(&self, file: &FoundFile) -> bool {
        self.entries.get(&file.path).and_then(|games| games.first()).is_some_and(|entry| {
            (entry.size, entry.modified, entry.is_own) == (file.size, file.modified, file.is_own)
        })
    }

    /// Adds the games of a file.
    pub(super) fn insert(&mut self, games: Vec<LibraryEntry>) {
        let Some(path) = games.first().map(|first| first.path.clone()) else { return };
        self.entries.insert(path, games.into_iter().map(Arc::new).collect());
        self.has_changed = true;
    }

    /// What is in folders that can be read, in any order.
    pub(super) fn shown(&self, folders: &[LibraryFolder]) -> Entries {
        let there: Vec<_> = folders.iter().filter(|folder| !folder.is_missing).collect();
        let entries = self.entries.values().flatten();
        entries
            .filter(|entry| there.iter().any(|folder| is_within(&entry.path, folder)))
            .cloned()
            .collect()
    }

    /// Saves what has changed. Returns the notices for the player.
    pub(super) fn save(&mut self) -> Vec<FileNotice> {
        if !self.has_changed || self.is_newer {
            return Vec::new();
        }
        let Some(path) = &self.path else { return Vec::new() };
        match self.write(path) {
            Ok(()) => {
                self.has_changed = false;
                Vec::new()
            }
            Err(error) => vec![FileNotice::SaveFailed(error)],
        }
    }

    fn write(&self, path: &Path) -> Result<(), SaveError> {
        fs::create_dir_all(file::folder_of(path)).map_err(SaveError::system(path))?;
        let header = Header { version: VERSION };
        let mut text = to_line(&header).unwrap_or_default();
        let mut files: Vec<_> = self.entries.iter().collect();
        files.sort_by_key(|(path, _)| *path);
        for (_, games) in files {
            // A path that is no Unicode cannot be written, nor what the system refused to read, nor
            // more than fits: these files are read again each time.
            let lines: Option<String> = games.iter().map(|game| to_line(&**game)).collect();
            if let Some(lines) = lines
                && (text.len() + lines.len()) as u64 <= file::MAX_FILE_SIZE
            {
                text.push_str(&lines);
            }
        }
        LockGuard::acquire(path)?.replace(&text)
    }
}

fn to_line(value: &impl Serialize) -> Option<String> {
    let mut line = serde_json::to_string(value).ok()?;
    line.push('\n');
    Some(line)
}

/// `None` for a later version.
fn parse(text: &str) -> Result<Option<HashMap<PathBuf, Entries>>, FileError> {
    let mut lines = text.lines().zip(1..);
    let (header, _) = lines.next().ok_or(FileError::Syntax { line: 1 })?;
    let header: Header = serde_json::from_str(header).map_err(|_| FileError::Syntax { line: 1 })?;
    if header.version > VERSION {
        return Ok(None);
    }
    let mut entries = HashMap::<_, Entries>::new();
    if header.version < VERSION {
        return Ok(Some(entries));
    }
    for (text, line) in lines {
        let mut entry: LibraryEntry =
            serde_json::from_str(text).map_err(|_| FileError::Syntax { line })?;
        if let EntryContent::Game { summary, date, .. } = &mut entry.content {
            *date = super::date(summary);
        }
        entries.entry(entry.path.clone()).or_default().push(Arc::new(entry));
    }
    Ok(Some(entries))
}
