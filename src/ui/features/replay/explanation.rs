//! Why a moment of a recording was a mistake, one step at a time, below its time line.

use super::{Message, ReplayScreen};
use crate::game::{Moment, Pos};
use crate::replay::game_review::{Overlooked, OverlookedKind, ReviewMoment};
use crate::replay::{Mistake, Playback};
use crate::solver::hint::{Finding, Hint};
use crate::ui::screen::jobs::{Background, Finished, Job};
use crate::ui::screen::prelude::*;
use crate::ui::screen::step_controls::step_controls;
use crate::ui::screen::step_walk::StepWalk;
use crate::ui::screen::strip_layout::StripPlacement;

/// What can be explained about a position.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Question {
    /// Why the opening that is made at the position after this many events was a mistake.
    Mistake(usize, Mistake),
    /// Why an overlooked cell was safe.
    SafeCell(Pos),
}

/// The explanation of one position.
#[derive(Debug, Clone, Default)]
pub struct Explanation {
    /// The number of events before that position, from when it is asked for.
    at: Option<usize>,
    walk: Background<Option<Box<StepWalk>>>,
}

pub type ExplanationResult = Finished<Option<Box<StepWalk>>>;

impl Explanation {
    /// Asks for it at the position after this many events.
    pub(super) fn ask(&mut self, events: usize) {
        *self = Self { at: Some(events), walk: Background::default() };
    }

    /// Another position has none.
    pub(super) fn keep_at(&mut self, events: usize) {
        if self.at.is_some_and(|at| at != events) {
            self.close();
        }
    }

    pub(super) fn close(&mut self) {
        *self = Self::default();
    }

    /// Whether it was asked for, and nobody looks for it yet.
    pub(super) const fn is_wanted(&self) -> bool {
        self.at.is_some() && self.walk.is_new()
    }

    pub(super) fn job(
        &mut self,
        question: Question,
        playback: &Playback,
    ) -> Job<ExplanationResult> {
        let seen = playback.seen();
        let job = self.walk.start(move |is_wanted| {
            let walk = match question {
                Question::Mistake(_, mistake) => {
                    // Where no argument says more, there is the mistake alone.
                    let none = |cell| Hint { cell, steps: Vec::new() };
                    let hint = seen.explain(&mistake, is_wanted);
                    let hint = hint.or_else(|| mistake.opened.first().copied().map(none))?;
                    StepWalk::after(seen.view, Some(mistake), hint)
                }
                Question::SafeCell(cell) => {
                    let hint = seen.prove(cell, Finding::Safe)?;
                    StepWalk::new(seen.view, hint)
                }
            };
            Some(Box::new(walk))
        });
        job.awaited()
    }

    /// Ignores what is about another position.
    pub(super) fn on_result(&mut self, result: ExplanationResult) {
        self.walk.finish(result);
    }

    pub fn walk(&self) -> Option<&StepWalk> {
        self.walk.result()?.as_deref()
    }

    pub(super) fn walk_mut(&mut self) -> Option<&mut StepWalk> {
        self.walk.result_mut()?.as_deref_mut()
    }

    pub(super) fn next_deadline(&self) -> Option<Moment> {
        self.walk().and_then(StepWalk::next_deadline)
    }
}

impl ReplayScreen {
    /// What can be explained here. In a game in progress it would be help.
    pub(super) fn question(&self) -> Option<Question> {
        if self.is_live {
            return None;
        }
        let (events, _) = self.playback.position();
        let overlooked = self.review.moments_at(events).find_map(|moment| match moment {
            ReviewMoment::Overlooked(one) => Some(one),
            ReviewMoment::Slow(_) | ReviewMoment::Wasted(_) => None,
        });
        let wait = overlooked.filter(|one| one.kind == OverlookedKind::Wait);
        let mistake = || {
            let (before, mistake) = self.luck_review.luck()?.mistake_at(events)?;
            Some(Question::Mistake(before, mistake))
        };
        let safe = |one: Overlooked| Question::SafeCell(one.pos);
        wait.map(safe).or_else(mistake).or_else(|| overlooked.map(safe))
    }

    /// Explains what can be explained here, at the position where it can be seen.
    pub(super) fn explain(&mut self) {
        let Some(question) = self.question() else { return };
        self.clock.stop();
        if let Question::Mistake(before, _) = question {
            self.playback.seek_event(before);
        }
        self.explanation.ask(self.playback.position().0);
    }

    pub(super) fn explanation_job(&mut self) -> Option<Job<ExplanationResult>> {
        self.explanation.keep_at(self.playback.position().0);
        if !self.explanation.is_wanted() {
            return None;
        }
        let question = self.question()?;
        Some(self.explanation.job(question, &self.playback))
    }

    /// The step that is shown, with the buttons that lead through the others: below the time line, in
    /// the place of its caption.
    pub(super) fn explanation_line<'a>(
        &'a self,
        height: f32,
        ctx: ViewContext<'a>,
    ) -> Option<Element<'a, Message>> {
        let walk = self.explanation.walk()?;
        let said = |naming| walk.sentence(ctx.texts, naming);
        let (usual, line_height) = StripPlacement::SENTENCE;
        let has_room = height >= 2.0 * usual * line_height;
        let size = if has_room { usual } else { size::SMALL };
        let words = StripPlacement::sentence(said, (size, line_height), ctx.palette);
        let steps = step_controls(walk, Message::Steps, None, theme::BUTTON_HEIGHT, ctx);
        Some(beside![words, steps, bar_parts::close_button(ctx)].into())
    }
}
