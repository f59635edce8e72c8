//! The pictures as pixels, in just the sizes that are on the screen.
//!
//! A picture is drawn once for each size and then only copied. It could be handed to the renderer
//! as vectors, but the software renderer prepares a mask of the whole window for each of them:
//! 480 cells cost it 20 ms that way.

use super::cell::CellEffect;
use super::cell_background::CellBackground;
use super::cell_effects;
use crate::config::ColorVision;
use crate::ui::theme::Palette;
use crate::ui::widget::icon::Icon;
use crate::ui::widget::painter::Painter;
use iced::advanced::image;
use iced::advanced::image::Handle;
use iced::{Element, Length, Rectangle, widget};
use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt;

/// More than a window shows at a time; beyond, the old ones are given up.
const MOST: usize = 512;

/// The pictures of one palette, for a screen of one scale.
pub struct SpriteCache {
    palette: &'static Palette,
    scale: f32,
    sprites: RefCell<HashMap<(SpriteKey, u32), Handle>>,
    clear: Handle,
}

/// What pixels are kept of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum SpriteKey {
    Icon(Icon),
    Background(CellBackground),
    Effect(CellEffect, Option<Icon>),
}

impl fmt::Debug for SpriteCache {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sheet")
            .field("palette", &self.palette.name)
            .field("scale", &self.scale)
            .finish_non_exhaustive()
    }
}

impl SpriteCache {
    /// The pictures in the colours of `palette`, for a screen on which a logical pixel is `scale`
    /// of its own wide.
    pub fn new(palette: &'static Palette, scale: f32) -> Self {
        Self {
            palette,
            scale,
            sprites: RefCell::default(),
            clear: Handle::from_rgba(1, 1, vec![0; 4]),
        }
    }

    /// The colours of the pictures.
    pub const fn palette(&self) -> &'static Palette {
        self.palette
    }

    /// What sets this sheet apart from the others: two with the same key draw the same.
    pub const fn key(&self) -> (&'static str, ColorVision, u32) {
        (self.palette.name, self.palette.sight, self.scale.to_bits())
    }

    /// How many of the screen's pixels make a logical one.
    pub const fn scale(&self) -> f32 {
        self.scale
    }

    /// The place of a picture that is to begin on the pixel of the screen nearest to that of `bounds`.
    ///
    /// The renderer cuts off what a place has behind its whole pixels, and where a logical pixel is
    /// 1.25 of the screen's, a sum of sides may well miss the next whole one by a hair: then a row
    /// of cells would lie a pixel too high. A quarter of a pixel more keeps it where it belongs.
    pub fn snap_to_pixel(&self, bounds: Rectangle) -> Rectangle {
        let nearest = |place: f32| ((place * self.scale).round() + 0.25) / self.scale;
        Rectangle { x: nearest(bounds.x), y: nearest(bounds.y), ..bounds }
    }

    /// A picture with sides of `side` logical pixels.
    pub fn icon(&self, picture: Icon, side: f32) -> image::Image {
        self.sprite(SpriteKey::Icon(picture), side)
    }

    /// A cell's ground with sides of `side` logical pixels.
    pub fn background(&self, ground: CellBackground, side: f32) -> image::Image {
        self.sprite(SpriteKey::Background(ground), side)
    }

    /// What passes over a cell, with the picture that stands there, if one does.
    pub fn effect(&self, passing: CellEffect, over: Option<Icon>, side: f32) -> image::Image {
        self.sprite(SpriteKey::Effect(passing, over), side)
    }

    /// One clear pixel.
    pub fn blank(&self) -> image::Image {
        image::Image::new(self.clear.clone()).filter_method(image::FilterMethod::Nearest)
    }

    fn sprite(&self, motif: SpriteKey, side: f32) -> image::Image {
        let side = (side * self.scale).round() as u32;
        let mut drawn = self.sprites.borrow_mut();
        if drawn.len() > MOST {
            drawn.clear();
        }
        let handle = drawn.entry((motif, side)).or_insert_with(|| match Painter::square(side) {
            Some(mut pen) => {
                match motif {
                    SpriteKey::Icon(picture) => picture.paint(&mut pen, self.palette),
                    SpriteKey::Effect(passing, over) => {
                        cell_effects::paint(passing, over, &mut pen, self.palette);
                    }
                    // A hairline is a logical pixel wide, and whole pixels of the screen.
                    SpriteKey::Background(ground) => {
                        let hair = self.scale.round().max(1.0) / side.max(1) as f32;
                        ground.paint(&mut pen, hair, self.palette);
                    }
                }
                Handle::from_rgba(side.max(1), side.max(1), pen.into_rgba())
            }
            None => self.clear.clone(),
        });
        image::Image::new(handle.clone()).filter_method(image::FilterMethod::Nearest)
    }

    /// A picture to stand in a bar, with sides of `side` logical pixels.
    pub fn icon_widget<'a, Message: 'a>(&self, picture: Icon, side: f32) -> Element<'a, Message> {
        widget::image(self.icon(picture, side).handle)
            .filter_method(image::FilterMethod::Nearest)
            .width(Length::Fixed(side))
            .height(Length::Fixed(side))
            .into()
    }
}
