//! The events of a recording.

use super::values::{self, words};
use super::{MAX_TIME, MOUSE_EVENTS, seconds};
use crate::game::Minefield;
use crate::replay::formats::LineFault;
use crate::replay::formats::text::quote;
use crate::replay::{Event, EventKind, EventLog, PointerPos};

/// The board and its events so far.
#[derive(Debug)]
pub(super) struct EventParser {
    field: Minefield,
    started: Option<i32>,
    log: Option<EventLog>,
    pointer_pos: PointerPos,
}

impl EventParser {
    /// No events on this board yet.
    pub fn new(field: Minefield) -> Self {
        Self { field, started: None, log: None, pointer_pos: PointerPos::OFF_BOARD }
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
        let time = values::time(first)?;
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
        let pointer_pos = match values::pointer_pos(rest, self.field.size())? {
            Some(pos) => pos,
            None if kind == EventKind::ToggleQuestionMarks => self.pointer_pos,
            None => return Err(LineFault::NoPlace),
        };
        self.push(Event { time, pointer_pos, kind })
    }

    fn parse_cancel(&mut self, rest: &[u8]) -> Result<(), LineFault> {
        let time = values::time(rest.trim_ascii())?;
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
        if log.push(event) {
            Ok(())
        } else {
            Err(LineFault::Backwards { from: log.end(), to: event.time })
        }
    }

    /// Checks an event of the board or the game.
    fn check_board_event(&self, name: &[u8], rest: &[u8]) -> Result<(), LineFault> {
        let size = self.field.size();
        match name {
            b"start" | b"won" | b"lost" | b"boom" | b"nonstandard" | b"sx" | b"sy" => Ok(()),
            b"closed" | b"flag" | b"pressed" | b"questionmark" | b"pressedqm" | b"blast"
            | b"mine" | b"number0" | b"number1" | b"number2" | b"number3" | b"number4"
            | b"number5" | b"number6" | b"number7" | b"number8" => {
                let mut words = words(rest);
                match (words.next(), words.next(), words.next()) {
                    (Some(col), Some(row), None) => values::cell(col, row, size).map(drop),
                    (None, ..) => Err(LineFault::NoPlace),
                    _ => Err(LineFault::Place(quote(rest))),
                }
            }
            _ => Err(LineFault::Event(quote(name))),
        }
    }
}
