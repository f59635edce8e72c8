//! A file of boards: a header `# rows cols mines first_row first_col rule count seed`, then the
//! boards, `*` a mine and `.` a free cell, each on one line or on one line per row. Blank lines and
//! lines that begin with `;` are skipped. Another header begins other boards.

use super::player::AutoplayBoard;
use crate::game::{BoardSize, Level, Minefield, Pos};
use crate::i18n::{Texts, errors};

/// How the first cell is protected, as written in the header.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FirstCellRule {
    /// It is not a mine.
    Safe,
    /// Neither it nor any of its neighbours is a mine.
    Zero,
    /// It may be a mine.
    None,
}

impl FirstCellRule {
    const ALL: [Self; 3] = [Self::Safe, Self::Zero, Self::None];

    pub const fn key(self) -> &'static str {
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

/// Reads a file of boards. The error is the part of a sentence that says what is wrong, and in
/// which line.
pub fn read(text: &str, texts: &Texts) -> Result<Vec<AutoplayBoard>, String> {
    let mut reader = BoardFileReader { texts, header: None, cells: Vec::new(), boards: Vec::new() };
    let mut last = 0;
    for (number, line) in (1..).zip(text.lines().map(str::trim)) {
        last = number;
        if !line.is_empty() && !line.starts_with(';') {
            reader.read_line(line).map_err(|why| errors::at_line(texts, number, &why))?;
        }
    }
    reader.finish().map_err(|why| errors::at_line(texts, last + 1, &why))?;
    Ok(reader.boards)
}

/// What the boards below a header have in common.
#[derive(Debug, Clone, Copy)]
struct BoardFileHeader {
    size: BoardSize,
    mines: usize,
    first: Pos,
    rule: FirstCellRule,
    count: usize,
    seed: u64,
    /// The number of boards before this header.
    start: usize,
}

struct BoardFileReader<'a> {
    texts: &'a Texts,
    header: Option<BoardFileHeader>,
    /// The cells of an unfinished board.
    cells: Vec<bool>,
    boards: Vec<AutoplayBoard>,
}

impl BoardFileReader<'_> {
    fn read_line(&mut self, line: &str) -> Result<(), String> {
        let texts = self.texts;
        let bad_header = || texts.get("boards-head").to_owned();
        if let Some(header) = line.strip_prefix('#') {
            self.check_count()?;
            self.header = Some(self.parse_header(header)?);
            return Ok(());
        }
        let header = self.header.ok_or_else(bad_header)?;
        let cells = (line.chars().zip(1..))
            .map(|(sign, column)| match sign {
                '*' => Ok(true),
                '.' => Ok(false),
                _ => {
                    let values = [("column", column.into()), ("sign", sign.to_string().into())];
                    Err(texts.with("boards-sign", &values))
                }
            })
            .collect::<Result<Vec<bool>, String>>()?;
        let (cols, whole) = (header.size.cols(), header.size.cells());
        let is_row = cells.len() == usize::from(cols);
        if !is_row && (cells.len() != whole || !self.cells.is_empty()) {
            let found = cells.len();
            let values = [("found", found.into()), ("cols", cols.into()), ("cells", whole.into())];
            return Err(texts.with("boards-length", &values));
        }
        self.cells.extend(cells);
        if self.cells.len() == whole {
            self.finish_board(header)?;
        }
        Ok(())
    }

    fn parse_header(&self, text: &str) -> Result<BoardFileHeader, String> {
        let texts = self.texts;
        let bad_header = || texts.get("boards-head").to_owned();
        let words: Vec<&str> = text.split_whitespace().collect();
        let &[rows, cols, mines, row, col, rule, count, seed] = words.as_slice() else {
            return Err(bad_header());
        };
        let number = |word: &str| word.parse::<usize>().map_err(|_| bad_header());
        let (rows, cols, mines) = (number(rows)?, number(cols)?, number(mines)?);
        let (row, col) = (number(row)?, number(col)?);
        let level = Level::with_dimensions(rows, cols, mines);
        let size = level.map_err(|error| errors::level(texts, &error))?.size();
        let first = u16::try_from(row).ok().zip(u16::try_from(col).ok());
        let first = first.map(|(row, col)| Pos::new(row, col)).filter(|&pos| size.contains(pos));
        let rule = FirstCellRule::ALL.into_iter().find(|known| known.key() == rule);
        Ok(BoardFileHeader {
            size,
            mines,
            first: first.ok_or_else(|| texts.get("boards-outside").to_owned())?,
            rule: rule.ok_or_else(bad_header)?,
            count: number(count)?,
            seed: seed.parse().map_err(|_| bad_header())?,
            start: self.boards.len(),
        })
    }

    fn finish_board(&mut self, header: BoardFileHeader) -> Result<(), String> {
        let texts = self.texts;
        let cells = self.cells.drain(..).enumerate();
        let mines = cells.filter_map(|(index, is_mine)| is_mine.then_some(index));
        let field = Minefield::new(header.size, mines);
        if field.mines() as usize != header.mines {
            let values = [("found", field.mines().into()), ("expected", header.mines.into())];
            return Err(texts.with("boards-mines", &values));
        }
        if !header.rule.holds_for(&field, header.first) {
            return Err(texts.with("boards-rule", &[("rule", header.rule.key().into())]));
        }
        let index = (self.boards.len() - header.start) as u64;
        let seed = header.seed.wrapping_add(index);
        self.boards.push(AutoplayBoard { field, first: header.first, seed });
        Ok(())
    }

    /// Checks that all boards of the last header were there.
    fn check_count(&self) -> Result<(), String> {
        let Some(header) = self.header else {
            return Ok(());
        };
        let found = self.boards.len() - header.start;
        if found == header.count && self.cells.is_empty() {
            return Ok(());
        }
        let values = [("found", found.into()), ("expected", header.count.into())];
        let texts = self.texts;
        Err(texts.with("boards-count", &values))
    }

    fn finish(&self) -> Result<(), String> {
        match self.header {
            Some(_) => self.check_count(),
            None => Err(self.texts.get("boards-head").to_owned()),
        }
    }
}
