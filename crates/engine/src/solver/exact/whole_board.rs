//! Solves a position from its components.

use super::component_count::{ComponentCount, CountResult};
use super::component_join::{JoinedOdds, MinePool};
use super::count_plan::{Component, CountPlan};
use super::frontier::Frontier;
use super::sampling::Sampler;
use super::weight::{Weight, WideFloat};
use super::{NodeTables, SolveError, Solver};

/// On larger boards, the most cells of a component that is counted in `f64`.
const MAX_F64_COMPONENT: usize = 400;
/// How far apart, in powers of two, its weights may lie.
const MAX_F64_RANGE: i64 = 500;

/// How a component was counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CountMethod {
    F64,
    Wide,
    /// Not at all.
    TooLarge,
}

impl Solver {
    /// Counts everything in `f64`.
    pub(super) fn solve_small_board(
        &mut self,
        pool: MinePool,
    ) -> Result<JoinedOdds<f64>, SolveError> {
        let pool = self.count_components(pool, usize::MAX)?;
        let counts = &mut self.f64_counts[..self.count_methods.len()];
        self.f64_join.begin();
        for (count, method) in counts.iter().zip(&self.count_methods) {
            match method {
                CountMethod::TooLarge => self.f64_join.add(0, [1.0]),
                _ => {
                    let (low, layouts) = count.layouts();
                    self.f64_join.add(low, layouts.iter().copied());
                }
            }
        }
        let joined = self.f64_join.join_exactly(pool)?;
        for (index, count) in counts.iter_mut().enumerate() {
            if self.count_methods[index] == CountMethod::F64 {
                let outer = self.f64_join.rest_weights(index);
                count.backward_pass(outer, joined.total, &mut self.chances);
            }
        }
        Ok(joined)
    }

    /// Counts the components in `f64` if they allow it, and the rest in [`WideFloat`].
    pub(super) fn solve_large_board(
        &mut self,
        pool: MinePool,
    ) -> Result<JoinedOdds<WideFloat>, SolveError> {
        let pool = self.count_components(pool, MAX_F64_COMPONENT)?;
        self.wide_join.begin();
        for (index, method) in self.count_methods.iter().enumerate() {
            match method {
                CountMethod::F64 => {
                    let (low, layouts) = self.f64_counts[index].layouts();
                    self.wide_join.add(low, layouts.iter().map(|value| value.to_wide()));
                }
                CountMethod::Wide => {
                    let (low, layouts) = self.wide_counts[index].layouts();
                    self.wide_join.add(low, layouts.iter().copied());
                }
                CountMethod::TooLarge => self.wide_join.add(0, [WideFloat::ONE]),
            }
        }
        let (products, kept) = self.wide_join.cost(pool);
        self.join_products = products;
        let joined = if self.sampler.can_afford_join(products, kept) {
            self.wide_join.join_exactly(pool)?
        } else {
            self.sampler.has_sampled = true;
            self.wide_join.estimate(pool)?
        };
        for index in 0..self.count_methods.len() {
            self.update_large_chances(index, joined.total)?;
        }
        Ok(joined)
    }

    /// Counts all components, those of more than `max_f64` cells in wide numbers, and leaves out
    /// those that are too large. Returns the pool with the cells of these.
    fn count_components(
        &mut self,
        mut pool: MinePool,
        max_f64: usize,
    ) -> Result<MinePool, SolveError> {
        self.count_methods.clear();
        for index in 0..self.plan.components.len() {
            let is_small = self.plan.components[index].cells <= max_f64;
            let method = if is_small { CountMethod::F64 } else { CountMethod::Wide };
            if self.count(index, method)? {
                self.count_methods.push(method);
            } else {
                self.estimate_roughly(index);
                pool.cells += self.plan.components[index].cells;
                self.count_methods.push(CountMethod::TooLarge);
            }
        }
        Ok(pool)
    }

    fn update_large_chances(&mut self, index: usize, whole: WideFloat) -> Result<(), SolveError> {
        let method = self.count_methods[index];
        if method == CountMethod::TooLarge {
            return Ok(());
        }
        let outer = self.wide_join.rest_weights(index);
        let powers = outer.iter().filter(|value| !value.is_zero());
        let powers = powers.map(|value| value.exponent);
        let (least, most) = powers
            .fold((i64::MAX, i64::MIN), |(least, most), power| (least.min(power), most.max(power)));
        if method == CountMethod::F64 {
            if most - least <= MAX_F64_RANGE {
                self.seeds.clear();
                self.seeds.extend(outer.iter().map(|value| value.to_f64(-most)));
                let whole = whole.to_f64(-most);
                self.f64_counts[index].backward_pass(&self.seeds, whole, &mut self.chances);
                return Ok(());
            }
            if !self.count(index, CountMethod::Wide)? {
                self.count_methods[index] = CountMethod::TooLarge;
                self.estimate_roughly(index);
                return Ok(());
            }
            self.count_methods[index] = CountMethod::Wide;
        }
        let outer = self.wide_join.rest_weights(index);
        self.wide_counts[index].backward_pass(outer, whole, &mut self.chances);
        Ok(())
    }

    /// Counts a component. Returns false if it is too large.
    fn count(&mut self, index: usize, method: CountMethod) -> Result<bool, SolveError> {
        let (component, tables) = (&self.plan.components[index], &mut self.tables);
        let (plan, frontier, sampler) = (&self.plan, &self.frontier, &mut self.sampler);
        if method == CountMethod::Wide {
            let count = &mut self.wide_counts[index];
            count_component(component, count, plan, frontier, tables, sampler)
        } else {
            let count = &mut self.f64_counts[index];
            count_component(component, count, plan, frontier, tables, sampler)
        }
    }

    /// Leaves a component out of the count: its numbers are ignored for the rest of the board, and
    /// its cells get the mean of what the numbers beside them say alone. What is certain without
    /// these numbers stays certain.
    fn estimate_roughly(&mut self, index: usize) {
        self.sampler.has_sampled = true;
        let component = &self.plan.components[index];
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
