//! A frame as a list of commands, in physical pixels and in the order of painting.

use crate::area::{Area, snap};
use crate::damage::{Tiles, mix};
use crate::gradient::Paint;
use crate::layer::{Group, Layer, OnQuads, PlacedImage};
use crate::light::{Light, PlacedLight};
use crate::patch::{Part, Patch, Shape};
use crate::picture::{Picture, Placement, turned};
use crate::pixels::{Canvas, opacity, over, premultiplied};
use crate::store::Store;
use crate::text::{self, PlacedGlyph};
use iced_core::image::FilterMethod;
use iced_core::renderer::Quad;
use iced_core::{Background, Color, Rectangle};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

/// What a frame shows.
pub struct Scene {
    commands: Vec<Command>,
    extent: Area,
    /// What is below everything.
    page: u32,
}

/// Something to paint.
struct Command {
    /// The pixels that it may change.
    area: Area,
    /// The pixels that it covers, so that nothing below them is seen.
    cover: Area,
    hash: u64,
    act: Act,
}

enum Act {
    Fill(u32),
    Patch { patch: Arc<Patch>, place: Area, paint: Paint },
    Picture { picture: Arc<Picture>, placement: Placement, corners: Option<(Arc<Patch>, Area)> },
    Light(Light),
    Glyph(PlacedGlyph),
}

impl Scene {
    /// What is to be seen in an area of physical pixels, of which there are `scale` in a logical one.
    pub fn new(layers: &[Layer], extent: Area, scale: f32, page: Color, store: &mut Store) -> Self {
        let mut scene = Self { commands: Vec::new(), extent, page: premultiplied(page) };
        for layer in layers {
            let clip = Area::inside(layer.bounds * scale).and(extent);
            if clip.is_empty() {
                continue;
            }
            for (quad, background) in &layer.quads {
                scene.add_quad(quad, background, clip, scale, store);
            }
            for placed in &layer.images {
                match placed {
                    OnQuads::Image(image) => scene.add_image(image, clip, scale, store),
                    OnQuads::Light(light) => scene.add_light(light, clip, scale),
                }
            }
            for group in &layer.groups {
                scene.add_group(group, clip, scale, store);
            }
            for text in &layer.texts {
                text::place(text, clip, scale, store, |glyph, clip| {
                    scene.add_glyph(glyph, clip);
                });
            }
        }
        scene
    }

    /// What it shows, to be compared with another frame.
    pub fn tiles(&self) -> Tiles {
        let mut tiles =
            Tiles::new(self.extent.width() as u32, self.extent.height() as u32, self.page);
        for command in &self.commands {
            match command.act {
                Act::Fill(color) => {
                    tiles.add_fill(command.area, command.hash, opacity(color) == 255);
                }
                _ => tiles.add(command.area, command.hash),
            }
        }
        tiles
    }

    /// Paints these areas, of which none touches another, and nothing else.
    pub fn paint(&self, canvas: &mut Canvas<'_>, areas: &[Area]) {
        for area in areas {
            let mut canvas = canvas.clipped(*area);
            let area = canvas.clip();
            // What lies below a cover of the whole area is not seen.
            let cover = self.commands.iter().rposition(|command| command.cover.contains(area));
            let seen = &self.commands[cover.unwrap_or_default()..];
            // One colour over another is a third: as long as nothing else is painted, none is.
            let mut ground = Some(self.page);
            for command in seen.iter().filter(|command| command.area.touches(area)) {
                match (&command.act, &mut ground) {
                    (Act::Fill(color), Some(ground)) if command.area.contains(area) => {
                        *ground = over(*color, *ground);
                    }
                    _ => {
                        ground.take().into_iter().for_each(|color| canvas.clear(color));
                        command.paint(&mut canvas);
                    }
                }
            }
            ground.into_iter().for_each(|color| canvas.clear(color));
        }
    }

    fn fill(&mut self, area: Area, color: u32) {
        let cover = if opacity(color) == 255 { area } else { Area::default() };
        if !area.is_empty() && color != 0 {
            self.commands.push(Command {
                area,
                cover,
                hash: u64::from(color),
                act: Act::Fill(color),
            });
        }
    }

