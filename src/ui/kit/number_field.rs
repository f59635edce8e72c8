//! What is typed in fields for numbers, and what is wrong with it.

use crate::i18n::{Texts, args};
use std::ops::RangeInclusive;

/// Parses a whole number, or fails with the key of a text. One too large for `usize` is still a
/// number.
pub fn whole(typed: &str) -> Result<usize, &'static str> {
    let typed = typed.trim();
    if typed.is_empty() {
        Err("custom-empty")
    } else if typed.bytes().all(|byte| byte.is_ascii_digit()) {
        Ok(typed.parse().unwrap_or(usize::MAX))
    } else {
        Err("custom-not-a-number")
    }
}

/// Parses a number with decimals, in parts of `1 / scale`, rounded: some languages have a comma.
pub fn decimal(typed: &str, scale: f64) -> Option<f64> {
    let number: f64 = typed.trim().replace(',', ".").parse().ok()?;
    Some((number * scale).round())
}

/// What is said of a number that is not within a range.
pub fn out_of_range(range: &RangeInclusive<usize>, texts: &Texts) -> String {
    texts.with("custom-out-of-range", args![min = *range.start(), max = *range.end()])
}
