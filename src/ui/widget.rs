//! Widgets used in more than one place.

pub(crate) mod above;
pub mod buttons;
pub mod chart;
pub(crate) mod control;
pub mod drop_down;
pub(crate) mod dwell_click;
pub mod ellipsis;
pub(crate) mod entrance;
pub(crate) mod fitted;
pub mod focus;
pub mod icon;
pub mod long_list;
pub mod mark_timeline;
pub mod modal;
pub(crate) mod pointer;
pub(crate) mod pointer_place;
pub mod rasterizer;
pub mod scrollbar;
pub mod seek_bar;
pub mod semantics;
pub mod sentence;
pub(crate) mod switch_click;
pub mod tooltip;
pub mod viewport;
pub mod word_breaks;
pub mod words;

use crate::ui::software_renderer::repaint_with;
use control::{ControlPart, Drawing, Stateless};
use iced::advanced::{Renderer as _, renderer};
use iced::widget::{container, space};
use iced::{Color, Element, Length, Rectangle, Renderer, border};

/// A rectangle of this size, in logical pixels.
pub(crate) fn patch<'a, Message: 'a>(
    width: impl Into<Length>,
    height: impl Into<Length>,
    style: container::Style,
) -> Element<'a, Message> {
    container(space().width(width).height(height)).style(move |_| style).into()
}

/// Fills a rectangle with rounded corners.
pub(crate) fn fill(renderer: &mut Renderer, bounds: Rectangle, radius: f32, color: Color) {
    let border = border::rounded(radius);
    renderer.fill_quad(renderer::Quad { bounds, border, ..renderer::Quad::default() }, color);
}

/// The height of what [`repaint_on_change`] makes, in logical pixels: what has none is not drawn.
pub(crate) const HAIRLINE: f32 = 1.0;

/// Shows nothing, and has the whole window repainted when `value` differs from the last one. That
/// is quicker than to repaint dozens of places one by one.
pub(crate) fn repaint_on_change<'a, Message: 'a>(value: u64) -> Element<'a, Message> {
    control::of_height(HAIRLINE, Repaint(value))
}

struct Repaint(u64);

impl<Message> ControlPart<Message> for Repaint {
    type State = Stateless<Self>;

    fn draw(
        &self,
        drawing: Drawing<'_, '_, Message>,
        _: &Stateless<Self>,
        renderer: &mut Renderer,
    ) {
        repaint_with(renderer, drawing.viewport, self.0);
    }
}
