//! Joins the components, and the cells that touch no number, by the number of mines.

use super::weight::{Weight, WideFloat};
use super::{SolveError, refill};
use std::ops::Range;

/// The undecided mines and the cells that touch no number.
#[derive(Debug, Clone, Copy)]
pub(super) struct MinePool {
    pub(super) mines: usize,
    pub(super) cells: usize,
}

/// The odds of the cells that touch no number, and the sum of all layouts.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct JoinedOdds<W> {
    pub(super) mine: f64,
    pub(super) can_be_free: bool,
    pub(super) can_be_mine: bool,
    /// The sum, in the unit of the rest weights.
    pub(super) total: W,
    /// The sum, in units of the ways to put `unit.1` mines into `unit.0` cells.
    pub(super) layouts: WideFloat,
    pub(super) unit: (usize, usize),
}

/// The counts of all components and what they weigh together.
#[derive(Debug, Clone, Default)]
pub(super) struct ComponentJoin<W> {
    /// The layouts of each component by mines, one component after the other.
    values: Vec<W>,
    /// For each component: its fewest mines and the range of its values.
    components: Vec<(usize, Range<usize>)>,
    /// What the rest of the board weighs, for each of `values`.
    pub(super) rest_weights: Vec<W>,
    before: Vec<W>,
    behind: Vec<W>,
    row: Vec<W>,
    /// A weight of 1 is the number of ways to put `.1` mines into `.0` cells.
    unit: (usize, usize),
}

impl<W: Weight> ComponentJoin<W> {
    pub(super) fn begin(&mut self) {
        self.values.clear();
        self.components.clear();
    }

    /// Adds a component: its fewest mines, and its layouts for each number of mines from there on.
    /// One that is left out gets the single layout of no cells.
    pub(super) fn add(&mut self, low: usize, layouts: impl IntoIterator<Item = W>) {
        let start = self.values.len();
        self.values.extend(layouts);
        self.components.push((low, start..self.values.len()));
    }

    pub(super) fn rest_weights(&self, component: usize) -> &[W] {
        &self.rest_weights[self.components[component].1.clone()]
    }

    /// Each component as it was added.
    pub(super) fn components(&self) -> impl Iterator<Item = (usize, &[W])> {
        self.components.iter().map(|(low, range)| (*low, &self.values[range.clone()]))
    }

    /// The fewest mines of all components.
    fn least_mines(&self) -> usize {
        self.components.iter().map(|(low, _)| low).sum()
    }

    /// The products that [`Self::join_exactly`] takes, and the sums it keeps.
    pub(super) fn cost(&self, pool: MinePool) -> (usize, usize) {
        let top = pool.mines.saturating_sub(self.least_mines());
        self.components.iter().enumerate().fold((0, 0), |(products, kept), (index, component)| {
            let size = size_before(index, &component.1).min(top + 1);
            (products + size * (component.1.len() + 1), kept + size)
        })
    }