    fn add_quad(
        &mut self,
        quad: &Quad,
        background: &Background,
        clip: Area,
        scale: f32,
        store: &mut Store,
    ) {
        let bounds = if quad.snap { snapped(quad.bounds * scale) } else { quad.bounds * scale };
        if bounds.width <= 0.0 || bounds.height <= 0.0 {
            return;
        }
        let most = bounds.width.min(bounds.height) / 2.0;
        let radii = <[f32; 4]>::from(quad.border.radius).map(|radius| (radius * scale).min(most));
        if quad.shadow.color.a > 0.0 {
            let blur = quad.shadow.blur_radius * scale;
            let place = Rectangle {
                x: bounds.x + quad.shadow.offset.x * scale - blur,
                y: bounds.y + quad.shadow.offset.y * scale - blur,
                ..bounds
            };
            let paint = Paint::Color(premultiplied(quad.shadow.color));
            self.add_shape(place, radii, Part::Shadow(blur), paint, clip, store);
        }
        let paint = Paint::new(background, bounds);
        if !paint.is_invisible() {
            self.add_shape(bounds, radii, Part::Inside, paint, clip, store);
        }
        let line = (quad.border.width * scale).min(most);
        if line > 0.0 && quad.border.color.a > 0.0 {
            let paint = Paint::Color(premultiplied(quad.border.color));
            self.add_shape(bounds, radii, Part::Border(line), paint, clip, store);
        }
    }

    fn add_shape(
        &mut self,
        bounds: Rectangle,
        radii: [f32; 4],
        part: Part,
        paint: Paint,
        clip: Area,
        store: &mut Store,
    ) {
        let (left, top) = (bounds.x.floor(), bounds.y.floor());
        let start = (bounds.x - left, bounds.y - top);
        let shape = Shape { start, width: bounds.width, height: bounds.height, radii, part };
        let (width, height) = shape.extent();
        let place = Area::new(left as i32, top as i32, width, height);
        let area = place.and(clip);
        if area.is_empty() {
            return;
        }
        let is_whole = [bounds.x, bounds.y, bounds.width, bounds.height]
            .iter()
            .all(|length| length.fract() == 0.0);
        if let (Paint::Color(color), Part::Inside, true) =
            (&paint, part, is_whole && radii == [0.0; 4])
        {
            self.fill(area, *color);
            return;
        }
        let Some(patch) = store.patch(&shape) else { return };
        let mut hash = mix(paint.hash(), hash_of(&shape.key()));
        for end in [place.left, place.top, area.left, area.top, area.right, area.bottom] {
            hash = mix(hash, end as u64);
        }
        let inner = place.without(patch.corners());
        match part {
            // Nothing is painted between the sides of a border.
            Part::Border(_) if !inner.is_empty() => {
                let sides = [
                    Area { bottom: inner.top, ..place },
                    Area { top: inner.bottom, ..place },
                    Area { right: inner.left, top: inner.top, bottom: inner.bottom, ..place },
                    Area { left: inner.right, top: inner.top, bottom: inner.bottom, ..place },
                ];
                for side in sides {
                    let act = Act::Patch { patch: patch.clone(), place, paint: paint.clone() };
                    self.push(side.and(clip), Area::default(), hash, act);
                }
            }
            _ => {
                let is_cover = part == Part::Inside && paint.is_opaque();
                let cover = if is_cover { inner.and(clip) } else { Area::default() };
                self.push(area, cover, hash, Act::Patch { patch, place, paint });
            }
        }
    }

    fn add_image(&mut self, placed: &PlacedImage, clip: Area, scale: f32, store: &mut Store) {
        let clip = clip.and(Area::inside(placed.clip * scale));
        let image = &placed.image;
        let share = (image.opacity.clamp(0.0, 1.0) * 255.0 + 0.5) as u32;
        let bounds = placed.bounds * scale;
        let rotation = f32::from(image.rotation);
        if clip.is_empty() || share == 0 || bounds.width <= 0.0 || bounds.height <= 0.0 {
            return;
        }
        let Some(picture) = store.picture(&image.handle) else { return };
        let placement = Placement { bounds, rotation, filter: image.filter_method, share };
        let copied = picture.copied_onto(&placement);
        let place = copied.unwrap_or_else(|| Area::touched(turned(bounds, rotation)));
        let most = bounds.width.min(bounds.height) / 2.0;
        let radii = <[f32; 4]>::from(image.border_radius).map(|radius| (radius * scale).min(most));
        let corners = if radii == [0.0; 4] {
            None
        } else {
            let start = (bounds.x.fract(), bounds.y.fract());
            let part = Part::Inside;
            let shape = Shape { start, width: bounds.width, height: bounds.height, radii, part };
            let (width, height) = shape.extent();
            let corner = (bounds.x.floor() as i32, bounds.y.floor() as i32);
            store.patch(&shape).map(|it| (it, Area::new(corner.0, corner.1, width, height)))
        };
        let is_cover = copied.is_some() && corners.is_none() && picture.is_opaque && share == 255;
        let area = place.and(clip);
        let cover = if is_cover { area } else { Area::default() };
        let filter = image.filter_method as u64;
        let numbers = [bounds.x, bounds.y, bounds.width, bounds.height, rotation];
        let radii = radii.into_iter().chain(numbers).map(|number| u64::from(number.to_bits()));
        let hash =
            radii.fold(mix(hash_of(&image.handle.id()), u64::from(share) << 1 | filter), mix);
        let hash = mix(mix(hash, area.left as u64 ^ (area.top as u64) << 32), area.right as u64);
        self.push(
            area,
            cover,
            mix(hash, area.bottom as u64),
            Act::Picture { picture, placement, corners },
        );
    }

