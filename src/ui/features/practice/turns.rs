//! What a turn of the player leads to: it is counted, and the next position comes.

use super::supply::{self, Arrival, PositionResult, Supplied, is_help_free};
use super::{Message, PracticeScreen, Source};
use crate::game::Moment;
use crate::practice::{AnswerResult, Attempt, GameMoment, Progress, ProgressChange};
use crate::ui::features::practice::{Score, Today};
use crate::ui::features::puzzle::{PuzzleBoard, Turn};
use crate::ui::screen::context::Context;
use crate::ui::screen::effect::{self, Effect, Effects, Request, StorageRequest, WindowRequest};
use crate::ui::screen::jobs::Job;

impl PracticeScreen {
    pub(super) fn on_result(
        &mut self,
        result: PositionResult,
        ctx: Context<'_>,
    ) -> Effects<Message> {
        let Source::Endless(supply) = &mut self.source else {
            return Vec::new();
        };
        match supply.on_result(result) {
            Arrival::Expected if self.board.is_none() => self.next(ctx),
            Arrival::Unwanted | Arrival::Expected => Vec::new(),
            Arrival::Gone(puzzle) => {
                let change = ProgressChange::Dropped { puzzle };
                let mut progress = ctx.progress.clone();
                progress.apply(&change);
                let unanswered = self.score.filter(|score| score.result.is_none());
                let shown = unanswered.map(|score| score.puzzle);
                let order = supply.order(shown, ctx.settings, &progress).map(make);
                let drop = Request::Store(StorageRequest::ChangeProgress(change)).into();
                [drop].into_iter().chain(order).collect()
            }
        }
    }

    /// Does something with the board, if there is one.
    pub(super) fn turn(
        &mut self,
        act: impl FnOnce(&mut PuzzleBoard) -> (Turn, Effects),
        ctx: Context<'_>,
    ) -> Effects<Message> {
        let turn = self.board.as_mut().map(act);
        turn.map_or_else(Vec::new, |turn| self.on_turn(turn, ctx))
    }

    pub(super) fn on_turn(
        &mut self,
        (turn, effects): (Turn, Effects),
        ctx: Context<'_>,
    ) -> Effects<Message> {
        let mut effects = effect::lift(effects);
        match turn {
            Turn::Nothing => {}
            Turn::Solved => effects.extend(self.count(AnswerResult::Right, ctx)),
            Turn::Missed => effects.extend(self.count(AnswerResult::Wrong, ctx)),
            Turn::Helped => effects.extend(self.help(ctx)),
            Turn::GoOn => effects.extend(self.next(ctx)),
        }
        effects
    }

    /// Help counts as a wrong answer, unless it is free: then it counts with the answer that
    /// follows. It stops the clock in any case.
    fn help(&mut self, ctx: Context<'_>) -> Effects<Message> {
        if !is_help_free(ctx.progress) {
            return self.count(AnswerResult::Wrong, ctx);
        }
        self.ends = None;
        if let Some(score) = &mut self.score {
            score.is_helped = true;
        }
        let is_shown = self.is_over();
        if is_shown { self.count(AnswerResult::Helped, ctx) } else { Vec::new() }
    }

    /// The first answer to a position counts, and stops the clock.
    pub(super) fn count(&mut self, result: AnswerResult, ctx: Context<'_>) -> Effects<Message> {
        self.ends = None;
        let score = self.score.as_mut();
        let Some(change) = score.and_then(|score| score.count(result, ctx.progress)) else {
            return Vec::new();
        };
        let mut progress = ctx.progress.clone();
        progress.apply(&change);
        let mut order = None;
        // A right answer was expected, and what places a new player depends on it.
        if let Source::Endless(supply) = &mut self.source
            && result != AnswerResult::Right
            && ctx.progress.placing().is_some()
        {
            supply.cancel();
            order = supply.order(None, ctx.settings, &progress).map(make);
        }
        let store = Request::Store(StorageRequest::ChangeProgress(change)).into();
        [store].into_iter().chain(save_goal(&progress, ctx)).chain(order).collect()
    }

    /// Shows the next position, if it is there, and orders the one after it.
    pub(super) fn next(&mut self, ctx: Context<'_>) -> Effects<Message> {
        let (settings, level) = (ctx.settings, self.current_level(ctx.settings));
        let (position, moment, chances, effects) = match &mut self.source {
            Source::Endless(supply) => {
                let Some(Supplied { position, puzzle, is_repeat, chances }) = supply.take() else {
                    (self.board, self.score, self.ends) = (None, None, None);
                    let job = supply.order(None, settings, ctx.progress);
                    return job.map(make).into_iter().collect();
                };
                let (limit, placing) = (supply::limit(settings), ctx.progress.placing());
                self.score = Some(Score::new(puzzle, is_repeat, limit, placing));
                let job = supply.order(Some(puzzle), settings, ctx.progress).map(make);
                (position, None, chances, job)
            }
            Source::Moments { left, .. } => match left.pop_front() {
                Some(GameMoment { mistake, explanation, position }) => {
                    let chances = supply::chances(&position);
                    (position, Some((mistake, explanation)), chances, None)
                }
                None => return Request::Close.into(),
            },
            Source::Single(position) => match position.take() {
                Some(position) => {
                    let chances = supply::chances(&position);
                    (*position, None, chances, None)
                }
                None => return Request::Close.into(),
            },
        };
        let attempt = Attempt::new(position, settings.rules());
        let board = PuzzleBoard::new(attempt, settings.input_config()).with_chances(chances);
        let board = match moment {
            Some((mistake, explanation)) => board.with_mistake(mistake, explanation),
            None => board,
        };
        let mut board = match self.board.take() {
            Some(before) => board.replacing(&before),
            None => board,
        };
        // Who hears the board is on it at once.
        let cursor = (ctx.machine.has_screen_reader()).then(|| board.move_cursor((0, 0)));
        board.reveal_marks();
        self.board = Some(board);
        self.time_is_up = false;
        let limit = settings.practice_time.seconds().filter(|_| self.score.is_some());
        self.ends = limit.map(|seconds| Moment(ctx.now.0 + seconds * 1_000));
        self.stopped = self.stopped.map(|_| ctx.now);
        // A larger board may need a larger window.
        let grows = (self.current_level(settings) != level)
            .then_some(Request::Window(WindowRequest::Grow).into());
        let cursor = effect::lift(cursor.unwrap_or_default());
        effects.into_iter().chain(grows).chain(cursor).collect()
    }
}

/// Saves that the goal of today is reached with this progress, if that is new.
pub(super) fn save_goal(progress: &Progress, ctx: Context<'_>) -> Option<Effect<Message>> {
    let change = Today::of(progress).reached(progress, ctx.settings)?;
    Some(Request::Store(StorageRequest::ChangeProgress(change)).into())
}

/// The job that makes a position.
fn make(job: Job<PositionResult>) -> Effect<Message> {
    Effect::Job(job.map(Message::PositionReady))
}
