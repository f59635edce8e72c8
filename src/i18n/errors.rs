//! Errors in the language of the player, as parts of sentences.

use super::{Texts, safe_text};
use crate::config::NameError;
use crate::game::SizeError;
use crate::game::board_code::BoardCodeError;
use crate::game::level::LevelError;
use crate::replay::RecordingError;
use crate::replay::formats::{Damage, Expected, LineFault, ReadError, rawvf};
use crate::replay::library::Unreadable;
use crate::solver::no_guess::NoGuessError;
use crate::solver::{PositionError, SolveError, TooManyMines};
use crate::workbench::ReadError as TextError;
use crate::workbench::picture::MOST_PIXELS;
use std::io::{self, ErrorKind};

pub fn io_error(texts: &Texts, error: &io::Error) -> String {
    system_error(texts, error.kind(), error.raw_os_error())
}

/// An error of the system, with its number if it is not a common one.
pub fn system_error(texts: &Texts, kind: ErrorKind, code: Option<i32>) -> String {
    let text = match kind {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => texts.get("why-full"),
        ErrorKind::PermissionDenied => texts.get("why-forbidden"),
        ErrorKind::ReadOnlyFilesystem => texts.get("why-read-only"),
        ErrorKind::NotFound => texts.get("why-missing"),
        ErrorKind::NotADirectory | ErrorKind::AlreadyExists => texts.get("why-in-the-way"),
        ErrorKind::IsADirectory => texts.get("why-folder"),
        ErrorKind::NotSeekable => texts.get("why-not-a-file"),
        ErrorKind::FileTooLarge => texts.get("why-grown"),
        ErrorKind::InvalidFilename => texts.get("why-name"),
        ErrorKind::ResourceBusy | ErrorKind::ExecutableFileBusy | ErrorKind::WouldBlock => {
            texts.get("why-in-use")
        }
        _ => match code {
            Some(code) => return texts.with("why-system-code", args![code]),
            None => texts.get("why-system"),
        },
    };
    text.to_owned()
}

pub fn name(texts: &Texts, error: NameError) -> String {
    match error {
        NameError::Empty => texts.get("name-empty").to_owned(),
        NameError::TooLong { max, .. } => texts.with("name-too-long", args![max]),
        NameError::TooManyParts => texts.get("name-too-many-parts").to_owned(),
        NameError::Control => texts.get("name-control").to_owned(),
    }
}

pub fn level(texts: &Texts, error: &LevelError) -> String {
    match *error {
        LevelError::Size(ref error) => size(texts, error),
        LevelError::Mines { rows, cols, given, max } => {
            texts.with("fault-mines", args![rows, cols, given, max])
        }
    }
}

fn size(texts: &Texts, error: &SizeError) -> String {
    match *error {
        SizeError::Rows { given, max } => texts.with("fault-rows", args![given, max]),
        SizeError::Cols { given, max } => texts.with("fault-cols", args![given, max]),
    }
}

pub fn board_code(texts: &Texts, error: &BoardCodeError) -> String {
    match error {
        BoardCodeError::Empty => texts.get("fault-code-empty").to_owned(),
        BoardCodeError::Character(sign) => {
            texts.with("fault-code-sign", args![sign = sign.to_string()])
        }
        BoardCodeError::Version => texts.get("fault-code-version").to_owned(),
        BoardCodeError::Checksum => texts.get("fault-code-sum").to_owned(),
        BoardCodeError::Level(error) => unplayable(texts, error),
    }
}

fn unplayable(texts: &Texts, error: &LevelError) -> String {
    texts.with("fault-unplayable", args![why = level(texts, error)])
}

pub fn position(texts: &Texts, error: &PositionError) -> String {
    match *error {
        PositionError::Empty => texts.get("fault-position-empty").to_owned(),
        PositionError::Mines { line, ref text } => {
            at_line(texts, line, &texts.with("fault-position-mines", args![text = text.as_str()]))
        }
        PositionError::NoRows { mines } => texts.with("fault-position-rows", args![mines]),
        PositionError::UnknownCharacter { line, column, sign } => {
            texts.with("fault-position-sign", args![line, column, sign = sign.to_string()])
        }
        PositionError::Ragged { line, found, expected } => {
            at_line(texts, line, &texts.with("fault-position-ragged", args![found, expected]))
        }
        PositionError::Size(ref error) => size(texts, error),
        PositionError::View(error) => too_many_mines(texts, error),
    }
}

