//! How a control responds to keys, and to what assistive technology asks for.

use crate::ui::kit::semantics::{ControlRequest, Semantics};
use accesskit::{Action, Role};
use iced::Rectangle;
use iced::advanced::widget::Operation;
use iced::keyboard::Key;
use iced::keyboard::key::Named;
use std::borrow::Cow;
use std::rc::Rc;

pub(super) struct KeyResponse<'a, M> {
    pub(super) focus: FocusPlace,
    /// Whether keys press it or change its value; otherwise they all go on to the screen.
    pub(super) takes_keys: bool,
    /// What a press sends.
    pub(super) press: Option<M>,
    /// Whether the right arrow key presses it, too.
    pub(super) opens_right: bool,
    pub(super) on_step: Option<OnStep<'a, M>>,
    pub(super) on_number: Option<Box<dyn Fn(f64) -> M + 'a>>,
    /// The message for another text.
    pub(super) on_input: Option<Box<dyn Fn(String) -> M + 'a>>,
    pub(super) list: Option<DropDownEntries<'a>>,
}

/// What takes the focus.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum FocusPlace {
    Nothing,
    Control,
    /// The field in it.
    Field,
}

/// The message for a step, if it changes anything.
type OnStep<'a, M> = Box<dyn Fn(ValueStep) -> Option<M> + 'a>;

/// The entries of a drop-down list.
pub(super) struct DropDownEntries<'a> {
    pub(super) chosen: Option<usize>,
    pub(super) entries: Rc<[Cow<'a, str>]>,
}

impl<M: Clone> KeyResponse<'_, M> {
    /// Of what can be pressed, if there is a message for it.
    pub(super) fn new(focus: FocusPlace, press: Option<M>) -> Self {
        Self {
            focus,
            takes_keys: focus != FocusPlace::Nothing,
            press,
            opens_right: false,
            on_step: None,
            on_number: None,
            on_input: None,
            list: None,
        }
    }

    /// What assistive technology can ask for.
    pub(super) const fn actions(&self) -> &'static [Action] {
        let has_value = self.on_input.is_some() || self.on_number.is_some();
        match (self.press.is_some(), has_value, self.on_step.is_some()) {
            _ if self.list.is_some() => {
                &[Action::Click, Action::SetValue, Action::Increment, Action::Decrement]
            }
            (true, ..) => &[Action::Click],
            (_, true, true) => &[Action::SetValue, Action::Increment, Action::Decrement],
            (_, true, false) => &[Action::SetValue],
            (_, false, true) => &[Action::Increment, Action::Decrement],
            (_, false, false) => &[],
        }
    }

    /// Tells assistive technology of the entries of a drop-down list, whether it is open or not.
    pub(super) fn describe_entries(
        &self,
        bounds: Rectangle,
        operation: &mut dyn Operation,
        request: &mut Option<ControlRequest>,
    ) {
        let Some(DropDownEntries { entries, .. }) = &self.list else {
            return;
        };
        operation.custom(None, bounds, &mut Semantics::new(Role::ListBox));
        operation.traverse(&mut |operation| {
            for (index, entry) in entries.iter().enumerate() {
                // The chosen one is the value of the list. If it were selected, too, Orca would read
                // every list of a dialog that opens.
                let mut semantics = Semantics {
                    actions: &[Action::Click],
                    ..Semantics::new(Role::ListBoxOption).named(entry.as_ref())
                };
                operation.custom(None, bounds, &mut semantics);
                operation.traverse(&mut |_| {});
                if semantics.request.is_some() {
                    *request = Some(ControlRequest::Step(ValueStep::To(index)));
                }
            }
        });
    }

    fn step(&self, step: ValueStep) -> Option<M> {
        self.on_step.as_ref()?(step)
    }

    /// The message for what assistive technology asks for.
    pub(super) fn answer(&self, request: ControlRequest) -> Option<M> {
        match (request, &self.list) {
            (ControlRequest::Press, Some(_)) => self.step(ValueStep::NextWrapping),
            (ControlRequest::Press, None) => self.press.clone(),
            (ControlRequest::Step(step), _) => self.step(step),
            (ControlRequest::SetText(text), Some(DropDownEntries { entries, .. })) => {
                let entry = entries.iter().position(|entry| *entry == text)?;
                self.step(ValueStep::To(entry))
            }
            (ControlRequest::SetText(text), None) => Some(self.on_input.as_ref()?(text)),
            (ControlRequest::SetNumber(number), _) => match &self.on_number {
                Some(on_number) => Some(on_number(number)),
                None => Some(self.on_input.as_ref()?(number.to_string())),
            },
        }
    }

    /// The answer to a key; `None` if the control has no use for it.
    pub(super) fn respond(&self, key: &Key, repeat: bool) -> Option<KeyAnswer<M>> {
        let step = match key {
            _ if !self.takes_keys => return None,
            Key::Named(Named::ArrowUp) if self.focus == FocusPlace::Field => ValueStep::Next,
            Key::Named(Named::ArrowDown) if self.focus == FocusPlace::Field => ValueStep::Previous,
            _ if self.focus == FocusPlace::Field => return None,
            key if is_press(key) && self.press.is_some() => {
                return Some(KeyAnswer::of(self.press.clone().filter(|_| !repeat)));
            }
            Key::Named(Named::ArrowRight) if self.opens_right => {
                return Some(KeyAnswer::of(self.press.clone()));
            }
            key if is_press(key) && repeat => {
                return self.on_step.as_ref().map(|_| KeyAnswer::Nothing);
            }
            key if is_press(key) => ValueStep::NextWrapping,
            key => ValueStep::from_key(key)?,
        };
        let message = self.on_step.as_ref()?(step);
        let is_back = match step {
            _ if message.is_some() => return Some(KeyAnswer::of(message)),
            ValueStep::Previous | ValueStep::First => true,
            ValueStep::Next | ValueStep::Last => false,
            ValueStep::NextWrapping | ValueStep::To(_) => return Some(KeyAnswer::Nothing),
        };
        Some(KeyAnswer::End { is_back })
    }
}

/// What a control does with a key that it takes.
pub(super) enum KeyAnswer<M> {
    Send(M),
    Nothing,
    /// The key could lead no further.
    End {
        is_back: bool,
    },
}

impl<M> KeyAnswer<M> {
    fn of(message: Option<M>) -> Self {
        message.map_or(Self::Nothing, Self::Send)
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

    /// The index that a step leads to from index `at` of `count` values, or from none of them.
    pub fn index_from(self, at: Option<usize>, count: usize) -> usize {
        let last = count.saturating_sub(1);
        match (self, at) {
            (Self::To(index), _) => index,
            (Self::Last, _) => last,
            (Self::First, _) | (_, None) => 0,
            (Self::Previous, Some(at)) => at.saturating_sub(1),
            (Self::NextWrapping, Some(at)) if at == last => 0,
            (Self::Next | Self::NextWrapping, Some(at)) => last.min(at + 1),
        }
    }

    /// The value that a step leads to from `now`, if it is another.
    pub fn apply<T: PartialEq>(self, values: impl IntoIterator<Item = T>, now: T) -> Option<T> {
        let values: Vec<T> = values.into_iter().collect();
        let at = values.iter().position(|value| *value == now);
        let to = self.index_from(at, values.len());
        values.into_iter().nth(to).filter(|value| *value != now)
    }
}
