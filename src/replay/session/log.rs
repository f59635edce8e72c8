//! What happens in a game, logged as it happens.

use crate::game::Moment;
use crate::game::pointer::InputConfig;
use crate::replay::formats::rawvf::MAX_TIME;
use crate::replay::{Event, EventKind, EventLog, PointerPos};

/// The log of the game being played. It stands still while the game is paused.
#[derive(Debug, Clone, PartialEq)]
pub struct SessionLog {
    pub events: EventLog,
    /// When the first cell was opened, in ms of the log.
    pub first_opening: Option<i32>,
    /// The pointer settings as the log has them.
    pub config: InputConfig,
    /// The moment of 0 ms if the game was never paused. It may lie before the start of the program.
    start_ms: i64,
    paused_at: Option<Moment>,
}

impl SessionLog {
    /// Starts at `now`.
    pub fn new(now: Moment) -> Self {
        Self::of_events(EventLog::new(0), now)
    }

    /// Continues these events, which began at `start`.
    pub fn of_events(events: EventLog, start: Moment) -> Self {
        Self {
            events,
            first_opening: None,
            config: InputConfig::default(),
            start_ms: signed_ms(start),
            paused_at: None,
        }
    }

    /// The time of the log, in ms. It stands still after 24 days, the longest that can be read.
    pub fn time(&self, now: Moment) -> i32 {
        let now = self.paused_at.unwrap_or(now);
        let since = signed_ms(now).saturating_sub(self.start_ms).max(0);
        i32::try_from(since).unwrap_or(MAX_TIME).min(MAX_TIME)
    }

    /// This moment, or that of the last event if that is later: events keep their order.
    pub fn in_order(&self, now: Moment) -> Moment {
        let last = self.start_ms + i64::from(self.events.end());
        now.max(Moment(u64::try_from(last).unwrap_or_default()))
    }

    pub fn push(&mut self, kind: EventKind, pointer_pos: PointerPos, now: Moment) {
        let time = self.time(now).max(self.events.end());
        self.events.push(Event { time, pointer_pos, kind });
    }

    pub const fn pause(&mut self, now: Moment) {
        self.paused_at = Some(now);
    }

    pub fn resume(&mut self, now: Moment) {
        if let Some(since) = self.paused_at.take() {
            self.start_ms += signed_ms(now) - signed_ms(since);
        }
    }

    /// From now on, what was the moment `then` is `now`.
    pub fn change_clock(&mut self, then: Moment, now: Moment) {
        self.start_ms += signed_ms(now) - signed_ms(then);
        self.paused_at = self.paused_at.map(|_| now);
    }
}

/// A moment as a signed number.
fn signed_ms(moment: Moment) -> i64 {
    i64::try_from(moment.0).unwrap_or(i64::MAX)
}
