//! How fast a player clicks at the moment.

use std::collections::VecDeque;

/// When the last clicks were made, on the clock of the game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ClickPace {
    /// In ms, the oldest first; only those that may still count.
    clicks: VecDeque<u64>,
}

impl ClickPace {
    /// How far back a click counts, in ms.
    pub const WINDOW: u64 = 1_000;

    /// Notes a click at this time on the clock, in ms.
    pub fn note(&mut self, time: u64) {
        while self.clicks.front().is_some_and(|&click| click + Self::WINDOW <= time) {
            self.clicks.pop_front();
        }
        self.clicks.push_back(time);
    }

    /// The clicks of the last second before this time on the clock, in ms.
    pub fn per_second(&self, time: u64) -> u32 {
        let counts = |click: &&u64| **click + Self::WINDOW > time;
        self.clicks.iter().rev().take_while(counts).count() as u32
    }
}
