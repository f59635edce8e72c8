//! How a control responds to keys.

use iced::keyboard::Key;
use iced::keyboard::key::Named;

pub(super) enum KeyResponse<'a, Message> {
    Nothing,
    IgnoreAll,
    /// A text field, which takes the focus itself.
    TextField,
    /// A number field, which takes the focus itself.
    Number {
        more: Message,
        less: Message,
    },
    Press(Message),
    Steps(OnStep<'a, Message>),
    DropDown {
        on_step: OnStep<'a, Message>,
        chosen: Option<usize>,
        count: usize,
    },
}

/// The message for a step, if it changes anything.
pub(super) type OnStep<'a, Message> = Box<dyn Fn(ValueStep) -> Option<Message> + 'a>;

impl<Message: Clone> KeyResponse<'_, Message> {
    /// Whether the wrapper itself takes the focus.
    pub(super) const fn takes_focus(&self) -> bool {
        !matches!(self, Self::Nothing) && !self.is_field()
    }

    pub(super) const fn is_field(&self) -> bool {
        matches!(self, Self::TextField | Self::Number { .. })
    }

    /// The message for a key; the outer `None` if the control has no use for the key.
    pub(super) fn respond(&self, key: &Key, repeat: bool) -> Option<Option<Message>> {
        let is_press = is_press(key);
        match self {
            Self::Nothing | Self::IgnoreAll | Self::TextField => None,
            Self::Number { more, .. } if *key == Key::Named(Named::ArrowUp) => {
                Some(Some(more.clone()))
            }
            Self::Number { less, .. } if *key == Key::Named(Named::ArrowDown) => {
                Some(Some(less.clone()))
            }
            Self::Number { .. } => None,
            Self::Press(message) => is_press.then(|| (!repeat).then(|| message.clone())),
            Self::Steps(_) | Self::DropDown { .. } if is_press && repeat => Some(None),
            Self::Steps(on_step) | Self::DropDown { on_step, .. } => {
                let around = is_press.then_some(ValueStep::NextWrapping);
                around.or_else(|| ValueStep::from_key(key)).map(on_step)
            }
        }
    }
}

pub(super) fn is_press(key: &Key) -> bool {
    matches!(key, Key::Named(Named::Enter | Named::Space))
        || matches!(key, Key::Character(text) if text == " ")
}

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
