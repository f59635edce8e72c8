//! The luck analysis of the game on a screen, done once in the background.

use crate::replay::{Recording, RecordingLuck};
use std::sync::{Arc, Weak};

/// Owner of background jobs; dropping it makes their results unwanted.
#[derive(Debug, Clone, Default)]
pub struct TokenIssuer(Arc<()>);

/// Ties a job and its result to a [`TokenIssuer`].
#[derive(Debug, Clone)]
pub struct RequestToken(Weak<()>);

impl TokenIssuer {
    pub fn token(&self) -> RequestToken {
        RequestToken(Arc::downgrade(&self.0))
    }

    pub fn issued(&self, token: &RequestToken) -> bool {
        std::ptr::eq(Arc::as_ptr(&self.0), token.0.as_ptr())
    }
}

impl RequestToken {
    pub fn is_wanted(&self) -> bool {
        self.0.strong_count() > 0
    }
}

#[derive(Debug, Clone, Default)]
pub struct LuckReview {
    requester: TokenIssuer,
    is_requested: bool,
    luck: Option<Arc<RecordingLuck>>,
}

#[derive(Debug, Clone)]
pub struct LuckJob {
    recording: Recording,
    token: RequestToken,
}

#[derive(Debug, Clone)]
pub struct LuckResult {
    luck: Option<Arc<RecordingLuck>>,
    token: RequestToken,
}

impl LuckReview {
    /// Boards of up to this many cells are analyzed unasked: a whole game on them takes
    /// milliseconds. Larger ones may take a minute.
    pub const AUTO_LIMIT: usize = 1_000;

    pub fn luck(&self) -> Option<&RecordingLuck> {
        self.luck.as_deref()
    }

    /// The luck, to share with another thread.
    pub fn shared(&self) -> Option<Arc<RecordingLuck>> {
        self.luck.clone()
    }

    /// Returns the job only the first time.
    pub fn job_once(&mut self, recording: impl FnOnce() -> Option<Recording>) -> Option<LuckJob> {
        if self.is_requested {
            return None;
        }
        let job = self.job(recording()?);
        self.is_requested = true;
        Some(job)
    }

    pub fn job(&self, recording: Recording) -> LuckJob {
        LuckJob { recording, token: self.requester.token() }
    }

    /// Ignores the result for another game, and returns whether it was for this one.
    pub fn on_result(&mut self, result: LuckResult) -> bool {
        let is_ours = self.requester.issued(&result.token);
        if is_ours {
            self.luck = result.luck;
        }
        is_ours
    }
}

impl LuckJob {
    /// Stops as soon as nobody waits for the result.
    pub fn run(self) -> LuckResult {
        let Self { recording, token } = self;
        let luck = recording.luck(|| token.is_wanted()).map(Arc::new);
        LuckResult { luck, token }
    }
}
