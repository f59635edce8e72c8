//! The exact odds of a position.
//!
//! Numbers that decide their neighbours on their own come first (`reduced_board`). What is left
//! is merged into groups of equal cells (`frontier`) and split into independent components
//! (`count_plan`), whose layouts are counted group by group (`component_count`) and joined by
//! the number of mines (`component_join`).

mod bigint_count;
mod closure;
mod component_count;
mod component_join;
mod count_plan;
mod frontier;
mod join_estimate;
mod layout_list;
mod layout_sampler;
mod node_table;
mod odds;
mod reduced_board;
mod sampling;
pub mod weight;
mod whole_board;

use self::component_count::ComponentCount;
use self::component_join::{ComponentJoin, JoinedOdds, MinePool};
use self::count_plan::CountPlan;
use self::frontier::Frontier;
use self::node_table::NodeTable;
use self::reduced_board::{FREE, MINE, ReducedBoard, UNKNOWN};
use self::sampling::Sampler;
use self::weight::{Weight, WideFloat};
use self::whole_board::{CountMethod, clamp_uncertain};
use super::player_view::PlayerView;
use num_bigint::BigUint;

pub use closure::Closure;
pub use layout_list::LayoutList;
pub use layout_sampler::LayoutSampler;
pub use odds::Odds;
pub use sampling::SolverLimits;

/// Why a position has no odds: no layout of the mines fits its numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SolveError {
    NoLayout,
}

/// Tables for components of up to 16, 32 and 256 lanes.
type NodeTables = (NodeTable<1>, NodeTable<2>, NodeTable<16>);

/// On boards with more unknown cells, counts of layouts can overflow an `f64`.
const MAX_F64_BOARD: usize = 1000;

/// Works out odds. It reuses its memory, so one solver should serve a whole game.
#[derive(Debug, Clone, Default)]
pub struct Solver {
    reduced: ReducedBoard,
    frontier: Frontier,
    plan: CountPlan,
    tables: NodeTables,
    sampler: Sampler,
    f64_counts: Vec<ComponentCount<f64>>,
    wide_counts: Vec<ComponentCount<WideFloat>>,
    count_methods: Vec<CountMethod>,
    f64_join: ComponentJoin<f64>,
    wide_join: ComponentJoin<WideFloat>,
    seeds: Vec<f64>,
    chances: Vec<f64>,
    join_products: usize,
    mines_left: usize,
    odds: Odds,
}

impl Solver {
    pub fn new(limits: SolverLimits) -> Self {
        Self { sampler: Sampler::new(limits), ..Self::default() }
    }

    /// The chance of a mine in every covered cell. The order of positions does not matter.
    pub fn odds(&mut self, view: &PlayerView) -> Result<&Odds, SolveError> {
        self.load(view)?;
        let pool = self.pool_of(view)?;
        self.count_reduced(view, pool)
    }

    /// The odds for a player who does not know the number of mines: a cell is certain only if the
    /// numbers alone decide it. Chances between 0 and 1 mean nothing.
    pub fn odds_without_count(&mut self, view: &PlayerView) -> Result<&Odds, SolveError> {
        self.load(view)?;
        // However many of these cells are mines, there is room for the rest, and some are left.
        let cells = self.frontier.cells.len();
        self.count_reduced(view, MinePool { mines: cells + 1, cells: cells + 2 })
    }

    /// Takes over the position of another solver, to follow a game from there.
    pub(super) fn start_from(&mut self, other: &Self) {
        self.reduced.copy_from(&other.reduced);
    }

    /// Takes note of a cell that was just opened in the view that this solver follows.
    pub(super) fn open(&mut self, view: &PlayerView, place: usize) -> Result<(), SolveError> {
        self.reduced.open(&view.framed, place)
    }

    /// A cell that single numbers prove safe, since the solver began to follow a game. Each comes
    /// once.
    pub(super) fn take_plainly_safe(&mut self) -> Option<usize> {
        self.reduced.take_freed()
    }

    /// The odds of the position that was followed.
    pub(super) fn followed_odds(&mut self, view: &PlayerView) -> Result<&Odds, SolveError> {
        self.sampler.begin(1.0);
        self.join_products = 0;
        self.reduced.count_cells();
        self.frontier.rebuild(&self.reduced);
        let pool = self.pool_of(view)?;
        self.count_reduced(view, pool)
    }

