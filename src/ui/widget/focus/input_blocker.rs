//! Keeps the keyboard out of what is behind a dialog, and presses away from what has just appeared.

use crate::ui::software_renderer::repaint_with_page;
use crate::ui::widget::forward::forward_to_child;
use crate::ui::widget::pointer::is_any_press;
use crate::ui::widget::semantics::Semantics;
use iced::advanced::widget::operation::Scrollable;
use iced::advanced::widget::{Id, Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, overlay, renderer};
use iced::{Element, Event, Length, Rectangle, Renderer, Size, Theme, Vector, keyboard, mouse};

/// While `is_closed`, no key reaches `child`, which is all that a dialog may cover, and its focus
/// stays where it is.
pub fn block_keys<'a, Message: 'a>(
    child: impl Into<Element<'a, Message>>,
    is_closed: bool,
) -> Element<'a, Message> {
    Element::new(InputBlocker {
        child: child.into(),
        blocked: is_closed.then_some(BlockedInput::Keys),
        is_page: true,
    })
}

/// While `is_up`, no press of the mouse or a finger reaches `child` or anything below it.
pub fn block_presses<'a, Message: 'a>(
    child: impl Into<Element<'a, Message>>,
    is_up: bool,
) -> Element<'a, Message> {
    Element::new(InputBlocker {
        child: child.into(),
        blocked: is_up.then_some(BlockedInput::Presses),
        is_page: false,
    })
}

struct InputBlocker<'a, Message> {
    child: Element<'a, Message>,
    blocked: Option<BlockedInput>,
    /// Whether it fills the window behind the dialogs.
    is_page: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum BlockedInput {
    Keys,
    Presses,
}

/// Hides focusable controls and text fields from an operation.
struct FocusFilter<'a>(&'a mut dyn Operation);

impl Operation for FocusFilter<'_> {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        self.0.traverse(&mut |operation| operate(&mut FocusFilter(operation)));
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        self.0.container(id, bounds);
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        bounds: Rectangle,
        content_bounds: Rectangle,
        translation: Vector,
        state: &mut dyn Scrollable,
    ) {
        self.0.scrollable(id, bounds, content_bounds, translation, state);
    }

    fn text(&mut self, id: Option<&Id>, bounds: Rectangle, text: &str) {
        self.0.text(id, bounds, text);
    }

    fn custom(&mut self, id: Option<&Id>, bounds: Rectangle, state: &mut dyn std::any::Any) {
        self.0.custom(id, bounds, state);
    }
}

impl<Message> Widget<Message, Theme, Renderer> for InputBlocker<'_, Message> {
    forward_to_child!(children, diff, size, layout, mouse_interaction);

    fn tag(&self) -> tree::Tag {
        struct Tag;
        tree::Tag::of::<Tag>()
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        let (child, tree) = (self.child.as_widget_mut(), &mut tree.children[0]);
        if self.blocked == Some(BlockedInput::Keys) {
            operation.custom(None, layout.bounds(), &mut Semantics::hidden());
            operation.traverse(&mut |operation| {
                child.operate(tree, layout, renderer, &mut FocusFilter(operation));
            });
        } else {
            child.operate(tree, layout, renderer, operation);
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
        match (self.blocked, event) {
            (Some(BlockedInput::Keys), Event::Keyboard(keyboard::Event::KeyPressed { .. })) => {
                return;
            }
            (Some(BlockedInput::Presses), event)
                if is_any_press(event) && cursor.is_over(layout.bounds()) =>
            {
                shell.capture_event();
                return;
            }
            _ => {}
        }
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
        if self.is_page {
            repaint_with_page(renderer, *viewport, theme);
        }
        let child = self.child.as_widget();
        child.draw(&tree.children[0], renderer, theme, style, layout, cursor, viewport);
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
