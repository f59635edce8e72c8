//! What widgets draw, as they draw it: a frame in logical pixels.

use crate::light::PlacedLight;
use iced_core::renderer::Quad;
use iced_core::{Background, Image, Rectangle, Vector, image};
use iced_graphics::layer;
use iced_graphics::text::Text;

pub type Stack = layer::Stack<Layer>;

/// What is drawn within the same bounds: quads, then images and lights on them, then groups, then texts.
#[derive(Debug, Default)]
pub struct Layer {
    /// What is outside is not seen.
    pub bounds: Rectangle,
    pub quads: Vec<(Quad, Background)>,
    pub images: Vec<OnQuads>,
    pub groups: Vec<Group>,
    pub texts: Vec<Text>,
}

/// What is drawn on the quads of a layer.
#[derive(Debug)]
pub enum OnQuads {
    Image(PlacedImage),
    Light(PlacedLight),
}

/// An image at its place, in logical pixels.
#[derive(Debug)]
pub struct PlacedImage {
    pub image: Image<image::Handle>,
    pub bounds: Rectangle,
    pub clip: Rectangle,
}

/// What is painted as one picture.
#[derive(Debug)]
pub struct Group {
    pub layers: Stack,
    /// In logical pixels.
    pub bounds: Rectangle,
    /// How far it is from there, in logical pixels.
    pub shift: Vector,
    /// From 0 to 1.
    pub opacity: f32,
}

impl layer::Layer for Layer {
    fn with_bounds(bounds: Rectangle) -> Self {
        Self { bounds, ..Self::default() }
    }

    fn bounds(&self) -> Rectangle {
        self.bounds
    }

    fn flush(&mut self) {}

    fn resize(&mut self, bounds: Rectangle) {
        self.bounds = bounds;
    }

    fn reset(&mut self) {
        self.bounds = Rectangle::INFINITE;
        self.quads.clear();
        self.images.clear();
        self.groups.clear();
        self.texts.clear();
    }

    // Layers are painted one after the other, and never put together.
    fn start(&self) -> usize {
        0
    }

    fn end(&self) -> usize {
        usize::MAX
    }

    fn merge(&mut self, _: &mut Self) {}
}
