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
