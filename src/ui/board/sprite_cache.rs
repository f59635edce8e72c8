//! Icons, numbers and cell backgrounds as pixels, in exactly the sizes on the screen.
//!
//! Each is painted once per size and then copied.

use super::cell::{self, CellContent, CellEffect};
use super::cell_background::CellBackground;
use super::cell_effects;
use super::frame::FrameCorner;
use super::shadow::ShadowCorner;
use crate::config::ColorVision;
use crate::ui::software_renderer::off_screen;
use crate::ui::theme::{CellSkin, Palette};
use crate::ui::widget::icon::Icon;
use crate::ui::widget::rasterizer::Rasterizer;
use iced::advanced::image;
use iced::advanced::image::Handle;
use iced::{Color, Element, Length, Renderer, Size, widget};
use std::cell::RefCell;
use std::collections::HashMap;

/// More than a window shows at a time; beyond that the cache is cleared.
const MOST: usize = 512;

/// The name of a palette, its number colours, and the scale.
pub type SpritesKey = (&'static str, ColorVision, u32);

/// The sprites of one palette at one scale.
#[derive(Debug)]
pub struct SpriteCache {
    palette: &'static Palette,
    scale: f32,
    sprites: RefCell<HashMap<(SpriteKey, u32), Handle>>,
    clear: Handle,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum SpriteKey {
    Icon(Icon),
    Background(CellBackground),
    Effect(CellEffect, Option<Icon>),
    Text(CellContent),
    Corner(FrameCorner),
    Shadow(ShadowCorner),
}

impl SpriteCache {
    /// `scale` is the number of physical pixels per logical pixel.
    pub fn new(palette: &'static Palette, scale: f32) -> Self {
        Self {
            palette,
            scale,
            sprites: RefCell::default(),
            clear: Handle::from_rgba(1, 1, vec![0; 4]),
        }
    }

    pub const fn palette(&self) -> &'static Palette {
        self.palette
    }

    /// Caches with the same key draw the same sprites.
    pub const fn key(&self) -> SpritesKey {
        (self.palette.name, self.palette.color_vision, self.scale.to_bits())
    }

    /// Physical pixels per logical pixel.
    pub const fn scale(&self) -> f32 {
        self.scale
    }

    pub fn icon(&self, icon: Icon, side: f32) -> image::Image {
        self.sprite(SpriteKey::Icon(icon), side)
    }

    pub fn background(&self, background: CellBackground, side: f32) -> image::Image {
        self.sprite(SpriteKey::Background(background), side)
    }

    pub fn effect(&self, effect: CellEffect, icon: Option<Icon>, side: f32) -> image::Image {
        self.sprite(SpriteKey::Effect(effect, icon), side)
    }

    pub fn corner(&self, corner: FrameCorner, side: f32) -> image::Image {
        self.sprite(SpriteKey::Corner(corner), side)
    }

    pub(super) fn shadow(&self, corner: ShadowCorner, side: f32) -> image::Image {
        self.sprite(SpriteKey::Shadow(corner), side)
    }

    /// One transparent pixel.
    pub fn blank(&self) -> image::Image {
        image::Image::new(self.clear.clone()).filter_method(image::FilterMethod::Nearest)
    }

    /// The number, character or odds of a cell.
    pub fn text(&self, content: CellContent, side: f32) -> image::Image {
        self.sprite(SpriteKey::Text(content), side)
    }

    fn sprite(&self, key: SpriteKey, side: f32) -> image::Image {
        let side = (side * self.scale).round() as u32;
        let mut sprites = self.sprites.borrow_mut();
        if sprites.len() > MOST {
            sprites.clear();
        }
        let handle = sprites.entry((key, side)).or_insert_with(|| {
            let painted = match key {
                SpriteKey::Text(content) => self.off_screen(side, |renderer, side| {
                    cell::draw_text(content, renderer, side, self.palette);
                }),
                SpriteKey::Icon(icon) => self.paint_icon(icon, side),
                SpriteKey::Shadow(corner) => Some(corner.paint(side, self.palette)),
                key => self.paint(key, side),
            };
            painted.unwrap_or_else(|| self.clear.clone())
        });
        image::Image::new(handle.clone()).filter_method(image::FilterMethod::Nearest)
    }

    fn paint(&self, key: SpriteKey, side: u32) -> Option<Handle> {
        let mut pen = Rasterizer::square(side)?;
        match key {
            SpriteKey::Icon(icon) => icon.paint(&mut pen, self.palette),
            SpriteKey::Effect(effect, icon) => {
                cell_effects::paint(effect, icon, &mut pen, self.palette);
            }
            // An edge is one logical pixel wide, in whole physical pixels.
            SpriteKey::Background(background) => {
                let hair = self.scale.round().max(1.0) / side.max(1) as f32;
                background.paint(&mut pen, hair, self.palette);
            }
            SpriteKey::Corner(corner) => corner.paint(&mut pen, self.palette),
            SpriteKey::Text(_) | SpriteKey::Shadow(_) => {}
        }
        Some(Handle::from_rgba(side.max(1), side.max(1), pen.into_rgba()))
    }

    fn paint_icon(&self, icon: Icon, side: u32) -> Option<Handle> {
        match icon.characters() {
            Some(characters) if self.palette.cell_skin == CellSkin::Characters => {
                self.off_screen(side, |renderer, side| {
                    let ink = icon.ink(self.palette);
                    cell::draw_characters(characters, renderer, side, self.palette, ink);
                })
            }
            _ => self.paint(SpriteKey::Icon(icon), side),
        }
    }

    fn off_screen(&self, side: u32, draw: impl FnOnce(&mut Renderer, f32)) -> Option<Handle> {
        let side = side as f32 / self.scale;
        off_screen(Size::new(side, side), self.scale, Color::TRANSPARENT, |renderer| {
            draw(renderer, side);
        })
    }

    /// An icon as a widget, with sides of `side` logical pixels.
    pub fn icon_widget<'a, Message: 'a>(&self, icon: Icon, side: f32) -> Element<'a, Message> {
        widget::image(self.icon(icon, side).handle)
            .filter_method(image::FilterMethod::Nearest)
            .width(Length::Fixed(side))
            .height(Length::Fixed(side))
            .into()
    }
}
