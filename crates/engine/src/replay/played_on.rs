//! Playing on from a moment of a recording.

use super::{Recording, Session};
use crate::game::pointer::InputConfig;
use crate::game::{Action, Moment, VisibleCell};

impl Recording {
    /// The game after so many events and at this time of the recording, in ms, to be played on from
    /// `now`. A click that ended it is taken back, and the mines that it hit get flags. The log keeps
    /// what came before. `None` if the times are too long.
    pub fn play_on(
        &self,
        events: usize,
        time: i32,
        config: InputConfig,
        now: Moment,
    ) -> Option<Session> {
        let log = self.log.clone().first(events);
        let mut seen = Session::for_replay(self.game());
        let end = log.events().iter().position(|&event| {
            seen.replay(event, self.moment(event.time));
            seen.game().phase().is_over()
        });
        let time = end.map_or(time.max(log.end()), |end| log.events()[end].time);
        let kept = log.first(end.unwrap_or(events)).shifted(self.log.begin().checked_neg()?)?;
        let at = Moment(time.abs_diff(self.log.begin()).into());
        let mut session = Session::replayed(self.game_by_our_clock(), kept);
        for &mine in seen.game().hits() {
            // A question mark comes after a flag.
            for _ in 0..2 {
                if session.game().cell(mine) != VisibleCell::Flag {
                    session.perform(Action::Mark(mine), at);
                }
            }
        }
        session.go_on(config, at, now);
        session.perform(Action::Resume, now);
        Some(session)
    }
}
