//! A scroll bar for lists of any length: its thumb is always large enough to be grabbed, which that
//! of iced's scrollable is not.

use crate::ui::widget::forward::forward_to_child;
use crate::ui::widget::pointer::{Drag, DragEvent};
use crate::ui::widget::viewport::{SCROLLBAR_SPACE, ScrollAxis, ScrollBar, Viewport};
use crate::ui::widget::{fill, scrollbar};
use iced::advanced::widget::operation::{Scrollable, black_box, scrollable::AbsoluteOffset};
use iced::advanced::widget::{Id, Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, Widget, layout, overlay, renderer};
use iced::{
    Element, Event, Length, Point, Rectangle, Renderer, Size, Theme, Vector, mouse, window,
};

/// `list` is scrollable and has no bar of its own.
pub fn long_list<'a, Message: 'a>(list: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    Element::new(LongList { child: list.into() })
}

struct LongList<'a, Message> {
    child: Element<'a, Message>,
}

#[derive(Default)]
struct State {
    /// As the list was when it was drawn last.
    bar: Option<ScrollBar>,
    /// The distance of the pointer from the top of the thumb that is dragged.
    held: Drag<f32>,
    is_over: bool,
}

/// Looks at a list, and scrolls it.
#[derive(Default)]
struct Visit {
    bar: Option<ScrollBar>,
    to: Option<f32>,
    is_done: bool,
}

impl Operation for Visit {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        if !self.is_done {
            operate(self);
        }
    }

    fn scrollable(
        &mut self,
        _: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        translation: Vector,
        state: &mut dyn Scrollable,
    ) {
        if std::mem::replace(&mut self.is_done, true) {
            return;
        }
        let size = Size::new(bounds.width - SCROLLBAR_SPACE, bounds.height);
        let viewport = Viewport {
            origin: Point::ORIGIN,
            size,
            content_size: Size::new(size.width, content.height),
            offset: Point::ORIGIN + translation,
        };
        self.bar = viewport.bar(ScrollAxis::Vertical, bounds);
        if let Some(y) = self.to {
            state.scroll_to(AbsoluteOffset { x: None, y: Some(y) });
        }
    }
}

impl<Message> LongList<'_, Message> {
    fn visit(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        to: Option<f32>,
    ) -> Option<ScrollBar> {
        let mut visit = Visit { to, ..Visit::default() };
        let (child, tree) = (self.child.as_widget_mut(), &mut tree.children[0]);
        child.operate(tree, layout, renderer, &mut black_box(&mut visit));
        visit.bar
    }
}

impl<Message> Widget<Message, Theme, Renderer> for LongList<'_, Message> {
    forward_to_child!(children, diff, size, layout, mouse_interaction);

    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        self.child.as_widget_mut().operate(&mut tree.children[0], layout, renderer, operation);
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        let bar = self.visit(tree, layout, renderer, None);
        let state = tree.state.downcast_mut::<State>();
        if !matches!(event, Event::Window(window::Event::RedrawRequested(_))) {
            let is_over = bar.is_some_and(|bar| cursor.is_over(bar.track));
            if is_over != state.is_over {
                shell.request_redraw();
            }
            state.is_over = is_over;
        }
        let grab = |point: Point| {
            let bar = bar.filter(|bar| bar.track.contains(point))?;
            // A press beside the thumb centres it at the pointer.
            let is_on_thumb = bar.thumb.contains(point);
            Some(if is_on_thumb { point.y - bar.thumb.y } else { bar.thumb.height / 2.0 })
        };
        let drag = state.held.follow(event, cursor, grab);
        if let Some(DragEvent::Grab(grip, point) | DragEvent::Move(grip, point)) = drag {
            let to = bar.map(|bar| bar.offset_at(point.y - bar.track.y - grip));
            self.visit(tree, layout, renderer, to);
        }
        if drag.is_some() {
            shell.request_redraw();
            shell.capture_event();
            return;
        }
        tree.state.downcast_mut::<State>().bar = bar;
        let (child, tree) = (self.child.as_widget_mut(), &mut tree.children[0]);
        child.update(tree, event, layout, cursor, renderer, clipboard, shell, viewport);
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let child = self.child.as_widget();
        child.draw(&tree.children[0], renderer, theme, style, layout, cursor, viewport);
        let State { bar, held, is_over } = tree.state.downcast_ref::<State>();
        if let Some(bar) = bar {
            let is_lit = held.0.is_some() || *is_over;
            let color = scrollbar::thumb_color(theme, is_lit);
            // Above the list, which is in a layer of its own.
            renderer.with_layer(bar.track, |renderer| {
                fill(renderer, bar.visible_thumb(), scrollbar::WIDTH / 2.0, color);
            });
        }
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        let (child, tree) = (self.child.as_widget_mut(), &mut tree.children[0]);
        child.overlay(tree, layout, renderer, viewport, translation)
    }
}
