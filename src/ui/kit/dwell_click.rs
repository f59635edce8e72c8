//! Clicks of a pointer that rests: whatever is below it hears a press and a release of the left
//! button, as if the player had pressed it. The time is waited for without frames.

use super::above::above;
use super::control::{ControlPart, Input, OverlayElement, wrap};
use super::pointer::{is_any_press, is_key};
use crate::game::pointer::dwell::Dwell;
use crate::platform::monotonic_clock::MonotonicClock;
use crate::ui::Element;
use iced::advanced::Shell;
use iced::mouse::{self, Button};
use iced::{Event, Rectangle};
use std::marker::PhantomData;

const CLICK: [Event; 2] = [
    Event::Mouse(mouse::Event::ButtonPressed(Button::Left)),
    Event::Mouse(mouse::Event::ButtonReleased(Button::Left)),
];

/// Lets a pointer click that rests over `content` for so many ms; never without a time.
pub(crate) fn dwell_clicks<'a, M: 'a>(
    content: impl Into<Element<'a, M>>,
    ms: Option<u64>,
    clock: MonotonicClock,
) -> Element<'a, M> {
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
    fn wait<M>(self, dwell: &Dwell, shell: &mut Shell<'_, M>) {
        if let Some(due) = self.ms.and_then(|ms| dwell.due(ms)) {
            shell.request_redraw_at(self.clock.to_instant(due));
        }
    }
}

struct DwellPart<M> {
    click: DwellClick,
    of: PhantomData<M>,
}

impl<M> ControlPart<M> for DwellPart<M> {
    type State = Dwell;

    fn update(&mut self, input: &mut Input<'_, '_, '_, M>, dwell: &mut Dwell, event: &Event) {
        input.pass(event);
        if self.click.follow(dwell, event) {
            dwell.spend();
            CLICK.iter().for_each(|event| input.pass(event));
        }
        self.click.wait(dwell, input.shell);
    }

    fn overlay<'b>(
        &'b mut self,
        child: impl FnOnce() -> Option<OverlayElement<'b, M>>,
        dwell: &'b mut Dwell,
        _bounds: Rectangle,
    ) -> Option<OverlayElement<'b, M>> {
        let inner = child()?;
        if self.click.ms.is_none() {
            return Some(inner);
        }
        let click = self.click;
        Some(above(inner, move |input, event| {
            input.pass(event);
            if click.follow(dwell, event) && input.is_under_pointer() {
                dwell.spend();
                CLICK.iter().for_each(|event| input.pass(event));
            }
        }))
    }
}
