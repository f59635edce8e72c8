//! Icons, numbers and cell backgrounds as pixels, in exactly the sizes on the screen.
//!
//! Each is painted once per size and then copied.

use super::cell::{self, CellContent, DIMMED};
use super::cell_background::CellBackground;
use super::classic;
use super::frame::FrameCorner;
use super::frost_picture::FrostKey;
use super::light::{self, Gleam, LightKind};
use super::shadow::ShadowCorner;
use crate::config::ColorVision;
use crate::config::skin::{Pixels, Skin, SkinPart};
use crate::ui::kit::icon::Icon;
use crate::ui::kit::off_screen::off_screen;
use crate::ui::kit::rasterizer::Rasterizer;
use crate::ui::kit::theme::{CellLook, Palette};
use crate::ui::{Element, Renderer};
use iced::advanced::image::{self, Handle};
use iced::{Color, Length, Size, widget};
use sapper_painter::LightColors;
use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::Arc;

/// More than a window shows at a time; beyond that the cache is cleared.
const MOST: usize = 512;

/// The name of a palette, its number colours, the scale, and the skin.
pub type SpritesKey = (&'static str, ColorVision, u32, u64);

/// The sprites of one palette at one scale.
#[derive(Debug)]
pub struct SpriteCache {
    palette: &'static Palette,
    scale: f32,
    /// With its fingerprint.
    skin: Option<(Arc<Skin>, u64)>,
    sprites: RefCell<HashMap<(SpriteKey, u32), Handle>>,
    lights: RefCell<HashMap<(LightKind, u8), LightColors>>,
    /// The last one.
    frost: RefCell<Option<(FrostKey, Handle)>>,
    clear: Handle,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum SpriteKey {
    Icon(Icon),
    /// An icon in a cell of the Classic style, without the cell.
    CellIcon(Icon),
    /// A part of the Classic style of this height.
    Part(SkinPart),
    Background(CellBackground),
    Gleam(Gleam),
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
            skin: None,
            sprites: RefCell::default(),
            lights: RefCell::default(),
            frost: RefCell::default(),
            clear: Handle::from_rgba(1, 1, vec![0; 4]),
        }
    }

    /// This cache with a skin, which the Classic style has.
    #[must_use]
    pub fn with_skin(self, skin: Option<Arc<Skin>>) -> Self {
        let skin = skin.map(|skin| (Arc::clone(&skin), skin.fingerprint()));
        Self { skin, ..self }
    }

    pub fn skin(&self) -> Option<&Arc<Skin>> {
        self.skin.as_ref().map(|(skin, _)| skin)
    }

    pub const fn palette(&self) -> &'static Palette {
        self.palette
    }

    /// Caches with the same key draw the same sprites.
    pub fn key(&self) -> SpritesKey {
        let skin = self.skin.as_ref().map_or(0, |(_, fingerprint)| *fingerprint);
        (self.palette.name, self.palette.color_vision, self.scale.to_bits(), skin)
    }

    /// Physical pixels per logical pixel.
    pub const fn scale(&self) -> f32 {
        self.scale
    }

    pub fn icon(&self, icon: Icon, side: f32) -> image::Image {
        self.sprite(SpriteKey::Icon(icon), side)
    }

    /// The icon of a cell.
    pub fn cell_icon(&self, icon: Icon, side: f32) -> image::Image {
        let key = if self.is_classic() { SpriteKey::CellIcon } else { SpriteKey::Icon };
        self.sprite(key(icon), side)
    }

    /// Whether cells, counters and the face are those of the Classic style.
    pub fn is_classic(&self) -> bool {
        self.palette.cell_look == CellLook::Classic
    }

    /// The side of a cell is a whole multiple of this many physical pixels.
    pub fn cell_unit(&self) -> u32 {
        match self.skin() {
            _ if !self.is_classic() => 1,
            Some(skin) => skin.side as u32,
            None => classic::CELL as u32,
        }
    }

    /// Physical pixels per logical pixel, and the unit of a cell's side in physical pixels.
    pub fn pixels(&self) -> (f32, u32) {
        (self.scale, self.cell_unit())
    }

    /// The largest side of a cell up to this one that is a whole multiple, if there is one.
    pub fn whole_side(&self, side: f32) -> f32 {
        let unit = self.cell_unit() as f32 / self.scale;
        if unit > side { side } else { (side / unit).floor() * unit }
    }

    /// A part of the Classic style as a widget of this height, enlarged by whole numbers.
    pub fn part_widget<'a, M: 'a>(&self, part: SkinPart, most: f32) -> Element<'a, M> {
        let size = self.part_size(part, most);
        widget::image(self.part_image(part, most).handle)
            .filter_method(image::FilterMethod::Nearest)
            .width(Length::Fixed(size.width))
            .height(Length::Fixed(size.height))
            .into()
    }

    /// A part of the Classic style as an image.
    pub fn part_image(&self, part: SkinPart, most: f32) -> image::Image {
        self.sprite(SpriteKey::Part(part), self.part_size(part, most).height)
    }

    fn part_size(&self, part: SkinPart, most: f32) -> Size {
        let picture = self.part(part);
        let size = Size::new(picture.width() as f32, picture.height() as f32);
        size * ((most * self.scale / size.height).floor().max(1.0) / self.scale)
    }

    pub fn background(&self, background: CellBackground, side: f32) -> image::Image {
        self.sprite(SpriteKey::Background(background), side)
    }

    pub fn gleam(&self, gleam: Gleam, side: f32) -> image::Image {
        self.sprite(SpriteKey::Gleam(gleam), side)
    }

    /// The colours of a light of this strength.
    pub fn light(&self, kind: LightKind, strength: u8) -> LightColors {
        let mut lights = self.lights.borrow_mut();
        let colors = || light::colors(kind, strength, self.palette);
        lights.entry((kind, strength)).or_insert_with(colors).clone()
    }

    /// The picture of a frost.
    pub(super) fn frost(&self, key: &FrostKey) -> Handle {
        let mut frost = self.frost.borrow_mut();
        if frost.as_ref().is_none_or(|(known, _)| known != key) {
            *frost = Some((key.clone(), key.paint(self.palette)));
        }
        frost.as_ref().map_or_else(|| self.clear.clone(), |(_, picture)| picture.clone())
    }

    pub fn corner(&self, corner: FrameCorner, side: f32) -> image::Image {
        self.sprite(SpriteKey::Corner(corner), side)
    }

    pub(super) fn shadow(&self, corner: ShadowCorner, side: f32) -> image::Image {
        self.sprite(SpriteKey::Shadow(corner), side)
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
            let classic = self.classic(key).map(|picture| {
                let width = (picture.width() * side as usize / picture.height()).max(1);
                let pixels = picture.scaled(width, side as usize).into_rgba();
                Handle::from_rgba(width as u32, side.max(1), pixels)
            });
            let painted = classic.or_else(|| match key {
                SpriteKey::Text(content) => self.off_screen(side, |renderer, side| {
                    cell::draw_text(content, renderer, side, self.palette);
                }),
                SpriteKey::Icon(icon) => self.paint_icon(icon, side),
                SpriteKey::Shadow(corner) => Some(corner.paint(side, self.palette)),
                key => self.paint(key, side),
            });
            painted.unwrap_or_else(|| self.clear.clone())
        });
        image::Image::new(handle.clone()).filter_method(image::FilterMethod::Nearest)
    }

    fn part(&self, part: SkinPart) -> Pixels {
        let of_skin = self.skin().and_then(|skin| skin.get(part)).cloned();
        of_skin.unwrap_or_else(|| classic::draw(part, self.palette))
    }

    /// A part without the cell that it is on. What a skin lacks is drawn by us on the skin's cell.
    fn over(&self, part: SkinPart, cell: SkinPart) -> Pixels {
        if self.skin().is_some_and(|skin| skin.get(part).is_some()) {
            return self.part(part).without(&self.part(cell));
        }
        let own = |part| classic::draw(part, self.palette);
        own(part).without(&own(cell))
    }

    /// What the Classic style has pictures of.
    fn classic(&self, key: SpriteKey) -> Option<Pixels> {
        use SkinPart::{Covered, Flag, HitMine, Mine, Open, Question, WrongFlag};
        let lighter = |[red, green, blue, opacity]: [u8; 4]| {
            let [red, green, blue] = [red, green, blue].map(|part| part + (255 - part) / 3);
            [red, green, blue, opacity]
        };
        let paler = |[red, green, blue, opacity]: [u8; 4]| {
            [red, green, blue, (f32::from(opacity) * DIMMED) as u8]
        };
        Some(match key {
            SpriteKey::Part(part) => self.part(part),
            _ if !self.is_classic() => return None,
            SpriteKey::Background(background) => match background {
                CellBackground::Covered { hovered: false, .. } => self.part(Covered),
                CellBackground::Covered { hovered: true, .. } => self.part(Covered).map(lighter),
                CellBackground::Open(_) | CellBackground::Pressed { .. } => self.part(Open(0)),
                CellBackground::Hit => self.part(HitMine),
            },
            SpriteKey::CellIcon(icon) => match icon {
                Icon::Flag | Icon::RecordFlag => self.over(Flag, Covered),
                Icon::Question => self.over(Question, Covered),
                Icon::Mine => self.over(Mine, Open(0)),
                // The whole cell is its background.
                Icon::HitMine => self.over(HitMine, HitMine),
                Icon::WrongFlag => self.over(WrongFlag, Open(0)),
                _ => return None,
            },
            SpriteKey::Text(CellContent::Number(number)) => self.over(Open(number), Open(0)),
            SpriteKey::Text(CellContent::Dimmed(number)) => {
                self.over(Open(number), Open(0)).map(paler)
            }
            _ => return None,
        })
    }

    fn paint(&self, key: SpriteKey, side: u32) -> Option<Handle> {
        let mut pen = Rasterizer::square(side)?;
        // An edge is one logical pixel wide, in whole physical pixels.
        let hair = self.scale.round().max(1.0) / side.max(1) as f32;
        match key {
            SpriteKey::Icon(icon) | SpriteKey::CellIcon(icon) => icon.paint(&mut pen, self.palette),
            SpriteKey::Gleam(gleam) => light::paint(gleam, &mut pen, hair, self.palette),
            SpriteKey::Background(background) => background.paint(&mut pen, hair, self.palette),
            SpriteKey::Corner(corner) => corner.paint(&mut pen, self.palette),
            SpriteKey::Text(_) | SpriteKey::Shadow(_) | SpriteKey::Part(_) => {}
        }
        Some(Handle::from_rgba(side.max(1), side.max(1), pen.into_rgba()))
    }

    fn paint_icon(&self, icon: Icon, side: u32) -> Option<Handle> {
        match icon.characters() {
            Some(characters) if self.palette.cell_look == CellLook::Characters => {
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
    pub fn icon_widget<'a, M: 'a>(&self, icon: Icon, side: f32) -> Element<'a, M> {
        widget::image(self.icon(icon, side).handle)
            .filter_method(image::FilterMethod::Nearest)
            .width(Length::Fixed(side))
            .height(Length::Fixed(side))
            .into()
    }
}
