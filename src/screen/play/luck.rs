//! The button at the end of a game that says how much luck it took, and leads to where it was
//! spent.

use iced::Element;
use iced::widget::button;
use iced::widget::text;

use super::Message;
use super::Play;
use crate::i18n::luck;
use crate::keymap::Shortcut;
use crate::screen::surroundings::Surroundings;
use crate::theme;
use crate::theme::size;
use crate::widget::focus;

/// The button, once the game is over. With room it says more.
pub fn button_of<'a>(
    play: &Play,
    roomy: bool,
    around: Surroundings<'a>,
) -> Option<Element<'a, Message>> {
    let texts = around.texts;
    let words = match play.review().luck() {
        _ if !play.is_over() => return None,
        Some(luck) if roomy => luck::medium(texts, luck),
        Some(luck) => luck::short(texts, luck),
        None => texts.get("luck-button").to_owned(),
    };
    let words = text(words)
        .size(size::SMALL)
        .wrapping(text::Wrapping::None)
        .center();
    let button = button(words)
        .height(theme::BUTTON)
        .padding([0.0, 2.0 * theme::UNIT])
        .style(around.palette.push_button(false))
        .on_press(Message::Luck);
    let button = focus::press(button, Some(Message::Luck));
    Some(around.tip(button, around.label_of(Shortcut::Luck)))
}
