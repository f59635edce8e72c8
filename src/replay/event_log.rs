//! The events of a recording in a compact form.
//!
//! An event is one byte for its kind and the time since the previous event, then the distances to
//! the right and down: three bytes for most movements.

use super::pointer_pos::PointerPos;
use crate::game::pointer::{MouseButton, PointerInput};

/// One event of a recording.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Event {
    /// In ms of the recording. Our recordings count from the first opening, so earlier events have
    /// negative times; other programs may count from elsewhere.
    pub time: i32,
    pub pointer_pos: PointerPos,
    pub kind: EventKind,
}

/// A recording is played back with plain buttons: left opens, right marks, nothing is held long.
/// What another configuration did is recorded as its plain equivalent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
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
}

/// The events of a recording, in chronological order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EventLog {
    begin: i32,
    end: i32,
    len: usize,
    releases: usize,
    last: PointerPos,
    bytes: Vec<u8>,
}

/// An event came before the last one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OutOfOrder {
    /// The time of the last event, in ms.
    pub last: i32,
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
    spot: PointerPos,
}

/// The largest gap, in ms, that fits into the byte of the kind.
const MAX_SHORT_GAP: u32 = 15;

impl EventKind {
    const ALL: [Self; 10] = [
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
    ];

    /// The input for the pointer state machine, besides the position.
    pub(super) const fn pointer_input(self) -> Option<PointerInput> {
        match self {
            Self::Move | Self::ToggleQuestionMarks => None,
            Self::Press(button) => Some(PointerInput::Press { button, shift: false }),
            Self::PressShift => {
                Some(PointerInput::Press { button: MouseButton::Left, shift: true })
            }
            Self::Release(button) => Some(PointerInput::Release(button)),
            Self::Cancel => Some(PointerInput::Cancel),
        }
    }

    const fn code(self) -> u8 {
        match self {
            Self::Move => 0,
            Self::Press(MouseButton::Left) => 1,
            Self::Press(MouseButton::Right) => 2,
            Self::Press(MouseButton::Middle) => 3,
            Self::PressShift => 4,
            Self::Release(MouseButton::Left) => 5,
            Self::Release(MouseButton::Right) => 6,
            Self::Release(MouseButton::Middle) => 7,
            Self::Cancel => 8,
            Self::ToggleQuestionMarks => 9,
        }
    }
}

impl EventLog {
    /// An empty log that begins at this time, in ms.
    pub const fn new(begin: i32) -> Self {
        Self {
            begin,
            end: begin,
            len: 0,
            releases: 0,
            last: PointerPos::OFF_BOARD,
            bytes: Vec::new(),
        }
    }

    /// Decodes [`EventLog::encoded`]; `None` for invalid bytes.
    pub fn decode(begin: i32, bytes: Vec<u8>) -> Option<Self> {
        let packed = Self {
            // Unknown yet, and not used while iterating.
            len: usize::MAX,
            bytes,
            ..Self::new(begin)
        };
        let mut events = packed.events();
        let mut reel = Self::new(begin);
        for event in events.by_ref() {
            reel.push(event).ok()?;
        }
        (reel.bytes == packed.bytes).then_some(reel)
    }

    /// The events as bytes: see [`EventLog::decode`].
    pub fn encoded(&self) -> &[u8] {
        &self.bytes
    }

    /// # Errors
    /// If the event is before the last one; it is not added then.
    pub fn push(&mut self, event: Event) -> Result<(), OutOfOrder> {
        let Ok(gap) = u32::try_from(i64::from(event.time) - i64::from(self.end)) else {
            return Err(OutOfOrder { last: self.end });
        };
        let short = gap.min(MAX_SHORT_GAP);
        self.bytes.push((event.kind.code() << 4) | short as u8);
        if short == MAX_SHORT_GAP {
            self.push_varint(gap - MAX_SHORT_GAP);
        }
        for (to, from) in
            [(event.pointer_pos.x(), self.last.x()), (event.pointer_pos.y(), self.last.y())]
        {
            let way = i32::from(to) - i32::from(from);
            // Zigzag: small distances in either direction become small numbers.
            self.push_varint(((way << 1) ^ (way >> 31)) as u32);
        }
        self.end = event.time;
        self.last = event.pointer_pos;
        self.len += 1;
        self.releases += usize::from(matches!(event.kind, EventKind::Release(_)));
        Ok(())
    }

    /// When the recording begins, in ms.
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

