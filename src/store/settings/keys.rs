//! The table of keys: it holds only what differs from the usual.

use super::setting::{NoKey, Setting, Wrong, put, shown, table};
use crate::keymap::{KeyPress, Keymap, Shortcut};
use toml::Value;
use toml_edit::Item;

impl Setting for Keymap {
    fn read(value: &Value) -> Result<Self, Wrong> {
        let mut keys = Self::default();
        match keys.take(value).into_iter().next() {
            Some(wrong) => Err(wrong),
            None => Ok(keys),
        }
    }

    /// Each key that is wrong falls back alone.
    fn take(&mut self, value: &Value) -> Vec<Wrong> {
        let Some(table) = value.as_table() else {
            let given = shown(value);
            return vec![Wrong::Keys { given }];
        };
        let mut wrong = Vec::new();
        let mut changes = Vec::new();
        for &shortcut in Shortcut::ALL {
            let Some(value) = table.get(shortcut.key()) else {
                continue;
            };
            match value.as_str().map(str::parse::<KeyPress>) {
                Some(Ok(press)) => changes.push((shortcut, press)),
                Some(Err(_)) | None => wrong.push(Wrong::Key {
                    shortcut: shortcut.key(),
                    given: shown(value),
                    why: NoKey::Unknown,
                }),
            }
        }
        let (keys, refused) = Self::from_changes(changes);
        *self = keys;
        wrong.extend(refused.into_iter().map(|(shortcut, press, refusal)| Wrong::Key {
            shortcut: shortcut.key(),
            given: format!("\"{press}\""),
            why: NoKey::Refused(refusal),
        }));
        wrong
    }

    fn put(&self, item: &mut Item) {
        if self.is_default() && !item.is_table_like() {
            *item = Item::None;
            return;
        }
        let table = table(item);
        for shortcut in Shortcut::ALL {
            let change = self.changes().find(|(changed, _)| changed == shortcut);
            match change {
                Some((_, press)) => {
                    put(table.entry(shortcut.key()).or_insert(Item::None), press.to_string());
                }
                None => {
                    table.remove(shortcut.key());
                }
            }
        }
    }
}
