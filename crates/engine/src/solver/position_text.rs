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

    /// The flags are left out.
    fn from_str(text: &str) -> Result<Self, PositionError> {
        Self::with_flags_from(text).map(|(view, _)| view)
    }
}

impl PlayerView {
    /// Reads a text: the view, and the flags in reading order.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn with_flags_from(text: &str) -> Result<(Self, Vec<Pos>), PositionError> {
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
        let size = BoardSize::new(rows.len(), expected).map_err(PositionError::Size)?;
        let mut view = Self::new(size, mines).map_err(PositionError::View)?;
        let mut flags = Vec::new();
        for (pos, sign) in size.positions().zip(rows.iter().flat_map(|(_, cells)| cells)) {
            match sign {
                'F' => flags.push(pos),
                '0'..='8' => view.open(pos, *sign as u8 - b'0'),
                _ => {}
            }
        }
        Ok((view, flags))
    }

    /// The text of the view with these flags, which are sorted.
    pub fn text(&self, flags: &[Pos]) -> String {
        let mut text = format!("mines {}\n", self.mines());
        for row in self.rows(flags) {
            text.push_str(&row);
            text.push('\n');
        }
        text
    }

    /// The rows of that text.
    pub fn rows(&self, flags: &[Pos]) -> Vec<String> {
        let sign = |pos| match self.cell(pos) {
            ViewCell::Open(number) => char::from(b'0' + number),
            ViewCell::Covered if flags.binary_search(&pos).is_ok() => 'F',
            ViewCell::Covered => '.',
        };
        let (rows, cols) = (self.size().rows(), self.size().cols());
        (0..rows).map(|row| (0..cols).map(|col| sign(Pos::new(row, col))).collect()).collect()
    }
}

fn mines(line: &str) -> Option<usize> {
    let mut words = line.split_whitespace();
    let (Some("mines"), Some(number), None) = (words.next(), words.next(), words.next()) else {
        return None;
    };
    number.parse().ok()
}

fn cells(line: usize, row: &str) -> Result<Vec<char>, PositionError> {
    row.chars()
        .enumerate()
        .map(|(index, sign)| match sign {
            '.' | '#' | 'F' | '0'..='8' => Ok(sign),
            _ => Err(PositionError::UnknownCharacter { line, column: index + 1, sign }),
        })
        .collect()
}
