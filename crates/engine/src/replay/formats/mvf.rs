//! MVF, the recordings of Minesweeper Clone.
//!
//! Since 0.97 a header of four strings comes first: the program, its years, its author, and its
//! version. Then follow when and how was played, the board, the player, and the states of the mouse
//! with shuffled bits. Earlier releases write the board, plain states, and the player at the end.

mod headed;
mod unheaded;

use super::{DecodedGame, MouseEvent, ReadError};
use crate::game::pointer::MouseButton::{Left, Middle, Right};
use crate::replay::EventKind;

const PROGRAM: &str = "Minesweeper Clone";

/// Whether the content is that of an MVF file, which may be damaged.
pub(super) fn recognizes(bytes: &[u8]) -> bool {
    bytes.starts_with(headed::START) || headed::is_headless(bytes) || unheaded::recognizes(bytes)
}

pub(super) fn decode(bytes: &[u8]) -> Result<DecodedGame, ReadError> {
    if bytes.starts_with(headed::START) || headed::is_headless(bytes) {
        headed::decode(bytes)
    } else {
        unheaded::decode(bytes).map_err(ReadError::Damaged)
    }
}

/// Where the mouse is at a time, and which buttons are down.
#[derive(Debug, Clone, Copy, Default)]
struct MouseState {
    /// In ms.
    pub time: i32,
    /// In pixels.
    pub x: i32,
    pub y: i32,
    pub left: bool,
    pub right: bool,
    pub middle: bool,
}

/// The events between the states so far, which are all that Clone records.
#[derive(Debug, Default)]
struct States {
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
