//! The forms in which positions come: the text of one, or a JSON array of several.

use crate::i18n::{Texts, errors};
use crate::solver::{PlayerView, PositionError};
use serde::Deserialize;

/// What was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum PositionInput {
    /// A position as text.
    One(PlayerView),
    /// A JSON array.
    Many(Vec<PlayerView>),
}

/// What is wrong with the input. Positions count from 1.
#[derive(Debug)]
pub(super) enum PositionInputError {
    /// The text is no position.
    Text(PositionError),
    /// The JSON is none, or none of positions.
    Json(serde_json::Error),
    /// One of the positions is none.
    Position {
        /// Which one.
        number: usize,
        /// What is wrong with it.
        error: PositionError,
    },
    /// A position's measures are not those of its board.
    SizeMismatch {
        /// Which one.
        number: usize,
        /// The rows announced.
        rows: usize,
        /// The columns announced.
        cols: usize,
    },
}

impl PositionInputError {
    /// The part of a sentence that says what is wrong.
    pub(super) fn describe(&self, texts: &Texts) -> String {
        match *self {
            Self::Text(ref error) => errors::position(texts, error),
            Self::Json(ref error) => {
                texts.with("analyze-no-json", &[("why", error.to_string().into())])
            }
            Self::Position { number, ref error } => {
                about_position(texts, number, &errors::position(texts, error))
            }
            Self::SizeMismatch { number, rows, cols } => {
                let values = [("rows", rows.into()), ("cols", cols.into())];
                about_position(texts, number, &texts.with("analyze-measures", &values))
            }
        }
    }
}

/// What is wrong with one of several positions.
pub(super) fn about_position(texts: &Texts, number: usize, why: &str) -> String {
    let values = [("number", number.into()), ("why", why.into())];
    texts.with("analyze-position", &values)
}

/// One position of the array. What else it says is not looked at.
#[derive(Debug, Deserialize)]
struct JsonPosition {
    rows: usize,
    cols: usize,
    mines: usize,
    board: Vec<String>,
}

impl PositionInput {
    /// Reads either form.
    pub(super) fn parse(text: &str) -> Result<Self, PositionInputError> {
        // No position's text begins with a bracket.
        if !text.trim_start().starts_with('[') {
            return text.parse().map(Self::One).map_err(PositionInputError::Text);
        }
        let positions: Vec<JsonPosition> =
            serde_json::from_str(text).map_err(PositionInputError::Json)?;
        let views = positions.iter().zip(1..).map(|(position, number)| {
            let view =
                position.view().map_err(|error| PositionInputError::Position { number, error })?;
            let JsonPosition { rows, cols, .. } = *position;
            let size = (view.size().rows().into(), view.size().cols().into());
            if size == (rows, cols) && position.board.len() == rows {
                Ok(view)
            } else {
                Err(PositionInputError::SizeMismatch { number, rows, cols })
            }
        });
        Ok(Self::Many(views.collect::<Result<_, _>>()?))
    }
}

impl JsonPosition {
    fn view(&self) -> Result<PlayerView, PositionError> {
        format!("mines {}\n{}", self.mines, self.board.join("\n")).parse()
    }
}
