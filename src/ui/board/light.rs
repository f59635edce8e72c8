//! The one light of a board: over the ground of cells and under their figures. It is white and blue
//! while somebody plays, gold for a record, green on a safe cell, and goes out at a loss. In high
//! contrast frames change instead.

use super::animation::{Front, distance, longest};
use crate::game::{BoardSize, Pos};
use crate::ui::kit::rasterizer::{Brush, PathPoint, Rasterizer};
use crate::ui::kit::theme::Palette;
use iced::{Color, color};
use sapper_painter::LightColors;
use std::f32::consts::FRAC_PI_4;
use tiny_skia::Stroke;

/// What of the light falls on a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct CellLight {
    pub kind: LightKind,
    /// Where its middle is, in rows and columns from the cell.
    pub from: (i16, i16),
    /// Its inner and its outer end, in 16ths of a cell from its middle.
    reach: [i16; 2],
    /// How bright it is, and how bright in the middle of the cell; up to [`Self::STEPS`].
    pub strength: u8,
    pub level: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LightKind {
    /// An opening, on the tiles around it.
    Tiles,
    /// An opening, on the cells that it opened.
    Opened,
    Win,
    Record,
    /// A loss, on tiles.
    Dark,
    /// A loss, around the mine that was hit.
    Ember,
}

/// Light of one cell alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Gleam {
    /// The rim of a tile, towards one of eight directions: the first is to the right, the next below
    /// it.
    Rim(u8),
    /// From a number in this direction.
    Spark(u8),
    /// On its way from the top left, up to [`CellLight::STEPS`].
    Glint(u8),
    Safe,
    /// In high contrast, instead of light.
    Edge,
    /// In high contrast, instead of going dark.
    Thin,
}

const SKY: Color = color!(0xA9C8FF);
const BLUE: Color = color!(0x8FB6FF);
const ICE: Color = color!(0xE4EFFF);
const NIGHT: Color = color!(0x0B1230);
const RED: Color = color!(0xFF5A4D);
/// How far the light of the mine that was hit reaches, in cells.
const EMBER: f32 = 1.8;
/// How far an opening lights the tiles behind its front and ahead of it, in cells.
const BEHIND: f32 = 1.35;
const AHEAD: f32 = 1.7;
/// How far the middle of a cell is from its corners.
const HALF: f32 = 0.71;

impl CellLight {
    /// More than the eye can tell apart in a tenth of a second.
    pub const STEPS: u8 = 8;

    fn new(kind: LightKind, from: Pos, pos: Pos, reach: [f32; 2], strength: f32) -> Option<Self> {
        let away = distance(from, pos);
        let is_ring = matches!(kind, LightKind::Tiles | LightKind::Win | LightKind::Record);
        if away - HALF > reach[1] || is_ring && away + HALF < reach[0] {
            return None;
        }
        let steps = |share: f32| (share.clamp(0.0, 1.0) * f32::from(Self::STEPS)).round() as u8;
        let along = (away - reach[0]) / (reach[1] - reach[0]);
        // As bright as a ring is: most at its crest.
        let crest = if kind == LightKind::Tiles { 0.44 } else { 0.9 };
        let level = if along < crest { along / crest } else { (1.0 - along) / (1.0 - crest) };
        let strength_steps = steps(strength);
        (strength_steps > 0).then_some(Self {
            kind,
            from: (from.row as i16 - pos.row as i16, from.col as i16 - pos.col as i16),
            reach: reach.map(|cells| (cells * 16.0).round() as i16),
            strength: strength_steps,
            level: steps(level * strength),
        })
    }

    /// Of an opening, on a cell that it `opened` or on a tile.
    pub(super) fn opening(front: Front, pos: Pos, opened: bool) -> Option<Self> {
        // It fades towards its end.
        let strength = 1.0 - ((front.progress - 0.22) / 0.78).max(0.0).powf(2.5);
        let (kind, reach) = if opened {
            (LightKind::Opened, [0.0, front.distance + 1.4])
        } else {
            (LightKind::Tiles, [front.distance - BEHIND, front.distance + AHEAD])
        };
        Self::new(kind, front.from, pos, reach, strength)
    }

    pub(super) fn win(front: Front, pos: Pos, is_record: bool) -> Option<Self> {
        let kind = if is_record { LightKind::Record } else { LightKind::Win };
        let outer = front.distance + 0.3;
        Self::new(kind, front.from, pos, [outer - super::animation::RING, outer], 1.0)
    }

    /// Of a loss at `hit`, on a tile or an open cell. `front` is how far the dark has come.
    pub(super) fn loss(
        size: BoardSize,
        hit: Pos,
        pos: Pos,
        is_tile: bool,
        front: f32,
    ) -> Option<Self> {
        if !is_tile {
            return Self::new(LightKind::Ember, hit, pos, [0.3 * EMBER, EMBER], 1.0)
                .filter(|_| hit != pos);
        }
        let strength = (front - distance(hit, pos)) / 1.5;
        Self::new(LightKind::Dark, hit, pos, [0.0, longest(size, hit).max(9.0)], strength)
    }

    /// Its inner and its outer end, in cells.
    pub fn reach(self) -> [f32; 2] {
        self.reach.map(|reach| f32::from(reach) / 16.0)
    }

    /// Whether the light of the mine that was hit falls on it, too.
    pub fn is_near(self) -> bool {
        let (row, col) = self.from;
        f32::from(row).hypot(f32::from(col)) < EMBER + HALF
    }

    /// The same cell in the light of the mine that was hit.
    pub fn ember(self) -> Self {
        let reach = [0.3 * EMBER, EMBER].map(|cells| (cells * 16.0).round() as i16);
        Self { kind: LightKind::Ember, reach, ..self }
    }

