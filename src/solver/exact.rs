//! The exact odds of a position.
//!
//! Single numbers are settled first ([`reduce`]), equal cells merged ([`groups`]), the border cut
//! into pieces ([`plan`]), the layouts of each piece counted along its front ([`front`]), and the
//! pieces joined by the number of mines ([`join`]).

mod backward_pass;
mod component_count;
mod component_join;
mod count_plan;
mod frontier;
mod join_estimate;
mod lane_masks;
mod layout_count;
mod layout_list;
mod node_table;
mod odds;
mod reduced_board;
mod sampling;
mod weight;
mod whole_board;

use self::component_count::ComponentCount;
use self::component_join::{ComponentJoin, MinePool, UnconstrainedOdds};
use self::count_plan::CountPlan;
use self::frontier::Frontier;
use self::layout_list::LayoutLister;
use self::node_table::NodeTable;
use self::reduced_board::{FREE, MINE, ReducedBoard, UNKNOWN};
use self::sampling::Sampler;
use self::weight::WideFloat;
use self::whole_board::{CountMethod, clamp_uncertain};
use super::player_view::PlayerView;
use crate::game::BoardSize;
use num_bigint::BigUint;
use thiserror::Error;

pub(super) use layout_list::LayoutList;
pub use odds::Odds;
pub use sampling::SolverLimits;

/// Why a position has no odds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum SolveError {
    /// The numbers and the mines contradict each other.
    #[error("no arrangement of the mines fits this position")]
    NoLayout,
}

/// Up to so many unknown cells, all counts of layouts fit plain numbers.
const MAX_F64_BOARD: usize = 1000;
/// Works out odds. It keeps its memory from one position to the next, so one solver should
/// serve a whole game.
#[derive(Debug, Clone)]
pub struct Solver {
    reduced: ReducedBoard,
    frontier: Frontier,
    plan: CountPlan,
    tables: (NodeTable<1>, NodeTable<2>, NodeTable<16>),
    sampler: Sampler,
    f64_counts: Vec<ComponentCount<f64>>,
    wide_counts: Vec<ComponentCount<WideFloat>>,
    count_methods: Vec<CountMethod>,
    f64_join: ComponentJoin<f64>,
    wide_join: ComponentJoin<WideFloat>,
    seeds: Vec<f64>,
    chances: Vec<f64>,
    lister: LayoutLister,
    /// The products that joining the pieces of the last position took.
    join_products: usize,
    /// The mines that were not known in the last position.
    mines_left: usize,
    odds: Odds,
}

impl Default for Solver {
    fn default() -> Self {
        Self::new(SolverLimits::default())
    }
}

impl Solver {
    /// A solver that counts no more than `limits` allow.
    pub fn new(limits: SolverLimits) -> Self {
        Self {
            reduced: ReducedBoard::default(),
            frontier: Frontier::default(),
            plan: CountPlan::default(),
            tables: Default::default(),
            sampler: Sampler::new(limits),
            f64_counts: Vec::new(),
            wide_counts: Vec::new(),
            count_methods: Vec::new(),
            f64_join: ComponentJoin::default(),
            wide_join: ComponentJoin::default(),
            seeds: Vec::new(),
            chances: Vec::new(),
            lister: LayoutLister::default(),
            join_products: 0,
            mines_left: 0,
            odds: Odds::new(BoardSize::fixed(1, 1)),
        }
    }

    /// The chance of a mine in every covered cell.
    ///
    /// # Errors
    /// When no arrangement of the mines fits what is open.
    pub fn odds(&mut self, view: &PlayerView) -> Result<&Odds, SolveError> {
        // What is reckoned of this position must not depend on the one before, even if it fails.
        self.sampler.begin(1.0);
        self.join_products = 0;
        self.reduced.load(view)?;
        self.frontier.rebuild(&self.reduced);
        self.plan.rebuild(&self.frontier);
        let pool = MinePool {
            mines: view.mines().checked_sub(self.reduced.mines).ok_or(SolveError::NoLayout)?,
            cells: self.reduced.unknown_cells - self.frontier.cells.len(),
        };
        self.mines_left = pool.mines;
        let density = pool.mines as f64 / self.reduced.unknown_cells.max(1) as f64;
        self.sampler.begin(density / (1.0 - density).max(0.01));
        self.odds.begin(view);
        self.count_methods.clear();
        self.chances.clear();
        self.chances.resize(self.frontier.groups.len(), 0.0);
        let parts = self.plan.components.len();
        if self.f64_counts.len() < parts {
            self.f64_counts.resize_with(parts, ComponentCount::default);
        }
        let open = if self.reduced.unknown_cells <= MAX_F64_BOARD {
            self.solve_small_board(pool)?
        } else {
            self.solve_large_board(pool)?
        };
        self.odds.exact = !self.sampler.has_sampled;
        self.fill_odds(open);
        Ok(&self.odds)
    }

