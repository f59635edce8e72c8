//! What is played next: a level, a board, or a daily board.

use super::{Message, Stack};
use crate::game::counters::bbbv;
use crate::game::{BoardCode, BoardOrigin, DailyGame, Level, Phase, Style};
use crate::i18n::errors;
use crate::platform::local_clock;
use crate::practice::daily::{DailyBoard, DailyResult, DailyStart};
use crate::replay::Resumable;
use crate::ui::features::play::daily_game::today;
use crate::ui::features::play::question::QuestionDialog;
use crate::ui::screen::context::Context;
use crate::ui::screen::effect::{self, Effects, NextGame, Request, StorageRequest, WindowRequest};
use crate::ui::screen::notices::Notice;

impl Stack {
    /// Plays something else, and asks first if that gives up a daily board.
    pub fn play_next(&mut self, next: NextGame, ctx: Context<'_>) -> Effects<Message> {
        if let NextGame::Daily(board) = &next
            && self.is_in_progress(board)
        {
            return self.return_to_game(ctx);
        }
        match self.game.daily_at_stake(ctx.daily) {
            Some(daily) => self.open(QuestionDialog::GiveUp { daily, next }.into(), ctx),
            None => self.begin(next, ctx),
        }
    }

    /// The level of the next game: the same again, unless the style has changed to one without it.
    pub(super) fn next_level(&self, ctx: Context<'_>) -> Level {
        let (game, style) = (self.game.game(), ctx.settings.style);
        let is_of_style = Style::matching(game.rules()) == Some(style);
        if is_of_style { game.level() } else { style.level_for(game.level()) }
    }

    /// Gives up a game that can set no record any more, if the player wants that: its clock, which is
    /// looked at every second, has passed the best time.
    pub(super) fn restart_past_best(&mut self, ctx: Context<'_>) -> Effects<Message> {
        let is_asked = ctx.settings.restart_past_best && self.is_game_in_front();
        if !is_asked || !self.game.is_past_best(ctx.scores, ctx.now) {
            return Vec::new();
        }
        let effects = self.begin(NextGame::Level(self.next_level(ctx)), ctx);
        self.notices.push(Notice::of("restarted-past-best", ctx.texts));
        effects
    }

    /// Whether the game is on this board, and has begun and not ended.
    fn is_in_progress(&self, board: &DailyBoard) -> bool {
        let game = self.game.game();
        let is_this = |daily: DailyGame| (daily.day, daily.level) == (board.day, board.level);
        self.game.daily().is_some_and(is_this) && !game.phase().is_over() && !game.is_untouched()
    }

    fn return_to_game(&mut self, ctx: Context<'_>) -> Effects<Message> {
        self.dialogs.clear();
        self.screens.clear();
        match self.game.game().phase() {
            Phase::Paused => self.toggle_pause(ctx),
            _ => Vec::new(),
        }
    }

    /// Plays something else, whatever becomes of the game in progress.
    pub fn begin(&mut self, next: NextGame, ctx: Context<'_>) -> Effects<Message> {
        self.notices.drop_answer();
        effect::lift(match next {
            NextGame::Level(level) => self.game.new_game(level, ctx),
            NextGame::Retry => self.game.retry(ctx),
            NextGame::RaceBoard => self.game.race_board(ctx),
            NextGame::Race(recording) => {
                self.dialogs.clear();
                self.screens.clear();
                self.game.race_recording(*recording, ctx)
            }
            NextGame::Board(code) => {
                self.game.play_known_board(code.into_field(), None, BoardOrigin::Known, ctx)
            }
            NextGame::Setup(setup) => {
                self.screens.clear();
                self.game.play_setup(&setup, ctx)
            }
            NextGame::PlayOn(from) => {
                self.dialogs.clear();
                self.screens.clear();
                self.game.play_on(&from, ctx)
            }
            NextGame::Daily(board) => {
                let id = self.game.id();
                if let Some(start) = ctx.daily.started_elsewhere(board.day, board.level, id) {
                    let (start, left) = (*start, self.game.left_game(ctx));
                    return Request::Store(StorageRequest::ResumeDaily { board, start, left })
                        .into();
                }
                self.dialogs.clear();
                self.screens.clear();
                self.game.play_daily(*board, ctx)
            }
        })
    }

    /// Goes on with the game that was started on a daily board. If nothing is left of it, it counts
    /// as given up.
    pub(super) fn on_saved_daily(
        &mut self,
        board: DailyBoard,
        start: DailyStart,
        found: Resumable,
        ctx: Context<'_>,
    ) -> Effects<Message> {
        let mut effects = Vec::new();
        let (saved, is_elsewhere) = match found {
            Resumable::Resumed(saved) => (Some(*saved), false),
            Resumable::InOtherWindow => (None, true),
            Resumable::Gone => (None, false),
        };
        match saved.map(|saved| self.game.resume(saved, ctx.settings, ctx.now)) {
            Some(true) => {
                self.game.set_animated(ctx.appearance.has_light(ctx.settings));
                effects.extend(self.return_to_game(ctx));
                effects.push(Request::Store(StorageRequest::ReadDailyResults).into());
                effects.push(Request::Window(WindowRequest::Grow).into());
            }
            _ if is_elsewhere => {
                effects.push(Request::Notify(Notice::of("daily-elsewhere", ctx.texts)).into());
            }
            _ => {
                let lost = DailyResult::of_lost_game(start, bbbv(&board.field), local_clock::now());
                effects.push(Request::Notify(Notice::of("daily-gone", ctx.texts)).into());
                effects.push(Request::Store(StorageRequest::AddDailyResult(lost)).into());
            }
        }
        effects
    }

    /// Lays a daily board aside that is in progress in another window: who plays on here would know
    /// the board there.
    pub fn leave_daily_elsewhere(&mut self, ctx: Context<'_>) -> Effects<Message> {
        let is_elsewhere = |daily: DailyGame| {
            ctx.daily.started_elsewhere(daily.day, daily.level, self.game.id()).is_some()
        };
        if self.game.is_over() || !self.game.daily().is_some_and(is_elsewhere) {
            return Vec::new();
        }
        let mut effects = self.begin(NextGame::Level(self.next_level(ctx)), ctx);
        effects.push(Request::Notify(Notice::of("daily-elsewhere", ctx.texts)).into());
        effects
    }

    /// Plays the board of a code. Today's daily boards count wherever they come from.
    pub fn paste_board(&mut self, text: Option<&str>, ctx: Context<'_>) -> Effects<Message> {
        let code = match BoardCode::find(text.unwrap_or_default()) {
            Ok(code) => code,
            Err(error) => {
                let why = errors::board_code(ctx.texts, &error);
                let values = [("why", why.into())];
                return Request::Notify(Notice::with("board-wrong", &values, ctx.texts)).into();
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
