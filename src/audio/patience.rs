//! How long a device's errors are borne.

use std::time::Duration;
use std::time::Instant;

/// Tells a device that stumbles from one that is broken.
///
/// A healthy device has its errors: ALSA's pulse plugin was seen to report up to 3,000 in the
/// first 4 ms of a stream that then played well, and a machine under load leaves gaps. A broken
/// one reports errors and nothing else.
#[derive(Debug, Clone, Copy)]
pub(super) struct Patience {
    stretch: Option<Stretch>,
}

#[derive(Debug, Clone, Copy)]
struct Stretch {
    since: Instant,
    last: Instant,
}

impl Patience {
    /// A stretch of errors this long says that the device is broken.
    const LONGEST: Duration = Duration::from_secs(1);

    /// After this long without an error a stretch is over.
    const RELIEF: Duration = Duration::from_millis(250);

    /// For a device that has just been opened.
    pub(super) const fn new() -> Self {
        Self { stretch: None }
    }

    /// Takes note of an error, and says whether it was one too many.
    pub(super) fn is_spent(&mut self, now: Instant) -> bool {
        let since = match self.stretch {
            Some(stretch) if now.duration_since(stretch.last) < Self::RELIEF => stretch.since,
            _ => now,
        };
        self.stretch = Some(Stretch { since, last: now });
        now.duration_since(since) >= Self::LONGEST
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the patience is spent after errors at these times, in ms.
    fn spent(times: impl IntoIterator<Item = u64>) -> bool {
        let start = Instant::now();
        let mut patience = Patience::new();
        times
            .into_iter()
            .any(|ms| patience.is_spent(start + Duration::from_millis(ms)))
    }

    #[test]
    fn a_thousand_errors_at_once_are_borne() {
        assert!(!spent([0; 1000]));
    }

    #[test]
    fn errors_now_and_then_are_borne() {
        assert!(!spent((0..1000).map(|count| count * 250)));
    }

    #[test]
    fn errors_for_a_second_without_relief_are_not() {
        assert!(!spent((0..100).map(|count| count * 10)));
        assert!(spent((0..=100).map(|count| count * 10)));
    }
}
