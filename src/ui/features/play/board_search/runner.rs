//! The search on a thread of its own.

use super::{Message, SearchJob};
use crate::ui::screen::effect::{Effect, Effects};
use crate::ui::screen::jobs::Job;
use std::time::{Duration, Instant};

/// Searches for the board of a job.
pub(super) fn search(job: SearchJob, timeout: Duration) -> Effects<Message> {
    let started = Instant::now();
    let search = move || Message::SearchResult(job.run(|| started.elapsed() < timeout));
    vec![Effect::Job(Job::new(search).awaited())]
}
