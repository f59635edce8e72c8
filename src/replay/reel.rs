//! The events of a film, packed so tightly that an hour of them is not felt.
//!
//! An event is one byte for its kind and the time since the event before it, then the ways to the
//! right and down since then: three bytes for nearly every movement of a hand.

use super::spot::Spot;
use crate::game::pointer::{MouseButton, PointerInput};

/// One event of a film.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Event {
    /// When it happened, in ms of the film. Ours count from the first opening, and what comes
    /// before it has negative times; those of other programs may count from something else.
    pub time: i32,
    /// Where the pointer was.
    pub spot: Spot,
    /// What happened.
    pub kind: EventKind,
}

/// What the hand did.
///
/// A film is played back by a plain hand: left opens, right marks, nothing is held long. What
/// another hand did is recorded as what a plain one would have done to the same end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EventKind {
    /// The pointer moved.
    Move,
    /// A button went down.
    Press(MouseButton),
    /// The left button went down with Shift, to chord alone.
    PressShift,
    /// A button came up.
    Release(MouseButton),
    /// What was held was forgotten, and the pointer lifted off the board.
    Forget,
    /// Question marks were switched on, or off.
    SwitchMarks,
}

/// The events of a film, in the order of their times.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reel {
    begin: i32,
    end: i32,
    len: usize,
    releases: usize,
    last: Spot,
    bytes: Vec<u8>,
}

/// An event came before one that is already there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Backwards {
    /// When the last event happened, in ms.
    pub last: i32,
}

/// A way through a reel, from some event on.
#[derive(Debug, Clone)]
pub struct Events<'a> {
    reel: &'a Reel,
    at: Mark,
}

/// A place between two events of a reel, and what must be known there to read on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Mark {
    offset: usize,
    /// How many events lie before it.
    pub index: usize,
    /// The time of the event before it.
    pub time: i32,
    spot: Spot,
}

/// The largest gap, in ms, that fits beside the kind.
const SHORT: u32 = 15;

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
        Self::Forget,
        Self::SwitchMarks,
    ];

    /// What the mouse machine hears of it besides where the pointer is.
    pub(super) const fn input(self) -> Option<PointerInput> {
        match self {
            Self::Move | Self::SwitchMarks => None,
            Self::Press(button) => Some(PointerInput::Press { button, shift: false }),
            Self::PressShift => {
                Some(PointerInput::Press { button: MouseButton::Left, shift: true })
            }
            Self::Release(button) => Some(PointerInput::Release(button)),
            Self::Forget => Some(PointerInput::Cancel),
        }
    }

    const fn number(self) -> u8 {
        match self {
            Self::Move => 0,
            Self::Press(MouseButton::Left) => 1,
            Self::Press(MouseButton::Right) => 2,
            Self::Press(MouseButton::Middle) => 3,
            Self::PressShift => 4,
            Self::Release(MouseButton::Left) => 5,
            Self::Release(MouseButton::Right) => 6,
            Self::Release(MouseButton::Middle) => 7,
            Self::Forget => 8,
            Self::SwitchMarks => 9,
        }
    }
}

impl Reel {
    /// An empty reel that begins at this time, in ms of the film.
    pub const fn new(begin: i32) -> Self {
        Self { begin, end: begin, len: 0, releases: 0, last: Spot::AWAY, bytes: Vec::new() }
    }

    /// The reel that [`Reel::packed`] gave, which began at this time; `None` for bytes that are
    /// no reel.
    pub fn unpack(begin: i32, bytes: Vec<u8>) -> Option<Self> {
        let packed = Self {
            // Unknown yet, and not asked for on the way through.
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

    /// The events as bytes, to be kept: see [`Reel::unpack`].
    pub fn packed(&self) -> &[u8] {
        &self.bytes
    }

    /// Adds an event at the end.
    ///
    /// # Errors
    /// When it happened before the last one; it is not added then.
    pub fn push(&mut self, event: Event) -> Result<(), Backwards> {
        let Ok(gap) = u32::try_from(i64::from(event.time) - i64::from(self.end)) else {
            return Err(Backwards { last: self.end });
        };
        let short = gap.min(SHORT);
        self.bytes.push((event.kind.number() << 4) | short as u8);
        if short == SHORT {
            self.push_number(gap - SHORT);
        }
        for (to, from) in [(event.spot.x(), self.last.x()), (event.spot.y(), self.last.y())] {
            let way = i32::from(to) - i32::from(from);
            // Small ways in either direction become small numbers: 0, −1, 1, −2, 2 …
            self.push_number(((way << 1) ^ (way >> 31)) as u32);
        }
        self.end = event.time;
        self.last = event.spot;
        self.len += 1;
        self.releases += usize::from(matches!(event.kind, EventKind::Release(_)));
        Ok(())
    }

    /// When the film begins, in ms.
    pub const fn begin(&self) -> i32 {
        self.begin
    }

    /// The time of the last event, in ms.
    pub const fn end(&self) -> i32 {
        self.end
    }

    /// How many events there are.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How much memory the events take, in bytes.
    pub const fn bytes(&self) -> usize {
        self.bytes.capacity()
    }

    /// The events from the first to the last.
    pub const fn events(&self) -> Events<'_> {
        self.events_from(self.start())
    }

    /// The same events at other times: all of them `by` ms later. `None` where a time would leave
    /// the range of times.
    pub fn shifted(mut self, by: i32) -> Option<Self> {
        self.begin = self.begin.checked_add(by)?;
        self.end = self.end.checked_add(by)?;
        Some(self)
    }

    pub(super) const fn has_release(&self) -> bool {
        self.releases > 0
    }

    pub(super) const fn start(&self) -> Mark {
        Mark { offset: 0, index: 0, time: self.begin, spot: Spot::AWAY }
    }

    pub(super) const fn events_from(&self, mark: Mark) -> Events<'_> {
        Events { reel: self, at: mark }
    }

