//! Buttons, checkboxes and fields: how large they are and how they look. `focus` makes controls of the
//! buttons.

use super::focus;
use super::semantics::{Semantics, described};
use super::words::{TextRole, note, one_line};
use crate::ui::kit::theme;
use crate::ui::kit::theme::{Palette, size};
use crate::ui::{Button, Element, Text, TextInput};
use accesskit::Role;
use iced::Alignment::Center;
use iced::Fill;
use iced::alignment::Horizontal;
use iced::widget::text::IntoFragment;
use iced::widget::{button, column, container, row, space, text};
use std::borrow::Cow;

/// A raised button with words. It has the accent colour if it is the `chosen` one of several, or
/// what Enter does.
pub fn push<'a, M>(
    words: impl IntoFragment<'a>,
    chosen: bool,
    palette: &'static Palette,
) -> Button<'a, M> {
    let words = words.into_fragment();
    let font = TextRole::Label.font(&words);
    raised(text(words).size(size::TEXT).font(font), chosen, palette)
}

/// A push button in the font of the style, for bars and what belongs to a board.
pub fn push_in_style<'a, M>(
    words: impl IntoFragment<'a>,
    chosen: bool,
    palette: &'static Palette,
) -> Button<'a, M> {
    raised(one_line(TextRole::Label.in_button(words, palette)), chosen, palette)
}

/// A push button with words of any look but their colour, which is that of the button.
pub fn raised<'a, M>(words: Text<'a>, chosen: bool, palette: &'static Palette) -> Button<'a, M> {
    button(words.center())
        .height(theme::BUTTON_HEIGHT)
        .padding([0.0, 3.0 * theme::UNIT])
        .style(palette.push_button(chosen))
}

/// A square button with one large character.
pub fn sign<'a, M: 'a>(sign: &'a str, chosen: bool, palette: &'static Palette) -> Button<'a, M> {
    let sign = text(sign).size(size::TITLE);
    raised(sign, chosen, palette).width(theme::BUTTON_HEIGHT).padding(0)
}

/// A square button with a picture.
pub fn icon<'a, M: 'a>(
    picture: impl Into<Element<'a, M>>,
    side: f32,
    palette: &'static Palette,
) -> Button<'a, M> {
    button(container(picture).center(Fill))
        .width(side)
        .height(side)
        .padding(0)
        .style(palette.push_button(false))
}

/// `message` turns it on or off. `gap` is between the box and its name.
pub fn checkbox<'a, M: Clone + 'a>(
    name: &'a str,
    is_on: bool,
    gap: f32,
    message: M,
) -> Element<'a, M> {
    ticked(None, name, is_on, gap, message)
}

/// A checkbox of one of several things: those who hear it hear which.
pub fn checkbox_of<'a, M: Clone + 'a>(
    thing: &str,
    name: &'a str,
    is_on: bool,
    message: M,
) -> Element<'a, M> {
    ticked(Some(format!("{thing}: {name}")), name, is_on, theme::UNIT, message)
}

/// A checkbox that is heard by another name, if there is one.
fn ticked<'a, M: Clone + 'a>(
    heard: Option<String>,
    name: &'a str,
    is_on: bool,
    gap: f32,
    message: M,
) -> Element<'a, M> {
    let toggled = message.clone();
    let tick = iced::widget::checkbox(is_on).label(name).on_toggle(move |_| toggled.clone());
    let tick = tick.size(16).text_size(size::TEXT).font(TextRole::Label.font(name)).spacing(gap);
    focus::switch(tick, Semantics { name: heard, ..Semantics::default() }.toggled(is_on), message)
}

/// A switch for what is on or off at once. All of its line can be pressed, unless there is no message.
pub fn switch<'a, M: Clone + 'a>(
    name: &'a str,
    about: Option<Cow<'a, str>>,
    is_on: bool,
    message: Option<M>,
    palette: &'static Palette,
) -> Element<'a, M> {
    const KNOB: f32 = 4.0 * theme::UNIT;
    const EDGE: f32 = 2.0;
    let is_possible = message.is_some();
    let words = if is_possible { TextRole::Label } else { TextRole::Muted };
    let words = column![words.text(name, palette), about.map(|it| note(it, palette))];
    let knob = container(space()).width(KNOB).height(KNOB);
    let track = container(knob.style(palette.knob(is_on)))
        .width(9.0 * theme::UNIT)
        .height(KNOB + 2.0 * EDGE)
        .padding(EDGE)
        .align_x(if is_on { Horizontal::Right } else { Horizontal::Left })
        .style(palette.track(is_on, is_possible));
    let line = row![words.spacing(2.0).width(Fill), track].spacing(theme::MARGIN).align_y(Center);
    let line = button(line).padding([2.0, 0.0]).width(Fill).style(|_, _| button::Style::default());
    focus::control(line, Semantics::new(Role::Switch).named(name).toggled(is_on), message)
}

/// The look of a field to type in; `is_wrong` marks its content as invalid.
pub fn field<'a, M: Clone + 'a>(
    field: TextInput<'a, M>,
    is_wrong: bool,
    palette: &'static Palette,
) -> TextInput<'a, M> {
    field.size(size::TEXT).line_height(1.2).padding([5.0, 8.0]).style(palette.text_field(is_wrong))
}

/// A cross that closes or removes something.
pub fn cross<'a, M: 'a>(palette: &'static Palette) -> Button<'a, M> {
    sign("×", false, palette).style(palette.menu_button())
}

/// Leaves a page: an arrow, with words where there is room. It is quiet, and the first in its bar.
pub fn back_button<'a, M: 'a>(words: Option<&'a str>, palette: &'static Palette) -> Button<'a, M> {
    let arrow = described(text("‹").size(size::TITLE).line_height(1.0), Semantics::hidden());
    let word = |it| one_line(TextRole::Label.in_button(it, palette));
    let words = row![arrow, words.map(word)].spacing(1.5 * theme::UNIT).align_y(Center);
    button(container(words).center_y(Fill))
        .height(theme::BUTTON_HEIGHT)
        .padding([0.0, 2.0 * theme::UNIT])
        .style(palette.menu_button())
}

/// A line of a list that can be pressed: flat until the pointer is over it.
pub fn flat_line<'a, M: 'a>(
    line: impl Into<Element<'a, M>>,
    palette: &'static Palette,
) -> Button<'a, M> {
    button(line).width(Fill).padding([1.5 * theme::UNIT, theme::UNIT]).style(palette.menu_button())
}
