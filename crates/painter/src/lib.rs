#![doc = include_str!("../README.md")]

mod area;
mod damage;
mod gradient;
mod layer;
mod light;
mod patch;
mod picture;
mod pixels;
mod scene;
mod store;
mod text;
#[cfg_attr(target_family = "wasm", path = "window/web.rs")]
mod window;

pub use layer::{Layer, OnQuads, PlacedImage};
pub use light::{Light, LightColors, PlacedLight};
pub use window::{Compositor, Surface};

use area::Area;
use damage::Tiles;
use iced_core::image::{self, Allocation, Image};
use iced_core::renderer::{Headless, Quad};
use iced_core::{Background, Color, Font, Pixels, Point, Rectangle, Size, Transformation, Vector};
use iced_graphics::compositor;
use iced_graphics::text::{Editor, Paragraph, Raw, Text};
use layer::{Group, Stack};
use pixels::Canvas;
use scene::Scene;
use std::mem;
use store::Store;

/// Draws what widgets hand over, into a window or a picture.
#[derive(Debug)]
pub struct Renderer {
    font: Font,
    text_size: Pixels,
    layers: Stack,
}

impl Renderer {
    /// A renderer for texts in this font and size, in logical pixels, where widgets ask for no other.
    pub fn new(font: Font, text_size: Pixels) -> Self {
        Self { font, text_size, layers: Stack::new() }
    }

    /// What was drawn since [`reset`](iced_core::Renderer::reset), in the order of painting.
    pub fn layers(&self) -> &[Layer] {
        self.layers.as_slice()
    }

    /// Draws a group: what `draw` draws within these bounds, painted as one picture with an opacity from 0 to 1,
    /// so far from its place. A group that looks the same in the next frame is only copied.
    pub fn with_opacity(
        &mut self,
        bounds: Rectangle,
        shift: Vector,
        opacity: f32,
        draw: impl FnOnce(&mut Self),
    ) {
        let transformation = self.layers.transformation();
        let outer = mem::replace(&mut self.layers, Stack::new());
        self.layers.reset(Rectangle::INFINITE);
        self.layers.push_transformation(transformation);
        draw(self);
        let layers = mem::replace(&mut self.layers, outer);
        let shift = shift * transformation.scale_factor();
        let bounds = bounds * transformation;
        let (layer, _) = self.layers.current_mut();
        layer.groups.push(Group { layers, bounds, shift, opacity });
    }

    /// Draws what is of a light in these bounds, over the images so far and under the next ones.
    pub fn draw_light(&mut self, light: &Light, bounds: Rectangle) {
        let (layer, transformation) = self.layers.current_mut();
        let by = transformation.translation();
        let mut light = light.scaled(transformation.scale_factor());
        light.middle += by;
        layer.images.push(OnQuads::Light(PlacedLight { light, bounds: bounds * transformation }));
    }

    /// What was drawn, in so many physical pixels on this page.
    fn scene(&self, (width, height): (u32, u32), scale: f32, page: Color) -> Scene {
        Scene::new(self.layers(), Area::of(width, height), scale, page, &mut Store::lock())
    }

    /// Brings a frame up to date with what was drawn since [`reset`](iced_core::Renderer::reset), and
    /// returns the areas that were painted, in physical pixels, of which there are `scale` in a logical one.
    pub fn repaint(&self, frame: &mut Frame, scale: f32, page: Color) -> Vec<Rectangle<u32>> {
        let Size { width, height } = frame.size;
        let scene = self.scene((width, height), scale, page);
        Store::lock().end_frame();
        let tiles = scene.tiles();
        let areas = tiles.changed_since(frame.tiles.as_ref());
        let whole = Area::of(width, height);
        scene.paint(&mut Canvas::new(&mut frame.pixels, whole), &areas);
        frame.tiles = Some(tiles);
        areas.into_iter().map(|area| area.and(whole).into()).collect()
    }

    /// What was drawn as bytes: red, green, blue and opacity.
    fn picture(&self, size: Size<u32>, scale: f32, page: Color) -> Vec<u8> {
        let scene = self.scene((size.width, size.height), scale, page);
        Store::lock().end_picture();
        let bytes = |pixel: u32| {
            let [opacity, red, green, blue] = pixel.to_be_bytes();
            [red, green, blue, opacity]
        };
        scene.pixels().into_iter().flat_map(bytes).collect()
    }
}

/// Pixels that a [`Renderer`] keeps up to date.
#[derive(Debug)]
pub struct Frame {
    size: Size<u32>,
    pixels: Vec<u32>,
    /// What it shows; `None` before it was painted.
    tiles: Option<Tiles>,
}

impl Frame {
    /// Of so many physical pixels, with nothing in it yet.
    pub fn new(size: Size<u32>) -> Self {
        let pixels = vec![0; size.width as usize * size.height as usize];
        Self { size, pixels, tiles: None }
    }

    pub const fn size(&self) -> Size<u32> {
        self.size
    }

    /// Row by row: opacity in the highest byte of each, then red, green and blue, multiplied by it.
    pub fn pixels(&self) -> &[u32] {
        &self.pixels
    }
}

