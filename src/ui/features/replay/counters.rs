//! What counters show of the recording.

use super::ReplayScreen;
use crate::config::counter_list::CounterTime;
use crate::game::counters::{Figures, VisibleBbbv};
use crate::ui::screen::view_context::ViewContext;

impl ReplayScreen {
    /// The counters that reveal mines are left out while the game is in progress.
    pub(super) fn figures(&self, ctx: ViewContext<'_>) -> (Figures, CounterTime) {
        if !self.is_live {
            return (self.playback.figures(), CounterTime::Afterwards);
        }
        let session = self.playback.session();
        let needs_solved = ctx.settings.counter_list.needs_solved();
        let visible = needs_solved.then(|| VisibleBbbv::of(session.game())).flatten();
        let solved = visible.map(|it| it.count());
        let figures = Figures::during_game(&session.tally(), self.playback.elapsed(), solved);
        let clicks = session.clicks_now(self.playback.now());
        (figures.with_clicks_now(clicks), CounterTime::DuringGame)
    }
}
