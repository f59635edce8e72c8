//! One cell: a button that shows the cell's background, content and effect.

use super::cell_background::CellBackground;
use super::light::{CellLight, Gleam, LightKind};
use super::sprite_cache::SpriteCache;
use crate::ui::kit::ellipsis::text_width;
use crate::ui::kit::fill;
use crate::ui::kit::icon::Icon;
use crate::ui::kit::line::fill_line;
use crate::ui::kit::theme::{CellLook, Palette, mix};
use crate::ui::{Element, Renderer};
use iced::advanced::image::Renderer as _;
use iced::advanced::widget::Tree;
use iced::advanced::{Layout, Widget, layout, renderer};
use iced::widget::button;
use iced::{Color, Font, Length, Point, Rectangle, Size, Theme, Vector, color, mouse};
use sapper_painter::Light;
use std::rc::Rc;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct CellAppearance {
    pub background: CellBackground,
    pub content: CellContent,
    pub effect: CellEffect,
}

/// What is over the ground of a cell. Steps and levels are up to [`CellLight::STEPS`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum CellEffect {
    #[default]
    None,
    /// A covered tile, more opaque with each step; `gradient` is its place in the board's gradient.
    FadeIn {
        gradient: u8,
        step: u8,
    },
    Light(CellLight),
    /// Its icon rises in the light, and has so many steps left.
    Rising(CellLight, u8),
    /// A spark from a number in this direction.
    Spark {
        direction: u8,
        level: u8,
    },
    Glint(u8),
    /// A cell that a hint calls safe.
    Safe(u8),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CellContent {
    Blank,
    Icon(Icon),
    Number(u8),
    /// A number that needs no more flags.
    Dimmed(u8),
    /// A sign instead of an icon.
    Character(char),
    /// The odds of a mine, in percent. In a small cell it is a dot until the pointer comes.
    Chance {
        percent: u8,
        is_pointed: bool,
    },
}

impl CellContent {
    pub(super) const fn is_text(self) -> bool {
        !matches!(self, Self::Blank | Self::Icon(_))
    }
}

const NUMBER_SIZE: f32 = 0.58;
/// How much of its colour a dimmed number keeps.
pub(super) const DIMMED: f32 = 0.35;

/// The size of odds as a share of the cell's side, and the size below which they shrink only where
/// they are too wide for their cell.
const CHANCE_SIZE: f32 = 0.34;
const READABLE_CHANCE: f32 = 9.0;
/// The pill behind odds, as shares of the cell's side.
const PILL: Size = Size::new(0.62, 0.42);
/// A cell below this side has no room for a pill.
const ROOM_FOR_PILL: f32 = 20.0;
/// Up to how many percent a chance has which colour, and which radius as a dot.
const RISKS: [(u8, Color, f32); 4] = [
    (10, color!(0xB9F3CF), 0.10),
    (34, Color::WHITE, 0.18),
    (64, color!(0xFFE08A), 0.26),
    (u8::MAX, color!(0xFFB9A6), 0.34),
];

/// The button of one cell. It ignores presses: the board handles the pointer for all cells, because
/// a press may end on another cell than it began on.
pub fn cell<'a, M: Clone + 'a>(style: CellAppearance, sprites: Rc<SpriteCache>) -> Element<'a, M> {
    button(Element::new(CellWidget { style, sprites }))
        .padding(0)
        .width(Length::Fill)
        .height(Length::Fill)
        .style(|_, _| button::Style::default())
        .into()
}

struct CellWidget {
    style: CellAppearance,
    sprites: Rc<SpriteCache>,
}

/// Draws the number, character or odds of a cell into a square of this `side`.
pub(super) fn draw_text(
    content: CellContent,
    renderer: &mut Renderer,
    side: f32,
    palette: &Palette,
) {
    let (text, color) = match content {
        CellContent::Number(number) => (number.to_string(), color_of(number, palette)),
        CellContent::Dimmed(number) => {
            (number.to_string(), mix(palette.open, color_of(number, palette), DIMMED))
        }
        CellContent::Character(sign) => (sign.to_string(), palette.ink),
        CellContent::Chance { percent, is_pointed } => {
            return draw_chance(percent, is_pointed, renderer, side, palette);
        }
        CellContent::Blank | CellContent::Icon(_) => return,
    };
    let font = palette.cell_font();
    // As a share of the text size.
    let width = text_width(&text, 100.0, font) / 100.0;
    let size = side * NUMBER_SIZE;
    fill_middle(renderer, text, font, side / 2.0 - 0.5, Size::new(size * width, size), color);
}

