//! One cell: a button that shows the cell's background, content and effect.
//!
//! The renderer finds what to repaint by comparing its lists of what was drawn with those of the
//! last frame, index by index. So every cell draws the same number of images and texts whatever it
//! shows: one more would shift all that follow, and repaint them.

use super::cell_background::CellBackground;
use super::sprite_cache::SpriteCache;
use crate::ui::font;
use crate::ui::theme::{CellSkin, Palette};
use crate::ui::widget::icon::Icon;
use iced::advanced::image::Renderer as _;
use iced::advanced::text::Renderer as _;
use iced::advanced::widget::Tree;
use iced::advanced::{Layout, Widget, layout, renderer, text};
use iced::widget::button;
use iced::{
    Color, Element, Font, Length, Point, Rectangle, Renderer, Size, Theme, alignment, mouse,
};
use std::rc::Rc;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct CellAppearance {
    pub background: CellBackground,
    pub content: CellContent,
    pub effect: CellEffect,
}

/// A step of an animation over a cell, up to [`Self::STEPS`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum CellEffect {
    #[default]
    None,
    /// A covered tile, more opaque with each step; `gradient` is its place in the board's gradient.
    FadeIn {
        gradient: u8,
        step: u8,
    },
    Gleam(u8),
    Explosion(u8),
}

impl CellEffect {
    pub const STEPS: u8 = 8;
    /// The last step of an explosion that shows only the flash.
    pub const FLASH: u8 = 3;
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CellContent {
    Blank,
    Icon(Icon),
    Number(u8),
    /// A sign instead of an icon, one of [`font::CELL_SIGNS`].
    Character(char),
    /// The odds of a mine, in percent.
    Chance(u8),
}

const NUMBER_SIZE: f32 = 0.58;

/// The size of odds as a share of the cell's side, and the size in logical pixels below which they
/// shrink only where they are too wide for their cell.
const CHANCE_SIZE: f32 = 0.38;
const READABLE_CHANCE: f32 = 9.0;

/// The button of one cell. It ignores presses: the board handles the pointer for all cells, because
/// a press may end on another cell than it began on.
pub fn cell<'a, Message: Clone + 'a>(
    style: CellAppearance,
    sprites: Rc<SpriteCache>,
) -> Element<'a, Message> {
    button(Element::new(CellWidget { style, sprites }))
        .padding(0)
        .width(Length::Fill)
        .height(Length::Fill)
        .style(|_, _| button::Style::default())
        .into()
}

/// Draws nothing at `at`, with the same number of images and texts as a cell.
pub fn draw_placeholder(renderer: &mut Renderer, sprites: &SpriteCache, at: Point) {
    let pixel = Rectangle::new(at, Size::new(1.0, 1.0));
    for _ in 0..2 {
        renderer.draw_image(sprites.blank(), pixel, pixel);
    }
    let clear = Color::TRANSPARENT;
    fill_text(renderer, String::new(), font::BOLD, at, pixel.size(), clear);
}

struct CellWidget {
    style: CellAppearance,
    sprites: Rc<SpriteCache>,
}

impl CellWidget {
    fn draw_pictures(&self, renderer: &mut Renderer, bounds: Rectangle) {
        let bounds = self.sprites.snap_to_pixel(bounds);
        let background = self.sprites.background(self.style.background, bounds.width);
        renderer.draw_image(background, bounds, bounds);
        // The right and bottom edge of each cell stay visible.
        let side = bounds.width - 1.0;
        let square = Rectangle::new(bounds.position(), Size::new(side, side));
        let (icon, square) = match (self.style.effect, self.style.content) {
            (CellEffect::FadeIn { gradient, step }, _) if step > 0 => {
                let tile = CellBackground::Covered { gradient, hovered: false };
                let tile = self.sprites.background(tile, bounds.width);
                let solid = f32::from(step) / f32::from(CellEffect::STEPS);
                (tile.opacity(solid), bounds)
            }
            (effect @ (CellEffect::Gleam(_) | CellEffect::Explosion(_)), content) => {
                let icon = match content {
                    CellContent::Icon(icon) => Some(icon),
                    _ => None,
                };
                (self.sprites.effect(effect, icon, side), square)
            }
            (_, CellContent::Icon(icon)) => (self.sprites.icon(icon, side), square),
            // A transparent pixel keeps the image's index in the renderer's list.
            _ => {
                let pixel = Rectangle::new(bounds.position(), Size::new(1.0, 1.0));
                (self.sprites.blank(), pixel)
            }
        };
        renderer.draw_image(icon, square, square);
    }

    fn draw_text(&self, renderer: &mut Renderer, bounds: Rectangle) {
        let palette = self.sprites.palette();
        let is_mono = palette.cell_skin == CellSkin::Characters;
        let digit = if is_mono { font::MONO_WIDTH } else { font::DIGIT_WIDTH };
        let (content, width, color) = match self.style.content {
            CellContent::Number(number) => (number.to_string(), digit, color_of(number, palette)),
            CellContent::Character(sign) => {
                let width = if is_mono { digit } else { font::sign_width(sign) };
                (sign.to_string(), width, palette.ink)
            }
            CellContent::Chance(percent) => {
                let digits = percent.to_string();
                let width = digits.len() as f32 * digit;
                (digits, width, Color::BLACK)
            }
            CellContent::Blank | CellContent::Icon(_) => (String::new(), 0.0, Color::TRANSPARENT),
        };
        // Whatever the alignment, the renderer takes a text's position for its top left corner when
        // it checks for damage.
        let size = match self.style.content {
            CellContent::Chance(_) => chance_size(bounds.height, width),
            _ => bounds.height * NUMBER_SIZE,
        };
        let extent = Size::new(size * width, size);
        let corner = Point::new(
            bounds.center_x() - 0.5 - extent.width / 2.0,
            bounds.center_y() - 0.5 - extent.height / 2.0,
        );
        let font = palette.cell_font();
        fill_text(renderer, content, font, corner, extent, color);
    }
}

/// The text size of odds in a cell of this `side`, in logical pixels; the digits are `width` times
/// the size wide.
fn chance_size(side: f32, width: f32) -> f32 {
    // Without the cell's right edge.
    let room = side - 1.0;
    (side * CHANCE_SIZE).max(READABLE_CHANCE.min(room / width))
}

/// Draws one line of text as high as `extent`.
pub(crate) fn fill_text(
    renderer: &mut Renderer,
    content: String,
    font: Font,
    corner: Point,
    extent: Size,
    color: Color,
) {
    renderer.fill_text(
        text::Text {
            content,
            // The renderer breaks lines at these bounds despite `wrapping`, and rounding makes some
            // texts a little wider than the sum of their digits.
            bounds: Size::new(2.0 * extent.width, extent.height),
            size: extent.height.into(),
            line_height: text::LineHeight::Relative(1.0),
            font,
            align_x: text::Alignment::Left,
            align_y: alignment::Vertical::Top,
            shaping: text::Shaping::Basic,
            wrapping: text::Wrapping::None,
        },
        corner,
        color,
        // No larger than the text: each text that reaches into a damaged area costs a mask of the
        // whole window.
        Rectangle::new(corner, extent),
    );
}

fn color_of(number: u8, palette: &Palette) -> Color {
    usize::from(number)
        .checked_sub(1)
        .and_then(|index| palette.numbers.get(index))
        .copied()
        .unwrap_or(palette.muted)
}

impl<Message> Widget<Message, Theme, Renderer> for CellWidget {
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
        let bounds = layout.bounds();
        self.draw_pictures(renderer, bounds);
        self.draw_text(renderer, bounds);
    }
}
