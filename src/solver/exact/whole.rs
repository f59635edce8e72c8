//! From the pieces to the whole position.

use super::back::Share;
use super::front::{Counted, Front};
use super::join::{Open, Pool};
use super::weight::{Weight, Wide};
use super::{SolveError, Solver};

/// On larger boards, pieces of up to so many cells are counted in plain numbers.
const PLAIN_PIECE: usize = 400;
/// How far apart, in powers of two, the weights of such a piece may lie.
const PLAIN_RANGE: i64 = 500;

/// How a piece was counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Piece {
    /// In plain numbers, as so manieth of the pieces that are joined.
    Plain(usize),
    /// In wide numbers.
    Wide(usize),
    /// Not at all: it is too large.
    Rough,
}

impl Solver {
    /// All numbers plain.
    pub(super) fn small(&mut self, mut pool: Pool) -> Result<Open, SolveError> {
        self.join.begin();
        let mut joined = 0;
        for index in 0..self.plan.parts.len() {
            if !self.count_plain(index)? {
                self.set_aside(index, &mut pool);
                continue;
            }
            let (low, layouts) = self.plain[index].layouts();
            self.join.add(low, layouts.iter().copied());
            self.pieces.push(Piece::Plain(joined));
            joined += 1;
        }
        let open = self.join.weigh(pool)?;
        let whole = self.join.whole.ok_or(SolveError::NoLayout)?;
        for (index, piece) in self.pieces.iter().enumerate() {
            if let Piece::Plain(joined) = *piece {
                tell(&mut self.plain[index], self.join.outer(joined), whole, &mut self.chances);
            }
        }
        (self.odds.whole, self.odds.unit) = (whole.wide(), self.join.unit);
        Ok(open)
    }

    /// The pieces plain where they allow it, the rest of the board wide.
    pub(super) fn large(&mut self, mut pool: Pool) -> Result<Open, SolveError> {
        let parts = self.plan.parts.len();
        if self.wide.len() < parts {
            self.wide.resize_with(parts, Front::default);
        }
        self.wide_join.begin();
        let mut joined = 0;
        for index in 0..parts {
            let plain = self.plan.parts[index].cells <= PLAIN_PIECE;
            let counted = if plain { self.count_plain(index)? } else { self.count_wide(index)? };
            if !counted {
                self.set_aside(index, &mut pool);
                continue;
            }
            if plain {
                let (low, layouts) = self.plain[index].layouts();
                self.wide_join.add(low, layouts.iter().map(|value| value.wide()));
                self.pieces.push(Piece::Plain(joined));
            } else {
                let (low, layouts) = self.wide[index].layouts();
                self.wide_join.add(low, layouts.iter().copied());
                self.pieces.push(Piece::Wide(joined));
            }
            joined += 1;
        }
        let (products, kept) = self.wide_join.cost(pool);
        self.joined = products;
        let open = if self.thinning.affords_join(products, kept) {
            self.wide_join.weigh(pool)?
        } else {
            self.thinning.used = true;
            self.wide_join.estimate(pool)?
        };
        let whole = self.wide_join.whole.ok_or(SolveError::NoLayout)?;
        for index in 0..parts {
            self.tell_large(index, whole)?;
        }
        let estimate = self.wide_join.ln_whole.map(Wide::of_ln);
        (self.odds.whole, self.odds.unit) = (estimate.unwrap_or(whole), self.wide_join.unit);
        Ok(open)
    }

