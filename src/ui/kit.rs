//! Widgets used in more than one place.

pub(crate) mod above;
pub mod buttons;
pub mod chart;
pub(crate) mod control;
pub(crate) mod data_table;
pub mod drop_down;
pub(crate) mod dwell_click;
pub mod ellipsis;
pub(crate) mod fitted;
pub mod focus;
pub mod font;
pub(crate) mod form;
pub mod icon;
pub(crate) mod line;
pub mod long_list;
pub mod mark_timeline;
pub mod motion;
pub(crate) mod number_field;
pub(crate) mod off_screen;
pub(crate) mod pointer;
pub(crate) mod pointer_place;
pub mod rasterizer;
pub mod scrollbar;
pub mod seek_bar;
pub mod semantics;
pub mod sentence;
pub(crate) mod switch_click;
pub mod theme;
pub mod tooltip;
pub mod viewport;
pub mod word_breaks;
pub mod words;

use crate::ui::{Element, Renderer};

use iced::advanced::{Renderer as _, renderer};
use iced::widget::{container, space};
use iced::{Color, Length, Rectangle, border};

/// A rectangle of this size.
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
