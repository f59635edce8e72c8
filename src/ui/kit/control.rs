//! A widget around another one, which it leaves as it is but for one thing: it gives it the focus, a
//! description, a tooltip, a scroll bar or other limits, or keeps input away from it. Around an empty
//! space it is a widget that draws itself.

use crate::ui::{Element, Renderer};
use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, overlay, renderer};
use iced::mouse::{self, Interaction};
use iced::widget::space;
use iced::{Event, Fill, Length, Rectangle, Size, Theme, Vector};
use std::marker::PhantomData;

/// What is different about the widget. Whatever it does not say goes on to the child.
pub(crate) trait ControlPart<M> {
    /// What is kept from one view to the next. Each part has a type of its own, which tells the
    /// widgets apart.
    type State: Default + 'static;

    fn diff(&self, _state: &mut Self::State) {}

    fn layout(
        &self,
        limits: &layout::Limits,
        _state: &mut Self::State,
        child: &mut Arrange<'_>,
    ) -> layout::Node {
        child(limits)
    }

    fn operate(
        &mut self,
        child: &mut Child<'_, '_, M>,
        _state: &mut Self::State,
        operation: &mut dyn Operation,
    ) {
        child.operate(operation);
    }

    fn update(
        &mut self,
        input: &mut Input<'_, '_, '_, M>,
        _state: &mut Self::State,
        event: &Event,
    ) {
        input.pass(event);
    }

    /// How the pointer looks over it, if not as over the child.
    fn interaction(&self, _bounds: Rectangle, _cursor: mouse::Cursor) -> Option<Interaction> {
        None
    }

    fn draw(&self, drawing: DrawContext<'_, '_, M>, _state: &Self::State, renderer: &mut Renderer) {
        drawing.child(renderer);
    }

    /// `child` makes that of the child; `bounds` are in the window.
    fn overlay<'b>(
        &'b mut self,
        child: impl FnOnce() -> Option<OverlayElement<'b, M>>,
        _state: &'b mut Self::State,
        _bounds: Rectangle,
    ) -> Option<OverlayElement<'b, M>> {
        child()
    }
}

/// The state of a part that keeps nothing; `Part` tells it from the others.
pub(crate) struct Stateless<Part>(PhantomData<Part>);

impl<Part> Default for Stateless<Part> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

/// Arranges the widget inside.
pub(crate) type Arrange<'l> = dyn FnMut(&layout::Limits) -> layout::Node + 'l;

pub(crate) type OverlayElement<'b, M> = overlay::Element<'b, M, Theme, Renderer>;

/// The widget inside, with its place.
pub(crate) struct Child<'c, 'a, M> {
    element: &'c mut Element<'a, M>,
    tree: &'c mut Tree,
    layout: Layout<'c>,
    renderer: &'c Renderer,
}

/// What comes with an event.
pub(crate) struct Input<'i, 'a, 's, M> {
    pub(crate) child: Child<'i, 'a, M>,
    pub(crate) cursor: mouse::Cursor,
    pub(crate) clipboard: &'i mut dyn Clipboard,
    pub(crate) shell: &'i mut Shell<'s, M>,
    pub(crate) viewport: &'i Rectangle,
}

impl<M> Child<'_, '_, M> {
    pub(crate) fn bounds(&self) -> Rectangle {
        self.layout.bounds()
    }

    pub(crate) fn operate(&mut self, operation: &mut dyn Operation) {
        self.element.as_widget_mut().operate(self.tree, self.layout, self.renderer, operation);
    }

    pub(crate) fn has_overlay(&mut self, viewport: &Rectangle) -> bool {
        let element = self.element.as_widget_mut();
        let none = Vector::ZERO;
        element.overlay(self.tree, self.layout, self.renderer, viewport, none).is_some()
    }
}

