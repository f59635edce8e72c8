//! The counters beside the board.

use super::{Message, PlayScreen};
use crate::ui::screen::counters_view;
use crate::ui::screen::view_context::ViewContext;
use crate::ui::theme;
use crate::ui::widget::scrollbar;
use iced::Element;
use iced::widget::container;

/// The width with the gap to the right, in logical pixels.
pub const WIDTH: f32 = 200.0;
/// The height that is reserved, in logical pixels.
pub const HEIGHT: f32 = 420.0;
/// The narrowest window with room for it, in logical pixels.
pub const MIN_WINDOW_WIDTH: f32 = 540.0;

/// During the game only what the player may know.
pub fn counters_panel<'a>(play: &'a PlayScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    let figures = match &play.counters {
        Some(counters) => counters_view::after_game(counters, texts, palette),
        None => counters_view::during_game(
            play.game().elapsed(ctx.now),
            play.recorder.tally(),
            texts,
            palette,
        ),
    };
    container(scrollbar::vertical(container(figures).padding([theme::MARGIN, 1.5 * theme::GAP])))
        .style(palette.card())
        .into()
}
