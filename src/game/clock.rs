//! The clock of a game, in milliseconds.

/// Milliseconds since a fixed point of the program; never decreases.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Moment(pub u64);

impl Moment {
    /// Milliseconds since `earlier`; 0 if it is later.
    pub const fn since(self, earlier: Self) -> u64 {
        self.0.saturating_sub(earlier.0)
    }
}

/// The clock of a game. Paused time does not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Clock {
    #[default]
    NotStarted,
    /// Running since `since`, after `before` ms.
    Running {
        /// When it was started or resumed.
        since: Moment,
        /// The time counted until then, in ms.
        before: u64,
    },
    /// Paused or ended after this many ms.
    Stopped(u64),
}

impl Clock {
    /// Starts or resumes the clock.
    pub fn start(&mut self, now: Moment) {
        *self = match *self {
            Self::NotStarted => Self::Running { since: now, before: 0 },
            Self::Stopped(before) => Self::Running { since: now, before },
            running @ Self::Running { .. } => running,
        };
    }

    /// Stops the clock if it was started.
    pub fn stop(&mut self, now: Moment) {
        if let Self::Running { .. } = self {
            *self = Self::Stopped(self.elapsed(now));
        }
    }

    pub const fn is_running(self) -> bool {
        matches!(self, Self::Running { .. })
    }

    /// The time until `now`, in ms.
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
