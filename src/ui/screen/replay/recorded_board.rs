//! The board of a recording that is played.

use crate::replay::{Playback, PointerPos};
use crate::ui::board::layout::BoardLayout;
use crate::ui::board::{BoardPane, BoardView};
use crate::ui::screen::view_context::ViewContext;

/// The board as it is now, with the recorded pointer.
pub fn board_view<'a>(
    playback: &'a Playback,
    layout: BoardLayout,
    pane: &BoardPane,
    ctx: ViewContext<'a>,
) -> BoardView<'a> {
    let session = playback.session();
    // No animation: a recording shows events at their own time.
    let mut board = BoardView::new(session.game(), session.pointer(), pane, layout, ctx);
    board.annotations.pointer = Some((session.pointer_pos(), session.held()))
        .filter(|(pos, _)| *pos != PointerPos::OFF_BOARD);
    board
}
