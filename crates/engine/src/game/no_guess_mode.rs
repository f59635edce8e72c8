//! Games that need no guess.
//!
//! Such a board depends on the first cell and takes long to find, so the game waits until one is
//! laid from outside. The first cell is never a mine, even if the rules protect nothing.

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

    /// Whether the game needs no guess. A given board must be started at its start cell.
    pub fn needs_no_guess(&self) -> bool {
        match self.no_guess {
            NoGuess::Off => false,
            NoGuess::Pending => true,
            NoGuess::From(first) => {
                self.awaits_first_opening() || self.cell_states.get(first) == CellState::Open
            }
        }
    }

    /// The start cell of a no-guess board of which nothing is open; `None` while it is paused.
    pub fn start_cell(&self) -> Option<Pos> {
        match self.no_guess {
            NoGuess::From(first) if self.awaits_first_opening() && self.phase != Phase::Paused => {
                Some(first)
            }
            _ => None,
        }
    }

    /// Whether no cell was opened yet. Where the clock starts with the board, a pause may have
    /// ended [`Phase::Ready`].
    const fn awaits_first_opening(&self) -> bool {
        self.open_cells() == 0 && !self.phase.is_over()
    }

    /// Turns no-guess mode on or off. A started game and a given board stay as they are; marks
    /// stay.
    pub fn set_no_guess(&mut self, promised: bool) {
        if !self.is_board_fixed() && promised != (self.no_guess != NoGuess::Off) {
            self.no_guess = if promised { NoGuess::Pending } else { NoGuess::Off };
            self.deal_again();
        }
    }

    pub(super) fn is_board_fixed(&self) -> bool {
        self.phase != Phase::Ready || self.preset
    }

    /// Begins with the seed again: with a board if the player has one before the first click, or
    /// without.
    pub(super) fn deal_again(&mut self) {
        self.generator = BoardGenerator::new(self.seed);
        self.field = None;
        if self.rules.laid == StartPoint::BoardShown && !self.waits_for_board() {
            self.field = Some(self.generator.generate(self.level, None));
        }
    }

    /// Whether the board is yet to be searched.
    const fn waits_for_board(&self) -> bool {
        let is_chosen = matches!(self.no_guess, NoGuess::Pending) || self.filter.is_some();
        is_chosen && self.field.is_none()
    }

    /// Plays an ordinary board if the game waits for another, even if it was paused meanwhile.
    pub(crate) fn stop_waiting_for_board(&mut self) {
        if self.waits_for_board() {
            self.no_guess = NoGuess::Off;
            self.filter = None;
            self.deal_again();
        }
    }

    /// The cell that `action` would open first in a game that waits for its board.
    pub fn needs_board_at(&self, action: Action) -> Option<Pos> {
        match action {
            Action::Open(pos) if self.waits_for_board() && self.size().contains(pos) => {
                self.cell_states.get(pos).can_open().then_some(pos)
            }
            _ => None,
        }
    }

    /// Lays the board that was searched, in a game that waits for one: in a no-guess game it must
    /// need no guess once `first` is open.
    pub fn place_found_board(&mut self, field: Minefield, first: Pos) {
        if self.waits_for_board() && field.size() == self.size() {
            self.field = Some(field);
            if self.no_guess == NoGuess::Pending {
                self.no_guess = NoGuess::From(first);
            }
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
