//! Key bindings: the default keys and mouse buttons, and those that the player chose.

mod key_press;

use super::command::Command;
use super::setting_value::SettingValue;
use std::collections::BTreeMap;
use toml::Value;

pub use key_press::{Key, KeyPress, Named, UnknownKey};

/// The keys and mouse buttons of every [`Command`], in the following all called keys. Two commands never
/// share one.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Keymap {
    /// The commands whose keys are not the default.
    changed: BTreeMap<Command, Vec<KeyPress>>,
}

/// Why a command cannot get this key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BindError {
    Reserved,
    Taken(Command),
}

impl Keymap {
    /// The keymap with these keys, and what is not possible: if two commands want the same key, the
    /// first in the list gets it.
    pub fn from_changes(
        changes: impl IntoIterator<Item = (Command, Vec<KeyPress>)>,
    ) -> (Self, Vec<(Command, KeyPress, BindError)>) {
        let mut refused = Vec::new();
        let mut map = Self::default();
        for (command, presses) in changes {
            if let Some(&press) = presses.iter().find(|press| press.is_reserved()) {
                refused.push((command, press, BindError::Reserved));
            } else if default_keys(command) != presses {
                map.changed.insert(command, presses);
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
        self.changed.iter().rev().find_map(|(&command, presses)| {
            presses.iter().find_map(|&press| {
                let by = self.conflicting(command, press)?;
                Some((command, press, by))
            })
        })
    }

    /// Another command that has this key.
    fn conflicting(&self, command: Command, press: KeyPress) -> Option<Command> {
        Command::all().find(|&other| other != command && self.presses(other).contains(&press))
    }

    /// The commands whose keys are not the default.
    pub fn changes(&self) -> impl Iterator<Item = (Command, &[KeyPress])> {
        self.changed.iter().map(|(&command, presses)| (command, presses.as_slice()))
    }

    /// Whether every key is the default.
    pub fn is_default(&self) -> bool {
        self.changed.is_empty()
    }

    pub fn presses(&self, command: Command) -> &[KeyPress] {
        self.changed.get(&command).map_or(default_keys(command), Vec::as_slice)
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

    /// Replaces the keys of `command`, or its mouse buttons. A button that it has already is taken
    /// away.
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
        let mut presses = self.presses(command).to_vec();
        if press.is_button() && presses.contains(&press) {
            presses.retain(|&key| key != press);
        } else {
            presses = self.replaced(command, press);
        }
        if default_keys(command) == presses {
            self.changed.remove(&command);
        } else {
            self.changed.insert(command, presses);
        }
        Ok(())
    }

    /// The keys of `command` with this one instead of its keys, or instead of its mouse buttons. A
    /// default key brings the others back that are free.
    fn replaced(&self, command: Command, press: KeyPress) -> Vec<KeyPress> {
        let usual = default_keys(command);
        let is_free = |key: &KeyPress| self.conflicting(command, *key).is_none();
        let new = if usual.contains(&press) {
            usual.iter().copied().filter(is_free).collect()
        } else {
            vec![press]
        };
        let new = new.into_iter().filter(|key| key.is_button() == press.is_button());
        let others = self.presses(command).iter().copied();
        let mut presses: Vec<_> =
            new.chain(others.filter(|key| key.is_button() != press.is_button())).collect();
        presses.sort_by_key(|key| key.is_button());
        presses
    }

    pub fn reset(&mut self) {
        self.changed.clear();
    }
}

/// The keys of a command until the player chooses others. A page leaves the browser what is its own.
fn default_keys(command: Command) -> &'static [KeyPress] {
    let keys = command.spec().keys;
    let is_browsers = cfg!(target_family = "wasm") && keys.iter().any(|key| key.is_of_browsers());
    if is_browsers { &[] } else { keys }
}

/// The table in the settings holds only the keys that are not the default: one key, which leaves the
/// default mouse buttons, or one button, which leaves the default keys, or a list of all.
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
            match keys_of(command, value) {
                Some(presses) => changes.push((command, presses)),
                None => wrong.push(name),
            }
        }
        let (keys, refused) = Self::from_changes(changes);
        *self = keys;
        wrong.extend(refused.into_iter().map(|(command, ..)| command.setting_name()));
        wrong.into_iter().map(|name| format!("{key}.{name}")).collect()
    }

    fn to_value(&self) -> Option<Value> {
        let changes = self.changes().filter_map(|(command, presses)| {
            let default = Self::default();
            let alone = presses.iter().find(|&&press| default.replaced(command, press) == presses);
            let value = match alone {
                Some(press) => press.to_string().into(),
                None => Value::Array(presses.iter().map(|it| it.to_string().into()).collect()),
            };
            Some((command.spec().setting?.to_owned(), value))
        });
        (!self.is_default()).then(|| Value::Table(changes.collect()))
    }
}

/// The keys of a command that a value of the settings stands for.
fn keys_of(command: Command, value: &Value) -> Option<Vec<KeyPress>> {
    let parse = |value: &Value| value.as_str()?.parse::<KeyPress>().ok();
    match value.as_array() {
        Some(list) if list.is_empty() => None,
        Some(list) => list.iter().map(parse).collect(),
        None => Some(Keymap::default().replaced(command, parse(value)?)),
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
