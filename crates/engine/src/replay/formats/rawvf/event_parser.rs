//! The events of a recording, with their times and positions.

use super::{MAX_TIME, MOUSE_EVENTS, seconds};
use crate::game::{BoardSize, Minefield, Pos};
use crate::replay::formats::text::quote;
use crate::replay::formats::{LineFault, in_order};
use crate::replay::{Event, EventKind, EventLog, PointerPos};

/// The board and its events so far.
#[derive(Debug)]
pub(super) struct EventParser {
    field: Minefield,
    /// The side of a cell, in pixels.
    square: i64,
    /// The number of the first column and row: 1, or 0 if the pixels say so.
    first: i64,
    started: Option<i32>,
    log: Option<EventLog>,
    pointer_pos: PointerPos,
}

impl EventParser {
    /// No events on this board yet.
    pub fn new(field: Minefield, square: i64) -> Self {
        let pointer_pos = PointerPos::OFF_BOARD;
        Self { field, square, first: 1, started: None, log: None, pointer_pos }
    }

    pub fn finish(self) -> (Minefield, EventLog) {
        (self.field, self.log.unwrap_or(EventLog::new(0)))
    }

    /// Reads an event.
    pub fn parse_line(&mut self, line: &[u8]) -> Result<(), LineFault> {
        let cut = line.iter().position(u8::is_ascii_whitespace);
        let (first, rest) = line.split_at(cut.unwrap_or(line.len()));
        if !first[0].is_ascii_digit() && first[0] != b'-' {
            return match first {
                b"forget" => self.parse_cancel(rest),
                _ => self.check_board_event(first, rest),
            };
        }
        let time = read_time(first)?;
        let rest = rest.trim_ascii_start();
        let cut = rest.iter().position(|byte| !byte.is_ascii_alphanumeric());
        let (name, rest) = rest.split_at(cut.unwrap_or(rest.len()));
        let known = MOUSE_EVENTS.iter().find(|(known, _)| known.as_bytes() == name);
        let Some(&(_, kind)) = known else {
            if name == b"start" && self.log.is_none() {
                self.started.get_or_insert(time);
            }
            return self.check_board_event(name, rest);
        };
        let pointer_pos = match self.read_pointer_pos(rest)? {
            Some(pos) => pos,
            None if kind == EventKind::ToggleQuestionMarks => self.pointer_pos,
            None => return Err(LineFault::NoPlace),
        };
        self.push(Event { time, pointer_pos, kind })
    }

    fn parse_cancel(&mut self, rest: &[u8]) -> Result<(), LineFault> {
        let time = read_time(rest.trim_ascii())?;
        let (pointer_pos, kind) = (PointerPos::OFF_BOARD, EventKind::Cancel);
        self.push(Event { time, pointer_pos, kind })
    }

    fn push(&mut self, event: Event) -> Result<(), LineFault> {
        let begin = self.started.filter(|&begin| begin <= event.time);
        let log = self.log.get_or_insert_with(|| EventLog::new(begin.unwrap_or(event.time)));
        self.pointer_pos = event.pointer_pos;
        if i64::from(event.time) - i64::from(log.begin()) > i64::from(MAX_TIME) {
            return Err(LineFault::LongTime(seconds(event.time)));
        }
        let backwards = LineFault::Backwards { from: log.end(), to: event.time };
        let time = in_order(event.time, log.end()).ok_or(backwards)?;
        log.push(Event { time, ..event });
        Ok(())
    }

    /// Checks an event of the board or the game.
    fn check_board_event(&self, name: &[u8], rest: &[u8]) -> Result<(), LineFault> {
        match name {
            b"start" | b"won" | b"lost" | b"boom" | b"nonstandard" | b"sx" | b"sy" => Ok(()),
            // What parser_raw writes, such as “Cell opened (Number 2) 1 7”.
            b"Cell" | b"Flag" | b"Questionmark" | b"Solved" => Ok(()),
            b"closed" | b"flag" | b"pressed" | b"questionmark" | b"pressedqm" | b"blast"
            | b"mine" | b"number0" | b"number1" | b"number2" | b"number3" | b"number4"
            | b"number5" | b"number6" | b"number7" | b"number8" => {
                let mut words = words(rest);
                match (words.next(), words.next(), words.next()) {
                    (Some(col), Some(row), None) => {
                        cell(col, row, self.first, self.field.size()).map(drop)
                    }
                    (None, ..) => Err(LineFault::NoPlace),
                    _ => Err(LineFault::Place(quote(rest))),
                }
            }
            _ => Err(LineFault::Event(quote(name))),
        }
    }

