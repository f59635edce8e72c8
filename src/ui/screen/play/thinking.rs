//! A longer search for the best guess, while the quick hint stays shown.

use crate::game::Moment;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Weak};
use std::time::Duration;

/// How long the search takes at most.
pub const TIME_LIMIT: Duration = Duration::from_secs(10);
/// The time between two updates of its progress, in ms.
const UPDATE_INTERVAL: u64 = 250;

/// Dropping it cancels the search.
#[derive(Debug, Clone)]
pub struct Thinking {
    started: Moment,
    update_at: Moment,
    is_stopped: Arc<AtomicBool>,
}

/// The search's end of a [`Thinking`].
#[derive(Debug, Clone)]
pub struct ThinkingHandle(Weak<AtomicBool>);

impl Thinking {
    pub(super) fn new(now: Moment) -> Self {
        let update_at = Moment(now.0 + UPDATE_INTERVAL);
        Self { started: now, update_at, is_stopped: Arc::default() }
    }

    pub(super) fn handle(&self) -> ThinkingHandle {
        ThinkingHandle(Arc::downgrade(&self.is_stopped))
    }

    /// Ends the search with the best guess that was found so far.
    pub(super) fn stop(&self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }

    pub(super) fn awaits(&self, handle: &ThinkingHandle) -> bool {
        handle.0.as_ptr() == Arc::as_ptr(&self.is_stopped)
    }

    pub const fn next_deadline(&self) -> Moment {
        self.update_at
    }

    pub(super) fn tick(&mut self, now: Moment) {
        if self.update_at <= now {
            self.update_at = Moment(now.0 + UPDATE_INTERVAL);
        }
    }

    /// The elapsed time in ms.
    pub fn elapsed(&self, now: Moment) -> u64 {
        now.since(self.started)
    }

    /// The share of the time that has passed, from 0 to 1.
    pub fn progress(&self, now: Moment) -> f32 {
        (self.elapsed(now) as f32 / TIME_LIMIT.as_millis() as f32).min(1.0)
    }
}

impl ThinkingHandle {
    /// Whether somebody still waits and wants the search to go on.
    pub fn goes_on(&self) -> bool {
        self.0.upgrade().is_some_and(|is_stopped| !is_stopped.load(Ordering::Relaxed))
    }
}

impl PartialEq for ThinkingHandle {
    fn eq(&self, other: &Self) -> bool {
        self.0.ptr_eq(&other.0)
    }
}
