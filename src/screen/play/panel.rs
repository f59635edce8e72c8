//! The counters beside the board.

use super::{Message, Play};
use crate::screen::counters;
use crate::screen::surroundings::Surroundings;
use crate::theme;
use crate::widget::scroll;
use iced::Element;
use iced::widget::container;

/// The width of the counters with the gap to their right, where the strip is not beside the board, in
/// logical pixels.
pub const WIDTH: f32 = 200.0;
/// How much height is kept free for it, in logical pixels.
pub const HEIGHT: f32 = 420.0;
/// The narrowest window that has room for it, in logical pixels.
pub const WINDOW: f32 = 540.0;

/// The counters: what the player may know during the game, everything after its end.
pub fn panel<'a>(play: &'a Play, around: Surroundings<'a>) -> Element<'a, Message> {
    let (texts, palette) = (around.texts, around.palette);
    let figures = match &play.counters {
        Some(counters) => counters::all(counters, texts, palette),
        None => counters::known(play.game().elapsed(around.now), play.take.tally(), texts, palette),
    };
    container(scroll::vertical(container(figures).padding([theme::MARGIN, 1.5 * theme::GAP])))
        .style(palette.card())
        .into()
}
