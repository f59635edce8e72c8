//! The board of a recording that is played.

use crate::game::style::EndDisplay;
use crate::replay::{Playback, PointerPos};
use crate::ui::board::cell_appearance::PointerHighlight;
use crate::ui::board::layout::BoardLayout;
use crate::ui::board::{Annotations, BoardView};
use crate::ui::screen::view_context::ViewContext;
use iced::Point;

/// The board as it is now, with the recorded pointer; `offset` is how far it is scrolled, in
/// logical pixels.
pub fn board_view<'a>(
    playback: &'a Playback,
    layout: BoardLayout,
    offset: Point,
    ctx: ViewContext<'a>,
) -> BoardView<'a> {
    let session = playback.session();
    BoardView {
        game: session.game(),
        chances: None,
        end: EndDisplay::Inline,
        pointer: PointerHighlight {
            hovered: session.pointer().hovered(),
            flag_mode: false,
            preview: session.pointer().preview(),
        },
        // A recording shows events at their own time.
        animation: None,
        annotations: Annotations {
            pointer: Some((session.pointer_pos(), session.held()))
                .filter(|(pos, _)| *pos != PointerPos::OFF_BOARD),
            ..Annotations::default()
        },
        shows_rulers: false,
        layout,
        offset,
        sprites: ctx.sprites,
        clock: ctx.clock,
        keyboard: ctx.texts.keyboard(),
    }
}