    /// The direction that it comes from.
    pub fn direction(self) -> u8 {
        direction(self.from)
    }
}

/// One of eight directions, from rows and columns.
pub(super) fn direction((rows, cols): (i16, i16)) -> u8 {
    let turn = f32::from(rows).atan2(f32::from(cols)) / FRAC_PI_4;
    (turn.round() as i8).rem_euclid(8) as u8
}

/// The colours of a light from its inner to its outer end.
pub(super) fn colors(kind: LightKind, strength: u8, palette: &Palette) -> LightColors {
    let clear = |color: Color| Color { a: 0.0, ..color };
    let stops: &[(f32, Color, f32)] = match kind {
        LightKind::Tiles => {
            &[(0.0, ICE, 0.0), (0.44, ICE, 0.62), (0.64, color!(0xCFE2FF), 0.34), (1.0, ICE, 0.0)]
        }
        LightKind::Opened => &[
            (0.0, SKY, 0.05),
            (0.4, SKY, 0.22),
            (0.8, BLUE, 0.75),
            (0.88, BLUE, 0.7),
            (1.0, BLUE, 0.0),
        ],
        LightKind::Win => &[
            (0.0, SKY, 0.0),
            (0.35, SKY, 0.12),
            (0.62, SKY, 0.28),
            (0.83, BLUE, 0.62),
            (0.92, color!(0xDCEAFF), 0.95),
            (0.96, Color::WHITE, 0.85),
            (1.0, Color::WHITE, 0.0),
        ],
        LightKind::Record => &[
            (0.0, color!(0xFFD76A), 0.0),
            (0.35, color!(0xFFD76A), 0.12),
            (0.62, color!(0xFFD05A), 0.28),
            (0.83, color!(0xFBC02D), 0.62),
            (0.92, color!(0xFFE082), 0.95),
            (0.96, color!(0xFFF6D6), 0.85),
            (1.0, color!(0xFFF6D6), 0.0),
        ],
        LightKind::Dark => &[(0.0, NIGHT, 0.40), (0.6, NIGHT, 0.26), (1.0, NIGHT, 0.10)],
        LightKind::Ember => &[(0.0, RED, 0.34), (1.0, RED, 0.0)],
    };
    // Figures are light in the dark.
    let most = match kind {
        LightKind::Opened if palette.dark => 0.4,
        LightKind::Win | LightKind::Record if palette.dark => 0.6,
        _ => 1.0,
    };
    let share = most * f32::from(strength) / f32::from(CellLight::STEPS);
    let stops = stops.iter().map(|&(at, color, a)| (at, Color { a: a * share, ..clear(color) }));
    LightColors::new(&stops.collect::<Vec<_>>())
}

/// Paints it in the unit square of a cell; `hair` is the width of an edge.
pub(super) fn paint(gleam: Gleam, pen: &mut Rasterizer, hair: f32, palette: &Palette) {
    let frame = |inset: f32| {
        move |shape: &mut crate::ui::kit::rasterizer::VectorPath| {
            let radius = (0.1 + hair - inset).max(0.02);
            shape.rounded_rectangle((inset, inset), (1.0 - inset, 1.0 - inset), radius);
        }
    };
    let towards = |direction: u8, length: f32| -> PathPoint {
        let (sin, cos) = (f32::from(direction) * FRAC_PI_4).sin_cos();
        // To the edge or into the corner.
        let length = length / sin.abs().max(cos.abs());
        (0.5 + cos * length, 0.5 + sin * length)
    };
    let white = |a| Color { a, ..Color::WHITE };
    match gleam {
        Gleam::Rim(direction) => {
            let stops = [(0.0, white(0.92)), (1.0, white(0.0))];
            let (near, far) = (towards(direction, 0.5), towards(direction + 4, 0.4));
            let stroke = Stroke { width: 2.0 * hair, ..Stroke::default() };
            pen.stroke_with(Brush::linear_gradient(near, far, &stops), &stroke, frame(2.0 * hair));
        }
        Gleam::Spark(direction) => {
            pen.fill(Color { a: 0.5, ..SKY }, frame(hair));
            pen.stroke(white(0.85), 2.0 * hair, frame(2.0 * hair));
            let (start, middle) = (towards(direction, 0.5), (0.5, 0.5));
            for (width, a) in [(0.34, 0.25), (0.26, 0.3), (0.18, 0.45)] {
                pen.line(Color { a, ..BLUE }, width, start, middle);
            }
            pen.line(Color::WHITE, 0.07, start, middle);
            for (radius, a) in [(0.3, 0.25), (0.25, 0.35), (0.2, 0.6), (0.15, 1.0)] {
                pen.circle(white(a), middle, radius);
            }
        }
        Gleam::Glint(step) => {
            let at = f32::from(step) / f32::from(CellLight::STEPS);
            let stops = [at - 0.2, at - 0.06, at + 0.06, at + 0.2]
                .into_iter()
                .zip([0.0, 0.8, 0.8, 0.0])
                .map(|(at, a)| (at.clamp(0.0, 1.0), white(a)));
            let band = stops.collect::<Vec<_>>();
            pen.fill(Brush::linear_gradient((0.0, 0.0), (1.0, 1.0), &band), frame(hair));
        }
        Gleam::Safe => pen.fill(Color { a: 0.3, ..color!(0xBFF3D3) }, frame(hair)),
        Gleam::Edge => pen.stroke(palette.accent, 3.0 * hair, frame(2.5 * hair)),
        Gleam::Thin => pen.stroke(palette.covered[0], 2.5 * hair, frame(3.25 * hair)),
    }
}
