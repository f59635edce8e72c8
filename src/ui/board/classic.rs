//! The Classic style's own pictures, made of rectangles, discs and triangles on a grid of pixels.

use crate::config::skin::{Pixels, SkinPart};
use crate::ui::kit::theme::{Palette, mix};
use iced::{Color, color};

/// The side of a cell, and of a face, in pixels.
pub const CELL: usize = 16;
pub const FACE: usize = 24;
/// The size of a digit, in pixels.
pub const DIGIT: (usize, usize) = (13, 23);

const LIT: Color = color!(0xFF0000);
const UNLIT: Color = color!(0x500000);
const FACE_YELLOW: Color = color!(0xFFE000);

/// Draws a part in its own size.
pub fn draw(part: SkinPart, palette: &Palette) -> Pixels {
    match part {
        SkinPart::Digit(_) | SkinPart::Minus | SkinPart::NoDigit => digit(part),
        SkinPart::Face
        | SkinPart::FacePressed
        | SkinPart::FaceSurprised
        | SkinPart::FaceWon
        | SkinPart::FaceLost => face(part, palette),
        part => cell(part, palette),
    }
}

struct Canvas(Pixels);

impl Canvas {
    fn new(width: usize, height: usize, ground: Color) -> Self {
        Self(Pixels::filled(width, height, ground.into_rgba8()))
    }

    fn dot(&mut self, x: usize, y: usize, color: Color) {
        if let Some(pixel) = self.0.at(x, y) {
            *pixel = color.into_rgba8();
        }
    }

    /// From a corner, so many pixels wide and high.
    fn fill(&mut self, (x, y): (usize, usize), (width, height): (usize, usize), color: Color) {
        (y..y + height).for_each(|y| (x..x + width).for_each(|x| self.dot(x, y, color)));
    }

    /// All pixels whose middle is no further from a point than this; in half pixels.
    fn disc(&mut self, (x, y): (usize, usize), radius: usize, color: Color) {
        let (width, height) = (self.0.width(), self.0.height());
        let apart = |pixel: usize, middle: usize| (2 * pixel + 1).abs_diff(middle).pow(2);
        for (col, row) in (0..height).flat_map(|row| (0..width).map(move |col| (col, row))) {
            if apart(col, x) + apart(row, y) <= radius.pow(2) {
                self.dot(col, row, color);
            }
        }
    }

    /// An edge inside the canvas, of one colour at the left and top and another at the right and
    /// bottom, which meet in the corners.
    fn edge(&mut self, width: usize, lit: Color, dark: Color) {
        let (across, down) = (self.0.width(), self.0.height());
        for inset in 0..width {
            self.fill((inset, down - 1 - inset), (across - inset, 1), dark);
            self.fill((across - 1 - inset, inset), (1, down - inset), dark);
            self.fill((inset, inset), (across - 1 - 2 * inset, 1), lit);
            self.fill((inset, inset), (1, down - 1 - 2 * inset), lit);
        }
    }
}

fn cell(part: SkinPart, palette: &Palette) -> Pixels {
    let [lit, dark] = palette.joint;
    let ground = match part {
        part if is_covered(part) => palette.covered[0],
        SkinPart::HitMine => palette.hit,
        _ => palette.open,
    };
    let mut canvas = Canvas::new(CELL, CELL, ground);
    if is_covered(part) {
        canvas.edge(2, lit, dark);
    } else {
        canvas.fill((0, 0), (CELL, 1), palette.open_edge);
        canvas.fill((0, 0), (1, CELL), palette.open_edge);
    }
    match part {
        SkinPart::Open(number) => draw_number(&mut canvas, number, palette),
        SkinPart::Flag => {
            // A triangle with its tip to the left, a pole, and a foot of two steps.
            for (row, width) in (3..).zip([2, 4, 5, 4, 2]) {
                canvas.fill((8 - width, row), (width, 1), cloth(palette));
            }
            canvas.fill((8, 3), (1, 8), palette.ink);
            canvas.fill((6, 10), (5, 1), palette.ink);
            canvas.fill((4, 11), (9, 2), palette.ink);
        }
        SkinPart::Question => {
            let color = palette.ink;
            for (corner, size) in
                [((6, 3), (4, 2)), ((5, 4), (2, 2)), ((9, 4), (2, 3)), ((8, 6), (2, 2))]
            {
                canvas.fill(corner, size, color);
            }
            canvas.fill((7, 7), (2, 3), color);
            canvas.fill((7, 11), (2, 2), color);
        }
        SkinPart::Mine | SkinPart::HitMine => draw_mine(&mut canvas, palette),
        SkinPart::WrongFlag => {
            draw_mine(&mut canvas, palette);
            for step in 2..CELL - 1 {
                canvas.fill((step, step), (2, 1), palette.hit);
                canvas.fill((CELL - step, step), (2, 1), palette.hit);
            }
        }
        _ => {}
    }
    canvas.0
}

