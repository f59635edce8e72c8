//! A position to solve: what is asked of it, and what kind of argument answers it.

use crate::game::choice::choice;
use crate::game::{Minefield, Pos};
use crate::solver::hint::{Hint, Reason};
use crate::solver::{PlayerView, ViewCell};
use std::fmt::Write;

/// A position with a task.
#[derive(Debug, Clone, PartialEq)]
pub struct Position {
    pub view: PlayerView,
    /// The board beneath.
    pub field: Minefield,
    /// The mines that the player has flagged already, in reading order. Simpler arguments than
    /// that of `kind` prove them.
    pub flags: Vec<Pos>,
    pub task: Task,
    /// The kind of argument that the task needs: for a safe cell the first kind that proves one,
    /// for mines the last kind that is needed to prove all.
    pub kind: Kind,
    /// Every right cell, in reading order: one of the safe cells, all mines, one of the safest
    /// guesses.
    pub answers: Vec<Pos>,
    /// The simplest argument: for a safe cell, for all of the mines, or for the guess. It
    /// takes the flags for granted.
    pub hint: Hint,
}

impl Position {
    /// The position in the text that `sapper analyze` reads, with `F` for the flags.
    pub fn text(&self) -> String {
        let mut text = format!("mines {}\n", self.view.mines());
        for row in self.rows() {
            text.push_str(&row);
            text.push('\n');
        }
        text
    }

    /// The rows of that text.
    pub fn rows(&self) -> Vec<String> {
        let size = self.view.size();
        let mut rows = vec![String::new(); usize::from(size.rows())];
        for pos in size.positions() {
            let row = &mut rows[usize::from(pos.row)];
            match self.view.cell(pos) {
                // Writing to a text cannot fail.
                ViewCell::Open(number) => drop(write!(row, "{number}")),
                ViewCell::Covered if self.flags.binary_search(&pos).is_ok() => row.push('F'),
                ViewCell::Covered => row.push('.'),
            }
        }
        rows
    }
}

choice! {
    /// The kind of argument that a position needs, from the simplest to the hardest. Each kind may
    /// use what those before it found.
    Kind {
        /// One number at a time, with the mines and the safe cells found so far.
        Single = "single",
        /// At most two numbers at a time.
        Pair = "pair",
        /// Three or more numbers.
        Numbers = "numbers",
        /// The number of mines, too.
        Count = "count",
        /// Nothing is certain: only the odds are left.
        Odds = "odds",
    }
}

choice! {
    /// What to do in a position.
    Task {
        /// Find a safe cell.
        Safe = "safe",
        /// Find every mine that is certain and not flagged yet.
        Mines = "mines",
        /// Nothing is safe: find the cell with the lowest chance of a mine.
        Guess = "guess",
    }
}

impl Task {
    /// Whether there are positions of this kind with this task.
    pub fn allows(self, kind: Kind) -> bool {
        (self == Self::Guess) == (kind == Kind::Odds)
    }
}

impl Kind {
    /// The next simpler kind.
    pub fn simpler(self) -> Option<Self> {
        (self as usize).checked_sub(1).map(|index| Self::ALL[index])
    }

    /// The kind of an argument: that of its hardest step.
    pub fn of(hint: &Hint) -> Self {
        let kinds = hint.steps.iter().map(|step| match &step.reason {
            Reason::Satisfied { .. } | Reason::NeedsAll { .. } => Self::Single,
            Reason::Pair { .. } => Self::Pair,
            Reason::Layouts { left: None, .. } => Self::Numbers,
            Reason::MineCount { .. } | Reason::ExactCount { .. } | Reason::Layouts { .. } => {
                Self::Count
            }
            Reason::BestGuess(_) => Self::Odds,
        });
        kinds.max().unwrap_or(Self::Single)
    }
}
