//! The bars above a board, and what stands in them.

use iced::Alignment::Center;
use iced::Element;
use iced::Fill;
use iced::widget::Row;
use iced::widget::button;
use iced::widget::checkbox;
use iced::widget::column;
use iced::widget::container;
use iced::widget::space;
use iced::widget::text;

use super::surroundings::Surroundings;
use crate::theme;
use crate::theme::Palette;
use crate::theme::size;
use crate::widget::art::Picture;
use crate::widget::focus;

/// The side of a sign on a button, in logical pixels.
const SIGN: f32 = 18.0;

/// A bar across the window.
pub fn bar<'a, Message: 'a>(
    content: Row<'a, Message>,
    height: f32,
    palette: &'static Palette,
) -> Element<'a, Message> {
    bar_with_margin(content, height, theme::MARGIN, palette)
}

/// A bar across the window, with so much room at its ends.
pub fn bar_with_margin<'a, Message: 'a>(
    content: Row<'a, Message>,
    height: f32,
    margin: f32,
    palette: &'static Palette,
) -> Element<'a, Message> {
    container(
        content
            .spacing(theme::GAP)
            .align_y(Center)
            .width(Fill)
            .height(Fill),
    )
    .padding([0.0, margin])
    .width(Fill)
    .height(height)
    .style(palette.bar())
    .into()
}

/// The switch that shows the remaining count and hides it.
pub fn remaining_switch(around: Surroundings<'_>) -> Element<'_, bool> {
    let switch = checkbox(around.show_remaining)
        .label(around.texts.get("show-remaining"))
        .on_toggle(|shown| shown)
        .size(16)
        .text_size(size::TEXT)
        .spacing(6);
    focus::switch(switch, around.show_remaining, !around.show_remaining)
}

/// The switch of boards that need no guess.
pub fn no_guess_switch(around: Surroundings<'_>) -> Element<'_, bool> {
    let switch = checkbox(around.no_guess)
        .label(around.texts.get("no-guess"))
        .on_toggle(|on| on)
        .size(16)
        .text_size(size::TEXT)
        .spacing(6);
    focus::switch(switch, around.no_guess, !around.no_guess)
}

/// What is to be known of a game that is not like every other: one word below the other.
pub fn notes<'a, Message: 'a>(
    notes: impl IntoIterator<Item = &'a str>,
    around: Surroundings<'a>,
) -> Option<Element<'a, Message>> {
    let mut notes = notes.into_iter().peekable();
    notes.peek()?;
    let lines = notes.map(|note| {
        text(note)
            .size(size::SMALL)
            .line_height(1.15)
            .color(around.palette.quiet)
            .into()
    });
    Some(column(lines).into())
}

/// The line below the bars.
pub fn hairline<'a, Message: 'a>(palette: &'static Palette) -> Element<'a, Message> {
    container(space().width(Fill).height(1.0))
        .style(move |_| container::Style::default().background(palette.line))
        .into()
}

/// A button with a word.
pub fn push<'a, Message: Clone + 'a>(
    label: impl text::IntoFragment<'a>,
    palette: &'static Palette,
    chosen: bool,
    message: Message,
) -> Element<'a, Message> {
    push_maybe(label, palette, chosen, Some(message))
}

/// A button with a word, which can be pressed only where there is a message to say.
pub fn push_maybe<'a, Message: Clone + 'a>(
    label: impl text::IntoFragment<'a>,
    palette: &'static Palette,
    chosen: bool,
    message: Option<Message>,
) -> Element<'a, Message> {
    push_padded(label, palette, chosen, message, 3.0 * theme::UNIT)
}

/// A button with a word, and so much room at its left and right.
pub fn push_padded<'a, Message: Clone + 'a>(
    label: impl text::IntoFragment<'a>,
    palette: &'static Palette,
    chosen: bool,
    message: Option<Message>,
    padding: f32,
) -> Element<'a, Message> {
    let label = text(label)
        .size(size::TEXT)
        .wrapping(text::Wrapping::None)
        .center();
    let button = button(label)
        .height(theme::BUTTON)
        .padding([0.0, padding])
        .style(palette.push_button(chosen))
        .on_press_maybe(message.clone());
    focus::press(button, message)
}

/// A square button with a sign, and its name for who does not see that.
pub fn square<'a, Message: Clone + 'a>(
    picture: Picture,
    name: &str,
    around: Surroundings<'a>,
    message: Message,
) -> Element<'a, Message> {
    square_switch(picture, name, around, false, message)
}

/// A quiet button that takes away what it stands beside.
pub fn close<'a, Message: Clone + 'a>(
    around: Surroundings<'a>,
    message: Message,
) -> Element<'a, Message> {
    let cross = text("×").size(size::LARGE).center();
    let button = button(cross)
        .width(theme::BUTTON)
        .height(theme::BUTTON)
        .padding(0)
        .style(around.palette.menu_button())
        .on_press(message.clone());
    focus::named(button, around.texts.get("close"), message)
}

/// The switch of flag mode.
pub fn flag_switch<'a>(on: bool, around: Surroundings<'a>) -> Element<'a, bool> {
    let (picture, name) = if on {
        (Picture::FlagMode, around.texts.get("flag-mode-is-on"))
    } else {
        (Picture::Flag, around.texts.get("flag-mode-is-off"))
    };
    square_switch(picture, name, around, on, !on)
}

/// A square button with a sign, which may be switched on.
fn square_switch<'a, Message: Clone + 'a>(
    picture: Picture,
    name: &str,
    around: Surroundings<'a>,
    on: bool,
    message: Message,
) -> Element<'a, Message> {
    let button = button(container(around.sheet.show(picture, SIGN)).center(Fill))
        .width(theme::BUTTON)
        .height(theme::BUTTON)
        .padding(0)
        .style(around.palette.push_button(on))
        .on_press(message.clone());
    focus::named(button, name, message)
}
