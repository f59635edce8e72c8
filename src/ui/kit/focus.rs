//! Keyboard focus for iced's buttons, checkboxes, lists and sliders, which take none themselves: a
//! wrapper that takes the focus, draws a ring, and turns keys into presses.

pub mod navigation;

use crate::ui::{Button, Element};
mod focus_part;
mod input_blocker;
mod key_response;
mod open_drop_down;

use crate::ui::kit::control::wrap;
use crate::ui::kit::semantics::{NumericRange, Semantics};
use crate::ui::kit::theme::Palette;
use crate::ui::kit::tooltip::{ControlLabel, tooltip};
use accesskit::Role;
use focus_part::FocusPart;
use key_response::{DropDownEntries, FocusPlace, KeyResponse};
use std::borrow::Cow;
use std::rc::Rc;

pub use input_blocker::{block_keys, block_presses};
pub use key_response::ValueStep;

/// A press, Enter and Space send `message`. Without a message the button is disabled and takes no
/// focus.
pub fn pressable<'a, M: Clone + 'a>(button: Button<'a, M>, message: Option<M>) -> Element<'a, M> {
    control(button, Semantics::new(Role::Button), message)
}

/// A checkbox.
pub fn switch<'a, M: Clone + 'a>(
    child: impl Into<Element<'a, M>>,
    semantics: Semantics,
    message: M,
) -> Element<'a, M> {
    let response = KeyResponse::new(FocusPlace::Control, Some(message));
    wrapped(child, response, Semantics { role: Role::CheckBox, ..semantics })
}

/// A [`pressable`] button without text: its label is announced and shown as a
/// tooltip.
pub fn labelled<'a, M: Clone + 'a>(
    button: Button<'a, M>,
    label: ControlLabel,
    palette: &'static Palette,
    message: Option<M>,
) -> Element<'a, M> {
    let semantics = Semantics::new(Role::Button).named(label.name.clone());
    tooltip(control(button, semantics, message), label, palette)
}

/// A [`pressable`] button that is something else for those who hear it.
pub fn control<'a, M: Clone + 'a>(
    button: Button<'a, M>,
    semantics: Semantics,
    message: impl Into<Option<M>>,
) -> Element<'a, M> {
    let message = message.into();
    let button = button.on_press_maybe(message.clone());
    let focus = if message.is_some() { FocusPlace::Control } else { FocusPlace::Nothing };
    let semantics = Semantics { is_disabled: message.is_none(), ..semantics };
    wrapped(button, KeyResponse::new(focus, message), semantics)
}

/// A button that leads to more controls: the right arrow key opens it as well. Keys send `on_key`, which
/// may move the focus there.
pub fn opener<'a, M: Clone + 'a>(
    button: Button<'a, M>,
    semantics: Semantics,
    on_press: M,
    on_key: M,
) -> Element<'a, M> {
    let response = KeyResponse::new(FocusPlace::Control, Some(on_key));
    wrapped(button.on_press(on_press), KeyResponse { opens_right: true, ..response }, semantics)
}

/// What is pressed with the mouse, while the keyboard has other ways: it takes no focus.
pub fn press_only<'a, M: Clone + 'a>(
    child: impl Into<Element<'a, M>>,
    semantics: Semantics,
    message: M,
) -> Element<'a, M> {
    wrapped(child, KeyResponse::new(FocusPlace::Nothing, Some(message)), semantics)
}

/// A text field. Escape removes the focus from it, but also reaches the dialog, which closes.
/// `on_input` makes the message for another text.
pub fn text_field<'a, M: Clone + 'a>(
    field: impl Into<Element<'a, M>>,
    semantics: Semantics,
    on_input: impl Fn(String) -> M + 'a,
) -> Element<'a, M> {
    let on_input = Some(Box::new(on_input) as _);
    wrapped(field, KeyResponse { on_input, ..KeyResponse::new(FocusPlace::Field, None) }, semantics)
}

