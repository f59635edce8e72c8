//! How the value of a setting stands in a file.

use crate::config::{BoardName, PlayerName};
use crate::game::{Choice, CustomBoard};
use std::collections::BTreeMap;
use toml::{Table, Value};

/// A type that a setting can have. [`SettingValue::read`] reads what [`SettingValue::to_value`] writes.
pub trait SettingValue: Sized {
    /// `None` if the value is invalid.
    fn read(value: &Value) -> Option<Self>;

    /// Reads the value of the entry `key` and returns the keys of invalid entries. An invalid value
    /// changes nothing; of several parts, the valid ones are used.
    fn update(&mut self, key: &str, value: &Value) -> Vec<String> {
        match Self::read(value) {
            Some(read) => {
                *self = read;
                Vec::new()
            }
            None => vec![key.to_owned()],
        }
    }

    /// The value in a file; `None` if it has none there.
    fn to_value(&self) -> Option<Value>;
}

/// Sets each entry of a table, and returns the keys of those that are invalid.
pub(super) fn update_entries(
    key: &str,
    value: &Value,
    mut set: impl FnMut(&str, &Value) -> bool,
) -> Vec<String> {
    let Some(table) = value.as_table() else { return vec![key.to_owned()] };
    let wrong = table.iter().filter(|(name, value)| !set(name, value));
    wrong.map(|(name, _)| format!("{key}.{name}")).collect()
}

impl SettingValue for bool {
    fn read(value: &Value) -> Option<Self> {
        value.as_bool()
    }

    fn to_value(&self) -> Option<Value> {
        Some((*self).into())
    }
}

impl SettingValue for Option<PlayerName> {
    fn read(value: &Value) -> Option<Self> {
        PlayerName::new(value.as_str()?).ok().map(Some)
    }

    fn to_value(&self) -> Option<Value> {
        self.as_ref().map(|name| name.as_str().into())
    }
}

/// A rule the player changed; `None`: as the style has it.
impl<T: Choice> SettingValue for Option<T> {
    fn read(value: &Value) -> Option<Self> {
        T::from_key(value.as_str()?).map(Some)
    }

    fn to_value(&self) -> Option<Value> {
        self.map(|value| value.key().into())
    }
}

impl SettingValue for CustomBoard {
    fn read(value: &Value) -> Option<Self> {
        let measure = |key| -> Option<usize> { value.get(key)?.as_integer()?.try_into().ok() };
        Self::new(measure("rows")?, measure("cols")?, measure("mines")?).ok()
    }

    fn to_value(&self) -> Option<Value> {
        let mut table = Table::new();
        table.insert("rows".to_owned(), i64::from(self.size().rows()).into());
        table.insert("cols".to_owned(), i64::from(self.size().cols()).into());
        table.insert("mines".to_owned(), i64::from(self.mines()).into());
        Some(table.into())
    }
}

/// The boards that the player has saved, by their names.
impl SettingValue for BTreeMap<BoardName, CustomBoard> {
    fn read(value: &Value) -> Option<Self> {
        let mut read = Self::new();
        read.update("", value).is_empty().then_some(read)
    }

    fn update(&mut self, key: &str, value: &Value) -> Vec<String> {
        update_entries(key, value, |name, value| {
            // One with blanks around it could not be removed under the name that it is shown by.
            let read = BoardName::new(name).ok().filter(|read| read.as_str() == name);
            let read = read.zip(CustomBoard::read(value));
            read.map(|(name, board)| self.insert(name, board)).is_some()
        })
    }

    fn to_value(&self) -> Option<Value> {
        let entry = |(name, board): (&BoardName, &CustomBoard)| {
            Some((name.as_str().to_owned(), board.to_value()?))
        };
        (!self.is_empty()).then(|| Table::from_iter(self.iter().filter_map(entry)).into())
    }
}
