//! A hairline that has the whole window repainted when what is around it changes.

use crate::ui::software_renderer::ForcedRedraw;
use iced::advanced::widget::{Tree, tree};
use iced::advanced::{Layout, Widget, layout, renderer};
use iced::{Element, Fill, Length, Rectangle, Renderer, Size, Theme, mouse};

/// The height of the hairline, in logical pixels: what has none is not drawn.
pub const HEIGHT: f32 = 1.0;

/// Shows nothing, and has the whole window repainted when `value` differs from the last one. That
/// is quicker than to repaint dozens of places one by one.
pub fn repaint_on_change<'a, Message: 'a>(value: u64) -> Element<'a, Message> {
    Element::new(Repaint(value))
}

struct Repaint(u64);

struct State {
    value: u64,
    redraw: ForcedRedraw,
}

impl<Message> Widget<Message, Theme, Renderer> for Repaint {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State { value: self.0, redraw: ForcedRedraw::default() })
    }

    fn diff(&self, tree: &mut Tree) {
        let state = tree.state.downcast_mut::<State>();
        if state.value != self.0 {
            state.value = self.0;
            state.redraw.request();
        }
    }

    fn size(&self) -> Size<Length> {
        Size::new(Fill, Length::Fixed(HEIGHT))
    }

    fn layout(&mut self, _: &mut Tree, _: &Renderer, limits: &layout::Limits) -> layout::Node {
        layout::atomic(limits, Fill, HEIGHT)
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        _: &Theme,
        _: &renderer::Style,
        _: Layout<'_>,
        _: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        tree.state.downcast_ref::<State>().redraw.draw(renderer, *viewport);
    }
}
