//! What players ask about the board in front, to hear it.

use super::{Message, Stack};
use crate::config::command::Reading;
use crate::game::{Phase, Pos, survey};
use crate::i18n::reading::{self, Scene};
use crate::replay::Playback;
use crate::ui::context::Context;
use crate::ui::dialog::go_to::GoToDialog;
use crate::ui::effect::{Effects, Request};
use crate::ui::screen::compare::CompareScreen;
use crate::ui::screen::replay::ReplayScreen;

impl Stack {
    /// Answers a question about the board on which the player acts, or moves its cursor. A cursor
    /// that is not there yet appears, which tells its cell.
    pub(super) fn read(&mut self, asked: Reading, ctx: Context<'_>) -> Effects<Message> {
        if asked == Reading::Again {
            return Request::TellAgain.into();
        }
        if !self.has_board_in_front() {
            return Request::Tell(ctx.texts.get("read-no-board").to_owned()).into();
        }
        let (board, pane) = self.board_in_front();
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
        let replay = self.front::<ReplayScreen>().map(|replay| &replay.playback);
        let playback = replay.or_else(|| Some(self.front::<CompareScreen>()?.playback_to_read()));
        let action = playback.and_then(Playback::last_action);
        let is_game = self.is_game_in_front();
        let of_game = is_game.then(|| self.game.game().elapsed(ctx.now));
        let shown = self.shown_cell(cursor);
        let scene = Scene {
            board,
            cursor,
            changed: action.map_or(&pane.changed, |(_, outcome)| &outcome.changed),
            chance: shown.chance,
            note: shown.note,
            elapsed: playback.map(Playback::elapsed).or(of_game),
        };
        Request::Tell(reading::answer(ctx.texts, asked, scene)).into()
    }
}
