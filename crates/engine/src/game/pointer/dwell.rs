//! A pointer that rests clicks, for players who can move it but press no button.

use crate::game::Moment;

/// A pointer that shakes within so many logical pixels still rests.
const TREMOR: f32 = 8.0;

/// Where the pointer rests, and since when.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Dwell(Option<Rest>);

#[derive(Debug, Clone, Copy, PartialEq)]
struct Rest {
    at: (f32, f32),
    since: Moment,
    /// Whether it has clicked, or the player has. It clicks again where it is moved to.
    is_spent: bool,
}

impl Dwell {
    /// The pointer is at this place of the window, in logical pixels.
    pub fn move_to(&mut self, at: (f32, f32), now: Moment) {
        let rests = |rest: &Rest| (rest.at.0 - at.0).hypot(rest.at.1 - at.1) <= TREMOR;
        if !self.0.as_ref().is_some_and(rests) {
            self.0 = Some(Rest { at, since: now, is_spent: false });
        }
    }

    /// The pointer has left the window.
    pub fn leave(&mut self) {
        self.0 = None;
    }

    /// It has clicked, or the player has pressed something: no click follows here.
    pub fn spend(&mut self) {
        if let Some(rest) = &mut self.0 {
            rest.is_spent = true;
        }
    }

    /// When it clicks, if it rests for so many ms.
    pub fn due(&self, ms: u64) -> Option<Moment> {
        self.0.filter(|rest| !rest.is_spent).map(|rest| Moment(rest.since.0 + ms))
    }

    /// Whether it is to click now.
    pub fn is_due(&self, ms: u64, now: Moment) -> bool {
        self.due(ms).is_some_and(|due| due <= now)
    }
}