    /// The memory that the events take, in bytes.
    pub const fn memory_bytes(&self) -> usize {
        self.bytes.capacity()
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

    pub(super) const fn has_release(&self) -> bool {
        self.releases > 0
    }

    pub(super) const fn start_cursor(&self) -> LogCursor {
        LogCursor { offset: 0, index: 0, time: self.begin, spot: PointerPos::OFF_BOARD }
    }

    pub(super) const fn events_from(&self, mark: LogCursor) -> EventIter<'_> {
        EventIter { log: self, cursor: mark }
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

    fn read_varint(&mut self) -> Option<u32> {
        let mut number = 0;
        for shift in (0..35).step_by(7) {
            let byte = *self.log.bytes.get(self.cursor.offset)?;
            self.cursor.offset += 1;
            number |= u32::from(byte & 0x7F) << shift;
            if byte < 0x80 {
                return Some(number);
            }
        }
        None
    }

    fn read_coordinate(&mut self, from: i16) -> Option<i64> {
        let number = self.read_varint()?;
        let way = (number >> 1) as i32 ^ -((number & 1) as i32);
        Some(i64::from(from) + i64::from(way))
    }
}

impl Iterator for EventIter<'_> {
    type Item = Event;

    fn next(&mut self) -> Option<Event> {
        let byte = *self.log.bytes.get(self.cursor.offset)?;
        self.cursor.offset += 1;
        let kind = *EventKind::ALL.get(usize::from(byte >> 4))?;
        let mut gap = u32::from(byte) & MAX_SHORT_GAP;
        if gap == MAX_SHORT_GAP {
            gap = gap.checked_add(self.read_varint()?)?;
        }
        let x = self.read_coordinate(self.cursor.spot.x())?;
        let y = self.read_coordinate(self.cursor.spot.y())?;
        self.cursor.time = self.cursor.time.checked_add_unsigned(gap)?;
        self.cursor.spot = PointerPos::new(x, y)?;
        self.cursor.index += 1;
        Some(Event { time: self.cursor.time, pointer_pos: self.cursor.spot, kind })
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

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn any_event() -> impl Strategy<Value = Event> {
        let far = i64::from(PointerPos::MAX_DISTANCE);
        let gap = prop_oneof![8 => 0_i32..20, 1 => 0_i32..1 << 30, 1 => any::<i32>()];
        (gap, -far..=far, -far..=far, 0..EventKind::ALL.len()).prop_map(|(time, x, y, kind)| {
            Event {
                time,
                pointer_pos: PointerPos::new(x, y).expect("near enough"),
                kind: EventKind::ALL[kind],
            }
        })
    }

    proptest! {
        #[test]
        fn events_come_out_as_they_went_in(
            begin in i32::MIN..1 << 30,
            gaps in proptest::collection::vec(any_event(), 0..40),
        ) {
            let mut reel = EventLog::new(begin);
            let mut kept = Vec::new();
            for gap in gaps {
                let time = reel.end().saturating_add(gap.time);
                let event = Event { time, ..gap };
                match reel.push(event) {
                    Ok(()) => kept.push(event),
                    Err(OutOfOrder { last }) => prop_assert!(time < last),
                }
            }
            prop_assert_eq!(reel.len(), kept.len());
            prop_assert_eq!(reel.events().collect::<Vec<_>>(), kept);
            let bytes = reel.encoded().to_vec();
            prop_assert_eq!(EventLog::decode(begin, bytes), Some(reel));
        }

        #[test]
        fn any_bytes_are_a_reel_or_none(bytes in proptest::collection::vec(any::<u8>(), 0..60)) {
            if let Some(reel) = EventLog::decode(0, bytes.clone()) {
                prop_assert_eq!(reel.encoded(), bytes);
            }
        }
    }

    #[test]
    fn the_kinds_are_numbered_in_their_order() {
        for (number, kind) in EventKind::ALL.into_iter().enumerate() {
            assert_eq!(usize::from(kind.code()), number);
        }
    }

    #[test]
    fn a_movement_takes_three_bytes() {
        let mut reel = EventLog::new(0);
        for step in 0_i32..1_000 {
            let spot =
                PointerPos::new(i64::from(step * 40 % 480), i64::from(step % 256)).expect("near");
            let kind = EventKind::Move;
            reel.push(Event { time: step * 8, pointer_pos: spot, kind }).expect("in order");
        }
        assert!(reel.bytes.len() <= 3_200, "{}", reel.bytes.len());
    }
}