    fn load(&mut self, view: &PlayerView) -> Result<(), SolveError> {
        // A position that fails must not see what is left of the one before.
        self.sampler.begin(1.0);
        self.join_products = 0;
        self.reduced.load(view)?;
        self.frontier.rebuild(&self.reduced);
        Ok(())
    }

    /// The mines that single numbers do not find, and the cells that touch no number.
    fn pool_of(&self, view: &PlayerView) -> Result<MinePool, SolveError> {
        Ok(MinePool {
            mines: view.mines().checked_sub(self.reduced.mines).ok_or(SolveError::NoLayout)?,
            cells: self.reduced.unknown_cells - self.frontier.cells.len(),
        })
    }

    fn count_reduced(&mut self, view: &PlayerView, pool: MinePool) -> Result<&Odds, SolveError> {
        self.plan.rebuild(&self.frontier);
        self.mines_left = pool.mines;
        let density = pool.mines as f64 / self.reduced.unknown_cells.max(1) as f64;
        self.sampler.begin(density / (1.0 - density).max(0.01));
        self.odds.begin(view);
        refill(&mut self.chances, self.frontier.groups.len(), 0.0);
        let components = self.plan.components.len();
        if self.f64_counts.len() < components {
            self.f64_counts.resize_with(components, ComponentCount::default);
            self.wide_counts.resize_with(components, ComponentCount::default);
        }
        if self.reduced.unknown_cells <= MAX_F64_BOARD {
            let joined = self.solve_small_board(pool)?;
            self.fill_odds(joined);
        } else {
            let joined = self.solve_large_board(pool)?;
            self.fill_odds(joined);
        }
        Ok(&self.odds)
    }

    /// The odds of the last position that had any.
    pub fn last_odds(&self) -> &Odds {
        &self.odds
    }

    /// An estimate of the time that the last position took, in nanoseconds on a slow machine. It is
    /// computed from the number of edges, so it is the same on every machine. Fitted to 7,000
    /// positions from games on the three levels: four in five are within a quarter.
    pub fn estimated_work(&self) -> i64 {
        let cells = self.reduced.known.len() as i64;
        1_000 + 5 * cells + 150 * self.sampler.edges_used as i64
    }

    /// [`Self::estimated_work`] and the joining of components, which only matters on huge boards.
    pub(super) fn estimated_work_with_join(&self) -> i64 {
        self.estimated_work() + 10 * self.join_products as i64
    }

    /// The exact number of layouts of the last position that had odds; `None` if they are too many
    /// to count or the number is too long to write out. Takes longer than [`Solver::odds`].
    pub fn layouts(&self) -> Option<BigUint> {
        if !self.odds.exact {
            return None;
        }
        let mut work = bigint_count::WorkEstimate::new(self.odds.ln_layouts());
        for (index, method) in self.count_methods.iter().enumerate() {
            match method {
                CountMethod::Wide => work.add(&self.wide_counts[index]),
                _ => work.add(&self.f64_counts[index]),
            }
        }
        if work.exceeds_limit() {
            return None;
        }
        let components =
            self.count_methods.iter().enumerate().map(|(index, method)| match method {
                CountMethod::Wide => bigint_count::count_component(&self.wide_counts[index]),
                _ => bigint_count::count_component(&self.f64_counts[index]),
            });
        let cells = self.reduced.unknown_cells - self.frontier.cells.len();
        Some(bigint_count::count_board(components, cells, self.mines_left))
    }

    fn fill_odds<W: Weight>(&mut self, joined: JoinedOdds<W>) {
        let JoinedOdds { mine, can_be_free, can_be_mine, layouts, unit, .. } = joined;
        self.odds.exact = !self.sampler.has_sampled;
        (self.odds.total, self.odds.unit) = (layouts, unit);
        // Indexed by what is known of a cell; open cells and the border keep -1.
        let mut values = [-1.0; 8];
        values[usize::from(UNKNOWN)] = clamp_uncertain(mine, can_be_free, can_be_mine);
        values[usize::from(FREE)] = 0.0;
        values[usize::from(MINE)] = 1.0;
        self.odds
            .framed_chances
            .extend(self.reduced.known.iter().map(|&known| values[usize::from(known & 7)]));
        for &(place, group) in &self.frontier.cells {
            self.odds.framed_chances[place as usize] = self.chances[group as usize];
        }
    }
}

/// Replaces a list by `len` equal values, in the same memory.
fn refill<T: Clone>(list: &mut Vec<T>, len: usize, value: T) {
    list.clear();
    list.resize(len, value);
}
