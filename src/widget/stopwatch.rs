//! The one clock of the program.

use std::time::Duration;
use std::time::Instant;

use crate::game::Moment;

/// Tells the moments since it was started. It never goes back, and stands still while the machine
/// sleeps.
#[derive(Debug, Clone, Copy)]
pub struct Stopwatch(Instant);

impl Stopwatch {
    /// A stopwatch that starts now.
    pub fn start() -> Self {
        Self(Instant::now())
    }

    /// The present moment.
    pub fn now(self) -> Moment {
        Moment(self.0.elapsed().as_millis() as u64)
    }

    /// When a moment is, by the system's own clock.
    pub fn instant(self, moment: Moment) -> Instant {
        self.0 + Duration::from_millis(moment.0)
    }
}
