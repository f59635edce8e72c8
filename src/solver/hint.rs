//! Hints: the simplest argument that proves a cell safe.

mod deductions;
mod proof;

use self::deductions::Deductions;
use super::advisor::{Advice, Advisor, RatedGuess};
use super::exact::{SolveError, Solver};
use super::player_view::{PlayerView, ViewCell};
use crate::game::Pos;

pub use proof::proof;

/// What a step proves of its cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Finding {
    Safe,
    Mine,
    /// Nothing is certain: this is the best cell to try.
    Guess,
}

/// Why a step is right, from the simplest argument to the hardest. `mines` are those beside its
/// numbers that earlier steps found.
#[derive(Debug, Clone, PartialEq)]
pub enum Reason {
    /// The number has all of its mines.
    Satisfied { number: Pos, mines: Vec<Pos> },
    /// All covered neighbours of the number are mines.
    NeedsAll { number: Pos, mines: Vec<Pos> },
    /// Two numbers share cells. `more` needs so many more mines than `less` that all cells which
    /// only `more` touches are mines, and those which only `less` touches are free.
    Pair {
        more: Pos,
        less: Pos,
        /// The cells that both touch.
        shared: Vec<Pos>,
        mines: Vec<Pos>,
    },
    /// All remaining mines lie beside these numbers, which share no cell. Without numbers: no mine
    /// is left, or every covered cell is one.
    MineCount { left: usize, numbers: Vec<Pos> },
    /// Every layout that fits these numbers and the number of mines agrees. The numbers are those
    /// of the connected part of the frontier, or all unfinished ones if the cell touches none.
    ExactCount { numbers: Vec<Pos> },
    /// Every way to place the mines that these numbers still need agrees, given the `mines` beside
    /// them. No number can be left out.
    Layouts {
        numbers: Vec<Pos>,
        mines: Vec<Pos>,
        /// How many mines are not found yet, if the argument needs that, too.
        left: Option<usize>,
    },
    /// No cell is safe, and this guess is the best.
    BestGuess(GuessReason),
}

/// Why a guess is the best.
#[derive(Debug, Clone, PartialEq)]
pub struct GuessReason {
    pub guess: RatedGuess,
    /// The lowest chance of a mine in any cell: a riskier cell is better if it reveals more.
    pub safest: f64,
    /// Whether it is one half of a 50/50 that nothing else can ever decide.
    pub is_hopeless: bool,
    /// Whether the chances to win are exact.
    pub is_exact: bool,
    /// At most two other guesses that were considered, the better first.
    pub others: Vec<RatedGuess>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct HintStep {
    pub cells: Vec<Pos>,
    pub finding: Finding,
    pub reason: Reason,
}

impl HintStep {
    /// The open numbers that the step uses.
    pub fn numbers(&self) -> Vec<Pos> {
        match &self.reason {
            Reason::Satisfied { number, .. } | Reason::NeedsAll { number, .. } => vec![*number],
            Reason::Pair { more, less, .. } => vec![*more, *less],
            Reason::MineCount { numbers, .. }
            | Reason::ExactCount { numbers }
            | Reason::Layouts { numbers, .. } => numbers.clone(),
            Reason::BestGuess(_) => Vec::new(),
        }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct Hint {
    pub cell: Pos,
    /// The last step is about the cell. Those before find the mines that it needs, each after those
    /// that it needs itself.
    pub steps: Vec<HintStep>,
}

/// The simplest argument for a safe cell, or the best guess; `None` if the game is won. A guess is
/// searched for while `go_on` returns true. On a huge board whose arguments are too long to follow,
/// the exact count is the argument.
pub fn hint(
    view: &PlayerView,
    advisor: &mut Advisor,
    go_on: impl FnMut() -> bool,
) -> Result<Option<Hint>, SolveError> {
    let safe = match advisor.advise_while(view, go_on)? {
        Advice::Done => return Ok(None),
        Advice::Guess { .. } => return Ok(best_guess(view, advisor)),
        Advice::Safe(safe) => safe.to_vec(),
    };
    let mut deductions = Deductions::new(view);
    let mut last_steps = usize::MAX;
    while !deductions.is_exhausted() && deductions.steps.len() != last_steps {
        last_steps = deductions.steps.len();
        deductions.single_numbers();
        if deductions.steps.len() == last_steps {
            deductions.pairs();
        }
        if deductions.steps.len() == last_steps {
            deductions.mine_count();
        }
        if let Some(hint) = deductions.shortest_hint() {
            return Ok(Some(hint));
        }
    }
    Ok(safe.first().map(|&cell| deductions.hint_by_counting(cell)))
}

/// The covered cells that single numbers and pairs of numbers prove safe, in reading order, and how
/// many cells and pairs that search visited. On a huge board it may end early.
pub(super) fn plainly_safe(view: &PlayerView) -> (Vec<Pos>, usize) {
    let mut deductions = Deductions::new(view);
    loop {
        let mines = deductions.known_mines();
        deductions.single_numbers();
        if deductions.known_mines() == mines {
            deductions.pairs();
        }
        if deductions.known_mines() == mines || deductions.is_exhausted() {
            return (deductions.safe_cells(), deductions.work);
        }
    }
}

fn best_guess(view: &PlayerView, advisor: &mut Advisor) -> Option<Hint> {
    let mut guesses = advisor.rated_guesses(view).into_iter();
    let guess = guesses.next()?;
    let chances = advisor.solver.last_odds().cells().map(|(_, mine)| mine);
    let reason = GuessReason {
        guess,
        safest: chances.fold(guess.mine, f64::min),
        is_hopeless: advisor.is_hopeless(),
        is_exact: advisor.is_exact(),
        others: guesses.collect(),
    };
    let (cells, finding) = (vec![guess.pos], Finding::Guess);
    let steps = vec![HintStep { cells, finding, reason: Reason::BestGuess(reason) }];
    Some(Hint { cell: guess.pos, steps })
}

/// The flags without a mine in any layout.
pub fn wrong_flags(
    view: &PlayerView,
    flags: impl IntoIterator<Item = Pos>,
    solver: &mut Solver,
) -> Result<Vec<Pos>, SolveError> {
    let odds = solver.odds(view)?;
    let wrong = |pos: &Pos| odds.mine_chance(*pos).is_none_or(|mine| mine == 0.0);
    Ok(flags.into_iter().filter(wrong).collect())
}

fn covered_neighbours(view: &PlayerView, pos: Pos) -> impl Iterator<Item = Pos> {
    let near = view.size().neighbours(pos);
    near.filter(|&near| view.cell(near) == ViewCell::Covered)
}
