//! Opening the daily boards, and what is done with one.

use super::Stack;
use crate::config::command::Command;
use crate::game::Phase;
use crate::practice::daily::DailyBoard;
use crate::ui::context::Context;
use crate::ui::effect::{Effect, StorageRequest};
use crate::ui::screen::Screen;
use crate::ui::screen::learn::daily::{self, DailyScreen, Purpose};
use crate::ui::screen::play::daily_game::copy_result;

impl Stack {
    pub fn daily(&self) -> Option<&DailyScreen> {
        self.screens.iter().find_map(|screen| match screen {
            Screen::Daily(daily) => Some(daily.as_ref()),
            _ => None,
        })
    }

    fn daily_mut(&mut self) -> Option<&mut DailyScreen> {
        self.screens.iter_mut().find_map(|screen| match screen {
            Screen::Daily(daily) => Some(daily.as_mut()),
            _ => None,
        })
    }

    /// Shows the daily boards, or closes them where they are in front.
    pub(super) fn toggle_daily(&mut self, ctx: Context<'_>) -> Vec<Effect> {
        if matches!(self.screens.last(), Some(Screen::Daily(_))) && self.dialogs.is_empty() {
            return vec![Effect::Close];
        }
        let mut effects = self.make_way(ctx);
        let daily = self.daily().cloned().unwrap_or_else(|| DailyScreen::new(ctx.clock));
        let screen = Screen::Daily(Box::new(daily));
        effects.extend([Effect::Store(StorageRequest::ReadDailyResults), Effect::Show(screen)]);
        effects
    }

    pub(super) fn update_daily(
        &mut self,
        message: daily::Message,
        ctx: Context<'_>,
    ) -> Vec<Effect> {
        match message {
            daily::Message::Derived(board, purpose) => self.on_daily_board(*board, purpose, ctx),
            message => self.daily_mut().map_or_else(Vec::new, |it| it.update(message, ctx.clock)),
        }
    }

    fn on_daily_board(
        &mut self,
        board: DailyBoard,
        purpose: Purpose,
        ctx: Context<'_>,
    ) -> Vec<Effect> {
        match purpose {
            Purpose::Copy => {
                let result = ctx.daily.find(board.day, board.level);
                result.map_or_else(Vec::new, |it| copy_result(it, &board.code(), ctx))
            }
            // The screen may have been closed meanwhile.
            Purpose::Play if self.daily().is_none() => Vec::new(),
            Purpose::Play => {
                self.dialogs.clear();
                self.screens.clear();
                let is_this = self
                    .game
                    .daily()
                    .is_some_and(|daily| (daily.day, daily.level) == (board.day, board.level));
                match self.game.play.game().phase() {
                    Phase::Paused if is_this => self.update_play(Command::Pause.into(), ctx),
                    _ => self.game.play_daily(board, ctx),
                }
            }
        }
    }
}
