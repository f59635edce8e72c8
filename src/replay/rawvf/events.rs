//! The events of a recording.

use super::fault::Fault;
use super::place::{self, words};
use super::text::quote;
use crate::game::Minefield;
use crate::game::pointer::MouseButton;
use crate::replay::{Event, EventKind, Reel, Spot};

/// The board and the events on it.
#[derive(Debug)]
pub(super) struct Happenings {
    field: Minefield,
    started: Option<i32>,
    reel: Option<Reel>,
    spot: Spot,
}

impl Happenings {
    /// Nothing has happened on this board yet.
    pub fn on(field: Minefield) -> Self {
        Self { field, started: None, reel: None, spot: Spot::AWAY }
    }

    /// The board and what happened on it.
    pub fn finish(self) -> (Minefield, Reel) {
        (self.field, self.reel.unwrap_or(Reel::new(0)))
    }

    /// Takes in an event.
    pub fn take(&mut self, line: &[u8]) -> Result<(), Fault> {
        let cut = line.iter().position(u8::is_ascii_whitespace);
        let (first, rest) = line.split_at(cut.unwrap_or(line.len()));
        if !first[0].is_ascii_digit() && first[0] != b'-' {
            return match first {
                b"forget" => self.forget(rest),
                _ => self.board_event(first, rest),
            };
        }
        let time = place::time(first)?;
        let rest = rest.trim_ascii_start();
        let cut = rest.iter().position(|byte| !byte.is_ascii_alphanumeric());
        let (name, rest) = rest.split_at(cut.unwrap_or(rest.len()));
        let Some(kind) = mouse_event(name) else {
            if name == b"start" && self.reel.is_none() {
                self.started.get_or_insert(time);
            }
            return self.board_event(name, rest);
        };
        let spot = match place::spot(rest, self.field.size())? {
            Some(spot) => spot,
            None if kind == EventKind::SwitchMarks => self.spot,
            None => return Err(Fault::NoPlace),
        };
        self.push(Event { time, spot, kind })
    }

    fn forget(&mut self, rest: &[u8]) -> Result<(), Fault> {
        let time = place::time(rest.trim_ascii())?;
        let (spot, kind) = (Spot::AWAY, EventKind::Forget);
        self.push(Event { time, spot, kind })
    }

    fn push(&mut self, event: Event) -> Result<(), Fault> {
        let backwards = |from| Fault::Backwards { from, to: event.time };
        let begin = self.started.filter(|&begin| begin <= event.time);
        let reel = self.reel.get_or_insert_with(|| Reel::new(begin.unwrap_or(event.time)));
        self.spot = event.spot;
        reel.push(event).map_err(|error| backwards(error.last))
    }

    /// Looks whether this is an event of the board or the game, in its place.
    fn board_event(&self, name: &[u8], rest: &[u8]) -> Result<(), Fault> {
        let size = self.field.size();
        match name {
            b"start" | b"won" | b"lost" | b"boom" | b"nonstandard" | b"sx" | b"sy" => Ok(()),
            b"closed" | b"flag" | b"pressed" | b"questionmark" | b"pressedqm" | b"blast"
            | b"mine" | b"number0" | b"number1" | b"number2" | b"number3" | b"number4"
            | b"number5" | b"number6" | b"number7" | b"number8" => {
                let mut words = words(rest);
                match (words.next(), words.next(), words.next()) {
                    (Some(col), Some(row), None) => place::cell(col, row, size).map(drop),
                    (None, ..) => Err(Fault::NoPlace),
                    _ => Err(Fault::Place(quote(rest))),
                }
            }
            _ => Err(Fault::Event(quote(name))),
        }
    }
}

fn mouse_event(name: &[u8]) -> Option<EventKind> {
    Some(match name {
        b"mv" => EventKind::Move,
        b"lc" => EventKind::Press(MouseButton::Left),
        b"rc" => EventKind::Press(MouseButton::Right),
        b"mc" => EventKind::Press(MouseButton::Middle),
        b"sc" => EventKind::PressShift,
        b"lr" => EventKind::Release(MouseButton::Left),
        b"rr" => EventKind::Release(MouseButton::Right),
        b"mr" => EventKind::Release(MouseButton::Middle),
        b"mt" => EventKind::SwitchMarks,
        _ => return None,
    })
}
