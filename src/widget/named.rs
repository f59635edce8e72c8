//! A list to choose one of several values from, each under the name that the player reads.

use std::fmt;
use std::rc::Rc;

use iced::Element;
use iced::Length;
use iced::widget::pick_list;

use crate::theme::Palette;
use crate::theme::size;
use crate::widget::focus;
use crate::widget::focus::Step;
use crate::widget::tip::Label;
use crate::widget::tip::tip;

/// A value to choose, under its name.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Named<'a, T> {
    /// The value.
    pub value: T,
    /// Its name.
    pub name: &'a str,
}

impl<T> fmt::Display for Named<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// The same list under a label of its own, where no text beside it says what it is about.
pub fn labelled<'a, T: Copy + PartialEq + 'a, Message: Clone + 'a>(
    values: impl IntoIterator<Item = Named<'a, T>>,
    now: T,
    label: Label,
    say: impl Fn(T) -> Message + 'a,
    width: Length,
    palette: &'static Palette,
) -> Element<'a, Message> {
    tip(list(values, now, say, width, palette), label, palette)
}

/// The list of these `values`, closed on the one that holds `now`. What is chosen is told as `say`
/// has it.
pub fn list<'a, T: Copy + PartialEq + 'a, Message: Clone + 'a>(
    values: impl IntoIterator<Item = Named<'a, T>>,
    now: T,
    say: impl Fn(T) -> Message + 'a,
    width: Length,
    palette: &'static Palette,
) -> Element<'a, Message> {
    let values: Vec<_> = values.into_iter().collect();
    let chosen = values.iter().find(|named| named.value == now).copied();
    let value = chosen.map_or("", |named| named.name);
    let all: Vec<T> = values.iter().map(|named| named.value).collect();
    let say = Rc::new(say);
    let step = {
        let say = Rc::clone(&say);
        move |step: Step| step.of(all.iter().copied(), now).map(&*say)
    };
    let list = pick_list(values, chosen, move |named| say(named.value))
        .width(width)
        .text_size(size::TEXT)
        .padding([5.0, 10.0])
        .style(palette.list())
        .menu_style(palette.list_menu());
    focus::steps(list, value, step)
}
