//! Keyboard focus for iced's buttons, checkboxes, lists and sliders, which take none themselves: a
//! wrapper that takes the focus, draws a ring, and turns keys into presses.

pub mod navigation;

mod focus_control;
mod input_blocker;
mod key_response;
mod open_drop_down;

use crate::ui::theme::Palette;
use crate::ui::widget::tooltip::{ControlLabel, tooltip};
use focus_control::FocusControl;
use iced::Element;
use iced::widget::Button;
use key_response::KeyResponse;

pub use input_blocker::{block_keys, block_presses};
pub use key_response::ValueStep;

/// What assistive technology says about a control, besides the texts on it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum A11yLabel {
    #[default]
    None,
    /// The name of a control that shows only an icon.
    Name(String),
    /// Whether it is on.
    Switch(bool),
    /// Its value; the name is in the text before it.
    Value(String),
}

/// A press, Enter and Space send `message`. Without a message the button is disabled and takes no
/// focus.
pub fn pressable<'a, Message: Clone + 'a>(
    button: Button<'a, Message>,
    message: Option<Message>,
) -> Element<'a, Message> {
    focusable_control(button.on_press_maybe(message.clone()), A11yLabel::None, message)
}

/// The same for a switch.
pub fn switch<'a, Message: Clone + 'a>(
    child: impl Into<Element<'a, Message>>,
    on: bool,
    message: Message,
) -> Element<'a, Message> {
    focusable_control(child, A11yLabel::Switch(on), Some(message))
}

/// The same as [`pressable`] for a button without text: its label is announced and shown as a
/// tooltip.
pub fn labelled<'a, Message: Clone + 'a>(
    button: Button<'a, Message>,
    label: ControlLabel,
    palette: &'static Palette,
    message: Option<Message>,
) -> Element<'a, Message> {
    let button = button.on_press_maybe(message.clone());
    let control = focusable_control(button, A11yLabel::Name(label.name.clone()), message);
    tooltip(control, label, palette)
}

fn focusable_control<'a, Message: Clone + 'a>(
    child: impl Into<Element<'a, Message>>,
    label: A11yLabel,
    message: Option<Message>,
) -> Element<'a, Message> {
    let response = match message {
        Some(message) => KeyResponse::Press(message),
        None => KeyResponse::Nothing,
    };
    wrapped(child, response, label)
}

/// Keeps the focus on `child`, which ignores all keys.
pub fn ignore_keys<'a, Message: Clone + 'a>(
    child: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    wrapped(child, KeyResponse::IgnoreAll, A11yLabel::None)
}

/// A text field. Escape removes the focus from it, but also reaches the dialog, which closes.
pub fn text_field<'a, Message: Clone + 'a>(
    field: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    wrapped(field, KeyResponse::TextField, A11yLabel::None)
}

/// A number field with this `value`. The up and down arrow keys send `more` and `less`.
pub fn number<'a, Message: Clone + 'a>(
    field: impl Into<Element<'a, Message>>,
    value: impl Into<String>,
    more: Message,
    less: Message,
) -> Element<'a, Message> {
    wrapped(field, KeyResponse::Number { more, less }, A11yLabel::Value(value.into()))
}

/// A list in which keys select rows: they all go on to the screen. `value` is the selected row.
pub fn list<'a, Message: Clone + 'a>(
    child: impl Into<Element<'a, Message>>,
    value: impl Into<String>,
) -> Element<'a, Message> {
    wrapped(child, KeyResponse::IgnoreAll, A11yLabel::Value(value.into()))
}

/// The arrow keys, Home, End, Enter and Space change the value of `child`. `say` makes the message
/// for a step.
pub fn stepper<'a, Message: Clone + 'a>(
    child: impl Into<Element<'a, Message>>,
    value: impl Into<String>,
    on_step: impl Fn(ValueStep) -> Option<Message> + 'a,
) -> Element<'a, Message> {
    wrapped(child, KeyResponse::Steps(Box::new(on_step)), A11yLabel::Value(value.into()))
}

/// A drop-down list of `count` entries that shows the entry `chosen` as `value`. Keys select
/// entries, or move the highlight while it is open. `on_select` makes the message for an entry.
pub fn drop_down<'a, Message: Clone + 'a>(
    list: impl Into<Element<'a, Message>>,
    value: impl Into<String>,
    chosen: Option<usize>,
    count: usize,
    on_select: impl Fn(usize) -> Message + 'a,
) -> Element<'a, Message> {
    let on_step = move |step: ValueStep| {
        let to = chosen.map_or(0, |at| step.index_from(at, count));
        (Some(to) != chosen && to < count).then(|| on_select(to))
    };
    wrapped(
        list,
        KeyResponse::DropDown { on_step: Box::new(on_step), chosen, count },
        A11yLabel::Value(value.into()),
    )
}

fn wrapped<'a, Message: Clone + 'a>(
    child: impl Into<Element<'a, Message>>,
    response: KeyResponse<'a, Message>,
    label: A11yLabel,
) -> Element<'a, Message> {
    Element::new(FocusControl { child: child.into(), response, label })
}
