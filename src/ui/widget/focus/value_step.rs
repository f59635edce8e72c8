//! Steps through values by key.

use iced::keyboard::Key;
use iced::keyboard::key::Named;

/// A step through the values of a list or a slider.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ValueStep {
    /// To the value before.
    Previous,
    /// To the next value.
    Next,
    /// To the first value.
    First,
    /// To the last value.
    Last,
    /// To the next value, and from the last to the first.
    NextWrapping,
}

impl ValueStep {
    /// The step that a key makes.
    pub(super) const fn from_key(key: &Key) -> Option<Self> {
        match key {
            Key::Named(Named::ArrowUp | Named::ArrowLeft) => Some(Self::Previous),
            Key::Named(Named::ArrowDown | Named::ArrowRight) => Some(Self::Next),
            Key::Named(Named::Home) => Some(Self::First),
            Key::Named(Named::End) => Some(Self::Last),
            _ => None,
        }
    }

    /// Where it leads from the place `at` of so many values.
    pub const fn index_from(self, at: usize, count: usize) -> usize {
        let last = count.saturating_sub(1);
        match self {
            Self::Previous => at.saturating_sub(1),
            Self::Next if at < last => at + 1,
            Self::Next | Self::Last => last,
            Self::First => 0,
            Self::NextWrapping if at < last => at + 1,
            Self::NextWrapping => 0,
        }
    }

    /// The value of these to which it leads from `now`; none where it leads to no other.
    pub fn apply<T: PartialEq>(self, values: impl IntoIterator<Item = T>, now: T) -> Option<T> {
        let values: Vec<T> = values.into_iter().collect();
        let at = values.iter().position(|value| *value == now);
        let to = at.map_or(0, |at| self.index_from(at, values.len()));
        values.into_iter().nth(to).filter(|value| *value != now)
    }
}
