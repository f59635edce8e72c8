//! Steps through values by key.

use iced::keyboard::Key;
use iced::keyboard::key::Named;

/// A step through the values of a list or a slider.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// To the value before.
    Back,
    /// To the next value.
    On,
    /// To the first value.
    First,
    /// To the last value.
    Last,
    /// To the next value, and from the last to the first.
    Around,
}

impl Step {
    /// The step that a key makes.
    pub(super) const fn of_key(key: &Key) -> Option<Self> {
        match key {
            Key::Named(Named::ArrowUp | Named::ArrowLeft) => Some(Self::Back),
            Key::Named(Named::ArrowDown | Named::ArrowRight) => Some(Self::On),
            Key::Named(Named::Home) => Some(Self::First),
            Key::Named(Named::End) => Some(Self::Last),
            _ => None,
        }
    }

    /// Where it leads from the place `at` of so many values.
    pub const fn from(self, at: usize, count: usize) -> usize {
        let last = count.saturating_sub(1);
        match self {
            Self::Back => at.saturating_sub(1),
            Self::On if at < last => at + 1,
            Self::On | Self::Last => last,
            Self::First => 0,
            Self::Around if at < last => at + 1,
            Self::Around => 0,
        }
    }

    /// The value of these to which it leads from `now`; none where it leads to no other.
    pub fn of<T: PartialEq>(self, values: impl IntoIterator<Item = T>, now: T) -> Option<T> {
        let values: Vec<T> = values.into_iter().collect();
        let at = values.iter().position(|value| *value == now);
        let to = at.map_or(0, |at| self.from(at, values.len()));
        values.into_iter().nth(to).filter(|value| *value != now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_stays_within_the_values_and_only_a_press_goes_around() {
        assert_eq!((Step::Back.from(0, 3), Step::Back.from(2, 3)), (0, 1));
        assert_eq!((Step::On.from(2, 3), Step::On.from(0, 3)), (2, 1));
        assert_eq!((Step::First.from(2, 3), Step::Last.from(0, 3)), (0, 2));
        assert_eq!((Step::Around.from(2, 3), Step::Around.from(1, 3)), (0, 2));
        assert_eq!(Step::Last.from(0, 0), 0);
    }
}
