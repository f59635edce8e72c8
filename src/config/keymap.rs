//! Key bindings: the default keys and those that the player chose.

mod key_press;

use super::command::Command;
use super::setting_value::SettingValue;
use std::collections::BTreeMap;
use std::slice;
use toml::Value;

pub use key_press::{Key, KeyPress, Named, UnknownKey};

/// The keys of every [`Command`]. Two commands never share a key.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Keymap {
    /// The commands whose key is not the default.
    changed: BTreeMap<Command, KeyPress>,
}

/// Why a command cannot get this key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BindError {
    Reserved,
    Taken(Command),
}

impl Keymap {
    /// The keymap with these changes, and the changes that are not possible: if two want the same
    /// key, the first in the list gets it.
    pub fn from_changes(
        changes: impl IntoIterator<Item = (Command, KeyPress)>,
    ) -> (Self, Vec<(Command, KeyPress, BindError)>) {
        let mut refused = Vec::new();
        let mut map = Self::default();
        for (command, press) in changes {
            if press.is_reserved() {
                refused.push((command, press, BindError::Reserved));
            } else if command.spec().keys != [press] {
                map.changed.insert(command, press);
            }
        }
        // Two commands may have swapped keys, so only the whole map shows conflicts. The loser
        // gets its default keys back, which may now belong to another.
        while let Some((command, press, by)) = map.conflict() {
            map.changed.remove(&command);
            refused.push((command, press, BindError::Taken(by)));
        }
        (map, refused)
    }

    fn conflict(&self) -> Option<(Command, KeyPress, Command)> {
        self.changed.iter().rev().find_map(|(&command, &press)| {
            let by = self.conflicting(command, press)?;
            Some((command, press, by))
        })
    }

    /// Another command that has this key.
    fn conflicting(&self, command: Command, press: KeyPress) -> Option<Command> {
        Command::all().find(|&other| other != command && self.presses(other).contains(&press))
    }

    /// The commands whose key is not the default.
    pub fn changes(&self) -> impl Iterator<Item = (Command, KeyPress)> {
        self.changed.iter().map(|(&command, &press)| (command, press))
    }

    /// Whether every key is the default.
    pub fn is_default(&self) -> bool {
        self.changed.is_empty()
    }

    pub fn presses(&self, command: Command) -> &[KeyPress] {
        self.changed.get(&command).map_or(command.spec().keys, slice::from_ref)
    }

    /// The first key of a command.
    pub fn press(&self, command: Command) -> Option<KeyPress> {
        self.presses(command).first().copied()
    }

    /// The command of a key.
    pub fn find(&self, press: KeyPress) -> Option<Command> {
        let press = press.without_unused_shift();
        Command::all().find(|&command| self.presses(command).contains(&press))
    }

    /// Replaces the keys of `command`.
    ///
    /// # Errors
    /// If the key belongs to another; then nothing changes.
    pub fn set(&mut self, command: Command, press: KeyPress) -> Result<(), BindError> {
        if press.is_reserved() {
            return Err(BindError::Reserved);
        }
        if let Some(by) = self.conflicting(command, press) {
            return Err(BindError::Taken(by));
        }
        let usual = command.spec().keys;
        let all_free = || usual.iter().all(|&key| self.conflicting(command, key).is_none());
        if usual.contains(&press) && all_free() {
            self.changed.remove(&command);
        } else {
            self.changed.insert(command, press);
        }
        Ok(())
    }

    pub fn reset(&mut self) {
        self.changed.clear();
    }
}

/// The table in the settings holds only the keys that are not the default.
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

    fn to_value(&self) -> Option<Value> {
        let changes = self.changes().filter_map(|(command, press)| {
            Some((command.spec().setting?.to_owned(), press.to_string().into()))
        });
        (!self.is_default()).then(|| Value::Table(changes.collect()))
    }
}

/// A kind of keyboard. Where others have Ctrl, Macs have ⌘; their Control belongs to the system.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Keyboard {
    Pc,
    Mac,
}

impl Keyboard {
    /// The one of the system that this program is built for.
    pub const HERE: Self = if cfg!(target_os = "macos") { Self::Mac } else { Self::Pc };
}

impl Default for Keyboard {
    fn default() -> Self {
        Self::HERE
    }
}
