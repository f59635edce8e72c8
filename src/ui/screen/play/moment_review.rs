//! The moments of a finished game that are worth a look, found in the background as soon as its
//! luck is known.

use super::PlayScreen;
use super::current_game::CurrentGame;
use crate::history::played_game::UnrankedReason;
use crate::platform::local_clock;
use crate::practice::{GameMoment, ProgressChange, moments};
use crate::replay::{Metadata, Recording, RecordingLuck};
use crate::ui::effect::{Effect, Job, StorageRequest};
use crate::ui::screen::luck_review::{LuckResult, RequestToken, TokenIssuer};
use std::sync::Arc;

#[derive(Debug, Clone, Default)]
pub struct MomentReview {
    requester: TokenIssuer,
    moments: Vec<GameMoment>,
}

#[derive(Debug, Clone)]
pub struct MomentsJob {
    recording: Recording,
    luck: Arc<RecordingLuck>,
    token: RequestToken,
}

#[derive(Debug, Clone)]
pub struct MomentsResult {
    moments: Vec<GameMoment>,
    token: RequestToken,
}

impl MomentsJob {
    /// Stops as soon as nobody waits for the result.
    pub fn run(self) -> MomentsResult {
        let Self { recording, luck, token } = self;
        let moments = moments(&recording, &luck, || token.is_wanted()).unwrap_or_default();
        MomentsResult { moments, token }
    }
}

impl PlayScreen {
    /// The moments of the finished game, as far as they are known.
    pub fn moments(&self) -> &[GameMoment] {
        &self.moment_review.moments
    }

    pub(super) fn on_luck_result(&mut self, result: LuckResult) -> Vec<Effect> {
        if !self.luck_review.on_result(result) {
            return Vec::new();
        }
        let job = || {
            Some(MomentsJob {
                recording: self.recording(Metadata::default())?,
                luck: self.luck_review.shared()?,
                token: self.moment_review.requester.token(),
            })
        };
        job().map(|job| Effect::Job(Job::Moments(job))).into_iter().collect()
    }
}

impl CurrentGame {
    /// Notes what was missed, unless the player had help or may have known the board. Ignores the
    /// result for another game.
    pub fn on_moments(&mut self, result: MomentsResult) -> Vec<Effect> {
        let review = &mut self.play.moment_review;
        if !review.requester.issued(&result.token) {
            return Vec::new();
        }
        review.moments = result.moments;
        let kinds: Vec<_> = review.moments.iter().map(|moment| moment.position.kind).collect();
        let is_known = self.unranked_reason() == Some(UnrankedReason::Known);
        if kinds.is_empty() || is_known || self.play.assistant.was_used {
            return Vec::new();
        }
        let missed = ProgressChange::Missed { at: local_clock::timestamp(), kinds };
        vec![Effect::Store(StorageRequest::ChangeProgress(missed))]
    }
}
