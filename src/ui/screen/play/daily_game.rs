//! A game on a daily board. It is in no record, statistic or log of ordinary games.

use super::current_game::CurrentGame;
use super::ranked_result::{DailyStanding, RankedResult};
use crate::audio::{Cue, SoundRequest};
use crate::game::{BoardCode, BoardOrigin, DailyGame, Minefield, Phase, Pos};
use crate::i18n::daily as words;
use crate::platform::monotonic_clock::MonotonicClock;
use crate::practice::daily::{DailyBoard, DailyResult, tenths};
use crate::ui::context::Context;
use crate::ui::effect::{Effect, StorageRequest};
use crate::ui::notices::Notice;
use iced::clipboard;
use jiff::civil::Date;
use jiff::tz::TimeZone;

/// The day of the daily boards.
pub fn today(clock: MonotonicClock) -> Date {
    clock.wall_time().to_zoned(TimeZone::UTC).date()
}

impl CurrentGame {
    /// The daily board that is played, if any.
    pub const fn daily(&self) -> Option<DailyGame> {
        match self.origin {
            BoardOrigin::Daily(daily) => Some(daily),
            _ => None,
        }
    }

    /// Plays a daily board.
    pub fn play_daily(&mut self, board: DailyBoard, ctx: Context<'_>) -> Vec<Effect> {
        let DailyBoard { day, level, field, first, .. } = board;
        self.start_daily(DailyGame { day, level, on_time: false }, field, Some(first), ctx)
    }

    pub(super) fn start_daily(
        &mut self,
        daily: DailyGame,
        field: Minefield,
        first: Option<Pos>,
        ctx: Context<'_>,
    ) -> Vec<Effect> {
        let daily = DailyGame { on_time: daily.day == today(ctx.clock), ..daily };
        self.play_known_board(field, first, BoardOrigin::Daily(daily), ctx)
    }

    /// Copies the result of the board that is played, for others to read.
    pub fn copy_daily(&self, ctx: Context<'_>) -> Vec<Effect> {
        let daily = self.daily();
        let result = daily.and_then(|daily| ctx.daily.find(daily.day, daily.level));
        let code = self.play.game().field().cloned().and_then(|field| BoardCode::new(field).ok());
        match (result, code) {
            (Some(result), Some(code)) => copy_result(result, &code.to_string(), ctx),
            _ => Vec::new(),
        }
    }

    /// Shows the result, and keeps it if it is the first of its day and level.
    pub(super) fn on_daily_over(&mut self, daily: DailyGame, ctx: Context<'_>) -> Vec<Effect> {
        let game = self.play.game();
        let (won, time_ms) = (game.phase() == Phase::Won, game.elapsed(ctx.now));
        let helped = self.play.assistant.was_used;
        let tenths = self.recording(None).map_or_else(Vec::new, |recording| tenths(&recording));
        let result = self
            .played_game(time_ms)
            .and_then(|played| DailyResult::of(daily, &played, helped, tenths));
        let result = result.filter(|_| ctx.daily.find(daily.day, daily.level).is_none());
        let standing = match (daily.on_time, &result) {
            (false, _) => DailyStanding::PastDay,
            (true, None) => DailyStanding::Again,
            (true, Some(_)) if won && helped => DailyStanding::Helped,
            (true, Some(_)) => DailyStanding::Counts,
        };
        // Either ends the saved game.
        let store = result.map_or(StorageRequest::SaveGame(None), StorageRequest::AddDailyResult);
        let mut effects = vec![Effect::Store(store)];
        if won {
            effects.push(Effect::Sound(SoundRequest::Cue(Cue::Win)));
        }
        let result = RankedResult::Daily { won, time_ms, daily, standing };
        self.play.show_result(result, None, ctx.now);
        effects
    }
}

pub fn copy_result(result: &DailyResult, code: &str, ctx: Context<'_>) -> Vec<Effect> {
    vec![
        Effect::Notify(Notice::of("daily-copied", ctx.texts)),
        Effect::Task(clipboard::write(words::share_text(ctx.texts, result, code))),
    ]
}