const fn is_covered(part: SkinPart) -> bool {
    matches!(part, SkinPart::Covered | SkinPart::Flag | SkinPart::Question)
}

/// A red that contrasts with covered cells: theirs is a middle grey.
fn cloth(palette: &Palette) -> Color {
    if palette.dark {
        mix(palette.danger, Color::WHITE, 0.3)
    } else {
        mix(palette.hit, Color::BLACK, 0.2)
    }
}

/// A disc with eight spikes and a glint.
fn draw_mine(canvas: &mut Canvas, palette: &Palette) {
    let ink = if palette.dark { mix(palette.ink, Color::BLACK, 0.15) } else { palette.ink };
    canvas.fill((8, 2), (1, 13), ink);
    canvas.fill((2, 8), (13, 1), ink);
    for near in [4, 5, 11, 12] {
        canvas.dot(near, near, ink);
        canvas.dot(near, 16 - near, ink);
    }
    canvas.disc((17, 17), 9, ink);
    canvas.fill((6, 6), (2, 2), if palette.dark { Color::BLACK } else { Color::WHITE });
}

/// Strokes of two and three pixels.
fn draw_number(canvas: &mut Canvas, number: u8, palette: &Palette) {
    let Some(&color) = usize::from(number).checked_sub(1).and_then(|it| palette.numbers.get(it))
    else {
        return;
    };
    const TOP: [usize; 4] = [4, 3, 9, 2];
    const MIDDLE: [usize; 4] = [4, 7, 9, 2];
    const BOTTOM: [usize; 4] = [4, 11, 9, 2];
    const ABOVE_LEFT: [usize; 4] = [4, 3, 3, 6];
    const ABOVE_RIGHT: [usize; 4] = [10, 3, 3, 6];
    const BELOW_LEFT: [usize; 4] = [4, 7, 3, 6];
    const BELOW_RIGHT: [usize; 4] = [10, 7, 3, 6];
    let (strokes, corners): (&[[usize; 4]], &[(usize, usize)]) = match number {
        1 => (&[[7, 3, 3, 10], [6, 4, 1, 2], [5, 5, 1, 1], [5, 11, 7, 2]], &[(7, 3)]),
        2 => (
            &[TOP, [10, 3, 3, 4], [8, 6, 4, 2], [6, 7, 4, 2], [4, 9, 4, 2], BOTTOM, [4, 3, 3, 3]],
            &[(4, 3), (12, 3)],
        ),
        3 => (
            &[TOP, [6, 7, 6, 2], BOTTOM, ABOVE_RIGHT, BELOW_RIGHT],
            &[(12, 3), (12, 12), (12, 7), (12, 8)],
        ),
        4 => (&[[5, 3, 3, 6], MIDDLE, [9, 3, 3, 10]], &[(4, 7)]),
        5 => (&[TOP, ABOVE_LEFT, MIDDLE, BELOW_RIGHT, BOTTOM], &[(12, 7), (12, 12)]),
        6 => (
            &[TOP, ABOVE_LEFT, BELOW_LEFT, MIDDLE, BELOW_RIGHT, BOTTOM],
            &[(4, 3), (4, 12), (12, 7), (12, 12)],
        ),
        7 => (&[TOP, [10, 3, 3, 4], [9, 6, 3, 3], [8, 8, 3, 3], [7, 10, 3, 3]], &[]),
        _ => (
            &[TOP, MIDDLE, BOTTOM, ABOVE_LEFT, ABOVE_RIGHT, BELOW_LEFT, BELOW_RIGHT],
            &[(4, 3), (12, 3), (4, 12), (12, 12), (4, 7), (12, 7), (4, 8), (12, 8)],
        ),
    };
    for &[x, y, width, height] in strokes {
        canvas.fill((x, y), (width, height), color);
    }
    for &(x, y) in corners {
        canvas.dot(x, y, palette.open);
    }
}

