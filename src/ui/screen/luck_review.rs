//! Where luck was spent in the game that a screen shows: reckoned once, beside all else.

use crate::replay::{Recording, RecordingLuck};
use std::sync::{Arc, Weak};

/// Somebody who waits for answers, and no longer does once this is gone.
#[derive(Debug, Clone, Default)]
pub struct Requester(Arc<()>);

/// Says whose question an answer belongs to, and whether it is still wanted.
#[derive(Debug, Clone)]
pub struct RequestToken(Weak<()>);

impl Requester {
    /// Goes with a question, and comes back with the answer.
    pub fn token(&self) -> RequestToken {
        RequestToken(Arc::downgrade(&self.0))
    }

    /// Whether an answer belongs to a question of this asker's.
    pub fn issued(&self, ticket: &RequestToken) -> bool {
        std::ptr::eq(Arc::as_ptr(&self.0), ticket.0.as_ptr())
    }
}

impl RequestToken {
    /// Whether somebody still waits for the answer.
    pub fn is_wanted(&self) -> bool {
        self.0.strong_count() > 0
    }
}

/// What is known of a game's luck.
#[derive(Debug, Clone, Default)]
pub struct LuckReview {
    requester: Requester,
    is_requested: bool,
    luck: Option<Arc<RecordingLuck>>,
}

/// A film whose luck is to be reckoned, on any thread.
#[derive(Debug, Clone)]
pub struct LuckJob {
    film: Recording,
    token: RequestToken,
}

/// What was reckoned.
#[derive(Debug, Clone)]
pub struct LuckResult {
    luck: Option<Arc<RecordingLuck>>,
    token: RequestToken,
}

impl LuckReview {
    /// Boards of up to so many cells are reviewed unasked: a whole game on them takes some
    /// milliseconds. Larger ones may take a minute.
    pub const AUTO_LIMIT: usize = 1_000;

    /// Where luck was spent, once that is known.
    pub fn luck(&self) -> Option<&RecordingLuck> {
        self.luck.as_deref()
    }

    /// The job of finding out, the first time that it is asked for.
    pub fn job_once(&mut self, film: impl FnOnce() -> Option<Recording>) -> Option<LuckJob> {
        if self.is_requested {
            return None;
        }
        let job = self.job(film()?);
        self.is_requested = true;
        Some(job)
    }

    /// The job of finding out where luck was spent in `film`.
    pub fn job(&self, film: Recording) -> LuckJob {
        LuckJob { film, token: self.requester.token() }
    }

    /// Takes in what was reckoned; what belongs to another game is nothing.
    pub fn on_result(&mut self, told: LuckResult) {
        if self.requester.issued(&told.token) {
            self.luck = told.luck;
        }
    }
}

impl LuckJob {
    /// Does it. It stops as soon as nobody waits for it any more.
    pub fn run(self) -> LuckResult {
        let Self { film, token: ticket } = self;
        let luck = film.luck(|| ticket.is_wanted()).map(Arc::new);
        LuckResult { luck, token: ticket }
    }
}
