//! What gives a control the focus: it draws a ring, and turns keys into presses.

use super::key_response::{DropDownEntries, FocusPlace, KeyAnswer, KeyResponse};
use super::open_drop_down::OpenDropDown;
use crate::ui::Renderer;
use crate::ui::kit::above::above;
use crate::ui::kit::control::{Child, ControlPart, DrawContext, Input, OverlayElement};
use crate::ui::kit::pointer::{is_any_press, is_key, pressed_key};
use crate::ui::kit::semantics::{ControlRequest, Semantics};
use crate::ui::kit::theme;
use iced::advanced::widget::Operation;
use iced::advanced::widget::operation::{Focusable, Outcome, black_box, focusable};
use iced::advanced::{Renderer as _, renderer};
use iced::keyboard::key::Named;
use iced::keyboard::{self, Key};
use iced::{Border, Color, Event, Rectangle, border, mouse};

/// The width of the focus ring and its gap to the control.
const RING: f32 = 2.0;
const GAP: f32 = 1.0;

pub(super) struct FocusPart<'a, M> {
    pub(super) response: KeyResponse<'a, M>,
    pub(super) semantics: Semantics,
}

#[derive(Debug, Default)]
pub(super) struct State {
    is_focused: bool,
    /// The highlighted entry of an open list.
    highlight: Option<usize>,
    /// Whether the list is open.
    is_open: bool,
    /// Whether the highlight goes on by itself, for a player with one switch.
    is_scanned: bool,
    /// See [`Semantics::ends_met`].
    ends_met: (u32, bool),
    /// What assistive technology has asked for, or who scans an open list.
    request: Option<ControlRequest>,
}

impl Focusable for State {
    fn is_focused(&self) -> bool {
        self.is_focused
    }

    fn focus(&mut self) {
        self.is_focused = true;
    }

    fn unfocus(&mut self) {
        self.is_focused = false;
    }
}

fn has_focus_inside<M>(child: &mut Child<'_, '_, M>) -> bool {
    let mut count = focusable::count();
    child.operate(&mut black_box(&mut count));
    matches!(count.finish(), Outcome::Some(count) if count.focused.is_some())
}

fn is_escape(event: &Event) -> bool {
    matches!(pressed_key(event), Some(Key::Named(Named::Escape)))
}

impl<M: Clone> ControlPart<M> for FocusPart<'_, M> {
    type State = State;

    fn diff(&self, state: &mut State) {
        if self.response.focus != FocusPlace::Control {
            state.unfocus();
        }
    }

    fn operate(
        &mut self,
        child: &mut Child<'_, '_, M>,
        state: &mut State,
        operation: &mut dyn Operation,
    ) {
        let bounds = child.bounds();
        if self.response.list.is_some() {
            self.semantics.expanded = state.is_open.then_some(true);
        }
        self.semantics.ends_met = state.ends_met;
        operation.custom(None, bounds, &mut self.semantics);
        if self.response.focus == FocusPlace::Control {
            operation.focusable(None, bounds, state);
        }
        let mut request = self.semantics.request.take();
        operation.traverse(&mut |operation| {
            child.operate(operation);
            self.response.describe_entries(bounds, operation, &mut request);
        });
        if request.is_some() {
            state.request = request;
        }
    }

    fn update(&mut self, input: &mut Input<'_, '_, '_, M>, state: &mut State, event: &Event) {
        let request = state.request.take();
        if let Some(message) = request.and_then(|request| self.response.answer(request)) {
            input.shell.publish(message);
        }
        let is_field = self.response.focus == FocusPlace::Field;
        if is_key(event) && !input.shell.is_event_captured() {
            if is_field && is_escape(event) {
                input.pass_in_silence(event);
                input.shell.request_redraw();
                return;
            }
            if self.response.list.is_some() && input.child.has_overlay(input.viewport) {
                // Any key that types nothing closes the list, as a press beside it does, and none does
                // anything else.
                if !matches!(pressed_key(event), Some(Key::Character(typed)) if typed != " ") {
                    let press = &Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left));
                    input.cursor = mouse::Cursor::Unavailable;
                    input.pass(press);
                }
                input.shell.capture_event();
                input.shell.request_redraw();
                return;
            }
        }
        // With the mouse or a finger in use, the ring disappears.
        if state.is_focused && is_any_press(event) {
            state.is_focused = false;
            input.shell.request_redraw();
        }
        input.pass(event);
        if input.shell.is_event_captured() {
            return;
        }
        if let Event::Keyboard(keyboard::Event::KeyPressed { modifiers, repeat, .. }) = event
            && let Some(key) = pressed_key(event)
            && !(modifiers.control() || modifiers.alt() || modifiers.logo())
            && let Some(response) = self.response.respond(key, *repeat)
            && (state.is_focused || is_field && has_focus_inside(&mut input.child))
        {
            match response {
                KeyAnswer::Send(message) => input.shell.publish(message),
                KeyAnswer::End { is_back } => state.ends_met = (state.ends_met.0 + 1, is_back),
                KeyAnswer::Nothing => {}
            }
            input.shell.capture_event();
        }
    }

    fn draw(&self, drawing: DrawContext<'_, '_, M>, state: &State, renderer: &mut Renderer) {
        drawing.child(renderer);
        if !state.is_focused {
            return;
        }
        let ring = renderer::Quad {
            bounds: drawing.bounds().expand(RING + GAP),
            border: Border {
                color: drawing.theme.palette().primary,
                width: RING,
                radius: border::radius(theme::BUTTON_RADIUS + RING),
            },
            ..renderer::Quad::default()
        };
        renderer.fill_quad(ring, Color::TRANSPARENT);
    }

    fn overlay<'b>(
        &'b mut self,
        child: impl FnOnce() -> Option<OverlayElement<'b, M>>,
        state: &'b mut State,
        _: Rectangle,
    ) -> Option<OverlayElement<'b, M>> {
        let list = child();
        let Some(DropDownEntries { chosen, entries }) = &self.response.list else {
            return list;
        };
        state.is_open = list.is_some();
        if !state.is_open {
            (state.highlight, state.is_scanned) = (None, false);
        }
        let State { highlight, is_scanned, request, .. } = state;
        let (chosen, entries) = (*chosen, &**entries);
        let mut open = OpenDropDown { highlight, is_scanned, request, chosen, entries };
        Some(above(list?, move |input, event| open.update(input, event)))
    }
}
