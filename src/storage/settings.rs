//! The file of the settings.

use super::{FileNotice, Folders, Format, LoadError, ParseIssue, Stored};
use crate::config::{InvalidValue, Settings, setting_value};
use toml::{Table, Value};
use toml_edit::{DocumentMut, Item, TableLike};

impl Settings {
    /// The settings, and what the player should be told about their file.
    pub fn load(folders: Option<&Folders>) -> (Stored<Self>, Vec<FileNotice>) {
        Stored::open(folders.map(Folders::settings))
    }
}

impl Format for Settings {
    fn read(found: &Table) -> Result<(Self, Vec<ParseIssue>), LoadError> {
        let mut settings = Self::default();
        let mut faults = Vec::new();
        for field in Self::FIELDS {
            let wrong = match find(found, field.key) {
                Ok(Some(value)) => (field.set)(&mut settings, value),
                Ok(None) => Vec::new(),
                Err(wrong) => vec![wrong],
            };
            let key = field.key;
            faults.extend(wrong.into_iter().map(|wrong| ParseIssue::Setting { key, wrong }));
        }
        Ok((settings, faults))
    }

    fn merge(&self, base: &Self, _: &Table, into: &mut DocumentMut) {
        for field in Self::FIELDS {
            if !(field.same)(self, base) {
                (field.put)(self, entry_mut(into.as_table_mut(), field.key));
            }
        }
    }
}

/// The value of a key, if any.
fn find<'a>(table: &'a Table, key: &str) -> Result<Option<&'a Value>, InvalidValue> {
    let Some((outer, inner)) = key.split_once('.') else {
        return Ok(table.get(key));
    };
    match table.get(outer) {
        None => Ok(None),
        Some(Value::Table(table)) => Ok(table.get(inner)),
        Some(value) => Err(InvalidValue::table(outer, value)),
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
