//! Joining pieces that are too many to weigh against each other: each is weighed against what the
//! others are likely to hold.
//!
//! A mine is given the odds at which the pieces and the cells beside no number hold as many mines
//! as there are, on the mean. The number of mines that the others then hold is nearly normal, for
//! they are thousands of pieces that know nothing of each other.

use super::SolveError;
use super::component_join::{ComponentJoin, MinePool, UnconstrainedOdds};
use super::weight::{Weight, WideFloat};

/// Halvings of the range of the odds: enough to find them to the last digits that matter.
const HALVINGS: usize = 60;

/// The mean and the variance of a number of mines.
#[derive(Debug, Clone, Copy, Default)]
struct Moments {
    mean: f64,
    variance: f64,
}

/// The layouts of a piece by mines, as natural logarithms.
#[derive(Debug)]
struct LogCounts {
    low: usize,
    ln: Vec<f64>,
}

impl LogCounts {
    /// The logarithm of all layouts where a mine has these odds, and how many mines they have.
    fn at(&self, ln_odds: f64) -> (f64, Moments) {
        let weigh = |(above, ln): (usize, &f64)| ln + above as f64 * ln_odds;
        let most = (self.ln.iter().enumerate().map(weigh)).fold(f64::NEG_INFINITY, f64::max);
        let (mut sum, mut mean, mut square) = (0.0, 0.0, 0.0);
        for (above, ln) in self.ln.iter().enumerate() {
            let weight = (weigh((above, ln)) - most).exp();
            let above = above as f64;
            sum += weight;
            mean += weight * above;
            square += weight * above * above;
        }
        let mean = mean / sum;
        let spread = Moments {
            mean: mean + self.low as f64,
            variance: (square / sum - mean * mean).max(0.0),
        };
        (most + sum.ln() + self.low as f64 * ln_odds, spread)
    }
}

/// The cells beside no number where a mine has these odds.
fn unconstrained_moments(pool: MinePool, ln_odds: f64) -> (f64, Moments) {
    let cells = pool.cells as f64;
    let mine = 1.0 / (1.0 + (-ln_odds).exp());
    // ln(1 + odds), for large odds too.
    let ln = ln_odds.max(0.0) + (-ln_odds.abs()).exp().ln_1p();
    let spread = Moments { mean: cells * mine, variance: cells * mine * (1.0 - mine) };
    (cells * ln, spread)
}

impl ComponentJoin<WideFloat> {
    /// Weighs each piece against what the others are likely to hold.
    ///
    /// # Errors
    /// When the pieces need more mines than there are, or cannot take them all.
    pub(super) fn estimate(&mut self, pool: MinePool) -> Result<UnconstrainedOdds, SolveError> {
        let pieces: Vec<LogCounts> = (self.components())
            .map(|(low, values)| LogCounts {
                low,
                ln: values.iter().map(|value| value.ln()).collect(),
            })
            .collect();
        let least: usize = pieces.iter().map(|piece| piece.low).sum();
        let most: usize = (pieces.iter()).map(|piece| piece.low + piece.ln.len() - 1).sum();
        if !(least..=most + pool.cells).contains(&pool.mines) {
            return Err(SolveError::NoLayout);
        }
        let whole = |ln_odds: f64| {
            let begin = unconstrained_moments(pool, ln_odds);
            let pieces = pieces.iter().map(|piece| piece.at(ln_odds));
            pieces.fold(begin, |(sum, all), (ln, spread)| {
                let all = Moments {
                    mean: all.mean + spread.mean,
                    variance: all.variance + spread.variance,
                };
                (sum + ln, all)
            })
        };
        let mines = pool.mines as f64;
        let (mut less, mut more) = (-60.0, 60.0);
        for _ in 0..HALVINGS {
            let middle = f64::midpoint(less, more);
            if whole(middle).1.mean < mines {
                less = middle;
            } else {
                more = middle;
            }
        }
        let ln_odds = f64::midpoint(less, more);
        let (ln, all) = whole(ln_odds);
        let mut outer = Vec::new();
        for piece in &pieces {
            let (_, own) = piece.at(ln_odds);
            let others = (all.variance - own.variance).max(1.0);
            let weights: Vec<f64> = (0..piece.ln.len())
                .map(|above| {
                    let from_mean = (piece.low + above) as f64 - own.mean;
                    above as f64 * ln_odds - from_mean * from_mean / (2.0 * others)
                })
                .collect();
            // All layouts of the piece together weigh 1.
            let terms = || (weights.iter().zip(&piece.ln)).map(|(weight, ln)| weight + ln);
            let top = terms().fold(f64::NEG_INFINITY, f64::max);
            let sum = top + terms().map(|term| (term - top).exp()).sum::<f64>().ln();
            outer.extend(weights.iter().map(|weight| WideFloat::from_ln(weight - sum)));
        }
        self.set_rest_weights(outer);
        self.total = Some(WideFloat::ONE);
        let normal = 0.5 * (2.0 * std::f64::consts::PI * all.variance.max(1.0)).ln();
        self.ln_total = Some(ln - mines * ln_odds - normal);
        let (_, open) = unconstrained_moments(pool, ln_odds);
        Ok(UnconstrainedOdds {
            mine: open.mean / pool.cells.max(1) as f64,
            can_be_free: true,
            can_be_mine: true,
        })
    }
}
