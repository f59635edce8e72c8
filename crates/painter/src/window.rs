//! Frames in windows.

use crate::Renderer;
use crate::area::Area;
use crate::damage::Tiles;
use crate::pixels::Canvas;
use crate::store::Store;
use iced_core::{Color, Font, Pixels, Rectangle};
use iced_graphics::compositor::{self, Display, Information, SurfaceError, Window};
use iced_graphics::error::{Error, Reason};
use iced_graphics::{Settings, Shell, Viewport};
use softbuffer::Rect;
use std::collections::VecDeque;
use std::num::NonZeroU32;
use std::time::{Duration, Instant};

/// The names under which iced may ask for this renderer, as `ICED_BACKEND`.
pub(crate) const NAMES: [&str; 2] = ["painter", "software"];

/// After so long without a frame, the system may have lost some of the window, and iced does not tell.
const IDLE: Duration = Duration::from_secs(1);

/// Makes windows and the renderers for them.
#[expect(missing_debug_implementations, reason = "the connection to the system has none")]
pub struct Compositor {
    context: softbuffer::Context<Box<dyn Display>>,
    font: Font,
    text_size: Pixels,
}

/// What a window shows.
#[expect(missing_debug_implementations, reason = "the connection to the system has none")]
pub struct Surface {
    window: softbuffer::Surface<Box<dyn Display>, Box<dyn Window>>,
    size: Option<(NonZeroU32, NonZeroU32)>,
    /// The frames that may still be in a buffer, the last one first.
    frames: VecDeque<Tiles>,
    /// How many of them there may be.
    oldest: usize,
    presented: Option<Instant>,
}

fn lost(error: softbuffer::SoftBufferError) -> SurfaceError {
    // iced logs nothing of it.
    let _ = error;
    SurfaceError::Lost
}

impl compositor::Compositor for Compositor {
    type Renderer = Renderer;
    type Surface = Surface;

    async fn with_backend(
        settings: Settings,
        display: impl Display + Clone,
        _: impl Window + Clone,
        _: Shell,
        backend: Option<&str>,
    ) -> Result<Self, Error> {
        if let Some(backend) = backend.filter(|backend| !NAMES.contains(backend)) {
            return Err(Error::GraphicsAdapterNotFound {
                backend: "painter",
                reason: Reason::DidNotMatch { preferred_backend: backend.to_owned() },
            });
        }
        let context = softbuffer::Context::new(Box::new(display) as Box<dyn Display>);
        let context = context.map_err(|error| Error::GraphicsAdapterNotFound {
            backend: "painter",
            reason: Reason::RequestFailed(error.to_string()),
        })?;
        Ok(Self { context, font: settings.default_font, text_size: settings.default_text_size })
    }

    fn create_renderer(&self) -> Renderer {
        Renderer::new(self.font, self.text_size)
    }

    fn create_surface<W: Window + Clone>(&mut self, window: W, width: u32, height: u32) -> Surface {
        let window = softbuffer::Surface::new(&self.context, Box::new(window) as Box<dyn Window>);
        let window = window.expect("the system lets pixels be painted in its windows");
        let mut surface =
            Surface { window, size: None, frames: VecDeque::new(), oldest: 0, presented: None };
        self.configure_surface(&mut surface, width, height);
        surface
    }

    fn configure_surface(&mut self, surface: &mut Surface, width: u32, height: u32) {
        surface.frames.clear();
        surface.size = NonZeroU32::new(width).zip(NonZeroU32::new(height));
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
        let (width, height) = surface.size.ok_or(SurfaceError::Outdated)?;
        surface.window.resize(width, height).map_err(lost)?;
        let scene = renderer.scene((width.get(), height.get()), viewport.scale_factor(), page);
        Store::lock().end_frame();
        let tiles = scene.tiles();
        let mut buffer = surface.window.buffer_mut().map_err(lost)?;
        let age = usize::from(buffer.age());
        surface.oldest = surface.oldest.max(age);
        let in_buffer = age.checked_sub(1).and_then(|at| surface.frames.get(at));
        let areas = tiles.changed_since(in_buffer);
        scene.paint(&mut Canvas::new(&mut buffer, Area::of(width.get(), height.get())), &areas);
        // What is on the screen is the last frame, however old that in the buffer was.
        let changed = tiles.changed_since(surface.frames.front());
        let now = Instant::now();
        let is_idle = surface.presented.is_none_or(|before| now - before > IDLE);
        surface.presented = Some(now);
        on_pre_present();
        if changed.is_empty() || is_idle {
            buffer.present().map_err(lost)?;
        } else {
            buffer.present_with_damage(&rectangles(&changed, width, height)).map_err(lost)?;
        }
        surface.frames.push_front(tiles);
        surface.frames.truncate(surface.oldest.max(1));
        Ok(())
    }

    fn screenshot(&mut self, renderer: &mut Renderer, viewport: &Viewport, page: Color) -> Vec<u8> {
        renderer.picture(viewport.physical_size(), viewport.scale_factor(), page)
    }
}

/// The parts of areas that are in a window of this size.
fn rectangles(areas: &[Area], width: NonZeroU32, height: NonZeroU32) -> Vec<Rect> {
    let within = Area::of(width.get(), height.get());
    let rectangle = |area: &Area| {
        let area = Rectangle::from(area.and(within));
        let (width, height) = (NonZeroU32::new(area.width)?, NonZeroU32::new(area.height)?);
        Some(Rect { x: area.x, y: area.y, width, height })
    };
    areas.iter().filter_map(rectangle).collect()
}