    /// The odds of the last position that had any.
    pub(super) fn last_odds(&self) -> &Odds {
        &self.odds
    }

    /// What the last position took to solve, in nanoseconds of a slow machine. It is reckoned and
    /// not measured, so it is the same on every machine and under every load. Fitted to the times
    /// of 7,000 positions of games on the three levels: four in five are within a quarter.
    pub(super) fn estimated_work(&self) -> i64 {
        let cells = self.reduced.known.len() as i64;
        1_000 + 5 * cells + 150 * self.sampler.edges_used() as i64
    }

    /// As [`Solver::work`], with what joining the pieces took, which is nothing on boards of the
    /// usual sizes.
    pub(super) fn estimated_work_with_join(&self) -> i64 {
        self.estimated_work() + 10 * self.join_products as i64
    }

    /// The number of layouts, to the last digit; `None` where the position is too wide to count
    /// them all, or the number too long to write out. This takes longer than [`Solver::odds`].
    ///
    /// # Errors
    /// When no layout of the mines fits what is open.
    pub fn layouts(&mut self, view: &PlayerView) -> Result<Option<BigUint>, SolveError> {
        self.odds(view)?;
        Ok(self.last_layouts())
    }

    /// As [`Solver::layouts`], of the last position that had any.
    pub(super) fn last_layouts(&self) -> Option<BigUint> {
        if !self.odds.is_exact() {
            return None;
        }
        let mut work = layout_count::WorkEstimate::new(self.odds.ln_layouts());
        for (index, piece) in self.count_methods.iter().enumerate() {
            match piece {
                CountMethod::F64(_) => work.add(&self.f64_counts[index]),
                CountMethod::Wide(_) => work.add(&self.wide_counts[index]),
                CountMethod::TooLarge => {}
            }
        }
        if work.exceeds_limit() {
            return None;
        }
        let pieces = self.count_methods.iter().enumerate();
        let pieces = pieces.filter_map(|(index, piece)| match piece {
            CountMethod::F64(_) => Some(layout_count::count_component(&self.f64_counts[index])),
            CountMethod::Wide(_) => Some(layout_count::count_component(&self.wide_counts[index])),
            // An exact count has none of these.
            CountMethod::TooLarge => None,
        });
        let cells = self.reduced.unknown_cells - self.frontier.cells.len();
        Some(layout_count::count_board(pieces, cells, self.mines_left))
    }

    fn fill_odds(&mut self, open: UnconstrainedOdds) {
        let mut values = [-1.0; 8];
        values[usize::from(UNKNOWN)] =
            clamp_uncertain(open.mine, open.can_be_free, open.can_be_mine);
        values[usize::from(FREE)] = 0.0;
        values[usize::from(MINE)] = 1.0;
        self.odds
            .chances
            .extend(self.reduced.known.iter().map(|&known| values[usize::from(known & 7)]));
        for &(place, group) in &self.frontier.cells {
            self.odds.chances[place as usize] = self.chances[group as usize];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_work_reckoned_for_a_position_does_not_depend_on_the_one_before() {
        let wide: PlayerView = "mines 4\n.1.2.1.\n.......\n.1.2.1.".parse().unwrap();
        let contradiction: PlayerView = "mines 1\n8.".parse().unwrap();
        let work = |positions: &[&PlayerView]| {
            let mut solver = Solver::default();
            for view in positions {
                let _ = solver.odds(view);
            }
            solver.estimated_work()
        };
        assert!(work(&[&wide]) > work(&[&contradiction]));
        assert_eq!(work(&[&wide, &contradiction]), work(&[&contradiction]));
        assert_eq!(work(&[&contradiction, &wide]), work(&[&wide]));
    }
}