/// Why a picture was not read.
pub fn large_picture(texts: &Texts) -> String {
    texts.with("why-large-picture", args![most = MOST_PIXELS / 1_000_000])
}

/// Why a text is no position and no board that can be read.
pub fn workbench_text(texts: &Texts, error: &TextError) -> String {
    match *error {
        TextError::Unknown => texts.get("fault-text-unknown").to_owned(),
        TextError::PlainLink => texts.get("fault-text-link").to_owned(),
        TextError::Position(ref error) => position(texts, error),
        TextError::Code(ref error) => board_code(texts, error),
        TextError::Sign { line, column, sign } => {
            texts.with("fault-text-sign", args![line, column, sign = sign.to_string()])
        }
        TextError::Ragged { line, found, expected } => {
            at_line(texts, line, &texts.with("fault-text-row", args![found, expected]))
        }
        TextError::Rows { found, expected } => {
            texts.with("fault-text-rows", args![found, expected])
        }
        TextError::BrokenLink => texts.get("fault-text-broken").to_owned(),
        TextError::Size(ref error) => size(texts, error),
        TextError::Mines(error) => too_many_mines(texts, error),
    }
}

/// What a text has besides its board, and where.
pub fn left_out(texts: &Texts, left_out: &[(usize, String)]) -> Option<String> {
    const MOST: usize = 3;
    let shown = left_out.iter().take(MOST).map(|(line, text)| at_line(texts, *line, text));
    let more = (left_out.len() > MOST).then(|| format!("… ({})", left_out.len()));
    let text = shown.chain(more).collect::<Vec<_>>().join("; ");
    (!left_out.is_empty()).then(|| texts.with("bench-left-out", args![text = safe_text(&text)]))
}

fn too_many_mines(texts: &Texts, TooManyMines { cells, mines }: TooManyMines) -> String {
    texts.with("fault-view", args![cells, mines])
}

pub fn solve(texts: &Texts, error: &SolveError) -> String {
    match error {
        SolveError::NoLayout => texts.get("fault-no-layout").to_owned(),
    }
}

pub fn no_guess(texts: &Texts, error: &NoGuessError) -> String {
    match *error {
        NoGuessError::View(error) => too_many_mines(texts, error),
        NoGuessError::Full => texts.get("fault-no-guess-full").to_owned(),
        NoGuessError::Outside => texts.get("fault-no-guess-outside").to_owned(),
        NoGuessError::Cancelled { tried } => texts.with("fault-no-guess-given-up", args![tried]),
        NoGuessError::NotFound { rows, cols, mines, tried } => {
            texts.with("fault-no-guess", args![rows, cols, mines, tried])
        }
    }
}

/// Why a file is no recording that can be played.
pub fn recording(texts: &Texts, error: &ReadError) -> String {
    match error {
        ReadError::Unknown => texts.get("fault-recording-unknown").to_owned(),
        ReadError::Io { kind, code } => system_error(texts, *kind, *code),
        ReadError::Line { line, fault } => at_line(texts, *line, &line_fault(texts, fault)),
        ReadError::TooLarge { max } => {
            texts.with("fault-recording-endless", args![max = max >> 20])
        }
        ReadError::Damaged(found) => damage(texts, found),
        ReadError::Unsupported(mode) => {
            texts.with("fault-recording-unsupported", args![text = &**mode])
        }
        ReadError::Game(RecordingError::Level(error)) => unplayable(texts, error),
        ReadError::Game(RecordingError::Empty) => texts.get("fault-recording-empty").to_owned(),
    }
}

/// Why a game of the library cannot be read.
pub fn unreadable(texts: &Texts, why: &Unreadable) -> String {
    match why {
        Unreadable::Error(error) => recording(texts, error),
        Unreadable::Others(count) => texts.with("fault-more-games", args![count = *count]),
    }
}