/// A number field. The up and down arrow keys send `more` and `less`; `on_input` makes the message
/// for another text.
pub fn number<'a, M: Clone + 'a>(
    field: impl Into<Element<'a, M>>,
    semantics: Semantics,
    on_input: impl Fn(String) -> M + 'a,
    more: M,
    less: M,
) -> Element<'a, M> {
    let range = semantics.range;
    let is_end = move |step| range.is_some_and(|it| it.value.is_some() && it.after(step).is_none());
    let on_step = move |step| match step {
        step if is_end(step) => None,
        ValueStep::Next => Some(more.clone()),
        ValueStep::Previous => Some(less.clone()),
        _ => None,
    };
    let response = KeyResponse {
        on_input: Some(Box::new(on_input)),
        on_step: Some(Box::new(on_step)),
        ..KeyResponse::new(FocusPlace::Field, None)
    };
    wrapped(field, response, semantics)
}

/// Takes the focus, but no keys: they all go on to the screen. A press sends `message`.
pub fn focus_only<'a, M: Clone + 'a>(
    child: impl Into<Element<'a, M>>,
    semantics: Semantics,
    message: Option<M>,
) -> Element<'a, M> {
    let response = KeyResponse::new(FocusPlace::Control, message);
    wrapped(child, KeyResponse { takes_keys: false, ..response }, semantics)
}

/// The arrow keys, Home, End, Enter and Space change the value of `child`. `on_step` makes the
/// message for a step.
pub fn stepper<'a, M: Clone + 'a>(
    child: impl Into<Element<'a, M>>,
    semantics: Semantics,
    on_step: impl Fn(ValueStep) -> Option<M> + 'a,
) -> Element<'a, M> {
    let on_step = Some(Box::new(on_step) as _);
    wrapped(
        child,
        KeyResponse { on_step, ..KeyResponse::new(FocusPlace::Control, None) },
        semantics,
    )
}

/// A slider for the number in `range`, which is shown as `value`. `on_set` makes the message for
/// another number. Without `takes_keys`, all keys go on to the screen.
pub fn slider<'a, M: Clone + 'a>(
    child: impl Into<Element<'a, M>>,
    name: Option<&str>,
    value: impl Into<String>,
    range: NumericRange,
    takes_keys: bool,
    on_set: impl Fn(f64) -> M + 'a,
) -> Element<'a, M> {
    let semantics = Semantics {
        name: name.map(str::to_owned),
        range: Some(range),
        ..Semantics::new(Role::Slider).with_value(value)
    };
    let on_set = Rc::new(on_set);
    let on_other = Rc::clone(&on_set);
    let response = KeyResponse {
        takes_keys,
        on_step: Some(Box::new(move |step| range.after(step).map(&*on_set))),
        on_number: Some(Box::new(move |number| on_other(number.clamp(range.min, range.max)))),
        ..KeyResponse::new(FocusPlace::Control, None)
    };
    wrapped(child, response, semantics)
}

/// A drop-down list of `entries`, with a name or none, that shows the entry `chosen` as `value`. Keys select entries, or
/// move the highlight while it is open. `on_select` makes the message for an entry.
pub fn drop_down<'a, M: Clone + 'a>(
    list: impl Into<Element<'a, M>>,
    (name, value): (Option<&str>, String),
    chosen: Option<usize>,
    entries: Rc<[Cow<'a, str>]>,
    on_select: impl Fn(usize) -> M + 'a,
) -> Element<'a, M> {
    let count = entries.len();
    let on_step = move |step: ValueStep| {
        let to = step.index_from(chosen, count);
        (Some(to) != chosen && to < count).then(|| on_select(to))
    };
    let response = KeyResponse {
        on_step: Some(Box::new(on_step)),
        list: Some(DropDownEntries { chosen, entries }),
        ..KeyResponse::new(FocusPlace::Control, None)
    };
    let semantics = Semantics::new(Role::ComboBox).with_value(value);
    wrapped(list, response, Semantics { name: name.map(str::to_owned), ..semantics })
}

fn wrapped<'a, M: Clone + 'a>(
    child: impl Into<Element<'a, M>>,
    response: KeyResponse<'a, M>,
    semantics: Semantics,
) -> Element<'a, M> {
    let semantics = Semantics { actions: response.actions(), ..semantics };
    wrap(child, FocusPart { response, semantics })
}
