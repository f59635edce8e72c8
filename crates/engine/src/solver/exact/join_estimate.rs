//! Joins components that are too many to weigh exactly: each is weighed against what the others are
//! likely to hold.
//!
//! Each mine gets the odds at which the components and the cells that touch no number hold, on
//! average, as many mines as there are. The mines of all the others are then nearly normally
//! distributed, for they are thousands of independent components.

use super::SolveError;
use super::component_join::{ComponentJoin, JoinedOdds, MinePool};
use super::weight::{Weight, WideFloat};

/// Bisections of the range of the odds, enough for the last digits that matter.
const HALVINGS: usize = 60;

/// The mean and the variance of a number of mines.
#[derive(Debug, Clone, Copy, Default)]
struct Moments {
    mean: f64,
    variance: f64,
}

/// The layouts of a component by mines, as natural logarithms.
#[derive(Debug)]
struct LogCounts {
    low: usize,
    ln: Vec<f64>,
}

impl LogCounts {
    /// The logarithm of all layouts if a mine has these odds, and the moments of their mines.
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

/// The moments of the cells that touch no number.
fn unconstrained_moments(pool: MinePool, ln_odds: f64) -> (f64, Moments) {
    let cells = pool.cells as f64;
    let mine = 1.0 / (1.0 + (-ln_odds).exp());
    // ln(1 + odds), for large odds too.
    let ln = ln_odds.max(0.0) + (-ln_odds.abs()).exp().ln_1p();
    let spread = Moments { mean: cells * mine, variance: cells * mine * (1.0 - mine) };
    (cells * ln, spread)
}

impl ComponentJoin<WideFloat> {
    /// Weighs each component against what the others are likely to hold.
    pub(super) fn estimate(&mut self, pool: MinePool) -> Result<JoinedOdds<WideFloat>, SolveError> {
        let components: Vec<LogCounts> = (self.components())
            .map(|(low, values)| LogCounts {
                low,
                ln: values.iter().map(|value| value.ln()).collect(),
            })
            .collect();
        let least: usize = components.iter().map(|component| component.low).sum();
        let most: usize =
            (components.iter()).map(|component| component.low + component.ln.len() - 1).sum();
        if !(least..=most + pool.cells).contains(&pool.mines) {
            return Err(SolveError::NoLayout);
        }
        let whole = |ln_odds: f64| {
            let begin = unconstrained_moments(pool, ln_odds);
            let components = components.iter().map(|component| component.at(ln_odds));
            components.fold(begin, |(sum, all), (ln, spread)| {
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
        for component in &components {
            let (_, own) = component.at(ln_odds);
            let others = (all.variance - own.variance).max(1.0);
            let weights: Vec<f64> = (0..component.ln.len())
                .map(|above| {
                    let from_mean = (component.low + above) as f64 - own.mean;
                    above as f64 * ln_odds - from_mean * from_mean / (2.0 * others)
                })
                .collect();
            // All layouts of the component together weigh 1.
            let terms = || (weights.iter().zip(&component.ln)).map(|(weight, ln)| weight + ln);
            let top = terms().fold(f64::NEG_INFINITY, f64::max);
            let sum = top + terms().map(|term| (term - top).exp()).sum::<f64>().ln();
            outer.extend(weights.iter().map(|weight| WideFloat::from_ln(weight - sum)));
        }
        self.rest_weights = outer;
        let normal = 0.5 * (2.0 * std::f64::consts::PI * all.variance.max(1.0)).ln();
        let (_, open) = unconstrained_moments(pool, ln_odds);
        Ok(JoinedOdds {
            mine: open.mean / pool.cells.max(1) as f64,
            can_be_free: true,
            can_be_mine: true,
            total: WideFloat::ONE,
            layouts: WideFloat::from_ln(ln - mines * ln_odds - normal),
            unit: (0, 0),
        })
    }
}
