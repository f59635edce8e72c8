//! The table of key bindings in the settings. It holds only those that are not the default.

use super::setting_value::{InvalidValue, KeyError, SettingValue, excerpt, put, table};
use crate::config::command::Command;
use crate::config::keymap::{KeyPress, Keymap};
use toml::Value;
use toml_edit::Item;

impl SettingValue for Keymap {
    fn read(value: &Value) -> Result<Self, InvalidValue> {
        let mut keys = Self::default();
        match keys.update(value).into_iter().next() {
            Some(wrong) => Err(wrong),
            None => Ok(keys),
        }
    }

    /// A key that is wrong falls back to its default, the others stay.
    fn update(&mut self, value: &Value) -> Vec<InvalidValue> {
        let Some(table) = value.as_table() else {
            let given = excerpt(value);
            return vec![InvalidValue::Keys { given }];
        };
        let mut wrong = Vec::new();
        let mut changes = Vec::new();
        for (command, name) in Command::bindable() {
            let Some(value) = table.get(name) else {
                continue;
            };
            match value.as_str().map(str::parse::<KeyPress>) {
                Some(Ok(press)) => changes.push((command, press)),
                Some(Err(_)) | None => wrong.push(InvalidValue::Key {
                    command: name,
                    given: excerpt(value),
                    why: KeyError::Unknown,
                }),
            }
        }
        let (keys, refused) = Self::from_changes(changes);
        *self = keys;
        wrong.extend(refused.into_iter().map(|(command, press, refusal)| InvalidValue::Key {
            command: command.setting_name(),
            given: format!("\"{press}\""),
            why: KeyError::Refused(refusal),
        }));
        wrong
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
