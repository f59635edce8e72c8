//! What lies above the cells of a board: rings, crosses, and the pointer of a recording.

use iced::Background;
use iced::Border;
use iced::Color;
use iced::Point;
use iced::Rectangle;
use iced::Renderer;
use iced::Size;
use iced::Vector;
use iced::advanced::Renderer as _;
use iced::advanced::image::Renderer as _;
use iced::advanced::renderer;
use iced::color;

use super::Part;
use crate::game::Pos;
use crate::replay::Held;
use crate::replay::Spot;
use crate::theme::AMBER;
use crate::widget::art::Picture;
use crate::widget::sheet::Sheet;

/// The ring of a hint around what is safe.
const GREEN: Color = color!(0x1FA24A);

/// The share of a cell's side that the cross on a flag that cannot be right takes.
const CORNER: f32 = 0.5;
/// The side of a recorded pointer's picture, in logical pixels.
const POINTER: f32 = 28.0;

/// What a hint says of a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Advised {
    /// It is no mine.
    Safe,
    /// It is one.
    Mine,
    /// Nobody knows, but it is the best to try.
    Try,
}

/// What the board is to show besides its cells.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    /// The cell of the keyboard's cursor.
    pub cursor: Option<Pos>,
    /// The cell of a chord that was refused just now.
    pub refused: Option<Pos>,
    /// How far the cross on it is swayed to the right, in hundredths of the cell.
    pub sway: i8,
    /// The cells of a hint's argument: the numbers that it builds on, and the mines that it found.
    pub argument: Vec<Pos>,
    /// The cells that a hint is about, and whether they are safe.
    pub advice: Vec<(Pos, Advised)>,
    /// The flags that cannot be right.
    pub wrong: Vec<Pos>,
    /// The pointer of a recording, and the buttons it holds.
    pub pointer: Option<(Spot, Held)>,
}

impl Marks {
    /// Draws the marks over the cells of `part`, whose board begins at `origin`.
    pub(super) fn draw(&self, renderer: &mut Renderer, part: Part, origin: Point, sheet: &Sheet) {
        let square = |pos| part.square(origin, pos);
        let mut ring = |pos, color| {
            let ring = renderer::Quad {
                bounds: square(pos).shrink(1.0),
                border: Border {
                    color,
                    width: 2.0,
                    radius: (part.side * 0.1).into(),
                },
                ..renderer::Quad::default()
            };
            renderer.fill_quad(ring, Background::Color(Color::TRANSPARENT));
        };
        let palette = sheet.palette();
        for &pos in &self.argument {
            ring(pos, AMBER);
        }
        for &(pos, advised) in &self.advice {
            ring(
                pos,
                match advised {
                    Advised::Safe => GREEN,
                    Advised::Mine => palette.alarm,
                    Advised::Try => palette.chosen,
                },
            );
        }
        for &pos in &self.wrong {
            ring(pos, palette.alarm);
        }
        if let Some(pos) = self.cursor {
            ring(pos, palette.chosen);
        }
        // A cross in the corner tells it from every other ring, also without its colour.
        for &pos in &self.wrong {
            let square = square(pos);
            let side = (part.side * CORNER).round();
            let bounds = Rectangle::new(
                Point::new(
                    square.x + square.width - side,
                    square.y + square.height - side,
                ),
                Size::new(side, side),
            );
            let ground = renderer::Quad {
                bounds,
                ..renderer::Quad::default()
            };
            renderer.fill_quad(ground, Background::Color(palette.bar));
            let cross = sheet.picture(Picture::Cross, side);
            let bounds = sheet.place(bounds);
            renderer.draw_image(cross, bounds, bounds);
        }
        if let Some(pos) = self.refused {
            let sway = (f32::from(self.sway) * part.side / 100.0).round();
            let bounds = Rectangle::new(
                square(pos).position() + Vector::new(sway, 0.0),
                Size::new(part.side - 1.0, part.side - 1.0),
            );
            let cross = sheet.picture(Picture::Cross, bounds.width - 1.0);
            let bounds = sheet.place(bounds);
            renderer.draw_image(cross, bounds, bounds);
        }
        if let Some((spot, held)) = self.pointer {
            let cells = |sixteenths: i16| f32::from(sixteenths) / f32::from(Spot::CELL);
            let tip = origin + Vector::new(cells(spot.x()), cells(spot.y())) * part.side;
            let bounds = Rectangle::new(
                Point::new(tip.x.round(), tip.y.round()),
                Size::new(POINTER, POINTER),
            );
            let arrow = sheet.picture(Picture::Pointer(held), POINTER);
            renderer.draw_image(arrow, bounds, bounds);
        }
    }
}
