//! One line above the board: the custom button, the switch of the count, the count, the menu.

use iced::Element;
use iced::Fill;
use iced::widget::row;
use iced::widget::space;
use iced::widget::text;

use super::Choice;
use super::Message;
use super::Play;
use super::luck;
use crate::keymap::Shortcut;
use crate::screen::bar;
use crate::screen::surroundings::Surroundings;
use crate::theme;
use crate::theme::size;
use crate::widget::art::Picture;

/// The narrowest window in which the game is noted for what it is beside the count, in logical
/// pixels. The box at its end tells as well.
const ROOMY: f32 = 420.0;

/// The line as it is to be seen.
pub fn line<'a>(play: &Play, around: Surroundings<'a>) -> Element<'a, Message> {
    let (texts, palette) = (around.texts, around.palette);
    let count = around.show_remaining.then(|| {
        let count = text(play.game().remaining().to_string())
            .size(size::LARGE)
            .color(palette.text);
        around.tip(count, around.label_text("tip-count"))
    });
    bar::bar(
        row![
            bar::push(
                texts.get("custom-button"),
                around.label_of(Shortcut::Custom),
                false,
                Message::Chosen(Choice::Custom),
                palette
            ),
            bar::remaining_switch(around).map(Message::ShowRemaining),
        ]
        .push(count)
        .push(play.notes(around).filter(|_| around.window.width >= ROOMY))
        .push(luck::button_of(play, false, around))
        .push(space().width(Fill))
        .push(bar::flag_switch(play.flag_mode(), around).map(Message::FlagMode))
        .push(bar::bulb(around, play.hint()))
        .push(bar::square(
            Picture::Menu,
            around.label_of(Shortcut::Menu),
            around,
            Message::Menu,
        )),
        theme::LINE_BAR,
        palette,
    )
}