/// The segments of a digit: top, right above and below, bottom, left below and above, middle.
const SEGMENTS: [u8; 10] = [
    0b011_1111, 0b000_0110, 0b101_1011, 0b100_1111, 0b110_0110, 0b110_1101, 0b111_1101, 0b000_0111,
    0b111_1111, 0b110_1111,
];

/// Seven segments with slanted ends, those that are dark faint.
fn digit(part: SkinPart) -> Pixels {
    let lit = match part {
        SkinPart::Digit(digit) => SEGMENTS[usize::from(digit.min(9))],
        SkinPart::Minus => 0b100_0000,
        _ => 0,
    };
    let (width, height) = DIGIT;
    let mut canvas = Canvas::new(width, height, Color::BLACK);
    for segment in 0..7 {
        let is_lit = lit >> segment & 1 == 1;
        for inset in 0..3 {
            let (across, down) = (9 - 2 * inset, 9 - 2 * inset);
            let (far, bottom) = (width - 2 - inset, height - 2 - inset);
            let (corner, size) = match segment {
                0 => ((2 + inset, 1 + inset), (across, 1)),
                1 => ((far, 2 + inset), (1, down)),
                2 => ((far, 12 + inset), (1, down)),
                3 => ((2 + inset, bottom), (across, 1)),
                4 => ((1 + inset, 12 + inset), (1, down)),
                5 => ((1 + inset, 2 + inset), (1, down)),
                _ => (
                    (if inset == 1 { 2 } else { 3 }, 10 + inset),
                    (if inset == 1 { 9 } else { 7 }, 1),
                ),
            };
            // Every other pixel of a dark segment.
            for y in corner.1..corner.1 + size.1 {
                for x in corner.0..corner.0 + size.0 {
                    if is_lit || (x + y) % 2 == 0 {
                        canvas.dot(x, y, if is_lit { LIT } else { UNLIT });
                    }
                }
            }
        }
    }
    canvas.0
}

/// A disc on a raised button.
fn face(part: SkinPart, palette: &Palette) -> Pixels {
    let [lit, dark] = palette.joint;
    let mut canvas = Canvas::new(FACE, FACE, palette.covered[0]);
    let is_pressed = part == SkinPart::FacePressed;
    if is_pressed {
        canvas.edge(1, dark, dark);
    } else {
        canvas.edge(2, lit, dark);
    }
    // A pressed one is lower.
    let low = usize::from(is_pressed);
    let at = |x: usize, y: usize| (x + low, y + low);
    let ink = Color::BLACK;
    canvas.disc(at(24, 24), 18, ink);
    canvas.disc(at(24, 24), 16, FACE_YELLOW);
    let mut draw = |rectangles: &[[usize; 4]]| {
        for &[x, y, width, height] in rectangles {
            canvas.fill(at(x, y), (width, height), ink);
        }
    };
    const EYES: [[usize; 4]; 2] = [[8, 9, 2, 2], [14, 9, 2, 2]];
    match part {
        SkinPart::FaceWon => {
            draw(&[[6, 8, 12, 1], [7, 9, 4, 2], [13, 9, 4, 2], [8, 11, 2, 1], [14, 11, 2, 1]]);
            draw(&[[8, 14, 1, 1], [15, 14, 1, 1], [9, 15, 6, 1]]);
        }
        SkinPart::FaceLost => {
            for x in [7, 13] {
                draw(&[[x, 8, 1, 1], [x + 2, 8, 1, 1], [x + 1, 9, 1, 1]]);
                draw(&[[x, 10, 1, 1], [x + 2, 10, 1, 1]]);
            }
            draw(&[[9, 14, 6, 1], [8, 15, 1, 1], [15, 15, 1, 1]]);
        }
        SkinPart::FaceSurprised => {
            draw(&EYES);
            draw(&[[11, 13, 2, 1], [10, 14, 1, 2], [13, 14, 1, 2], [11, 16, 2, 1]]);
        }
        _ => {
            draw(&EYES);
            draw(&[[7, 13, 1, 1], [16, 13, 1, 1], [8, 14, 1, 1], [15, 14, 1, 1], [9, 15, 6, 1]]);
        }
    }
    canvas.0
}
