//! Pictures of single widgets.

use super::load_fonts;
use iced::advanced::Renderer as _;
use iced::advanced::renderer::{Headless, Style};
use iced::futures::executor::block_on;
use iced::mouse::Cursor;
use iced::{Color, Rectangle, Size, Theme};
use iced_test::runtime::UserInterface;
use iced_test::runtime::user_interface::Cache;
use sapper::ui::kit::font;
use sapper::ui::kit::theme::size;
use sapper::ui::{Element, Renderer};

/// Draws with the window's renderer.
pub struct Camera {
    renderer: Renderer,
}

impl Camera {
    pub fn new() -> Self {
        load_fonts();
        let renderer = <Renderer as Headless>::new(font::TEXT, size::TEXT.into(), None);
        Self { renderer: block_on(renderer).expect("a renderer") }
    }

    /// Draws `element` in a window of this size (logical pixels, each `scale` physical ones).
    pub fn picture<Message>(
        &mut self,
        element: Element<'_, Message>,
        size: Size,
        scale: f32,
    ) -> Picture {
        self.frame(element, Cache::new(), size, scale).0
    }

    /// The same after something else was drawn that left this `cache`.
    pub fn frame<Message>(
        &mut self,
        element: Element<'_, Message>,
        cache: Cache,
        size: Size,
        scale: f32,
    ) -> (Picture, Cache) {
        let renderer = &mut self.renderer;
        renderer.reset(Rectangle::with_size(size));
        let mut ui = UserInterface::build(element, size, cache, renderer);
        let style = Style { text_color: Color::BLACK };
        ui.draw(renderer, &Theme::Light, &style, Cursor::Unavailable);
        let pixels = |length: f32| (length * scale).round() as u32;
        let (width, height) = (pixels(size.width), pixels(size.height));
        let rgba = renderer.screenshot(Size::new(width, height), scale, Color::WHITE);
        (Picture { width, height, rgba }, ui.into_cache())
    }
}

#[derive(PartialEq, Eq)]
pub struct Picture {
    pub width: u32,
    pub height: u32,
    rgba: Vec<u8>,
}

impl Picture {
    pub fn at(&self, x: u32, y: u32) -> [u8; 3] {
        let at = 4 * (y * self.width + x) as usize;
        [self.rgba[at], self.rgba[at + 1], self.rgba[at + 2]]
    }

    /// The pixels that differ clearly.
    pub fn differing<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = (u32, u32)> + 'a {
        assert_eq!((self.width, self.height), (other.width, other.height));
        let differ = |x, y| {
            let (one, other) = (self.at(x, y), other.at(x, y));
            one.iter().zip(other).any(|(a, b)| a.abs_diff(b) > 32)
        };
        (0..self.height)
            .flat_map(|y| (0..self.width).map(move |x| (x, y)))
            .filter(move |&(x, y)| differ(x, y))
    }
}
