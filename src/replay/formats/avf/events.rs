//! The events, 8 bytes each.
//!
//! | byte | |
//! |---|---|
//! | 0 | kind, a set of bits |
//! | 1, 3 | x, in pixels; outside the board, the width of the board |
//! | 6, 2 | seconds + 1; 0 ends the events |
//! | 4 | hundredths of a second |
//! | 5, 7 | y, likewise |

use crate::game::pointer::MouseButton;
use crate::replay::EventKind;
use crate::replay::formats::MouseEvent;
use crate::replay::formats::error::{Damage, Expected};
use crate::replay::formats::file_bytes::FileBytes;

/// Reads the events, of which there should be `count`, and finds the first damage among them.
pub(super) fn read(
    file: &mut FileBytes<'_>,
    count: Option<usize>,
) -> (Vec<MouseEvent>, Option<Damage>) {
    let mut events = Vec::new();
    let damage = loop {
        let end = events.last().map_or(0, |last: &MouseEvent| last.time);
        match read_event(file, end) {
            Ok(Some(event)) => events.push(event),
            Ok(None) => break None,
            Err(damage) => break Some(damage),
        }
    };
    let missing = count.is_some_and(|count| events.len() < count);
    let damage = damage.or(missing.then(|| file.expected(Expected::MoreEvents)));
    (events, damage)
}

/// Reads an event, which is not before `earliest`; `None` at the end.
fn read_event(file: &mut FileBytes<'_>, earliest: i32) -> Result<Option<MouseEvent>, Damage> {
    let mut next = *file;
    let [code, x_high, seconds_low, x_low, hundredths, y_high, seconds_high, y_low] =
        next.array()?;
    let seconds = i32::from(u16::from_be_bytes([seconds_high, seconds_low]));
    if seconds == 0 {
        return Ok(None);
    }
    let kind = kind(code).ok_or_else(|| file.expected(Expected::EventKind))?;
    if hundredths > 99 {
        return Err(Damage { offset: file.offset() + 4, expected: Expected::Hundredths });
    }
    let time = (seconds - 1) * 1_000 + i32::from(hundredths) * 10;
    if time < earliest {
        return Err(file.expected(Expected::LaterTime));
    }
    *file = next;
    let x = u16::from_be_bytes([x_high, x_low]).into();
    let y = u16::from_be_bytes([y_high, y_low]).into();
    Ok(Some(MouseEvent { time, kind, x, y }))
}

/// Whether the events seem to begin here: with two, the first of them in the first second.
pub(super) fn begin(bytes: &[u8]) -> bool {
    matches!(bytes, [first, _, 1, _, 0..=99, _, 0, _, second, ..]
        if kind(*first).is_some() && kind(*second).is_some())
}

/// Bits: 0 always, 1 left down, 2 left up, 3 right down, 4 right up, 5 middle down, 6 middle up,
/// 7 unknown.
const fn kind(code: u8) -> Option<EventKind> {
    Some(match code {
        1 => EventKind::Move,
        3 => EventKind::Press(MouseButton::Left),
        // The latter ends a press with Shift.
        5 | 21 => EventKind::Release(MouseButton::Left),
        9 => EventKind::Press(MouseButton::Right),
        17 | 145 => EventKind::Release(MouseButton::Right),
        33 => EventKind::Press(MouseButton::Middle),
        65 | 193 => EventKind::Release(MouseButton::Middle),
        11 => EventKind::PressShift,
        _ => return None,
    })
}
