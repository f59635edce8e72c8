//! The file of the settings.

use super::file::fs;
use super::{FileEntries, FileError, FileNotice, FileValue, Folders, ParseIssue, Stored};
use crate::config::Settings;
use crate::config::command::Command;
use toml::{Table, Value};

impl Settings {
    /// The settings, and the notices about their file.
    pub fn load(folders: Option<&Folders>) -> (Stored<Self>, Vec<FileNotice>) {
        let file = folders.map(Folders::settings);
        let (mut stored, notices) = Stored::<Self>::open(file.clone());
        if file.is_none_or(|file| fs::exists(file).is_err()) {
            // Nobody has chosen them where nothing was ever saved.
            stored.value.expert_figures = false;
        }
        (stored, notices)
    }
}

impl FileValue for Settings {
    const MAX_BYTES: u64 = 1 << 20;

    fn read(found: &Table) -> Result<(Self, Vec<ParseIssue>), FileError> {
        let mut settings = Self::default();
        let mut issues = Vec::new();
        for field in Self::FIELDS {
            let wrong = match find(found, field.key) {
                Ok(Some(value)) => (field.set)(&mut settings, value),
                Ok(None) => Vec::new(),
                Err(NotATable) => vec![field.key.to_owned()],
            };
            issues.extend(wrong.into_iter().map(ParseIssue::Setting));
        }
        Ok((settings, issues))
    }

    fn entries(&self) -> FileEntries {
        let mut entries = FileEntries::default();
        entries.own_keys("keys", Command::bindable().map(|(_, name)| name));
        for field in Self::FIELDS {
            if let Some(value) = (field.get)(self) {
                let (table, key) = field.key.split_once('.').unwrap_or(("", field.key));
                entries.put(table, key, value);
            }
        }
        entries
    }
}

/// What a key leads into is not a table.
struct NotATable;

/// The value of a key, if any.
fn find<'a>(table: &'a Table, key: &str) -> Result<Option<&'a Value>, NotATable> {
    let Some((outer, inner)) = key.split_once('.') else {
        return Ok(table.get(key));
    };
    match table.get(outer) {
        None => Ok(None),
        Some(Value::Table(table)) => Ok(table.get(inner)),
        Some(_) => Err(NotATable),
    }
}
