//! Reading a recording, line by line.

use super::event_parser::EventParser;
use super::headers::{HeaderNumber, Headers, split_header};
use super::{MAX_BYTES, MAX_LINE};
use crate::game::level::LevelError;
use crate::game::rules::ChordBy;
use crate::game::{BoardSize, Level, Minefield, Rules};
use crate::replay::formats::text::quote;
use crate::replay::formats::{LineFault, ReadError};
use crate::replay::{PointerPos, Recording, RecordingError};
use std::io::{BufRead, Read};

/// Reads a recording, within the limits on its size.
///
/// # Errors
/// If it cannot be read or is broken.
pub fn read(reader: impl BufRead) -> Result<Recording, ReadError> {
    let mut parser = Parser::default();
    let error = |parser: &Parser, fault| ReadError::Line { line: parser.line.max(1), fault };
    let mut lines = reader.take(MAX_BYTES + 1);
    let mut text = Vec::new();
    loop {
        text.clear();
        // One byte more than a line may have, and its end.
        let long = MAX_LINE as u64 + 2;
        let count = (&mut lines).take(long).read_until(b'\n', &mut text)?;
        if count == 0 {
            break;
        }
        parser.line += 1;
        if lines.limit() == 0 {
            return Err(error(&parser, LineFault::TooLarge));
        }
        let line = match text.strip_prefix(b"\xEF\xBB\xBF") {
            Some(rest) if parser.line == 1 => rest,
            _ => &text,
        };
        // What fills a file up.
        let is_filler = |byte: &u8| byte.is_ascii_whitespace() || matches!(byte, 0 | 0x1A);
        let end = line.iter().rposition(|byte| !is_filler(byte)).map_or(0, |at| at + 1);
        let line = if parser.events.is_some() { &line[..end] } else { line };
        if line.trim_ascii_end().len() > MAX_LINE {
            return Err(error(&parser, LineFault::LongLine));
        }
        parser.parse_line(line.trim_ascii()).map_err(|fault| error(&parser, fault))?;
    }
    parser.finish().map_err(|fault| error(&parser, fault))
}

#[derive(Debug, Default)]
struct Parser {
    /// The current line, or that of the header which an error is about, from 1.
    line: usize,
    headers: Headers,
    rows: Vec<Vec<u8>>,
    part: RecordingPart,
    events: Option<EventParser>,
}

/// The part of the recording that the next line belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum RecordingPart {
    #[default]
    Top,
    Headers,
    Board,
    /// Headers after the board.
    Between,
    Events,
}

impl Parser {
    fn parse_line(&mut self, line: &[u8]) -> Result<(), LineFault> {
        if line.is_empty() {
            return Ok(());
        }
        if self.part == RecordingPart::Board {
            if is_row(line) {
                return self.parse_row(line);
            }
            self.part = RecordingPart::Between;
        }
        if self.part == RecordingPart::Events {
            let events = self.events.as_mut().ok_or(LineFault::NoBoard)?;
            return events.parse_line(line);
        }
        match split_header(line) {
            Some((key, _)) if key.eq_ignore_ascii_case(b"board") => {
                if self.part == RecordingPart::Between {
                    return Err(LineFault::SecondBoard);
                }
                self.part = RecordingPart::Board;
                Ok(())
            }
            Some((key, _)) if key.eq_ignore_ascii_case(b"events") => self.begin_events(),
            Some((key, value)) => {
                if self.part == RecordingPart::Top {
                    self.part = RecordingPart::Headers;
                }
                self.headers.parse(key, value, self.line)
            }
            None if self.part == RecordingPart::Top => Err(LineFault::NotRawvf),
            // The line before the board is missing, as in what parser_raw writes.
            None if self.part == RecordingPart::Headers && is_row(line) => {
                self.part = RecordingPart::Board;
                self.parse_row(line)
            }
            None if self.part == RecordingPart::Between
                || matches!(line[0], b'-' | b'0'..=b'9') =>
            {
                self.begin_events()?;
                self.parse_line(line)
            }
            None => Err(LineFault::UnexpectedLine(quote(line))),
        }
    }

