//! The one clock of the program.

use crate::game::Moment;
use std::time::{Duration, Instant};

/// Tells the moments since it was started. It never goes back, and stands still while the machine
/// sleeps.
#[derive(Debug, Clone, Copy)]
pub struct MonotonicClock {
    start: Instant,
    ahead: Duration,
}

impl MonotonicClock {
    /// A stopwatch that starts now.
    pub fn start() -> Self {
        Self { start: Instant::now(), ahead: Duration::ZERO }
    }

    /// The same stopwatch, set so much further ahead.
    pub fn advanced(self, by: Duration) -> Self {
        Self { ahead: self.ahead + by, ..self }
    }

    /// The present moment.
    pub fn now(self) -> Moment {
        Moment((self.start.elapsed() + self.ahead).as_millis() as u64)
    }

    /// When a moment is, by the system's own clock.
    pub fn to_instant(self, moment: Moment) -> Instant {
        self.start + Duration::from_millis(moment.0).saturating_sub(self.ahead)
    }
}