    fn add_light(&mut self, placed: &PlacedLight, clip: Area, scale: f32) {
        let light = placed.light.scaled(scale);
        let area = Area::inside(placed.bounds * scale).and(clip);
        self.push(area, Area::default(), light.hash(area), Act::Light(light));
    }

    /// What a group shows, painted once and then copied.
    fn add_group(&mut self, group: &Group, clip: Area, scale: f32, store: &mut Store) {
        let area = Area::touched(group.bounds * scale);
        let share = (group.opacity.clamp(0.0, 1.0) * 255.0 + 0.5) as u32;
        if area.is_empty() || share == 0 {
            return;
        }
        let shown = Self::new(group.layers.as_slice(), area, scale, Color::TRANSPARENT, store);
        let hash = shown.commands.iter().fold(hash_of(&area), |hash, command| {
            mix(mix(hash, command.hash), hash_of(&command.area))
        });
        let (width, height) = (area.width() as u32, area.height() as u32);
        let paint = || Picture::of(shown.pixels(), width, height);
        let Some(picture) = store.group(hash, paint) else { return };
        let place = Area::new(
            area.left + snap(group.shift.x * scale) as i32,
            area.top + snap(group.shift.y * scale) as i32,
            area.width(),
            area.height(),
        );
        let (bounds, filter) = (place.bounds(), FilterMethod::Nearest);
        let placement = Placement { bounds, rotation: 0.0, filter, share };
        let hash = mix(mix(hash, u64::from(share)), hash_of(&(place, clip)));
        let act = Act::Picture { picture, placement, corners: None };
        self.push(place.and(clip), Area::default(), hash, act);
    }

    /// All of it, row by row. It is painted in parts that fit into a cache.
    pub fn pixels(&self) -> Vec<u32> {
        const PART: i32 = 1 << 16;
        let Area { top, bottom, .. } = self.extent;
        let (width, height) = (self.extent.width(), self.extent.height());
        let mut pixels = vec![0; width as usize * height as usize];
        let rows = (PART / width.max(1)).max(1);
        let parts = (top..bottom).step_by(rows as usize);
        let parts = parts.map(|top| Area { top, bottom: bottom.min(top + rows), ..self.extent });
        self.paint(&mut Canvas::new(&mut pixels, self.extent), &parts.collect::<Vec<_>>());
        pixels
    }

    fn add_glyph(&mut self, glyph: PlacedGlyph, clip: Area) {
        let area = glyph.area().and(clip);
        let (x, y) = glyph.corner;
        let numbers = [x, y, area.left, area.top, area.right, area.bottom].map(|end| end as u64);
        let hash = numbers.into_iter().fold(mix(hash_of(&glyph.key), u64::from(glyph.color)), mix);
        self.push(area, Area::default(), hash, Act::Glyph(glyph));
    }

    fn push(&mut self, area: Area, cover: Area, hash: u64, act: Act) {
        if !area.is_empty() {
            self.commands.push(Command { area, cover, hash, act });
        }
    }
}

impl Command {
    fn paint(&self, canvas: &mut Canvas<'_>) {
        let mut canvas = canvas.clipped(self.area);
        match &self.act {
            Act::Fill(color) => canvas.fill(self.area, *color),
            Act::Patch { patch, place, paint } => patch.paint(&mut canvas, *place, paint),
            Act::Picture { picture, placement, corners } => {
                let corners = corners.as_ref().map(|(patch, place)| (&**patch, *place));
                picture.paint(&mut canvas, placement, corners);
            }
            Act::Light(light) => light.paint(&mut canvas),
            Act::Glyph(glyph) => glyph.paint(&mut canvas),
        }
    }
}

/// Bounds between whole pixels, and at least one of them.
fn snapped(bounds: Rectangle) -> Rectangle {
    let (left, top) = (snap(bounds.x), snap(bounds.y));
    let end = |start: f32, length: f32, first: f32| snap(start + length).max(first + 1.0);
    Rectangle {
        x: left,
        y: top,
        width: end(bounds.x, bounds.width, left) - left,
        height: end(bounds.y, bounds.height, top) - top,
    }
}

fn hash_of(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}
