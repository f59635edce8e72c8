//! The counters beside the board.

use iced::Element;
use iced::Fill;
use iced::widget::container;

use super::Message;
use super::Play;
use crate::screen::counters;
use crate::screen::strip::BESIDE;
use crate::screen::strip::Strip;
use crate::screen::surroundings::Surroundings;
use crate::theme;
use crate::widget::scroll;

/// The panel's width, in logical pixels.
pub const WIDTH: f32 = 200.0;
/// The narrowest window that has room for it, in logical pixels.
pub const WINDOW: f32 = 540.0;

/// The counters: what the player may know during the game, everything after its end.
///
/// They fill a strip beside the board below what it tells, and have a column of their own where the
/// strip lies below the board.
pub fn panel<'a>(play: &'a Play, strip: Strip, around: Surroundings<'a>) -> Element<'a, Message> {
    let (texts, palette) = (around.texts, around.palette);
    let figures = match &play.counters {
        Some(counters) => counters::all(counters, texts, palette),
        None => counters::known(
            play.game().elapsed(around.now),
            play.take.tally(),
            texts,
            palette,
        ),
    };
    container(scroll::vertical(
        container(figures).padding(iced::Padding::from(theme::MARGIN)),
    ))
    .width(match strip {
        Strip::Below(_) => WIDTH,
        Strip::Beside => BESIDE,
    })
    .height(Fill)
    .style(palette.bar())
    .into()
}
