//! The table of key bindings in the settings. It holds only those that are not the default.

use super::setting_value::{SettingValue, put, table};
use crate::config::command::Command;
use crate::config::keymap::{KeyPress, Keymap};
use toml::Value;
use toml_edit::Item;

impl SettingValue for Keymap {
    fn read(value: &Value) -> Option<Self> {
        let mut keys = Self::default();
        keys.update("", value).is_empty().then_some(keys)
    }

    /// A key that is wrong falls back to its default, the others stay.
    fn update(&mut self, key: &str, value: &Value) -> Vec<String> {
        let Some(table) = value.as_table() else {
            return vec![key.to_owned()];
        };
        let mut wrong = Vec::new();
        let mut changes = Vec::new();
        for (command, name) in Command::bindable() {
            let Some(value) = table.get(name) else {
                continue;
            };
            match value.as_str().map(str::parse::<KeyPress>) {
                Some(Ok(press)) => changes.push((command, press)),
                Some(Err(_)) | None => wrong.push(name),
            }
        }
        let (keys, refused) = Self::from_changes(changes);
        *self = keys;
        wrong.extend(refused.into_iter().map(|(command, ..)| command.setting_name()));
        wrong.into_iter().map(|name| format!("{key}.{name}")).collect()
    }

    fn put(&self, item: &mut Item) {
        if self.is_default() && !item.is_table_like() {
            *item = Item::None;
            return;
        }
        let table = table(item);
        for (command, name) in Command::bindable() {
            let change = self.changes().find(|&(changed, _)| changed == command);
            match change {
                Some((_, press)) => {
                    put(table.entry(name).or_insert(Item::None), press.to_string());
                }
                None => {
                    table.remove(name);
                }
            }
        }
    }
}
