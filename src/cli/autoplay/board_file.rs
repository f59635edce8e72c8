//! A file of boards: a head `# rows cols mines first_row first_col rule count seed`, then the
//! boards, `*` a mine and `.` a free cell, each on one line or on one line a row. Blank lines and
//! lines that begin with `;` are skipped. Another head begins other boards.

use super::player::AutoplayBoard;
use crate::game::level::LevelError;
use crate::game::{BoardSize, Level, Minefield, Pos};
use crate::i18n::{Texts, errors};
use std::str::FromStr;

/// What is wrong with a file of boards. Lines and columns count from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardFileError {
    /// The line; past the last one where something is missing there.
    pub line: usize,
    /// What is wrong there.
    pub issue: BoardFileIssue,
}

/// What is wrong with a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BoardFileIssue {
    /// A head is missing or is none.
    Header,
    /// The measures are none of a board.
    Level(LevelError),
    /// The first cell lies outside.
    Outside,
    /// A line is no board and no row.
    Length {
        /// The cells of the line.
        found: usize,
        /// The cells of a row.
        cols: u16,
        /// The cells of a board.
        cells: usize,
    },
    /// A sign means nothing.
    UnknownCharacter {
        /// The column.
        column: usize,
        /// The sign.
        sign: char,
    },
    /// A board has more or fewer mines than its head says.
    Mines {
        /// The mines of the board.
        found: u32,
        /// The mines of the head.
        expected: usize,
    },
    /// A board breaks the rule of its head.
    Rule(FirstCellRule),
    /// There are more or fewer boards than the head says.
    Count {
        /// The boards found.
        found: usize,
        /// The boards of the head.
        expected: usize,
    },
}

impl BoardFileError {
    /// The part of a sentence that says what is wrong.
    pub fn describe(&self, texts: &Texts) -> String {
        errors::at_line(texts, self.line, &self.issue.describe(texts))
    }
}

impl BoardFileIssue {
    fn describe(&self, texts: &Texts) -> String {
        match *self {
            Self::Header => texts.get("boards-head").to_owned(),
            Self::Level(ref error) => errors::level(texts, error),
            Self::Outside => texts.get("boards-outside").to_owned(),
            Self::Length { found, cols, cells } => texts.with(
                "boards-length",
                &[("found", found.into()), ("cols", cols.into()), ("cells", cells.into())],
            ),
            Self::UnknownCharacter { column, sign } => {
                let sign = sign.to_string().into();
                texts.with("boards-sign", &[("column", column.into()), ("sign", sign)])
            }
            Self::Mines { found, expected } => texts
                .with("boards-mines", &[("found", found.into()), ("expected", expected.into())]),
            Self::Rule(rule) => texts.with("boards-rule", &[("rule", rule.key().into())]),
            Self::Count { found, expected } => texts
                .with("boards-count", &[("found", found.into()), ("expected", expected.into())]),
        }
    }
}

/// How the first cell is protected, in the words of these files.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FirstCellRule {
    /// It is no mine.
    Safe,
    /// Neither it nor any cell around it is a mine.
    Zero,
    /// It may be a mine.
    None,
}

impl FirstCellRule {
    const ALL: [Self; 3] = [Self::Safe, Self::Zero, Self::None];

    const fn key(self) -> &'static str {
        match self {
            Self::Safe => "safe",
            Self::Zero => "zero",
            Self::None => "none",
        }
    }

    /// The strictest rule that a board keeps.
    pub fn of(field: &Minefield, first: Pos) -> Self {
        match field.number(first) {
            Some(0) => Self::Zero,
            Some(_) => Self::Safe,
            None => Self::None,
        }
    }

    fn holds_for(self, field: &Minefield, first: Pos) -> bool {
        match self {
            Self::Safe => field.number(first).is_some(),
            Self::Zero => field.number(first) == Some(0),
            Self::None => true,
        }
    }
}

impl std::fmt::Display for FirstCellRule {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(self.key())
    }
}

/// A head: what the boards below it have in common.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct BoardFileHeader {
    size: BoardSize,
    mines: usize,
    first: Pos,
    rule: FirstCellRule,
    count: usize,
    seed: u64,
}