    /// The position of a mouse event; `None` if there is none.
    fn read_pointer_pos(&mut self, rest: &[u8]) -> Result<Option<PointerPos>, LineFault> {
        let wrong = || LineFault::Place(quote(rest));
        let open = rest.iter().position(|&byte| byte == b'(');
        let (before, after) = rest.split_at(open.unwrap_or(rest.len()));
        let mut words = words(before);
        let named = match (words.next(), words.next(), words.next()) {
            (None, _, _) => None,
            (Some(col), Some(row), None) => Some((col, row)),
            _ => return Err(wrong()),
        };
        let size = self.field.size();
        let read = |first| named.map(|(col, row)| cell(col, row, first, size));
        if after.is_empty() {
            return Ok(read(self.first).transpose()?.map(PointerPos::cell_center));
        }
        let close = after.iter().position(|&byte| byte == b')').ok_or_else(wrong)?;
        let (inside, behind) = (&after[1..close], &after[close + 1..]);
        let mut words = self::words(inside);
        let (Some(x), Some(y), None) = (words.next(), words.next(), words.next()) else {
            return Err(wrong());
        };
        let (x, y) = number(x).zip(number(y)).ok_or_else(wrong)?;
        if !is_held_buttons(behind) {
            return Err(wrong());
        }
        let side = i64::from(PointerPos::UNITS_PER_CELL);
        let scaled = |pixels: i64| (pixels * side).div_euclid(self.square);
        let pos = PointerPos::new(scaled(x), scaled(y)).ok_or(LineFault::FarAway { x, y })?;
        let at = pos.cell(size);
        if at.is_some() && read(0).is_some_and(|cell| cell.ok() == at) {
            self.first = 0;
        }
        match read(self.first) {
            Some(Err(fault @ LineFault::Place(_))) => Err(fault),
            // Some writers put any cell beside a pixel outside the board.
            Some(Err(fault)) if at.is_some() => Err(fault),
            _ => Ok(Some(pos)),
        }
    }
}

/// A time in ms, from seconds with decimals, of which three count.
fn read_time(word: &[u8]) -> Result<i32, LineFault> {
    let (negative, digits) = match word {
        [b'-', rest @ ..] => (true, rest),
        rest => (false, rest),
    };
    let mut parts = digits.splitn(2, |&byte| byte == b'.');
    let whole = parts.next().unwrap_or_default();
    let decimals = parts.next().unwrap_or_default();
    if whole.is_empty() || !all_digits(whole) || !all_digits(decimals) {
        return Err(LineFault::Time(quote(word)));
    }
    let millis = (0..3).fold(0, |ms, place| {
        let digit = decimals.get(place).map_or(0, |byte| byte - b'0');
        ms * 10 + i64::from(digit)
    });
    let ms = number(whole)
        .and_then(|seconds| i32::try_from(seconds * 1_000 + millis).ok())
        .filter(|&ms| ms <= MAX_TIME)
        .ok_or_else(|| LineFault::LongTime(quote(word)))?;
    Ok(if negative { -ms } else { ms })
}

fn all_digits(bytes: &[u8]) -> bool {
    bytes.iter().all(u8::is_ascii_digit)
}

/// An integer with an optional sign.
pub(super) fn number(word: &[u8]) -> Option<i64> {
    let text = std::str::from_utf8(word).ok()?;
    let digits = text.strip_prefix('-').unwrap_or(text);
    let written = !digits.is_empty() && all_digits(digits.as_bytes());
    // Twelve digits are enough and cannot overflow.
    (written && digits.len() <= 12).then(|| text.parse().ok()).flatten()
}

/// The cell of two words, column before row, counted from `first`.
fn cell(col: &[u8], row: &[u8], first: i64, size: BoardSize) -> Result<Pos, LineFault> {
    let read = |word: &[u8]| number(word).ok_or_else(|| LineFault::Place(quote(word)));
    let (col, row) = (read(col)?, read(row)?);
    let index = |value: i64| u16::try_from(value - first).ok();
    index(row)
        .zip(index(col))
        .map(|(row, col)| Pos::new(row, col))
        .filter(|&pos| size.contains(pos))
        .ok_or(LineFault::OffBoard { col, row, cols: size.cols(), rows: size.rows() })
}

/// Whether this is nothing, or held buttons in brackets.
fn is_held_buttons(text: &[u8]) -> bool {
    match text.trim_ascii() {
        [] => true,
        [b'(', buttons @ .., b')'] => buttons.iter().all(|byte| b"lrm".contains(byte)),
        _ => false,
    }
}

fn words(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    text.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty())
}
