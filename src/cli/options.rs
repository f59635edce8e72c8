//! The options that several commands share, and the parsers of their values.

use super::error::CliError;
use crate::config::LevelKind;
use crate::game::level::LevelError;
use crate::game::{Choice, Level};
use crate::i18n::{Texts, args, errors};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, Command};
use std::fmt::Display;
use std::str::FromStr;
use thiserror::Error;

const MAX_SIDE: usize = Level::MAX_SIDE as usize;

/// The board to play: a named level or custom dimensions.
#[derive(Debug, Clone, Args)]
pub struct LevelArgs {
    #[arg(
        long,
        value_name = "LEVEL",
        conflicts_with_all = ["rows", "cols", "mines"],
        value_parser = one_of(LevelKind::level)
    )]
    pub level: Option<Level>,
    #[arg(
        long,
        value_name = "N",
        requires_all = ["cols", "mines"],
        value_parser = integer_between(1, MAX_SIDE)
    )]
    pub rows: Option<usize>,
    #[arg(
        long,
        value_name = "N",
        requires_all = ["rows", "mines"],
        value_parser = integer_between(1, MAX_SIDE)
    )]
    pub cols: Option<usize>,
    #[arg(
        long,
        value_name = "N",
        requires_all = ["rows", "cols"],
        value_parser = integer_between(0, MAX_SIDE * MAX_SIDE - 1)
    )]
    pub mines: Option<usize>,
}

/// The seed of the first board. The default is random.
#[derive(Debug, Clone, Args)]
pub struct SeedArgs {
    #[arg(long, value_name = "SEED", value_parser = integer_between(0, u64::MAX))]
    pub seed: Option<u64>,
}

impl LevelArgs {
    /// The level, if one is given. `custom` makes one from rows, columns and mines.
    pub fn level(
        &self,
        custom: impl Fn(usize, usize, usize) -> Result<Level, LevelError>,
        texts: &Texts,
    ) -> Result<Option<Level>, CliError> {
        let (Some(rows), Some(cols), Some(mines)) = (self.rows, self.cols, self.mines) else {
            return Ok(self.level);
        };
        custom(rows, cols, mines).map(Some).map_err(|error| {
            let why = errors::level(texts, &error);
            CliError::InvalidInput(texts.with("cli-wrong-board", args![why]))
        })
    }
}

/// Parses the key of a choice for which there is a value.
pub fn one_of<C, T>(value: fn(C) -> Option<T>) -> impl TypedValueParser<Value = T>
where
    C: Choice,
    T: Clone + Send + Sync + 'static,
{
    let offered = C::ALL.iter().copied().filter(move |&choice| value(choice).is_some());
    let named = offered.map(|choice| PossibleValue::new(choice.key()).alias(choice.stored_key()));
    PossibleValuesParser::new(named).map(move |key| {
        C::from_key(&key).and_then(value).expect("only keys of values are possible")
    })
}

/// Takes negative numbers for values, which are then refused as such and not as unknown options.
pub fn accept_negative_numbers(command: Command) -> Command {
    command.mut_subcommands(accept_negative_numbers).mut_args(|arg| {
        let is_option = !arg.is_positional() && arg.get_action().takes_values();
        if is_option { arg.allow_negative_numbers(true) } else { arg }
    })
}

#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("it must be a whole number from {min} to {max}")]
pub struct NumberOutOfRange {
    pub min: String,
    pub max: String,
}

/// Parses a whole number from `min` to `max`.
pub fn integer_between<N>(
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
