//! The background of a cell: what is behind its number or icon.

use crate::ui::kit::rasterizer::{Brush, PathPoint, Rasterizer, VectorPath};
use crate::ui::kit::theme::{CellLook, Palette, mix};
use iced::{Color, color};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CellBackground {
    /// `gradient` goes from 0 at the board's first cell to [`Self::GRADIENT_STEPS`] at its last.
    Covered {
        gradient: u8,
        hovered: bool,
    },
    /// A tile of glass that is held down has no light.
    Pressed {
        gradient: u8,
    },
    /// With the shadows of covered neighbours.
    Open(CellShadow),
    Hit,
}

/// Which covered neighbours cast a shadow on an open cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CellShadow {
    pub above: bool,
    pub left: bool,
    pub corner: bool,
}

/// How far a shadow reaches, as a share of the cell's side.
const SHADE_REACH: f32 = 0.16;
/// Corner radius of a glass cell, as a share of its side.
const ROUNDNESS: f32 = 0.1;
/// The widest frame of a cell in high contrast, as a share of its side.
const FRAME: f32 = 0.1;
/// What falls on a tile that is pressed.
const SHADE: Color = color!(0x122254);
/// The dark side of glass.
const NAVY: Color = color!(0x0B1A4A);
const TOP_LEFT: PathPoint = (0.0, 0.0);
const BOTTOM_RIGHT: PathPoint = (1.0, 1.0);

impl CellBackground {
    /// As many as the eye can tell apart, and few enough to cache a sprite for each.
    pub const GRADIENT_STEPS: u8 = 63;

    /// Paints the background in a unit square; `hair` is the width of an edge.
    pub fn paint(self, pen: &mut Rasterizer, hair: f32, palette: &Palette) {
        match palette.cell_look {
            CellLook::Glass => self.glass(pen, hair, palette),
            // It has pictures of its own.
            CellLook::Classic => {}
            CellLook::Grid => {
                let color = match self {
                    Self::Covered { hovered: false, .. } => palette.covered[0],
                    Self::Covered { .. } | Self::Pressed { .. } | Self::Open(_) => palette.open,
                    Self::Hit => palette.hit,
                };
                edged(pen, hair, palette.open_edge, color);
            }
            CellLook::Buttons => self.button(pen, hair, palette),
            CellLook::Frames => self.framed(pen, hair, palette),
            CellLook::Characters => {
                let color = match self {
                    Self::Covered { hovered: true, .. } => mix(palette.open, palette.text, 0.25),
                    Self::Covered { .. } | Self::Pressed { .. } | Self::Open(_) => palette.open,
                    Self::Hit => palette.danger,
                };
                plain(pen, color);
                if self == Self::Hit {
                    pen.rectangle(palette.hit, (0.06, 0.06), (0.94, 0.94));
                }
            }
        }
    }

