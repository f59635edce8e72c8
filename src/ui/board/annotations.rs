//! What lies above the cells of a board: rings, crosses, and the pointer of a recording.

use super::BoardGeometry;
use crate::game::Pos;
use crate::replay::{HeldButtons, PointerPos};
use crate::ui::board::sprite_cache::SpriteCache;
use crate::ui::theme::{AMBER, Palette};
use crate::ui::widget::icon::Icon;
use iced::advanced::image::Renderer as _;
use iced::advanced::{Renderer as _, renderer};
use iced::widget::{container, space};
use iced::{
    Background, Border, Color, Element, Point, Rectangle, Renderer, Size, Vector, border, color,
};

/// What is safe, and what is the best to try.
const GREEN: Color = color!(0x1FA24A);
const BLUE: Color = color!(0x3B82F6);
/// The dark edge of a ring.
const DARK: Color = color!(0x0B0F17);

/// The side of a ring that is explained, in logical pixels.
const SWATCH: f32 = 14.0;
/// The share of a cell's side that the cross on a flag that cannot be right takes.
const CORNER: f32 = 0.5;
/// The side of a recorded pointer's picture, in logical pixels.
const POINTER: f32 = 28.0;

/// What a hint says of a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HintAdvice {
    /// It is no mine.
    Safe,
    /// It is one.
    Mine,
    /// Nobody knows, but it is the best to try.
    BestGuess,
}

/// What the board is to show besides its cells.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Annotations {
    /// The cell of the keyboard's cursor.
    pub cursor: Option<Pos>,
    /// The cell of a chord that was refused just now.
    pub refused_chord: Option<Pos>,
    /// How far the cross on it is swayed to the right, in hundredths of the cell.
    pub shake: i8,
    /// The cells of a hint's argument: the numbers that it builds on, and the mines that it found.
    pub evidence: Vec<Pos>,
    /// The cells that a hint is about, and whether they are safe.
    pub hints: Vec<(Pos, HintAdvice)>,
    /// The flags that cannot be right.
    pub wrong_flags: Vec<Pos>,
    /// The pointer of a recording, and the buttons it holds.
    pub pointer: Option<(PointerPos, HeldButtons)>,
}

/// What a ring around a cell says.
///
/// A ring has a dark edge outside and a light one inside, so it can be seen on every cell; its colour
/// only says what it means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CellRing {
    /// The keyboard's cursor is here.
    Cursor,
    /// The hint builds on this number.
    Evidence,
    /// The hint is about this cell.
    Hint(HintAdvice),
    /// This flag must be wrong.
    WrongFlag,
}

impl CellRing {
    /// The colour that says what the ring means.
    pub const fn color(self, palette: &Palette) -> Color {
        match self {
            Self::Cursor => Color::WHITE,
            Self::Evidence => AMBER,
            Self::Hint(HintAdvice::Safe) => GREEN,
            Self::Hint(HintAdvice::BestGuess) => BLUE,
            Self::Hint(HintAdvice::Mine) | Self::WrongFlag => palette.danger,
        }
    }

    /// The lines of the ring around a cell of this side, from the outside in: the colour and the
    /// width of each, in logical pixels.
    pub fn lines(self, side: f32, palette: &Palette) -> Vec<(Color, f32)> {
        let thick = (side / 16.0).round().clamp(1.0, 3.0);
        match self {
            Self::Cursor => vec![(DARK, thick), (Color::WHITE, thick)],
            ring => vec![(DARK, 1.0), (ring.color(palette), thick), (Color::WHITE, 1.0)],
        }
    }

    /// Draws the ring inside `square`, and returns what it encloses.
    fn draw(self, renderer: &mut Renderer, square: Rectangle, palette: &Palette) -> Rectangle {
        let radius = square.width * 0.1;
        let lines = self.lines(square.width, palette).into_iter();
        lines.fold(square, |bounds, (color, width)| {
            let line = renderer::Quad {
                bounds,
                border: Border { color, width, radius: radius.into() },
                ..renderer::Quad::default()
            };
            renderer.fill_quad(line, Background::Color(Color::TRANSPARENT));
            bounds.shrink(width)
        })
    }
}

