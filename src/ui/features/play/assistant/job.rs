//! A question of the assistant, which is answered in the background.

use crate::solver::query::{Answer, Query};
use crate::ui::features::play::shown_hint::{self, ThinkingHandle};
use std::time::{Duration, Instant};

/// How long an answer takes at most, unless the player asked for a longer search.
const TIMEOUT: Duration = Duration::from_millis(50);

/// A query, and the revision of the board that it is about.
#[derive(Debug, Clone, PartialEq)]
pub struct AssistJob {
    pub question: Query,
    pub(super) revision: u32,
    /// What a longer search asks whether to go on.
    pub thinking: Option<ThinkingHandle>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct AssistResult {
    pub job: AssistJob,
    pub answer: Answer,
}

impl AssistJob {
    /// Answers in time; a longer search also ends when nobody waits for it any more.
    pub fn run(self) -> AssistResult {
        let started = Instant::now();
        let answer = self.question.answer(|| match &self.thinking {
            Some(handle) => handle.goes_on() && started.elapsed() < shown_hint::TIME_LIMIT,
            None => started.elapsed() < TIMEOUT,
        });
        AssistResult { job: self, answer }
    }
}
