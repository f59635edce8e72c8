//! Clicks of a pointer that rests: whatever is below it hears a press and a release of the left
//! button, as if the player had pressed it. The time is waited for without frames.

use super::control::{ControlPart, Input, OverlayElement, wrap};
use super::pointer::{is_any_press, is_key};
use crate::game::pointer::dwell::Dwell;
use crate::platform::monotonic_clock::MonotonicClock;
use iced::advanced::widget::Operation;
use iced::advanced::{Clipboard, Layout, Overlay, Shell, layout, renderer};
use iced::mouse::{self, Button, Cursor, Interaction};
use iced::{Element, Event, Rectangle, Renderer, Size, Theme};
use std::marker::PhantomData;

const CLICK: [Event; 2] = [
    Event::Mouse(mouse::Event::ButtonPressed(Button::Left)),
    Event::Mouse(mouse::Event::ButtonReleased(Button::Left)),
];

/// Lets a pointer click that rests over `content` for so many ms; never without a time.
pub(crate) fn dwell_clicks<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    ms: Option<u64>,
    clock: MonotonicClock,
) -> Element<'a, Message> {
    wrap(content, DwellPart { click: DwellClick { ms, clock }, of: PhantomData })
}

#[derive(Clone, Copy)]
struct DwellClick {
    ms: Option<u64>,
    clock: MonotonicClock,
}

impl DwellClick {
    /// Notes what an event says of the pointer, and returns whether it clicks now.
    fn follow(self, dwell: &mut Dwell, event: &Event) -> bool {
        let Some(ms) = self.ms else {
            return false;
        };
        let now = self.clock.now();
        match event {
            Event::Mouse(mouse::Event::CursorMoved { position }) => {
                dwell.move_to((position.x, position.y), now);
            }
            Event::Mouse(mouse::Event::CursorLeft) => dwell.leave(),
            event if is_any_press(event) || is_key(event) => dwell.spend(),
            _ => {}
        }
        dwell.is_due(ms, now)
    }

    /// Asks for the event at which the pointer clicks.
    fn wait<Message>(self, dwell: &Dwell, shell: &mut Shell<'_, Message>) {
        if let Some(due) = self.ms.and_then(|ms| dwell.due(ms)) {
            shell.request_redraw_at(self.clock.to_instant(due));
        }
    }
}

struct DwellPart<Message> {
    click: DwellClick,
    of: PhantomData<Message>,
}

impl<Message> ControlPart<Message> for DwellPart<Message> {
    type State = Dwell;

    fn update(&mut self, input: &mut Input<'_, '_, '_, Message>, dwell: &mut Dwell, event: &Event) {
        input.pass(event);
        if self.click.follow(dwell, event) {
            dwell.spend();
            CLICK.iter().for_each(|event| input.pass(event));
        }
        self.click.wait(dwell, input.shell);
    }

    fn overlay<'b>(
        &'b mut self,
        child: impl FnOnce() -> Option<OverlayElement<'b, Message>>,
        dwell: &'b mut Dwell,
        _bounds: Rectangle,
    ) -> Option<OverlayElement<'b, Message>> {
        let inner = child()?;
        if self.click.ms.is_none() {
            return Some(inner);
        }
        Some(OverlayElement::new(Box::new(Above { inner, click: self.click, dwell })))
    }
}

/// What is above the rest, like an open list.
struct Above<'b, Message> {
    inner: OverlayElement<'b, Message>,
    click: DwellClick,
    dwell: &'b mut Dwell,
}

impl<Message> Overlay<Message, Theme, Renderer> for Above<'_, Message> {
    fn update(
        &mut self,
        event: &Event,
        layout: Layout<'_>,
        cursor: Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
    ) {
        let inner = self.inner.as_overlay_mut();
        inner.update(event, layout, cursor, renderer, clipboard, shell);
        let is_due = self.click.follow(self.dwell, event);
        // A tooltip takes no clicks.
        if is_due && inner.mouse_interaction(layout, cursor, renderer) != Interaction::None {
            self.dwell.spend();
            for event in &CLICK {
                inner.update(event, layout, cursor, renderer, clipboard, shell);
            }
        }
    }

    fn layout(&mut self, renderer: &Renderer, bounds: Size) -> layout::Node {
        self.inner.as_overlay_mut().layout(renderer, bounds)
    }

    fn draw(
        &self,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: Cursor,
    ) {
        self.inner.as_overlay().draw(renderer, theme, style, layout, cursor);
    }

    fn operate(&mut self, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        self.inner.as_overlay_mut().operate(layout, renderer, operation);
    }

    fn mouse_interaction(
        &self,
        layout: Layout<'_>,
        cursor: Cursor,
        renderer: &Renderer,
    ) -> Interaction {
        self.inner.as_overlay().mouse_interaction(layout, cursor, renderer)
    }

    fn overlay<'a>(
        &'a mut self,
        layout: Layout<'a>,
        renderer: &Renderer,
    ) -> Option<OverlayElement<'a, Message>> {
        self.inner.as_overlay_mut().overlay(layout, renderer)
    }

    fn index(&self) -> f32 {
        self.inner.as_overlay().index()
    }
}
