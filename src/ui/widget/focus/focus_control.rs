//! The wrapper that gives a control the focus.

use super::key_response::KeyResponse;
use super::open_drop_down::OpenDropDown;
use crate::ui::software_renderer::{invisible, widened};
use crate::ui::theme;
use crate::ui::widget::forward::forward_to_child;
use crate::ui::widget::pointer::is_any_press;
use crate::ui::widget::semantics::{ControlRequest, Semantics};
use iced::advanced::widget::operation::{Focusable, Outcome, black_box, focusable};
use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, Widget, layout, overlay, renderer};
use iced::keyboard::Key;
use iced::keyboard::key::Named;
use iced::{
    Background, Border, Color, Element, Event, Length, Rectangle, Renderer, Size, Theme, Vector,
    border, keyboard, mouse,
};

/// The width of the focus ring and its gap to the control, in logical pixels.
const RING: f32 = 2.0;
const GAP: f32 = 1.0;

pub(super) struct FocusControl<'a, Message> {
    pub(super) child: Element<'a, Message>,
    pub(super) response: KeyResponse<'a, Message>,
    pub(super) semantics: Semantics,
}

#[derive(Debug, Default)]
struct State {
    is_focused: bool,
    /// The highlighted entry of an open list.
    highlight: Option<usize>,
    /// What assistive technology has asked for.
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

impl<Message: Clone> FocusControl<'_, Message> {
    fn field_has_focus(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
    ) -> bool {
        let mut count = focusable::count();
        if self.response.is_field() {
            let (field, tree) = (self.child.as_widget_mut(), &mut tree.children[0]);
            field.operate(tree, layout, renderer, &mut black_box(&mut count));
        }
        matches!(count.finish(), Outcome::Some(count) if count.focused.is_some())
    }

    fn has_open_list(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        viewport: &Rectangle,
    ) -> bool {
        if !matches!(self.response, KeyResponse::DropDown { .. }) {
            return false;
        }
        let (list, tree) = (self.child.as_widget_mut(), &mut tree.children[0]);
        list.overlay(tree, layout, renderer, viewport, Vector::ZERO).is_some()
    }
}

const fn is_key(event: &Event) -> bool {
    matches!(event, Event::Keyboard(keyboard::Event::KeyPressed { .. }))
}

fn is_escape(event: &Event) -> bool {
    matches!(
        event,
        Event::Keyboard(keyboard::Event::KeyPressed { key: Key::Named(Named::Escape), .. })
    )
}

impl<Message: Clone> Widget<Message, Theme, Renderer> for FocusControl<'_, Message> {
    forward_to_child!(children, size, layout, mouse_interaction);

    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(std::slice::from_ref(&self.child));
        if !self.response.takes_focus() {
            tree.state.downcast_mut::<State>().unfocus();
        }
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        let bounds = layout.bounds();
        operation.custom(None, bounds, &mut self.semantics);
        if self.response.takes_focus() {
            operation.focusable(None, bounds, tree.state.downcast_mut::<State>());
        }
        let mut request = self.semantics.request.take();
        operation.traverse(&mut |operation| {
            let (child, tree) = (self.child.as_widget_mut(), &mut tree.children[0]);
            child.operate(tree, layout, renderer, operation);
            self.response.describe_entries(bounds, operation, &mut request);
        });
        if request.is_some() {
            tree.state.downcast_mut::<State>().request = request;
        }
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
        let request = tree.state.downcast_mut::<State>().request.take();
        if let Some(message) = request.and_then(|request| self.response.answer(request)) {
            shell.publish(message);
        }
        if is_key(event) && !shell.is_event_captured() {
            if self.response.is_field() && is_escape(event) {
                let mut messages = Vec::new();
                let local = &mut Shell::new(&mut messages);
                let (field, tree) = (self.child.as_widget_mut(), &mut tree.children[0]);
                field.update(tree, event, layout, cursor, renderer, clipboard, local, viewport);
                shell.request_redraw();
                return;
            }
            if self.has_open_list(tree, layout, renderer, viewport) {
                // Any other key closes the list, as a press beside it does, and does nothing else.
                let press = &Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left));
                let beside = mouse::Cursor::Unavailable;
                let (list, tree) = (self.child.as_widget_mut(), &mut tree.children[0]);
                list.update(tree, press, layout, beside, renderer, clipboard, shell, viewport);
                shell.capture_event();
                shell.request_redraw();
                return;
            }
        }
        let state = tree.state.downcast_mut::<State>();
        // With the mouse or a finger in use, the ring disappears.
        if state.is_focused && is_any_press(event) {
            state.is_focused = false;
            shell.request_redraw();
        }
        let is_focused = state.is_focused;
        let (child, child_tree) = (self.child.as_widget_mut(), &mut tree.children[0]);
        child.update(child_tree, event, layout, cursor, renderer, clipboard, shell, viewport);
        if shell.is_event_captured() {
            return;
        }
        if let Event::Keyboard(keyboard::Event::KeyPressed { key, modifiers, repeat, .. }) = event
            && !(modifiers.control() || modifiers.alt() || modifiers.logo())
            && let Some(response) = self.response.respond(key, *repeat)
            && (is_focused || self.field_has_focus(tree, layout, renderer))
        {
            if let Some(message) = response {
                shell.publish(message);
            }
            shell.capture_event();
        }
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
        // A half visible list clips its text to the viewport.
        let viewport = widened(*viewport, layout.bounds());
        let (child, child_tree) = (self.child.as_widget(), &tree.children[0]);
        child.draw(child_tree, renderer, theme, style, layout, cursor, &viewport);
        let color = if tree.state.downcast_ref::<State>().is_focused {
            theme.palette().primary
        } else {
            Color::TRANSPARENT
        };
        // The list is repainted as a whole when its value changes.
        let value = self.semantics.value.as_deref().unwrap_or_default();
        let ring = renderer::Quad {
            bounds: layout.bounds().expand(RING + GAP),
            border: Border {
                color,
                width: RING,
                radius: border::radius(theme::BUTTON_RADIUS + RING),
            },
            ..renderer::Quad::default()
        };
        renderer.fill_quad(ring, Background::Color(invisible(value)));
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        let highlight = &mut tree.state.downcast_mut::<State>().highlight;
        let (list, tree) = (self.child.as_widget_mut(), &mut tree.children[0]);
        let list = list.overlay(tree, layout, renderer, viewport, translation);
        let KeyResponse::DropDown { chosen, entries, .. } = &self.response else {
            return list;
        };
        if list.is_none() {
            *highlight = None;
        }
        let open = OpenDropDown { list: list?, highlight, chosen: *chosen, count: entries.len() };
        Some(overlay::Element::new(Box::new(open)))
    }
}
