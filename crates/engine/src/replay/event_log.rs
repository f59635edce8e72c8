//! The events of a game.
//!
//! A saved game has them as bytes. An event is one byte for its kind and the time since the
//! previous event, then the distances to the right and down, and the settings if they changed:
//! three bytes for most movements.

use super::formats::rawvf::MAX_TIME;
use super::pointer_pos::PointerPos;
use crate::game::Moment;
use crate::game::pointer::{InputConfig, LongPress, MouseButton, PointerInput};
use std::slice::Iter;

/// One event of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Event {
    /// In ms on the clock of the recording. Our games count from the first opening, so earlier events
    /// have negative times; in other programs the press before may start the clock.
    pub time: i32,
    pub pointer_pos: PointerPos,
    pub kind: EventKind,
}

/// What happened. Buttons are those after any swap of left and right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EventKind {
    Move,
    Press(MouseButton),
    /// The left button was pressed with Shift, which chords.
    PressShift,
    Release(MouseButton),
    /// Held buttons were forgotten and the pointer left the board.
    Cancel,
    /// Question marks were turned on or off.
    ToggleQuestionMarks,
    /// The left press was long, which marks.
    LongPress,
    /// A key or auto-play opened, marked or chorded the cell at this position. Held buttons were
    /// forgotten; the pointer stayed where it was.
    Open,
    Mark,
    Chord,
    /// The player's pointer settings changed. A game begins with the default ones.
    Config(InputConfig),
}

/// The events of a recording, in chronological order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EventLog {
    begin: i32,
    events: Vec<Event>,
}

/// The largest gap, in ms, that fits into the byte of the kind.
const MAX_SHORT_GAP: u32 = 15;

impl EventKind {
    /// All kinds but [`EventKind::Config`], in the order of their codes.
    const ALL: [Self; 14] = [
        Self::Move,
        Self::Press(MouseButton::Left),
        Self::Press(MouseButton::Right),
        Self::Press(MouseButton::Middle),
        Self::PressShift,
        Self::Release(MouseButton::Left),
        Self::Release(MouseButton::Right),
        Self::Release(MouseButton::Middle),
        Self::Cancel,
        Self::ToggleQuestionMarks,
        Self::LongPress,
        Self::Open,
        Self::Mark,
        Self::Chord,
    ];

    const CONFIG: u8 = Self::ALL.len() as u8;

    /// The input for the pointer state machine, besides the position.
    pub(super) const fn pointer_input(self) -> Option<PointerInput> {
        match self {
            Self::Press(button) => Some(PointerInput::Press { button, shift: false }),
            Self::PressShift => {
                Some(PointerInput::Press { button: MouseButton::Left, shift: true })
            }
            Self::Release(button) => Some(PointerInput::Release(button)),
            Self::Cancel => Some(PointerInput::Cancel),
            Self::LongPress => Some(PointerInput::LongPress),
            _ => None,
        }
    }

    /// Whether it completes a click, whatever came before.
    const fn ends_click(self) -> bool {
        matches!(self, Self::Release(_) | Self::LongPress | Self::Open | Self::Mark | Self::Chord)
    }

    fn code(self) -> u8 {
        let code = Self::ALL.iter().position(|&kind| kind == self);
        code.map_or(Self::CONFIG, |code| code as u8)
    }
}

impl EventLog {
    /// An empty log that begins at this time, in ms.
    pub const fn new(begin: i32) -> Self {
        Self { begin, events: Vec::new() }
    }

    /// Decodes the bytes of all events: see [`EventLog::encoded_from`]. `None` for invalid bytes.
    pub fn decode(begin: i32, bytes: &[u8]) -> Option<Self> {
        let mut log = Self::new(begin);
        let mut rest = bytes.iter();
        while !rest.as_slice().is_empty() {
            log.events.push(read_event(&mut rest, log.end(), log.last_pos())?);
        }
        (log.encoded_from(0) == bytes).then_some(log)
    }

    /// The events as bytes, without the first `from`: those of all events are the bytes of the first
    /// ones and then those of the others.
    pub fn encoded_from(&self, from: usize) -> Vec<u8> {
        let mut bytes = Vec::new();
        let (before, events) = self.events.split_at(from.min(self.events.len()));
        let (mut time, mut pos) = before
            .last()
            .map_or((self.begin, PointerPos::OFF_BOARD), |last| (last.time, last.pointer_pos));
        for event in events {
            write_event(&mut bytes, event, time, pos);
            (time, pos) = (event.time, event.pointer_pos);
        }
        bytes
    }

    /// Returns whether the event was added: it must not be before the last one.
    pub fn push(&mut self, event: Event) -> bool {
        let in_order = event.time >= self.end();
        if in_order {
            self.events.push(event);
        }
        in_order
    }

    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// When the game begins, in ms.
    pub const fn begin(&self) -> i32 {
        self.begin
    }

    /// The time of the last event, in ms.
    pub fn end(&self) -> i32 {
        self.events.last().map_or(self.begin, |last| last.time)
    }

    fn last_pos(&self) -> PointerPos {
        self.events.last().map_or(PointerPos::OFF_BOARD, |last| last.pointer_pos)
    }

    /// All events `by` ms later; `None` on overflow.
    pub fn shifted(mut self, by: i32) -> Option<Self> {
        self.begin = self.begin.checked_add(by)?;
        for event in &mut self.events {
            event.time = event.time.checked_add(by)?;
        }
        Some(self)
    }

    /// This log up to so many events.
    pub(super) fn first(mut self, events: usize) -> Self {
        self.events.truncate(events);
        self
    }

