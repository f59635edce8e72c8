//! Number colours for colour vision deficiencies.
//!
//! The sets were found by search: among the colours with enough contrast to every background they
//! appear on (4.5 to 1 by WCAG 2.2), the eight that are farthest apart,
//! both as they are and as simulated for the deficiency. Each was then assigned to the number with
//! the nearest usual colour.

use super::{CellLook, Palette};
use crate::config::ColorVision;
use iced::{Color, color};

/// Eight colours from their 0xRRGGBB codes.
pub(super) const fn number_colors(codes: [u32; 8]) -> [Color; 8] {
    let mut colors = [Color::BLACK; 8];
    let mut index = 0;
    while index < codes.len() {
        let [_, red, green, blue] = codes[index].to_be_bytes();
        colors[index] = Color::from_rgb8(red, green, blue);
        index += 1;
    }
    colors
}

/// A palette for each [`ColorVision`] but high contrast, in the order of `ColorVision::ALL`.
pub(super) type PaletteSet = [Palette; 4];

/// Derives all variants from the style's own palette.
pub(super) const fn palette_set(own: Palette) -> PaletteSet {
    let [deuteranopia, protanopia, tritanopia] = if own.dark { &ON_DARK } else { &ON_LIGHT };
    let others = (
        own.with_vision(ColorVision::Deuteranopia, deuteranopia),
        own.with_vision(ColorVision::Protanopia, protanopia),
        own.with_vision(ColorVision::Tritanopia, tritanopia),
    );
    [own, others.0, others.1, others.2]
}

impl Palette {
    const fn with_vision(&self, color_vision: ColorVision, numbers: &[Color; 8]) -> Self {
        Self {
            color_vision,
            numbers: *numbers,
            // No colour has enough contrast to the original's middle grey.
            open: match self.cell_look {
                CellLook::Grid => color!(0x202020),
                CellLook::Classic if !self.dark => color!(0xF4F4F4),
                _ => self.open,
            },
            ..*self
        }
    }
}

/// For deuteranopia, protanopia and tritanopia, on light cells.
const ON_LIGHT: [[Color; 8]; 3] = [
    number_colors([0x1100FF, 0x110000, 0xCC1100, 0x000099, 0x882233, 0x112255, 0xBB0088, 0xAA11CC]),
    number_colors([0x0000FF, 0x117700, 0xBB0022, 0x000099, 0x220000, 0x446677, 0x220044, 0x1166BB]),
    number_colors([0x9911BB, 0x007700, 0xCC0000, 0x6600FF, 0x440011, 0x666600, 0xAA1166, 0x000033]),
];

/// The colours of numbers on dark cells.
const ON_DARK: [[Color; 8]; 3] = [
    number_colors([0x2299FF, 0x00BB55, 0xFF6600, 0x66DDFF, 0xFFFF00, 0xDDFFCC, 0xBB8899, 0xFFFF88]),
    number_colors([0xBBAAFF, 0x77AA00, 0xEE7755, 0xFF11FF, 0xFFFF33, 0x99FFBB, 0xFF5588, 0xEEEEFF]),
    number_colors([0x4499DD, 0x00FF11, 0xFF6600, 0xAA77FF, 0xBB8855, 0xCCFFFF, 0xFF44FF, 0xEEEE55]),
];