/// Draws odds on a pill, or a dot that grows with them.
fn draw_chance(
    percent: u8,
    is_pointed: bool,
    renderer: &mut Renderer,
    side: f32,
    palette: &Palette,
) {
    let (_, tint, radius) = *RISKS.iter().find(|(most, ..)| percent <= *most).unwrap_or(&RISKS[3]);
    let (ground, ink) = match palette.cell_look {
        CellLook::Glass => (Color { a: 0.62, ..color!(0x122254) }, tint),
        CellLook::Frames => (palette.covered[0], Color::WHITE),
        CellLook::Characters => (Color::TRANSPARENT, palette.text),
        // Their cells are lighter.
        CellLook::Classic | CellLook::Grid | CellLook::Buttons => {
            (Color { a: 0.86, ..color!(0x122254) }, tint)
        }
    };
    let middle = side / 2.0 - 0.5;
    let mut shape = |extent: Size, color| {
        let corner = Point::new(middle - extent.width / 2.0, middle - extent.height / 2.0);
        fill(
            renderer,
            Rectangle::new(corner, extent),
            extent.width.min(extent.height) / 2.0,
            color,
        );
    };
    if side < ROOM_FOR_PILL && !is_pointed {
        let across = 2.0 * radius * side;
        shape(Size::new(across + 2.0, across + 2.0), Color { a: 0.9, ..ground });
        return shape(Size::new(across, across), ink);
    }
    let (text, font) = (percent.to_string(), palette.cell_font());
    // As a share of the text size.
    let width = text_width(&text, 100.0, font) / 100.0;
    let size = chance_size(side, width);
    let room = Size::new(size * (width + 0.6), size * 1.2);
    let pill = Size::new(PILL.width * side, PILL.height * side);
    let within = |length: f32| length.min(side - 1.0).round();
    shape(
        Size::new(within(pill.width.max(room.width)), within(pill.height.max(room.height))),
        ground,
    );
    fill_middle(renderer, text, font, middle, Size::new(size * width, size), ink);
}

/// Draws the characters of an icon into a square of this `side`.
pub(super) fn draw_characters(
    characters: &str,
    renderer: &mut Renderer,
    side: f32,
    palette: &Palette,
    color: Color,
) {
    let font = palette.cell_font();
    let width = text_width(characters, 100.0, font) / 100.0;
    let size = (side * 0.8).min(side / width);
    let extent = Size::new(size * width, size);
    fill_middle(renderer, characters.to_owned(), font, side / 2.0, extent, color);
}

fn fill_middle(
    renderer: &mut Renderer,
    text: String,
    font: Font,
    middle: f32,
    extent: Size,
    color: Color,
) {
    let corner = Point::new(middle - extent.width / 2.0, middle - extent.height / 2.0);
    fill_line(renderer, text, font, corner, extent, color);
}

/// The text size of odds in a cell of this `side`; the digits are `width` times the size wide.
fn chance_size(side: f32, width: f32) -> f32 {
    // Without the cell's right edge.
    let room = side - 1.0;
    (side * CHANCE_SIZE).max(READABLE_CHANCE.min(room / width))
}

fn color_of(number: u8, palette: &Palette) -> Color {
    usize::from(number)
        .checked_sub(1)
        .and_then(|index| palette.numbers.get(index))
        .copied()
        .unwrap_or(palette.muted)
}

