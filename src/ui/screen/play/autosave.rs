//! When to save the game in progress, so that at most a second of it is ever lost.
//!
//! While its clock runs the game is saved every second, and at once when it starts, pauses or ends.
//! Other changes are saved within a second. Nothing is written while nothing changes.

use super::PlayScreen;
use crate::game::{GameId, Moment, NoGuess, Phase, Pos, Style};

/// The shortest time between two saves while the clock stands, in ms.
const MIN_INTERVAL: u64 = 1_000;

#[derive(Debug, Default)]
pub struct Autosave {
    saved: Option<(GameFingerprint, Moment)>,
    due: Option<Moment>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SaveNeed {
    Nothing,
    Save,
    /// No game is in progress any more.
    Clear,
}

/// Tells whether a game has changed since it was saved.
#[derive(Debug, Clone, Copy, PartialEq)]
struct GameFingerprint {
    game: GameId,
    phase: Phase,
    no_guess: NoGuess,
    second: u64,
    clicks: u32,
    open: usize,
    flags: u32,
    helped: bool,
    cursor: Option<Pos>,
    style: Style,
}

impl GameFingerprint {
    /// `None` if no game is in progress.
    fn of(play: &PlayScreen, id: GameId, style: Style, now: Moment) -> Option<Self> {
        let game = play.game();
        let in_progress = match game.phase() {
            Phase::Running | Phase::Paused => true,
            Phase::Ready => game.flags() > 0,
            Phase::Won | Phase::Lost => false,
        };
        in_progress.then(|| Self {
            game: id,
            phase: game.phase(),
            no_guess: game.no_guess(),
            second: game.elapsed(now) / 1_000,
            clicks: play.tally().clicks(),
            open: game.open_cells(),
            flags: game.flags(),
            helped: play.assistant.was_used,
            cursor: play.pane.cursor,
            style,
        })
    }
}

impl Autosave {
    /// When to save if nothing else happens.
    pub const fn deadline(&self) -> Option<Moment> {
        self.due
    }

    /// What to save now; it counts as saved.
    pub fn check(&mut self, play: &PlayScreen, id: GameId, style: Style, now: Moment) -> SaveNeed {
        let Some(fingerprint) = GameFingerprint::of(play, id, style, now) else {
            self.due = None;
            let was_saved = self.saved.take().is_some();
            // A finished game is logged, which clears its file.
            return if was_saved && !play.is_over() { SaveNeed::Clear } else { SaveNeed::Nothing };
        };
        if !self.is_due(fingerprint, now) {
            return SaveNeed::Nothing;
        }
        self.saved = Some((fingerprint, now));
        SaveNeed::Save
    }

    fn is_due(&mut self, fingerprint: GameFingerprint, now: Moment) -> bool {
        self.due = None;
        let Some((saved, at)) = self.saved else {
            return true;
        };
        if saved == fingerprint {
            return false;
        }
        let turned = saved.game != fingerprint.game || saved.phase != fingerprint.phase;
        let ticked = saved.second != fingerprint.second;
        if turned || ticked || now.since(at) >= MIN_INTERVAL {
            return true;
        }
        self.due = Some(Moment(at.0 + MIN_INTERVAL));
        false
    }
}
