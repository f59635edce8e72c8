//! What is asked of a position, and what kind of argument answers it.

use crate::game::choice::choice;
use crate::solver::hint::{Hint, Reason};

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
