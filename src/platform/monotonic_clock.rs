//! The clock of the program.

use crate::game::Moment;
use crate::platform::local_clock;
use jiff::Timestamp;
use web_time::{Duration, Instant};

/// Measures time since it was started. It never goes back, and stops while the machine sleeps.
#[derive(Debug, Clone, Copy)]
pub struct MonotonicClock {
    start: Instant,
    offset: Duration,
    /// How long after the start it was stopped, if it was.
    stopped_at: Option<Duration>,
}

impl MonotonicClock {
    pub fn start() -> Self {
        Self { start: Instant::now(), offset: Duration::ZERO, stopped_at: None }
    }

    /// This clock, stopped: it moves only when it is set ahead.
    pub fn stopped(self) -> Self {
        Self { stopped_at: Some(self.elapsed()), ..self }
    }

    fn elapsed(self) -> Duration {
        self.stopped_at.unwrap_or_else(|| self.start.elapsed())
    }

    /// This clock, set further ahead.
    pub fn advanced(self, by: Duration) -> Self {
        Self { offset: self.offset + by, ..self }
    }

    pub fn now(self) -> Moment {
        Moment((self.elapsed() + self.offset).as_millis() as u64)
    }

    /// The time of the system, as far ahead as this clock was set.
    pub fn wall_time(self) -> Timestamp {
        let now = local_clock::timestamp();
        now.checked_add(self.offset).unwrap_or(now)
    }

    /// A moment of this clock as an instant of the system's.
    pub fn to_instant(self, moment: Moment) -> Instant {
        self.start + Duration::from_millis(moment.0).saturating_sub(self.offset)
    }
}
