//! Steps through values by key.

use iced::keyboard::Key;
use iced::keyboard::key::Named;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ValueStep {
    Previous,
    Next,
    First,
    Last,
    /// To the next value, or from the last to the first.
    NextWrapping,
}

impl ValueStep {
    pub(super) const fn from_key(key: &Key) -> Option<Self> {
        match key {
            Key::Named(Named::ArrowUp | Named::ArrowLeft) => Some(Self::Previous),
            Key::Named(Named::ArrowDown | Named::ArrowRight) => Some(Self::Next),
            Key::Named(Named::Home) => Some(Self::First),
            Key::Named(Named::End) => Some(Self::Last),
            _ => None,
        }
    }

    /// The index that a step leads to from index `at` of `count` values.
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

    /// The value that a step leads to from `now`, if it is another.
    pub fn apply<T: PartialEq>(self, values: impl IntoIterator<Item = T>, now: T) -> Option<T> {
        let values: Vec<T> = values.into_iter().collect();
        let at = values.iter().position(|value| *value == now);
        let to = at.map_or(0, |at| self.index_from(at, values.len()));
        values.into_iter().nth(to).filter(|value| *value != now)
    }
}
