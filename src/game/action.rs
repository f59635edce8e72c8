//! What a player does to a game, what comes of it, and what is to be seen.

use super::board_size::Pos;
use super::cell_states::CellState;

/// How far a game has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Nothing is open yet.
    Ready,
    /// Being played.
    Running,
    /// Paused: the board is hidden and the clock stands.
    Paused,
    /// Every safe cell is open.
    Won,
    /// A mine was opened.
    Lost,
}

/// What a player does to a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// Open the cell, or do what the rules say of a click on a flag or on an open number.
    Open(Pos),
    /// Set, change or take off the cell's mark.
    Mark(Pos),
    /// Open what lies around an open number.
    Chord(Pos),
    /// Hide the board and stop the clock.
    Pause,
    /// Go on after a pause.
    Resume,
}

/// What an action did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// What became of the game.
    pub kind: OutcomeKind,
    /// The cells that it changed, in the order in which it reached them.
    pub changed: Vec<Pos>,
}

/// What an action did to the game, in one word.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OutcomeKind {
    /// Nothing.
    Nothing,
    /// Nothing, because the rules forbid it.
    Refused(Refusal),
    /// The cell has this mark now, [`Cover::Covered`] for none.
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
    /// The game was paused.
    Paused,
    /// The game goes on.
    Resumed,
}

/// Why the rules forbid an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// The number has not as many flags around it as it says.
    Chord,
    /// A flag is not opened.
    Flagged,
}

/// What a player sees of a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum VisibleCell {
    /// A covered cell without a mark.
    Covered,
    /// A flag.
    Flag,
    /// A question mark.
    Question,
    /// An open cell and its number, 0 to 8.
    Open(u8),
    /// After a loss: a mine that stood without a flag.
    Mine,
    /// After a loss: a mine that was opened.
    HitMine,
    /// After a loss: a flag on a safe cell.
    WrongFlag,
}

impl Outcome {
    pub(super) const NOTHING: Self = Self { kind: OutcomeKind::Nothing, changed: Vec::new() };

    pub(super) const fn refused(refusal: Refusal) -> Self {
        Self { kind: OutcomeKind::Refused(refusal), changed: Vec::new() }
    }
}

impl Phase {
    /// Whether the game can no longer change.
    pub const fn is_over(self) -> bool {
        matches!(self, Self::Won | Self::Lost)
    }
}
