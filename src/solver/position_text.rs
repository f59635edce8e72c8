//! A view as text: a line `mines N`, then a line a row, `.` or `#` covered, a digit open, `F`
//! flagged. Blank lines and lines that begin with `;` are skipped.

use super::player_view::{PlayerView, PlayerViewError, ViewCell};
use crate::game::{BoardSize, Pos, SizeError};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// What is wrong with a position's text. Lines and columns count from 1.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PositionError {
    /// The text holds no line but blank ones and comments.
    #[error("the position is empty; a line \"mines N\" and the rows of the board are expected")]
    Empty,
    /// The first line is not `mines N`.
    #[error("line {line}: \"mines\" and a number are expected before the rows, not \"{text}\"")]
    Mines {
        /// The line.
        line: usize,
        /// What it says.
        text: String,
    },
    /// There is no row.
    #[error("there are no rows below the line \"mines {mines}\"")]
    NoRows {
        /// The mines announced.
        mines: usize,
    },
    /// A sign means nothing.
    #[error(
        "line {line}, column {column}: \"{sign}\" is not a cell (\".\" or \"#\" covered, 0 to 8 open, \"F\" flagged)"
    )]
    UnknownCharacter {
        /// The line.
        line: usize,
        /// The column.
        column: usize,
        /// The sign.
        sign: char,
    },
    /// A row is longer or shorter than the first.
    #[error(
        "line {line}: the row has a length of {found}, but the first has a length of {expected}"
    )]
    Ragged {
        /// The line.
        line: usize,
        /// The cells of this row.
        found: usize,
        /// The cells of the first row.
        expected: usize,
    },
    /// The board is too large.
    #[error("the position is too large: {0}")]
    Size(#[from] SizeError),
    /// The board cannot hold the mines.
    #[error("the position is impossible: {0}")]
    View(#[from] PlayerViewError),
}

impl FromStr for PlayerView {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(index, line)| (index + 1, line.trim()))
            .filter(|(_, line)| !line.is_empty() && !line.starts_with(';'));
        let (line, first) = lines.next().ok_or(PositionError::Empty)?;
        let mines =
            mines(first).ok_or_else(|| PositionError::Mines { line, text: first.to_owned() })?;
        let rows = lines
            .map(|(line, row)| cells(line, row).map(|cells| (line, cells)))
            .collect::<Result<Vec<_>, _>>()?;
        let expected =
            rows.first().map(|(_, cells)| cells.len()).ok_or(PositionError::NoRows { mines })?;
        if let Some((line, cells)) = rows.iter().find(|(_, cells)| cells.len() != expected) {
            return Err(PositionError::Ragged { line: *line, found: cells.len(), expected });
        }
        let mut view = PlayerView::new(BoardSize::new(rows.len(), expected)?, mines)?;
        for (row, (_, cells)) in rows.iter().enumerate() {
            for (col, seen) in cells.iter().enumerate() {
                if let ViewCell::Open(number) = *seen {
                    view.open(Pos::new(row as u16, col as u16), number);
                }
            }
        }
        Ok(view)
    }
}

impl fmt::Display for PlayerView {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "mines {}", self.mines())?;
        for row in 0..self.size().rows() {
            writeln!(out)?;
            for col in 0..self.size().cols() {
                match self.cell(Pos::new(row, col)) {
                    ViewCell::Covered => write!(out, ".")?,
                    ViewCell::Open(number) => write!(out, "{number}")?,
                }
            }
        }
        Ok(())
    }
}

fn mines(line: &str) -> Option<usize> {
    let mut words = line.split_whitespace();
    let (Some("mines"), Some(number), None) = (words.next(), words.next(), words.next()) else {
        return None;
    };
    number.parse().ok()
}

fn cells(line: usize, row: &str) -> Result<Vec<ViewCell>, PositionError> {
    row.chars()
        .enumerate()
        .map(|(index, sign)| match sign {
            '.' | '#' | 'F' => Ok(ViewCell::Covered),
            '0'..='8' => Ok(ViewCell::Open(sign as u8 - b'0')),
            _ => Err(PositionError::UnknownCharacter { line, column: index + 1, sign }),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn covered_open_and_flagged_cells_are_read() {
        let view: PlayerView = "; a corner\n\nmines 2\n1#0\n.F8\n".parse().unwrap();
        assert_eq!((view.size().rows(), view.size().cols()), (2, 3));
        assert_eq!(view.mines(), 2);
        assert_eq!(view.cell(Pos::new(0, 0)), ViewCell::Open(1));
        assert_eq!(view.cell(Pos::new(0, 1)), ViewCell::Covered);
        assert_eq!(view.cell(Pos::new(1, 1)), ViewCell::Covered);
        assert_eq!(view.cell(Pos::new(1, 2)), ViewCell::Open(8));
        assert_eq!(view.to_string(), "mines 2\n1.0\n..8");
        assert_eq!(view.to_string().parse::<PlayerView>().unwrap(), view);
    }

    #[test]
    fn errors_say_where() {
        let error = |text: &str| text.parse::<PlayerView>().unwrap_err().to_string();
        assert!(error("; nothing\n").starts_with("the position is empty"));
        assert_eq!(
            error("\nmine 3\n..\n"),
            "line 2: \"mines\" and a number are expected before the rows, not \"mine 3\""
        );
        assert!(error("mines 3").contains("no rows below"));
        assert!(error("mines 1\n..\n.9\n").starts_with("line 3, column 2: \"9\" is not a cell"));
        assert_eq!(
            error("mines 1\n..\n...\n"),
            "line 3: the row has a length of 3, but the first has a length of 2"
        );
        assert_eq!(
            error("mines 5\n..\n..\n"),
            "the position is impossible: 4 cells cannot hold 5 mines"
        );
    }
}
