//! Frames in the canvas of a web page. There is one.

use crate::Renderer;
use crate::area::Area;
use crate::damage::Tiles;
use crate::pixels::Canvas;
use crate::store::Store;
use iced_core::{Color, Font, Pixels};
use iced_graphics::compositor::{self, Display, Information, SurfaceError, Window};
use iced_graphics::error::Error;
use iced_graphics::{Settings, Shell, Viewport};
use wasm_bindgen::{Clamped, JsCast};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, ImageData};

/// The names under which iced may ask for this renderer, as `ICED_BACKEND`.
pub(crate) const NAMES: [&str; 2] = ["painter", "software"];

/// Finds the canvas and makes the renderers for it.
#[derive(Debug)]
pub struct Compositor {
    font: Font,
    text_size: Pixels,
}

/// What the canvas shows.
#[derive(Debug)]
pub struct Surface {
    size: (u32, u32),
    /// `None` if the page has no canvas, or its context is lost.
    context: Option<CanvasRenderingContext2d>,
    pixels: Vec<u32>,
    /// The frame that is in the pixels.
    frame: Option<Tiles>,
    /// A part of the frame as the canvas takes it: red, green, blue and opacity.
    bytes: Vec<u8>,
}

impl Surface {
    /// Hands over a part of the frame.
    fn show(&mut self, area: Area) -> Option<()> {
        let (left, width) = (area.left as usize, area.width() as usize);
        self.bytes.clear();
        for y in area.top..area.bottom {
            let start = y as usize * self.size.0 as usize + left;
            for pixel in &self.pixels[start..start + width] {
                let [_, red, green, blue] = pixel.to_be_bytes();
                self.bytes.extend([red, green, blue, u8::MAX]);
            }
        }
        let (bytes, width) = (Clamped(self.bytes.as_slice()), width as u32);
        let image = ImageData::new_with_u8_clamped_array(bytes, width).ok()?;
        let place = (f64::from(area.left), f64::from(area.top));
        self.context.as_ref()?.put_image_data(&image, place.0, place.1).ok()
    }
}

/// The context of the page's canvas in its size.
fn context(width: u32, height: u32) -> Option<CanvasRenderingContext2d> {
    let canvas = web_sys::window()?.document()?.query_selector("canvas").ok()??;
    let canvas: HtmlCanvasElement = canvas.dyn_into().ok()?;
    canvas.set_width(width);
    canvas.set_height(height);
    canvas.get_context("2d").ok()??.dyn_into().ok()
}

impl compositor::Compositor for Compositor {
    type Renderer = Renderer;
    type Surface = Surface;

    async fn with_backend(
        settings: Settings,
        _: impl Display + Clone,
        _: impl Window + Clone,
        _: Shell,
        _: Option<&str>,
    ) -> Result<Self, Error> {
        Ok(Self { font: settings.default_font, text_size: settings.default_text_size })
    }

    fn create_renderer(&self) -> Renderer {
        Renderer::new(self.font, self.text_size)
    }

    fn create_surface<W: Window + Clone>(&mut self, _: W, width: u32, height: u32) -> Surface {
        let (pixels, bytes) = (Vec::new(), Vec::new());
        let mut surface = Surface { size: (0, 0), context: None, pixels, frame: None, bytes };
        self.configure_surface(&mut surface, width, height);
        surface
    }

    fn configure_surface(&mut self, surface: &mut Surface, width: u32, height: u32) {
        surface.size = (width, height);
        surface.context = context(width, height);
        surface.pixels.clear();
        surface.pixels.resize(width as usize * height as usize, 0);
        surface.frame = None;
    }

    fn information(&self) -> Information {
        Information { adapter: "CPU".to_owned(), backend: "painter".to_owned() }
    }

    fn present(
        &mut self,
        renderer: &mut Renderer,
        surface: &mut Surface,
        viewport: &Viewport,
        page: Color,
        on_pre_present: impl FnOnce(),
    ) -> Result<(), SurfaceError> {
        let (width, height) = surface.size;
        let whole = Area::of(width, height);
        let scene = renderer.scene((width, height), viewport.scale_factor(), page);
        Store::lock().end_frame();
        let tiles = scene.tiles();
        let areas = tiles.changed_since(surface.frame.as_ref());
        scene.paint(&mut Canvas::new(&mut surface.pixels, whole), &areas);
        surface.frame = Some(tiles);
        on_pre_present();
        for area in areas.iter().map(|area| area.and(whole)).filter(|area| !area.is_empty()) {
            surface.show(area).ok_or(SurfaceError::Lost)?;
        }
        Ok(())
    }

    fn screenshot(&mut self, renderer: &mut Renderer, viewport: &Viewport, page: Color) -> Vec<u8> {
        renderer.picture(viewport.physical_size(), viewport.scale_factor(), page)
    }
}
