//! The size and position of the window when it was closed.

use super::setting_value::SettingValue;
use toml::{Table, Value};

/// The size and position of the window when it was closed. Lengths are logical px at a text size of
/// 100 %.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct WindowState {
    /// The width and height inside the frame; `None` until the window was moved or resized.
    pub size: Option<(u16, u16)>,
    /// The top left corner of the frame; `None` if the platform does not tell or it is not on the
    /// first monitor.
    pub position: Option<(i32, i32)>,
    /// Whether the window filled the work area. The size is the one it returns to.
    pub maximized: bool,
    /// Whether the player has ever chosen the size. The program does not change it after that.
    pub user_sized: bool,
}

impl SettingValue for WindowState {
    fn read(value: &Value) -> Option<Self> {
        let table = value.as_table()?;
        let flag = |key| table.get(key).map_or(Some(false), Value::as_bool);
        Some(Self {
            size: pair(table, ["width", "height"])?,
            position: pair(table, ["x", "y"])?,
            maximized: flag("maximized")?,
            user_sized: flag("user_sized")?,
        })
    }

    fn to_value(&self) -> Option<Value> {
        let mut table = Table::new();
        let pixels = [
            ("width", self.size.map(|(width, _)| i64::from(width))),
            ("height", self.size.map(|(_, height)| i64::from(height))),
            ("x", self.position.map(|(x, _)| i64::from(x))),
            ("y", self.position.map(|(_, y)| i64::from(y))),
        ];
        for (key, value) in pixels {
            table.extend(value.map(|value| (key.to_owned(), value.into())));
        }
        for (key, flag) in [("maximized", self.maximized), ("user_sized", self.user_sized)] {
            table.insert(key.to_owned(), flag.into());
        }
        Some(table.into())
    }
}

/// Two numbers that mean something only together; the outer `None` where they are no such numbers.
fn pair<T: TryFrom<i64>>(table: &Table, keys: [&str; 2]) -> Option<Option<(T, T)>> {
    let [Some(first), Some(second)] = keys.map(|key| table.get(key)) else {
        return Some(None);
    };
    let number = |value: &Value| T::try_from(value.as_integer()?).ok();
    Some(Some((number(first)?, number(second)?)))
}
