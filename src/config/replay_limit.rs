//! How many recordings are kept.

use super::setting_value::{SettingValue, put};
use toml::Value;
use toml_edit::Item;

/// How many recordings are kept: 0 to [`ReplayLimit::MAX`]. The best of each table always stays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ReplayLimit(u16);

impl ReplayLimit {
    pub const MAX: Self = Self(10_000);

    /// `None` above [`ReplayLimit::MAX`].
    pub const fn new(count: u16) -> Option<Self> {
        if count <= Self::MAX.0 { Some(Self(count)) } else { None }
    }

    pub const fn get(self) -> u16 {
        self.0
    }
}

impl Default for ReplayLimit {
    fn default() -> Self {
        Self(500)
    }
}

impl SettingValue for ReplayLimit {
    fn read(value: &Value) -> Option<Self> {
        u16::try_from(value.as_integer()?).ok().and_then(Self::new)
    }

    fn put(&self, item: &mut Item) {
        put(item, i64::from(self.get()));
    }
}