/// A small square with this ring in it, to explain its colour.
pub fn ring_swatch<'a, Message: 'a>(
    ring: CellRing,
    palette: &'static Palette,
) -> Element<'a, Message> {
    let lines = ring.lines(2.0 * SWATCH, palette);
    let inside = SWATCH - lines.iter().map(|(_, width)| 2.0 * width).sum::<f32>();
    let middle = space().width(inside).height(inside).into();
    lines.into_iter().rev().fold(middle, |inside, (color, width)| {
        container(inside)
            .padding(width)
            .style(move |_| {
                container::background(palette.open).border(border::width(width).color(color))
            })
            .into()
    })
}

impl Annotations {
    /// Draws the marks over the cells of `part`, whose board begins at `origin`.
    pub(crate) fn draw(
        &self,
        renderer: &mut Renderer,
        part: BoardGeometry,
        origin: Point,
        sheet: &SpriteCache,
    ) {
        // A hairline of the edge shows to the right of and below each cell.
        let square = |pos| {
            let square = part.cell_bounds(origin, pos);
            Rectangle::new(square.position(), Size::new(square.width - 1.0, square.height - 1.0))
        };
        let palette = sheet.palette();
        // The cursor goes around any other ring.
        let inside = self.cursor.map(|pos| {
            let inside = CellRing::Cursor.draw(renderer, square(pos), palette);
            (pos, inside)
        });
        let reasons = self.evidence.iter().map(|&pos| (pos, CellRing::Evidence));
        let advice = self.hints.iter();
        let advice = advice.map(|&(pos, advised)| (pos, CellRing::Hint(advised)));
        let wrong = self.wrong_flags.iter().map(|&pos| (pos, CellRing::WrongFlag));
        for (pos, ring) in reasons.chain(advice).chain(wrong) {
            let bounds = match inside {
                Some((cursor, inside)) if cursor == pos => inside,
                _ => square(pos),
            };
            ring.draw(renderer, bounds, palette);
        }
        // A cross in the corner tells it from every other ring, also without its colour.
        for &pos in &self.wrong_flags {
            let square = part.cell_bounds(origin, pos);
            let side = (part.cell_size * CORNER).round();
            let bounds = Rectangle::new(
                Point::new(square.x + square.width - side, square.y + square.height - side),
                Size::new(side, side),
            );
            let cross = sheet.icon(Icon::Cross, side);
            let bounds = sheet.snap_to_pixel(bounds);
            renderer.draw_image(cross, bounds, bounds);
        }
        if let Some(pos) = self.refused_chord {
            let sway = (f32::from(self.shake) * part.cell_size / 100.0).round();
            let bounds = Rectangle::new(
                square(pos).position() + Vector::new(sway, 0.0),
                Size::new(part.cell_size - 1.0, part.cell_size - 1.0),
            );
            let cross = sheet.icon(Icon::Cross, bounds.width - 1.0);
            let bounds = sheet.snap_to_pixel(bounds);
            renderer.draw_image(cross, bounds, bounds);
        }
        if let Some((spot, held)) = self.pointer {
            let cells =
                |sixteenths: i16| f32::from(sixteenths) / f32::from(PointerPos::UNITS_PER_CELL);
            let tip = origin + Vector::new(cells(spot.x()), cells(spot.y())) * part.cell_size;
            let bounds = Rectangle::new(
                Point::new(tip.x.round(), tip.y.round()),
                Size::new(POINTER, POINTER),
            );
            let arrow = sheet.icon(Icon::Pointer(held), POINTER);
            renderer.draw_image(arrow, bounds, bounds);
        }
    }
}
