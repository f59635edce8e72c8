//! Hints with their reasons: the simplest argument that finds a free cell.

mod deductions;

use self::deductions::Deductions;
use super::advisor::{Advice, Advisor};
use super::exact::{SolveError, Solver};
use super::player_view::{PlayerView, ViewCell};
use crate::game::Pos;

/// What a step says of its cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Finding {
    /// None of them is a mine.
    Safe,
    /// All of them are mines.
    Mine,
    /// Nothing is certain: the best cell to try.
    Guess,
}

/// Why a step is right, from the simplest argument to the hardest.
#[derive(Debug, Clone, PartialEq)]
pub enum Reason {
    /// The number has all of its mines: they are `mines`.
    Satisfied {
        /// The number.
        number: Pos,
        /// The mines beside it, each found in an earlier step.
        mines: Vec<Pos>,
    },
    /// The number needs all of its covered cells.
    NeedsAll {
        /// The number.
        number: Pos,
        /// The mines beside it that were found in an earlier step.
        mines: Vec<Pos>,
    },
    /// Two numbers share cells, and `more` needs so many more mines than `less` that all cells
    /// which it alone sees are mines, and those which `less` alone sees are free.
    Pair {
        /// The number that needs more, or as many.
        more: Pos,
        /// The other number.
        less: Pos,
        /// The cells that both see.
        shared: Vec<Pos>,
        /// The mines beside them that were found in an earlier step.
        mines: Vec<Pos>,
    },
    /// All mines that are left lie beside these numbers, which share no cell. Without numbers:
    /// no mine is left, or every covered cell is one.
    MineCount {
        /// The mines that are left.
        left: usize,
        /// The numbers that account for all of them.
        numbers: Vec<Pos>,
    },
    /// Every layout that fits these numbers and the count of mines says so.
    ExactCount {
        /// The numbers of the connected part of the border, or all that are not done where the
        /// cell is beside none.
        numbers: Vec<Pos>,
    },
    /// No cell is certain.
    Odds {
        /// The chance of a mine in the cell.
        mine: f64,
        /// The chance of a mine in the safest cell: where it is lower, the cell named tells so
        /// much more that it is the better one.
        safest: f64,
    },
}

/// One step of an argument.
#[derive(Debug, Clone, PartialEq)]
pub struct HintStep {
    /// The cells that it is about.
    pub cells: Vec<Pos>,
    /// What it says of them.
    pub finding: Finding,
    /// Why.
    pub reason: Reason,
}

impl HintStep {
    /// The open numbers that the step builds on.
    pub fn numbers(&self) -> Vec<Pos> {
        match &self.reason {
            Reason::Satisfied { number, .. } | Reason::NeedsAll { number, .. } => vec![*number],
            Reason::Pair { more, less, .. } => vec![*more, *less],
            Reason::MineCount { numbers, .. } | Reason::ExactCount { numbers } => numbers.clone(),
            Reason::Odds { .. } => Vec::new(),
        }
    }
}

/// A cell to open, and the argument for it.
#[derive(Debug, Clone, PartialEq)]
pub struct Hint {
    /// The cell.
    pub cell: Pos,
    /// The argument: the last step is about the cell, the ones before find the mines that the
    /// last one builds on, each after those that it builds on itself.
    pub steps: Vec<HintStep>,
}

/// The simplest argument for a free cell, or the best guess where there is none. `None` when the
/// game is won. On a huge board whose arguments are too long to follow, the count of all layouts
/// is the argument.
///
/// # Errors
/// When no layout of the mines fits what is open.
pub fn hint(view: &PlayerView, strategist: &mut Advisor) -> Result<Option<Hint>, SolveError> {
    let safe = match strategist.advise(view)? {
        Advice::Done => return Ok(None),
        Advice::Guess { pos, mine } => {
            let safest = strategist.odds().cells().map(|(_, mine)| mine);
            let safest = safest.fold(mine, f64::min);
            return Ok(Some(Hint {
                cell: pos,
                steps: vec![HintStep {
                    cells: vec![pos],
                    finding: Finding::Guess,
                    reason: Reason::Odds { mine, safest },
                }],
            }));
        }
        Advice::Safe(safe) => safe.to_vec(),
    };
    let mut facts = Deductions::new(view);
    loop {
        if facts.is_exhausted() {
            return Ok(safe.first().map(|&cell| facts.hint_by_counting(cell)));
        }
        let before = facts.steps.len();
        facts.single_numbers();
        if facts.shortest_hint().is_none() && facts.steps.len() == before {
            facts.pairs();
        }
        if facts.shortest_hint().is_none() && facts.steps.len() == before {
            facts.mine_count();
        }
        if let Some(hint) = facts.shortest_hint() {
            return Ok(Some(hint));
        }
        if facts.steps.len() == before {
            return Ok(safe.first().map(|&cell| facts.hint_by_counting(cell)));
        }
    }
}

/// The flags that cannot be right: no layout has a mine there.
///
/// # Errors
/// When no layout of the mines fits what is open.
pub fn wrong_flags(
    view: &PlayerView,
    flags: impl IntoIterator<Item = Pos>,
    solver: &mut Solver,
) -> Result<Vec<Pos>, SolveError> {
    let odds = solver.odds(view)?;
    let wrong = |pos: &Pos| odds.mine_chance(*pos).is_none_or(|mine| mine == 0.0);
    Ok(flags.into_iter().filter(wrong).collect())
}

/// The covered neighbours of a cell.
fn covered_neighbours(view: &PlayerView, pos: Pos) -> impl Iterator<Item = Pos> {
    let near = view.size().neighbours(pos);
    near.filter(|&near| view.cell(near) == ViewCell::Covered)
}
