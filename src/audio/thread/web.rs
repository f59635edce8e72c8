//! The sound device of a browser, on the only thread.

use super::device::Speaker;
use super::mixer::{Mixer, Order};
use std::cell::RefCell;
use std::fmt;
use web_time::Instant;

/// Nothing closes the device when it has been silent for a while.
pub(super) struct AudioThread(RefCell<Mixer<Speaker>>);

impl fmt::Debug for AudioThread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AudioThread").finish_non_exhaustive()
    }
}

impl AudioThread {
    pub(super) fn start() -> Option<Self> {
        Some(Self(RefCell::default()))
    }

    pub(super) fn send(&self, order: Order) {
        if let Some(failure) = self.0.borrow_mut().handle(order, Instant::now()) {
            tracing::warn!("no sound for now, will try again: {failure}");
        }
    }
}
