//! Games that promise to need no guess.
//!
//! Such a board can only be laid when it is known where the player begins, whatever the rules say
//! of other boards, and finding one is not the rules' affair: the game waits for it, and whoever
//! has it lays it. The first cell is never a mine then, even under rules that protect nothing.

use super::rules::Start;
use super::{Action, Clock, Cover, Dealer, Game, Minefield, Moment, Phase, Pos};

/// Whether the player will have to guess.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Promise {
    /// Perhaps: nothing is promised.
    #[default]
    None,
    /// No: the board that is still to be laid will need no guess.
    Given,
    /// Not on this board, once this cell is open.
    From(Pos),
}

impl Game {
    /// What was promised.
    pub const fn promise(&self) -> Promise {
        self.promise
    }

    /// Whether the game needs no guess. A board that was given begins with the cell of its
    /// promise: whoever begins elsewhere may have to guess.
    pub fn needs_no_guess(&self) -> bool {
        match self.promise {
            Promise::None => false,
            Promise::Given => true,
            Promise::From(first) => {
                self.phase == Phase::Ready || self.covers.get(first) == Cover::Open
            }
        }
    }

    /// The cell to begin with, on a board that was given with a promise and is still untouched.
    pub fn beginning(&self) -> Option<Pos> {
        match self.promise {
            Promise::From(first) if self.phase == Phase::Ready => Some(first),
            _ => None,
        }
    }

    /// Promises that the game needs no guess, or takes that back. A game in which a cell is open,
    /// or whose board was given, stays what it is; marks that stand, stay.
    pub fn promise_no_guess(&mut self, promised: bool) {
        let fixed = self.phase != Phase::Ready || self.given;
        if fixed || promised == (self.promise != Promise::None) {
            return;
        }
        if promised {
            self.promise = Promise::Given;
            self.field = None;
        } else {
            self.promise = Promise::None;
            self.dealer = Dealer::new(self.seed);
            self.field =
                (self.rules.laid == Start::Drawn).then(|| self.dealer.lay_level(self.level, None));
        }
    }

    /// The cell that `action` would open as the first, in a game that waits for its board.
    pub fn wants_board(&self, action: Action) -> Option<Pos> {
        match (self.promise, &self.field, action) {
            (Promise::Given, None, Action::Open(pos)) if self.size().contains(pos) => {
                let opens = matches!(self.covers.get(pos), Cover::Covered | Cover::Question);
                opens.then_some(pos)
            }
            _ => None,
        }
    }

    /// Lays a board that needs no guess once `first` is open, in a game that waits for one.
    pub fn keep_promise(&mut self, field: Minefield, first: Pos) {
        if self.promise == Promise::Given && self.field.is_none() && field.size() == self.size() {
            self.field = Some(field);
            self.promise = Promise::From(first);
        }
    }

    /// The game with a board that was given and needs no guess once `first` is open.
    pub fn beginning_at(self, first: Option<Pos>) -> Self {
        Self { promise: first.map_or(Promise::None, Promise::From), ..self }
    }

    /// Stops the clock while nobody can play, because the board is being looked for.
    pub(crate) fn hold_clock(&mut self, now: Moment) {
        self.clock.stop(now);
    }

    /// Lets the clock go on that was held; one that had not been started stays at rest.
    pub(crate) fn release_clock(&mut self, now: Moment) {
        if let Clock::Stopped(_) = self.clock {
            self.clock.start(now);
        }
    }
}
