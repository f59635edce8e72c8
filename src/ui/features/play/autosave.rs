//! When to save the game in progress, so that at most a second of it is ever lost.
//!
//! While its clock runs the game is saved every second, and at once when it starts, pauses or ends,
//! or when the player has had help.
//! Other changes are saved within a second. Nothing is written while nothing changes, and only what
//! has happened since the last save is written.

use super::PlayScreen;
use super::race::Race;
use crate::game::{BoardFilter, GameId, Moment, NoGuess, Phase, Pos, Rules, Style};
use crate::replay::SavedGame;

/// The shortest time between two saves while the clock stands, in ms. A page may be left at any time
/// without a last word, and its storage answers at once.
const MIN_INTERVAL: u64 = if cfg!(target_family = "wasm") { 0 } else { 1_000 };

#[derive(Debug, Clone, Copy, Default)]
pub struct Autosave {
    saved: Option<Saved>,
    due: Option<Moment>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SaveNeed {
    Nothing,
    /// The whole game.
    Whole,
    /// What has happened since its log had so many events.
    Since(usize),
    /// No game is in progress any more.
    Clear,
}

/// The last save.
#[derive(Debug, Clone, Copy)]
pub struct Saved {
    whole: WholeFingerprint,
    step: StepFingerprint,
    at: Moment,
    events: usize,
}

/// Tells whether the game must be saved as a whole again.
#[derive(Debug, Clone, Copy, PartialEq)]
struct WholeFingerprint {
    game: GameId,
    rules: Rules,
    times_laid: u32,
    no_guess: NoGuess,
    filter: Option<BoardFilter>,
    helped: bool,
    /// Whether the ghost of a race is known.
    has_ghost: bool,
    style: Style,
}

/// Tells whether something has happened in a game since it was saved.
#[derive(Debug, Clone, Copy, PartialEq)]
struct StepFingerprint {
    phase: Phase,
    second: u64,
    clicks: u32,
    open: usize,
    flags: u32,
    cursor: Option<Pos>,
}

impl Saved {
    /// `None` if no game is in progress.
    pub fn of(play: &PlayScreen, style: Style, now: Moment) -> Option<Self> {
        let game = play.game();
        let whole = WholeFingerprint {
            game: play.id,
            rules: game.rules(),
            times_laid: game.times_laid(),
            no_guess: game.no_guess(),
            filter: game.filter(),
            helped: play.assistant.was_used(),
            has_ghost: play.race.as_ref().and_then(Race::ghost).is_some(),
            style,
        };
        let step = StepFingerprint {
            phase: game.phase(),
            second: game.elapsed(now) / 1_000,
            clicks: play.tally().clicks(),
            open: game.open_cells(),
            flags: game.flags(),
            cursor: play.pane.cursor,
        };
        Some(Self { whole, step, at: now, events: SavedGame::event_count(&play.session)? })
    }
}

impl Autosave {
    /// When to save if nothing else happens.
    pub const fn deadline(&self) -> Option<Moment> {
        self.due
    }

    /// What to save now; it counts as saved.
    pub fn check(&mut self, current: Option<Saved>, is_over: bool) -> SaveNeed {
        self.due = None;
        let Some(current) = current else {
            let was_saved = self.saved.take().is_some();
            // A finished game is logged, which clears its file.
            return if was_saved && !is_over { SaveNeed::Clear } else { SaveNeed::Nothing };
        };
        let need = match self.saved {
            Some(saved) if saved.whole == current.whole => {
                if saved.step == current.step {
                    return SaveNeed::Nothing;
                }
                SaveNeed::Since(saved.events)
            }
            _ => SaveNeed::Whole,
        };
        if let Some(saved) = self.saved
            && !saved.is_outdated_by(&current)
        {
            self.due = Some(Moment(saved.at.0 + MIN_INTERVAL));
            return SaveNeed::Nothing;
        }
        self.saved = Some(current);
        need
    }
}

impl Saved {
    /// Whether a later state must be saved at once.
    fn is_outdated_by(&self, later: &Self) -> bool {
        let turned = self.whole.game != later.whole.game || self.step.phase != later.step.phase;
        let helped = self.whole.helped != later.whole.helped;
        let ticked = self.step.second != later.step.second;
        turned || helped || ticked || later.at.since(self.at) >= MIN_INTERVAL
    }
}
