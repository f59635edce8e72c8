//! Errors in the language of the player, as parts of sentences.

use super::Texts;
use crate::game::SizeError;
use crate::game::board_code::BoardCodeError;
use crate::game::level::LevelError;
use crate::replay::RecordingError;
use crate::replay::formats::rawvf::{self, RawvfErrorKind};
use crate::replay::formats::{Damage, Expected, ReadError};
use crate::solver::no_guess::NoGuessError;
use crate::solver::{PositionError, SolveError, TooManyMines};
use std::io;
use std::io::ErrorKind;

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

fn rawvf_recording(texts: &Texts, error: &rawvf::RawvfError) -> String {
    match error {
        rawvf::RawvfError::Io(error) => io_error(texts, error),
        rawvf::RawvfError::Broken { line, fault } => {
            at_line(texts, *line, &recording_issue(texts, fault))
        }
    }
}

/// Why a file is no recording that can be played.
pub fn recording(texts: &Texts, error: &ReadError) -> String {
    match error {
        ReadError::Unknown => texts.get("fault-film-unknown").to_owned(),
        ReadError::Rawvf(error) => rawvf_recording(texts, error),
        ReadError::TooLarge { max } => texts.with("fault-film-endless", args![max = max >> 20]),
        ReadError::Damaged(found) => damage(texts, found),
        ReadError::Unsupported { mode, .. } => {
            texts.with("fault-film-unsupported", args![text = *mode])
        }
        ReadError::Game(RecordingError::Level(error)) => unplayable(texts, error),
        ReadError::Game(RecordingError::Empty) => texts.get("fault-film-empty").to_owned(),
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
    texts.with("fault-film-damaged", args![offset = damage.offset, expected])
}

fn recording_issue(texts: &Texts, fault: &RawvfErrorKind) -> String {
    let text = |key, text: &str| texts.with(key, args![text]);
    let differs = |key, header: usize, board: usize| texts.with(key, args![header, board]);
    match *fault {
        RawvfErrorKind::NotRawvf => texts.get("fault-film-unknown").to_owned(),
        RawvfErrorKind::LongLine => {
            texts.with("fault-film-long-line", args![max = rawvf::MAX_LINE])
        }
        RawvfErrorKind::TooLarge => {
            texts.with("fault-film-endless", args![max = rawvf::MAX_BYTES >> 20])
        }
        RawvfErrorKind::UnexpectedLine(ref stray) => text("fault-film-stray", stray),
        RawvfErrorKind::Value { header, ref value } => {
            texts.with("fault-film-value", args![header, value = value.as_str()])
        }
        RawvfErrorKind::Unsupported(kind) => text("fault-film-unsupported", kind),
        RawvfErrorKind::NoBoard => texts.get("fault-film-no-board").to_owned(),
        RawvfErrorKind::EventsFirst => texts.get("fault-film-events-first").to_owned(),
        RawvfErrorKind::SecondBoard => texts.get("fault-film-second-board").to_owned(),
        RawvfErrorKind::Row(ref row) => text("fault-film-row", row),
        RawvfErrorKind::RowWidth { given, width } => {
            texts.with("fault-film-row-width", args![given, width])
        }
        RawvfErrorKind::Width { header, board } => differs("fault-film-cols", header, board),
        RawvfErrorKind::Height { header, board } => differs("fault-film-rows", header, board),
        RawvfErrorKind::Mines { header, board } => differs("fault-film-mines", header, board),
        RawvfErrorKind::Level(ref error) => unplayable(texts, error),
        RawvfErrorKind::Event(ref event) => text("fault-film-event", event),
        RawvfErrorKind::Time(ref time) => text("fault-film-time", time),
        RawvfErrorKind::LongTime(ref time) => text("fault-film-long-time", time),
        RawvfErrorKind::Backwards { from, to } => texts.with(
            "fault-film-backwards",
            args![from = rawvf::seconds(from), to = rawvf::seconds(to)],
        ),
        RawvfErrorKind::Place(ref place) => text("fault-film-place", place),
        RawvfErrorKind::NoPlace => texts.get("fault-film-no-place").to_owned(),
        RawvfErrorKind::OffBoard { col, row, cols, rows } => {
            texts.with("fault-film-off-board", args![col, row, cols, rows])
        }
        RawvfErrorKind::FarAway { x, y } => texts.with("fault-film-far", args![x, y]),
        RawvfErrorKind::Empty => texts.get("fault-film-empty").to_owned(),
    }
}

/// An error in a line of a text, counted from 1.
pub fn at_line(texts: &Texts, line: usize, why: &str) -> String {
    texts.with("fault-at", args![line, why])
}
