//! What the keys do to a control.

use super::Step;
use iced::keyboard::Key;
use iced::keyboard::key::Named;

/// What keys do to a control that has the focus.
pub(super) enum Answers<'a, Message> {
    Nothing,
    Deaf,
    /// Those of a field, which takes the focus itself.
    Field,
    /// Those of a field for a number.
    Number {
        more: Message,
        less: Message,
    },
    Press(Message),
    Steps(Say<'a, Message>),
    List {
        say: Say<'a, Message>,
        chosen: Option<usize>,
        count: usize,
    },
}

/// What a step says, if it leads anywhere.
pub(super) type Say<'a, Message> = Box<dyn Fn(Step) -> Option<Message> + 'a>;

impl<Message: Clone> Answers<'_, Message> {
    /// Whether the control itself can have the focus.
    pub(super) const fn takes_focus(&self) -> bool {
        !matches!(self, Self::Nothing) && !self.is_field()
    }

    pub(super) const fn is_field(&self) -> bool {
        matches!(self, Self::Field | Self::Number { .. })
    }

    /// What a key says here, and whether it is this control's at all.
    pub(super) fn hear(&self, key: &Key, repeat: bool) -> Option<Option<Message>> {
        let is_press = is_press(key);
        match self {
            Self::Nothing | Self::Deaf | Self::Field => None,
            Self::Number { more, .. } if *key == Key::Named(Named::ArrowUp) => {
                Some(Some(more.clone()))
            }
            Self::Number { less, .. } if *key == Key::Named(Named::ArrowDown) => {
                Some(Some(less.clone()))
            }
            Self::Number { .. } => None,
            Self::Press(message) => is_press.then(|| (!repeat).then(|| message.clone())),
            Self::Steps(_) | Self::List { .. } if is_press && repeat => Some(None),
            Self::Steps(say) | Self::List { say, .. } => {
                let around = is_press.then_some(Step::Around);
                around.or_else(|| Step::of_key(key)).map(say)
            }
        }
    }
}

/// Whether a key presses what has the focus.
pub(super) fn is_press(key: &Key) -> bool {
    matches!(key, Key::Named(Named::Enter | Named::Space))
        || matches!(key, Key::Character(text) if text == " ")
}