/// Reads a file of boards.
///
/// # Errors
/// Where the text is none; the boards before it are not handed out.
pub fn read(text: &str) -> Result<Vec<AutoplayBoard>, BoardFileError> {
    let mut reader = BoardFileReader::default();
    let mut last = 0;
    for (line, text) in (1..).zip(text.lines()) {
        let text = text.trim();
        last = line;
        if !text.is_empty() && !text.starts_with(';') {
            reader.read_line(text).map_err(|fault| BoardFileError { line, issue: fault })?;
        }
    }
    let end = |fault| BoardFileError { line: last + 1, issue: fault };
    reader.check_count().map_err(end)?;
    if reader.header.is_none() {
        return Err(end(BoardFileIssue::Header));
    }
    Ok(reader.deals)
}

#[derive(Debug, Default)]
struct BoardFileReader {
    header: Option<BoardFileHeader>,
    /// How many boards were read before this head.
    before: usize,
    /// The cells of a board that is not whole yet.
    cells: Vec<bool>,
    deals: Vec<AutoplayBoard>,
}

impl BoardFileReader {
    fn read_line(&mut self, text: &str) -> Result<(), BoardFileIssue> {
        if let Some(head) = text.strip_prefix('#') {
            self.check_count()?;
            self.before = self.deals.len();
            self.header = Some(head.parse()?);
            return Ok(());
        }
        let head = self.header.ok_or(BoardFileIssue::Header)?;
        let cells = text
            .chars()
            .zip(1..)
            .map(|(sign, column)| match sign {
                '*' => Ok(true),
                '.' => Ok(false),
                _ => Err(BoardFileIssue::UnknownCharacter { column, sign }),
            })
            .collect::<Result<Vec<bool>, BoardFileIssue>>()?;
        let (cols, whole) = (head.size.cols(), head.size.cells());
        let row = cells.len() == usize::from(cols);
        if !row && (cells.len() != whole || !self.cells.is_empty()) {
            return Err(BoardFileIssue::Length { found: cells.len(), cols, cells: whole });
        }
        self.cells.extend(cells);
        if self.cells.len() == whole {
            self.finish_board(head)?;
        }
        Ok(())
    }

    /// The cells are a whole board.
    fn finish_board(&mut self, head: BoardFileHeader) -> Result<(), BoardFileIssue> {
        let cells = self.cells.drain(..).enumerate();
        let mines = cells.filter_map(|(index, mine)| mine.then_some(index));
        let field = Minefield::new(head.size, mines);
        if field.mines() as usize != head.mines {
            return Err(BoardFileIssue::Mines { found: field.mines(), expected: head.mines });
        }
        if !head.rule.holds_for(&field, head.first) {
            return Err(BoardFileIssue::Rule(head.rule));
        }
        let game = (self.deals.len() - self.before) as u64;
        self.deals.push(AutoplayBoard {
            field,
            first: head.first,
            seed: head.seed.wrapping_add(game),
        });
        Ok(())
    }

    fn check_count(&self) -> Result<(), BoardFileIssue> {
        let found = self.deals.len() - self.before;
        match self.header {
            Some(head) if found != head.count || !self.cells.is_empty() => {
                Err(BoardFileIssue::Count { found, expected: head.count })
            }
            _ => Ok(()),
        }
    }
}

impl FromStr for BoardFileHeader {
    type Err = BoardFileIssue;

    fn from_str(text: &str) -> Result<Self, BoardFileIssue> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let &[rows, cols, mines, row, col, rule, count, seed] = words.as_slice() else {
            return Err(BoardFileIssue::Header);
        };
        let number = |word: &str| word.parse::<usize>().map_err(|_| BoardFileIssue::Header);
        let (rows, cols, mines) = (number(rows)?, number(cols)?, number(mines)?);
        let (row, col) = (number(row)?, number(col)?);
        let size = Level::with_dimensions(rows, cols, mines).map_err(BoardFileIssue::Level)?.size();
        let side = |place: usize| u16::try_from(place).map_err(|_| BoardFileIssue::Outside);
        let first = Pos::new(side(row)?, side(col)?);
        if !size.contains(first) {
            return Err(BoardFileIssue::Outside);
        }
        let rule = FirstCellRule::ALL.into_iter().find(|known| known.key() == rule);
        Ok(Self {
            size,
            mines,
            first,
            rule: rule.ok_or(BoardFileIssue::Header)?,
            count: number(count)?,
            seed: seed.parse().map_err(|_| BoardFileIssue::Header)?,
        })
    }
}