/// Draws what is over the ground of a cell and below its figure.
fn draw_effect(
    effect: CellEffect,
    renderer: &mut Renderer,
    bounds: Rectangle,
    sprites: &SpriteCache,
) {
    let side = bounds.width;
    let gleam = |renderer: &mut Renderer, gleam, level: u8| {
        let opacity = f32::from(level) / f32::from(CellLight::STEPS);
        let image = sprites.gleam(gleam, side).opacity(opacity);
        renderer.draw_image(image, bounds, bounds);
    };
    let has_edges = sprites.palette().cell_look == CellLook::Frames;
    let full = CellLight::STEPS;
    match effect {
        CellEffect::None => {}
        CellEffect::FadeIn { gradient, step } => {
            let tile = CellBackground::Covered { gradient, hovered: false };
            let opacity = f32::from(step) / f32::from(full);
            let tile = sprites.background(tile, side).opacity(opacity);
            renderer.draw_image(tile, bounds, bounds);
        }
        CellEffect::Light(light) | CellEffect::Rising(light, _) if has_edges => match light.kind {
            LightKind::Dark if light.strength > full / 2 => gleam(renderer, Gleam::Thin, full),
            LightKind::Tiles | LightKind::Win | LightKind::Record if light.level > full / 2 => {
                gleam(renderer, Gleam::Edge, full);
            }
            _ => {}
        },
        CellEffect::Light(light) | CellEffect::Rising(light, _) => {
            draw_light(light, renderer, bounds, sprites);
            match light.kind {
                LightKind::Tiles => gleam(renderer, Gleam::Rim(light.direction()), light.level),
                LightKind::Dark if light.is_near() => {
                    draw_light(light.ember(), renderer, bounds, sprites);
                }
                _ => {}
            }
        }
        CellEffect::Spark { .. } | CellEffect::Glint(_) if has_edges => {
            gleam(renderer, Gleam::Edge, full);
        }
        CellEffect::Spark { direction, level } => gleam(renderer, Gleam::Spark(direction), level),
        CellEffect::Glint(step) => gleam(renderer, Gleam::Glint(step), full),
        // There the ring says it.
        CellEffect::Safe(_) if has_edges => {}
        CellEffect::Safe(level) => gleam(renderer, Gleam::Safe, level),
    }
}

fn draw_light(light: CellLight, renderer: &mut Renderer, bounds: Rectangle, sprites: &SpriteCache) {
    let (rows, cols) = light.from;
    let away = Vector::new(f32::from(cols), f32::from(rows)) * bounds.width;
    let reach = light.reach().map(|cells| cells * bounds.width);
    let (middle, colors) = (bounds.center() + away, sprites.light(light.kind, light.strength));
    renderer.draw_light(&Light { middle, reach, colors }, bounds);
}

impl<M> Widget<M, Theme, Renderer> for CellWidget {
    fn size(&self) -> Size<Length> {
        Size::new(Length::Fill, Length::Fill)
    }

    fn layout(&mut self, _: &mut Tree, _: &Renderer, limits: &layout::Limits) -> layout::Node {
        layout::Node::new(limits.max())
    }

    fn draw(
        &self,
        _tree: &Tree,
        renderer: &mut Renderer,
        _theme: &Theme,
        _style: &renderer::Style,
        layout: Layout<'_>,
        _cursor: mouse::Cursor,
        _viewport: &Rectangle,
    ) {
        let (sprites, content) = (&self.sprites, self.style.content);
        let bounds = layout.bounds();
        renderer.draw_image(
            sprites.background(self.style.background, bounds.width),
            bounds,
            bounds,
        );
        // The right and bottom edge of each cell stay visible. Icons have whole physical pixels.
        let side = ((bounds.width - 1.0) * sprites.scale()).round() / sprites.scale();
        let side = if sprites.is_classic() { bounds.width } else { side };
        let square = Rectangle::new(bounds.position(), Size::new(side, side));
        draw_effect(self.style.effect, renderer, bounds, sprites);
        if let CellContent::Icon(icon) = content {
            let left = match self.style.effect {
                CellEffect::Rising(_, left) => f32::from(left) / f32::from(CellLight::STEPS),
                _ => 0.0,
            };
            let small = (side * (1.0 - 0.5 * left) * sprites.scale()).round() / sprites.scale();
            let corner = Vector::new(((side - small) / 2.0).round(), side - small);
            let place = Rectangle::new(square.position() + corner, Size::new(small, small));
            renderer.draw_image(sprites.cell_icon(icon, small), place, place);
        }
        if content.is_text() {
            renderer.draw_image(sprites.text(content, bounds.width), bounds, bounds);
        }
    }
}
