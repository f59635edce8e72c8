//! The pixels of a window. As in `iced_tiny_skia::window::compositor`, only what differs from the
//! previous frame is painted.

use iced::advanced::graphics::{Viewport, damage};
use iced::{Color, Rectangle, Renderer, Size};
use iced_tiny_skia::Layer;
use std::collections::VecDeque;
use tiny_skia::{Mask, PixmapMut};

/// What a window shows.
pub struct Surface {
    viewport: Viewport,
    mask: Mask,
    /// The oldest first: the next frame is painted into that one. X11 has one, Wayland two.
    buffers: VecDeque<Buffer>,
    /// The background of the last frame.
    page: Option<Color>,
    /// What the last frame painted anew, as a share of the window.
    pub painted: f32,
}

#[derive(Default)]
struct Buffer {
    pixels: Vec<u8>,
    /// What was painted into it.
    layers: Option<Vec<Layer>>,
}

impl Surface {
    pub fn new(buffers: usize) -> Self {
        Self {
            viewport: Viewport::with_physical_size(Size::new(0, 0), 1.0),
            mask: Mask::new(1, 1).expect("a mask"),
            buffers: (0..buffers).map(|_| Buffer::default()).collect(),
            page: None,
            painted: 0.0,
        }
    }

    /// Paints what the renderer has, in a window of so many physical pixels.
    pub fn present(&mut self, renderer: &mut Renderer, size: Size<u32>, scale: f32, page: Color) {
        let viewport = Viewport::with_physical_size(size, scale);
        if self.viewport.physical_size() != size {
            self.mask = Mask::new(size.width, size.height).expect("a mask");
            for buffer in &mut self.buffers {
                let pixels = vec![0; 4 * size.width as usize * size.height as usize];
                *buffer = Buffer { pixels, layers: None };
            }
        }
        self.viewport = viewport;
        let window = Rectangle::with_size(self.viewport.logical_size());
        let Some(mut buffer) = self.buffers.pop_front() else {
            return;
        };
        let known = buffer.layers.as_ref().filter(|_| self.page == Some(page));
        let damaged = known.map_or_else(
            || vec![window],
            |layers| {
                let all = |layer: &Layer| vec![layer.bounds];
                damage::diff(layers, renderer.layers(), all, Layer::damage)
            },
        );
        let damaged = damage::group(damaged, window);
        self.painted = damaged.iter().map(Rectangle::area).sum::<f32>() / window.area();
        if !damaged.is_empty() {
            self.page = Some(page);
            paint(renderer, &mut buffer.pixels, &mut self.mask, &self.viewport, &damaged, page);
            buffer.layers = Some(renderer.layers().to_vec());
        }
        self.buffers.push_back(buffer);
    }

    /// The four bytes of each pixel.
    pub fn pixels(&self) -> &[u8] {
        self.buffers.back().map_or(&[], |buffer| &buffer.pixels)
    }
}

/// The pixels of a whole frame.
pub fn whole_frame(renderer: &mut Renderer, size: Size<u32>, scale: f32, page: Color) -> Vec<u8> {
    let mut surface = Surface::new(1);
    surface.present(renderer, size, scale, page);
    surface.pixels().to_vec()
}

/// Whether two pictures are the same, but for what is rounded at the edge of a repainted area.
pub fn is_alike(one: &[u8], other: &[u8]) -> bool {
    one.iter().zip(other).all(|(one, other)| one.abs_diff(*other) <= 24)
}

fn paint(
    renderer: &mut Renderer,
    pixels: &mut [u8],
    mask: &mut Mask,
    viewport: &Viewport,
    damaged: &[Rectangle],
    page: Color,
) {
    let Size { width, height } = viewport.physical_size();
    let mut pixels = PixmapMut::from_bytes(pixels, width, height).expect("pixels");
    renderer.draw(&mut pixels, mask, viewport, damaged, page);
}
