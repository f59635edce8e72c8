//! The shadow that a board throws on the page around it. It is a blurred rectangle below the board:
//! four sprites for its corners, and a gradient along each edge.

use super::sprite_cache::SpriteCache;
use crate::ui::Renderer;
use crate::ui::kit::theme::{Palette, mix};
use iced::advanced::Renderer as _;
use iced::advanced::image::{Handle, Renderer as _};
use iced::gradient::Linear;
use iced::{Color, Point, Radians, Rectangle, Size, advanced::renderer::Quad, color};
use std::f32::consts::PI;

/// How far it is below the board, and the standard deviation of its blur.
const BELOW: f32 = 6.0;
const BLUR: f32 = 10.0;
/// How far it reaches out of the board, and half the side of a corner's sprite.
const REACH: f32 = 26.0;
/// The stops of a gradient; the toolkit has eight.
const STOPS: u8 = 7;

/// A corner of a shadow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ShadowCorner {
    right: bool,
    bottom: bool,
}

fn color(palette: &Palette) -> Color {
    let (rgb, a) = if palette.dark { (color!(0x05070C), 0.35) } else { (color!(0x1B2C66), 0.16) };
    Color { a, ..rgb }
}

/// The share of the shadow that is left so far inside an edge, or outside if negative: about the
/// integral of a normal distribution, less what it has left where it ends.
fn share(inside: f32) -> f32 {
    let left = |inside: f32| 1.0 / (1.0 + (-1.702 * inside / BLUR).exp());
    (left(inside) - left(-REACH)).max(0.0)
}

/// The page at a corner of the board.
pub(super) fn page_at_corner(palette: &Palette, bottom: bool) -> Color {
    let shadow = color(palette);
    let below = if bottom { BELOW } else { -BELOW };
    mix(palette.background, shadow, shadow.a * share(0.0) * share(below))
}

/// Draws it around a board with its edge, if that is large enough to throw one.
pub(super) fn draw(renderer: &mut Renderer, board: Rectangle, sprites: &SpriteCache) {
    if board.width < 4.0 * REACH || board.height < 2.0 * REACH {
        return;
    }
    let color = color(sprites.palette());
    let (left, top) = (board.x + REACH, board.y + REACH);
    let (right, bottom) = (board.x + board.width, board.y + board.height);
    let across = Size::new(right - REACH - left, REACH);
    let down = Size::new(REACH, bottom - REACH - top);
    for (corner, size, turn, inside) in [
        (Point::new(left, board.y - REACH), across, 0.0, -BELOW),
        (Point::new(left, bottom), across, PI, BELOW),
        (Point::new(board.x - REACH, top), down, -PI / 2.0, 0.0),
        (Point::new(right, top), down, PI / 2.0, 0.0),
    ] {
        let stops = (0..=STOPS).map(|nth| f32::from(nth) / f32::from(STOPS));
        let gradient = stops.fold(Linear::new(Radians(turn)), |gradient, at| {
            // From the board outwards.
            let a = color.a * share(inside - at * REACH);
            gradient.add_stop(at, Color { a, ..color })
        });
        let bounds = Rectangle::new(corner, size);
        renderer.fill_quad(Quad { bounds, ..Quad::default() }, gradient);
    }
    for (right_side, bottom_side) in [(false, false), (true, false), (false, true), (true, true)] {
        let at = Point::new(
            if right_side { right - REACH } else { board.x - REACH },
            if bottom_side { bottom - REACH } else { board.y - REACH },
        );
        let bounds = Rectangle::new(at, Size::new(2.0 * REACH, 2.0 * REACH));
        let corner = ShadowCorner { right: right_side, bottom: bottom_side };
        renderer.draw_image(sprites.shadow(corner, bounds.width), bounds, bounds);
    }
}

impl ShadowCorner {
    /// Its pixels, in a square of so many.
    pub fn paint(self, side: u32, palette: &Palette) -> Handle {
        let Color { r, g, b, a } = color(palette);
        let unit = 2.0 * REACH / side.max(1) as f32;
        // From the edge of the board inwards.
        let inside = |nth: u32, is_end: bool| {
            let at = (nth as f32 + 0.5) * unit - REACH;
            if is_end { -at } else { at }
        };
        let below = if self.bottom { BELOW } else { -BELOW };
        let byte = |part: f32| (part * 255.0).round() as u8;
        let pixels = (0..side).flat_map(|y| (0..side).map(move |x| (x, y))).flat_map(|(x, y)| {
            let across = inside(x, self.right);
            let down = inside(y, self.bottom);
            // The sprite is drawn over the edge of the board.
            let is_board = across > 0.0 && down > 0.0;
            let a = if is_board { 0.0 } else { a * share(across) * share(down + below) };
            [byte(r), byte(g), byte(b), byte(a)]
        });
        Handle::from_rgba(side, side, pixels.collect::<Vec<_>>())
    }
}
