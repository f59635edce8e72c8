//! The file of the settings.

use super::{FileNotice, Folders, Format, LoadError, ParseIssue, Stored};
use crate::config::{Settings, setting_value};
use toml::{Table, Value};
use toml_edit::{DocumentMut, Item, TableLike};

impl Settings {
    /// The settings, and what the player should be told about their file.
    pub fn load(folders: Option<&Folders>) -> (Stored<Self>, Vec<FileNotice>) {
        Stored::open(folders.map(Folders::settings))
    }
}

impl Format for Settings {
    const MAX_BYTES: u64 = 1 << 20;

    fn read(found: &Table) -> Result<(Self, Vec<ParseIssue>), LoadError> {
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

    fn merge(&self, base: &Self, _: &Table, into: &mut DocumentMut) {
        for field in Self::FIELDS {
            if !(field.same)(self, base) {
                (field.put)(self, entry_mut(into.as_table_mut(), field.key));
            }
        }
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

/// The place of a key, created if needed.
fn entry_mut<'a>(table: &'a mut dyn TableLike, key: &str) -> &'a mut Item {
    match key.split_once('.') {
        Some((outer, inner)) => {
            let table = setting_value::table(table.entry(outer).or_insert(Item::None));
            table.entry(inner).or_insert(Item::None)
        }
        None => table.entry(key).or_insert(Item::None),
    }
}
