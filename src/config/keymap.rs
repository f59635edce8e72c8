//! Key bindings: the default keys and those that the player chose.

mod key_press;
mod shortcut;

use std::collections::BTreeMap;
use std::slice;
use thiserror::Error;

pub use key_press::{Key, KeyPress, Named, UnknownKey};
pub use shortcut::Shortcut;

/// The keys of every [`Shortcut`]. Two shortcuts never share a key.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Keymap {
    /// The shortcuts whose key is not the default.
    changed: BTreeMap<Shortcut, KeyPress>,
}

/// Why a shortcut cannot get a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum BindError {
    #[error("is reserved for navigation")]
    Reserved,
    #[error("is already used for “{}”", .0.key())]
    Taken(Shortcut),
}

impl Keymap {
    /// The keymap with these changes, and the changes that are not possible: if two want the same
    /// key, the first in the list gets it.
    pub fn from_changes(
        changes: impl IntoIterator<Item = (Shortcut, KeyPress)>,
    ) -> (Self, Vec<(Shortcut, KeyPress, BindError)>) {
        let mut refused = Vec::new();
        let mut map = Self::default();
        for (shortcut, press) in changes {
            if press.is_reserved() {
                refused.push((shortcut, press, BindError::Reserved));
            } else if shortcut.default_keys() != [press] {
                map.changed.insert(shortcut, press);
            }
        }
        // Two shortcuts may have swapped keys, so only the whole map shows conflicts. The loser
        // gets its default keys back, which may now belong to another.
        while let Some((shortcut, press, by)) = map.conflict() {
            map.changed.remove(&shortcut);
            refused.push((shortcut, press, BindError::Taken(by)));
        }
        (map, refused)
    }

    fn conflict(&self) -> Option<(Shortcut, KeyPress, Shortcut)> {
        self.changed.iter().rev().find_map(|(&shortcut, &press)| {
            let by = self.conflicting(shortcut, press)?;
            Some((shortcut, press, by))
        })
    }

    /// Another shortcut that has this key.
    fn conflicting(&self, shortcut: Shortcut, press: KeyPress) -> Option<Shortcut> {
        Shortcut::ALL
            .iter()
            .copied()
            .find(|&other| other != shortcut && self.presses(other).contains(&press))
    }

    /// The shortcuts whose key is not the default.
    pub fn changes(&self) -> impl Iterator<Item = (Shortcut, KeyPress)> {
        self.changed.iter().map(|(&shortcut, &press)| (shortcut, press))
    }

    /// Whether every key is the default.
    pub fn is_default(&self) -> bool {
        self.changed.is_empty()
    }

    pub fn presses(&self, shortcut: Shortcut) -> &[KeyPress] {
        self.changed.get(&shortcut).map_or(shortcut.default_keys(), slice::from_ref)
    }

    /// The first key of a shortcut.
    pub fn press(&self, shortcut: Shortcut) -> KeyPress {
        self.presses(shortcut)[0]
    }

    /// The shortcut of a key.
    pub fn find(&self, press: KeyPress) -> Option<Shortcut> {
        Shortcut::ALL.iter().copied().find(|&shortcut| self.presses(shortcut).contains(&press))
    }

    /// Replaces the keys of `shortcut`.
    ///
    /// # Errors
    /// If the key belongs to another; then nothing changes.
    pub fn set(&mut self, shortcut: Shortcut, press: KeyPress) -> Result<(), BindError> {
        if press.is_reserved() {
            return Err(BindError::Reserved);
        }
        if let Some(by) = self.conflicting(shortcut, press) {
            return Err(BindError::Taken(by));
        }
        let usual = shortcut.default_keys();
        let all_free = || usual.iter().all(|&key| self.conflicting(shortcut, key).is_none());
        if usual.contains(&press) && all_free() {
            self.changed.remove(&shortcut);
        } else {
            self.changed.insert(shortcut, press);
        }
        Ok(())
    }

    pub fn reset(&mut self) {
        self.changed.clear();
    }
}
