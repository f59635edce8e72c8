//! For players who have one switch: while the pointer has not moved since the last press, the left
//! button does what Enter does. Once it has moved, the button clicks as usual.

use super::control::{ControlPart, Input, wrap};
use crate::ui::Element;
use iced::keyboard::{self, Key, Location, Modifiers, key};
use iced::{Event, Point, mouse};

/// Lets clicks be presses of the switch while `is_on`; `on_press` makes the message of a press that no
/// control takes.
pub(crate) fn switch_clicks<'a, M: Clone + 'a>(
    content: impl Into<Element<'a, M>>,
    is_on: bool,
    on_press: M,
) -> Element<'a, M> {
    wrap(content, SwitchClick { is_on, on_press })
}

struct SwitchClick<M> {
    is_on: bool,
    on_press: M,
}

#[derive(Default)]
struct State {
    at: Option<Point>,
    /// Where it was pressed last, or first seen.
    pressed_at: Option<Point>,
}

/// A hand on a switch may move the pointer by so many logical pixels.
const TREMOR: f32 = 8.0;

impl<M: Clone> ControlPart<M> for SwitchClick<M> {
    type State = State;

    fn update(&mut self, input: &mut Input<'_, '_, '_, M>, state: &mut State, event: &Event) {
        match event {
            Event::Mouse(mouse::Event::CursorMoved { position }) => {
                state.at = Some(*position);
                state.pressed_at.get_or_insert(*position);
            }
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)) => {
                let places = state.at.zip(state.pressed_at);
                let rests = places.is_none_or(|(now, before)| now.distance(before) <= TREMOR);
                state.pressed_at = state.at;
                if rests && self.is_on {
                    input.pass(&enter());
                    if !input.shell.is_event_captured() {
                        input.shell.publish(self.on_press.clone());
                        input.shell.capture_event();
                    }
                    return;
                }
            }
            _ => {}
        }
        input.pass(event);
    }
}

fn enter() -> Event {
    Event::Keyboard(keyboard::Event::KeyPressed {
        key: Key::Named(key::Named::Enter),
        modified_key: Key::Named(key::Named::Enter),
        physical_key: key::Physical::Code(key::Code::Enter),
        location: Location::Standard,
        modifiers: Modifiers::empty(),
        text: None,
        repeat: false,
    })
}
