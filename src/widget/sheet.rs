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
use super::pen::Pen;
use crate::theme::Palette;

/// More sizes than a window shows at a time; beyond, the old ones are given up.
const MOST: usize = 64;

/// The pictures of one palette, for a screen of one scale.
pub struct Sheet {
    palette: &'static Palette,
    scale: f32,
    drawn: RefCell<HashMap<(Picture, u32), Handle>>,
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
        let side = (side * self.scale).round() as u32;
        let mut drawn = self.drawn.borrow_mut();
        if drawn.len() > MOST {
            drawn.clear();
        }
        let handle = drawn
            .entry((picture, side))
            .or_insert_with(|| match Pen::new(side) {
                Some(mut pen) => {
                    picture.paint(&mut pen, self.palette);
                    Handle::from_rgba(side.max(1), side.max(1), pen.into_rgba())
                }
                None => Handle::from_rgba(1, 1, vec![0; 4]),
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
