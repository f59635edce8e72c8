//! A game on a daily board. It is in no record, statistic or log of ordinary games.

use super::PlayScreen;
use super::ranked_result::{DailyStanding, RankedResult};
use crate::audio::{Cue, SoundRequest};
use crate::game::{BoardCode, BoardOrigin, DailyGame, Minefield, Phase, Pos};
use crate::i18n::daily as words;
use crate::platform::monotonic_clock::MonotonicClock;
use crate::practice::daily::{DailyBoard, DailyResult, DailyResults, DailyStart, tenths};
use crate::ui::screen::context::Context;
use crate::ui::screen::effect::{Effect, Effects, Request, StorageRequest};
use crate::ui::screen::jobs;
use crate::ui::screen::notices::Notice;
use jiff::civil::Date;
use jiff::tz::TimeZone;

/// The day of the daily boards.
pub fn today(clock: MonotonicClock) -> Date {
    clock.wall_time().to_zoned(TimeZone::UTC).date()
}

impl PlayScreen {
    /// The daily board that is played, if any.
    pub const fn daily(&self) -> Option<DailyGame> {
        match self.origin {
            BoardOrigin::Daily(daily) => Some(daily),
            _ => None,
        }
    }

    /// Plays a daily board.
    pub fn play_daily(&mut self, board: DailyBoard, ctx: Context<'_>) -> Effects {
        let DailyBoard { day, level, field, first, .. } = board;
        self.start_daily(DailyGame { day, level, on_time: false }, field, Some(first), ctx)
    }

    pub(super) fn start_daily(
        &mut self,
        daily: DailyGame,
        field: Minefield,
        first: Option<Pos>,
        ctx: Context<'_>,
    ) -> Effects {
        let daily = DailyGame { on_time: daily.day == today(ctx.clock), ..daily };
        self.play_known_board(field, first, BoardOrigin::Daily(daily), ctx)
    }

    /// Whether the game has shown something of the board: an open cell, or what a flag is on.
    fn has_seen_board(&self) -> bool {
        let game = self.game();
        let checked = self.assistant.was_used() && game.flags() > 0;
        game.phase().is_over() || game.open_cells() > 0 || checked
    }

    /// Remembers that the board was seen. The game is saved first: a crash in between must not
    /// leave a start without its game.
    pub(super) fn note_daily_start(&mut self, ctx: Context<'_>) -> Effects {
        let Some(DailyGame { day, level, on_time }) = self.daily() else {
            return Vec::new();
        };
        if !ctx.daily.is_new(day, level) || !self.has_seen_board() {
            return Vec::new();
        }
        let save = self.autosave(ctx.settings.style, ctx.now);
        let start = StorageRequest::StartDaily(DailyStart { day, level, game: self.id, on_time });
        save.into_iter().chain([start]).map(|it| Request::Store(it).into()).collect()
    }

    /// The daily board in progress that another game would give up.
    pub fn daily_at_stake(&self, results: &DailyResults) -> Option<DailyGame> {
        let daily = self.daily().filter(|daily| results.counts(*daily, self.id))?;
        let is_started = results.start_of(daily.day, daily.level).is_some();
        (!self.is_over() && (is_started || self.has_seen_board())).then_some(daily)
    }

    /// The result if another game replaces this one now.
    pub(super) fn given_up_daily(&self, ctx: Context<'_>) -> Option<DailyResult> {
        let daily = self.daily_at_stake(ctx.daily)?;
        let played = self.as_played(self.game().elapsed(ctx.now))?;
        DailyResult::of(daily, &played, self.assistant.was_used(), self.tenths())
    }

    fn tenths(&self) -> Vec<u64> {
        self.recording_by(None).map_or_else(Vec::new, |recording| tenths(&recording))
    }

    /// Whether the board must not be copied yet, because the player has no result.
    pub fn keeps_secret(&self, results: &DailyResults) -> bool {
        let is_open = |daily: DailyGame| results.find(daily.day, daily.level).is_none();
        !self.is_over() && self.daily().is_some_and(is_open)
    }

    /// Copies the result of the board that is played, for others to read. The button that was pressed
    /// says so.
    pub(super) fn copy_daily(&mut self, ctx: Context<'_>) -> Effects {
        let daily = self.daily();
        let result = daily.and_then(|daily| ctx.daily.find(daily.day, daily.level));
        let code = self.game().field().cloned().and_then(|field| BoardCode::new(field).ok());
        match (result, code) {
            (Some(result), Some(code)) => {
                let text = words::share_text(ctx.texts, result, &code.to_string());
                if let Some(summary) = &mut self.summary {
                    summary.copied.begin(ctx.now);
                }
                let said = ctx.texts.get("daily-copied").to_owned();
                vec![Request::Tell(said).into(), Effect::Task(jobs::write_clipboard(text))]
            }
            _ => Vec::new(),
        }
    }

    /// Shows the result, and keeps it if it is the first of its day and level.
    pub(super) fn on_daily_over(&mut self, daily: DailyGame, ctx: Context<'_>) -> Effects {
        let game = self.game();
        let (won, time_ms) = (game.phase() == Phase::Won, game.elapsed(ctx.now));
        let helped = self.assistant.was_used();
        let result = self
            .played_game(time_ms)
            .and_then(|played| DailyResult::of(daily, &played, helped, self.tenths()));
        let result = result.filter(|_| ctx.daily.counts(daily, self.id));
        let standing = match (daily.on_time, &result) {
            (false, _) => DailyStanding::PastDay,
            (true, None) => DailyStanding::Again,
            (true, Some(_)) if won && helped => DailyStanding::Helped,
            (true, Some(_)) => DailyStanding::Counts,
        };
        // Either ends the saved game.
        let store = result.map_or(StorageRequest::SaveGame(None), StorageRequest::AddDailyResult);
        let mut effects = vec![Request::Store(store).into()];
        if won {
            effects.push(Request::Sound(SoundRequest::Cue(Cue::Win)).into());
        }
        let result = RankedResult::Daily { won, time_ms, daily, standing };
        self.show_summary(result, None, ctx.now);
        effects
    }
}

pub fn copy_result(result: &DailyResult, code: &str, ctx: Context<'_>) -> Effects {
    vec![
        Request::Notify(Notice::of("daily-copied", ctx.texts)).into(),
        Effect::Task(jobs::write_clipboard(words::share_text(ctx.texts, result, code))),
    ]
}
