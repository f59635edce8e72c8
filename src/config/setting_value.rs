//! How the value of a setting stands in a file.

use crate::config::keymap::BindError;
use crate::config::{NameError, PlayerName};
use crate::game::level::LevelError;
use crate::game::rules::RuleValue;
use crate::game::{CustomBoard, Style};
use thiserror::Error;
use toml::Value;
use toml_edit::{Item, TableLike};

/// A type that a setting can have. [`SettingValue::read`] reads what [`SettingValue::put`] writes.
pub trait SettingValue: Sized {
    fn read(value: &Value) -> Result<Self, InvalidValue>;

    /// Reads a value and returns what is wrong with it. An invalid value changes nothing; of
    /// several parts, the valid ones are used.
    fn update(&mut self, value: &Value) -> Vec<InvalidValue> {
        match Self::read(value) {
            Ok(read) => {
                *self = read;
                Vec::new()
            }
            Err(wrong) => vec![wrong],
        }
    }

    /// Writes the value into its place in a file and keeps the comments around it.
    fn put(&self, item: &mut Item);
}

/// What a setting should be but is not. The text continues "the setting should be".
#[derive(Debug, Clone, PartialEq, Error)]
pub enum InvalidValue {
    #[error("one of {}, not {given}", allowed.join(", "))]
    Choice { given: String, allowed: Vec<&'static str> },
    #[error("true or false, not {given}")]
    Switch { given: String },
    #[error("a whole number from {min} to {max}, not {given}")]
    Number { given: String, min: i64, max: i64 },
    #[error("a text in quotes, not {given}")]
    Text { given: String },
    #[error("a name of 1 to {} characters on one line, not {given}", PlayerName::MAX)]
    Name { given: String, why: NameError },
    #[error("a table of rows, cols and mines in whole numbers")]
    Measures,
    #[error("a valid board size: {0}")]
    Board(LevelError),
    #[error("a table of width, height, x and y in whole numbers, and true or false, not {given}")]
    Window { given: String },
    #[error("a table of keys, such as flag = \"F\", not {given}")]
    Keys { given: String },
    #[error("a table in which “{command}” has a key of its own, but {given} {why}")]
    Key { command: &'static str, given: String, why: KeyError },
    #[error("in a table [{table}], and that is {given}")]
    Table { table: String, given: String },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum KeyError {
    #[error("is not a key that Sapper knows")]
    Unknown,
    #[error(transparent)]
    Refused(BindError),
}

impl InvalidValue {
    pub(crate) fn number(value: &Value, min: i64, max: i64) -> Self {
        Self::Number { given: excerpt(value), min, max }
    }

    pub(crate) fn table(table: &str, value: &Value) -> Self {
        Self::Table { table: table.to_owned(), given: excerpt(value) }
    }
}

/// The first line of a value, shortened.
pub(crate) fn excerpt(value: &Value) -> String {
    const LONGEST: usize = 40;
    let text = value.to_string();
    let line = text.lines().next().unwrap_or_default();
    match line.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line.to_owned(),
    }
}

/// The item of `all` whose key is the value.
pub(crate) fn parse_choice<T: Copy>(
    all: impl IntoIterator<Item = T>,
    key: impl Fn(T) -> &'static str,
    value: &Value,
) -> Result<T, InvalidValue> {
    let mut allowed = Vec::new();
    for choice in all {
        if value.as_str() == Some(key(choice)) {
            return Ok(choice);
        }
        allowed.push(key(choice));
    }
    let given = excerpt(value);
    Err(InvalidValue::Choice { given, allowed })
}

/// Replaces a value and keeps its comments.
pub(crate) fn put(item: &mut Item, value: impl Into<toml_edit::Value>) {
    let mut value = value.into();
    if let Some(old) = item.as_value() {
        *value.decor_mut() = old.decor().clone();
    }
    *item = Item::Value(value);
}

/// The table in this place, which is created if it is something else.
pub(crate) fn table(item: &mut Item) -> &mut dyn TableLike {
    if !item.is_table_like() {
        *item = toml_edit::table();
    }
    item.as_table_like_mut().expect("what is not a table has just been made one")
}

impl SettingValue for bool {
    fn read(value: &Value) -> Result<Self, InvalidValue> {
        let given = || excerpt(value);
        value.as_bool().ok_or_else(|| InvalidValue::Switch { given: given() })
    }

    fn put(&self, item: &mut Item) {
        put(item, *self);
    }
}

impl SettingValue for Style {
    fn read(value: &Value) -> Result<Self, InvalidValue> {
        parse_choice(Self::ALL, Self::key, value)
    }

    fn put(&self, item: &mut Item) {
        put(item, self.key());
    }
}

impl SettingValue for Option<PlayerName> {
    fn read(value: &Value) -> Result<Self, InvalidValue> {
        let given = excerpt(value);
        match value.as_str().map(PlayerName::new) {
            Some(Ok(name)) => Ok(Some(name)),
            Some(Err(why)) => Err(InvalidValue::Name { given, why }),
            None => Err(InvalidValue::Text { given }),
        }
    }

    fn put(&self, item: &mut Item) {
        match self {
            Some(name) => put(item, name.as_str()),
            None => *item = Item::None,
        }
    }
}

/// A rule the player changed; `None`: as the style has it.
impl<T: RuleValue> SettingValue for Option<T> {
    fn read(value: &Value) -> Result<Self, InvalidValue> {
        parse_choice(T::ALL.iter().copied(), T::key, value).map(Some)
    }

    fn put(&self, item: &mut Item) {
        match self {
            Some(value) => put(item, value.key()),
            None => *item = Item::None,
        }
    }
}

impl SettingValue for CustomBoard {
    fn read(value: &Value) -> Result<Self, InvalidValue> {
        let measure = |key| -> Option<usize> { value.get(key)?.as_integer()?.try_into().ok() };
        let (Some(rows), Some(cols), Some(mines)) =
            (measure("rows"), measure("cols"), measure("mines"))
        else {
            return Err(InvalidValue::Measures);
        };
        Self::new(rows, cols, mines).map_err(InvalidValue::Board)
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
