//! Games that promise to need no guess.
//!
//! Such a board can only be laid when it is known where the player begins, whatever the rules say
//! of other boards, and finding one is not the rules' affair: the game waits for it, and whoever
//! has it lays it. The first cell is never a mine then, even under rules that protect nothing.

use super::rules::StartPoint;
use super::{Action, BoardGenerator, CellState, Clock, Game, Minefield, Moment, Phase, Pos};

/// Whether the board can be solved without guessing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum NoGuess {
    /// Unknown.
    #[default]
    Off,
    /// The board that is yet to be laid will need no guess.
    Pending,
    /// No guess is needed once this cell is open.
    From(Pos),
}

impl Game {
    pub const fn no_guess(&self) -> NoGuess {
        self.no_guess
    }

    /// Whether the game needs no guess. A board that was given begins with the cell of its
    /// promise: whoever begins elsewhere may have to guess.
    pub fn needs_no_guess(&self) -> bool {
        match self.no_guess {
            NoGuess::Off => false,
            NoGuess::Pending => true,
            NoGuess::From(first) => {
                self.phase == Phase::Ready || self.cell_states.get(first) == CellState::Open
            }
        }
    }

    /// The start cell of an untouched no-guess board.
    pub fn start_cell(&self) -> Option<Pos> {
        match self.no_guess {
            NoGuess::From(first) if self.phase == Phase::Ready => Some(first),
            _ => None,
        }
    }

    /// Promises that the game needs no guess, or takes that back. A game in which a cell is open,
    /// or whose board was given, stays what it is; marks that stand, stay.
    pub fn set_no_guess(&mut self, promised: bool) {
        let fixed = self.phase != Phase::Ready || self.preset;
        if fixed || promised == (self.no_guess != NoGuess::Off) {
            return;
        }
        if promised {
            self.no_guess = NoGuess::Pending;
            self.field = None;
        } else {
            self.no_guess = NoGuess::Off;
            self.generator = BoardGenerator::new(self.seed);
            self.field = (self.rules.laid == StartPoint::BoardShown)
                .then(|| self.generator.generate(self.level, None));
        }
    }

    /// The cell that `action` would open first in a game that waits for its board.
    pub fn needs_board_at(&self, action: Action) -> Option<Pos> {
        match (self.no_guess, &self.field, action) {
            (NoGuess::Pending, None, Action::Open(pos)) if self.size().contains(pos) => {
                let opens =
                    matches!(self.cell_states.get(pos), CellState::Covered | CellState::Question);
                opens.then_some(pos)
            }
            _ => None,
        }
    }

    /// Lays a board that needs no guess once `first` is open, in a game that waits for one.
    pub fn place_no_guess_board(&mut self, field: Minefield, first: Pos) {
        if self.no_guess == NoGuess::Pending && self.field.is_none() && field.size() == self.size()
        {
            self.field = Some(field);
            self.no_guess = NoGuess::From(first);
        }
    }

    /// The game with a start cell: its given board needs no guess once `first` is open.
    pub fn with_start_cell(self, first: Option<Pos>) -> Self {
        Self { no_guess: first.map_or(NoGuess::Off, NoGuess::From), ..self }
    }

    /// Stops the clock while a board is being searched.
    pub(crate) fn suspend_clock(&mut self, now: Moment) {
        self.clock.stop(now);
    }

    /// Resumes the suspended clock if it was started.
    pub(crate) fn resume_clock(&mut self, now: Moment) {
        if let Clock::Stopped(_) = self.clock {
            self.clock.start(now);
        }
    }
}
