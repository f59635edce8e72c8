//! A cell's ground: what lies below its number or picture, as the style has its cells made.

use crate::ui::theme::{CellSkin, Palette, mix};
use crate::ui::widget::painter::{Brush, Painter};
use iced::{Color, color};

/// What a cell's own square looks like.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CellBackground {
    /// Covered, at this place of the board's gradient: 0 at the first cell, [`Ground::STEPS`] at
    /// the last.
    Covered {
        /// The place along the gradient.
        gradient: u8,
        /// Whether the pointer is over it.
        hovered: bool,
    },
    /// Open, with the shade of covered neighbours.
    Open(CellShadow),
    /// The mine that was hit.
    Hit,
    /// Covered, with the chance of a mine in it: 0 for none, [`Ground::RISKS`] for certain.
    Risk(u8),
}

/// Which covered neighbours throw a shade on an open cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CellShadow {
    /// The one above.
    pub above: bool,
    /// The one to the left.
    pub left: bool,
    /// The one above and to the left.
    pub corner: bool,
}

/// How far a shade reaches into a cell, as a share of its side.
const SHADE_REACH: f32 = 0.16;
/// How round a covered cell of glass is, as a share of its side.
const ROUNDNESS: f32 = 0.1;
/// From the top left to the bottom right.
const DOWNHILL: ((f32, f32), (f32, f32)) = ((0.0, 0.0), (1.0, 1.0));

impl CellBackground {
    /// How many steps the gradient over the board has: as many as the eye can tell apart, and so
    /// few that the pictures of all of them are soon drawn.
    pub const GRADIENT_STEPS: u8 = 63;

    /// How many steps there are from no chance of a mine to certainty.
    pub const RISK_STEPS: u8 = 20;

    /// Draws the ground in the colours of `palette`; a hairline is `hair` of the side wide.
    pub fn paint(self, pen: &mut Painter, hair: f32, palette: &Palette) {
        if let Self::Risk(step) = self {
            plain(pen, palette.open_edge);
            let end = 1.0 - hair;
            pen.fill(risk(f32::from(step) / f32::from(Self::RISK_STEPS)), |shape| {
                shape.rectangle((0.0, 0.0), (end, end));
            });
            return;
        }
        match palette.cell_skin {
            CellSkin::Glass => self.glass(pen, hair, palette),
            CellSkin::Grid => self.net(pen, hair, palette),
            CellSkin::Buttons => self.button(pen, hair, palette),
            CellSkin::Characters => {
                let color = match self {
                    Self::Covered { hovered: true, .. } => mix(palette.open, palette.text, 0.25),
                    Self::Covered { .. } | Self::Open(_) | Self::Risk(_) => palette.open,
                    Self::Hit => palette.hit,
                };
                plain(pen, color);
            }
        }
    }

    fn glass(self, pen: &mut Painter, hair: f32, palette: &Palette) {
        // The edge shows to the right of and below each square.
        let end = 1.0 - hair;
        match self {
            Self::Covered { gradient: along, hovered } => {
                let base = palette.covered(f32::from(along) / f32::from(Self::GRADIENT_STEPS));
                let page = if palette.dark { 0.55 } else { 0.6 };
                plain(pen, mix(base, palette.background, page));
                let base = if hovered { mix(base, Color::WHITE, 0.3) } else { base };
                let light = |share| mix(base, Color::WHITE, share);
                let dark = |share| mix(base, Color::BLACK, share);
                let (bright, soft) = if palette.dark { (0.28, 0.07) } else { (0.55, 0.14) };
                let rim = [
                    (0.0, light(bright)),
                    (0.45, light(0.12)),
                    (0.55, dark(0.08)),
                    (1.0, dark(0.28)),
                ];
                pen.fill(Brush::LinearGradient(DOWNHILL, &rim), |shape| {
                    shape.rounded_rectangle((0.0, 0.0), (end, end), ROUNDNESS);
                });
                let fill = [(0.0, light(soft)), (1.0, dark(0.05))];
                pen.fill(Brush::LinearGradient(DOWNHILL, &fill), |shape| {
                    let radius = (ROUNDNESS - hair).max(0.0);
                    shape.rounded_rectangle((hair, hair), (end - hair, end - hair), radius);
                });
            }
            Self::Hit | Self::Risk(_) => self.square(pen, hair, palette),
            Self::Open(shade) => {
                self.square(pen, hair, palette);
                let clear = Color { a: 0.0, ..palette.shadow };
                let fall = [(0.0, palette.shadow), (1.0, clear)];
                let reach = SHADE_REACH * end;
                if shade.above {
                    pen.fill(Brush::LinearGradient(((0.0, 0.0), (0.0, reach)), &fall), |shape| {
                        shape.rectangle((0.0, 0.0), (end, reach));
                    });
                }
                if shade.left {
                    pen.fill(Brush::LinearGradient(((0.0, 0.0), (reach, 0.0)), &fall), |shape| {
                        shape.rectangle((0.0, 0.0), (reach, end));
                    });
                }
                if shade.corner && !shade.above && !shade.left {
                    let middle = reach / 2.0;
                    pen.fill(
                        Brush::LinearGradient(((0.0, 0.0), (middle, middle)), &fall),
                        |shape| {
                            shape.rectangle((0.0, 0.0), (reach, reach));
                        },
                    );
                }
            }
        }
    }

    /// An open or hit cell with a hairline of the edge to its right and below.
    fn square(self, pen: &mut Painter, hair: f32, palette: &Palette) {
        plain(pen, palette.open_edge);
        let color = match self {
            Self::Hit => palette.hit,
            _ => palette.open,
        };
        let end = 1.0 - hair;
        pen.fill(color, |shape| {
            shape.rectangle((0.0, 0.0), (end, end));
        });
    }

    fn net(self, pen: &mut Painter, hair: f32, palette: &Palette) {
        let color = match self {
            Self::Covered { hovered: false, .. } => palette.covered(0.0),
            Self::Covered { .. } | Self::Open(_) | Self::Risk(_) => palette.open,
            Self::Hit => palette.hit,
        };
        plain(pen, palette.open_edge);
        let end = 1.0 - hair;
        pen.fill(color, |shape| {
            shape.rectangle((0.0, 0.0), (end, end));
        });
    }

    fn button(self, pen: &mut Painter, hair: f32, palette: &Palette) {
        let line = palette.button_edge.unwrap_or(palette.open_edge);
        let (edge, face) = match self {
            Self::Covered { hovered: true, .. } => {
                (palette.accent, mix(palette.button, palette.accent, 0.12))
            }
            Self::Covered { .. } => (line, palette.button),
            Self::Open(_) | Self::Risk(_) => (palette.open_edge, palette.open),
            Self::Hit => (palette.danger, palette.hit),
        };
        plain(pen, palette.background);
        // Two pixels lie between neighbours, one on each side.
        for (color, inset) in [(edge, hair), (face, 2.0 * hair)] {
            pen.fill(color, |shape| {
                shape.rectangle((inset, inset), (1.0 - inset, 1.0 - inset));
            });
        }
    }
}

/// The colour of a chance: green where there is none, amber in the middle, red where it is certain;
/// dark figures can be read on all of them.
fn risk(share: f32) -> Color {
    let (safe, even, sure) = (color!(0x6CCB7F), color!(0xF4C95D), color!(0xF0776C));
    if share < 0.5 { mix(safe, even, share * 2.0) } else { mix(even, sure, share * 2.0 - 1.0) }
}

fn plain(pen: &mut Painter, color: Color) {
    pen.fill(color, |shape| {
        shape.rectangle((0.0, 0.0), (1.0, 1.0));
    });
}
