//! The rising mine.

use super::gradients::radial;
use super::{MINE, RADIUS};
use iced::{Color, color};
use sapper::ui::kit::rasterizer::Rasterizer;
use std::f32::consts::TAU;

/// Draws horns around a ball that is lit by the stars from above and by the dusk from below.
pub fn draw(pen: &mut Rasterizer) {
    let (x, y) = MINE;
    let at = |turn: f32, out: f32, aside: f32| {
        let (sin, cos) = (turn * TAU).sin_cos();
        (x + out * cos - aside * sin, y + out * sin + aside * cos)
    };
    for horn in 0..12_u8 {
        let turn = f32::from(horn) / 12.0 + 1.0 / 24.0;
        let (foot, tip) = (RADIUS - 4.0, RADIUS + 26.0);
        let body =
            [at(turn, foot, -12.0), at(turn, tip, -7.0), at(turn, tip, 7.0), at(turn, foot, 12.0)];
        pen.polygon(color!(0x0A0A14), &body);
        let lit =
            [at(turn, foot, -8.0), at(turn, tip, -4.0), at(turn, tip, 0.0), at(turn, foot, -1.0)];
        pen.polygon(color!(0x555577), &lit);
        pen.circle(color!(0x0A0A14), at(turn, tip, 0.0), 8.5);
        pen.circle(color!(0x777799), at(turn, tip + 1.0, -2.0), 4.0);
    }
    let rim = [
        (0.0, color!(0x000000)),
        (RADIUS - 16.0, color!(0x050510)),
        (RADIUS - 5.0, color!(0xAA0055)),
        (RADIUS, color!(0xFF5555)),
    ];
    pen.circle(radial(MINE, &rim), MINE, RADIUS);
    let ball = [
        (0.0, color!(0x9A9AC0)),
        (46.0, color!(0x555577)),
        (110.0, color!(0x1C1C30)),
        (172.0, color!(0x000008)),
    ];
    let light = (x - 38.0, y - 44.0);
    pen.circle(radial(light, &ball), (x - 2.0, y - 3.0), RADIUS - 4.0);
    // Horns that point at the viewer.
    for (dx, dy, size) in
        [(8.0, -62.0, 11.0), (-62.0, 4.0, 11.0), (66.0, -6.0, 10.0), (4.0, 18.0, 13.0)]
    {
        let (hx, hy) = (x + dx, y + dy);
        pen.circle(color!(0x050510), (hx + 2.0, hy + 3.0), size + 3.0);
        pen.circle(color!(0x33334C), (hx, hy), size);
        pen.circle(color!(0x8888AA), (hx - size * 0.2, hy - size * 0.25), size * 0.6);
    }
    // The highlight, as on every mine of this game.
    pen.circle(color!(0xAAAAAA), (x - 44.0, y - 50.0), 17.0);
    pen.circle(Color::WHITE, (x - 46.0, y - 52.0), 12.0);
}
