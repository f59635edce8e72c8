//! The pictures as pixels, in just the sizes that are on the screen.
//!
//! A picture is drawn once for each size and then only copied. It could be handed to the renderer
//! as vectors, but the software renderer prepares a mask of the whole window for each of them:
//! 480 cells cost it 20 ms that way.

use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt;

use iced::Element;
use iced::Length;
use iced::advanced::image;
use iced::advanced::image::Handle;
use iced::widget;

use super::art::Picture;
use super::cell::Passing;
use super::ground::Ground;
use super::pen::Pen;
use super::spark;
use crate::theme::Palette;

/// More than a window shows at a time; beyond, the old ones are given up.
const MOST: usize = 512;

/// The pictures of one palette, for a screen of one scale.
pub struct Sheet {
    palette: &'static Palette,
    scale: f32,
    drawn: RefCell<HashMap<(Motif, u32), Handle>>,
    clear: Handle,
    stirs: [Handle; Sheet::STIRS],
}

/// What pixels are kept of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Motif {
    Picture(Picture),
    Ground(Ground),
    Passing(Passing, Option<Picture>),
}

impl fmt::Debug for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sheet")
            .field("palette", &self.palette.name)
            .field("scale", &self.scale)
            .finish_non_exhaustive()
    }
}

impl Sheet {
    /// The pictures in the colours of `palette`, for a screen on which a logical pixel is `scale`
    /// of its own wide.
    pub fn new(palette: &'static Palette, scale: f32) -> Self {
        Self {
            palette,
            scale,
            drawn: RefCell::default(),
            clear: Handle::from_rgba(1, 1, vec![0; 4]),
            // Without a single pixel none of them is ever painted. They must not claim to have one:
            // the renderer gives up over such a picture when it meets it twice in one painting.
            stirs: std::array::from_fn(|_| Handle::from_rgba(0, 0, Vec::new())),
        }
    }

    /// The colours of the pictures.
    pub const fn palette(&self) -> &'static Palette {
        self.palette
    }

    /// What sets this sheet apart from the others: two with the same key draw the same.
    pub const fn key(&self) -> (&'static str, u32) {
        (self.palette.name, self.scale.to_bits())
    }

    /// How many of the screen's pixels make a logical one.
    pub const fn scale(&self) -> f32 {
        self.scale
    }

    /// A picture with sides of `side` logical pixels.
    pub fn picture(&self, picture: Picture, side: f32) -> image::Image {
        self.drawn(Motif::Picture(picture), side)
    }

    /// A cell's ground with sides of `side` logical pixels.
    pub fn ground(&self, ground: Ground, side: f32) -> image::Image {
        self.drawn(Motif::Ground(ground), side)
    }

    /// How many pictures there are that only stir: more than the pictures of the window that the
    /// renderer remembers, so that none of them has the same one twice.
    pub const STIRS: usize = 4;

    /// A picture of nothing, another one for each `turn`: where it lies, the renderer paints anew.
    pub fn stir(&self, turn: usize) -> image::Image {
        image::Image::new(self.stirs[turn % Self::STIRS].clone())
    }

    /// What passes over a cell, with the picture that stands there, if one does.
    pub fn passing(&self, passing: Passing, over: Option<Picture>, side: f32) -> image::Image {
        self.drawn(Motif::Passing(passing, over), side)
    }

    /// One clear pixel.
    pub fn clear(&self) -> image::Image {
        image::Image::new(self.clear.clone()).filter_method(image::FilterMethod::Nearest)
    }

    fn drawn(&self, motif: Motif, side: f32) -> image::Image {
        let side = (side * self.scale).round() as u32;
        let mut drawn = self.drawn.borrow_mut();
        if drawn.len() > MOST {
            drawn.clear();
        }
        let handle = drawn
            .entry((motif, side))
            .or_insert_with(|| match Pen::new(side) {
                Some(mut pen) => {
                    match motif {
                        Motif::Picture(picture) => picture.paint(&mut pen, self.palette),
                        Motif::Passing(passing, over) => {
                            spark::paint(passing, over, &mut pen, self.palette);
                        }
                        // A hairline is a logical pixel wide, and whole pixels of the screen.
                        Motif::Ground(ground) => {
                            let hair = self.scale.round().max(1.0) / side.max(1) as f32;
                            ground.paint(&mut pen, hair, self.palette);
                        }
                    }
                    Handle::from_rgba(side.max(1), side.max(1), pen.into_rgba())
                }
                None => self.clear.clone(),
            });
        image::Image::new(handle.clone()).filter_method(image::FilterMethod::Nearest)
    }

    /// A picture to stand in a bar, with sides of `side` logical pixels.
    pub fn show<'a, Message: 'a>(&self, picture: Picture, side: f32) -> Element<'a, Message> {
        widget::image(self.picture(picture, side).handle)
            .filter_method(image::FilterMethod::Nearest)
            .width(Length::Fixed(side))
            .height(Length::Fixed(side))
            .into()
    }
}

#[cfg(test)]
mod tests {
    use iced::Color;
    use iced::Font;
    use iced::Pixels;
    use iced::Point;
    use iced::Rectangle;
    use iced::Size;
    use iced::advanced::graphics::Viewport;
    use iced::advanced::image::Renderer as _;
    use iced::advanced::renderer::Renderer as _;
    use tiny_skia::Mask;
    use tiny_skia::Pixmap;

    use super::*;
    use crate::game::Style;

    #[test]
    fn a_picture_that_only_stirs_survives_two_changes_far_apart() {
        let sheet = Sheet::new(Palette::of(Style::Windows7, false), 1.0);
        let size = Size::new(64.0, 64.0);
        let whole = Rectangle::with_size(size);
        let mut renderer = iced::Renderer::new(Font::DEFAULT, Pixels(16.0));
        renderer.reset(whole);
        renderer.draw_image(sheet.stir(0), whole, whole);
        let mut pixels = Pixmap::new(64, 64).expect("a small page");
        let mut mask = Mask::new(64, 64).expect("a small page");
        let corner = |x, y| Rectangle::new(Point::new(x, y), Size::new(8.0, 8.0));
        renderer.draw(
            &mut pixels.as_mut(),
            &mut mask,
            &Viewport::with_physical_size(Size::new(64, 64), 1.0),
            &[corner(0.0, 0.0), corner(50.0, 50.0)],
            Color::WHITE,
        );
    }
}
