//! The title picture: a mine rises behind hills like a moon, with a flag in front.
//!
//! It is drawn on a page of 640 by 480 units and reduced to the sixteen colours of screens when
//! such games had covers.

mod field;
mod gradients;
mod letters;
mod mine;
mod sixteen;

use gradients::{radial, vertical};
use iced::{Color, color};
use sapper::ui::kit::rasterizer::{Brush, PathPoint, Rasterizer};
use sapper::ui::kit::theme::mix;

pub const WIDTH: f32 = 640.0;
pub const HEIGHT: f32 = 480.0;
/// The y coordinate at which the sky ends.
const HORIZON: f32 = 336.0;
/// The centre of the mine.
const MINE: PathPoint = (428.0, 286.0);
/// The radius of the mine without its horns.
const RADIUS: f32 = 104.0;

const NIGHT: Color = color!(0x00000E);
const BLUE: Color = color!(0x0000AA);
const PURPLE: Color = color!(0xAA00AA);
const ROSE: Color = color!(0xFF5555);
const YELLOW: Color = color!(0xFFFF55);

/// The picture as RGBA bytes, row by row.
pub fn paint() -> Option<Vec<u8>> {
    let mut pen = Rasterizer::with_size(WIDTH as u32, HEIGHT as u32, WIDTH)?;
    sky(&mut pen);
    stars(&mut pen);
    mine::draw(&mut pen);
    hills(&mut pen);
    field::draw(&mut pen);
    flag(&mut pen);
    letters::draw(&mut pen);
    let mut rgba = pen.into_rgba();
    sixteen::reduce(&mut rgba, WIDTH as usize);
    Some(rgba)
}

fn sky(pen: &mut Rasterizer) {
    let dusk = [
        (0.0, NIGHT),
        (60.0, color!(0x000033)),
        (190.0, BLUE),
        (262.0, PURPLE),
        (306.0, ROSE),
        (HORIZON, YELLOW),
    ];
    let page = [(0.0, 0.0), (WIDTH, 0.0), (WIDTH, HEIGHT), (0.0, HEIGHT)];
    pen.polygon(vertical(&dusk), &page);
    let glow = [
        (0.0, Color { a: 0.9, ..color!(0xFF55FF) }),
        (RADIUS, Color { a: 0.75, ..PURPLE }),
        (RADIUS * 2.1, Color { a: 0.0, ..BLUE }),
    ];
    pen.circle(radial(MINE, &glow), MINE, RADIUS * 2.1);
}

/// Pseudo-random stars, fewer towards the horizon.
fn stars(pen: &mut Rasterizer) {
    let mut state: u32 = 0x5A99_E12B;
    let mut next = |below: f32| {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        (state >> 8) as f32 / 16_777_216.0 * below
    };
    for number in 0..150 {
        let (x, high, size) = (next(WIDTH).floor(), next(1.0), next(1.0));
        let y = (high * high * 250.0).floor();
        let ink = match number % 5 {
            0 => color!(0x55FFFF),
            1 => color!(0xAAAAAA),
            _ => Color::WHITE,
        };
        dot(pen, ink, (x, y));
        if size > 0.9 {
            for (dx, dy) in [(-1.0, 0.0), (1.0, 0.0), (0.0, -1.0), (0.0, 1.0)] {
                dot(pen, ink, (x + dx, y + dy));
                dot(pen, color!(0x5555FF), (x + 2.0 * dx, y + 2.0 * dy));
            }
        }
    }
}

fn dot(pen: &mut Rasterizer, ink: Color, (x, y): PathPoint) {
    let corners = [(x, y), (x + 1.0, y), (x + 1.0, y + 1.0), (x, y + 1.0)];
    pen.polygon(ink, &corners);
}

