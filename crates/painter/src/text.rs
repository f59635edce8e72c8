//! Texts as glyphs.

use crate::area::Area;
use crate::pixels::{
    Canvas, blend_masked, blend_pixels, opacity, premultiplied, premultiplied_bytes, times,
};
use crate::store::Store;
use iced_core::text::Alignment;
use iced_core::{Color, Point, Rectangle, Transformation, alignment};
use iced_graphics::text::cache::Key;
use iced_graphics::text::cosmic_text::{Buffer, CacheKey, FontSystem, SwashCache, SwashContent};
use iced_graphics::text::{Text, font_system};
use std::sync::Arc;

/// One glyph in one size, at one place within a pixel.
#[derive(Debug)]
pub struct Glyph {
    width: u32,
    height: u32,
    /// From its place on the base line to its left upper corner, in pixels.
    left: i32,
    top: i32,
    ink: Ink,
}

#[derive(Debug)]
enum Ink {
    /// How much of each pixel has the colour of the text.
    Shares(Vec<u8>),
    /// It has colours of its own.
    Colors(Vec<u32>),
}

/// A glyph at its place.
#[derive(Clone, Debug)]
pub struct PlacedGlyph {
    pub glyph: Arc<Glyph>,
    pub key: CacheKey,
    /// Its left upper corner, in physical pixels.
    pub corner: (i32, i32),
    pub color: u32,
}

impl Glyph {
    /// `None` for a glyph without ink.
    pub fn new(key: CacheKey, fonts: &mut FontSystem) -> Option<Self> {
        let image = SwashCache::new().get_image_uncached(fonts, key)?;
        let place = image.placement;
        if place.width == 0 || place.height == 0 {
            return None;
        }
        let ink = match image.content {
            SwashContent::Mask => Ink::Shares(image.data),
            SwashContent::Color => {
                let (pixels, _) = image.data.as_chunks::<4>();
                Ink::Colors(pixels.iter().map(|pixel| premultiplied_bytes(*pixel)).collect())
            }
            // A share for each of red, green and blue, and one that is not used.
            SwashContent::SubpixelMask => Ink::Shares(
                image
                    .data
                    .chunks_exact(4)
                    .map(|pixel| {
                        let sum: u16 = pixel[..3].iter().map(|share| u16::from(*share)).sum();
                        (sum / 3) as u8
                    })
                    .collect(),
            ),
        };
        Some(Self {
            width: place.width,
            height: place.height,
            left: place.left,
            top: place.top,
            ink,
        })
    }
}

impl PlacedGlyph {
    pub fn area(&self) -> Area {
        let (x, y) = self.corner;
        Area::new(x, y, self.glyph.width as i32, self.glyph.height as i32)
    }

    pub fn paint(&self, canvas: &mut Canvas<'_>) {
        let place = self.area();
        let visible = place.and(canvas.clip());
        if visible.is_empty() {
            return;
        }
        for y in visible.top..visible.bottom {
            let first = (y - place.top) as usize * self.glyph.width as usize
                + (visible.left - place.left) as usize;
            let range = first..first + visible.width() as usize;
            let row = canvas.row(y, visible.left, visible.right);
            match &self.glyph.ink {
                Ink::Shares(shares) => blend_masked(row, &shares[range], self.color),
                Ink::Colors(colors) => blend_pixels(row, &colors[range], opacity(self.color)),
            }
        }
    }
}

