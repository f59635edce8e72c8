//! A position to solve: what is asked of it, what kind of argument answers it, and whether an answer
//! is right.

use crate::config::PracticeKind;
use crate::game::choice::choice;
use crate::game::{Choice, Minefield, Pos};
use crate::solver::hint::{self, Hint, Reason};
use crate::solver::{PlayerView, Solver};

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
        self.view.text(&self.flags)
    }

    /// The rows of that text.
    pub fn rows(&self) -> Vec<String> {
        self.view.rows(&self.flags)
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

impl Kind {
    /// The choice of this kind alone.
    pub fn alone(self) -> PracticeKind {
        PracticeKind::from_key(self.key()).unwrap_or(PracticeKind::Mixed)
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
            Reason::Suppose { count: None, .. } | Reason::Counted { use_count: false, .. } => {
                Self::Numbers
            }
            Reason::MineCount { .. }
            | Reason::OnlyMines { .. }
            | Reason::Suppose { .. }
            | Reason::Supposed
            | Reason::AllMines { .. }
            | Reason::Counted { .. } => Self::Count,
            Reason::Risk(_) | Reason::BestGuess(_) => Self::Odds,
        });
        kinds.max().unwrap_or(Self::Single)
    }
}

/// What is said to an answer.
#[derive(Debug, Clone, PartialEq)]
pub enum Verdict {
    Right,
    /// A cell of the answer is wrong.
    Wrong {
        cell: Pos,
        /// The chance of a mine in it, from 0 to 1: the share of the layouts that fit.
        mine: f64,
        /// What proves it a mine or safe, or if it is not certain, its risk; `None` if the position
        /// is too large for that.
        proof: Option<Hint>,
        /// What the answer should have been, and why.
        instead: Hint,
    },
    /// The answer lacks a mine, and this proves it.
    Missing(Hint),
}

/// The risk of a cell.
pub(super) fn risk_of(view: &PlayerView, cell: Pos, solver: &mut Solver) -> Option<Hint> {
    let step = hint::risk(view, cell, solver).ok()??;
    Some(Hint { cell, steps: vec![step] })
}

/// Judges an answer: the cell to open, or all mines that are not flagged yet. An answer is right
/// whatever it was found by.
pub fn judge(position: &Position, answer: &[Pos]) -> Verdict {
    let Position { view, answers, flags, .. } = position;
    let is_right = |pos: &Pos| answers.binary_search(pos).is_ok();
    let mut solver = Solver::default();
    let is_flag = |pos: &Pos| position.task == Task::Mines && flags.binary_search(pos).is_ok();
    let odds = solver.odds(view).ok().cloned();
    let chance = |cell| odds.as_ref().and_then(|odds| odds.mine_chance(cell)).unwrap_or_default();
    let wrong = answer.iter().copied().filter(|pos| !is_right(pos) && !is_flag(pos));
    // Of what a chord opens, the worst.
    let wrong = wrong.map(|cell| (cell, chance(cell))).min_by(|a, b| b.1.total_cmp(&a.1));
    let mut prove = |cell| hint::proof(view, flags, &[cell], &mut solver).ok().flatten();
    if let Some((cell, mine)) = wrong {
        let mut proof = prove(cell).or_else(|| risk_of(view, cell, &mut solver));
        if position.task == Task::Mines
            && let Some(Reason::Risk(risk)) =
                proof.as_mut().and_then(|proof| Some(&mut proof.steps.last_mut()?.reason))
        {
            risk.lowest = None;
        }
        return Verdict::Wrong { cell, mine, proof, instead: position.hint.clone() };
    }
    let is_complete = match position.task {
        Task::Mines => answers.iter().all(|pos| answer.contains(pos)),
        Task::Safe | Task::Guess => !answer.is_empty(),
    };
    if is_complete {
        return Verdict::Right;
    }
    let missing = answers.iter().find(|pos| !answer.contains(pos));
    let proof = missing.and_then(|&cell| (position.task == Task::Mines).then(|| prove(cell))?);
    Verdict::Missing(proof.unwrap_or_else(|| position.hint.clone()))
}
