//! Reading a recording, line by line.

use super::events::Happenings;
use super::fault::{Fault, ReadError};
use super::headers::{Headers, Told, header};
use super::text::quote;
use super::{MAX_BYTES, MAX_LINE};
use crate::game::{BoardSize, Level, Minefield, Rules};
use crate::replay::{Film, FilmError};
use std::io::{BufRead, Read};

/// Reads a recording. Of what never ends it reads no more than the limits allow.
///
/// # Errors
/// When it cannot be read, or is broken: with the line where that shows.
pub fn read(reader: impl BufRead) -> Result<Film, ReadError> {
    let mut lines = reader.take(MAX_BYTES + 1);
    let (mut text, mut line) = (Vec::new(), 0);
    let mut recording = Recording::default();
    loop {
        text.clear();
        // One byte more than a line may have, and its end.
        let long = MAX_LINE as u64 + 2;
        let count = (&mut lines).take(long).read_until(b'\n', &mut text)?;
        if count == 0 {
            break;
        }
        line += 1;
        let broken = |fault| ReadError::Broken { line, fault };
        if lines.limit() == 0 {
            return Err(broken(Fault::Endless));
        }
        let words = match text.strip_prefix(b"\xEF\xBB\xBF") {
            Some(rest) if line == 1 => rest,
            _ => &text,
        };
        if words.trim_ascii_end().len() > MAX_LINE {
            return Err(broken(Fault::LongLine));
        }
        let taken = recording.take(words.trim_ascii(), line);
        taken.map_err(|wrong| wrong.told_at(line))?;
    }
    recording.finish().map_err(|wrong| wrong.told_at(line.max(1)))
}

/// What is wrong, and where it stands if that is not the line just read.
struct Wrong {
    fault: Fault,
    line: Option<usize>,
}

impl Wrong {
    fn told_at(self, line: usize) -> ReadError {
        ReadError::Broken { line: self.line.unwrap_or(line), fault: self.fault }
    }
}

impl From<Fault> for Wrong {
    fn from(fault: Fault) -> Self {
        Self { fault, line: None }
    }
}

/// What has been read so far.
#[derive(Debug, Default)]
struct Recording {
    headers: Headers,
    rows: Vec<Vec<u8>>,
    stretch: Stretch,
    happenings: Option<Happenings>,
}

/// Which stretch of the recording the next line belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Stretch {
    /// Nothing was read yet.
    #[default]
    Top,
    Headers,
    Board,
    /// Headers again: the board is complete.
    Between,
    Events,
}

impl Recording {
    fn take(&mut self, line: &[u8], number: usize) -> Result<(), Wrong> {
        if line.is_empty() {
            return Ok(());
        }
        if self.stretch == Stretch::Board {
            if is_row(line) {
                return Ok(self.row(line)?);
            }
            self.stretch = Stretch::Between;
        }
        if self.stretch == Stretch::Events {
            let happenings = self.happenings.as_mut().ok_or(Fault::EventsFirst)?;
            return Ok(happenings.take(line)?);
        }
        match header(line) {
            Some((key, _)) if key.eq_ignore_ascii_case(b"board") => {
                if self.stretch == Stretch::Between {
                    return Err(Fault::SecondBoard.into());
                }
                self.stretch = Stretch::Board;
                Ok(())
            }
            Some((key, _)) if key.eq_ignore_ascii_case(b"events") => self.begin_events(),
            Some((key, value)) => {
                if self.stretch == Stretch::Top {
                    self.stretch = Stretch::Headers;
                }
                Ok(self.headers.take(key, value, number)?)
            }
            None if self.stretch == Stretch::Between => {
                self.begin_events()?;
                self.take(line, number)
            }
            None if self.stretch == Stretch::Top => Err(Fault::NotRawvf.into()),
            None => Err(Fault::Stray(quote(line)).into()),
        }
    }

    fn row(&mut self, line: &[u8]) -> Result<(), Fault> {
        if !line.iter().all(|byte| b"*0".contains(byte)) {
            return Err(Fault::Row(quote(line)));
        }
        let told = self.headers.width.map(|(width, _)| width);
        let width = told.or(self.rows.first().map(Vec::len));
        if let Some(width) = width.filter(|&width| width != line.len()) {
            let given = line.len();
            return Err(Fault::RowWidth { given, width });
        }
        let board = self.rows.len() + 1;
        if let Some((header, _)) = self.headers.height.filter(|&(rows, _)| rows < board) {
            return Err(Fault::Height { header, board });
        }
        if board > usize::from(Level::MAX_SIDE) {
            return Err(size(board, line.len()).err().unwrap_or(Fault::NoBoard));
        }
        self.rows.push(line.to_vec());
        Ok(())
    }

    fn begin_events(&mut self) -> Result<(), Wrong> {
        if self.rows.is_empty() {
            return Err(Fault::EventsFirst.into());
        }
        self.stretch = Stretch::Events;
        let field = self.board()?;
        self.happenings = Some(Happenings::on(field));
        Ok(())
    }

    /// The board, where it agrees with the headers.
    fn board(&self) -> Result<Minefield, Wrong> {
        let (rows, cols) = (self.rows.len(), self.rows.first().map_or(0, Vec::len));
        let size = size(rows, cols)?;
        let cells = self.rows.iter().flatten().enumerate();
        let mines = cells.filter(|&(_, &cell)| cell == b'*').map(|(at, _)| at);
        let field = Minefield::new(size, mines);
        let agree = |told: Told, board: usize, fault: fn(usize, usize) -> Fault| match told {
            Some((header, line)) if header != board => {
                Err(Wrong { fault: fault(header, board), line: Some(line) })
            }
            _ => Ok(()),
        };
        let told = &self.headers;
        agree(told.width, cols, |header, board| Fault::Width { header, board })?;
        agree(told.height, rows, |header, board| Fault::Height { header, board })?;
        let mines = field.mines() as usize;
        agree(told.mines, mines, |header, board| Fault::Mines { header, board })?;
        Ok(field)
    }

    fn finish(mut self) -> Result<Film, Wrong> {
        if self.stretch == Stretch::Top {
            return Err(Fault::NotRawvf.into());
        }
        if self.rows.is_empty() {
            return Err(Fault::NoBoard.into());
        }
        let Some(happenings) = self.happenings.take() else {
            self.board()?;
            return Err(Fault::Empty.into());
        };
        let rules = Rules {
            question_marks: self.headers.question_marks,
            ..self.headers.rules.unwrap_or(Rules::WINDOWS_7)
        };
        let (field, reel) = happenings.finish();
        let film = Film::new(field, rules, reel, self.headers.credits);
        film.map_err(|error| match error {
            FilmError::Empty => Fault::Empty.into(),
            FilmError::Level(error) => {
                Wrong { fault: Fault::Level(error), line: self.headers.mines.map(|(_, line)| line) }
            }
        })
    }
}

/// Whether the line looks like a row of a board, right or wrong.
fn is_row(line: &[u8]) -> bool {
    matches!(line[0], b'*' | b'0') && !line.iter().any(|byte| b" \t.:".contains(byte))
}

fn size(rows: usize, cols: usize) -> Result<BoardSize, Fault> {
    BoardSize::within(rows, cols, Level::MAX_SIDE).map_err(|error| Fault::Level(error.into()))
}
