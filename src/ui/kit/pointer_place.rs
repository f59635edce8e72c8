//! Gives each event of the pointer the place where it happened.
//!
//! The toolkit delivers events in batches, all with the place of the last one. So a control that the
//! pointer leaves at once would never hear of the click, and another one might.

use super::above::above;
use super::control::{ControlPart, Input, OverlayElement, wrap};
use crate::ui::Element;
use iced::mouse::{self, Cursor};
use iced::{Event, Rectangle, touch};
use std::marker::PhantomData;

/// Around all of the window, in which there are `scale` physical pixels in a logical one.
pub(crate) fn with_own_place<'a, M: 'a>(
    content: impl Into<Element<'a, M>>,
    scale: f32,
) -> Element<'a, M> {
    wrap(content, PointerPlace { scale, of: PhantomData })
}

struct PointerPlace<M> {
    scale: f32,
    of: PhantomData<M>,
}

/// What is above hears all events of a batch before the rest does.
#[derive(Default)]
struct State {
    scale: f32,
    /// Where the pointer is for what is above, if there is any.
    above: Option<Place>,
    below: Place,
}

/// Where the last event left the pointer, unless it is unknown.
#[derive(Clone, Copy, Default)]
struct Place(Option<Cursor>);

impl Place {
    /// Where the pointer is at an event; `given` is where it is at the end of the batch.
    fn at(&mut self, event: &Event, given: Cursor) -> Cursor {
        match event {
            Event::Mouse(mouse::Event::CursorMoved { position })
            | Event::Touch(
                touch::Event::FingerPressed { position, .. }
                | touch::Event::FingerMoved { position, .. }
                | touch::Event::FingerLifted { position, .. }
                | touch::Event::FingerLost { position, .. },
            ) => self.0 = Some(Cursor::Available(*position)),
            Event::Mouse(mouse::Event::CursorLeft) => self.0 = Some(Cursor::Unavailable),
            Event::Mouse(_) => {}
            _ => return given,
        }
        self.0.unwrap_or(given)
    }
}

impl<M> ControlPart<M> for PointerPlace<M> {
    type State = State;

    fn diff(&self, state: &mut State) {
        if state.scale != self.scale {
            *state = State { scale: self.scale, ..State::default() };
        }
    }

    fn update(&mut self, input: &mut Input<'_, '_, '_, M>, state: &mut State, event: &Event) {
        let place = state.below.at(event, input.cursor);
        // What is above may keep the pointer from what is below.
        if state.above.is_none() || input.cursor != Cursor::Unavailable {
            input.cursor = place;
        }
        input.pass(event);
    }

    fn overlay<'b>(
        &'b mut self,
        child: impl FnOnce() -> Option<OverlayElement<'b, M>>,
        state: &'b mut State,
        _bounds: Rectangle,
    ) -> Option<OverlayElement<'b, M>> {
        let Some(inner) = child() else {
            state.above = None;
            return None;
        };
        let place = state.above.get_or_insert(state.below);
        Some(above(inner, move |input, event| {
            input.cursor = place.at(event, input.cursor);
            input.pass(event);
        }))
    }
}
