//! The clock that a recording runs on, and its speeds.

use crate::config::command::Command;
use crate::game::Moment;
use crate::i18n::{Texts, announcements, reading};

/// An index into [`PlaybackSpeed::FACTORS`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlaybackSpeed(usize);

impl PlaybackSpeed {
    pub const FACTORS: [f64; 7] = [0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0];

    const NAMES: [&'static str; 7] = ["0.25×", "0.5×", "1×", "2×", "4×", "8×", "16×"];

    const USUAL: Self = Self(2);

    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::FACTORS.len()).map(Self)
    }

    pub const fn factor(self) -> f64 {
        Self::FACTORS[self.0]
    }

    pub const fn name(self) -> &'static str {
        Self::NAMES[self.0]
    }

    fn change(self, faster: bool) -> Self {
        if faster {
            Self((self.0 + 1).min(Self::FACTORS.len() - 1))
        } else {
            Self(self.0.saturating_sub(1))
        }
    }
}

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

    /// The time that is told: while it runs, one that changes twice in a second.
    pub fn told(&self, time: i32) -> i32 {
        let step = if self.is_running() { (500.0 * self.speed.factor()) as i32 } else { 1 };
        time - time.rem_euclid(step)
    }

    /// Runs from now on.
    pub const fn start(&mut self, now: Moment) {
        self.carry_ms = 0.0;
        self.last_frame = Some(now);
    }

    pub const fn stop(&mut self) {
        self.last_frame = None;
    }

    /// Counts from now on, if it runs.
    pub const fn restart(&mut self, now: Moment) {
        if self.is_running() {
            self.start(now);
        }
    }

    pub fn change_speed(&mut self, faster: bool) {
        self.speed = self.speed.change(faster);
    }

    /// What a key says that has changed neither the position nor the speed.
    pub fn no_further(&self, command: Command, texts: &Texts) -> Option<String> {
        Some(match command {
            Command::Up | Command::Down => {
                announcements::value(texts, texts.get("tip-speed"), self.speed.name())
            }
            Command::PageUp | Command::PageDown => texts.get("replay-no-mark").to_owned(),
            Command::Left | Command::Right | Command::RowStart | Command::RowEnd => {
                reading::no_further(texts, command)
            }
            Command::FirstCell | Command::LastCell => reading::no_further(texts, command),
            _ => return None,
        })
    }

    /// How many ms of the recording have passed since the last frame, if it runs.
    pub fn advance(&mut self, now: Moment) -> Option<i32> {
        let last = self.last_frame?;
        let way = now.since(last) as f64 * self.speed.factor() + self.carry_ms;
        self.carry_ms = way.fract();
        self.last_frame = Some(now);
        Some(way as i32)
    }
}
