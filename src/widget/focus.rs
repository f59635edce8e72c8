//! The keyboard's way to the toolkit's buttons, switches, lists and sliders, which take no focus
//! themselves: a wrapper that takes it, shows it with a ring, and does by key what a press does.

pub mod travel;

mod answers;
mod control;
mod fence;
mod open_list;
mod step;
mod told;

use crate::theme::Palette;
use crate::widget::tip::{Label, tip};
use answers::Answers;
use control::Focus;
use iced::Element;

pub use fence::{fence, shield};
pub use step::Step;
pub use told::Told;

/// `child`, which Enter and Space press while it has the focus: they say `message`. Without one it
/// waits, and takes no focus.
pub fn press<'a, Message: Clone + 'a>(
    child: impl Into<Element<'a, Message>>,
    message: Option<Message>,
) -> Element<'a, Message> {
    told(child, Told::Nothing, message)
}

/// The same for a switch that is on, or off.
pub fn switch<'a, Message: Clone + 'a>(
    child: impl Into<Element<'a, Message>>,
    on: bool,
    message: Message,
) -> Element<'a, Message> {
    told(child, Told::On(on), Some(message))
}

/// The same for what has no text on it that says what it is: its label is announced, and shown as
/// its tooltip. Without a message it waits.
pub fn named<'a, Message: Clone + 'a>(
    child: impl Into<Element<'a, Message>>,
    label: Label,
    palette: &'static Palette,
    message: Option<Message>,
) -> Element<'a, Message> {
    let control = told(child, Told::Name(label.name.clone()), message);
    tip(control, label, palette)
}

fn told<'a, Message: Clone + 'a>(
    child: impl Into<Element<'a, Message>>,
    told: Told,
    message: Option<Message>,
) -> Element<'a, Message> {
    let answers = match message {
        Some(message) => Answers::Press(message),
        None => Answers::Nothing,
    };
    wrapped(child, answers, told)
}

/// `child`, which keeps the focus and answers no key: each is meant for somebody else now.
pub fn deaf<'a, Message: Clone + 'a>(
    child: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    wrapped(child, Answers::Deaf, Told::Nothing)
}

/// `field`, in which the player types. It gives up the focus on Escape, but leaves the key to the
/// dialog, which closes.
pub fn field<'a, Message: Clone + 'a>(
    field: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    wrapped(field, Answers::Field, Told::Nothing)
}

/// `field`, in which the player types a number, which is this `value` now. The arrow keys for up and
/// down say `more` and `less`.
pub fn number<'a, Message: Clone + 'a>(
    field: impl Into<Element<'a, Message>>,
    value: impl Into<String>,
    more: Message,
    less: Message,
) -> Element<'a, Message> {
    wrapped(field, Answers::Number { more, less }, Told::Value(value.into()))
}

/// `child`, whose value the arrows, Home and End change while it has the focus, and Enter and Space
/// go on through: `say` tells of the value that a step leads to. It has this `value` now.
pub fn steps<'a, Message: Clone + 'a>(
    child: impl Into<Element<'a, Message>>,
    value: impl Into<String>,
    say: impl Fn(Step) -> Option<Message> + 'a,
) -> Element<'a, Message> {
    wrapped(child, Answers::Steps(Box::new(say)), Told::Value(value.into()))
}

/// `list`, a drop-down list of `count` entries that shows the `chosen` one under the name `value`.
/// Keys step through the entries while it has the focus, and move the highlight while it is open:
/// `say` tells of the entry that a step leads to.
pub fn list<'a, Message: Clone + 'a>(
    list: impl Into<Element<'a, Message>>,
    value: impl Into<String>,
    chosen: Option<usize>,
    count: usize,
    say: impl Fn(usize) -> Message + 'a,
) -> Element<'a, Message> {
    let say = move |step: Step| {
        let to = chosen.map_or(0, |at| step.from(at, count));
        (Some(to) != chosen && to < count).then(|| say(to))
    };
    wrapped(list, Answers::List { say: Box::new(say), chosen, count }, Told::Value(value.into()))
}

fn wrapped<'a, Message: Clone + 'a>(
    child: impl Into<Element<'a, Message>>,
    answers: Answers<'a, Message>,
    told: Told,
) -> Element<'a, Message> {
    Element::new(Focus { child: child.into(), answers, told })
}
