//! A file of boards: a header `# rows cols mines first_row first_col rule count seed`, then the
//! boards, `*` a mine and `.` a free cell, each on one line or on one line per row. Blank lines and
//! lines that begin with `;` are skipped. Another header begins other boards.

use super::player::AutoplayBoard;
use crate::game::rules::FirstOpening;
use crate::game::{BoardSize, Level, Minefield, Pos};
use crate::i18n::{Texts, args, errors};

/// The rules for the first cell, as written in the header.
const RULES: [(&str, FirstOpening); 3] = [
    ("zero", FirstOpening::FreeBlock),
    ("safe", FirstOpening::Safe),
    ("none", FirstOpening::Unprotected),
];

/// The name of the strictest rule that a board keeps.
pub fn strictest_rule(field: &Minefield, first: Pos) -> &'static str {
    let rule = RULES.iter().find(|(_, rule)| keeps(field, first, *rule));
    rule.map_or("none", |(name, _)| name)
}

/// The rows of a board as they are written in such a file.
pub fn format_rows(field: &Minefield) -> Vec<String> {
    let sign = |pos| if field.is_mine(pos) { '*' } else { '.' };
    let signs: Vec<char> = field.size().positions().map(sign).collect();
    signs.chunks(field.size().cols().into()).map(|row| row.iter().collect()).collect()
}

fn keeps(field: &Minefield, first: Pos, rule: FirstOpening) -> bool {
    match rule {
        FirstOpening::FreeBlock => field.number(first) == Some(0),
        FirstOpening::Safe => !field.is_mine(first),
        FirstOpening::Unprotected => true,
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
    rule: (&'static str, FirstOpening),
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
                _ => Err(texts.with("boards-sign", args![column, sign = sign.to_string()])),
            })
            .collect::<Result<Vec<bool>, String>>()?;
        let (cols, whole, found) = (header.size.cols(), header.size.cells(), cells.len());
        if found != usize::from(cols) && (found != whole || !self.cells.is_empty()) {
            return Err(texts.with("boards-length", args![found, cols, cells = whole]));
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
        let rule = RULES.into_iter().find(|(name, _)| *name == rule);
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
        let (found, expected) = (field.mines() as usize, header.mines);
        if found != expected {
            return Err(texts.with("boards-mines", args![found, expected]));
        }
        let (rule, protection) = header.rule;
        if !keeps(&field, header.first, protection) {
            return Err(texts.with("boards-rule", args![rule]));
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
        Err(self.texts.with("boards-count", args![found, expected = header.count]))
    }

    fn finish(&self) -> Result<(), String> {
        match self.header {
            Some(_) => self.check_count(),
            None => Err(self.texts.get("boards-head").to_owned()),
        }
    }
}
