//! What is around a board: a line with round corners, or a sunken edge.

use super::shadow;
use super::sprite_cache::SpriteCache;
use crate::game::{Phase, ShownBoard};
use crate::ui::Renderer;
use crate::ui::kit::fill;
use crate::ui::kit::rasterizer::Rasterizer;
use crate::ui::kit::theme::{CellLook, Palette};
use iced::advanced::image::Renderer as _;
use iced::{Color, Point, Rectangle, Size};

/// The side of a corner: that of its arc, and the line around it.
const CORNER: f32 = 9.0;

/// What is around the cells of a style that has a frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BoardFrame {
    /// Around a board with covered cells.
    Covered,
    /// Around one whose cells are all open or flagged.
    Cleared,
    /// As if the board were let into the page.
    Sunken,
}

/// A corner of a frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct FrameCorner {
    frame: BoardFrame,
    right: bool,
    bottom: bool,
}

impl BoardFrame {
    pub fn of(game: &dyn ShownBoard, palette: &Palette) -> Option<Self> {
        let frame = if game.phase() == Phase::Won { Self::Cleared } else { Self::Covered };
        match palette.cell_look {
            CellLook::Glass => Some(frame),
            CellLook::Classic => Some(Self::Sunken),
            _ => None,
        }
    }

    /// Whether the board is above the page.
    pub(super) fn has_shadow(self) -> bool {
        self != Self::Sunken
    }

    /// How far it reaches beyond the cells.
    pub const fn width(self) -> f32 {
        if matches!(self, Self::Sunken) { EDGE } else { 1.0 }
    }

    const fn color(self, palette: &Palette) -> Color {
        match self {
            Self::Covered => palette.joint[1],
            Self::Cleared | Self::Sunken => palette.open_edge,
        }
    }

    /// Draws it around what is visible of a board. The corners cover cells only where nothing of the
    /// board is cut off.
    pub fn draw(self, renderer: &mut Renderer, board: Rectangle, cut: bool, sprites: &SpriteCache) {
        if self == Self::Sunken {
            return sunken(renderer, board, sprites.palette());
        }
        let around = board.expand(1.0);
        let color = self.color(sprites.palette());
        let corner = if cut { 0.0 } else { CORNER };
        let (across, down) = (around.width - 2.0 * corner, around.height - 2.0 * corner);
        for end in [0.0, around.height - 1.0] {
            let at = Point::new(around.x + corner, around.y + end);
            fill(renderer, Rectangle::new(at, Size::new(across, 1.0)), 0.0, color);
        }
        for end in [0.0, around.width - 1.0] {
            let at = Point::new(around.x + end, around.y + corner);
            fill(renderer, Rectangle::new(at, Size::new(1.0, down)), 0.0, color);
        }
        let corners = if cut {
            [].as_slice()
        } else {
            &[(false, false), (true, false), (false, true), (true, true)]
        };
        for &(right, bottom) in corners {
            let at = Point::new(
                if right { around.x + around.width - CORNER } else { around.x },
                if bottom { around.y + around.height - CORNER } else { around.y },
            );
            let bounds = Rectangle::new(at, Size::new(CORNER, CORNER));
            let corner = FrameCorner { frame: self, right, bottom };
            renderer.draw_image(sprites.corner(corner, CORNER), bounds, bounds);
        }
    }
}

/// How wide a sunken edge is.
const EDGE: f32 = 3.0;

/// Draws an edge around a rectangle that is dark at the left and top and lit at the right and
/// bottom, pixel by pixel so that they meet in the corners.
fn sunken(renderer: &mut Renderer, board: Rectangle, palette: &Palette) {
    let [lit, dark] = palette.joint;
    let mut out = EDGE;
    while out >= 1.0 {
        let Rectangle { x, y, width, height } = board.expand(out);
        let mut line = |x: f32, y: f32, width: f32, height: f32, color| {
            let bounds = Rectangle::new(Point::new(x, y), Size::new(width, height));
            fill(renderer, bounds, 0.0, color);
        };
        line(x, y, width - 1.0, 1.0, dark);
        line(x, y, 1.0, height - 1.0, dark);
        line(x + 1.0, y + height - 1.0, width - 1.0, 1.0, lit);
        line(x + width - 1.0, y + 1.0, 1.0, height - 1.0, lit);
        out -= 1.0;
    }
}

impl FrameCorner {
    /// Paints the page outside the arc, in the shadow, and the arc, in the unit square.
    pub fn paint(self, pen: &mut Rasterizer, palette: &Palette) {
        let (outside, arc) = match (self.right, self.bottom) {
            (false, false) => ("M0 0H64A64 64 0 0 0 0 64Z", "M64 3.5A60.5 60.5 0 0 0 3.5 64"),
            (true, false) => ("M64 0V64A64 64 0 0 0 0 0Z", "M60.5 64A60.5 60.5 0 0 0 0 3.5"),
            (true, true) => ("M64 64H0A64 64 0 0 0 64 0Z", "M0 60.5A60.5 60.5 0 0 0 60.5 0"),
            (false, true) => ("M0 64V0A64 64 0 0 0 64 64Z", "M3.5 0A60.5 60.5 0 0 0 64 60.5"),
        };
        pen.shape(shadow::page_at_corner(palette, self.bottom), outside);
        pen.outline(self.frame.color(palette), 64.0 / CORNER, arc);
    }
}
