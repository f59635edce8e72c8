//! The clock of a game, in whole milliseconds, fed with moments from outside.

/// A moment: milliseconds since some fixed point of the program's own, never going backwards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Moment(pub u64);

impl Moment {
    /// Milliseconds from `earlier` to this moment; 0 when it is not earlier.
    pub const fn since(self, earlier: Self) -> u64 {
        self.0.saturating_sub(earlier.0)
    }
}

/// How long a game has been going on. Paused time does not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Clock {
    /// Not started yet.
    #[default]
    NotStarted,
    /// Running since `since`, after `before` ms that were counted already.
    Running {
        /// When it was started, or started again.
        since: Moment,
        /// What had been counted by then, in ms.
        before: u64,
    },
    /// Paused, or ended, after this many ms.
    Stopped(u64),
}

impl Clock {
    /// Starts the clock, or goes on after a pause. A running clock runs on.
    pub fn start(&mut self, now: Moment) {
        *self = match *self {
            Self::NotStarted => Self::Running { since: now, before: 0 },
            Self::Stopped(before) => Self::Running { since: now, before },
            running @ Self::Running { .. } => running,
        };
    }

    /// Stops the clock where it stands. One that was never started stays at rest.
    pub fn stop(&mut self, now: Moment) {
        if let Self::Running { .. } = self {
            *self = Self::Stopped(self.elapsed(now));
        }
    }

    /// Whether time is being counted.
    pub const fn is_running(self) -> bool {
        matches!(self, Self::Running { .. })
    }

    /// The time counted up to `now`, in ms.
    pub const fn elapsed(self, now: Moment) -> u64 {
        match self {
            Self::NotStarted => 0,
            Self::Running { since, before } => before + now.since(since),
            Self::Stopped(total) => total,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paused_time_does_not_count() {
        let mut clock = Clock::default();
        assert_eq!(clock.elapsed(Moment(500)), 0);
        clock.start(Moment(1_000));
        clock.stop(Moment(1_250));
        assert_eq!(clock.elapsed(Moment(9_000)), 250);
        clock.start(Moment(10_000));
        assert_eq!(clock.elapsed(Moment(10_001)), 251);
    }

    #[test]
    fn starting_twice_changes_nothing() {
        let mut clock = Clock::default();
        clock.start(Moment(10));
        clock.start(Moment(90));
        assert_eq!(clock.elapsed(Moment(100)), 90);
    }

    #[test]
    fn a_clock_never_started_cannot_be_stopped() {
        let mut clock = Clock::default();
        clock.stop(Moment(10));
        assert_eq!(clock, Clock::NotStarted);
    }

    #[test]
    fn it_does_not_stop_at_999_seconds() {
        let mut clock = Clock::default();
        clock.start(Moment(0));
        assert_eq!(clock.elapsed(Moment(5_000_000)), 5_000_000);
    }
}