impl iced_core::Renderer for Renderer {
    fn start_layer(&mut self, bounds: Rectangle) {
        self.layers.push_clip(bounds);
    }

    fn end_layer(&mut self) {
        self.layers.pop_clip();
    }

    fn start_transformation(&mut self, transformation: Transformation) {
        self.layers.push_transformation(transformation);
    }

    fn end_transformation(&mut self) {
        self.layers.pop_transformation();
    }

    fn fill_quad(&mut self, quad: Quad, background: impl Into<Background>) {
        let (layer, transformation) = self.layers.current_mut();
        let mut quad = Quad { bounds: quad.bounds * transformation, ..quad };
        let scale = transformation.scale_factor();
        if scale != 1.0 {
            quad.border.width *= scale;
            quad.border.radius = quad.border.radius * scale;
            quad.shadow.offset *= scale;
            quad.shadow.blur_radius *= scale;
        }
        layer.quads.push((quad, background.into()));
    }

    fn reset(&mut self, bounds: Rectangle) {
        self.layers.reset(bounds);
    }

    fn allocate_image(
        &mut self,
        _: &image::Handle,
        callback: impl FnOnce(Result<Allocation, image::Error>) + Send + 'static,
    ) {
        callback(Err(image::Error::Unsupported));
    }
}

impl iced_core::text::Renderer for Renderer {
    type Font = Font;
    type Paragraph = Paragraph;
    type Editor = Editor;

    const ICON_FONT: Font = Font::with_name("Iced-Icons");
    const CHECKMARK_ICON: char = '\u{f00c}';
    const ARROW_DOWN_ICON: char = '\u{e800}';
    const ICED_LOGO: char = '\u{e801}';
    const SCROLL_UP_ICON: char = '\u{e802}';
    const SCROLL_DOWN_ICON: char = '\u{e803}';
    const SCROLL_LEFT_ICON: char = '\u{e804}';
    const SCROLL_RIGHT_ICON: char = '\u{e805}';

    fn default_font(&self) -> Font {
        self.font
    }

    fn default_size(&self) -> Pixels {
        self.text_size
    }

    fn fill_paragraph(
        &mut self,
        text: &Paragraph,
        position: Point,
        color: Color,
        clip_bounds: Rectangle,
    ) {
        let (layer, transformation) = self.layers.current_mut();
        let paragraph = text.downgrade();
        let text = Text::Paragraph { paragraph, position, color, clip_bounds, transformation };
        layer.texts.push(text);
    }

    fn fill_editor(
        &mut self,
        editor: &Editor,
        position: Point,
        color: Color,
        clip_bounds: Rectangle,
    ) {
        let (layer, transformation) = self.layers.current_mut();
        let editor = editor.downgrade();
        layer.texts.push(Text::Editor { editor, position, color, clip_bounds, transformation });
    }

    fn fill_text(
        &mut self,
        text: iced_core::Text,
        position: Point,
        color: Color,
        clip_bounds: Rectangle,
    ) {
        let (layer, transformation) = self.layers.current_mut();
        let scale = transformation.scale_factor();
        layer.texts.push(Text::Cached {
            content: text.content,
            bounds: Rectangle::new(position, text.bounds) * transformation,
            color,
            size: text.size * scale,
            line_height: text.line_height.to_absolute(text.size) * scale,
            font: text.font,
            align_x: text.align_x,
            align_y: text.align_y,
            shaping: text.shaping,
            clip_bounds: clip_bounds * transformation,
        });
    }
}

impl iced_graphics::text::Renderer for Renderer {
    fn fill_raw(&mut self, raw: Raw) {
        let (layer, transformation) = self.layers.current_mut();
        layer.texts.push(Text::Raw { raw, transformation });
    }
}

impl image::Renderer for Renderer {
    type Handle = image::Handle;

    fn load_image(&self, _: &image::Handle) -> Result<Allocation, image::Error> {
        Err(image::Error::Unsupported)
    }

    fn measure_image(&self, handle: &image::Handle) -> Option<Size<u32>> {
        let picture = Store::lock().picture(handle)?;
        Some(Size::new(picture.width, picture.height))
    }

    fn draw_image(&mut self, image: Image, bounds: Rectangle, clip: Rectangle) {
        let (layer, transformation) = self.layers.current_mut();
        let image =
            Image { border_radius: image.border_radius * transformation.scale_factor(), ..image };
        let (bounds, clip) = (bounds * transformation, clip * transformation);
        layer.images.push(OnQuads::Image(PlacedImage { image, bounds, clip }));
    }
}

impl compositor::Default for Renderer {
    type Compositor = Compositor;
}

impl Headless for Renderer {
    async fn new(font: Font, text_size: Pixels, backend: Option<&str>) -> Option<Self> {
        let is_other = backend.is_some_and(|backend| !window::NAMES.contains(&backend));
        (!is_other).then(|| Self::new(font, text_size))
    }

    fn name(&self) -> String {
        "painter".to_owned()
    }

    fn screenshot(&mut self, size: Size<u32>, scale: f32, page: Color) -> Vec<u8> {
        self.picture(size, scale, page)
    }
}