    pub(super) fn has_click(&self) -> bool {
        self.events.iter().any(|event| event.kind.ends_click())
    }
}

/// The log of the game being played. It stands still while the game is paused.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct SessionLog {
    pub events: EventLog,
    /// When the first cell was opened, in ms of the log.
    pub first_opening: Option<i32>,
    /// The pointer settings as the log has them.
    pub config: InputConfig,
    /// The moment of 0 ms if the game was never paused. It may lie before the start of the program.
    start_ms: i64,
    paused_at: Option<Moment>,
}

impl SessionLog {
    /// Starts at `now`.
    pub fn new(now: Moment) -> Self {
        Self::of_events(EventLog::new(0), now)
    }

    /// Continues these events, which began at `start`.
    pub fn of_events(events: EventLog, start: Moment) -> Self {
        Self {
            events,
            first_opening: None,
            config: InputConfig::default(),
            start_ms: signed_ms(start),
            paused_at: None,
        }
    }

    /// The time of the log, in ms. It stands still after 24 days, the longest that can be read.
    pub fn time(&self, now: Moment) -> i32 {
        let now = self.paused_at.unwrap_or(now);
        let since = signed_ms(now).saturating_sub(self.start_ms).max(0);
        i32::try_from(since).unwrap_or(MAX_TIME).min(MAX_TIME)
    }

    /// This moment, or that of the last event if that is later: events keep their order.
    pub fn in_order(&self, now: Moment) -> Moment {
        let last = self.start_ms + i64::from(self.events.end());
        now.max(Moment(u64::try_from(last).unwrap_or_default()))
    }

    pub fn push(&mut self, kind: EventKind, pointer_pos: PointerPos, now: Moment) {
        let time = self.time(now).max(self.events.end());
        self.events.push(Event { time, pointer_pos, kind });
    }

    pub const fn pause(&mut self, now: Moment) {
        self.paused_at = Some(now);
    }

    pub fn resume(&mut self, now: Moment) {
        if let Some(since) = self.paused_at.take() {
            self.start_ms += signed_ms(now) - signed_ms(since);
        }
    }

    /// From now on, what was the moment `then` is `now`.
    pub fn change_clock(&mut self, then: Moment, now: Moment) {
        self.start_ms += signed_ms(now) - signed_ms(then);
        self.paused_at = self.paused_at.map(|_| now);
    }
}

/// A moment as a signed number.
fn signed_ms(moment: Moment) -> i64 {
    i64::try_from(moment.0).unwrap_or(i64::MAX)
}

/// Writes an event after one at this time and position.
fn write_event(bytes: &mut Vec<u8>, event: &Event, time: i32, pos: PointerPos) {
    let gap = event.time.abs_diff(time);
    let short = gap.min(MAX_SHORT_GAP);
    bytes.push((event.kind.code() << 4) | short as u8);
    if short == MAX_SHORT_GAP {
        write_varint(bytes, gap - MAX_SHORT_GAP);
    }
    for (to, from) in [(event.pointer_pos.x(), pos.x()), (event.pointer_pos.y(), pos.y())] {
        let distance = i32::from(to) - i32::from(from);
        // Zigzag: small distances in either direction become small numbers.
        write_varint(bytes, ((distance << 1) ^ (distance >> 31)) as u32);
    }
    if let EventKind::Config(config) = event.kind {
        bytes.push(config_to_byte(config));
    }
}

/// Seven bits per byte, lowest first; the top bit says that more follow.
fn write_varint(bytes: &mut Vec<u8>, mut number: u32) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// Reads an event after one at this time and position.
fn read_event(bytes: &mut Iter<'_, u8>, time: i32, pos: PointerPos) -> Option<Event> {
    let byte = *bytes.next()?;
    let mut gap = u32::from(byte) & MAX_SHORT_GAP;
    if gap == MAX_SHORT_GAP {
        gap = gap.checked_add(read_varint(bytes)?)?;
    }
    let x = read_coordinate(bytes, pos.x())?;
    let y = read_coordinate(bytes, pos.y())?;
    let kind = match byte >> 4 {
        EventKind::CONFIG => EventKind::Config(config_from_byte(*bytes.next()?)),
        code => *EventKind::ALL.get(usize::from(code))?,
    };
    let time = time.checked_add_unsigned(gap)?;
    Some(Event { time, pointer_pos: PointerPos::new(x, y)?, kind })
}

fn read_varint(bytes: &mut Iter<'_, u8>) -> Option<u32> {
    let mut number = 0;
    for shift in (0..35).step_by(7) {
        let byte = *bytes.next()?;
        number |= u32::from(byte & 0x7F) << shift;
        if byte < 0x80 {
            return Some(number);
        }
    }
    None
}

fn read_coordinate(bytes: &mut Iter<'_, u8>, from: i16) -> Option<i64> {
    let number = read_varint(bytes)?;
    let distance = (number >> 1) as i32 ^ -((number & 1) as i32);
    Some(i64::from(from) + i64::from(distance))
}

/// All settings that a replay depends on, a bit each.
fn config_to_byte(config: InputConfig) -> u8 {
    let bits = [
        config.long_press_marks,
        config.flag_mode,
        config.double_click_chords,
        config.no_button_chords,
    ];
    bits.into_iter().enumerate().map(|(bit, on)| u8::from(on) << bit).sum()
}

const fn config_from_byte(byte: u8) -> InputConfig {
    InputConfig {
        swapped: false,
        long_press_marks: byte & 1 != 0,
        long_press: LongPress::USUAL,
        flag_mode: byte & 2 != 0,
        double_click_chords: byte & 4 != 0,
        no_button_chords: byte & 8 != 0,
    }
}