    pub(super) fn join_exactly(&mut self, pool: MinePool) -> Result<JoinedOdds<W>, SolveError> {
        let spread = self.values.len() - self.components.len();
        let spare = pool.mines.checked_sub(self.least_mines()).ok_or(SolveError::NoLayout)?;
        // The components cannot hold more mines above their least.
        let top = spread.min(spare);
        self.fill_row(pool, spare, top)?;
        refill(&mut self.rest_weights, self.values.len(), W::ZERO);
        // The components before each one, from first to last.
        self.before.clear();
        self.before.reserve_exact(self.cost(pool).1 + top + 1);
        self.before.push(W::ONE);
        let (mut from, mut size) = (0, 1);
        for (_, range) in &self.components {
            let values = &self.values[range.clone()];
            let next = (size + values.len() - 1).min(top + 1);
            let to = self.before.len();
            self.before.resize(to + next, W::ZERO);
            let (old, new) = self.before.split_at_mut(to);
            for (index, &have) in old[from..].iter().enumerate() {
                for (sum, &value) in new[index..].iter_mut().zip(values) {
                    sum.add_times(have, value);
                }
            }
            (from, size) = (to, next);
        }
        let mut joined = self.unconstrained_odds(pool, spare, from)?;
        // Those after each one, from last to first.
        self.behind.clear();
        self.behind.extend_from_slice(&self.row);
        let mut end = self.before.len();
        for (index, (_, range)) in self.components.iter().enumerate().rev() {
            let size = size_before(index, range);
            // The list before this component ends where the next one begins.
            end -= (size + range.len() - 1).min(top + 1);
            let size = size.min(top + 1);
            let before = &self.before[end - size..end];
            let outer = &mut self.rest_weights[range.clone()];
            let values = &self.values[range.clone()];
            for (offset, (sum, &value)) in outer.iter_mut().zip(values).enumerate() {
                if value.is_zero() {
                    continue;
                }
                for (&have, &rest) in before.iter().zip(self.behind.iter().skip(offset)) {
                    sum.add_times(have, rest);
                }
            }
            for index in 0..size {
                let mut sum = W::ZERO;
                for (&rest, &value) in self.behind[index..].iter().zip(values) {
                    sum.add_times(rest, value);
                }
                self.behind[index] = sum;
            }
            self.behind.truncate(size);
        }
        joined.total = self.behind[0];
        joined.layouts = joined.total.to_wide();
        Ok(joined)
    }

    /// The layouts of the cells that touch no number, for each number of mines that the components
    /// hold above their least. The largest becomes 1.
    fn fill_row(&mut self, pool: MinePool, spare: usize, top: usize) -> Result<(), SolveError> {
        refill(&mut self.row, top + 1, W::ZERO);
        // `above` mines more than the least in the components leave `spare - above` for the cells.
        let least = spare.saturating_sub(pool.cells);
        if least > top {
            return Err(SolveError::NoLayout);
        }
        let wanted = spare.saturating_sub(pool.cells / 2);
        let start = wanted.clamp(least, top);
        self.unit = (pool.cells, spare - start);
        self.row[start] = W::ONE;
        let mut value = W::ONE;
        for above in start + 1..=top {
            let mines = spare - above + 1;
            value = value.scaled(mines as f64 / (pool.cells - mines + 1) as f64);
            self.row[above] = value;
        }
        let mut value = W::ONE;
        for above in (least..start).rev() {
            let mines = spare - above;
            value = value.scaled((pool.cells - mines + 1) as f64 / mines as f64);
            self.row[above] = value;
        }
        Ok(())
    }

    /// The odds of the cells that touch no number. `from` is the index of the sums of all
    /// components.
    fn unconstrained_odds(
        &self,
        pool: MinePool,
        spare: usize,
        from: usize,
    ) -> Result<JoinedOdds<W>, SolveError> {
        let (mut whole, mut mines) = (W::ZERO, W::ZERO);
        let (mut can_be_free, mut can_be_mine) = (false, false);
        for (above, (&have, &rest)) in self.before[from..].iter().zip(&self.row).enumerate() {
            if have.is_zero() || rest.is_zero() {
                continue;
            }
            let count = spare - above;
            let both = have.times(rest);
            whole.add_times(both, W::ONE);
            if count > 0 {
                mines.add_times(both.scaled(count as f64), W::ONE);
            }
            can_be_free |= count < pool.cells;
            can_be_mine |= count > 0;
        }
        if whole.is_zero() {
            return Err(SolveError::NoLayout);
        }
        Ok(JoinedOdds {
            mine: mines.ratio(whole) / pool.cells.max(1) as f64,
            can_be_free,
            can_be_mine,
            total: whole,
            layouts: whole.to_wide(),
            unit: self.unit,
        })
    }
}

/// How many sums of mines the components before this one, whose values lie in `range`, may have.
const fn size_before(index: usize, range: &Range<usize>) -> usize {
    range.start - index + 1
}