/// Three ranges of hills, the nearest the darkest.
fn hills(pen: &mut Rasterizer) {
    let far = [(270.0, color!(0x5500AA)), (HORIZON, color!(0xAA0055))];
    range(
        pen,
        vertical(&far),
        &[
            (0.0, 296.0),
            (50.0, 282.0),
            (112.0, 304.0),
            (176.0, 288.0),
            (250.0, 312.0),
            (330.0, 300.0),
            (420.0, 318.0),
            (520.0, 298.0),
            (590.0, 280.0),
            (640.0, 292.0),
        ],
    );
    let middle = [(290.0, color!(0x2200AA)), (HORIZON, color!(0x000066))];
    range(
        pen,
        vertical(&middle),
        &[
            (0.0, 314.0),
            (80.0, 322.0),
            (150.0, 306.0),
            (220.0, 320.0),
            (300.0, 328.0),
            (390.0, 316.0),
            (470.0, 330.0),
            (560.0, 312.0),
            (640.0, 320.0),
        ],
    );
    let near = [(316.0, color!(0x000044)), (HORIZON, color!(0x000000))];
    range(
        pen,
        vertical(&near),
        &[
            (0.0, 330.0),
            (120.0, 334.0),
            (210.0, 324.0),
            (330.0, 334.0),
            (450.0, 326.0),
            (540.0, 332.0),
            (640.0, 322.0),
        ],
    );
}

/// Fills everything below a line of smooth hills.
fn range(pen: &mut Rasterizer, ink: Brush, tops: &[PathPoint]) {
    pen.fill(ink, |shape| {
        shape.move_to((0.0, HEIGHT)).line_to(tops[0]);
        for two in tops.windows(2) {
            let middle = f32::midpoint(two[0].0, two[1].0);
            shape.cubic_to((middle, two[0].1), (middle, two[1].1), two[1]);
        }
        shape.line_to((WIDTH, HEIGHT)).close();
    });
}

/// The flag in front, its pole in a cell of the field.
fn flag(pen: &mut Rasterizer) {
    let (x, top, foot) = (118.0, 168.0, 424.0);
    pen.fill(color!(0x000000, 0.6), |shape| {
        shape
            .move_to((x - 20.0, foot + 5.0))
            .quad_to((x + 60.0, foot - 8.0), (x + 150.0, foot + 8.0))
            .quad_to((x + 40.0, foot + 16.0), (x - 20.0, foot + 5.0))
            .close();
    });
    pen.fill(color!(0x222222), |shape| {
        shape
            .move_to((x - 22.0, foot + 8.0))
            .quad_to((x - 18.0, foot - 10.0), (x + 3.0, foot - 10.0))
            .quad_to((x + 24.0, foot - 10.0), (x + 28.0, foot + 8.0))
            .close();
    });
    pen.polygon(
        color!(0xAAAAAA),
        &[(x, top - 8.0), (x + 6.0, top - 8.0), (x + 6.0, foot), (x, foot)],
    );
    pen.polygon(Color::WHITE, &[(x, top - 8.0), (x + 2.0, top - 8.0), (x + 2.0, foot), (x, foot)]);
    pen.circle(YELLOW, (x + 3.0, top - 12.0), 6.0);
    let left = x + 6.0;
    let folds = [
        color!(0xFF5555),
        color!(0xD01818),
        color!(0x880000),
        color!(0xC01010),
        color!(0xFF5555),
        color!(0xAA0000),
    ];
    let count = folds.len() as f32;
    let wave = |along: f32| 9.0 * (along * 7.0).sin() * along.sqrt() + 14.0 * along;
    for (fold, ink) in folds.into_iter().enumerate() {
        for part in 0..6_u8 {
            let at = |step: f32| (fold as f32 + (f32::from(part) + step) / 6.0) / count;
            let (from, to) = (at(0.0), at(1.08).min(1.0));
            let high = |along: f32| top + wave(along);
            let low = |along: f32| top + 82.0 + wave(along) * 1.1 - 20.0 * along;
            let across = |along: f32| left + 132.0 * along;
            let next = folds[(fold + 1) % folds.len()];
            let ink = mix(ink, next, f32::from(part) / 6.0);
            pen.polygon(
                ink,
                &[
                    (across(from), high(from)),
                    (across(to), high(to)),
                    (across(to), low(to)),
                    (across(from), low(from)),
                ],
            );
        }
    }
}
