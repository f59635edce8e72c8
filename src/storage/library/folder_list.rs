//! The file of the folders that the player has added.

use crate::replay::library::FolderChange;
use crate::storage::file;
use crate::storage::{FileEntries, FileError, FileValue, ParseIssue};
use std::path::{self, Path, PathBuf};
use toml::{Table, Value};

const FOLDERS: &str = "folders";

/// In the order in which they were added.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct FolderList(Vec<PathBuf>);

impl FolderList {
    pub(super) fn paths(&self) -> &[PathBuf] {
        &self.0
    }

    /// A folder is added under its absolute path, and only once; a file only if it is in none.
    pub(super) fn apply(&mut self, change: &FolderChange) {
        match change {
            FolderChange::Add(paths) => {
                for path in paths {
                    let path = path::absolute(path).unwrap_or_else(|_| path.clone());
                    let is_known = self.0.contains(&path)
                        || file::is_file(&path)
                            && self.0.iter().any(|known| path.starts_with(known));
                    if !is_known {
                        self.0.push(path);
                    }
                }
            }
            FolderChange::Remove(folder) => self.0.retain(|known| known != folder),
        }
    }
}

impl FileValue for FolderList {
    const MAX_BYTES: u64 = 1 << 20;

    fn read(found: &Table) -> Result<(Self, Vec<ParseIssue>), FileError> {
        let error = FileError::InvalidKey { key: FOLDERS };
        let folders = match found.get(FOLDERS) {
            None => Some(Vec::new()),
            Some(Value::Array(folders)) => folders.iter().map(path_of).collect(),
            Some(_) => None,
        };
        folders.map(|folders| (Self(folders), Vec::new())).ok_or(error)
    }

    fn entries(&self) -> FileEntries {
        let mut entries = FileEntries::default();
        let folders: Vec<_> = self.0.iter().map(|folder| value_of(folder)).collect();
        if !folders.is_empty() {
            entries.put("", FOLDERS, folders);
        }
        entries
    }
}

/// A path as text. One that is not Unicode is written as the numbers that the system has for it.
fn value_of(path: &Path) -> Value {
    match path.to_str() {
        Some(text) => text.into(),
        None => file::path_units(path).into(),
    }
}

fn path_of(value: &Value) -> Option<PathBuf> {
    match value {
        Value::Array(units) => {
            let units: Option<Vec<i64>> = units.iter().map(Value::as_integer).collect();
            file::path_from_units(&units?)
        }
        text => text.as_str().map(PathBuf::from),
    }
}
