//! The board filter that the player has set, switched on or off.

use super::setting_value::SettingValue;
use crate::game::board_filter::FilterLimit;
use crate::game::{BoardFilter, Choice};
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

impl SettingValue for FilterChoice {
    fn read(value: &Value) -> Option<Self> {
        let mut read = Self::default();
        read.update("", value).is_empty().then_some(read)
    }

    fn update(&mut self, key: &str, value: &Value) -> Vec<String> {
        let Some(table) = value.as_table() else {
            return vec![key.to_owned()];
        };
        let mut set = |name: &str, value: &Value| match (FilterLimit::from_key(name), name) {
            (Some(limit), _) => {
                let value = value.as_integer().and_then(|value| u32::try_from(value).ok());
                value.is_some() && self.filter.set(limit, value)
            }
            (None, "on") => value.as_bool().inspect(|&on| self.is_on = on).is_some(),
            // Of a later version.
            _ => true,
        };
        let wrong = table.iter().filter(|(name, value)| !set(name, value));
        wrong.map(|(name, _)| format!("{key}.{name}")).collect()
    }

    fn to_value(&self) -> Option<Value> {
        let mut table = Table::new();
        table.insert("on".to_owned(), self.is_on.into());
        let limits = self.filter.limits();
        table
            .extend(limits.map(|(limit, value)| (limit.key().to_owned(), i64::from(value).into())));
        Some(table.into())
    }
}
