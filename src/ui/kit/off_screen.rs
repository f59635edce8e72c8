//! Pictures of what widgets draw.

use crate::ui::Renderer;
use crate::ui::kit::font;
use crate::ui::kit::theme::size;
use iced::advanced::Renderer as _;
use iced::advanced::image::Handle;
use iced::advanced::renderer::Headless;
use iced::futures::FutureExt;
use iced::{Color, Rectangle, Size};

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
