//! The board filters that the player has set, one for each level, each switched on or off.

use super::LevelKind;
use super::setting_value::{SettingValue, update_entries};
use crate::game::board_filter::FilterLimit;
use crate::game::{BoardFilter, Choice, Level};
use std::collections::BTreeMap;
use toml::{Table, Value};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct FilterChoice {
    /// Whether new boards are chosen by it.
    pub is_on: bool,
    /// It is kept while it is off.
    pub filter: BoardFilter,
}

impl FilterChoice {
    /// The filter of new boards; `None` if they are like any others.
    pub fn in_force(self) -> Option<BoardFilter> {
        (self.is_on && !self.filter.is_empty()).then_some(self.filter)
    }
}

/// A filter for each level.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct FilterChoices {
    /// Of levels without their own: files once had one for all.
    others: FilterChoice,
    own: BTreeMap<LevelKind, FilterChoice>,
}

impl FilterChoices {
    pub fn of(&self, level: Level) -> FilterChoice {
        self.own.get(&LevelKind::of(level)).copied().unwrap_or(self.others)
    }

    pub fn set(&mut self, level: Level, choice: FilterChoice) {
        self.own.insert(LevelKind::of(level), choice);
    }
}

/// The keys of a level begin with its name: `expert_min_3bv`. Those without are of the other levels.
impl SettingValue for FilterChoices {
    fn read(value: &Value) -> Option<Self> {
        let mut read = Self::default();
        read.update("", value).is_empty().then_some(read)
    }

    fn update(&mut self, key: &str, value: &Value) -> Vec<String> {
        update_entries(key, value, |name, value| match of_level(name) {
            Some((level, limit)) => self.own.entry(level).or_default().set(limit, value),
            None => self.others.set(name, value),
        })
    }

    fn to_value(&self) -> Option<Value> {
        let mut table = Table::from_iter(self.others.entries());
        for (level, own) in &self.own {
            let named = |(name, value)| (format!("{}_{name}", level.key()), value);
            table.extend(own.entries().map(named));
        }
        Some(table.into())
    }
}

/// The level at the beginning of a key, and what follows.
fn of_level(name: &str) -> Option<(LevelKind, &str)> {
    LevelKind::ALL.iter().find_map(|&level| {
        let limit = name.strip_prefix(level.key())?.strip_prefix('_')?;
        Some((level, limit))
    })
}

impl FilterChoice {
    /// Sets what has this name in a file, and returns whether the value is right.
    fn set(&mut self, name: &str, value: &Value) -> bool {
        match (FilterLimit::from_key(name), name) {
            (Some(limit), _) => {
                let value = value.as_integer().and_then(|value| u32::try_from(value).ok());
                value.is_some() && self.filter.set(limit, value)
            }
            (None, "on") => value.as_bool().inspect(|&on| self.is_on = on).is_some(),
            // Of a later version.
            _ => true,
        }
    }

    fn entries(&self) -> impl Iterator<Item = (String, Value)> {
        let limits = self.filter.limits();
        let limits = limits.map(|(limit, value)| (limit.key().to_owned(), i64::from(value).into()));
        std::iter::once(("on".to_owned(), self.is_on.into())).chain(limits)
    }
}
