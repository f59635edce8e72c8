//! The options that several commands share, and their values.

use super::error::CliError;
use crate::game::Level;
use crate::game::level::LevelError;
use crate::i18n::{Texts, errors};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use std::error::Error;
use std::fmt::Display;
use std::str::FromStr;
use thiserror::Error;

/// The board to play, in the window, in a terminal or by the solver.
#[derive(Debug, Clone, Args)]
pub struct LevelArgs {
    /// A named level.
    #[arg(
        long,
        value_name = "LEVEL",
        conflicts_with_all = ["rows", "cols", "mines"],
        value_parser = known::<Level, _>(LEVELS)
    )]
    pub level: Option<Level>,
    /// The rows of a custom board; the command may set a lower limit.
    #[arg(
        long,
        value_name = "N",
        requires_all = ["cols", "mines"],
        allow_negative_numbers = true,
        value_parser = whole(1, usize::from(Level::MAX_SIDE))
    )]
    pub rows: Option<usize>,
    /// The columns of a custom board; the command may set a lower limit.
    #[arg(
        long,
        value_name = "N",
        requires_all = ["rows", "mines"],
        allow_negative_numbers = true,
        value_parser = whole(1, usize::from(Level::MAX_SIDE))
    )]
    pub cols: Option<usize>,
    /// The mines of a custom board, as many as leave a cell free.
    #[arg(
        long,
        value_name = "N",
        requires_all = ["rows", "cols"],
        allow_negative_numbers = true,
        value_parser = whole(0, MOST_MINES)
    )]
    pub mines: Option<usize>,
}

/// The levels that have a key.
const LEVELS: [&str; 4] = ["beginner", "intermediate", "expert", "scattered"];

/// The most mines that leave one free cell on the largest board.
const MOST_MINES: usize = Level::MAX_SIDE as usize * Level::MAX_SIDE as usize - 1;

impl LevelArgs {
    /// The level that is given, if one is. `of` makes a custom one from rows, columns and mines.
    ///
    /// # Errors
    /// If `of` refuses the size.
    pub fn level(
        &self,
        of: impl Fn(usize, usize, usize) -> Result<Level, LevelError>,
        texts: &Texts,
    ) -> Result<Option<Level>, CliError> {
        match (self.rows, self.cols, self.mines) {
            (Some(rows), Some(cols), Some(mines)) => match of(rows, cols, mines) {
                Ok(level) => Ok(Some(level)),
                Err(error) => {
                    let why = errors::level(texts, &error).into();
                    Err(CliError::InvalidInput(texts.with("cli-wrong-board", &[("why", why)])))
                }
            },
            _ => Ok(self.level),
        }
    }
}

/// Parses a value from its key, one of these.
pub fn known<T, const N: usize>(keys: [&'static str; N]) -> impl TypedValueParser<Value = T>
where
    T: FromStr + Clone + Send + Sync + 'static,
    T::Err: Error + Send + Sync + 'static,
{
    PossibleValuesParser::new(keys).try_map(|key| key.parse::<T>())
}

/// The value is not a whole number within its limits.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("it must be a whole number from {min} to {max}")]
pub struct NumberOutOfRange {
    /// The lowest allowed value.
    pub min: String,
    /// The highest allowed value.
    pub max: String,
}

/// Parses a whole number from `min` to `max`.
pub fn whole<N>(
    min: N,
    max: N,
) -> impl Fn(&str) -> Result<N, NumberOutOfRange> + Clone + Send + Sync + 'static
where
    N: FromStr + PartialOrd + Display + Copy + Send + Sync + 'static,
{
    move |text| match text.parse() {
        Ok(number) if (min..=max).contains(&number) => Ok(number),
        _ => Err(NumberOutOfRange { min: min.to_string(), max: max.to_string() }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_with_a_key_is_known_by_it() {
        let keys: Vec<_> =
            (Level::NAMED.into_iter().chain([Level::Scattered])).filter_map(Level::key).collect();
        assert_eq!(keys, LEVELS);
    }
}
