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
    /// Whether free help was given before an answer.
    pub(super) is_helped: bool,
    /// What it was counted as.
    pub(super) result: Option<AnswerResult>,
    /// How much more the rating is since then, overall and for the kind.
    pub(super) gains: [i64; 2],
}

impl Score {
    pub(super) const fn new(
        puzzle: Puzzle,
        is_repeat: bool,
        limit: Option<Duration>,
        placing: Option<u32>,
    ) -> Self {
        let (is_helped, result, gains) = (false, None, [0; 2]);
        Self { puzzle, is_repeat, limit, placing, is_helped, result, gains }
    }

    /// Counts the first answer, which is worth less if it is right with help.
    pub(super) fn count(
        &mut self,
        result: AnswerResult,
        progress: &Progress,
    ) -> Option<ProgressChange> {
        if self.result.is_some() {
            return None;
        }
        let result = match result {
            AnswerResult::Right if self.is_helped => AnswerResult::Helped,
            result => result,
        };
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
