//! What a position counts: the first answer to it, or that there was none in time.

use crate::platform::local_clock;
use crate::practice::{Kind, Progress, ProgressChange, Puzzle};
use crate::ui::effect::{Effect, StorageRequest};
use std::time::Duration;

/// A position that changes the rating.
#[derive(Debug, Clone, Copy)]
pub(super) struct Score {
    pub(super) puzzle: Puzzle,
    /// Whether it was answered wrong before: then it changes no rating.
    pub(super) is_repeat: bool,
    limit: Option<Duration>,
    result: Option<ScoreResult>,
}

/// What the answer has changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ScoreResult {
    pub(super) is_right: bool,
    /// How much more the rating is, overall and for the kind.
    pub(super) gain: i64,
    pub(super) kind_gain: i64,
}

impl Score {
    pub(super) const fn new(puzzle: Puzzle, is_repeat: bool, limit: Option<Duration>) -> Self {
        Self { puzzle, is_repeat, limit, result: None }
    }

    pub(super) const fn result(&self) -> Option<ScoreResult> {
        self.result
    }

    pub(super) const fn kind(&self) -> Kind {
        self.puzzle.wish.kind
    }

    /// Counts the first answer.
    pub(super) fn count<M>(&mut self, is_right: bool, progress: &Progress) -> Option<Effect<M>> {
        if self.result.is_some() {
            return None;
        }
        let (at, puzzle, limit) = (local_clock::timestamp(), self.puzzle, self.limit);
        let change = ProgressChange::Answered { at, puzzle, limit, is_right };
        let mut after = progress.clone();
        after.apply(&change);
        let gain = |kind: Option<Kind>| {
            let value = |progress: &Progress| i64::from(progress.rating(kind).rounded().0);
            value(&after) - value(progress)
        };
        let result = ScoreResult { is_right, gain: gain(None), kind_gain: gain(Some(self.kind())) };
        self.result = Some(result);
        Some(Effect::Store(StorageRequest::ChangeProgress(change)))
    }
}
