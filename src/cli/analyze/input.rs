//! The forms in which positions come: the text of one, or a JSON array of several.

use std::str::FromStr;

use serde::Deserialize;
use thiserror::Error;

use crate::solver::PositionError;
use crate::solver::View;

/// What was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Input {
    /// A position as text.
    One(View),
    /// A JSON array.
    Many(Vec<View>),
}

/// What is wrong with the input. Positions count from 1.
#[derive(Debug, Error)]
pub(super) enum Fault {
    /// The text is no position.
    #[error(transparent)]
    Text(#[from] PositionError),
    /// The JSON is none, or none of positions.
    #[error("this is no JSON array of positions: {0}")]
    Json(#[from] serde_json::Error),
    /// One of the positions is none.
    #[error("position {number}, as text: {error}")]
    Position {
        /// Which one.
        number: usize,
        /// What is wrong with it.
        error: PositionError,
    },
    /// A position's measures are not those of its board.
    #[error(
        "position {number}: its board does not have the {rows} rows of {cols} cells it announces"
    )]
    Measures {
        /// Which one.
        number: usize,
        /// The rows announced.
        rows: usize,
        /// The columns announced.
        cols: usize,
    },
}

/// One position of the array. What else it says is not looked at.
#[derive(Debug, Deserialize)]
struct Position {
    rows: usize,
    cols: usize,
    mines: usize,
    board: Vec<String>,
}

impl FromStr for Input {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        // No position's text begins with a bracket.
        if !text.trim_start().starts_with('[') {
            return Ok(Self::One(text.parse()?));
        }
        let positions: Vec<Position> = serde_json::from_str(text)?;
        let views = positions.iter().zip(1..).map(|(position, number)| {
            let view = position
                .view()
                .map_err(|error| Fault::Position { number, error })?;
            let Position { rows, cols, .. } = *position;
            let size = (view.size().rows().into(), view.size().cols().into());
            if size == (rows, cols) && position.board.len() == rows {
                Ok(view)
            } else {
                Err(Fault::Measures { number, rows, cols })
            }
        });
        Ok(Self::Many(views.collect::<Result<_, _>>()?))
    }
}

impl Position {
    fn view(&self) -> Result<View, PositionError> {
        format!("mines {}\n{}", self.mines, self.board.join("\n")).parse()
    }
}
