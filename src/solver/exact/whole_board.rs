//! Solves a position from its components.

use super::component_count::{ComponentCount, CountResult};
use super::component_join::{MinePool, UnconstrainedOdds};
use super::count_plan::{Component, CountPlan};
use super::frontier::Frontier;
use super::sampling::Sampler;
use super::weight::{Weight, WideFloat};
use super::{NodeTables, SolveError, Solver};

/// On larger boards, the most cells of a component that is counted in `f64`.
const MAX_F64_COMPONENT: usize = 400;
/// How far apart, in powers of two, its weights may lie.
const MAX_F64_RANGE: i64 = 500;

/// How a component was counted; with its index among those that are joined.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CountMethod {
    F64(usize),
    Wide(usize),
    TooLarge,
}

impl Solver {
    /// Counts everything in `f64`.
    pub(super) fn solve_small_board(
        &mut self,
        mut pool: MinePool,
    ) -> Result<UnconstrainedOdds, SolveError> {
        self.f64_join.begin();
        let mut joined = 0;
        for index in 0..self.plan.components.len() {
            if !self.count_f64(index)? {
                self.estimate_roughly(index, &mut pool);
                continue;
            }
            let (low, layouts) = self.f64_counts[index].layouts();
            self.f64_join.add(low, layouts.iter().copied());
            self.count_methods.push(CountMethod::F64(joined));
            joined += 1;
        }
        let unconstrained = self.f64_join.join_exactly(pool)?;
        let whole = self.f64_join.total.ok_or(SolveError::NoLayout)?;
        for (index, method) in self.count_methods.iter().enumerate() {
            if let CountMethod::F64(joined) = *method {
                let outer = self.f64_join.rest_weights(joined);
                self.f64_counts[index].backward_pass(outer, whole, &mut self.chances);
            }
        }
        (self.odds.total, self.odds.unit) = (whole.to_wide(), self.f64_join.unit);
        Ok(unconstrained)
    }

    /// Counts the components in `f64` if they allow it, and the rest in [`WideFloat`].
    pub(super) fn solve_large_board(
        &mut self,
        mut pool: MinePool,
    ) -> Result<UnconstrainedOdds, SolveError> {
        let components = self.plan.components.len();
        if self.wide_counts.len() < components {
            self.wide_counts.resize_with(components, ComponentCount::default);
        }
        self.wide_join.begin();
        let mut joined = 0;
        for index in 0..components {
            let plain = self.plan.components[index].cells <= MAX_F64_COMPONENT;
            let counted = if plain { self.count_f64(index)? } else { self.count_wide(index)? };
            if !counted {
                self.estimate_roughly(index, &mut pool);
                continue;
            }
            if plain {
                let (low, layouts) = self.f64_counts[index].layouts();
                self.wide_join.add(low, layouts.iter().map(|value| value.to_wide()));
                self.count_methods.push(CountMethod::F64(joined));
            } else {
                let (low, layouts) = self.wide_counts[index].layouts();
                self.wide_join.add(low, layouts.iter().copied());
                self.count_methods.push(CountMethod::Wide(joined));
            }
            joined += 1;
        }
        let (products, kept) = self.wide_join.cost(pool);
        self.join_products = products;
        let unconstrained = if self.sampler.can_afford_join(products, kept) {
            self.wide_join.join_exactly(pool)?
        } else {
            self.sampler.has_sampled = true;
            self.wide_join.estimate(pool)?
        };
        let whole = self.wide_join.total.ok_or(SolveError::NoLayout)?;
        for index in 0..components {
            self.update_large_chances(index, whole)?;
        }
        let estimate = self.wide_join.ln_total.map(WideFloat::from_ln);
        (self.odds.total, self.odds.unit) = (estimate.unwrap_or(whole), self.wide_join.unit);
        Ok(unconstrained)
    }

