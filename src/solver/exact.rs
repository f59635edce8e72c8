//! The exact odds of a position.
//!
//! Single numbers are settled first ([`reduce`]), equal cells merged ([`groups`]), the border cut
//! into pieces ([`plan`]), the layouts of each piece counted along its front ([`front`]), and the
//! pieces joined by the number of mines ([`join`]).

mod back;
mod estimate;
mod front;
mod groups;
mod join;
mod lanes;
mod layouts;
mod listing;
mod odds;
mod plan;
mod reduce;
mod table;
mod thin;
mod weight;
mod whole;

use self::front::Front;
use self::groups::Groups;
use self::join::{Join, Open, Pool};
use self::listing::Lister;
use self::plan::Plan;
use self::reduce::{FREE, Field, MINE, UNKNOWN};
use self::table::Table;
use self::thin::Thinning;
use self::weight::Wide;
use self::whole::{Piece, certain};
use super::view::View;
use crate::game::BoardSize;
use num_bigint::BigUint;
use thiserror::Error;

pub(super) use listing::Listing;
pub use odds::Odds;
pub use thin::Limits;

/// Why a position has no odds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum SolveError {
    /// The numbers and the mines contradict each other.
    #[error("no arrangement of the mines fits this position")]
    NoLayout,
}

/// Up to so many unknown cells, all counts of layouts fit plain numbers.
const PLAIN_BOARD: usize = 1000;
/// Works out odds. It keeps its memory from one position to the next, so one solver should
/// serve a whole game.
#[derive(Debug, Clone)]
pub struct Solver {
    field: Field,
    groups: Groups,
    plan: Plan,
    tables: (Table<1>, Table<2>, Table<16>),
    thinning: Thinning,
    plain: Vec<Front<f64>>,
    wide: Vec<Front<Wide>>,
    pieces: Vec<Piece>,
    join: Join<f64>,
    wide_join: Join<Wide>,
    seeds: Vec<f64>,
    chances: Vec<f64>,
    lister: Lister,
    /// The products that joining the pieces of the last position took.
    joined: usize,
    /// The mines that were not known in the last position.
    mines_left: usize,
    odds: Odds,
}

impl Default for Solver {
    fn default() -> Self {
        Self::new(Limits::default())
    }
}

impl Solver {
    /// A solver that counts no more than `limits` allow.
    pub fn new(limits: Limits) -> Self {
        Self {
            field: Field::default(),
            groups: Groups::default(),
            plan: Plan::default(),
            tables: Default::default(),
            thinning: Thinning::new(limits),
            plain: Vec::new(),
            wide: Vec::new(),
            pieces: Vec::new(),
            join: Join::default(),
            wide_join: Join::default(),
            seeds: Vec::new(),
            chances: Vec::new(),
            lister: Lister::default(),
            joined: 0,
            mines_left: 0,
            odds: Odds::new(BoardSize::fixed(1, 1)),
        }
    }

    /// The chance of a mine in every covered cell.
    ///
    /// # Errors
    /// When no arrangement of the mines fits what is open.
    pub fn odds(&mut self, view: &View) -> Result<&Odds, SolveError> {
        // What is reckoned of this position must not depend on the one before, even if it fails.
        self.thinning.begin(1.0);
        self.joined = 0;
        self.field.load(view)?;
        self.groups.gather(&self.field);
        self.plan.arrange(&self.groups);
        let pool = Pool {
            mines: view.mines().checked_sub(self.field.mines).ok_or(SolveError::NoLayout)?,
            cells: self.field.rest - self.groups.cells.len(),
        };
        self.mines_left = pool.mines;
        let density = pool.mines as f64 / self.field.rest.max(1) as f64;
        self.thinning.begin(density / (1.0 - density).max(0.01));
        self.odds.begin(view);
        self.pieces.clear();
        self.chances.clear();
        self.chances.resize(self.groups.groups.len(), 0.0);
        let parts = self.plan.parts.len();
        if self.plain.len() < parts {
            self.plain.resize_with(parts, Front::default);
        }
        let open =
            if self.field.rest <= PLAIN_BOARD { self.small(pool)? } else { self.large(pool)? };
        self.odds.exact = !self.thinning.used;
        self.fill(open);
        Ok(&self.odds)
    }

    /// The odds of the last position that had any.
    pub(super) fn last(&self) -> &Odds {
        &self.odds
    }

    /// What the last position took to solve, in nanoseconds of a slow machine. It is reckoned and
    /// not measured, so it is the same on every machine and under every load. Fitted to the times
    /// of 7,000 positions of games on the three levels: four in five are within a quarter.
    pub(super) fn work(&self) -> i64 {
        let cells = self.field.known.len() as i64;
        1_000 + 5 * cells + 150 * self.thinning.spent() as i64
    }

    /// As [`Solver::work`], with what joining the pieces took, which is nothing on boards of the
    /// usual sizes.
    pub(super) fn whole_work(&self) -> i64 {
        self.work() + 10 * self.joined as i64
    }

    /// The number of layouts, to the last digit; `None` where the position is too wide to count
    /// them all, or the number too long to write out. This takes longer than [`Solver::odds`].
    ///
    /// # Errors
    /// When no layout of the mines fits what is open.
    pub fn layouts(&mut self, view: &View) -> Result<Option<BigUint>, SolveError> {
        self.odds(view)?;
        Ok(self.last_layouts())
    }

    /// As [`Solver::layouts`], of the last position that had any.
    pub(super) fn last_layouts(&self) -> Option<BigUint> {
        if !self.odds.is_exact() {
            return None;
        }
        let mut work = layouts::Work::new(self.odds.ln_layouts());
        for (index, piece) in self.pieces.iter().enumerate() {
            match piece {
                Piece::Plain(_) => work.add(&self.plain[index]),
                Piece::Wide(_) => work.add(&self.wide[index]),
                Piece::Rough => {}
            }
        }
        if work.is_too_much() {
            return None;
        }
        let pieces = self.pieces.iter().enumerate();
        let pieces = pieces.filter_map(|(index, piece)| match piece {
            Piece::Plain(_) => Some(layouts::of_piece(&self.plain[index])),
            Piece::Wide(_) => Some(layouts::of_piece(&self.wide[index])),
            // An exact count has none of these.
            Piece::Rough => None,
        });
        let cells = self.field.rest - self.groups.cells.len();
        Some(layouts::of_board(pieces, cells, self.mines_left))
    }

    fn fill(&mut self, open: Open) {
        let mut values = [-1.0; 8];
        values[usize::from(UNKNOWN)] = certain(open.mine, open.can_be_free, open.can_be_mine);
        values[usize::from(FREE)] = 0.0;
        values[usize::from(MINE)] = 1.0;
        self.odds.mine.extend(self.field.known.iter().map(|&known| values[usize::from(known & 7)]));
        for &(place, group) in &self.groups.cells {
            self.odds.mine[place as usize] = self.chances[group as usize];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_work_reckoned_for_a_position_does_not_depend_on_the_one_before() {
        let wide: View = "mines 4\n.1.2.1.\n.......\n.1.2.1.".parse().unwrap();
        let contradiction: View = "mines 1\n8.".parse().unwrap();
        let work = |positions: &[&View]| {
            let mut solver = Solver::default();
            for view in positions {
                let _ = solver.odds(view);
            }
            solver.work()
        };
        assert!(work(&[&wide]) > work(&[&contradiction]));
        assert_eq!(work(&[&wide, &contradiction]), work(&[&contradiction]));
        assert_eq!(work(&[&contradiction, &wide]), work(&[&wide]));
    }
}
