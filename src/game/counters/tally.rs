//! Counts clicks as they happen.

use crate::game::pointer::Gesture;
use crate::game::{Clock, Game, Moment, Outcome, OutcomeKind};

/// The clicks, flags, time and path of a game so far. It reveals nothing that the player has not
/// seen.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Tally {
    /// Left releases that are not part of a chord, including those that open nothing.
    pub left: u32,
    /// Right presses that set or remove a mark, and right presses and releases that neither marked
    /// nor took part in a chord.
    pub right: u32,
    /// Chords on the board, including refused ones.
    pub chords: u32,
    /// Clicks that changed the board. Each mark that is set or removed counts.
    pub effective: u32,
    /// The flags of the player on the board.
    pub flags: u32,
    /// The time of the last release on the clock, in ms; `None` before a release with the clock
    /// started.
    pub time: Option<u64>,
    /// The length of the path of the pointer in cells, summed as in Minesweeper Arbiter.
    pub path: f64,
    /// Whether the right button is down and its press has marked nothing.
    idle_press: bool,
}

impl Tally {
    pub const fn clicks(&self) -> u32 {
        self.left + self.right + self.chords
    }

    /// Clicks that changed nothing.
    pub const fn wasted(&self) -> u32 {
        self.clicks() - self.effective
    }

    pub fn count(&mut self, gesture: Gesture, outcome: &Outcome, game: &Game) {
        let marked = matches!(outcome.kind, OutcomeKind::Marked(_));
        if marked {
            self.flags = game.flags();
        }
        let changed = marked || outcome.kind.is_opening();
        let counted = match gesture {
            Gesture::Click(_) => {
                self.left += 1;
                true
            }
            Gesture::Mark(_) => {
                self.right += u32::from(changed);
                self.idle_press = !changed;
                changed
            }
            Gesture::MarkEnd => {
                self.right += u32::from(std::mem::take(&mut self.idle_press));
                false
            }
            Gesture::Chord(at) => {
                self.chords += u32::from(at.is_some());
                at.is_some()
            }
        };
        self.effective += u32::from(counted && changed);
    }

    /// Notes that a button was released at `now`.
    pub fn record_release(&mut self, game: &Game, now: Moment) {
        if game.clock() != Clock::NotStarted {
            self.time = Some(game.elapsed(now));
        }
    }
}
