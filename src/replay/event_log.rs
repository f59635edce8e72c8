//! The events of a game in a compact form.
//!
//! An event is one byte for its kind and the time since the previous event, then the distances to
//! the right and down, and the settings if they changed: three bytes for most movements.

use super::pointer_pos::PointerPos;
use crate::game::pointer::{InputConfig, MouseButton, PointerInput};

/// One event of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Event {
    /// In ms of the recording. Our recordings count from the first opening, so earlier events have
    /// negative times; other programs may count from elsewhere.
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
    end: i32,
    len: usize,
    clicks: usize,
    last: PointerPos,
    bytes: Vec<u8>,
}

/// Iterates over a log from some event on.
#[derive(Debug, Clone)]
pub struct EventIter<'a> {
    log: &'a EventLog,
    cursor: LogCursor,
}

/// A position between two events, with what is needed to read on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct LogCursor {
    offset: usize,
    /// The number of events before it.
    pub index: usize,
    /// The time of the event before it.
    pub time: i32,
    pointer_pos: PointerPos,
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
        Self {
            begin,
            end: begin,
            len: 0,
            clicks: 0,
            last: PointerPos::OFF_BOARD,
            bytes: Vec::new(),
        }
    }

    /// Decodes [`EventLog::encoded`]; `None` for invalid bytes.
    pub fn decode(begin: i32, bytes: Vec<u8>) -> Option<Self> {
        let encoded = Self {
            // Unknown yet, and not used while iterating.
            len: usize::MAX,
            bytes,
            ..Self::new(begin)
        };
        let mut log = Self::new(begin);
        for event in encoded.events() {
            log.push(event);
        }
        (log.bytes == encoded.bytes).then_some(log)
    }

    /// The events as bytes: see [`EventLog::decode`].
    pub fn encoded(&self) -> &[u8] {
        &self.bytes
    }

    /// Returns whether the event was added: it must not be before the last one.
    pub fn push(&mut self, event: Event) -> bool {
        let Ok(gap) = u32::try_from(i64::from(event.time) - i64::from(self.end)) else {
            return false;
        };
        let short = gap.min(MAX_SHORT_GAP);
        self.bytes.push((event.kind.code() << 4) | short as u8);
        if short == MAX_SHORT_GAP {
            self.push_varint(gap - MAX_SHORT_GAP);
        }
        for (to, from) in
            [(event.pointer_pos.x(), self.last.x()), (event.pointer_pos.y(), self.last.y())]
        {
            let distance = i32::from(to) - i32::from(from);
            // Zigzag: small distances in either direction become small numbers.
            self.push_varint(((distance << 1) ^ (distance >> 31)) as u32);
        }
        if let EventKind::Config(config) = event.kind {
            self.bytes.push(config_to_byte(config));
        }
        self.end = event.time;
        self.last = event.pointer_pos;
        self.len += 1;
        self.clicks += usize::from(event.kind.ends_click());
        true
    }

    /// When the game begins, in ms.
    pub const fn begin(&self) -> i32 {
        self.begin
    }

    /// The time of the last event, in ms.
    pub const fn end(&self) -> i32 {
        self.end
    }

    pub const fn len(&self) -> usize {
        self.len
    }

    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub const fn events(&self) -> EventIter<'_> {
        self.events_from(self.start_cursor())
    }

    /// All events `by` ms later; `None` on overflow.
    pub fn shifted(mut self, by: i32) -> Option<Self> {
        self.begin = self.begin.checked_add(by)?;
        self.end = self.end.checked_add(by)?;
        Some(self)
    }

    pub(super) const fn has_click(&self) -> bool {
        self.clicks > 0
    }

    pub(super) const fn start_cursor(&self) -> LogCursor {
        LogCursor { offset: 0, index: 0, time: self.begin, pointer_pos: PointerPos::OFF_BOARD }
    }

    pub(super) const fn events_from(&self, cursor: LogCursor) -> EventIter<'_> {
        EventIter { log: self, cursor }
    }

    /// Seven bits per byte, lowest first; the top bit says that more follow.
    fn push_varint(&mut self, mut number: u32) {
        while number >= 0x80 {
            self.bytes.push(number as u8 | 0x80);
            number >>= 7;
        }
        self.bytes.push(number as u8);
    }
}

impl EventIter<'_> {
    /// The current position.
    pub(super) const fn cursor(&self) -> LogCursor {
        self.cursor
    }

    fn read_byte(&mut self) -> Option<u8> {
        let byte = *self.log.bytes.get(self.cursor.offset)?;
        self.cursor.offset += 1;
        Some(byte)
    }

    fn read_varint(&mut self) -> Option<u32> {
        let mut number = 0;
        for shift in (0..35).step_by(7) {
            let byte = self.read_byte()?;
            number |= u32::from(byte & 0x7F) << shift;
            if byte < 0x80 {
                return Some(number);
            }
        }
        None
    }

    fn read_coordinate(&mut self, from: i16) -> Option<i64> {
        let number = self.read_varint()?;
        let distance = (number >> 1) as i32 ^ -((number & 1) as i32);
        Some(i64::from(from) + i64::from(distance))
    }
}

impl Iterator for EventIter<'_> {
    type Item = Event;

    fn next(&mut self) -> Option<Event> {
        let byte = self.read_byte()?;
        let mut gap = u32::from(byte) & MAX_SHORT_GAP;
        if gap == MAX_SHORT_GAP {
            gap = gap.checked_add(self.read_varint()?)?;
        }
        let x = self.read_coordinate(self.cursor.pointer_pos.x())?;
        let y = self.read_coordinate(self.cursor.pointer_pos.y())?;
        let kind = match byte >> 4 {
            EventKind::CONFIG => EventKind::Config(config_from_byte(self.read_byte()?)),
            code => *EventKind::ALL.get(usize::from(code))?,
        };
        self.cursor.time = self.cursor.time.checked_add_unsigned(gap)?;
        self.cursor.pointer_pos = PointerPos::new(x, y)?;
        self.cursor.index += 1;
        Some(Event { time: self.cursor.time, pointer_pos: self.cursor.pointer_pos, kind })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.log.len - self.cursor.index;
        (left, Some(left))
    }
}

impl ExactSizeIterator for EventIter<'_> {}

impl<'a> IntoIterator for &'a EventLog {
    type Item = Event;
    type IntoIter = EventIter<'a>;

    fn into_iter(self) -> EventIter<'a> {
        self.events()
    }
}

/// All settings but the swap of left and right, a bit each.
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
        flag_mode: byte & 2 != 0,
        double_click_chords: byte & 4 != 0,
        no_button_chords: byte & 8 != 0,
    }
}
