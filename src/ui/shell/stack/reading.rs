//! What players ask about the board in front, to hear it.

use super::{Message, Stack};
use crate::config::command::Reading;
use crate::game::{Phase, Pos, survey};
use crate::i18n::reading::{self, Scene};
use crate::ui::features::go_to::GoToDialog;
use crate::ui::screen::context::Context;
use crate::ui::screen::effect::{Effects, Request};

impl Stack {
    /// Answers a question about the board on which the player acts, or moves its cursor. A cursor
    /// that is not there yet appears, which tells its cell.
    pub(super) fn read(&mut self, asked: Reading, ctx: Context<'_>) -> Effects<Message> {
        if asked == Reading::Again {
            return Request::TellAgain.into();
        }
        let Some(host) = self.board() else {
            return Request::Tell(ctx.texts.get("read-no-board").to_owned()).into();
        };
        let (board, pane) = (host.board(), host.pane());
        if asked == Reading::GoTo {
            let dialog = GoToDialog::new(board.size(), ctx.texts.place_names);
            return self.open(dialog.into(), ctx);
        }
        let needs_cursor = !matches!(asked, Reading::Status | Reading::Opened);
        let Some(cursor) = pane.cursor.or((!needs_cursor).then_some(Pos::new(0, 0))) else {
            return self.act_on_cell(None, None, ctx);
        };
        let search = asked.search().filter(|_| board.phase() != Phase::Paused);
        if let Some((place, is_back)) = search {
            return match survey::next(board, cursor, place, is_back) {
                Some(pos) => self.act_on_cell(Some(pos), None, ctx),
                None => Request::Tell(ctx.texts.get("read-none").to_owned()).into(),
            };
        }
        let shown = host.cell(cursor);
        let scene = Scene {
            board,
            cursor,
            changed: host.changed(),
            chance: shown.chance,
            note: shown.note,
            elapsed: host.elapsed(ctx.now),
        };
        Request::Tell(reading::answer(ctx.texts, asked, scene)).into()
    }
}