    fn update_large_chances(&mut self, index: usize, whole: WideFloat) -> Result<(), SolveError> {
        let joined = match self.count_methods[index] {
            CountMethod::F64(joined) | CountMethod::Wide(joined) => joined,
            CountMethod::TooLarge => return Ok(()),
        };
        let outer = self.wide_join.rest_weights(joined);
        let powers = outer.iter().filter(|value| !value.is_zero());
        let powers = powers.map(|value| value.exponent());
        let (least, most) = powers
            .fold((i64::MAX, i64::MIN), |(least, most), power| (least.min(power), most.max(power)));
        let plain = matches!(self.count_methods[index], CountMethod::F64(_));
        if plain && most - least <= MAX_F64_RANGE {
            self.seeds.clear();
            self.seeds.extend(outer.iter().map(|value| value.to_f64(-most)));
            let whole = whole.to_f64(-most);
            self.f64_counts[index].backward_pass(&self.seeds, whole, &mut self.chances);
            return Ok(());
        }
        if plain && self.count_wide(index)? {
            self.count_methods[index] = CountMethod::Wide(joined);
        }
        let outer = self.wide_join.rest_weights(joined);
        self.wide_counts[index].backward_pass(outer, whole, &mut self.chances);
        Ok(())
    }

    /// Counts a component in `f64`. Returns false if it is too large.
    fn count_f64(&mut self, index: usize) -> Result<bool, SolveError> {
        let (component, count) = (&self.plan.components[index], &mut self.f64_counts[index]);
        let (tables, sampler) = (&mut self.tables, &mut self.sampler);
        count_component(component, count, &self.plan, &self.frontier, tables, sampler)
    }

    /// Counts a component in wide numbers. Returns false if it is too large.
    fn count_wide(&mut self, index: usize) -> Result<bool, SolveError> {
        let (component, count) = (&self.plan.components[index], &mut self.wide_counts[index]);
        let (tables, sampler) = (&mut self.tables, &mut self.sampler);
        count_component(component, count, &self.plan, &self.frontier, tables, sampler)
    }

    /// Leaves a component out of the count: its numbers are ignored for the rest of the board, and
    /// its cells get the mean of what the numbers beside them say alone. What is certain without
    /// these numbers stays certain.
    fn estimate_roughly(&mut self, index: usize, pool: &mut MinePool) {
        self.count_methods.push(CountMethod::TooLarge);
        self.sampler.has_sampled = true;
        let component = &self.plan.components[index];
        pool.cells += component.cells;
        for &group in &self.plan.order[component.start..component.end] {
            let numbers = self.frontier.groups[group as usize].numbers();
            let sum: f64 = (numbers.iter())
                .map(|&number| &self.frontier.numbers[number as usize])
                .map(|number| f64::from(number.mines_left) / f64::from(number.cells))
                .sum();
            self.chances[group as usize] = clamp_uncertain(sum / numbers.len() as f64, true, true);
        }
    }
}

fn count_component<W: Weight>(
    component: &Component,
    count: &mut ComponentCount<W>,
    plan: &CountPlan,
    frontier: &Frontier,
    tables: &mut NodeTables,
    sampler: &mut Sampler,
) -> Result<bool, SolveError> {
    let result = match component.width {
        0..=16 => count.count(component, plan, frontier, &mut tables.0, sampler),
        17..=32 => count.count(component, plan, frontier, &mut tables.1, sampler),
        33..=256 => count.count(component, plan, frontier, &mut tables.2, sampler),
        _ => CountResult::TooLarge,
    };
    match result {
        CountResult::Complete => Ok(true),
        CountResult::TooLarge => {
            // Its memory is freed.
            *count = ComponentCount::default();
            Ok(false)
        }
        CountResult::NoLayout => Err(SolveError::NoLayout),
    }
}

/// The chance of a mine, which is 0 or 1 only if that is certain.
pub(super) fn clamp_uncertain(mine: f64, can_be_free: bool, can_be_mine: bool) -> f64 {
    match (can_be_free, can_be_mine) {
        (_, false) => 0.0,
        (false, true) => 1.0,
        (true, true) => mine.clamp(f64::MIN_POSITIVE, 1.0 - f64::EPSILON),
    }
}
