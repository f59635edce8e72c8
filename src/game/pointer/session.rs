//! The pointer over the board of a game: what a gesture means depends on the cell and the rules.

use super::{Gesture, InputConfig, Pointer, PointerInput};
use crate::game::{Game, Moment};

/// A [`Pointer`] over the board of a game, or of a position to solve.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PointerSession {
    pointer: Pointer,
}

impl PointerSession {
    /// Nothing held, outside the board.
    pub fn new(config: InputConfig) -> Self {
        Self { pointer: Pointer::new(config) }
    }

    pub const fn pointer(&self) -> &Pointer {
        &self.pointer
    }

    pub const fn config(&self) -> InputConfig {
        self.pointer.config()
    }

    /// Changes the settings: see [`Pointer::set_config`].
    pub fn set_config(&mut self, config: InputConfig) {
        self.pointer.set_config(config);
    }

    /// Takes an input at `now` and returns what the gesture that it completes means on the board of
    /// `game`: a click may be a mark in flag mode, and a chord on an open number.
    pub fn feed(&mut self, input: PointerInput, game: &Game, now: Moment) -> Option<Gesture> {
        let marks = self.pointer.is_marking();
        let gesture = self.pointer.feed(input, now)?;
        Some(match gesture {
            Gesture::Click(Some(cell)) if marks && game.is_covered(cell) => {
                self.pointer.clear_last_click();
                Gesture::Mark(Some(cell))
            }
            Gesture::Click(Some(cell)) if game.chords_by_click(cell) => Gesture::Chord(Some(cell)),
            gesture => gesture,
        })
    }
}
