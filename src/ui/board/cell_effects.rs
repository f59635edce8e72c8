//! Effects over a cell while the board is animated: a wave of light, an exploding mine.

use super::cell::CellEffect;
use crate::ui::kit::icon::{GOLD, Icon};
use crate::ui::kit::rasterizer::Rasterizer;
use crate::ui::kit::theme::{Palette, mix};
use iced::{Color, color};

const FLAME: Color = color!(0xFFB42E);
const HEART: Color = color!(0xFFF6DC);
/// The strength of the light in each step: it comes fast and fades slowly.
const GLEAM: [f32; CellEffect::STEPS as usize] = [0.30, 0.62, 0.80, 0.66, 0.48, 0.31, 0.17, 0.07];
/// The zoom of an icon that springs up in a wave.
const SPRING: [f32; CellEffect::STEPS as usize] = [0.40, 0.75, 1.06, 1.20, 1.16, 1.09, 1.03, 1.0];

/// Paints an effect and the icon of its cell, if it has one.
pub fn paint(effect: CellEffect, icon: Option<Icon>, pen: &mut Rasterizer, palette: &Palette) {
    match (effect, icon) {
        (CellEffect::Explosion(step), Some(mine @ (Icon::Mine | Icon::HitMine))) => {
            blast(step, mine, pen, palette);
        }
        (CellEffect::Explosion(step), icon) => {
            light(palette.danger, 0.8 * at(&GLEAM, step), pen);
            spring(step, icon, pen, palette);
        }
        (CellEffect::Gleam { step, golden }, icon) => {
            let color = if golden { GOLD } else { mix(palette.accent, Color::WHITE, 0.15) };
            light(color, at(&GLEAM, step), pen);
            spring(step, icon, pen, palette);
        }
        (CellEffect::None | CellEffect::FadeIn { .. }, icon) => {
            if let Some(icon) = icon {
                icon.paint(pen, palette);
            }
        }
    }
}

fn at(steps: &[f32], step: u8) -> f32 {
    let index = usize::from(step).saturating_sub(1);
    steps.get(index).copied().unwrap_or_default()
}

fn light(color: Color, a: f32, pen: &mut Rasterizer) {
    pen.fill(Color { a, ..color }, |shape| {
        shape.rounded_rectangle((0.0, 0.0), (1.0, 1.0), 0.1);
    });
}

fn spring(step: u8, icon: Option<Icon>, pen: &mut Rasterizer, palette: &Palette) {
    if let Some(icon) = icon {
        pen.zoom(at(&SPRING, step));
        icon.paint(pen, palette);
    }
}

/// A growing flash, and then the mine.
fn blast(step: u8, mine: Icon, pen: &mut Rasterizer, palette: &Palette) {
    let middle = (0.5, 0.5);
    if step <= CellEffect::FLASH {
        let reach = 0.20 + 0.11 * f32::from(step);
        glow(FLAME, 0.9, reach + 0.12, pen);
        star(palette.danger, reach, pen);
        star(FLAME, reach * 0.8, pen);
        glow(HEART, 1.0, reach * 0.75, pen);
        pen.circle(HEART, middle, reach * 0.32);
        return;
    }
    let left =
        f32::from(CellEffect::STEPS - step) / f32::from(CellEffect::STEPS - CellEffect::FLASH);
    light(FLAME, 0.45 * left, pen);
    glow(palette.danger, 0.8 * left, 0.62, pen);
    glow(FLAME, 0.9 * left, 0.5, pen);
    pen.zoom(1.0 + 0.2 * left);
    mine.paint(pen, palette);
}

/// Light that fades with the distance from the centre.
fn glow(color: Color, strength: f32, reach: f32, pen: &mut Rasterizer) {
    const RINGS: u8 = 8;
    let ring = Color { a: strength / f32::from(RINGS) * 1.8, ..color };
    for number in 1..=RINGS {
        let share = f32::from(number) / f32::from(RINGS);
        pen.circle(ring, (0.5, 0.5), reach * share);
    }
}

fn star(color: Color, reach: f32, pen: &mut Rasterizer) {
    // Every other ray is shorter.
    pen.star(color, 9, 0.3, |corner| match corner % 4 {
        0 => reach,
        2 => reach * 0.84,
        _ => reach * 0.56,
    });
}
