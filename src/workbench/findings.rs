//! All there is to say of a setup.
//!
//! [`Findings::of`] answers within milliseconds what can be worked out at once. What takes longer
//! follows with [`Findings::complete`].

mod board;

use super::setup::{Cell, Mode, Setup};
use crate::game::Pos;
use crate::solver::hint::{self, Hint};
use crate::solver::query::ProbabilityMap;
use crate::solver::{Advisor, Contradiction, Effort, PlayerView, Solver};
use num_bigint::BigUint;

pub use board::{BoardFindings, MOST_CELLS};

#[derive(Debug, Clone, PartialEq)]
pub enum Findings {
    Position(Box<PositionFindings>),
    /// A position that no layout fits.
    Contradiction(Contradiction),
    Board(Box<BoardFindings>),
}

/// What is found in a position that some layout fits.
#[derive(Debug, Clone, PartialEq)]
pub struct PositionFindings {
    pub odds: ProbabilityMap,
    /// Whether every layout was counted. If not, chances between 0 and 1 are estimates and some
    /// certain cells may be missing.
    pub is_exact: bool,
    /// The number of layouts; `None` if they are too many to count.
    pub layouts: Option<BigUint>,
    /// The covered cells without a mine in any layout, in reading order.
    pub safe: Vec<Pos>,
    /// The covered cells with a mine in every layout, in reading order.
    pub mines: Vec<Pos>,
    /// The flags without a mine in any layout.
    pub wrong_flags: Vec<Pos>,
    /// The numbers with more flags around them than they say. That is no contradiction: flags are
    /// notes.
    pub overflagged: Vec<Pos>,
    pub best: BestMove,
}

/// The best move of a position.
#[derive(Debug, Clone, PartialEq)]
pub enum BestMove {
    /// Not searched yet: see [`Findings::complete`].
    Pending,
    /// The cell to open, with the steps of the reason.
    Open(Hint),
    /// Every covered cell is a mine, or there is none.
    Nothing,
}

impl Findings {
    /// Whether [`Self::complete`] has nothing to add.
    pub fn is_complete(&self) -> bool {
        match self {
            Self::Position(position) => position.best != BestMove::Pending,
            Self::Board(board) => board.starts.is_some(),
            Self::Contradiction(_) => true,
        }
    }

    /// What can be found at once: everything but [`PositionFindings::best`] and
    /// [`BoardFindings::starts`]. `None` if `go_on`, which is asked regularly while a contradiction
    /// is searched for, said no.
    pub fn of(setup: &Setup, go_on: impl FnMut() -> bool) -> Option<Self> {
        if let Some(field) = setup.field() {
            return Some(Self::Board(Box::new(BoardFindings::of(&field))));
        }
        debug_assert_eq!(setup.mode(), Mode::Position);
        let (view, mut solver) = (setup.view(), Solver::default());
        let Ok(odds) = solver.odds(&view) else {
            return Contradiction::of(&view, &mut solver, go_on).map(Self::Contradiction);
        };
        let is_wrong = |pos: &Pos| odds.mine_chance(*pos) == Some(0.0);
        let mut flags = setup.flags();
        flags.retain(is_wrong);
        Some(Self::Position(Box::new(PositionFindings {
            odds: ProbabilityMap::of(view.size(), odds),
            is_exact: odds.exact,
            safe: odds.certain_safe().collect(),
            mines: odds.certain_mines().collect(),
            wrong_flags: flags,
            overflagged: overflagged(setup),
            best: BestMove::Pending,
            layouts: solver.layouts(),
        })))
    }

    /// Adds what takes longer: the best move of a position, or from which cells a board needs no
    /// guess. `setup` is that of [`Self::of`]. A guess is searched for with this effort, as long as
    /// `go_on` returns true, and is then the best found so far; of a board nothing is added then.
    pub fn complete(&mut self, setup: &Setup, effort: Effort, go_on: impl FnMut() -> bool) {
        match self {
            Self::Position(position) => {
                position.best = best_move(&setup.view(), &setup.flags(), effort, go_on);
            }
            Self::Board(board) => {
                if let Some(field) = setup.field() {
                    board.find_starts(&field, go_on);
                }
            }
            Self::Contradiction(_) => {}
        }
    }
}

fn best_move(
    view: &PlayerView,
    flags: &[Pos],
    effort: Effort,
    go_on: impl FnMut() -> bool,
) -> BestMove {
    match hint::hint(view, flags, &mut Advisor::explaining(effort), go_on) {
        Ok(Some(hint)) => BestMove::Open(hint),
        Ok(None) | Err(_) => BestMove::Nothing,
    }
}

fn overflagged(setup: &Setup) -> Vec<Pos> {
    let size = setup.size();
    let flags = |pos| size.neighbours(pos).filter(|&near| setup.cell(near) == Cell::Flag).count();
    let has_more = |pos: &Pos| match setup.cell(*pos) {
        Cell::Open(number) => flags(*pos) > usize::from(number),
        _ => false,
    };
    size.positions().filter(has_more).collect()
}
