//! The keyboard's way to the toolkit's buttons, switches, lists and sliders, which take no focus
//! themselves: a wrapper that takes it, shows it with a ring, and does by key what a press does.

pub mod navigation;

mod a11y_label;
mod focus_control;
mod input_blocker;
mod key_response;
mod open_drop_down;
mod value_step;

use crate::ui::theme::Palette;
use crate::ui::widget::tooltip::{ControlLabel, tooltip};
use focus_control::FocusControl;
use iced::Element;
use key_response::KeyResponse;

pub use a11y_label::A11yLabel;
pub use input_blocker::{block_keys, block_presses};
pub use value_step::ValueStep;

/// `child`, which Enter and Space press while it has the focus: they say `message`. Without one it
/// waits, and takes no focus.
pub fn pressable<'a, Message: Clone + 'a>(
    child: impl Into<Element<'a, Message>>,
    message: Option<Message>,
) -> Element<'a, Message> {
    focusable_control(child, A11yLabel::None, message)
}

/// The same for a switch that is on, or off.
pub fn switch<'a, Message: Clone + 'a>(
    child: impl Into<Element<'a, Message>>,
    on: bool,
    message: Message,
) -> Element<'a, Message> {
    focusable_control(child, A11yLabel::Switch(on), Some(message))
}

/// The same for what has no text on it that says what it is: its label is announced, and shown as
/// its tooltip. Without a message it waits.
pub fn labelled<'a, Message: Clone + 'a>(
    child: impl Into<Element<'a, Message>>,
    label: ControlLabel,
    palette: &'static Palette,
    message: Option<Message>,
) -> Element<'a, Message> {
    let control = focusable_control(child, A11yLabel::Name(label.name.clone()), message);
    tooltip(control, label, palette)
}

fn focusable_control<'a, Message: Clone + 'a>(
    child: impl Into<Element<'a, Message>>,
    told: A11yLabel,
    message: Option<Message>,
) -> Element<'a, Message> {
    let answers = match message {
        Some(message) => KeyResponse::Press(message),
        None => KeyResponse::Nothing,
    };
    wrapped(child, answers, told)
}

/// `child`, which keeps the focus and answers no key: each is meant for somebody else now.
pub fn ignore_keys<'a, Message: Clone + 'a>(
    child: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    wrapped(child, KeyResponse::IgnoreAll, A11yLabel::None)
}

/// `field`, in which the player types. It gives up the focus on Escape, but leaves the key to the
/// dialog, which closes.
pub fn text_field<'a, Message: Clone + 'a>(
    field: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    wrapped(field, KeyResponse::TextField, A11yLabel::None)
}

/// `field`, in which the player types a number, which is this `value` now. The arrow keys for up and
/// down say `more` and `less`.
pub fn number<'a, Message: Clone + 'a>(
    field: impl Into<Element<'a, Message>>,
    value: impl Into<String>,
    more: Message,
    less: Message,
) -> Element<'a, Message> {
    wrapped(field, KeyResponse::Number { more, less }, A11yLabel::Value(value.into()))
}

/// `child`, whose value the arrows, Home and End change while it has the focus, and Enter and Space
/// go on through: `say` tells of the value that a step leads to. It has this `value` now.
pub fn stepper<'a, Message: Clone + 'a>(
    child: impl Into<Element<'a, Message>>,
    value: impl Into<String>,
    say: impl Fn(ValueStep) -> Option<Message> + 'a,
) -> Element<'a, Message> {
    wrapped(child, KeyResponse::Steps(Box::new(say)), A11yLabel::Value(value.into()))
}

/// `list`, a drop-down list of `count` entries that shows the `chosen` one under the name `value`.
/// Keys step through the entries while it has the focus, and move the highlight while it is open:
/// `say` tells of the entry that a step leads to.
pub fn drop_down<'a, Message: Clone + 'a>(
    list: impl Into<Element<'a, Message>>,
    value: impl Into<String>,
    chosen: Option<usize>,
    count: usize,
    say: impl Fn(usize) -> Message + 'a,
) -> Element<'a, Message> {
    let say = move |step: ValueStep| {
        let to = chosen.map_or(0, |at| step.index_from(at, count));
        (Some(to) != chosen && to < count).then(|| say(to))
    };
    wrapped(
        list,
        KeyResponse::DropDown { say: Box::new(say), chosen, count },
        A11yLabel::Value(value.into()),
    )
}

fn wrapped<'a, Message: Clone + 'a>(
    child: impl Into<Element<'a, Message>>,
    answers: KeyResponse<'a, Message>,
    told: A11yLabel,
) -> Element<'a, Message> {
    Element::new(FocusControl { child: child.into(), response: answers, label: told })
}
