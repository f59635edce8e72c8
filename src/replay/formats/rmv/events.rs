//! The events of an RMV file.

use super::Revision;
use crate::game::pointer::MouseButton;
use crate::game::{BoardSize, Pos};
use crate::replay::EventKind;
use crate::replay::formats::decoded::plain_event;
use crate::replay::formats::file_bytes::FileBytes;
use crate::replay::formats::{Damage, Expected, MouseEvent};

/// The clicks of the flags that were set before the clock started, at time 0.
pub(super) fn of_preflags(
    mut section: FileBytes<'_>,
    size: BoardSize,
    cell_side: u16,
) -> Result<Vec<MouseEvent>, Damage> {
    let mut events = Vec::new();
    if section.rest().is_empty() {
        return Ok(events);
    }
    for _ in 0..section.u16()? {
        let pos = section.parse(Expected::Cell, FileBytes::array, |[col, row]: [u8; 2]| {
            Some(Pos::new(row.into(), col.into())).filter(|&pos| size.contains(pos))
        })?;
        let middle =
            |index: u16| i32::from(index) * i32::from(cell_side) + i32::from(cell_side / 2);
        let (time, x, y) = (0, middle(pos.col), middle(pos.row));
        let click = [EventKind::Press(MouseButton::Right), EventKind::Release(MouseButton::Right)];
        events.extend(click.map(|kind| MouseEvent { time, kind, x, y }));
    }
    Ok(events)
}

/// Adds the mouse events up to the end of the game, or to the damage.
pub(super) fn read(
    mut section: FileBytes<'_>,
    revision: Revision,
    events: &mut Vec<MouseEvent>,
) -> Result<(), Damage> {
    let mut last: Option<MouseEvent> = None;
    loop {
        let start = section.offset();
        let damage = |expected| Damage { offset: start, expected };
        let kind = section.u8()?;
        let event = match (kind, revision, plain_event(kind)) {
            (.., Some(kind)) => mouse_event(&mut section, kind, revision)?,
            // A time stamp.
            (0, Revision::One, _) => {
                section.u32()?;
                continue;
            }
            (9..=14 | 18..=27, ..) => {
                let [_col, _row] = section.array()?;
                continue;
            }
            (15..=17, ..) => {
                let _time = section.u24()?;
                return Ok(());
            }
            (28, Revision::Two { .. }, _) => small_move(&mut section, last)?,
            _ => return Err(damage(Expected::EventKind)),
        };
        match last {
            Some(last) if event.time < last.time => return Err(damage(Expected::LaterTime)),
            // The steps of a file within the limit add up to nine days at most.
            Some(_) => {}
            // The press of the click that starts the clock is not recorded.
            None if event.kind == EventKind::Press(MouseButton::Left) => {}
            None => {
                events.push(MouseEvent { kind: EventKind::Press(MouseButton::Left), ..event });
            }
        }
        events.push(event);
        last = Some(event);
    }
}

fn mouse_event(
    section: &mut FileBytes<'_>,
    kind: EventKind,
    revision: Revision,
) -> Result<MouseEvent, Damage> {
    let time = section.u24()? as i32;
    let _buttons = section.u8()?;
    let [x, y] = [section.u16()?, section.u16()?];
    let (x, y) = match revision {
        // From the corner of the window's content, where the board is at 12, 56.
        Revision::One => (i32::from(x) - 12, i32::from(y) - 56),
        Revision::Two { .. } => (x.cast_signed().into(), y.cast_signed().into()),
    };
    Ok(MouseEvent { time, kind, x, y })
}

/// A movement of at most 8 pixels, relative to the last mouse event.
fn small_move(section: &mut FileBytes<'_>, last: Option<MouseEvent>) -> Result<MouseEvent, Damage> {
    let [wait, distances] = section.array()?;
    let from = last.map_or((0, 0, 0), |last| (last.time, last.x, last.y));
    let right = distances.cast_signed() >> 4;
    let down = (distances << 4).cast_signed() >> 4;
    Ok(MouseEvent {
        time: from.0 + i32::from(wait),
        kind: EventKind::Move,
        x: from.1 + i32::from(right),
        y: from.2 + i32::from(down),
    })
}