/// Hands over every glyph of a text, and the area where it is seen, in physical pixels. `layer` is the
/// area of its layer, `scale` the number of physical pixels in a logical one.
pub fn place(
    text: &Text,
    layer: Area,
    scale: f32,
    store: &mut Store,
    mut each: impl FnMut(PlacedGlyph, Area),
) {
    let scaled = Transformation::scale(scale);
    let mut fonts = font_system().write().unwrap_or_else(std::sync::PoisonError::into_inner);
    let fonts = fonts.raw();
    match text {
        Text::Paragraph { paragraph, position, color, clip_bounds, transformation } => {
            let scaled = scaled * *transformation;
            let clip = layer.and(Area::inside(*clip_bounds * scaled));
            let bounds = Rectangle::new(*position, paragraph.min_bounds) * scaled;
            if let Some(paragraph) = paragraph.upgrade().filter(|_| is_near(bounds, clip)) {
                let line = Line { position: *position, color: *color, scaled, clip };
                line.place(paragraph.buffer(), fonts, store, &mut each);
            }
        }
        Text::Editor { editor, position, color, clip_bounds, transformation } => {
            let scaled = scaled * *transformation;
            let clip = layer.and(Area::inside(*clip_bounds * scaled));
            if let Some(editor) = editor.upgrade().filter(|_| !clip.is_empty()) {
                let line = Line { position: *position, color: *color, scaled, clip };
                line.place(editor.buffer(), fonts, store, &mut each);
            }
        }
        Text::Cached {
            content,
            bounds,
            color,
            size,
            line_height,
            font,
            align_x,
            align_y,
            shaping,
            clip_bounds,
        } => {
            let clip = layer.and(Area::inside(*clip_bounds * scaled));
            if clip.is_empty() {
                return;
            }
            let key = Key {
                bounds: bounds.size(),
                content,
                font: *font,
                size: (*size).into(),
                line_height: (*line_height).into(),
                shaping: *shaping,
                align_x: *align_x,
            };
            let mut texts = std::mem::take(&mut store.texts);
            let (_, entry) = texts.allocate(fonts, key);
            let (width, height) = (entry.min_bounds.width, entry.min_bounds.height);
            let x = match align_x {
                Alignment::Default | Alignment::Left | Alignment::Justified => bounds.x,
                Alignment::Center => bounds.x - width / 2.0,
                Alignment::Right => bounds.x - width,
            };
            let y = match align_y {
                alignment::Vertical::Top => bounds.y,
                alignment::Vertical::Center => bounds.y - height / 2.0,
                alignment::Vertical::Bottom => bounds.y - height,
            };
            let line = Line { position: Point::new(x, y), color: *color, scaled, clip };
            line.place(&entry.buffer, fonts, store, &mut each);
            store.texts = texts;
        }
        Text::Raw { raw, transformation } => {
            let scaled = scaled * *transformation;
            let clip = layer.and(Area::inside(raw.clip_bounds * scaled));
            if let Some(buffer) = raw.buffer.upgrade().filter(|_| !clip.is_empty()) {
                let line = Line { position: raw.position, color: raw.color, scaled, clip };
                line.place(&buffer, fonts, store, &mut each);
            }
        }
    }
}

/// Whether a text may be seen: glyphs may reach a little out of its bounds.
fn is_near(bounds: Rectangle, clip: Area) -> bool {
    Area::touched(bounds.expand(bounds.height.min(64.0))).touches(clip)
}

/// Where a text begins, and how it is painted.
struct Line {
    /// In logical pixels.
    position: Point,
    color: Color,
    scaled: Transformation,
    clip: Area,
}

impl Line {
    fn place(
        &self,
        buffer: &Buffer,
        fonts: &mut FontSystem,
        store: &mut Store,
        each: &mut impl FnMut(PlacedGlyph, Area),
    ) {
        let start = self.position * self.scaled;
        let scale = self.scaled.scale_factor();
        let own_color = premultiplied(self.color);
        for run in buffer.layout_runs() {
            let base_line = (run.line_y * scale).round() as i32;
            for glyph in run.glyphs {
                let physical = glyph.physical((start.x, start.y), scale);
                let Some(ink) = store.glyph(physical.cache_key, fonts) else { continue };
                let color = glyph.color_opt.map_or(own_color, |color| {
                    let [red, green, blue, alpha] = color.as_rgba();
                    let color = Color::from_rgba8(red, green, blue, f32::from(alpha) / 255.0);
                    times(premultiplied(color), opacity(own_color))
                });
                let corner = (physical.x + ink.left, physical.y - ink.top + base_line);
                let placed = PlacedGlyph { glyph: ink, key: physical.cache_key, corner, color };
                if placed.area().touches(self.clip) {
                    each(placed, self.clip);
                }
            }
        }
    }
}
