//! What is known of a game, from which counters are worked out.

use super::{Counters, GameResult, Tally};
use crate::game::Level;

/// The figures of a game that everything else follows from, as far as they are known: of a game in
/// progress, a finished one, a recording, or a line of the game log.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Figures {
    pub result: Option<GameResult>,
    pub level: Option<Level>,
    /// In ms, on the clock of the game.
    pub time_ms: Option<u64>,
    /// The 3BV of the board.
    pub bbbv: Option<u32>,
    /// The solved 3BV.
    pub solved: Option<u32>,
    pub openings: Option<u32>,
    pub islands: Option<u32>,
    pub zini: Option<u32>,
    pub hzini: Option<u32>,
    pub left: Option<u32>,
    pub right: Option<u32>,
    pub chords: Option<u32>,
    /// Clicks that changed the board.
    pub effective: Option<u32>,
    /// The flags on the board.
    pub flags: Option<u32>,
    /// In cells.
    pub path: Option<f64>,
    /// The clicks of the last second: see [`ClickPace`](super::ClickPace).
    pub clicks_now: Option<u32>,
}

impl Figures {
    /// What a player may know during the game: what they did in how many ms, and the 3BV of what
    /// they see open (see [`VisibleBbbv`](super::VisibleBbbv)). It says nothing of covered cells.
    pub fn during_game(tally: &Tally, time_ms: u64, solved: Option<u32>) -> Self {
        Self { time_ms: Some(time_ms), solved, ..Self::of_tally(tally) }
    }

    pub const fn with_clicks_now(self, clicks: u32) -> Self {
        Self { clicks_now: Some(clicks), ..self }
    }

    /// Left and right clicks and chords.
    pub fn clicks(&self) -> Option<u32> {
        Some(self.left?.saturating_add(self.right?).saturating_add(self.chords?))
    }

    fn of_tally(tally: &Tally) -> Self {
        Self {
            time_ms: tally.time,
            left: Some(tally.left),
            right: Some(tally.right),
            chords: Some(tally.chords),
            effective: Some(tally.effective),
            flags: Some(tally.flags),
            path: Some(tally.path),
            ..Self::default()
        }
    }
}

impl From<&Counters> for Figures {
    fn from(counters: &Counters) -> Self {
        let worth = counters.metrics;
        Self {
            result: Some(counters.result),
            level: Some(counters.level),
            bbbv: Some(worth.bbbv),
            solved: Some(counters.bbbv_solved),
            openings: Some(worth.openings),
            islands: Some(worth.islands),
            zini: Some(worth.zini),
            hzini: Some(worth.hzini),
            ..Self::of_tally(&counters.tally)
        }
    }
}
