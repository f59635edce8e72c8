//! Icons: in cells, on the face button, in bars. They share one style: outlines on a grid of 64 × 64,
//! written as SVG paths, lines of one weight with round ends, and light from the top left.

use super::rasterizer::Rasterizer;
use crate::game::Phase;
use crate::replay::HeldButtons;
use crate::ui::kit::theme::{Palette, mix};
use iced::{Color, color};
use std::f32::consts::FRAC_PI_8;

/// The weight of lines.
const LINE: f32 = 4.6;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Icon {
    Flag,
    /// With a golden cloth, in a golden rim.
    RecordFlag,
    Question,
    Mine,
    /// A mine in the colour of words, for the count of those that are left.
    MinesLeft,
    /// A cell that is certainly safe, or a mine, on a disc of its own.
    SafeSign,
    MineSign,
    /// The mine that was opened, in front of an explosion.
    HitMine,
    WrongFlag,
    /// A cross, for a refused chord.
    Cross,
    /// The pointer of a replay, with its tip at the top left and the buttons it holds.
    Pointer(HeldButtons),
    Smiley(Smiley),
    Menu,
    /// A tick, at what is on.
    Check,
    /// Leads to another level, or back.
    Forward,
    Back,
    /// Unfolds what is above, or folds it up again.
    Unfold {
        open: bool,
    },
    /// A light bulb for hints, lit if one is available.
    Bulb {
        lit: bool,
    },
    Play,
    /// The same, on the disc that ends a pause.
    Resume,
    Pause,
    /// Beside a clock that can be stopped, or goes on from there.
    ClockStops,
    ClockGoesOn,
    /// A flame, for a streak.
    Flame,
    /// One event back.
    StepBack,
    /// One event forward.
    StepForward,
    Undo,
    Redo,
    SoundOn,
    SoundOff,
    /// Three bars.
    Chart,
    /// An open eye, or one that is crossed out.
    Eye {
        open: bool,
    },
    /// A stopwatch.
    Clock,
    /// What protects from guesses.
    Shield {
        up: bool,
    },
    /// A pencil, for what can be written anew.
    Pencil,
    /// For a record.
    Star,
    /// Names a page in a side bar.
    Page {
        picture: PageIcon,
        is_chosen: bool,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PageIcon {
    Palette,
    Grid,
    Mouse,
    Speaker,
    Person,
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

impl Smiley {
    /// The face above a game; `is_pressing` says that a button is held over its board.
    pub const fn of(phase: Phase, is_pressing: bool) -> Self {
        match phase {
            Phase::Won => Self::Cool,
            Phase::Lost => Self::Dead,
            Phase::Paused => Self::Asleep,
            Phase::Ready | Phase::Running if is_pressing => Self::Surprised,
            Phase::Ready | Phase::Running => Self::Happy,
        }
    }
}

impl PageIcon {
    const fn outline(self) -> &'static str {
        match self {
            Self::Palette => {
                "M32 8C18 8 8 18 8 32S18 56 30 56C35 56 38 52 36 48S36 39 41 39H48                C53 39 56 36 56 31C56 18 46 8 32 8Z"
            }
            Self::Grid => "M15 11H49L53 15V49L49 53H15L11 49V15ZM32 11V53M11 32H53",
            Self::Mouse => "M18 24a14 14 0 0 1 28 0V42a14 14 0 0 1-28 0ZM32 18V26",
            Self::Speaker => "M9 25H19L31 14V50L19 39H9ZM41 25q7 7 0 14M47 17q13 15 0 30",
            Self::Person => {
                "M27 12a5 5 0 1 1 10 0a5 5 0 1 1-10 0ZM11 23Q32 30 53 23M32 27V39L22 57M32 39 42 57"
            }
            Self::Chart => "M11 53V36M25 53V24M39 53V31M53 53V11",
        }
    }
}

impl Icon {
    /// What a terminal writes instead; only the pointer of a replay stays a picture.
    pub const fn characters(self) -> Option<&'static str> {
        Some(match self {
            Self::Flag | Self::RecordFlag => "#",
            Self::Question | Self::Bulb { .. } => "?",
            Self::Mine | Self::MinesLeft | Self::HitMine | Self::MineSign => "M",
            Self::WrongFlag | Self::Cross => "x",
            Self::Pointer(_) => return None,
            Self::Smiley(Smiley::Happy) => ":)",
            Self::Smiley(Smiley::Surprised) => ":o",
            Self::Smiley(Smiley::Cool) => "B)",
            Self::Smiley(Smiley::Dead) => ":(",
            Self::Smiley(Smiley::Asleep) => "zz",
            Self::Menu => "=",
            Self::Play | Self::Resume | Self::ClockGoesOn => ">",
            Self::Pause | Self::ClockStops => "||",
            Self::Flame => "^",
            Self::StepBack => "|<",
            Self::StepForward => ">|",
            Self::Undo => "<-",
            Self::Redo => "->",
            Self::SoundOn => "<))",
            Self::SoundOff => "<x",
            Self::Chart => "ıIı",
            Self::Check | Self::SafeSign => "v",
            Self::Forward => ">",
            Self::Back => "<",
            Self::Unfold { open: false } => "^",
            Self::Unfold { open: true } => "v",
            Self::Eye { open: true } => "o",
            Self::Eye { open: false } => "-",
            Self::Clock => "t",
            Self::Shield { up: true } => "+",
            Self::Shield { up: false } => "-",
            Self::Pencil => "/",
            Self::Star => "*",
            Self::Page { picture, .. } => match picture {
                PageIcon::Palette => "%",
                PageIcon::Grid => "#",
                PageIcon::Mouse => "^",
                PageIcon::Speaker => "<))",
                PageIcon::Person => "i",
                PageIcon::Chart => "ıIı",
            },
        })
    }

    /// The colour of these characters.
    pub fn ink(self, palette: &Palette) -> Color {
        match self {
            Self::WrongFlag | Self::Cross => palette.danger,
            Self::Bulb { lit: false } => mix(palette.text, palette.button, 0.5),
            Self::Page { is_chosen: true, .. } => palette.chosen_words(),
            _ => palette.text,
        }
    }

    /// Paints the icon in the unit square.
    pub fn paint(self, pen: &mut Rasterizer, palette: &Palette) {
        let [mark, edge] = palette.mark();
        // Icons in cells leave a margin.
        match self {
            Self::Flag | Self::Question => pen.zoom(0.86),
            Self::RecordFlag => {
                pen.outline(mix(GOLD, Color::BLACK, 0.3), 5.5, RIM);
                pen.outline(color!(0xFFD05A), 3.4, RIM);
                pen.zoom(0.86);
            }
            Self::Mine | Self::HitMine | Self::WrongFlag => pen.zoom(0.8),
            _ => {}
        }
        match self {
            Self::Flag => {
                let red = palette.danger;
                flag(pen, [red, mix(red, Color::WHITE, 0.25)], palette);
            }
            Self::RecordFlag => flag(pen, [GOLD, color!(0xFFE08A)], palette),
            Self::Question => {
                pen.outline(mark, 11.0, QUESTION);
                pen.outline(edge, 5.5, QUESTION);
            }
            Self::Mine => mine(pen, palette, palette.ink),
            Self::MinesLeft => mine(pen, palette, palette.text),
            Self::HitMine => {
                // A burst, so that it also differs in shape.
                let reach = |corner| if corner % 2 == 0 { 0.6 } else { 0.45 };
                let (burst, mine) = match palette.is_high_contrast() {
                    true => (Color::WHITE, palette.ink),
                    false => (mix(palette.hit, Color::BLACK, 0.3), Color::WHITE),
                };
                pen.star(burst, 12, FRAC_PI_8 / 3.0, reach);
                pen.outline(mine, LINE, SPIKES);
                pen.shape(mine, BODY);
                pen.shape(palette.hit, GLINT);
            }
            Self::SafeSign => {
                sign(pen);
                let ink = if palette.is_high_contrast() { Color::BLACK } else { color!(0x12703A) };
                pen.outline(ink, 11.0, "M11 34 26 48 53 17");
            }
            Self::MineSign => {
                sign(pen);
                let ink = if palette.is_high_contrast() { Color::BLACK } else { color!(0x26304A) };
                pen.outline(ink, LINE + 2.0, SPIKES);
                pen.shape(ink, BODY);
                pen.shape(Color::WHITE, GLINT);
            }
            Self::WrongFlag => {
                // In high contrast this cell is as black as a mine elsewhere.
                mine(pen, palette, if palette.is_high_contrast() { mark } else { palette.ink });
                cross(pen, palette, LINE);
            }
            Self::Cross => cross(pen, palette, 7.5),
            Self::Pointer(held) => pointer(pen, held, palette),
            Self::Smiley(mood) => face(pen, mood),
            Self::Menu => pen.outline(palette.text, LINE, "M13 19H51M13 32H51M13 45H51"),
            Self::Check => pen.outline(palette.accent, 6.5, "M11 34 26 48 53 17"),
            Self::Forward => pen.outline(palette.muted, 6.5, "M24 15 41 32 24 49"),
            Self::Back => pen.outline(palette.muted, 6.5, "M40 15 23 32 40 49"),
            Self::Unfold { open: false } => pen.outline(palette.text, 5.5, "M16 40 32 24 48 40"),
            Self::Unfold { open: true } => pen.outline(palette.text, 5.5, "M16 24 32 40 48 24"),
            Self::Bulb { lit } => bulb(pen, lit, palette),
            Self::Play => solid(pen, palette.text, "M19 13 52 32 19 51Z"),
            Self::Resume => solid(pen, color!(0x3563E9), "M19 10 54 32 19 54Z"),
            Self::Pause => solid(pen, palette.text, "M18 14H25V50H18ZM39 14H46V50H39Z"),
            Self::ClockGoesOn => solid(pen, palette.muted, "M21 16 48 32 21 48Z"),
            Self::ClockStops => pen.outline(palette.muted, 5.5, "M23 18V46M41 18V46"),
            Self::Flame => {
                pen.shape(color!(0xE8590C), FLAME);
                pen.shape(color!(0xFFC53D), FLAME_HEART);
            }
            Self::Undo => {
                pen.outline(palette.text, LINE, "M24 16 12 27 24 38M12 27H38A11 11 0 0 1 38 49H26");
            }
            Self::Redo => {
                pen.outline(palette.text, LINE, "M40 16 52 27 40 38M52 27H26A11 11 0 0 0 26 49H38");
            }
            Self::StepForward => {
                solid(pen, palette.text, "M14 16 38 32 14 48Z");
                pen.outline(palette.text, LINE + 2.0, "M48 16V48");
            }
            Self::StepBack => {
                solid(pen, palette.text, "M50 16 26 32 50 48Z");
                pen.outline(palette.text, LINE + 2.0, "M16 16V48");
            }
            Self::Chart => pen.outline(palette.text, 9.0, "M16 38V50M32 15V50M48 27V50"),
            Self::Eye { open } => {
                pen.outline(palette.muted, 4.0, EYE);
                if !open {
                    pen.outline(palette.muted, 4.0, "M14 52 50 12");
                }
            }
            Self::Clock => {
                pen.outline(palette.muted, 4.0, STOPWATCH);
                pen.outline(palette.muted, 4.0, "M32 24V36L39 40");
            }
            Self::Shield { up } => {
                if up {
                    pen.shape(palette.accent, SHIELD);
                    pen.outline(palette.on_accent, 5.5, "M23 31 30 38 42 24");
                } else {
                    pen.outline(palette.muted, 4.0, SHIELD);
                }
            }
            Self::Pencil => {
                pen.outline(palette.muted, LINE, "M13 51 17 38 42 13 51 22 26 47ZM36 19 45 28");
            }
            Self::Star => {
                pen.outline(mix(GOLD, Color::BLACK, 0.35), 6.0, STAR);
                pen.shape(GOLD, STAR);
            }
            Self::Page { picture, .. } => {
                let ink = self.ink(palette);
                pen.outline(ink, 4.0, picture.outline());
                if picture == PageIcon::Palette {
                    pen.outline(ink, 7.0, "M20 27v.01M31 19v.01M43 24v.01M20 40v.01");
                }
            }
            Self::SoundOn => {
                solid(pen, palette.text, HORN);
                pen.outline(palette.text, LINE, "M42 25q7 7 0 14M48 18q13 14 0 28");
            }
            Self::SoundOff => {
                solid(pen, palette.text, HORN);
                pen.outline(palette.danger, LINE, "M42 25 55 39M42 39 55 25");
            }
        }
    }
}

const CLOTH: &str = "M24 12 50 22.5Q52 23.5 50 24.6L24 36Z";
const POLE: &str = "M24 12V50M15 51.5H35";
const QUESTION: &str =
    "M23 24.5C23 18.5 27 15 32.3 15S42 18.5 42 23.7C42 30.5 33 30.5 33 38.5M33 48.5v.01";
const SPIKES: &str = "M7.5 32H56.5M32 7.5V56.5M14.7 14.7 49.3 49.3M14.7 49.3 49.3 14.7";
const BODY: &str = "M15.5 32a16.5 16.5 0 1 1 33 0a16.5 16.5 0 1 1-33 0Z";
const GLINT: &str = "M22.9 26.5a3.6 3.6 0 1 1 7.2 0a3.6 3.6 0 1 1-7.2 0Z";
const CROSS: &str = "M10 10 54 54M54 10 10 54";
const EYE: &str = "M6 32C12 21 21 15.5 32 15.5S52 21 58 32C52 43 43 48.5 32 48.5S12 43 6 32Z\
    M24 32a8 8 0 1 1 16 0a8 8 0 1 1-16 0Z";
const STOPWATCH: &str = "M10 36a22 22 0 1 1 44 0a22 22 0 1 1-44 0ZM26 7H38M49 15 53 19";
const SHIELD: &str = "M32 7 52 14V30C52 43 44 52 32 57 20 52 12 43 12 30V14Z";
const STAR: &str = "M32.0 9.0 38.5 25.1 55.8 26.3 42.5 37.4 46.7 54.2 32.0 45.0 17.3 54.2 21.5 37.4 8.2 26.3 25.5 25.1Z";
const FLAME: &str = "M33 5C36 15 50 22 50 39A18 18 0 0 1 14 39C14 31 18 26 21 20 23 25 24 27 27 28 \
    30 21 28 12 33 5Z";
const FLAME_HEART: &str = "M33 30C35 36 41 39 41 46A9 9 0 0 1 23 46C23 41 26 39 28 35 29 37 30 38 31 38 \
    32 35 32 33 33 30Z";
/// The colour of a record.
pub const GOLD: Color = color!(0xF7B928);
const RIM: &str = "M9 3H55A6 6 0 0 1 61 9V55A6 6 0 0 1 55 61H9A6 6 0 0 1 3 55V9A6 6 0 0 1 9 3Z";
const HORN: &str = "M9 26H18L31 15V49L18 38H9Z";

/// How much the shade around a flag darkens its cell, so that the edge inside it can be seen.
pub const FLAG_SHADE: f32 = 0.55;

/// A shape with round corners.
fn solid(pen: &mut Rasterizer, color: Color, outline: &str) {
    pen.shape(color, outline);
    pen.outline(color, 3.0, outline);
}

/// The cloth is lighter where the light falls. An edge sets the flag off from its cell, and the shade
/// around it from light cells.
fn flag(pen: &mut Rasterizer, [cloth, light]: [Color; 2], palette: &Palette) {
    let [mark, edge] = palette.mark();
    // White on black needs no shade.
    if !palette.is_high_contrast() {
        for outline in [CLOTH, POLE] {
            pen.outline(Color { a: FLAG_SHADE, ..mark }, 10.5, outline);
        }
    }
    for outline in [CLOTH, POLE] {
        pen.outline(edge, 8.0, outline);
    }
    pen.shape(cloth, CLOTH);
    pen.shape(light, "M24 12 50 22.5Q50.8 22.9 50.9 23.5L24 25Z");
    pen.outline(mark, LINE, POLE);
}

fn mine(pen: &mut Rasterizer, palette: &Palette, ink: Color) {
    let body = mix(ink, palette.background, 0.12);
    pen.outline(body, LINE, SPIKES);
    pen.shape(body, BODY);
    let light =
        "M17.5 32a14.5 14.5 0 0 1 14.5-14.5c5 0 7 1.5 7 1.5A18 18 0 0 0 19 39s-1.5-3-1.5-7Z";
    pen.shape(mix(body, Color::WHITE, 0.25), light);
    let dark = "M46.4 34a14.5 14.5 0 0 1-12.4 12.4c8-3 10.5-6 12.4-12.4Z";
    pen.shape(mix(body, Color::BLACK, 0.35), dark);
    pen.shape(Color::WHITE, GLINT);
}

/// The disc of a sign; what follows is drawn within it. Small cells leave it more room.
fn sign(pen: &mut Rasterizer) {
    let radius = if pen.side() < 20 { 0.4 } else { 0.27 };
    pen.circle(Color { a: 0.3, ..color!(0x122254) }, (0.5, 0.5), radius + 0.025);
    pen.circle(Color { a: 0.94, ..Color::WHITE }, (0.5, 0.5), radius);
    pen.zoom(radius * 1.35);
}

/// A cross with an edge that contrasts with it.
fn cross(pen: &mut Rasterizer, palette: &Palette, width: f32) {
    pen.outline(palette.ink_contrast(), width + 5.0, CROSS);
    pen.outline(palette.danger, width, CROSS);
}

fn pointer(pen: &mut Rasterizer, held: HeldButtons, palette: &Palette) {
    const ARROW: &str = "M2 2V39.7L10.9 31.4 17.3 45.4 23.7 42.2 17.3 28.8H29.4Z";
    pen.shape(Color::WHITE, ARROW);
    pen.outline(Color::BLACK, 2.9, ARROW);
    // A little mouse beside the arrow, with held buttons in red.
    if held == HeldButtons::default() {
        return;
    }
    let button = |down: bool| if down { palette.danger } else { Color::WHITE };
    pen.shape(Color::BLACK, "M33.3 33.3H62.7V62.7H33.3Z");
    pen.shape(button(held.left), "M35.8 35.8H44.8V49.9H35.8Z");
    pen.shape(button(held.right), "M51.2 35.8H60.2V49.9H51.2Z");
    pen.shape(button(held.middle), "M46.1 35.8H49.9V49.9H46.1Z");
    pen.shape(Color::WHITE, "M35.8 51.8H60.2V60.2H35.8Z");
}

fn bulb(pen: &mut Rasterizer, lit: bool, palette: &Palette) {
    const GLASS: &str = "M32 7.5c-10.5 0-18 7.7-18 17.3 0 6.7 3.5 10.2 6.5 13.7 2 2.3 3 4.5 3 6.5h17\
        c0-2 1-4.2 3-6.5 3-3.5 6.5-7 6.5-13.7C50 15.2 42.5 7.5 32 7.5Z";
    let ink = if lit { palette.text } else { mix(palette.text, palette.button, 0.5) };
    if lit {
        pen.shape(SKIN, GLASS);
        let light =
            "M17 26c0-9 6.5-15.5 15-15.5 5 0 8 1.5 8 1.5-11 .5-17.5 8-17 22.5-3.5-2.5-6-5-6-8.5Z";
        pen.shape(SKIN_LIGHT, light);
    }
    pen.outline(ink, 4.0, GLASS);
    pen.outline(ink, 4.0, "M24 51.5H40M28 57.5H36");
}

const SKIN: Color = color!(0xF7C544);
const SKIN_LIGHT: Color = color!(0xFFDF85);
const SKIN_DARK: Color = color!(0xE3A526);
const SKIN_EDGE: Color = color!(0x9A6A0C);
const FEATURES: Color = color!(0x3A2A08);

fn face(pen: &mut Rasterizer, mood: Smiley) {
    pen.shape(SKIN, "M6 32a26 26 0 1 1 52 0a26 26 0 1 1-52 0Z");
    let light =
        "M8.5 32A23.5 23.5 0 0 1 32 8.5c9 0 14 3.5 14 3.5C26 12 13 25 12 46c0 0-3.5-5-3.5-14Z";
    pen.shape(SKIN_LIGHT, light);
    pen.shape(SKIN_DARK, "M55.3 35A23.5 23.5 0 0 1 35 55.3C47 51 52.5 45 55.3 35Z");
    pen.outline(SKIN_EDGE, 3.0, "M7 32a25 25 0 1 1 50 0a25 25 0 1 1-50 0Z");
    match mood {
        Smiley::Happy => {
            let eyes = "M20.1 27a3.4 4.3 0 1 1 6.8 0a3.4 4.3 0 1 1-6.8 0Z\
                M37.1 27a3.4 4.3 0 1 1 6.8 0a3.4 4.3 0 1 1-6.8 0Z";
            pen.shape(FEATURES, eyes);
            pen.outline(FEATURES, LINE, "M21.5 38.5Q32 48.5 42.5 38.5");
        }
        Smiley::Surprised => {
            let eyes = "M19.2 25.5a4.3 4.3 0 1 1 8.6 0a4.3 4.3 0 1 1-8.6 0Z\
                M36.2 25.5a4.3 4.3 0 1 1 8.6 0a4.3 4.3 0 1 1-8.6 0Z";
            pen.shape(FEATURES, eyes);
            pen.shape(FEATURES, "M26.4 42a5.6 6.6 0 1 1 11.2 0a5.6 6.6 0 1 1-11.2 0Z");
        }
        Smiley::Cool => {
            let glasses = "M10.5 22.5H53.5L52 28.5Q50.5 34.5 44 34.5T34.5 28Q32 24.5 29.5 28 \
                27 34.5 20 34.5T12 28.5Z";
            pen.shape(FEATURES, glasses);
            pen.outline(FEATURES, 2.0, glasses);
            pen.shape(color!(0x8A744A), "M17 25.5h7l-4.5 5.5h-2ZM38 25.5h7l-4.5 5.5h-2Z");
            pen.outline(FEATURES, LINE, "M20.5 41Q32 51.5 43.5 41");
        }
        Smiley::Dead => {
            pen.outline(FEATURES, LINE, "M19.5 23.5l8 8m0-8l-8 8M36.5 23.5l8 8m0-8l-8 8");
            pen.outline(FEATURES, LINE, "M22.5 46.5Q32 37.5 41.5 46.5");
        }
        Smiley::Asleep => {
            pen.outline(FEATURES, LINE, "M18.5 27q5 5 10 0M35.5 27q5 5 10 0");
            pen.outline(FEATURES, LINE, "M27.5 42.5Q32 45 36.5 42.5");
        }
    }
}
