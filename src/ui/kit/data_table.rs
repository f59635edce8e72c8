//! Tables: columns with a width and a side, and rows whose cells and heads describe themselves.

use super::semantics::{Semantics, described};
use crate::ui::{Element, Row};
use accesskit::Role;
use iced::Alignment::Center;
use iced::alignment::Horizontal;
use iced::widget::{column, container, row, space};
use iced::{Length, Padding};

/// What all cells of a column have in common.
#[derive(Debug, Clone, Copy)]
pub struct TableColumn {
    pub width: Length,
    /// Words are aligned left, figures right.
    pub side: Horizontal,
    /// What is around a cell.
    pub padding: Padding,
}

impl TableColumn {
    pub const fn new(width: Length, side: Horizontal) -> Self {
        Self { width, side, padding: Padding::ZERO }
    }

    /// A cell of this column.
    pub fn cell<'a, M: 'a>(
        self,
        content: impl Into<Element<'a, M>>,
        semantics: Semantics,
    ) -> Element<'a, M> {
        let Self { width, side, padding } = self;
        let cell = container(content.into()).width(width).align_x(side).padding(padding);
        described(cell.clip(true), semantics)
    }
}

/// The heads of columns; `None` for a column without one.
pub fn heads<'a, M: 'a>(
    columns: impl IntoIterator<Item = (TableColumn, Option<Element<'a, M>>)>,
) -> Row<'a, M> {
    let heads = columns.into_iter().map(|(column, head)| match head {
        Some(head) => column.cell(head, Semantics::new(Role::ColumnHeader)),
        None => column.cell(space(), Semantics::hidden()),
    });
    row(heads).align_y(Center)
}

/// The cells of the row at this place.
pub fn cells<'a, M: 'a>(
    at: usize,
    columns: impl IntoIterator<Item = (TableColumn, Element<'a, M>)>,
) -> Row<'a, M> {
    let cells = columns.into_iter().enumerate();
    let cells =
        cells.map(|(nth, (column, cell))| column.cell(cell, Semantics::cell(Role::Cell, at, nth)));
    row(cells).align_y(Center)
}

/// Rows, below their heads if there are any.
pub fn table<'a, M: 'a>(
    name: &str,
    heads: Option<Row<'a, M>>,
    rows: impl IntoIterator<Item = Element<'a, M>>,
    [below_heads, between_rows]: [f32; 2],
) -> Element<'a, M> {
    let heads = heads.map(|heads| described(heads, Semantics::new(Role::Row)));
    let rows = column(rows).spacing(between_rows);
    let content = column![heads, rows].spacing(below_heads);
    described(content, Semantics::new(Role::Table).named(name))
}
