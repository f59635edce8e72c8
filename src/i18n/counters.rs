//! The texts of counters.

use super::Texts;
use crate::game::counters::{Counter, Formula, FormulaError};

/// Stands for what is not known.
const NONE: &str = "–";

/// How many decimals a formula of the player's own has.
const OWN_DECIMALS: usize = 3;

/// The value of a counter, with the unit of a time.
pub fn figure(texts: &Texts, counter: Counter, value: Option<f64>) -> String {
    match value {
        None => NONE.to_owned(),
        Some(seconds) if counter.spec().is_time => {
            texts.seconds((seconds * 1_000.0).round() as u64)
        }
        Some(value) => texts.decimal(value, counter.spec().decimals),
    }
}

/// The 3BV/s of a win.
pub fn speed(texts: &Texts, bbbv: u32, ms: u64) -> String {
    let speed = (ms > 0).then(|| f64::from(bbbv) * 1_000.0 / ms as f64);
    figure(texts, Counter::BbbvPerSecond, speed)
}

/// The value of a formula.
pub fn own_figure(texts: &Texts, value: Option<f64>) -> String {
    value.map_or_else(|| NONE.to_owned(), |value| texts.decimal(value, OWN_DECIMALS))
}

/// The solved 3BV and that of the board.
pub fn solved_of_all(texts: &Texts, solved: Option<f64>, all: Option<f64>) -> String {
    let [solved, all] = [solved, all].map(|count| figure(texts, Counter::Bbbv, count));
    format!("{solved} / {all}")
}

/// What is wrong with a formula.
pub fn formula_error(texts: &Texts, error: &FormulaError) -> String {
    match error {
        FormulaError::NoName => texts.get("name-empty").to_owned(),
        FormulaError::LongName => texts.with("name-too-long", args![max = Formula::MAX_NAME]),
        FormulaError::Empty => texts.get("formula-empty").to_owned(),
        FormulaError::TooLong => texts.with("formula-long", args![max = Formula::MAX_TEXT]),
        FormulaError::UnknownName(name) => {
            texts.with("formula-unknown", &[("name", name.as_str().into())])
        }
        FormulaError::MissingBracket => texts.get("formula-bracket").to_owned(),
        FormulaError::Unclear => texts.get("formula-unclear").to_owned(),
    }
}
