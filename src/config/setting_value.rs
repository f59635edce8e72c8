//! How the value of a setting stands in a file.

use crate::config::PlayerName;
use crate::game::{Choice, CustomBoard};
use toml::Value;
use toml_edit::{Item, TableLike};

/// A type that a setting can have. [`SettingValue::read`] reads what [`SettingValue::put`] writes.
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

    /// Writes the value into its place in a file and keeps the comments around it.
    fn put(&self, item: &mut Item);
}

/// Replaces a value and keeps its comments.
pub(crate) fn put(item: &mut Item, value: impl Into<toml_edit::Value>) {
    let mut value = value.into();
    if let Some(old) = item.as_value() {
        *value.decor_mut() = old.decor().clone();
    }
    *item = Item::Value(value);
}

/// The same, or removes the entry.
pub(crate) fn put_option(item: &mut Item, value: Option<impl Into<toml_edit::Value>>) {
    match value {
        Some(value) => put(item, value),
        None => *item = Item::None,
    }
}

/// The table in this place, which is created if it is something else.
pub(crate) fn table(item: &mut Item) -> &mut dyn TableLike {
    if !item.is_table_like() {
        *item = toml_edit::table();
    }
    item.as_table_like_mut().expect("what is not a table has just been made one")
}

impl SettingValue for bool {
    fn read(value: &Value) -> Option<Self> {
        value.as_bool()
    }

    fn put(&self, item: &mut Item) {
        put(item, *self);
    }
}

impl SettingValue for Option<PlayerName> {
    fn read(value: &Value) -> Option<Self> {
        PlayerName::new(value.as_str()?).ok().map(Some)
    }

    fn put(&self, item: &mut Item) {
        put_option(item, self.as_ref().map(PlayerName::as_str));
    }
}

/// A rule the player changed; `None`: as the style has it.
impl<T: Choice> SettingValue for Option<T> {
    fn read(value: &Value) -> Option<Self> {
        T::from_key(value.as_str()?).map(Some)
    }

    fn put(&self, item: &mut Item) {
        put_option(item, self.map(T::key));
    }
}

impl SettingValue for CustomBoard {
    fn read(value: &Value) -> Option<Self> {
        let measure = |key| -> Option<usize> { value.get(key)?.as_integer()?.try_into().ok() };
        Self::new(measure("rows")?, measure("cols")?, measure("mines")?).ok()
    }

    fn put(&self, item: &mut Item) {
        let table = table(item);
        for (key, measure) in [
            ("rows", i64::from(self.size().rows())),
            ("cols", i64::from(self.size().cols())),
            ("mines", i64::from(self.mines())),
        ] {
            put(table.entry(key).or_insert(Item::None), measure);
        }
    }
}
