//! One line above the board: the custom button, the switch of the count, the count, the menu.

use iced::Element;
use iced::Fill;
use iced::widget::row;
use iced::widget::space;
use iced::widget::text;

use super::Choice;
use super::Message;
use super::Play;
use crate::keymap::Shortcut;
use crate::screen::bar;
use crate::screen::surroundings::Surroundings;
use crate::theme;
use crate::theme::size;
use crate::widget::art::Picture;

/// The narrowest windows with room for the light bulb, which the menu has as well, and for a word on
/// the game, in logical pixels.
const ROOM_FOR_BULB: f32 = 440.0;
const ROOM_FOR_NOTES: f32 = 500.0;

/// The line as it is to be seen.
pub fn line<'a>(play: &Play, around: Surroundings<'a>) -> Element<'a, Message> {
    let (texts, palette, width) = (around.texts, around.palette, around.window.width);
    let count = around.show_remaining.then(|| {
        let count = text(play.game().remaining().to_string())
            .size(size::LARGE)
            .color(palette.text);
        around.tip(count, around.label_text("tip-count"))
    });
    let (margin, padding) = if width < ROOM_FOR_BULB {
        (theme::GAP, theme::GAP)
    } else {
        (theme::MARGIN, 3.0 * theme::UNIT)
    };
    let notes = (width >= ROOM_FOR_NOTES).then(|| play.notes(around));
    bar::bar_with_margin(
        row![
            bar::push_padded(
                texts.get("custom-button"),
                around.label_of(Shortcut::Custom),
                false,
                Some(Message::Chosen(Choice::Custom)),
                padding,
                palette
            ),
            bar::remaining_switch(around).map(Message::ShowRemaining),
        ]
        .push(count)
        .push(notes.flatten())
        .push(space().width(Fill))
        .push(bar::flag_switch(play.flag_mode(), around).map(Message::FlagMode))
        .push((width >= ROOM_FOR_BULB).then(|| bar::bulb(around, play.hint())))
        .push(bar::square(
            Picture::Menu,
            around.label_of(Shortcut::Menu),
            around,
            Message::Menu,
        )),
        theme::LINE_BAR,
        margin,
        palette,
    )
}