    fn parse_row(&mut self, line: &[u8]) -> Result<(), LineFault> {
        if !line.iter().all(|byte| b"*0".contains(byte)) {
            return Err(LineFault::Row(quote(line)));
        }
        let width = self.headers.width.map(|(width, _)| width);
        let width = width.or(self.rows.first().map(Vec::len));
        if let Some(width) = width.filter(|&width| width != line.len()) {
            let given = line.len();
            return Err(LineFault::RowWidth { given, width });
        }
        let board = self.rows.len() + 1;
        if let Some((header, _)) = self.headers.height.filter(|&(rows, _)| rows < board) {
            return Err(LineFault::Height { header, board });
        }
        if board > usize::from(Level::MAX_SIDE) {
            return Err(size(board, line.len()).err().unwrap_or(LineFault::NoBoard));
        }
        self.rows.push(line.to_vec());
        Ok(())
    }

    fn begin_events(&mut self) -> Result<(), LineFault> {
        if self.rows.is_empty() {
            return Err(LineFault::NoBoard);
        }
        self.part = RecordingPart::Events;
        let field = self.board()?;
        let square = self.headers.square.unwrap_or(PointerPos::UNITS_PER_CELL.into());
        self.events = Some(EventParser::new(field, square));
        Ok(())
    }

    /// The board, if it agrees with the headers.
    fn board(&mut self) -> Result<Minefield, LineFault> {
        let (rows, cols) = (self.rows.len(), self.rows.first().map_or(0, Vec::len));
        let size = size(rows, cols)?;
        let cells = self.rows.iter().flatten().enumerate();
        let mines = cells.filter(|&(_, &cell)| cell == b'*').map(|(at, _)| at);
        let field = Minefield::new(size, mines);
        let Headers { width, height, mines, .. } = self.headers;
        self.check(width, cols, |header, board| LineFault::Width { header, board })?;
        self.check(height, rows, |header, board| LineFault::Height { header, board })?;
        let laid = field.mines() as usize;
        self.check(mines, laid, |header, board| LineFault::Mines { header, board })?;
        Ok(field)
    }

    /// Compares a header with the board.
    fn check(
        &mut self,
        header: HeaderNumber,
        board: usize,
        fault: impl Fn(usize, usize) -> LineFault,
    ) -> Result<(), LineFault> {
        match header {
            Some((number, line)) if number != board => {
                self.line = line;
                Err(fault(number, board))
            }
            _ => Ok(()),
        }
    }

    fn finish(&mut self) -> Result<Recording, LineFault> {
        if self.part == RecordingPart::Top {
            return Err(LineFault::NotRawvf);
        }
        if self.rows.is_empty() {
            return Err(LineFault::NoBoard);
        }
        let Some(events) = self.events.take() else {
            self.board()?;
            return Err(LineFault::Empty);
        };
        let mut rules = Rules {
            question_marks: self.headers.question_marks,
            ..self.headers.rules.unwrap_or(Rules::WINDOWS_7)
        };
        if self.headers.super_click {
            rules.chord_by = ChordBy::SingleClick;
        }
        let metadata = std::mem::take(&mut self.headers.metadata);
        let (field, log) = events.finish();
        Recording::new(field, rules, log, metadata).map_err(|error| match error {
            RecordingError::Empty => LineFault::Empty,
            RecordingError::Level(error) => {
                self.line = self.headers.mines.map_or(self.line, |(_, line)| line);
                LineFault::Level(error)
            }
        })
    }
}

/// Whether the line looks like a row of a board.
fn is_row(line: &[u8]) -> bool {
    matches!(line[0], b'*' | b'0') && !line.iter().any(|byte| b" \t.:".contains(byte))
}

fn size(rows: usize, cols: usize) -> Result<BoardSize, LineFault> {
    BoardSize::within(rows, cols, Level::MAX_SIDE)
        .map_err(|error| LineFault::Level(LevelError::Size(error)))
}