/// Where a binary file is damaged.
pub fn damage(texts: &Texts, damage: &Damage) -> String {
    let count = match damage.expected {
        Expected::Bytes(count) | Expected::LastBytes(count) | Expected::Mines(count) => count,
        _ => 0,
    };
    let expected = match damage.expected {
        Expected::Bytes(_) => "expected-bytes",
        Expected::LastBytes(_) => "expected-last-bytes",
        Expected::Version => "expected-version",
        Expected::BoardSize => "expected-board-size",
        Expected::CellSide => "expected-cell-side",
        Expected::Cell => "expected-cell",
        Expected::Mine => "expected-mine",
        Expected::MineCount => "expected-mine-count",
        Expected::Mines(_) => "expected-mines",
        Expected::EventKind => "expected-event-kind",
        Expected::LaterTime => "expected-later-time",
        Expected::MoreEvents => "expected-more-events",
        Expected::Hundredths => "expected-hundredths",
        Expected::Year => "expected-year",
        Expected::Level => "expected-level",
        Expected::QuestionMarks => "expected-question-marks",
        Expected::InfoText => "expected-info-text",
        Expected::Checksum => "expected-checksum",
        Expected::TimeInRange => "expected-time-in-range",
        Expected::Position => "expected-position",
    };
    let expected = texts.with(expected, args![count]);
    texts.with("fault-recording-damaged", args![offset = damage.offset, expected])
}

fn line_fault(texts: &Texts, fault: &LineFault) -> String {
    let text = |key, text: &str| texts.with(key, args![text]);
    let differs = |key, header: usize, board: usize| texts.with(key, args![header, board]);
    match *fault {
        LineFault::NotRawvf => texts.get("fault-recording-unknown").to_owned(),
        LineFault::LongLine => {
            texts.with("fault-recording-long-line", args![max = rawvf::MAX_LINE])
        }
        LineFault::TooLarge => {
            texts.with("fault-recording-endless", args![max = rawvf::MAX_BYTES >> 20])
        }
        LineFault::UnexpectedLine(ref stray) => text("fault-recording-stray", stray),
        LineFault::Value { ref header, ref value } => {
            texts.with("fault-recording-value", args![header = &**header, value = value.as_str()])
        }
        LineFault::Unsupported(ref kind) => text("fault-recording-unsupported", kind),
        LineFault::NoBoard => texts.get("fault-recording-no-board").to_owned(),
        LineFault::SecondBoard => texts.get("fault-recording-second-board").to_owned(),
        LineFault::Row(ref row) => text("fault-recording-row", row),
        LineFault::RowWidth { given, width } => {
            texts.with("fault-recording-row-width", args![given, width])
        }
        LineFault::Width { header, board } => differs("fault-recording-cols", header, board),
        LineFault::Height { header, board } => differs("fault-recording-rows", header, board),
        LineFault::Mines { header, board } => differs("fault-recording-mines", header, board),
        LineFault::Level(ref error) => unplayable(texts, error),
        LineFault::Event(ref event) => text("fault-recording-event", event),
        LineFault::Time(ref time) => text("fault-recording-time", time),
        LineFault::LongTime(ref time) => text("fault-recording-long-time", time),
        LineFault::Backwards { from, to } => texts.with(
            "fault-recording-backwards",
            args![from = rawvf::seconds(from), to = rawvf::seconds(to)],
        ),
        LineFault::Place(ref place) => text("fault-recording-place", place),
        LineFault::NoPlace => texts.get("fault-recording-no-place").to_owned(),
        LineFault::OffBoard { col, row, cols, rows } => {
            texts.with("fault-recording-off-board", args![col, row, cols, rows])
        }
        LineFault::FarAway { x, y } => texts.with("fault-recording-far", args![x, y]),
        LineFault::Empty => texts.get("fault-recording-empty").to_owned(),
    }
}

/// An error in a line of a text, counted from 1.
pub fn at_line(texts: &Texts, line: usize, why: &str) -> String {
    texts.with("fault-at", args![line, why])
}
