//! The pixels of a window. As in a real one, only what differs from an earlier frame is painted.

use iced::{Color, Size};
use sapper::ui::Renderer;
use sapper_painter::Frame;
use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// What a window shows.
pub struct Surface {
    /// The oldest first: the next frame is painted into that one. X11 has one, Wayland two.
    buffers: VecDeque<Frame>,
    /// What the last frame painted anew, as a share of the window.
    pub painted: f32,
    /// How long that took.
    pub took: Duration,
}

impl Surface {
    pub fn new(buffers: usize) -> Self {
        let buffers = (0..buffers).map(|_| Frame::new(Size::new(0, 0))).collect();
        Self { buffers, painted: 0.0, took: Duration::ZERO }
    }

    /// Paints what the renderer has, in a window of so many physical pixels.
    pub fn present(&mut self, renderer: &Renderer, size: Size<u32>, scale: f32, page: Color) {
        if self.buffers.iter().any(|frame| frame.size() != size) {
            self.buffers.iter_mut().for_each(|frame| *frame = Frame::new(size));
        }
        let Some(mut frame) = self.buffers.pop_front() else {
            return;
        };
        let began = Instant::now();
        let areas = renderer.repaint(&mut frame, scale, page);
        self.took = began.elapsed();
        let painted: u32 = areas.iter().map(|area| area.width * area.height).sum();
        self.painted = painted as f32 / (size.width * size.height) as f32;
        self.buffers.push_back(frame);
    }

    pub fn pixels(&self) -> &[u32] {
        self.buffers.back().map(Frame::pixels).unwrap_or_default()
    }
}

/// The pixels of a whole frame.
pub fn whole_frame(renderer: &Renderer, size: Size<u32>, scale: f32, page: Color) -> Vec<u32> {
    let mut surface = Surface::new(1);
    surface.present(renderer, size, scale, page);
    surface.pixels().to_vec()
}
