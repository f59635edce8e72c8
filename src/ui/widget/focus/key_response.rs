//! How a control responds to keys.

use super::ValueStep;
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
        say: OnStep<'a, Message>,
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
    pub(super) fn hear(&self, key: &Key, repeat: bool) -> Option<Option<Message>> {
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
            Self::Steps(say) | Self::DropDown { say, .. } => {
                let around = is_press.then_some(ValueStep::NextWrapping);
                around.or_else(|| ValueStep::from_key(key)).map(say)
            }
        }
    }
}

pub(super) fn is_press(key: &Key) -> bool {
    matches!(key, Key::Named(Named::Enter | Named::Space))
        || matches!(key, Key::Character(text) if text == " ")
}
