//! What a mouse and a finger have in common, and the same for keys, for the widgets that handle
//! events themselves.

use iced::keyboard::{self, Key};
use iced::{Event, Point, mouse, touch};

/// The left mouse button and a finger do the same.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum PointerEvent {
    Press,
    Move(Point),
    Release,
}

impl PointerEvent {
    pub(crate) const fn of(event: &Event) -> Option<Self> {
        match event {
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerPressed { .. }) => Some(Self::Press),
            Event::Mouse(mouse::Event::CursorMoved { position })
            | Event::Touch(touch::Event::FingerMoved { position, .. }) => {
                Some(Self::Move(*position))
            }
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerLifted { .. } | touch::Event::FingerLost { .. }) => {
                Some(Self::Release)
            }
            _ => None,
        }
    }
}

/// Whether a finger or any mouse button is pressed.
pub(crate) const fn is_any_press(event: &Event) -> bool {
    matches!(
        event,
        Event::Mouse(mouse::Event::ButtonPressed(_))
            | Event::Touch(touch::Event::FingerPressed { .. })
    )
}

/// Whether a finger or any mouse button is lifted.
pub(crate) const fn is_any_release(event: &Event) -> bool {
    matches!(
        event,
        Event::Mouse(mouse::Event::ButtonReleased(_))
            | Event::Touch(touch::Event::FingerLifted { .. })
    )
}

/// Whether a key is pressed.
pub(crate) fn is_key(event: &Event) -> bool {
    pressed_key(event).is_some()
}

/// The key that is pressed: with Num Lock, a number pad has characters.
pub(crate) fn pressed_key(event: &Event) -> Option<&Key> {
    let Event::Keyboard(keyboard::Event::KeyPressed { key, modified_key, .. }) = event else {
        return None;
    };
    // A blank of any width is that of the space bar.
    let has_character = matches!(modified_key, Key::Character(it) if !it.trim().is_empty());
    let is_named = matches!(key, Key::Named(_));
    Some(if is_named && has_character { modified_key } else { key })
}

/// What the pointer holds, from the press to the release.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Drag<T>(pub(crate) Option<T>);

impl<T> Default for Drag<T> {
    fn default() -> Self {
        Self(None)
    }
}

#[derive(Debug, Clone, Copy)]
pub(crate) enum DragEvent<T> {
    Grab(T, Point),
    Move(T, Point),
    Drop,
}

impl<T: Copy> Drag<T> {
    /// What an event does to a drag. `grab` tells what a press at a point takes hold of.
    pub(crate) fn follow(
        &mut self,
        event: &Event,
        cursor: mouse::Cursor,
        grab: impl FnOnce(Point) -> Option<T>,
    ) -> Option<DragEvent<T>> {
        match PointerEvent::of(event)? {
            PointerEvent::Press => {
                let point = cursor.position()?;
                let held = grab(point)?;
                self.0 = Some(held);
                Some(DragEvent::Grab(held, point))
            }
            PointerEvent::Move(point) => Some(DragEvent::Move(self.0?, point)),
            PointerEvent::Release => self.0.take().map(|_| DragEvent::Drop),
        }
    }
}
