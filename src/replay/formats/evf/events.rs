//! Mouse events, as EVF tells of them.

use crate::game::pointer::MouseButton;
use crate::replay::formats::rawvf::MAX_TIME;
use crate::replay::formats::{Expected, MouseEvent};
use crate::replay::{EventKind, HeldButtons};

/// The events so far.
#[derive(Debug, Default)]
pub(super) struct Events {
    list: Vec<MouseEvent>,
    held: HeldButtons,
}

impl Events {
    /// Adds an event of the kind with this number, 1 to 12.
    pub fn push(&mut self, kind: u8, time: i32, x: i32, y: i32) -> Result<(), Expected> {
        use MouseButton::{Left, Middle, Right};
        if self.list.last().is_some_and(|last| time < last.time) {
            return Err(Expected::LaterTime);
        }
        if time > MAX_TIME {
            return Err(Expected::TimeInRange);
        }
        let HeldButtons { left, right, middle } = self.held;
        let mut add = |kind| {
            match kind {
                EventKind::Press(button) => self.held.set(button, true),
                EventKind::Release(button) => self.held.set(button, false),
                _ => false,
            };
            self.list.push(MouseEvent { time, kind, x, y });
        };
        let toggled = |button, down| {
            if down { EventKind::Release(button) } else { EventKind::Press(button) }
        };
        match kind {
            1 => add(EventKind::Move),
            2 => add(EventKind::Press(Left)),
            3 => add(EventKind::Release(Left)),
            4 => add(EventKind::Press(Right)),
            5 => add(EventKind::Release(Right)),
            6 => add(EventKind::Press(Middle)),
            7 => add(EventKind::Release(Middle)),
            // A flag that was set before the start.
            8 => {
                add(EventKind::Press(Right));
                add(EventKind::Release(Right));
            }
            // The second button of a chord.
            9 => {
                if !left {
                    add(EventKind::Press(Left));
                }
                // Metasweeper once wrote it for both buttons at the same time.
                if left || !right {
                    add(EventKind::Press(Right));
                }
            }
            10 => add(toggled(Left, left)),
            11 => add(toggled(Right, right)),
            12 => add(toggled(Middle, middle)),
            _ => return Err(Expected::EventKind),
        }
        Ok(())
    }

    pub fn into_list(self) -> Vec<MouseEvent> {
        self.list
    }
}
