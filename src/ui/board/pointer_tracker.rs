//! Follows the pointer over a board: which cell it is over, and what it does there.
//!
//! A finger acts as the left button, and is gone when it is lifted. On a board that scrolls, a
//! sliding finger scrolls and opens nothing. A second finger cancels the press.
//!
//! On a Mac, the left button with Control is the right button; two fingers on a trackpad arrive as
//! that already.

use super::BoardGeometry;
use super::cell_grid::BoardEvent;
use super::scroll_pane::TOUCH_SLOP;
use crate::config::keymap::Keyboard;
use crate::game::pointer::{MouseButton, PointerInput};
use crate::game::{Moment, Pos};
use crate::replay::PointerPos;
use iced::touch::{self, Finger};
use iced::{Event, Point, Rectangle, keyboard, mouse, window};

/// The longest path before it is sent: half a second at 1,000 moves a second.
const MAX_PATH_LENGTH: usize = 512;

/// The pointer's state between two events.
///
/// A move inside a cell changes nothing visible, so it sends no message, which would rebuild the
/// view; it waits for the next message.
#[derive(Debug, Default)]
pub(super) struct PointerTracker {
    /// The pointer in the window, from its own events. The toolkit delivers events in batches, all
    /// with the position of the last one, which is too late for a fast hand.
    at: Option<Point>,
    over: Option<Pos>,
    /// The finger on the board, and where it was put down in the window.
    finger: Option<(Finger, Point)>,
    /// Whether the last pointer was a finger and is gone.
    is_gone: bool,
    shift: bool,
    control: bool,
    /// Whether the left button that is held counts as the right one.
    left_is_right: bool,
    pub(super) keyboard: Keyboard,
    path: Vec<(Moment, PointerPos)>,
}

/// Where the board is when the pointer does something.
#[derive(Clone, Copy)]
pub(super) struct BoardArea {
    pub(super) geometry: BoardGeometry,
    pub(super) bounds: Rectangle,
    /// Whether only a part of the board is visible.
    pub(super) scrolls: bool,
}

/// What an event means to the board.
#[derive(Debug, Default)]
pub(super) struct Reaction {
    pub(super) events: Vec<BoardEvent>,
    /// Whether nothing else may take the event.
    pub(super) captures: bool,
}

impl PointerTracker {
    /// Follows an event, which something else may have `taken`.
    pub(super) fn follow(
        &mut self,
        event: &Event,
        area: BoardArea,
        cursor: mouse::Cursor,
        taken: bool,
        now: Moment,
    ) -> Reaction {
        let BoardArea { geometry, bounds, scrolls } = area;
        let mut reaction = Reaction::default();
        let moved = self.moves(event);
        let point = match self.at {
            // What is above the board has the pointer to itself.
            _ if cursor.is_levitating() || self.is_gone => None,
            at => at.or(cursor.position()),
        };
        let over = point.and_then(|point| geometry.cell_at(bounds, point));
        let pos = point.map(|point| geometry.pointer_pos(bounds, over, point));
        if moved && let Some(pos) = pos {
            self.path.push((now, pos));
        }
        let leaves = matches!(event, Event::Mouse(mouse::Event::CursorLeft));
        if over != self.over && !leaves {
            self.over = over;
            if !moved {
                // The board has moved under the pointer, or away from it.
                self.path.push((now, pos.unwrap_or(PointerPos::OFF_BOARD)));
            }
            reaction.events.push(self.board_event(now, None));
        } else if self.path.len() >= MAX_PATH_LENGTH {
            reaction.events.push(self.board_event(now, None));
        }
        if let Some(input) = self.input(event, point.is_some() && !taken, scrolls) {
            let is_press = match input {
                PointerInput::Press { .. } => true,
                // A finger on a board that scrolls is also for the scroll pane.
                PointerInput::TouchStart => !scrolls,
                _ => false,
            };
            reaction.captures = is_press && over.is_some();
            reaction.events.push(self.board_event(now, Some(input)));
        }
        let lifted = matches!(
            event,
            Event::Touch(touch::Event::FingerLifted { .. } | touch::Event::FingerLost { .. })
        );
        if lifted && !self.is_gone {
            self.at = None;
            self.over = None;
            self.is_gone = true;
            self.path.push((now, PointerPos::OFF_BOARD));
            reaction.events.push(self.board_event(now, None));
        }
        reaction
    }

    /// Notes where the pointer is now, and returns whether it has moved.
    fn moves(&mut self, event: &Event) -> bool {
        self.at = match event {
            Event::Mouse(mouse::Event::CursorMoved { position })
            | Event::Touch(
                touch::Event::FingerMoved { position, .. }
                | touch::Event::FingerPressed { position, .. },
            ) => Some(*position),
            Event::Mouse(mouse::Event::CursorLeft) => None,
            _ => return false,
        };
        self.is_gone = false;
        self.at.is_some()
    }

    fn board_event(&mut self, at: Moment, input: Option<PointerInput>) -> BoardEvent {
        BoardEvent { path: std::mem::take(&mut self.path), at, input }
    }

    fn input(&mut self, event: &Event, is_inside: bool, scrolls: bool) -> Option<PointerInput> {
        match event {
            Event::Mouse(mouse::Event::ButtonPressed(button)) if is_inside => {
                if *button == mouse::Button::Left {
                    self.left_is_right = self.control && self.keyboard == Keyboard::Mac;
                }
                Some(PointerInput::Press { button: self.button(*button)?, shift: self.shift })
            }
            Event::Mouse(mouse::Event::ButtonReleased(button)) => {
                let released = self.button(*button)?;
                self.left_is_right &= *button != mouse::Button::Left;
                Some(PointerInput::Release(released))
            }
            Event::Touch(event) => self.touch_input(*event, is_inside, scrolls),
            Event::Keyboard(keyboard::Event::ModifiersChanged(modifiers)) => {
                self.shift = modifiers.shift();
                self.control = modifiers.control();
                None
            }
            Event::Mouse(mouse::Event::CursorLeft) | Event::Window(window::Event::Unfocused) => {
                self.over = None;
                self.finger = None;
                Some(PointerInput::Cancel)
            }
            _ => None,
        }
    }

    fn touch_input(
        &mut self,
        event: touch::Event,
        is_inside: bool,
        scrolls: bool,
    ) -> Option<PointerInput> {
        let (finger, input) = match (event, self.finger) {
            (touch::Event::FingerPressed { id, position }, None) if is_inside => {
                (Some((id, position)), PointerInput::TouchStart)
            }
            (touch::Event::FingerPressed { .. }, Some(_))
            | (touch::Event::FingerLost { .. }, _) => (None, PointerInput::Cancel),
            (touch::Event::FingerMoved { id, position }, Some((finger, down)))
                if id == finger && scrolls && down.distance(position) > TOUCH_SLOP =>
            {
                (None, PointerInput::Cancel)
            }
            (touch::Event::FingerLifted { id, .. }, Some((finger, _))) if id == finger => {
                (None, PointerInput::TouchEnd)
            }
            _ => return None,
        };
        self.finger = finger;
        Some(input)
    }

    const fn button(&self, button: mouse::Button) -> Option<MouseButton> {
        match button {
            mouse::Button::Left if self.left_is_right => Some(MouseButton::Right),
            mouse::Button::Left => Some(MouseButton::Left),
            mouse::Button::Right => Some(MouseButton::Right),
            mouse::Button::Middle => Some(MouseButton::Middle),
            _ => None,
        }
    }
}
