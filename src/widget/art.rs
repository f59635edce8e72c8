//! The pictures on the cells.

use std::fmt;

use iced::Color;
use iced::Renderer;
use iced::Size;
use iced::widget::canvas;
use iced::widget::canvas::Geometry;

use super::pen::Pen;
use crate::theme::Palette;
use crate::theme::mix;

/// A picture on a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Picture {
    /// Nothing. A cell without a picture draws this one: the renderer compares what is drawn by
    /// its place in a list, so a picture that came or went would repaint all that follow it.
    Blank,
    /// A flag.
    Flag,
    /// A question mark.
    Question,
    /// A mine.
    Mine,
    /// A flag with a cross over it.
    WrongFlag,
    /// A cross alone, for a chord that was refused.
    Cross,
}

const PICTURES: usize = 6;

/// The pictures in the colours of one palette, kept in the size in which they were drawn last.
pub struct Sheet {
    palette: &'static Palette,
    pictures: [canvas::Cache; PICTURES],
}

impl fmt::Debug for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sheet").finish_non_exhaustive()
    }
}

impl Sheet {
    /// The pictures in the colours of `palette`.
    pub fn new(palette: &'static Palette) -> Self {
        Self {
            palette,
            pictures: Default::default(),
        }
    }

    /// The colours of the pictures.
    pub const fn palette(&self) -> &'static Palette {
        self.palette
    }

    /// A picture for a cell with sides of `side` logical pixels, its origin at the top left.
    pub fn draw(&self, picture: Picture, renderer: &Renderer, side: f32) -> Geometry {
        let palette = self.palette;
        self.pictures[picture as usize].draw(renderer, Size::new(side, side), |frame| {
            let pen = &mut Pen::new(frame);
            match picture {
                Picture::Blank => {}
                Picture::Flag => flag(pen, palette),
                Picture::Question => question(pen, palette.ink),
                Picture::Mine => mine(pen, palette),
                Picture::WrongFlag => {
                    flag(pen, palette);
                    cross(pen, palette.ink);
                }
                Picture::Cross => cross(pen, palette.alarm),
            }
        })
    }
}

/// A flag on its foot.
pub fn flag(pen: &mut Pen, palette: &Palette) {
    let (pole, cloth) = (palette.ink, palette.alarm);
    pen.polygon(
        pole,
        &[(0.36, 0.20), (0.42, 0.20), (0.42, 0.76), (0.36, 0.76)],
    );
    pen.fill(pole, |shape| {
        shape
            .from((0.22, 0.83))
            .curve((0.24, 0.72), (0.39, 0.72))
            .curve((0.54, 0.72), (0.56, 0.83))
            .close();
    });
    pen.polygon(cloth, &[(0.39, 0.16), (0.80, 0.34), (0.39, 0.53)]);
    let fold = mix(cloth, Color::BLACK, 0.18);
    pen.polygon(fold, &[(0.39, 0.345), (0.80, 0.34), (0.39, 0.53)]);
}

fn question(pen: &mut Pen, ink: Color) {
    pen.stroke(ink, 0.10, |shape| {
        shape
            .from((0.36, 0.37))
            .bend((0.36, 0.18), (0.65, 0.18), (0.65, 0.37))
            .bend((0.65, 0.49), (0.505, 0.47), (0.505, 0.61));
    });
    pen.disc(ink, (0.505, 0.78), 0.062);
}

fn mine(pen: &mut Pen, palette: &Palette) {
    let body = mix(palette.ink, palette.page, 0.08);
    for spoke in 0_u8..4 {
        let (sin, cos) = (std::f32::consts::FRAC_PI_4 * f32::from(spoke)).sin_cos();
        let reach = if spoke % 2 == 0 { 0.36 } else { 0.31 };
        let (x, y) = (reach * cos, reach * sin);
        pen.line(body, 0.075, (0.5 - x, 0.5 - y), (0.5 + x, 0.5 + y));
    }
    pen.disc(body, (0.5, 0.5), 0.235);
    pen.disc(mix(body, palette.page, 0.8), (0.425, 0.425), 0.062);
}

fn cross(pen: &mut Pen, color: Color) {
    pen.line(color, 0.09, (0.18, 0.18), (0.82, 0.82));
    pen.line(color, 0.09, (0.82, 0.18), (0.18, 0.82));
}
