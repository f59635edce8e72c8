//! The keys of an open list. The toolkit's list answers the mouse alone, so each key is handed to it
//! as what the mouse would do: the arrows point at an entry, Enter and Space click on it.

use super::ValueStep;
use super::key_response::is_press;
use iced::advanced::{Clipboard, Layout, Overlay, Shell, layout, overlay, renderer};
use iced::mouse::{Cursor, ScrollDelta};
use iced::{Event, Point, Renderer, Size, Theme, keyboard, mouse};

/// An open list and the keys for it.
pub(super) struct OpenDropDown<'a, Message> {
    pub(super) list: overlay::Element<'a, Message, Theme, Renderer>,
    /// The highlighted entry, where it is known.
    pub(super) highlight: &'a mut Option<usize>,
    /// The entry that the closed list shows.
    pub(super) chosen: Option<usize>,
    /// How many entries there are.
    pub(super) count: usize,
}

/// Where the entries are, in logical pixels.
#[derive(Clone, Copy)]
struct DropDownRows {
    /// The top of those in sight, and the middle of all, from left to right.
    top: Point,
    /// The height in sight.
    sight: f32,
    /// The height of all.
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

    /// How far down the list can be scrolled.
    fn overflow(self) -> f32 {
        (self.all - self.sight).max(0.0)
    }

    /// How far down the list is scrolled to show an entry, and the middle of the entry then.
    fn place(self, entry: usize) -> (f32, Point) {
        let middle = (entry as f32 + 0.5) * self.all / self.count as f32;
        let scrolled = (middle - self.sight / 2.0).clamp(0.0, self.overflow());
        let y = self.top.y + middle - scrolled;
        (scrolled, Point::new(self.top.x, y))
    }

    /// The entry at a height of the window. How far a long list is scrolled is not known.
    fn entry_at(self, y: f32) -> Option<usize> {
        let row = self.all / self.count as f32;
        (self.overflow() == 0.0).then(|| ((y - self.top.y) / row) as usize)
    }
}

impl<Message> Overlay<Message, Theme, Renderer> for OpenDropDown<'_, Message> {
    fn update(
        &mut self,
        event: &Event,
        layout: Layout<'_>,
        cursor: Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
    ) {
        let rows = DropDownRows::of(layout, self.count);
        let list = self.list.as_overlay_mut();
        let mut pass = |event: &Event, cursor, shell: &mut Shell<'_, Message>| {
            list.update(event, layout, cursor, renderer, clipboard, shell);
        };
        let Event::Keyboard(keyboard::Event::KeyPressed { key, .. }) = event else {
            if matches!(event, Event::Mouse(_))
                && let Some(position) = cursor.position_over(layout.bounds())
            {
                // A click means the entry below the mouse, also where a key has moved the highlight.
                let point = mouse::Event::CursorMoved { position };
                pass(&Event::Mouse(point), cursor, shell);
                *self.highlight = rows.entry_at(position.y);
            }
            pass(event, cursor, shell);
            return;
        };
        if is_press(key) {
            // Without another entry to choose the key only closes the list, as any other key does.
            let other = self.highlight.filter(|_| *self.highlight != self.chosen);
            if let Some(entry) = other {
                let press = mouse::Event::ButtonPressed(mouse::Button::Left);
                let (_, at) = rows.place(entry);
                pass(&Event::Mouse(press), Cursor::Available(at), shell);
            }
        } else if let Some(step) = ValueStep::from_key(key) {
            let from = self.highlight.or(self.chosen);
            let entry = from.map_or(0, |from| step.index_from(from, self.count));
            let (scrolled, at) = rows.place(entry);
            if rows.overflow() > 0.0 {
                // Scrolling is relative to a place that is not known: so it begins at the top.
                for y in [rows.all, -scrolled] {
                    let delta = ScrollDelta::Pixels { x: 0.0, y };
                    let scroll = mouse::Event::WheelScrolled { delta };
                    // What is captured once is not scrolled again.
                    let mut messages = Vec::new();
                    let mut aside = Shell::new(&mut messages);
                    pass(&Event::Mouse(scroll), Cursor::Available(at), &mut aside);
                }
            }
            let point = mouse::Event::CursorMoved { position: at };
            pass(&Event::Mouse(point), Cursor::Available(at), shell);
            *self.highlight = Some(entry);
            shell.capture_event();
            shell.request_redraw();
        }
    }

    fn layout(&mut self, renderer: &Renderer, bounds: Size) -> layout::Node {
        self.list.as_overlay_mut().layout(renderer, bounds)
    }

    fn draw(
        &self,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: Cursor,
    ) {
        let list = self.list.as_overlay();
        list.draw(renderer, theme, style, layout, cursor);
    }

    fn mouse_interaction(
        &self,
        layout: Layout<'_>,
        cursor: Cursor,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        let list = self.list.as_overlay();
        list.mouse_interaction(layout, cursor, renderer)
    }
}
