//! What is above the rest, like an open list or a tooltip, with another answer to events.

use super::control::OverlayElement;
use crate::ui::Renderer;
use iced::advanced::widget::Operation;
use iced::advanced::{Clipboard, Layout, Overlay, Shell, layout, renderer};
use iced::mouse::{self, Cursor, Interaction};
use iced::{Event, Point, Size, Theme};

/// What comes with an event for what is above.
pub(crate) struct AboveInput<'i, 's, M> {
    inner: &'i mut dyn Overlay<M, Theme, Renderer>,
    pub(crate) layout: Layout<'i>,
    pub(crate) cursor: Cursor,
    renderer: &'i Renderer,
    clipboard: &'i mut dyn Clipboard,
    pub(crate) shell: &'i mut Shell<'s, M>,
}

impl<M> AboveInput<'_, '_, M> {
    /// Passes an event on.
    pub(crate) fn pass(&mut self, event: &Event) {
        let Self { inner, layout, cursor, renderer, clipboard, shell } = self;
        inner.update(event, *layout, *cursor, renderer, *clipboard, shell);
    }

    /// Passes on an event of a pointer at this place.
    pub(crate) fn pass_at(&mut self, at: Point, event: mouse::Event) {
        self.cursor = Cursor::Available(at);
        self.pass(&Event::Mouse(event));
    }

    /// Passes an event on; the messages that come of it are lost.
    pub(crate) fn pass_in_silence(&mut self, at: Point, event: mouse::Event) {
        let (mut messages, cursor) = (Vec::new(), Cursor::Available(at));
        let (event, shell) = (Event::Mouse(event), &mut Shell::new(&mut messages));
        self.inner.update(&event, self.layout, cursor, self.renderer, self.clipboard, shell);
    }

    /// Whether it answers the pointer where it is. A tooltip does not.
    pub(crate) fn is_under_pointer(&self) -> bool {
        let interaction = self.inner.mouse_interaction(self.layout, self.cursor, self.renderer);
        interaction != Interaction::None
    }
}

/// `inner`, of which the events go to `update`, which passes them on.
pub(crate) fn above<'b, M: 'b>(
    inner: OverlayElement<'b, M>,
    update: impl FnMut(&mut AboveInput<'_, '_, M>, &Event) + 'b,
) -> OverlayElement<'b, M> {
    OverlayElement::new(Box::new(Above { inner, update }))
}

struct Above<'b, M, Update> {
    inner: OverlayElement<'b, M>,
    update: Update,
}

impl<M, Update> Overlay<M, Theme, Renderer> for Above<'_, M, Update>
where
    Update: FnMut(&mut AboveInput<'_, '_, M>, &Event),
{
    fn update(
        &mut self,
        event: &Event,
        layout: Layout<'_>,
        cursor: Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, M>,
    ) {
        let inner = self.inner.as_overlay_mut();
        (self.update)(&mut AboveInput { inner, layout, cursor, renderer, clipboard, shell }, event);
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
    ) -> Option<OverlayElement<'a, M>> {
        self.inner.as_overlay_mut().overlay(layout, renderer)
    }

    fn index(&self) -> f32 {
        self.inner.as_overlay().index()
    }
}