impl<M> Input<'_, '_, '_, M> {
    /// Passes an event on to the widget inside.
    pub(crate) fn pass(&mut self, event: &Event) {
        let Self { child, cursor, clipboard, shell, viewport } = self;
        let Child { element, tree, layout, renderer } = child;
        element
            .as_widget_mut()
            .update(tree, event, *layout, *cursor, renderer, *clipboard, shell, viewport);
    }

    /// Passes an event on; the messages that come of it are lost.
    pub(crate) fn pass_in_silence(&mut self, event: &Event) {
        let Self { child, cursor, clipboard, viewport, .. } = self;
        let Child { element, tree, layout, renderer } = child;
        let (mut messages, widget) = (Vec::new(), element.as_widget_mut());
        let shell = &mut Shell::new(&mut messages);
        widget.update(tree, event, *layout, *cursor, renderer, *clipboard, shell, viewport);
    }
}

/// What is needed to draw the widget inside.
pub(crate) struct DrawContext<'d, 'a, M> {
    element: &'d Element<'a, M>,
    tree: &'d Tree,
    pub(crate) theme: &'d Theme,
    style: &'d renderer::Style,
    layout: Layout<'d>,
    cursor: mouse::Cursor,
    pub(crate) viewport: Rectangle,
}

impl<M> DrawContext<'_, '_, M> {
    pub(crate) fn bounds(&self) -> Rectangle {
        self.layout.bounds()
    }

    pub(crate) fn child(&self, renderer: &mut Renderer) {
        let Self { tree, theme, style, layout, cursor, viewport, .. } = self;
        let element = self.element.as_widget();
        element.draw(tree, renderer, theme, style, *layout, *cursor, viewport);
    }
}

/// Puts a part around a widget.
pub(crate) fn wrap<'a, M: 'a>(
    child: impl Into<Element<'a, M>>,
    part: impl ControlPart<M> + 'a,
) -> Element<'a, M> {
    Element::new(Control { child: child.into(), part })
}

/// A widget that is all in its part: as wide as its room, and so many logical pixels high.
pub(crate) fn of_height<'a, M: 'a>(height: f32, part: impl ControlPart<M> + 'a) -> Element<'a, M> {
    wrap(space().width(Fill).height(height), part)
}

struct Control<'a, M, Part> {
    child: Element<'a, M>,
    part: Part,
}

impl<M, Part: ControlPart<M>> Widget<M, Theme, Renderer> for Control<'_, M, Part> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Part::State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Part::State::default())
    }

    fn children(&self) -> Vec<Tree> {
        vec![Tree::new(&self.child)]
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(std::slice::from_ref(&self.child));
        self.part.diff(tree.state.downcast_mut());
    }

    fn size(&self) -> Size<Length> {
        self.child.as_widget().size()
    }

    fn size_hint(&self) -> Size<Length> {
        self.child.as_widget().size_hint()
    }

    fn layout(
        &mut self,
        tree: &mut Tree,
        renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        let (child, child_tree) = (self.child.as_widget_mut(), &mut tree.children[0]);
        let mut child = |limits: &layout::Limits| child.layout(child_tree, renderer, limits);
        self.part.layout(limits, tree.state.downcast_mut(), &mut child)
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        let (element, state) = (&mut self.child, tree.state.downcast_mut());
        let mut child = Child { element, tree: &mut tree.children[0], layout, renderer };
        self.part.operate(&mut child, state, operation);
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, M>,
        viewport: &Rectangle,
    ) {
        let (element, state) = (&mut self.child, tree.state.downcast_mut());
        let child = Child { element, tree: &mut tree.children[0], layout, renderer };
        let mut input = Input { child, cursor, clipboard, shell, viewport };
        self.part.update(&mut input, state, event);
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> Interaction {
        let own = self.part.interaction(layout.bounds(), cursor);
        let (child, tree) = (self.child.as_widget(), &tree.children[0]);
        own.unwrap_or_else(|| child.mouse_interaction(tree, layout, cursor, viewport, renderer))
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
        let (state, viewport) = (tree.state.downcast_ref(), *viewport);
        let (element, tree) = (&self.child, &tree.children[0]);
        let drawing = DrawContext { element, tree, theme, style, layout, cursor, viewport };
        self.part.draw(drawing, state, renderer);
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<OverlayElement<'b, M>> {
        let (child, child_tree) = (self.child.as_widget_mut(), &mut tree.children[0]);
        self.part.overlay(
            move || child.overlay(child_tree, layout, renderer, viewport, translation),
            tree.state.downcast_mut(),
            layout.bounds() + translation,
        )
    }
}