    fn tell_large(&mut self, index: usize, whole: Wide) -> Result<(), SolveError> {
        let joined = match self.pieces[index] {
            Piece::Plain(joined) | Piece::Wide(joined) => joined,
            Piece::Rough => return Ok(()),
        };
        let outer = self.wide_join.outer(joined);
        let powers = outer.iter().filter(|value| !value.is_zero());
        let powers = powers.map(|value| value.power());
        let (least, most) = powers
            .fold((i64::MAX, i64::MIN), |(least, most), power| (least.min(power), most.max(power)));
        let plain = matches!(self.pieces[index], Piece::Plain(_));
        if plain && most - least <= PLAIN_RANGE {
            self.seeds.clear();
            self.seeds.extend(outer.iter().map(|value| value.plain(-most)));
            let whole = whole.plain(-most);
            tell(&mut self.plain[index], &self.seeds, whole, &mut self.chances);
            return Ok(());
        }
        if plain && self.count_wide(index)? {
            self.pieces[index] = Piece::Wide(joined);
        }
        let outer = self.wide_join.outer(joined);
        tell(&mut self.wide[index], outer, whole, &mut self.chances);
        Ok(())
    }

    /// Counts a piece in plain numbers. Returns false if it is too large.
    fn count_plain(&mut self, index: usize) -> Result<bool, SolveError> {
        let front = &mut self.plain[index];
        let (part, plan, groups) = (&self.plan.parts[index], &self.plan, &self.groups);
        let (tables, thinning) = (&mut self.tables, &mut self.thinning);
        settled(match part.width {
            0..=16 => front.count(part, plan, groups, &mut tables.0, thinning),
            17..=32 => front.count(part, plan, groups, &mut tables.1, thinning),
            33..=256 => front.count(part, plan, groups, &mut tables.2, thinning),
            _ => Counted::TooLarge,
        })
    }

    /// Counts a piece in wide numbers. Returns false if it is too large.
    fn count_wide(&mut self, index: usize) -> Result<bool, SolveError> {
        let front = &mut self.wide[index];
        let (part, plan, groups) = (&self.plan.parts[index], &self.plan, &self.groups);
        let (tables, thinning) = (&mut self.tables, &mut self.thinning);
        settled(match part.width {
            0..=16 => front.count(part, plan, groups, &mut tables.0, thinning),
            17..=32 => front.count(part, plan, groups, &mut tables.1, thinning),
            33..=256 => front.count(part, plan, groups, &mut tables.2, thinning),
            _ => Counted::TooLarge,
        })
    }

    /// Leaves a piece out of the count: its numbers are forgotten for the rest of the board, and
    /// its cells get the mean of what the numbers beside them say alone. What is certain without
    /// these numbers stays certain.
    fn set_aside(&mut self, index: usize, pool: &mut Pool) {
        self.pieces.push(Piece::Rough);
        self.thinning.used = true;
        let part = &self.plan.parts[index];
        pool.cells += part.cells;
        for &group in &self.plan.order[part.start..part.end] {
            let numbers = self.groups.groups[group as usize].numbers();
            let sum: f64 = (numbers.iter())
                .map(|&number| &self.groups.numbers[number as usize])
                .map(|number| f64::from(number.left) / f64::from(number.cells))
                .sum();
            self.chances[group as usize] = certain(sum / numbers.len() as f64, true, true);
        }
    }
}

fn settled(counted: Counted) -> Result<bool, SolveError> {
    match counted {
        Counted::Whole => Ok(true),
        Counted::TooLarge => Ok(false),
        Counted::Nothing => Err(SolveError::NoLayout),
    }
}

fn tell<W: Weight>(front: &mut Front<W>, outer: &[W], whole: W, chances: &mut [f64]) {
    let exact = front.boost.is_empty();
    front.shares(outer, whole, |share| {
        chances[share.group as usize] = chance(share, exact);
    });
}

/// A chance that is 0 or 1 exactly where it is certain. A sample proves nothing.
fn chance(share: Share, exact: bool) -> f64 {
    certain(share.mine, share.can_be_free || !exact, share.can_be_mine || !exact)
}

pub(super) fn certain(mine: f64, can_be_free: bool, can_be_mine: bool) -> f64 {
    match (can_be_free, can_be_mine) {
        (_, false) => 0.0,
        (false, true) => 1.0,
        (true, true) => mine.clamp(f64::MIN_POSITIVE, 1.0 - f64::EPSILON),
    }
}
