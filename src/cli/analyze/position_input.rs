//! The input: one position as text, or a JSON array of positions.

use crate::i18n::{Texts, errors};
use crate::solver::{PlayerView, PositionError};
use serde::Deserialize;

pub(super) struct PositionInput {
    pub(super) views: Vec<PlayerView>,
    /// Whether it is a JSON array, even if of one position.
    pub(super) is_array: bool,
}

/// A position of the array. Other keys are ignored.
#[derive(Debug, Deserialize)]
struct JsonPosition {
    rows: usize,
    cols: usize,
    mines: usize,
    board: Vec<String>,
}

impl PositionInput {
    /// Parses either form. The error is the part of a sentence that says what is wrong.
    pub(super) fn parse(text: &str, texts: &Texts) -> Result<Self, String> {
        // The text of a position never starts with a bracket.
        if !text.trim_start().starts_with('[') {
            let view = text.parse().map_err(|error| errors::position(texts, &error))?;
            return Ok(Self { views: vec![view], is_array: false });
        }
        let positions: Vec<JsonPosition> = serde_json::from_str(text)
            .map_err(|error| texts.with("analyze-no-json", &[("why", error.to_string().into())]))?;
        let views = positions.iter().zip(1..).map(|(position, number)| {
            position.view(texts).map_err(|why| about_position(texts, number, &why))
        });
        Ok(Self { views: views.collect::<Result<_, _>>()?, is_array: true })
    }
}

impl JsonPosition {
    fn view(&self, texts: &Texts) -> Result<PlayerView, String> {
        let Self { rows, cols, mines, ref board } = *self;
        let view: PlayerView = format!("mines {mines}\n{}", board.join("\n"))
            .parse()
            .map_err(|error: PositionError| errors::position(texts, &error))?;
        let size = (view.size().rows().into(), view.size().cols().into());
        if size == (rows, cols) && board.len() == rows {
            Ok(view)
        } else {
            Err(texts.with("analyze-measures", &[("rows", rows.into()), ("cols", cols.into())]))
        }
    }
}

/// What is wrong with one of several positions, counted from 1.
pub(super) fn about_position(texts: &Texts, number: usize, why: &str) -> String {
    texts.with("analyze-position", &[("number", number.into()), ("why", why.into())])
}
