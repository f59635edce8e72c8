//! The name of the game in letters of bent metal.

use super::gradients::vertical;
use iced::{Color, color};
use sapper::ui::kit::rasterizer::{Brush, PathPoint, Rasterizer, VectorPath};
use tiny_skia::Stroke;

/// The lines of a letter in a unit square.
type Letter = &'static [&'static [PathPoint]];

const S: Letter = &[&[
    (1.0, 0.0),
    (0.2, 0.0),
    (0.0, 0.15),
    (0.0, 0.36),
    (0.2, 0.5),
    (0.8, 0.5),
    (1.0, 0.64),
    (1.0, 0.85),
    (0.8, 1.0),
    (0.0, 1.0),
]];
const A: Letter = &[
    &[(0.0, 1.13), (0.0, 0.3), (0.3, 0.0), (0.7, 0.0), (1.0, 0.3), (1.0, 1.13)],
    &[(0.0, 0.66), (1.0, 0.66)],
];
const P: Letter =
    &[&[(0.0, 1.13), (0.0, 0.0), (0.8, 0.0), (1.0, 0.15), (1.0, 0.46), (0.8, 0.61), (0.0, 0.61)]];
const E: Letter = &[&[(1.0, 0.0), (0.0, 0.0), (0.0, 1.0), (1.0, 1.0)], &[(0.0, 0.5), (0.85, 0.5)]];
const R: Letter = &[P[0], &[(0.42, 0.61), (1.0, 1.0), (1.0, 1.13)]];

const WORD: [Letter; 6] = [S, A, P, P, E, R];

/// The top left of the first letter, along the middle of its line, in units.
const TOP: f32 = 42.0;
const LEFT: f32 = 54.0;
/// The size of a letter, along the middle of its line, in units.
const ACROSS: f32 = 62.0;
const DOWN: f32 = 78.0;
/// The distance between letters.
const STEP: f32 = 94.0;
/// The width of the metal.
const METAL: f32 = 20.0;
/// How far the letters stand out.
const DEPTH: u8 = 9;

pub fn draw(pen: &mut Rasterizer) {
    word(pen, Brush::from(Color { a: 0.55, ..Color::BLACK }), (0.0, 12.0), METAL + 12.0);
    for depth in (1..=DEPTH).rev() {
        let shift = f32::from(depth);
        let ink = if depth > DEPTH - 2 { color!(0x000000) } else { color!(0x550000) };
        word(pen, Brush::from(ink), (shift * 0.4, shift), METAL + 4.0);
    }
    word(pen, Brush::from(Color::BLACK), (0.0, 0.0), METAL + 7.0);
    let (top, foot) = (TOP - METAL / 2.0, TOP + DOWN + METAL / 2.0);
    let middle = f32::midpoint(top, foot);
    let metal = [
        (top, color!(0xFFFFFF)),
        (middle - 22.0, color!(0xFFFF55)),
        (middle - 1.0, color!(0xFFAA00)),
        (middle, color!(0x881100)),
        (middle + 14.0, color!(0xDD4400)),
        (foot, color!(0xFFFF55)),
    ];
    word(pen, vertical(&metal), (0.0, 0.0), METAL);
}

fn word(pen: &mut Rasterizer, ink: Brush, shift: PathPoint, width: f32) {
    let stroke = Stroke { width, ..Stroke::default() };
    for (number, letter) in WORD.into_iter().enumerate() {
        let (x, y) = (LEFT + STEP * number as f32 + shift.0, TOP + shift.1);
        let place = |(across, down): PathPoint| (x + across * ACROSS, y + down * DOWN);
        for line in letter {
            pen.stroke_with(ink.clone(), &stroke, |shape: &mut VectorPath| {
                shape.move_to(place(line[0]));
                for &point in &line[1..] {
                    shape.line_to(place(point));
                }
            });
        }
    }
}
