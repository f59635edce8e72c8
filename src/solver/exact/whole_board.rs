//! From the pieces to the whole position.

use super::backward_pass::GroupChance;
use super::component_count::{ComponentCount, CountResult};
use super::component_join::{MinePool, UnconstrainedOdds};
use super::weight::{Weight, WideFloat};
use super::{SolveError, Solver};

/// On larger boards, pieces of up to so many cells are counted in plain numbers.
const MAX_F64_COMPONENT: usize = 400;
/// How far apart, in powers of two, the weights of such a piece may lie.
const MAX_F64_RANGE: i64 = 500;

/// How a piece was counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CountMethod {
    /// In plain numbers, as so manieth of the pieces that are joined.
    F64(usize),
    /// In wide numbers.
    Wide(usize),
    /// Not at all: it is too large.
    TooLarge,
}

impl Solver {
    /// All numbers plain.
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
        let open = self.f64_join.join_exactly(pool)?;
        let whole = self.f64_join.total.ok_or(SolveError::NoLayout)?;
        for (index, piece) in self.count_methods.iter().enumerate() {
            if let CountMethod::F64(joined) = *piece {
                update_chances(
                    &mut self.f64_counts[index],
                    self.f64_join.rest_weights(joined),
                    whole,
                    &mut self.chances,
                );
            }
        }
        (self.odds.total, self.odds.unit) = (whole.to_wide(), self.f64_join.unit);
        Ok(open)
    }

    /// The pieces plain where they allow it, the rest of the board wide.
    pub(super) fn solve_large_board(
        &mut self,
        mut pool: MinePool,
    ) -> Result<UnconstrainedOdds, SolveError> {
        let parts = self.plan.components.len();
        if self.wide_counts.len() < parts {
            self.wide_counts.resize_with(parts, ComponentCount::default);
        }
        self.wide_join.begin();
        let mut joined = 0;
        for index in 0..parts {
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
        let open = if self.sampler.can_afford_join(products, kept) {
            self.wide_join.join_exactly(pool)?
        } else {
            self.sampler.has_sampled = true;
            self.wide_join.estimate(pool)?
        };
        let whole = self.wide_join.total.ok_or(SolveError::NoLayout)?;
        for index in 0..parts {
            self.update_large_chances(index, whole)?;
        }
        let estimate = self.wide_join.ln_total.map(WideFloat::from_ln);
        (self.odds.total, self.odds.unit) = (estimate.unwrap_or(whole), self.wide_join.unit);
        Ok(open)
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
            update_chances(&mut self.f64_counts[index], &self.seeds, whole, &mut self.chances);
            return Ok(());
        }
        if plain && self.count_wide(index)? {
            self.count_methods[index] = CountMethod::Wide(joined);
        }
        let outer = self.wide_join.rest_weights(joined);
        update_chances(&mut self.wide_counts[index], outer, whole, &mut self.chances);
        Ok(())
    }

    /// Counts a piece in plain numbers. Returns false if it is too large.
    fn count_f64(&mut self, index: usize) -> Result<bool, SolveError> {
        let front = &mut self.f64_counts[index];
        let (part, plan, groups) = (&self.plan.components[index], &self.plan, &self.frontier);
        let (tables, thinning) = (&mut self.tables, &mut self.sampler);
        was_counted(match part.width {
            0..=16 => front.count(part, plan, groups, &mut tables.0, thinning),
            17..=32 => front.count(part, plan, groups, &mut tables.1, thinning),
            33..=256 => front.count(part, plan, groups, &mut tables.2, thinning),
            _ => CountResult::TooLarge,
        })
    }

    /// Counts a piece in wide numbers. Returns false if it is too large.
    fn count_wide(&mut self, index: usize) -> Result<bool, SolveError> {
        let front = &mut self.wide_counts[index];
        let (part, plan, groups) = (&self.plan.components[index], &self.plan, &self.frontier);
        let (tables, thinning) = (&mut self.tables, &mut self.sampler);
        was_counted(match part.width {
            0..=16 => front.count(part, plan, groups, &mut tables.0, thinning),
            17..=32 => front.count(part, plan, groups, &mut tables.1, thinning),
            33..=256 => front.count(part, plan, groups, &mut tables.2, thinning),
            _ => CountResult::TooLarge,
        })
    }

    /// Leaves a piece out of the count: its numbers are forgotten for the rest of the board, and
    /// its cells get the mean of what the numbers beside them say alone. What is certain without
    /// these numbers stays certain.
    fn estimate_roughly(&mut self, index: usize, pool: &mut MinePool) {
        self.count_methods.push(CountMethod::TooLarge);
        self.sampler.has_sampled = true;
        let part = &self.plan.components[index];
        pool.cells += part.cells;
        for &group in &self.plan.order[part.start..part.end] {
            let numbers = self.frontier.groups[group as usize].numbers();
            let sum: f64 = (numbers.iter())
                .map(|&number| &self.frontier.numbers[number as usize])
                .map(|number| f64::from(number.mines_left) / f64::from(number.cells))
                .sum();
            self.chances[group as usize] = clamp_uncertain(sum / numbers.len() as f64, true, true);
        }
    }
}

fn was_counted(counted: CountResult) -> Result<bool, SolveError> {
    match counted {
        CountResult::Complete => Ok(true),
        CountResult::TooLarge => Ok(false),
        CountResult::NoLayout => Err(SolveError::NoLayout),
    }
}

fn update_chances<W: Weight>(
    front: &mut ComponentCount<W>,
    outer: &[W],
    whole: W,
    chances: &mut [f64],
) {
    let exact = front.sample_weights.is_empty();
    front.backward_pass(outer, whole, |share| {
        chances[share.group as usize] = group_chance(share, exact);
    });
}

/// A chance that is 0 or 1 exactly where it is certain. A sample proves nothing.
fn group_chance(share: GroupChance, exact: bool) -> f64 {
    clamp_uncertain(share.mine, share.can_be_free || !exact, share.can_be_mine || !exact)
}

pub(super) fn clamp_uncertain(mine: f64, can_be_free: bool, can_be_mine: bool) -> f64 {
    match (can_be_free, can_be_mine) {
        (_, false) => 0.0,
        (false, true) => 1.0,
        (true, true) => mine.clamp(f64::MIN_POSITIVE, 1.0 - f64::EPSILON),
    }
}
