//! Colours of pixels, and what is painted onto them.
//!
//! A pixel has eight bits each of opacity, red, green and blue, from the highest to the lowest, and its
//! colours are multiplied by its opacity. Windows ignore the opacity.

use crate::area::Area;
use iced_core::Color;

/// A colour as it is stored in pixels.
pub fn premultiplied(color: Color) -> u32 {
    let part = |part: f32| (part.clamp(0.0, 1.0) * color.a.clamp(0.0, 1.0) * 255.0 + 0.5) as u32;
    let opacity = (color.a.clamp(0.0, 1.0) * 255.0 + 0.5) as u32;
    opacity << 24 | part(color.r) << 16 | part(color.g) << 8 | part(color.b)
}

/// A colour of four bytes (red, green, blue and opacity) as it is stored in pixels.
pub fn premultiplied_bytes(pixel: [u8; 4]) -> u32 {
    let [red, green, blue, opacity] = pixel.map(u32::from);
    let part = |part: u32| (part * opacity + 127) / 255;
    opacity << 24 | part(red) << 16 | part(green) << 8 | part(blue)
}

pub const fn opacity(pixel: u32) -> u32 {
    pixel >> 24
}

/// All four parts of a pixel times a share from 0 to 255.
pub const fn times(pixel: u32, share: u32) -> u32 {
    const EVERY_OTHER: u32 = 0x00FF_00FF;
    const HALF: u32 = 0x0080_0080;
    // Two parts at once, rounded: x / 255 is (x + x / 256) / 256 for what is this small.
    let low = (pixel & EVERY_OTHER) * share + HALF;
    let high = (pixel >> 8 & EVERY_OTHER) * share + HALF;
    let low = (low + (low >> 8 & EVERY_OTHER)) >> 8 & EVERY_OTHER;
    let high = (high + (high >> 8 & EVERY_OTHER)) & !EVERY_OTHER;
    high | low
}

/// One pixel over another.
pub const fn over(above: u32, below: u32) -> u32 {
    above.wrapping_add(times(below, 255 - opacity(above)))
}

/// Pixels to paint on, row by row.
pub struct Canvas<'a> {
    pixels: &'a mut [u32],
    /// Where they are.
    area: Area,
    /// What may be painted.
    clip: Area,
}

impl<'a> Canvas<'a> {
    /// There must be as many pixels as in the area.
    pub fn new(pixels: &'a mut [u32], area: Area) -> Self {
        let count = area.width() as usize * area.height() as usize;
        assert_eq!(pixels.len(), count, "pixels of another size");
        Self { pixels, area, clip: area }
    }

    /// This canvas, of which only what lies in `clip` may be painted.
    pub fn clipped(&mut self, clip: Area) -> Canvas<'_> {
        Canvas { pixels: self.pixels, area: self.area, clip: self.clip.and(clip) }
    }

    pub const fn clip(&self) -> Area {
        self.clip
    }

    /// The pixels from one place to another of a row, which must be within the clip.
    pub fn row(&mut self, y: i32, left: i32, right: i32) -> &mut [u32] {
        let start = (y - self.area.top) as usize * self.area.width() as usize;
        let at = |x: i32| start + (x - self.area.left) as usize;
        &mut self.pixels[at(left)..at(right)]
    }

    /// Gives all that may be painted a colour, whatever it was.
    pub fn clear(&mut self, color: u32) {
        let Area { left, top, right, bottom } = self.clip;
        for y in top..bottom {
            self.row(y, left, right).fill(color);
        }
    }

    /// Paints an area with a colour.
    pub fn fill(&mut self, area: Area, color: u32) {
        let area = area.and(self.clip);
        for y in area.top..area.bottom {
            if area.left < area.right {
                blend(self.row(y, area.left, area.right), color);
            }
        }
    }
}

/// Paints a colour over pixels.
pub fn blend(row: &mut [u32], color: u32) {
    match opacity(color) {
        255 => row.fill(color),
        0 if color == 0 => (),
        _ => {
            // Byte by byte, what a processor does for many at once.
            let left = 255 - opacity(color) as u16;
            for part in bytemuck::cast_slice_mut(row) {
                *part = divided(u16::from(*part) * left);
            }
            row.iter_mut().for_each(|pixel| *pixel = pixel.wrapping_add(color));
        }
    }
}

/// The product of two bytes, divided by 255.
const fn divided(product: u16) -> u8 {
    let product = product + 128;
    ((product + (product >> 8)) >> 8) as u8
}

/// Paints a colour over pixels, of each so much as `mask` says.
pub fn blend_masked(row: &mut [u32], mask: &[u8], color: u32) {
    for (pixel, share) in row.iter_mut().zip(mask) {
        match share {
            0 => (),
            255 => *pixel = over(color, *pixel),
            share => *pixel = over(times(color, u32::from(*share)), *pixel),
        }
    }
}

/// Paints opaque pixels over pixels, so much of them as `share` says, from 0 to 255.
pub fn mix_opaque(row: &mut [u32], above: &[u32], share: u32) {
    let (share, left) = (share as u16, 255 - share as u16);
    let above: &[u8] = bytemuck::cast_slice(above);
    for (part, above) in bytemuck::cast_slice_mut::<_, u8>(row).iter_mut().zip(above) {
        *part = divided(u16::from(*above) * share + u16::from(*part) * left);
    }
}

/// Paints pixels over pixels, so much of them as `share` says, from 0 to 255.
pub fn blend_pixels(row: &mut [u32], above: &[u32], share: u32) {
    for (pixel, above) in row.iter_mut().zip(above) {
        let above = if share == 255 { *above } else { times(*above, share) };
        *pixel = over(above, *pixel);
    }
}
