//! Workarounds for the software renderer, `iced_tiny_skia`.
//!
//! It keeps what a frame drew as lists of rectangles, images and texts, per layer, and compares them
//! with the lists of the frame before, index by index. What differs is damage. Damaged areas that
//! are close together become one. For each of them, and for each layer in it, the renderer clears a
//! mask as large as the window and draws again what intersects the area. So:
//!
//! - Many small changes cost more than one large one: an opening of 100 cells took 100 ms. Where they
//!   would not become few areas, [`repaint_with`] makes the whole window one.
//! - A layer is expensive: [`draw_in_layer`] makes one only where something has to be cut off. One
//!   that appears or disappears is repainted as a whole.
//! - One thing more than in the last frame shifts all that follow in its list, and they are
//!   repainted. So the ring of the focus is always drawn, if need be transparent ([`invisible`]).
//! - A text that reaches out of a damaged area costs one more mask: [`fill_line`] draws texts with
//!   bounds no larger than they are.
//! - Whatever its alignment, a text's position counts as its top left corner when damage is looked
//!   for, so a centred text is only half repainted: [`fill_line`] takes a corner, and a control with
//!   a centred text is covered by an invisible colour that changes with the text ([`invisible`]).
//! - A clip rectangle no larger than the layer is ignored: [`widened`].
//! - Each vector shape costs a mask, too: 20 ms for 480 cells. So icons and cells are pixels, painted
//!   once and then copied ([`off_screen`], `board::sprite_cache`, `board::tiles`).
//! - Positions are rounded down: [`snap_to_pixel`]. An image that begins left of the window is not in
//!   its place.

use crate::ui::Renderer;
use crate::ui::font;
use crate::ui::theme::size;
use iced::advanced::image::Handle;
use iced::advanced::renderer::Headless;
use iced::advanced::text::Renderer as _;
use iced::advanced::{Renderer as _, text};
use iced::futures::FutureExt;
use iced::{Color, Font, Point, Rectangle, Size, alignment};

/// Draws in a layer of its own that ends at `bounds`, if anything has to be `cut` there.
pub(crate) fn draw_in_layer(
    renderer: &mut Renderer,
    cut: bool,
    bounds: Rectangle,
    draw: impl FnOnce(&mut Renderer),
) {
    if cut {
        renderer.with_layer(bounds, draw);
    } else {
        draw(renderer);
    }
}

/// Moves `bounds` to the nearest whole physical pixel, of which there are `scale` in a logical one.
///
/// At a scale of 1.25 a sum of cell sides may miss the next pixel by a rounding error, and a row of
/// cells would be a pixel too high. An extra quarter of a pixel prevents that.
pub(crate) fn snap_to_pixel(bounds: Rectangle, scale: f32) -> Rectangle {
    let nearest = |place: f32| ((place * scale).round() + 0.25) / scale;
    Rectangle { x: nearest(bounds.x), y: nearest(bounds.y), ..bounds }
}

/// What `draw` draws on this `page`, as an image; `None` without a renderer. There are `scale`
/// physical pixels in a logical one.
pub(crate) fn off_screen(
    extent: Size,
    scale: f32,
    page: Color,
    draw: impl FnOnce(&mut Renderer),
) -> Option<Handle> {
    let renderer = <Renderer as Headless>::new(font::TEXT, size::TEXT.into(), None);
    let mut renderer = renderer.now_or_never().flatten()?;
    renderer.reset(Rectangle::with_size(extent));
    draw(&mut renderer);
    let pixels = |length: f32| (length * scale).round().max(1.0) as u32;
    let (width, height) = (pixels(extent.width), pixels(extent.height));
    let mut drawn = renderer.screenshot(Size::new(width, height), scale, page);
    if page.a < 1.0 {
        // Images are not premultiplied by their opacity.
        for pixel in drawn.chunks_exact_mut(4) {
            let opacity = u16::from(pixel[3]).max(1);
            for part in &mut pixel[..3] {
                *part = ((u16::from(*part) * 255 + opacity / 2) / opacity).min(255) as u8;
            }
        }
    }
    Some(Handle::from_rgba(width, height, drawn))
}

/// The width, the height and the pixels of an image from [`off_screen`].
pub(crate) fn into_pixels(image: Handle) -> Option<(u32, u32, Vec<u8>)> {
    match image {
        Handle::Rgba { width, height, pixels, .. } => Some((width, height, pixels.to_vec())),
        Handle::Path(..) | Handle::Bytes(..) => None,
    }
}

/// Draws one line of text as high as `extent`.
pub(crate) fn fill_line(
    renderer: &mut Renderer,
    content: String,
    font: Font,
    corner: Point,
    extent: Size,
    color: Color,
) {
    let line = text::Text {
        // Lines break at these bounds whatever the wrapping, and rounding makes some texts a little
        // wider than the sum of their digits.
        bounds: Size::new(2.0 * extent.width, extent.height),
        line_height: text::LineHeight::Relative(1.0),
        shaping: text::Shaping::Basic,
        ..line(content, extent.height, font)
    };
    renderer.fill_text(line, corner, color, Rectangle::new(corner, extent));
}

/// One line of text, of any width.
pub(crate) fn line<Content>(content: Content, size: f32, font: Font) -> text::Text<Content> {
    text::Text {
        content,
        bounds: Size::INFINITE,
        size: size.into(),
        line_height: text::LineHeight::default(),
        font,
        align_x: text::Alignment::Default,
        align_y: alignment::Vertical::Top,
        shaping: text::Shaping::Advanced,
        wrapping: text::Wrapping::None,
    }
}
