//! Keyboard input for an open drop-down list. iced's list handles only the mouse, so keys are
//! translated: arrows point at an entry, Enter and Space click on it.

use super::ValueStep;
use super::key_response::is_press;
use crate::ui::kit::above::AboveInput;
use crate::ui::kit::pointer::pressed_key;
use crate::ui::kit::semantics::ControlRequest;
use iced::advanced::Layout;
use iced::keyboard::Key;
use iced::mouse::{self, ScrollDelta};
use iced::{Event, Point};
use std::borrow::Cow;

pub(super) struct OpenDropDown<'a> {
    /// If known.
    pub(super) highlight: &'a mut Option<usize>,
    /// Whether it goes on by itself: then each click chooses the entry.
    pub(super) is_scanned: &'a mut bool,
    /// A step that is asked for.
    pub(super) request: &'a mut Option<ControlRequest>,
    /// The entry shown by the closed list.
    pub(super) chosen: Option<usize>,
    pub(super) entries: &'a [Cow<'a, str>],
}

impl OpenDropDown<'_> {
    /// The step to the next entry that begins with a character.
    fn step_to(&self, key: &Key) -> Option<ValueStep> {
        let Key::Character(typed) = key else { return None };
        let from = self.highlight.or(self.chosen).map_or(0, |at| at + 1);
        let begins = |at: &usize| {
            self.entries[*at].to_lowercase().starts_with(typed.to_lowercase().as_str())
        };
        (from..self.entries.len()).chain(0..from).find(begins).map(ValueStep::To)
    }

    /// Reacts to an event for the list.
    pub(super) fn update<M>(&mut self, input: &mut AboveInput<'_, '_, M>, event: &Event) {
        let rows = DropDownRows::of(input.layout, self.entries.len());
        let typed = pressed_key(event).and_then(|key| self.step_to(key));
        let step = ControlRequest::Step(ValueStep::NextWrapping);
        let is_due = self.request.take_if(|asked| *asked == step).is_some();
        *self.is_scanned |= is_due;
        let is_click = matches!(event, Event::Mouse(mouse::Event::ButtonPressed(_)));
        let (is_key, is_press, step) = match pressed_key(event) {
            Some(key) => (true, is_press(key), ValueStep::from_key(key).or(typed)),
            None => (false, is_click && *self.is_scanned, None),
        };
        if !is_key && !is_press {
            let is_move = matches!(event, Event::Mouse(mouse::Event::CursorMoved { .. }));
            if matches!(event, Event::Mouse(_))
                && (is_move || !*self.is_scanned)
                && let Some(position) = input.cursor.position_over(input.layout.bounds())
            {
                // A click means the entry below the mouse, even if keys have moved the highlight.
                let point = mouse::Event::CursorMoved { position };
                input.pass(&Event::Mouse(point));
                *self.highlight = rows.entry_at(position.y);
                *self.is_scanned = false;
            }
            input.pass(event);
        } else if is_press {
            // Without another entry highlighted, the key only closes the list.
            let other = self.highlight.filter(|_| *self.highlight != self.chosen);
            if let Some(entry) = other {
                let press = mouse::Event::ButtonPressed(mouse::Button::Left);
                let (_, at) = rows.place(entry);
                input.pass_at(at, press);
            }
        }
        if let Some(step) = step.or(is_due.then_some(ValueStep::NextWrapping)) {
            let from = self.highlight.or(self.chosen);
            let entry = step.index_from(from, self.entries.len());
            let (scrolled, at) = rows.place(entry);
            if rows.overflow() > 0.0 {
                // The current scroll offset is unknown, so scroll to the top first.
                for y in [rows.all, -scrolled] {
                    let delta = ScrollDelta::Pixels { x: 0.0, y };
                    let scroll = mouse::Event::WheelScrolled { delta };
                    // The captured flag would prevent the second scroll.
                    input.pass_in_silence(at, scroll);
                }
            }
            let point = mouse::Event::CursorMoved { position: at };
            input.pass_at(at, point);
            *self.highlight = Some(entry);
            if is_key {
                input.shell.capture_event();
            }
            input.shell.request_redraw();
        }
    }
}

/// The geometry of the entries.
#[derive(Clone, Copy)]
struct DropDownRows {
    /// The top of the visible part, at its horizontal centre.
    top: Point,
    /// The visible height.
    sight: f32,
    /// The height of all entries.
    all: f32,
    count: usize,
}

impl DropDownRows {
    fn of(layout: Layout<'_>, count: usize) -> Self {
        let bounds = layout.bounds();
        let all = layout.children().next();
        Self {
            top: Point::new(bounds.center_x(), bounds.y),
            sight: bounds.height,
            all: all.map_or(bounds.height, |all| all.bounds().height),
            count,
        }
    }

    /// How far the list can scroll.
    fn overflow(self) -> f32 {
        (self.all - self.sight).max(0.0)
    }

    /// The scroll offset that shows an entry, and the entry's centre then.
    fn place(self, entry: usize) -> (f32, Point) {
        let middle = (entry as f32 + 0.5) * self.all / self.count as f32;
        let scrolled = (middle - self.sight / 2.0).clamp(0.0, self.overflow());
        let y = self.top.y + middle - scrolled;
        (scrolled, Point::new(self.top.x, y))
    }

    /// The entry at a height of the window; unknown if the list scrolls.
    fn entry_at(self, y: f32) -> Option<usize> {
        let row = self.all / self.count as f32;
        (self.overflow() == 0.0).then(|| ((y - self.top.y) / row) as usize)
    }
}
