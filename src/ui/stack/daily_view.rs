//! Opening the daily boards, and what is done with one.

use super::Stack;
use crate::config::command::Command;
use crate::game::counters::bbbv;
use crate::game::{BoardCode, BoardOrigin, DailyGame, Phase};
use crate::i18n::errors;
use crate::platform::local_clock;
use crate::practice::daily::{DailyBoard, DailyResult, DailyStart};
use crate::replay::Resumable;
use crate::ui::context::Context;
use crate::ui::dialog::give_up::GiveUpDialog;
use crate::ui::effect::{Effect, StorageRequest, WindowRequest};
use crate::ui::notices::Notice;
use crate::ui::screen::Screen;
use crate::ui::screen::learn::daily::{self, DailyScreen, Purpose};
use crate::ui::screen::play::current_game::NextGame;
use crate::ui::screen::play::daily_game::{copy_result, today};

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
            daily::Message::Found(board, start, found) => {
                self.on_saved_daily(*board, start, found, ctx)
            }
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
            Purpose::Play => self.play_next(NextGame::Daily(Box::new(board)), ctx),
        }
    }

    /// Plays something else, and asks first if that gives up a daily board.
    pub fn play_next(&mut self, next: NextGame, ctx: Context<'_>) -> Vec<Effect> {
        if let NextGame::Daily(board) = &next
            && self.is_in_progress(board)
        {
            return self.return_to_game(ctx);
        }
        match self.game.daily_at_stake(ctx.daily) {
            Some(daily) => vec![Effect::Open(GiveUpDialog { daily, next }.into())],
            None => self.begin(next, ctx),
        }
    }

    /// Whether the game is on this board, and has begun and not ended.
    fn is_in_progress(&self, board: &DailyBoard) -> bool {
        let game = self.game.play.game();
        let is_this = |daily: DailyGame| (daily.day, daily.level) == (board.day, board.level);
        self.game.daily().is_some_and(is_this) && !game.phase().is_over() && !game.is_untouched()
    }

    fn return_to_game(&mut self, ctx: Context<'_>) -> Vec<Effect> {
        self.dialogs.clear();
        self.screens.clear();
        match self.game.play.game().phase() {
            Phase::Paused => self.update_play(Command::Pause.into(), ctx),
            _ => Vec::new(),
        }
    }

    /// Plays something else, whatever becomes of the game in progress.
    pub fn begin(&mut self, next: NextGame, ctx: Context<'_>) -> Vec<Effect> {
        match next {
            NextGame::Level(level) => self.game.new_game(level, ctx),
            NextGame::Retry => self.game.retry(ctx),
            NextGame::Board(code) => {
                self.game.play_known_board(code.into_field(), None, BoardOrigin::Known, ctx)
            }
            NextGame::Daily(board) => {
                let id = self.game.id();
                if let Some(start) = ctx.daily.started_elsewhere(board.day, board.level, id) {
                    let (start, left) = (*start, self.game.left_game(ctx));
                    return vec![Effect::Store(StorageRequest::ResumeDaily { board, start, left })];
                }
                self.dialogs.clear();
                self.screens.clear();
                self.game.play_daily(*board, ctx)
            }
        }
    }

    /// Goes on with the game that was started on a daily board. If nothing is left of it, it counts
    /// as given up.
    fn on_saved_daily(
        &mut self,
        board: DailyBoard,
        start: DailyStart,
        found: Resumable,
        ctx: Context<'_>,
    ) -> Vec<Effect> {
        let mut effects = Vec::new();
        let (saved, is_elsewhere) = match found {
            Resumable::Resumed(saved) => (Some(*saved), false),
            Resumable::InOtherWindow => (None, true),
            Resumable::Gone => (None, false),
        };
        match saved.map(|saved| self.game.resume(saved, ctx.settings)) {
            Some(true) => {
                self.game.play.set_animated(ctx.appearance.is_animated(ctx.settings));
                effects.extend(self.return_to_game(ctx));
                effects.push(Effect::Store(StorageRequest::ReadDailyResults));
                effects.push(Effect::Window(WindowRequest::Grow));
            }
            _ if is_elsewhere => {
                effects.push(Effect::Notify(Notice::of("daily-elsewhere", ctx.texts)));
            }
            _ => {
                let lost = DailyResult::of_lost_game(start, bbbv(&board.field), local_clock::now());
                effects.push(Effect::Notify(Notice::of("daily-gone", ctx.texts)));
                effects.push(Effect::Store(StorageRequest::AddDailyResult(lost)));
            }
        }
        effects
    }

    /// Lays a daily board aside that is in progress in another window: who plays on here would know
    /// the board there.
    pub fn leave_daily_elsewhere(&mut self, ctx: Context<'_>) -> Vec<Effect> {
        let is_elsewhere = |daily: DailyGame| {
            ctx.daily.started_elsewhere(daily.day, daily.level, self.game.id()).is_some()
        };
        if self.game.play.is_over() || !self.game.daily().is_some_and(is_elsewhere) {
            return Vec::new();
        }
        let mut effects = self.game.new_game(self.game.play.game().level(), ctx);
        effects.push(Effect::Notify(Notice::of("daily-elsewhere", ctx.texts)));
        effects
    }

    /// Plays the board of a code. Today's daily boards count wherever they come from.
    pub fn paste_board(&mut self, text: Option<&str>, ctx: Context<'_>) -> Vec<Effect> {
        let code = match BoardCode::find(text.unwrap_or_default()) {
            Ok(code) => code,
            Err(error) => {
                let why = errors::board_code(ctx.texts, &error);
                let values = [("why", why.into())];
                return vec![Effect::Notify(Notice::with("board-wrong", &values, ctx.texts))];
            }
        };
        let field = code.clone().into_field();
        let next = match DailyBoard::of_field(today(ctx.clock), &field) {
            Some(board) => NextGame::Daily(Box::new(board)),
            None => NextGame::Board(code),
        };
        self.play_next(next, ctx)
    }
}
