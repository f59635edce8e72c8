//! The clock that a recording runs on.

use super::PlaybackSpeed;
use crate::game::Moment;

#[derive(Debug, Clone, Copy)]
pub struct PlayClock {
    pub speed: PlaybackSpeed,
    /// The last frame, while it runs.
    last_frame: Option<Moment>,
    /// Fractions of a ms left over.
    carry_ms: f64,
}

impl Default for PlayClock {
    /// At rest.
    fn default() -> Self {
        Self { speed: PlaybackSpeed::USUAL, last_frame: None, carry_ms: 0.0 }
    }
}

impl PlayClock {
    pub const fn is_running(&self) -> bool {
        self.last_frame.is_some()
    }

    pub fn set_running(&mut self, running: bool, now: Moment) {
        self.carry_ms = 0.0;
        self.last_frame = running.then_some(now);
    }

    /// Counts from now on, if it runs.
    pub fn restart(&mut self, now: Moment) {
        self.set_running(self.is_running(), now);
    }

    /// How many ms of the recording have passed since the last frame.
    pub fn advance(&mut self, now: Moment) -> i32 {
        let Some(last) = self.last_frame else { return 0 };
        let way = now.since(last) as f64 * self.speed.factor() + self.carry_ms;
        self.carry_ms = way.fract();
        self.last_frame = Some(now);
        way as i32
    }
}
