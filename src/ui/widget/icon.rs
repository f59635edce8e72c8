//! Icons: in cells, on the smiley button, in bars. Each is painted in a unit square.

use super::rasterizer::{PathPoint, Rasterizer};
use crate::replay::HeldButtons;
use crate::ui::theme::{Palette, mix};
use iced::{Color, color};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Icon {
    Flag,
    Question,
    Mine,
    /// The mine that was opened, in front of an explosion.
    HitMine,
    WrongFlag,
    /// A cross, for a refused chord.
    Cross,
    /// The pointer of a replay, with its tip at the top left and the buttons it holds.
    Pointer(HeldButtons),
    Smiley(Smiley),
    Menu,
    /// A light bulb for hints, lit if one is available.
    Bulb {
        lit: bool,
    },
    Play,
    Pause,
    /// One event back.
    StepBack,
    /// One event forward.
    StepForward,
    SoundOn,
    SoundOff,
    /// Three bars.
    Chart,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Smiley {
    Happy,
    /// A button is held over the board.
    Surprised,
    Cool,
    Dead,
    Asleep,
}

impl Icon {
    /// Paints the icon in the unit square.
    pub fn paint(self, pen: &mut Rasterizer, palette: &Palette) {
        match self {
            Self::Flag => flag(pen, palette.ink, palette.danger),
            Self::Question => question(pen, palette.ink),
            Self::Mine => mine(pen, palette),
            Self::HitMine => {
                explosion(pen, mix(palette.hit, palette.ink_contrast(), 0.45));
                mine(pen, palette);
            }
            Self::WrongFlag => {
                // Paler than a correct flag, so that the cross stands out.
                let pale = |color| mix(color, palette.background, 0.3);
                flag(pen, pale(palette.ink), pale(palette.danger));
                cross(pen, palette, 0.2, 0.08);
            }
            Self::Cross => cross(pen, palette, 0.2, 0.12),
            Self::Pointer(held) => pointer(pen, held, palette),
            Self::Smiley(mood) => face(pen, mood),
            Self::Menu => {
                for y in [0.28, 0.5, 0.72] {
                    pen.line(palette.text, 0.09, (0.2, y), (0.8, y));
                }
            }
            Self::Bulb { lit } => bulb(pen, lit, palette),
            Self::Play => pen.polygon(palette.text, &[(0.26, 0.16), (0.84, 0.5), (0.26, 0.84)]),
            Self::Pause => {
                for x in [0.24, 0.58] {
                    pen.rectangle(palette.text, (x, 0.18), (x + 0.18, 0.82));
                }
            }
            Self::StepForward => {
                pen.polygon(palette.text, &[(0.18, 0.2), (0.62, 0.5), (0.18, 0.8)]);
                pen.line(palette.text, 0.11, (0.74, 0.24), (0.74, 0.76));
            }
            Self::StepBack => {
                pen.polygon(palette.text, &[(0.82, 0.2), (0.38, 0.5), (0.82, 0.8)]);
                pen.line(palette.text, 0.11, (0.26, 0.24), (0.26, 0.76));
            }
            Self::Chart => {
                for (x, y) in [(0.18, 0.54), (0.42, 0.2), (0.66, 0.4)] {
                    pen.rectangle(palette.text, (x, y), (x + 0.16, 0.82));
                }
            }
            Self::SoundOn => {
                horn(pen, palette.text);
                for (near, far) in [(0.61, 0.10), (0.72, 0.21)] {
                    pen.stroke(palette.text, 0.075, |shape| {
                        shape
                            .move_to((near, 0.5 - far))
                            .quad_to((near + far, 0.5), (near, 0.5 + far));
                    });
                }
            }
            Self::SoundOff => {
                horn(pen, palette.text);
                pen.line(palette.danger, 0.08, (0.62, 0.38), (0.86, 0.62));
                pen.line(palette.danger, 0.08, (0.62, 0.62), (0.86, 0.38));
            }
        }
    }
}

fn flag(pen: &mut Rasterizer, pole: Color, cloth: Color) {
    pen.rectangle(pole, (0.36, 0.20), (0.42, 0.76));
    pen.fill(pole, |shape| {
        shape
            .move_to((0.22, 0.83))
            .quad_to((0.24, 0.72), (0.39, 0.72))
            .quad_to((0.54, 0.72), (0.56, 0.83))
            .close();
    });
    pen.polygon(cloth, &[(0.39, 0.16), (0.80, 0.34), (0.39, 0.53)]);
    let fold = mix(cloth, Color::BLACK, 0.18);
    pen.polygon(fold, &[(0.39, 0.345), (0.80, 0.34), (0.39, 0.53)]);
}

/// A star behind a mine.
fn explosion(pen: &mut Rasterizer, color: Color) {
    let reach = |corner| if corner % 2 == 0 { 0.48 } else { 0.35 };
    pen.star(color, 12, std::f32::consts::PI / 24.0, reach);
}

fn question(pen: &mut Rasterizer, ink: Color) {
    pen.stroke(ink, 0.10, |shape| {
        shape.move_to((0.36, 0.37)).cubic_to((0.36, 0.18), (0.65, 0.18), (0.65, 0.37)).cubic_to(
            (0.65, 0.49),
            (0.505, 0.47),
            (0.505, 0.61),
        );
    });
    pen.circle(ink, (0.505, 0.78), 0.062);
}

fn mine(pen: &mut Rasterizer, palette: &Palette) {
    let body = mix(palette.ink, palette.background, 0.08);
    for spoke in 0_u8..4 {
        let (sin, cos) = (std::f32::consts::FRAC_PI_4 * f32::from(spoke)).sin_cos();
        let reach = if spoke % 2 == 0 { 0.36 } else { 0.31 };
        let (x, y) = (reach * cos, reach * sin);
        pen.line(body, 0.075, (0.5 - x, 0.5 - y), (0.5 + x, 0.5 + y));
    }
    pen.circle(body, (0.5, 0.5), 0.235);
    pen.circle(mix(body, palette.background, 0.8), (0.425, 0.425), 0.062);
}

/// A cross, `near` from the edges, with a contrasting outline.
fn cross(pen: &mut Rasterizer, palette: &Palette, near: f32, width: f32) {
    let far = 1.0 - near;
    for (color, width) in [(palette.ink_contrast(), width + 0.08), (palette.danger, width)] {
        pen.line(color, width, (near, near), (far, far));
        pen.line(color, width, (far, near), (near, far));
    }
}

fn pointer(pen: &mut Rasterizer, held: HeldButtons, palette: &Palette) {
    let arrow = [
        (0.03, 0.03),
        (0.03, 0.62),
        (0.17, 0.49),
        (0.27, 0.71),
        (0.37, 0.66),
        (0.27, 0.45),
        (0.46, 0.45),
    ];
    pen.polygon(Color::WHITE, &arrow);
    pen.stroke(Color::BLACK, 0.045, |shape| shape.polygon(&arrow));
    // A little mouse beside the arrow, with held buttons in red.
    if held == HeldButtons::default() {
        return;
    }
    let button = |down: bool| if down { palette.danger } else { Color::WHITE };
    pen.rectangle(Color::BLACK, (0.52, 0.52), (0.98, 0.98));
    pen.rectangle(button(held.left), (0.56, 0.56), (0.70, 0.78));
    pen.rectangle(button(held.right), (0.80, 0.56), (0.94, 0.78));
    pen.rectangle(button(held.middle), (0.72, 0.56), (0.78, 0.78));
    pen.rectangle(Color::WHITE, (0.56, 0.81), (0.94, 0.94));
}

fn bulb(pen: &mut Rasterizer, lit: bool, palette: &Palette) {
    let ink = if lit { palette.text } else { mix(palette.text, palette.button, 0.55) };
    let glass = |shape: &mut super::rasterizer::VectorPath| {
        shape
            .move_to((0.39, 0.68))
            .cubic_to((0.39, 0.56), (0.22, 0.54), (0.22, 0.36))
            .cubic_to((0.22, 0.02), (0.78, 0.02), (0.78, 0.36))
            .cubic_to((0.78, 0.54), (0.61, 0.56), (0.61, 0.68))
            .close();
    };
    if lit {
        pen.fill(SKIN, glass);
    }
    pen.stroke(ink, 0.07, glass);
    pen.line(ink, 0.08, (0.39, 0.79), (0.61, 0.79));
    pen.line(ink, 0.08, (0.44, 0.90), (0.56, 0.90));
}

fn horn(pen: &mut Rasterizer, ink: Color) {
    pen.polygon(
        ink,
        &[(0.12, 0.38), (0.28, 0.38), (0.50, 0.20), (0.50, 0.80), (0.28, 0.62), (0.12, 0.62)],
    );
}

const SKIN: Color = color!(0xFFC93C);
const INK: Color = color!(0x3A2A06);

fn face(pen: &mut Rasterizer, mood: Smiley) {
    pen.circle(mix(SKIN, Color::BLACK, 0.22), (0.5, 0.5), 0.47);
    pen.circle(SKIN, (0.5, 0.49), 0.44);
    pen.circle(mix(SKIN, Color::WHITE, 0.3), (0.42, 0.33), 0.22);
    let mut arc = |width: f32, from: PathPoint, over: PathPoint, to: PathPoint| {
        pen.stroke(INK, width, |shape| {
            shape.move_to(from).quad_to(over, to);
        });
    };
    match mood {
        Smiley::Happy => arc(0.06, (0.29, 0.62), (0.5, 0.85), (0.71, 0.62)),
        Smiley::Cool => arc(0.06, (0.30, 0.66), (0.5, 0.86), (0.70, 0.66)),
        Smiley::Dead => arc(0.06, (0.31, 0.75), (0.5, 0.57), (0.69, 0.75)),
        Smiley::Asleep => arc(0.05, (0.40, 0.69), (0.5, 0.74), (0.60, 0.69)),
        Smiley::Surprised => pen.circle(INK, (0.5, 0.69), 0.09),
    }
    for x in [0.345, 0.655] {
        match mood {
            Smiley::Happy | Smiley::Surprised => pen.circle(INK, (x, 0.40), 0.062),
            Smiley::Dead => {
                pen.line(INK, 0.055, (x - 0.065, 0.335), (x + 0.065, 0.465));
                pen.line(INK, 0.055, (x - 0.065, 0.465), (x + 0.065, 0.335));
            }
            Smiley::Asleep => pen.stroke(INK, 0.05, |shape| {
                shape.move_to((x - 0.08, 0.40)).quad_to((x, 0.48), (x + 0.08, 0.40));
            }),
            Smiley::Cool => {}
        }
    }
    if mood == Smiley::Cool {
        pen.fill(INK, |shape| {
            shape
                .move_to((0.12, 0.33))
                .line_to((0.88, 0.33))
                .line_to((0.86, 0.40))
                .quad_to((0.80, 0.53), (0.67, 0.51))
                .quad_to((0.57, 0.50), (0.53, 0.39))
                .line_to((0.47, 0.39))
                .quad_to((0.43, 0.50), (0.33, 0.51))
                .quad_to((0.20, 0.53), (0.14, 0.40))
                .close();
        });
    }
}
