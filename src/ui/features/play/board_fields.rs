//! The fields for the size of a board: rows, columns and mines, as they are typed.

use crate::game::{BoardSize, Level};
use crate::ui::kit::form::Stepper;
use crate::ui::screen::dialog::prelude::*;
use std::ops::RangeInclusive;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardFields {
    /// What is typed, in the order of [`BoardField::ALL`].
    texts: [String; 3],
    /// How many cells have no mine at least.
    free: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardField {
    Rows,
    Cols,
    Mines,
}

/// What the player does in a field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FieldInput {
    Typed(BoardField, String),
    /// Stepped up or down.
    Stepped(BoardField, isize),
}

impl BoardField {
    pub const ALL: [Self; 3] = [Self::Rows, Self::Cols, Self::Mines];

    /// The id of the field, and the key of its label.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Rows => "custom-rows",
            Self::Cols => "custom-cols",
            Self::Mines => "custom-mines",
        }
    }
}

impl BoardFields {
    pub fn new(size: BoardSize, mines: usize, free: usize) -> Self {
        let texts = [size.rows().to_string(), size.cols().to_string(), mines.to_string()];
        Self { texts, free }
    }

    pub fn update(&mut self, input: FieldInput) {
        match input {
            FieldInput::Typed(field, typed) => self.texts[field as usize] = typed,
            FieldInput::Stepped(field, by) => {
                let next = form::stepped(self.text(field), by, &self.range(field));
                self.texts[field as usize] = next.to_string();
            }
        }
    }

    /// The size and the mines, if all of it is right.
    pub fn board(&self) -> Option<(BoardSize, usize)> {
        let valid = |field| {
            let given = number_field::whole(self.text(field)).ok();
            given.filter(|given| self.range(field).contains(given))
        };
        let [rows, cols, mines] = BoardField::ALL.map(valid);
        Some((BoardSize::new(rows?, cols?).ok()?, mines?))
    }

    /// What is wrong with a field.
    pub fn problem(&self, field: BoardField, texts: &Texts) -> Option<String> {
        let given = match number_field::whole(self.text(field)) {
            Ok(given) => given,
            Err(problem) => return Some(texts.get(problem).to_owned()),
        };
        let range = self.range(field);
        if range.contains(&given) {
            return None;
        }
        let sides = self.side(BoardField::Rows).zip(self.side(BoardField::Cols));
        Some(match (field, sides) {
            (BoardField::Mines, Some((rows, cols))) => {
                texts.with("custom-too-many-mines", args![rows, cols, max = *range.end()])
            }
            _ => number_field::out_of_range(&range, texts),
        })
    }

    /// The limits of a field: those of the mines depend on the rows and columns.
    pub fn range(&self, field: BoardField) -> RangeInclusive<usize> {
        let side = usize::from(Level::MAX_SIDE);
        match field {
            BoardField::Rows | BoardField::Cols => 1..=side,
            BoardField::Mines => {
                let rows = self.side(BoardField::Rows).unwrap_or(side);
                let cols = self.side(BoardField::Cols).unwrap_or(side);
                0..=rows * cols - self.free
            }
        }
    }

    /// A valid number of rows or columns.
    fn side(&self, field: BoardField) -> Option<usize> {
        let sides = 1..=usize::from(Level::MAX_SIDE);
        number_field::whole(self.text(field)).ok().filter(|side| sides.contains(side))
    }

    fn text(&self, field: BoardField) -> &str {
        &self.texts[field as usize]
    }

    /// A field with this problem, in a dialog where Enter sends `accepted`.
    pub fn view<'a, M: Clone + 'a>(
        &'a self,
        (field, problem): (BoardField, Option<String>),
        on_input: fn(FieldInput) -> M,
        accepted: M,
        ctx: ViewContext<'a>,
    ) -> Element<'a, M> {
        let number = Stepper {
            id: field.id(),
            name: ctx.texts.get(field.id()).to_owned(),
            typed: self.text(field),
            range: self.range(field),
            problem,
        };
        let typed = move |typed| on_input(FieldInput::Typed(field, typed));
        let stepped = |by| on_input(FieldInput::Stepped(field, by));
        number.in_line(typed, stepped, accepted, (ctx.texts, ctx.palette))
    }
}
