//! What is found on the workbench, as text.

use super::{Texts, hints};
use crate::solver::Contradiction;
use num_bigint::BigUint;

/// Why no layout fits a position that has so many mines, as a sentence.
pub fn contradiction(texts: &Texts, contradiction: &Contradiction, mines: usize) -> String {
    let cells = hints::list(texts, contradiction.numbers());
    match *contradiction {
        Contradiction::TooManyMines { mines, covered } => {
            texts.with("contradiction-mines", args![mines, covered])
        }
        Contradiction::TooHigh(_) => texts.with("contradiction-high", args![cells]),
        Contradiction::Together { uses_count: false, .. } => {
            texts.with("contradiction-together", args![cells])
        }
        Contradiction::Together { uses_count: true, .. } => {
            texts.with("contradiction-count", args![mines, cells])
        }
    }
}

/// A number of layouts: whole if it is short, or else as a power of ten.
pub fn layouts(texts: &Texts, layouts: &BigUint) -> String {
    const LONGEST: usize = 9;
    let digits = layouts.to_string();
    if digits.len() <= LONGEST {
        return digits;
    }
    let mantissa: f64 = format!("{}.{}", &digits[..1], &digits[1..4]).parse().unwrap_or_default();
    let mantissa = texts.decimal(mantissa, 2);
    texts.with("bench-power", args![mantissa, exponent = digits.len() - 1])
}