    fn glass(self, pen: &mut Rasterizer, hair: f32, palette: &Palette) {
        let at = |gradient| {
            let along = f32::from(gradient) / f32::from(Self::GRADIENT_STEPS);
            [palette.covered, palette.joint].map(|[start, end]| mix(start, end, along))
        };
        match self {
            Self::Pressed { gradient } => {
                let [base, joint] = at(gradient);
                let dark = |share| mix(base, SHADE, share);
                let fall = [(0.0, dark(0.5)), (0.45, dark(0.24)), (1.0, dark(0.1))];
                plain(pen, mix(joint, NAVY, 0.15));
                let tile = |inset: f32| {
                    move |shape: &mut VectorPath| {
                        let end = 1.0 - inset;
                        shape.rounded_rectangle((inset, inset), (end, end), ROUNDNESS);
                    }
                };
                pen.fill(dark(0.45), tile(hair));
                pen.fill(Brush::linear_gradient(TOP_LEFT, BOTTOM_RIGHT, &fall), tile(2.0 * hair));
            }
            Self::Covered { gradient, hovered } => {
                let [base, joint] = at(gradient);
                let light = |share| mix(base, Color::WHITE, share);
                let dark = |share| mix(base, NAVY, share);
                // A hovered cell lifts: its rim is lighter, and it leaves more of its shadow.
                let rim = if hovered {
                    [(0.0, Color::WHITE), (1.0, light(0.55))].to_vec()
                } else {
                    let far = [(0.45, light(0.08)), (0.6, dark(0.02)), (1.0, dark(0.3))];
                    [&[(0.0, light(0.55))], &far[..]].concat()
                };
                let (width, lift) =
                    if hovered { (2.0 * hair, 2.0 * hair) } else { (1.5 * hair, 0.0) };
                let sheen = [(0.0, light(0.13)), (0.55, base), (1.0, dark(0.12))];
                plain(pen, if hovered { mix(joint, NAVY, 0.35) } else { joint });
                for (inset, colors) in [(hair, &rim[..]), (hair + width, &sheen)] {
                    let radius = (ROUNDNESS + hair - inset).max(0.0);
                    pen.fill(Brush::linear_gradient(TOP_LEFT, BOTTOM_RIGHT, colors), |shape| {
                        let (start, end) = (inset - hair, 1.0 - inset - lift);
                        shape.rounded_rectangle((start, start), (end, end), radius);
                    });
                }
            }
            Self::Hit => edged(pen, hair, palette.open_edge, palette.hit),
            Self::Open(shade) => {
                edged(pen, hair, palette.open_edge, palette.open);
                let clear = Color { a: 0.0, ..palette.shadow };
                let fall = [(0.0, palette.shadow), (1.0, clear)];
                // The right and bottom edge stay visible.
                let end = 1.0 - hair;
                let reach = SHADE_REACH * end;
                let mut shadow = |towards, end| {
                    let gradient = Brush::linear_gradient(TOP_LEFT, towards, &fall);
                    pen.rectangle(gradient, (0.0, 0.0), end);
                };
                if shade.above {
                    shadow((0.0, reach), (end, reach));
                }
                if shade.left {
                    shadow((reach, 0.0), (reach, end));
                }
                if shade.corner && !shade.above && !shade.left {
                    shadow((reach / 2.0, reach / 2.0), (reach, reach));
                }
            }
        }
    }

    /// A covered cell is black in a white frame, which the pointer colours.
    fn framed(self, pen: &mut Rasterizer, hair: f32, palette: &Palette) {
        let Self::Covered { hovered, .. } = self else {
            let ground = if self == Self::Hit { palette.hit } else { palette.open };
            return edged(pen, hair, palette.open_edge, ground);
        };
        let frame = if hovered { palette.accent } else { palette.text };
        // Cells too small for three pixels have thinner frames.
        let width = (3.0 * hair).min(FRAME).max(hair);
        plain(pen, palette.covered[0]);
        for (color, inset) in [(frame, hair), (palette.covered[0], hair + width)] {
            let radius = (ROUNDNESS + hair - inset).max(0.0);
            pen.fill(color, |shape| {
                shape.rounded_rectangle((inset, inset), (1.0 - inset, 1.0 - inset), radius);
            });
        }
    }

    fn button(self, pen: &mut Rasterizer, hair: f32, palette: &Palette) {
        let line = palette.button_edge.unwrap_or(palette.open_edge);
        let (edge, face) = match self {
            Self::Covered { hovered: true, .. } => {
                (palette.accent, mix(palette.button, palette.accent, 0.12))
            }
            Self::Covered { .. } => (line, palette.button),
            Self::Open(_) | Self::Pressed { .. } => (palette.open_edge, palette.open),
            Self::Hit => (palette.danger, palette.hit),
        };
        plain(pen, palette.background);
        // Two pixels lie between neighbours, one on each side.
        for (color, inset) in [(edge, hair), (face, 2.0 * hair)] {
            pen.rectangle(color, (inset, inset), (1.0 - inset, 1.0 - inset));
        }
    }
}

/// A square with its right and bottom edge.
fn edged(pen: &mut Rasterizer, hair: f32, edge: Color, color: Color) {
    plain(pen, edge);
    pen.rectangle(color, (0.0, 0.0), (1.0 - hair, 1.0 - hair));
}

fn plain(pen: &mut Rasterizer, color: Color) {
    pen.rectangle(color, (0.0, 0.0), (1.0, 1.0));
}
