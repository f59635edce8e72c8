//! Clone records states of the mouse; what happened lies between them.

use crate::game::pointer::MouseButton::{Left, Middle, Right};
use crate::replay::EventKind;
use crate::replay::formats::MouseEvent;

/// Where the mouse is at a time, and which buttons are down.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct MouseState {
    /// In ms.
    pub time: i32,
    /// In pixels.
    pub x: i32,
    pub y: i32,
    pub left: bool,
    pub right: bool,
    pub middle: bool,
}

/// Events from the states that were seen so far.
#[derive(Debug, Default)]
pub(super) struct States {
    pub events: Vec<MouseEvent>,
    last: Option<MouseState>,
}

impl States {
    /// The time of the last state, in ms.
    pub fn end(&self) -> i32 {
        self.last.map_or(0, |last| last.time)
    }

    /// Adds what must have happened up to this state.
    pub fn push(&mut self, state: MouseState) {
        let mut add = |kind| {
            let MouseState { time, x, y, .. } = state;
            self.events.push(MouseEvent { time, kind, x, y });
        };
        if let Some(last) = self.last.replace(state) {
            if (state.x, state.y) != (last.x, last.y) {
                add(EventKind::Move);
            }
            let buttons = [
                (last.left, state.left, Left),
                (last.right, state.right, Right),
                (last.middle, state.middle, Middle),
            ];
            for (was_down, is_down, button) in buttons {
                if is_down && !was_down {
                    add(EventKind::Press(button));
                }
            }
            for (was_down, is_down, button) in buttons {
                if was_down && !is_down {
                    add(EventKind::Release(button));
                }
            }
        } else {
            let buttons = [(state.middle, Middle), (state.right, Right), (state.left, Left)];
            let down = buttons.into_iter().find(|(is_down, _)| *is_down);
            add(down.map_or(EventKind::Move, |(_, button)| EventKind::Press(button)));
        }
    }

    /// All buttons go up where the last state was.
    pub fn release_all(&mut self) {
        if let Some(MouseState { time, x, y, .. }) = self.last {
            self.push(MouseState { time, x, y, ..MouseState::default() });
        }
    }
}
