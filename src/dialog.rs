//! Questions and tables in front of the game. Each has a state, messages, and actions that it
//! asks of the app.

pub mod custom;
pub mod finished;
pub mod menu;
pub mod new_record;
pub mod records;
pub mod rules;
pub mod settings;

use iced::Alignment::Center;
use iced::Element;
use iced::Fill;
use iced::widget::button;
use iced::widget::row;
use iced::widget::space;
use iced::widget::text;

use crate::font;
use crate::theme;
use crate::theme::Palette;
use crate::theme::size;

/// The width of a dialog's content, in logical pixels: it fits into the narrowest window.
const WIDTH: f32 = 288.0;

/// A dialog's heading.
fn heading<'a, Message: 'a>(words: &'a str, palette: &'static Palette) -> Element<'a, Message> {
    text(words)
        .size(size::LARGE)
        .font(font::BOLD)
        .color(palette.text)
        .into()
}

/// A dialog's button. One without a message waits.
fn push<'a, Message: Clone + 'a>(
    words: &'a str,
    chosen: bool,
    message: Option<Message>,
    palette: &'static Palette,
) -> Element<'a, Message> {
    button(text(words).size(size::TEXT).center())
        .height(theme::BUTTON)
        .padding([0.0, 4.0 * theme::UNIT])
        .style(palette.push_button(chosen))
        .on_press_maybe(message)
        .into()
}

/// The buttons at a dialog's foot, at its right.
fn foot<'a, Message: 'a>(
    buttons: impl IntoIterator<Item = Element<'a, Message>>,
) -> Element<'a, Message> {
    row![space().width(Fill)]
        .extend(buttons)
        .spacing(theme::GAP)
        .align_y(Center)
        .into()
}
