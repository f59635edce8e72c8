//! How a control responds to keys.

use crate::ui::widget::semantics::{ControlRequest, NumericRange, Semantics};
use accesskit::{Action, Role};
use iced::Rectangle;
use iced::advanced::widget::Operation;
use iced::keyboard::Key;
use iced::keyboard::key::Named;
use std::rc::Rc;

pub(super) enum KeyResponse<'a, Message> {
    Nothing,
    /// It leaves all keys to the screen.
    IgnoreAll(Option<Message>),
    /// A text field, which takes the focus itself.
    TextField {
        on_input: OnInput<'a, Message>,
    },
    /// A number field, which takes the focus itself.
    Number {
        on_input: OnInput<'a, Message>,
        more: Message,
        less: Message,
    },
    Press(Message),
    /// The same without the focus.
    PressOnly(Message),
    Steps(OnStep<'a, Message>),
    Slider {
        range: NumericRange,
        takes_keys: bool,
        on_set: Box<dyn Fn(f64) -> Message + 'a>,
    },
    DropDown {
        on_step: OnStep<'a, Message>,
        chosen: Option<usize>,
        entries: Rc<[&'a str]>,
    },
}

/// The message for a step, if it changes anything.
pub(super) type OnStep<'a, Message> = Box<dyn Fn(ValueStep) -> Option<Message> + 'a>;

/// The message for another text.
pub(super) type OnInput<'a, Message> = Box<dyn Fn(String) -> Message + 'a>;

impl<Message: Clone> KeyResponse<'_, Message> {
    /// Whether the wrapper itself takes the focus.
    pub(super) const fn takes_focus(&self) -> bool {
        !matches!(self, Self::Nothing | Self::PressOnly(_)) && !self.is_field()
    }

    pub(super) const fn is_field(&self) -> bool {
        matches!(self, Self::TextField { .. } | Self::Number { .. })
    }

    /// What assistive technology can ask for.
    pub(super) const fn actions(&self) -> &'static [Action] {
        match self {
            Self::Nothing | Self::IgnoreAll(None) => &[],
            Self::TextField { .. } => &[Action::SetValue],
            Self::Number { .. } | Self::Slider { .. } => {
                &[Action::SetValue, Action::Increment, Action::Decrement]
            }
            Self::Press(_) | Self::PressOnly(_) | Self::IgnoreAll(Some(_)) => &[Action::Click],
            Self::Steps(_) => &[Action::Increment, Action::Decrement],
            Self::DropDown { .. } => {
                &[Action::Click, Action::SetValue, Action::Increment, Action::Decrement]
            }
        }
    }

    /// Tells assistive technology of the entries of a drop-down list, whether it is open or not.
    pub(super) fn describe_entries(
        &self,
        bounds: Rectangle,
        operation: &mut dyn Operation,
        request: &mut Option<ControlRequest>,
    ) {
        let Self::DropDown { entries, .. } = self else {
            return;
        };
        operation.custom(None, bounds, &mut Semantics::new(Role::ListBox));
        operation.traverse(&mut |operation| {
            for (index, &entry) in entries.iter().enumerate() {
                // The chosen one is the value of the list. If it were selected, too, Orca would read
                // every list of a dialog that opens.
                let mut semantics = Semantics {
                    actions: &[Action::Click],
                    ..Semantics::new(Role::ListBoxOption).named(entry)
                };
                operation.custom(None, bounds, &mut semantics);
                operation.traverse(&mut |_| {});
                if semantics.request.is_some() {
                    *request = Some(ControlRequest::Step(ValueStep::To(index)));
                }
            }
        });
    }

    /// The message for what assistive technology asks for.
    pub(super) fn answer(&self, request: ControlRequest) -> Option<Message> {
        match (self, request) {
            (
                Self::Press(message) | Self::PressOnly(message) | Self::IgnoreAll(Some(message)),
                ControlRequest::Press,
            ) => Some(message.clone()),
            (
                Self::TextField { on_input } | Self::Number { on_input, .. },
                ControlRequest::SetText(text),
            ) => Some(on_input(text)),
            (Self::Number { on_input, .. }, ControlRequest::SetNumber(number)) => {
                Some(on_input(number.to_string()))
            }
            (Self::Number { more, .. }, ControlRequest::Step(ValueStep::Next)) => {
                Some(more.clone())
            }
            (Self::Number { less, .. }, ControlRequest::Step(ValueStep::Previous)) => {
                Some(less.clone())
            }
            (Self::Steps(on_step) | Self::DropDown { on_step, .. }, ControlRequest::Step(step)) => {
                on_step(step)
            }
            (Self::DropDown { on_step, .. }, ControlRequest::Press) => {
                on_step(ValueStep::NextWrapping)
            }
            (Self::DropDown { on_step, entries, .. }, ControlRequest::SetText(text)) => {
                let entry = entries.iter().position(|entry| *entry == text)?;
                on_step(ValueStep::To(entry))
            }
            (Self::Slider { range, on_set, .. }, ControlRequest::Step(step)) => {
                range.after(step).map(on_set)
            }
            (Self::Slider { range, on_set, .. }, ControlRequest::SetNumber(number)) => {
                Some(on_set(number.clamp(range.min, range.max)))
            }
            _ => None,
        }
    }

    /// The message for a key; the outer `None` if the control has no use for the key.
    pub(super) fn respond(&self, key: &Key, repeat: bool) -> Option<Option<Message>> {
        let is_press = is_press(key);
        let step = || {
            let around = is_press.then_some(ValueStep::NextWrapping);
            around.or_else(|| ValueStep::from_key(key))
        };
        match self {
            Self::Nothing | Self::IgnoreAll(_) | Self::TextField { .. } | Self::PressOnly(_) => {
                None
            }
            Self::Number { more, .. } if *key == Key::Named(Named::ArrowUp) => {
                Some(Some(more.clone()))
            }
            Self::Number { less, .. } if *key == Key::Named(Named::ArrowDown) => {
                Some(Some(less.clone()))
            }
            Self::Number { .. } | Self::Slider { takes_keys: false, .. } => None,
            Self::Press(message) => is_press.then(|| (!repeat).then(|| message.clone())),
            Self::Steps(_) | Self::Slider { .. } | Self::DropDown { .. } if is_press && repeat => {
                Some(None)
            }
            Self::Steps(on_step) | Self::DropDown { on_step, .. } => step().map(on_step),
            Self::Slider { range, on_set, .. } => step().map(|step| range.after(step).map(on_set)),
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
    /// To the entry of this index.
    To(usize),
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
            Self::To(index) => index,
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
