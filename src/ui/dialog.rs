//! The dialogs. Each has state, messages, and actions that the app performs.

pub mod custom_board;
pub mod game_over;
pub mod help;
pub mod key_bindings;
pub mod luck;
pub mod main_menu;
pub mod new_record;
pub mod no_guess_search;
pub mod reset_level;
pub mod rule_settings;
pub mod settings;

use crate::ui::font;
use crate::ui::theme::{self, Palette, size};
use crate::ui::widget::{focus, scrollbar};
use iced::Alignment::Center;
use iced::widget::{Column, Text, button, checkbox, column, container, row, space, text};
use iced::{Element, Fill, Padding, Size};

/// The width of a dialog's content, in logical pixels: it fits into the narrowest window.
const WIDTH: f32 = 288.0;

/// The height of everything around a dialog's list: padding, heading, buttons, gaps and margins; in
/// logical pixels.
const CHROME_HEIGHT: f32 = 160.0;

/// Scrolls `content` if the window is too low, so that the buttons below stay visible.
fn scroll_area<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    window: Size,
) -> Element<'a, Message> {
    let room = (window.height - CHROME_HEIGHT).max(80.0);
    // Focus rings extend over the edges.
    let list = scrollbar::vertical_with_gutter(container(content).padding(theme::UNIT)).width(Fill);
    container(container(list).max_height(room + 2.0 * theme::UNIT))
        .padding(Padding::from(-theme::UNIT))
        .into()
}

/// A dialog: its heading, its content, and the buttons at the bottom right.
fn frame<'a, Message: 'a>(
    title: impl text::IntoFragment<'a>,
    content: impl Into<Element<'a, Message>>,
    buttons: impl IntoIterator<Item = Element<'a, Message>>,
    palette: &'static Palette,
) -> Column<'a, Message> {
    let buttons = row![space().width(Fill)].extend(buttons).spacing(theme::GAP).align_y(Center);
    column![heading(title, palette), content.into(), buttons]
        .spacing(4.0 * theme::UNIT)
        .width(WIDTH)
}

fn body<'a>(words: impl text::IntoFragment<'a>, palette: &'static Palette) -> Text<'a> {
    text(words).size(size::TEXT).color(palette.text)
}

/// The heading of a group.
fn subheading<'a>(words: impl text::IntoFragment<'a>, palette: &'static Palette) -> Text<'a> {
    body(words, palette).font(font::BOLD)
}

fn labelled_checkbox<'a, Message: Clone + 'a>(
    label: &'a str,
    on: bool,
    message: impl Fn(bool) -> Message + 'a,
) -> Element<'a, Message> {
    let other = message(!on);
    let checkbox =
        checkbox(on).label(label).on_toggle(message).size(16).text_size(size::TEXT).spacing(8);
    focus::switch(checkbox, on, other)
}

fn heading<'a>(words: impl text::IntoFragment<'a>, palette: &'static Palette) -> Text<'a> {
    subheading(words, palette).size(size::LARGE)
}

/// A dialog's button, disabled without a message.
fn text_button<'a, Message: Clone + 'a>(
    words: &'a str,
    chosen: bool,
    message: Option<Message>,
    palette: &'static Palette,
) -> Element<'a, Message> {
    let button = button(text(words).size(size::TEXT).center())
        .height(theme::BUTTON_HEIGHT)
        .padding([0.0, 4.0 * theme::UNIT])
        .style(palette.push_button(chosen))
        .on_press_maybe(message.clone());
    focus::pressable(button, message)
}
