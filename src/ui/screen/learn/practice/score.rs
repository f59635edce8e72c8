//! What a position counts.

use crate::platform::local_clock;
use crate::practice::{AnswerResult, Progress, ProgressChange, Puzzle};
use std::time::Duration;

/// What a position counts: the first answer to it, or that there was none in time.
#[derive(Debug, Clone, Copy)]
pub(super) struct Score {
    pub(super) puzzle: Puzzle,
    /// Whether it was answered wrong before: then it changes no rating.
    pub(super) is_repeat: bool,
    pub(super) limit: Option<Duration>,
    /// The number of the position among those that place a new player, from 1.
    pub(super) placing: Option<u32>,
    /// What it was counted as.
    pub(super) result: Option<AnswerResult>,
    /// How much more the rating is since then, overall and for the kind.
    pub(super) gains: [i64; 2],
}

impl Score {
    /// Counts the first answer.
    pub(super) fn count(
        &mut self,
        result: AnswerResult,
        progress: &Progress,
    ) -> Option<ProgressChange> {
        if self.result.is_some() {
            return None;
        }
        let (at, puzzle, limit) = (local_clock::timestamp(), self.puzzle, self.limit);
        let change = ProgressChange::Answered { at, puzzle, limit, result };
        let mut after = progress.clone();
        after.apply(&change);
        self.result = Some(result);
        self.gains = [None, Some(puzzle.wish.kind)].map(|kind| {
            let value = |progress: &Progress| i64::from(progress.rating(kind).rounded().0);
            if self.placing.is_some() { 0 } else { value(&after) - value(progress) }
        });
        Some(change)
    }
}