    /// Seven bits a byte, the lowest first; the top bit says that more follow.
    fn push_number(&mut self, mut number: u32) {
        while number >= 0x80 {
            self.bytes.push(number as u8 | 0x80);
            number >>= 7;
        }
        self.bytes.push(number as u8);
    }
}

impl Events<'_> {
    /// Where the way has come to.
    pub(super) const fn mark(&self) -> Mark {
        self.at
    }

    fn number(&mut self) -> Option<u32> {
        let mut number = 0;
        for shift in (0..35).step_by(7) {
            let byte = *self.reel.bytes.get(self.at.offset)?;
            self.at.offset += 1;
            number |= u32::from(byte & 0x7F) << shift;
            if byte < 0x80 {
                return Some(number);
            }
        }
        None
    }

    fn way(&mut self, from: i16) -> Option<i64> {
        let number = self.number()?;
        let way = (number >> 1) as i32 ^ -((number & 1) as i32);
        Some(i64::from(from) + i64::from(way))
    }
}

impl Iterator for Events<'_> {
    type Item = Event;

    fn next(&mut self) -> Option<Event> {
        let byte = *self.reel.bytes.get(self.at.offset)?;
        self.at.offset += 1;
        let kind = *EventKind::ALL.get(usize::from(byte >> 4))?;
        let mut gap = u32::from(byte) & SHORT;
        if gap == SHORT {
            gap = gap.checked_add(self.number()?)?;
        }
        let x = self.way(self.at.spot.x())?;
        let y = self.way(self.at.spot.y())?;
        self.at.time = self.at.time.checked_add_unsigned(gap)?;
        self.at.spot = Spot::new(x, y)?;
        self.at.index += 1;
        Some(Event { time: self.at.time, spot: self.at.spot, kind })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.reel.len - self.at.index;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Events<'_> {}

impl<'a> IntoIterator for &'a Reel {
    type Item = Event;
    type IntoIter = Events<'a>;

    fn into_iter(self) -> Events<'a> {
        self.events()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn any_event() -> impl Strategy<Value = Event> {
        let far = i64::from(Spot::FAR);
        let gap = prop_oneof![8 => 0_i32..20, 1 => 0_i32..1 << 30, 1 => any::<i32>()];
        (gap, -far..=far, -far..=far, 0..EventKind::ALL.len()).prop_map(|(time, x, y, kind)| {
            Event { time, spot: Spot::new(x, y).expect("near enough"), kind: EventKind::ALL[kind] }
        })
    }

    proptest! {
        #[test]
        fn events_come_out_as_they_went_in(
            begin in i32::MIN..1 << 30,
            gaps in proptest::collection::vec(any_event(), 0..40),
        ) {
            let mut reel = Reel::new(begin);
            let mut kept = Vec::new();
            for gap in gaps {
                let time = reel.end().saturating_add(gap.time);
                let event = Event { time, ..gap };
                match reel.push(event) {
                    Ok(()) => kept.push(event),
                    Err(Backwards { last }) => prop_assert!(time < last),
                }
            }
            prop_assert_eq!(reel.len(), kept.len());
            prop_assert_eq!(reel.events().collect::<Vec<_>>(), kept);
            let bytes = reel.packed().to_vec();
            prop_assert_eq!(Reel::unpack(begin, bytes), Some(reel));
        }

        #[test]
        fn any_bytes_are_a_reel_or_none(bytes in proptest::collection::vec(any::<u8>(), 0..60)) {
            if let Some(reel) = Reel::unpack(0, bytes.clone()) {
                prop_assert_eq!(reel.packed(), bytes);
            }
        }
    }

    #[test]
    fn the_kinds_are_numbered_in_their_order() {
        for (number, kind) in EventKind::ALL.into_iter().enumerate() {
            assert_eq!(usize::from(kind.number()), number);
        }
    }

    #[test]
    fn a_movement_takes_three_bytes() {
        let mut reel = Reel::new(0);
        for step in 0_i32..1_000 {
            let spot = Spot::new(i64::from(step * 40 % 480), i64::from(step % 256)).expect("near");
            let kind = EventKind::Move;
            reel.push(Event { time: step * 8, spot, kind }).expect("in order");
        }
        assert!(reel.bytes.len() <= 3_200, "{}", reel.bytes.len());
    }
}
