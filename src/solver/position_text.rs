//! A view as text: the line `mines N`, then one line per row with `.` or `#` for covered cells, `0`
//! to `8` for open ones and `F` for flags. Blank lines and lines that begin with `;` are skipped.

use super::player_view::{PlayerView, TooManyMines, ViewCell};
use crate::game::{BoardSize, Pos, SizeError};
use std::str::FromStr;

/// Why a text is not a position. Lines and columns count from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PositionError {
    /// There are only blank lines and comments.
    Empty,
    /// The first line is not `mines N`.
    Mines {
        line: usize,
        text: String,
    },
    NoRows {
        mines: usize,
    },
    UnknownCharacter {
        line: usize,
        column: usize,
        sign: char,
    },
    /// A row is not as long as the first.
    Ragged {
        line: usize,
        found: usize,
        expected: usize,
    },
    Size(SizeError),
    View(TooManyMines),
}

impl FromStr for PlayerView {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        let mut lines = lines(text);
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
        let size = BoardSize::new(rows.len(), expected).map_err(PositionError::Size)?;
        let mut view = Self::new(size, mines).map_err(PositionError::View)?;
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

/// The flags in the text of a position, right or wrong, in reading order.
pub fn flags_of_text(text: &str) -> Vec<Pos> {
    let rows = lines(text).skip(1).zip(0..);
    let flags = rows.flat_map(|((_, line), row)| {
        let cells = line.chars().zip(0..).filter(|(sign, _)| *sign == 'F');
        cells.map(move |(_, col)| Pos::new(row, col))
    });
    flags.collect()
}

/// The lines that say something, with their numbers.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line.trim()))
        .filter(|(_, line)| !line.is_empty() && !line.starts_with(';'))
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
