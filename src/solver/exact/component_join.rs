//! Joining the pieces, and the cells beside no number, by the number of mines.

use super::SolveError;
use super::weight::Weight;

/// The mines that are left for the pieces and the cells beside no number.
#[derive(Debug, Clone, Copy)]
pub(super) struct MinePool {
    /// The mines that are not known.
    pub(super) mines: usize,
    /// The unknown cells beside no number.
    pub(super) cells: usize,
}

/// What is known of the cells beside no number.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct UnconstrainedOdds {
    /// The chance of a mine in each.
    pub(super) mine: f64,
    /// Some layout has a free cell among them.
    pub(super) can_be_free: bool,
    /// Some layout has a mine among them.
    pub(super) can_be_mine: bool,
}

/// The weights of the whole position.
#[derive(Debug, Clone, Default)]
pub(super) struct ComponentJoin<W> {
    /// Layouts of each piece by mines, one piece after the other.
    values: Vec<W>,
    /// For each piece: its fewest mines and the end of its values.
    pieces: Vec<(usize, usize)>,
    /// What the rest of the board weighs for each of `values`.
    rest_weights: Vec<W>,
    before: Vec<W>,
    behind: Vec<W>,
    row: Vec<W>,
    /// The sum of all layouts, in units of `unit`.
    pub(super) total: Option<W>,
    /// The natural logarithm of the sum, where the pieces were joined by an estimate.
    pub(super) ln_total: Option<f64>,
    /// A weight of 1 stands for the ways to put `.1` mines into `.0` cells.
    pub(super) unit: (usize, usize),
}

impl<W: Weight> ComponentJoin<W> {
    /// Starts a new position.
    pub(super) fn begin(&mut self) {
        self.values.clear();
        self.pieces.clear();
        self.total = None;
        self.ln_total = None;
        self.unit = (0, 0);
    }

    /// Adds a piece: its fewest mines, and its layouts for each number of mines from there on.
    pub(super) fn add(&mut self, low: usize, layouts: impl IntoIterator<Item = W>) {
        self.values.extend(layouts);
        self.pieces.push((low, self.values.len()));
    }

    /// What the rest of the board weighs for each number of mines of a piece.
    pub(super) fn rest_weights(&self, piece: usize) -> &[W] {
        &self.rest_weights[self.start_of(piece)..self.pieces[piece].1]
    }

    /// Each piece: its fewest mines, and its layouts for each number of mines from there on.
    pub(super) fn components(&self) -> impl Iterator<Item = (usize, &[W])> {
        let pieces = self.pieces.iter().enumerate();
        pieces.map(|(piece, &(low, end))| (low, &self.values[self.start_of(piece)..end]))
    }

    /// Says what the rest of the board weighs, for each number of mines of each piece.
    pub(super) fn set_rest_weights(&mut self, outer: Vec<W>) {
        self.rest_weights = outer;
    }

    fn start_of(&self, piece: usize) -> usize {
        if piece == 0 { 0 } else { self.pieces[piece - 1].1 }
    }

    /// How many products [`Join::weigh`] takes, and how many sums it keeps on the way.
    pub(super) fn cost(&self, pool: MinePool) -> (usize, usize) {
        let low: usize = self.pieces.iter().map(|piece| piece.0).sum();
        let top = pool.mines.saturating_sub(low);
        (0..self.pieces.len()).fold((0, 0), |(products, kept), piece| {
            let values = self.pieces[piece].1 - self.start_of(piece);
            let size = self.size_before(piece).min(top + 1);
            (products + size * (values + 1), kept + size)
        })
    }

    /// Weighs all pieces against each other.
    pub(super) fn join_exactly(&mut self, pool: MinePool) -> Result<UnconstrainedOdds, SolveError> {
        let low: usize = self.pieces.iter().map(|piece| piece.0).sum();
        let spread = self.values.len() - self.pieces.len();
        let spare = pool.mines.checked_sub(low).ok_or(SolveError::NoLayout)?;
        // More mines than this in the pieces are more than there are.
        let top = spread.min(spare);
        self.fill_row(pool, spare, top)?;
        self.rest_weights.clear();
        self.rest_weights.resize(self.values.len(), W::ZERO);
        // What lies before each piece, from the first to the last.
        self.before.clear();
        self.before.reserve_exact(self.cost(pool).1 + top + 1);
        self.before.push(W::ONE);
        let mut from = 0;
        let mut size = 1;
        for piece in 0..self.pieces.len() {
            let values = self.start_of(piece)..self.pieces[piece].1;
            let values = &self.values[values];
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
        let open = self.unconstrained_odds(pool, spare, from)?;
        // And what lies behind, from the last to the first.
        self.behind.clear();
        self.behind.extend_from_slice(&self.row);
        let mut end = self.before.len();
        for piece in (0..self.pieces.len()).rev() {
            let range = self.start_of(piece)..self.pieces[piece].1;
            // The list before this piece ends where the one behind it begins.
            end -= (self.size_before(piece) + range.len() - 1).min(top + 1);
            let size = self.size_before(piece).min(top + 1);
            let before = &self.before[end - size..end];
            let outer = &mut self.rest_weights[range.clone()];
            let values = &self.values[range];
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
        self.total = Some(self.behind[0]);
        Ok(open)
    }

    /// How many different sums of mines the pieces before this one may have, without a limit.
    fn size_before(&self, piece: usize) -> usize {
        self.start_of(piece) - piece + 1
    }

    /// The layouts of the cells beside no number, for each number of mines above the least that
    /// lie in the pieces. The largest becomes 1.
    fn fill_row(&mut self, pool: MinePool, spare: usize, top: usize) -> Result<(), SolveError> {
        self.row.clear();
        self.row.resize(top + 1, W::ZERO);
        // `above` mines more than the least in the pieces leave `spare - above` for the cells.
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

    /// The chance of a mine beside no number. `from` is where the sums of all pieces begin.
    fn unconstrained_odds(
        &self,
        pool: MinePool,
        spare: usize,
        from: usize,
    ) -> Result<UnconstrainedOdds, SolveError> {
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
        Ok(UnconstrainedOdds {
            mine: mines.ratio(whole) / pool.cells.max(1) as f64,
            can_be_free,
            can_be_mine,
        })
    }
}
