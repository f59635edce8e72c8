//! The numbers of rows and columns beside a board.
//!
//! They are in the board's margin, so nothing moves when they are switched on or off.

use crate::i18n::place;
use crate::ui::Renderer;
use crate::ui::kit::font;
use crate::ui::kit::line::fill_line;
use crate::ui::kit::theme::Palette;
use crate::ui::kit::viewport::Viewport;
use iced::{Point, Rectangle, Size};

/// Text size; smaller for rows if the margin is too narrow.
const SIZE: f32 = 10.0;
/// The gap between two numbers.
const GAP: f32 = 1.0;
/// The gap between the digits and the window's edge.
const EDGE: f32 = 1.0;
/// The width of most letters, as a share of the text size.
const LETTER_WIDTH: f32 = 0.75;
/// If cells are too small, only every nth number is shown, and the first.
const STEPS: [u16; 6] = [1, 2, 5, 10, 20, 50];

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rulers {
    pub board: crate::game::BoardSize,
    /// A cell's side.
    pub side: f32,
    /// Whether columns have letters.
    pub has_letters: bool,
    /// What is between the cells and the digits: the frame of the board, or a little room.
    pub gap: f32,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RulerLabel {
    /// From 1.
    pub number: u16,
    /// In the pane.
    pub bounds: Rectangle,
}

impl Rulers {
    /// The labels of the rows and of the columns whose centre is visible.
    pub fn labels(self, viewport: Viewport) -> (Vec<RulerLabel>, Vec<RulerLabel>) {
        let (corner, visible) = (viewport.origin, viewport.size);
        let (rows, cols) = (self.board.rows(), self.board.cols());
        let name = |number| self.column_name(number);
        let label = |number, size: Size, x, y| {
            let bounds = Rectangle::new(Point::new(x, y), size);
            RulerLabel { number, bounds }
        };
        let size = SIZE.min((corner.x - self.gap - EDGE) / extent(rows, 1.0).width);
        let rows = self.shown(rows, size + GAP, viewport.offset.y, visible.height);
        let rows = rows.map(|(number, middle)| {
            let size = extent(number, size);
            label(
                number,
                size,
                corner.x - self.gap - size.width,
                corner.y + middle - size.height / 2.0,
            )
        });
        let widest = name_extent(&name(cols)).width + GAP;
        let cols = self.shown(cols, widest, viewport.offset.x, visible.width);
        let cols = cols.map(|(number, middle)| {
            let size = name_extent(&name(number));
            let above = corner.y - self.gap - size.height;
            label(number, size, corner.x + middle - size.width / 2.0, above)
        });
        (rows.collect(), cols.collect())
    }

    /// The visible numbers along one axis, and the position of each, if each needs so much `room`.
    fn shown(
        self,
        count: u16,
        room: f32,
        offset: f32,
        visible: f32,
    ) -> impl Iterator<Item = (u16, f32)> {
        let has_room = |&step: &u16| f32::from(step) * self.side >= room;
        let step = STEPS.into_iter().find(has_room).unwrap_or(STEPS[5]);
        // Next to 1, the number 2 would be too close.
        let first = move |number| number == 1 && step > 2;
        (1..=count)
            .filter(move |&number| number % step == 0 || first(number))
            .map(move |number| (number, (f32::from(number) - 0.5) * self.side - offset))
            .filter(move |&(_, middle)| (0.0..=visible).contains(&middle))
    }

    /// What a column is called, counted from 1.
    fn column_name(self, number: u16) -> String {
        if self.has_letters { place::column_letters(number - 1) } else { number.to_string() }
    }

    /// Draws the numbers beside a pane that begins at `origin`.
    pub(crate) fn draw(
        self,
        renderer: &mut Renderer,
        viewport: Viewport,
        origin: Point,
        palette: &Palette,
    ) {
        let (rows, cols) = self.labels(viewport);
        let rows = rows.into_iter().map(|label| (label.number.to_string(), label.bounds));
        let cols = cols.into_iter().map(|label| (self.column_name(label.number), label.bounds));
        for (figures, bounds) in rows.chain(cols) {
            let corner = bounds.position() + (origin - Point::ORIGIN);
            let (font, color) = (palette.cell_font(), palette.muted);
            fill_line(renderer, figures, font, corner, bounds.size(), color);
        }
    }
}

/// The extent of the name of a column: of digits, or letters.
fn name_extent(name: &str) -> Size {
    let width = if name.starts_with(|first: char| first.is_ascii_digit()) {
        font::DIGIT_WIDTH
    } else {
        LETTER_WIDTH
    };
    Size::new(name.len() as f32 * width * SIZE, SIZE)
}

fn extent(number: u16, size: f32) -> Size {
    let figures = number.ilog10() + 1;
    Size::new(figures as f32 * font::DIGIT_WIDTH * size, size)
}
