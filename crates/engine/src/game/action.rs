//! Actions, their outcomes, and what the player sees.

use super::board_size::Pos;
use super::cell_states::CellState;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Phase {
    Ready,
    Running,
    /// The board is hidden and the clock stands.
    Paused,
    Won,
    Lost,
}

/// What a player can do in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// Opens the cell, or does what the rules say about a click on a flag or an open number.
    Open(Pos),
    /// Sets, changes or removes the mark of the cell.
    Mark(Pos),
    /// Opens the neighbours of an open number.
    Chord(Pos),
    /// Hides the board and stops the clock.
    Pause,
    Resume,
}

/// The result of an action.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    pub kind: OutcomeKind,
    /// The changed cells, in the order in which they changed.
    pub changed: Vec<Pos>,
}

/// The kind of result of an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OutcomeKind {
    Nothing,
    /// The rules forbid it.
    Refused(Refusal),
    /// The new mark of the cell; [`CellState::Covered`] for none.
    Marked(CellState),
    /// Cells were opened.
    Opened {
        /// Whether a zero was among them.
        flood: bool,
    },
    /// The last safe cell was opened.
    Won,
    /// A mine was opened.
    Lost,
    Paused,
    Resumed,
}

/// Why the rules forbid an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// The number of flags around the cell is not its number.
    Chord,
    /// The cell is flagged.
    Flagged,
}

/// What the player sees of a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum VisibleCell {
    /// Covered without a mark.
    Covered,
    Flag,
    Question,
    /// Open, with its number 0 to 8.
    Open(u8),
    /// After a loss: a mine without a flag.
    Mine,
    /// After a loss: a mine that was opened.
    HitMine,
    /// After a loss: a flag on a safe cell.
    WrongFlag,
}

impl Outcome {
    /// Nothing happened.
    pub const NOTHING: Self = Self::without_change(OutcomeKind::Nothing);

    /// The result of an action that changed no cell.
    pub(super) const fn without_change(kind: OutcomeKind) -> Self {
        Self { kind, changed: Vec::new() }
    }

    /// The rules did not allow it.
    pub const fn refused(refusal: Refusal) -> Self {
        Self::without_change(OutcomeKind::Refused(refusal))
    }
}

impl OutcomeKind {
    /// Whether it comes from an opening, or from a chord that loses by the rules alone.
    pub const fn is_opening(self) -> bool {
        matches!(self, Self::Opened { .. } | Self::Won | Self::Lost)
    }
}

impl Phase {
    pub const fn is_over(self) -> bool {
        matches!(self, Self::Won | Self::Lost)
    }
}
