//! The face on the new-game button, and the small signs of the bars.

use iced::Color;
use iced::Element;
use iced::color;

use super::art;
use super::pen::Pen;
use super::pen::Spot;
use super::pen::drawing;
use crate::theme::Palette;
use crate::theme::mix;

/// How the face looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mood {
    /// All is well.
    Calm,
    /// A button is held over the board.
    Tense,
    /// The game is won.
    Proud,
    /// The game is lost.
    Sorry,
    /// The game is paused.
    Asleep,
}

/// A small sign.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sign {
    /// The flag beside the remaining count.
    Flag,
    /// Three lines: the menu.
    Menu,
    /// A loudspeaker that sounds.
    SoundOn,
    /// A loudspeaker that is silent.
    SoundOff,
}

/// The face in a mood, `side` logical pixels wide.
pub fn face<'a, Message: 'a>(mood: Mood, side: f32) -> Element<'a, Message> {
    drawing(mood, side, paint_face)
}

/// A sign in the colours of `palette`, `side` logical pixels wide.
pub fn sign<'a, Message: 'a>(
    sign: Sign,
    palette: &'static Palette,
    side: f32,
) -> Element<'a, Message> {
    drawing((sign, palette), side, |pen, &(sign, palette)| {
        paint_sign(pen, sign, palette);
    })
}

const SKIN: Color = color!(0xFFC93C);
const INK: Color = color!(0x3A2A06);

fn paint_face(pen: &mut Pen, mood: &Mood) {
    pen.disc(mix(SKIN, Color::BLACK, 0.22), (0.5, 0.5), 0.47);
    pen.disc(SKIN, (0.5, 0.49), 0.44);
    pen.disc(mix(SKIN, Color::WHITE, 0.3), (0.42, 0.33), 0.22);
    let mut arc = |width: f32, from: Spot, over: Spot, to: Spot| {
        pen.stroke(INK, width, |shape| {
            shape.from(from).curve(over, to);
        });
    };
    match mood {
        Mood::Calm => arc(0.06, (0.29, 0.62), (0.5, 0.85), (0.71, 0.62)),
        Mood::Proud => arc(0.06, (0.30, 0.66), (0.5, 0.86), (0.70, 0.66)),
        Mood::Sorry => arc(0.06, (0.31, 0.75), (0.5, 0.57), (0.69, 0.75)),
        Mood::Asleep => arc(0.05, (0.40, 0.69), (0.5, 0.74), (0.60, 0.69)),
        Mood::Tense => pen.disc(INK, (0.5, 0.69), 0.09),
    }
    for x in [0.345, 0.655] {
        match mood {
            Mood::Calm | Mood::Tense => pen.disc(INK, (x, 0.40), 0.062),
            Mood::Sorry => {
                pen.line(INK, 0.055, (x - 0.065, 0.335), (x + 0.065, 0.465));
                pen.line(INK, 0.055, (x - 0.065, 0.465), (x + 0.065, 0.335));
            }
            Mood::Asleep => pen.stroke(INK, 0.05, |shape| {
                shape
                    .from((x - 0.08, 0.40))
                    .curve((x, 0.48), (x + 0.08, 0.40));
            }),
            Mood::Proud => {}
        }
    }
    if *mood == Mood::Proud {
        pen.fill(INK, |shape| {
            shape
                .from((0.12, 0.33))
                .line((0.88, 0.33))
                .line((0.86, 0.40))
                .curve((0.80, 0.53), (0.67, 0.51))
                .curve((0.57, 0.50), (0.53, 0.39))
                .line((0.47, 0.39))
                .curve((0.43, 0.50), (0.33, 0.51))
                .curve((0.20, 0.53), (0.14, 0.40))
                .close();
        });
    }
}

fn paint_sign(pen: &mut Pen, sign: Sign, palette: &Palette) {
    let ink = palette.text;
    match sign {
        Sign::Flag => art::flag(pen, palette),
        Sign::Menu => {
            for y in [0.28, 0.5, 0.72] {
                pen.line(ink, 0.09, (0.2, y), (0.8, y));
            }
        }
        Sign::SoundOn | Sign::SoundOff => {
            pen.polygon(
                ink,
                &[
                    (0.12, 0.38),
                    (0.28, 0.38),
                    (0.50, 0.20),
                    (0.50, 0.80),
                    (0.28, 0.62),
                    (0.12, 0.62),
                ],
            );
            if sign == Sign::SoundOn {
                for (near, far) in [(0.61, 0.10), (0.72, 0.21)] {
                    pen.stroke(ink, 0.075, |shape| {
                        shape
                            .from((near, 0.5 - far))
                            .curve((near + far, 0.5), (near, 0.5 + far));
                    });
                }
            } else {
                pen.line(palette.alarm, 0.08, (0.62, 0.38), (0.86, 0.62));
                pen.line(palette.alarm, 0.08, (0.62, 0.62), (0.86, 0.38));
            }
        }
    }
}
