//! Setups as texts: [`read`] recognises a format by what is in the text, [`write()`] writes one.

mod base62;
mod board_file;
mod board_link;
mod drawing;
mod drawing_layout;
mod js_minesweeper;
mod signs;

use super::setup::{Mode, Setup};
use crate::game::board_code::BoardCodeError;
use crate::game::{BoardCode, BoardSize, Level, SizeError};
use crate::solver::{PlayerView, PositionError, TooManyMines};

/// The formats of texts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TextFormat {
    /// A position: the line `mines N` and its rows, as `sapper analyze` has always read it.
    Position,
    /// A board of the file that `sapper generate` prints: a header and rows of `*` and `.`.
    Board,
    /// A board code.
    Code,
    /// Signs or emoji in rows, as in a forum or a chat.
    Drawing,
    /// The text file (`.mine`) of JSMinesweeper.
    JsMinesweeper,
    /// The parameter `analysis=` in a link to JSMinesweeper: a position.
    JsMinesweeperLink,
    /// The parameters `b=` and `m=` in a link to the ZiNi calculator of PTTACG, to Llamasweeper or
    /// to JSMinesweeper: a board. minesweeper.online links its boards in this way.
    BoardLink,
}

/// A setup and how it was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadSetup {
    pub setup: Setup,
    pub format: TextFormat,
    /// Whether the text does not say how many mines there are, so that the number is guessed.
    pub is_guessed: bool,
    /// What is no part of the board, and in which lines, from 1.
    pub left_out: Vec<(usize, String)>,
}

/// Why a text could not be read. Lines and columns count from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReadError {
    /// It is nothing that is known.
    Unknown,
    /// A link that holds no board.
    PlainLink,
    /// A text that begins like a position.
    Position(PositionError),
    Code(BoardCodeError),
    Sign {
        line: usize,
        column: usize,
        sign: char,
    },
    /// A row is not as long as the first, or as it should be.
    Ragged {
        line: usize,
        found: usize,
        expected: usize,
    },
    /// A row is missing.
    Rows {
        found: usize,
        expected: usize,
    },
    /// The board of a link is cut off or has a wrong character.
    BrokenLink,
    Size(SizeError),
    Mines(TooManyMines),
}

/// Reads a setup whose sides are no longer than those of a game ([`Level::MAX_SIDE`]).
///
/// # Errors
/// See [`ReadError`].
pub fn read(text: &str) -> Result<ReadSetup, ReadError> {
    read_within(text, Level::MAX_SIDE)
}

/// Reads a position with sides of at most `max` cells.
///
/// # Errors
/// See [`ReadError`].
pub fn read_within(text: &str, max: u16) -> Result<ReadSetup, ReadError> {
    let text = text.trim_start_matches('\u{FEFF}');
    let check = |rows, cols| BoardSize::within(rows, cols, max).map_err(ReadError::Size);
    match recognise(text) {
        Ok(read) => {
            let size = read.setup.size();
            check(size.rows().into(), size.cols().into()).map(|_| read)
        }
        // The limit to name is that of the caller.
        Err(ReadError::Size(SizeError::Rows { given, .. })) => {
            Err(ReadError::Size(SizeError::Rows { given, max }))
        }
        Err(ReadError::Size(SizeError::Cols { given, .. })) => {
            Err(ReadError::Size(SizeError::Cols { given, max }))
        }
        Err(error) => Err(error),
    }
}

/// Each format in turn; the strictest come first.
fn recognise(text: &str) -> Result<ReadSetup, ReadError> {
    let mut lines = text.lines().map(str::trim);
    let Some(first) = lines.find(|line| !line.is_empty() && !line.starts_with(';')) else {
        return Err(ReadError::Position(PositionError::Empty));
    };
    let mut words = first.split_whitespace();
    let is_header = words.next() == Some("mines") && words.next().is_some_and(is_number);
    if is_header {
        let (view, flags) = PlayerView::with_flags_from(text).map_err(ReadError::Position)?;
        return Ok(ReadSetup::certain(Setup::of_view(&view, &flags), TextFormat::Position));
    }
    if let Some(header) = js_minesweeper::header(first) {
        // A row may look like a first line.
        let read = js_minesweeper::read(text, header);
        return read.or_else(|error| drawing::read(text).map_err(|_| error));
    }
    if let Some(data) = parameter(text, "analysis") {
        return js_minesweeper::read_link(data);
    }
    if let Some(dimensions) = parameter(text, "b") {
        return board_link::read(dimensions, parameter(text, "m").unwrap_or_default());
    }
    if let Some(size) = board_file::header(first) {
        return board_file::read(text, size);
    }
    let drawing = drawing::read(text);
    let is_one_word = first == text.trim() && !first.contains(char::is_whitespace);
    if drawing.is_ok() && !is_one_word {
        return drawing;
    }
    match BoardCode::find(text) {
        Ok(code) => Ok(ReadSetup::certain(Setup::of_field(code.field()), TextFormat::Code)),
        Err(_) if drawing.is_ok() => drawing,
        Err(_) if first.contains("://") => Err(ReadError::PlainLink),
        // What is wrong with the rows says more, unless there are none.
        Err(error) if error != BoardCodeError::Empty && drawing == Err(ReadError::Unknown) => {
            let is_word = matches!(error, BoardCodeError::Character(_)) || !first.starts_with('1');
            Err(if is_word { ReadError::Unknown } else { ReadError::Code(error) })
        }
        Err(_) => drawing,
    }
}

/// Writes a setup so that [`read`] gives the same again. `None` if the format has no such setups:
/// the codes and links of boards have no positions, and the link of JSMinesweeper has no boards.
/// A drawing of a board without mines, or of nothing else, comes back as a position.
pub fn write(setup: &Setup, format: TextFormat) -> Option<String> {
    let field = setup.field();
    match format {
        TextFormat::Position => {
            let is_position = setup.mode() == Mode::Position;
            is_position.then(|| setup.view().text(&setup.flags()))
        }
        TextFormat::Board => Some(board_file::write(&field?)),
        TextFormat::Code => BoardCode::new(field?).ok().map(|code| code.to_string()),
        TextFormat::Drawing => Some(drawing::write(setup)),
        TextFormat::JsMinesweeper => Some(js_minesweeper::write(setup)),
        TextFormat::JsMinesweeperLink => js_minesweeper::write_link(setup),
        TextFormat::BoardLink => Some(board_link::write(&field?)),
    }
}

impl ReadSetup {
    const fn certain(setup: Setup, format: TextFormat) -> Self {
        Self { setup, format, is_guessed: false, left_out: Vec::new() }
    }

    /// The result where these lines follow the board: they are left out.
    fn before<'a>(self, rest: impl Iterator<Item = (usize, &'a str)>) -> Self {
        Self { left_out: rest.map(|(line, text)| (line, text.to_owned())).collect(), ..self }
    }
}

fn is_number(word: &str) -> bool {
    word.parse::<i64>().is_ok()
}

/// The value of a parameter of a link, or of a text that is nothing but parameters.
fn parameter<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    let mut parts = text.split(|sign: char| sign.is_whitespace() || "?&#\"'<>".contains(sign));
    parts.find_map(|part| part.strip_prefix(name)?.strip_prefix('='))
}
