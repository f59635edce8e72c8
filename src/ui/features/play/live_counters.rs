//! What counters show of the game.

use super::PlayScreen;
use crate::config::PlaySwitches;
use crate::game::Moment;
use crate::game::counters::{Figures, VisibleBbbv};

impl PlayScreen {
    pub fn set_switches(&mut self, switches: PlaySwitches) {
        self.switches = switches;
        self.visible = switches.counts_solved.then(|| VisibleBbbv::of(self.game())).flatten();
    }

    /// What the player may know of the game now: all of it when it is over.
    pub(super) fn figures(&self, now: Moment) -> Figures {
        let figures = match &self.counters {
            Some(counters) => Figures::from(counters),
            None => {
                let solved = self.visible.as_ref().map_or(0, VisibleBbbv::count);
                let solved = self.switches.counts_solved.then_some(solved);
                Figures::during_game(&self.tally(), self.game().elapsed(now), solved)
            }
        };
        figures.with_clicks_now(self.session.clicks_now(now))
    }

    /// How often counters that run are shown anew, in ms: with reduced motion every second.
    pub(super) const fn counter_step(&self) -> u64 {
        if self.animated { 100 } else { 1_000 }
    }
}
