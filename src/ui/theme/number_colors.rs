//! The numbers' colours for other eyes.
//!
//! The sets were searched for, not drawn: among the colours that stand out from every ground on
//! which they lie (4.5 to 1 by WCAG 2.2, 7 to 1 for high contrast), eight that lie as far apart as
//! could be found, both as they are and as such an eye sees them; then each was given to the number
//! whose usual colour is nearest.

use super::{CellSkin, Palette};
use crate::config::ColorVision;
use iced::{Color, color};

/// A look as every eye is shown it, in the order of [`Sight::ALL`].
pub(super) type PaletteSet = [Palette; 5];

/// Makes a look for every eye of one that has the style's own colours.
pub(super) const fn palette_set(own: Palette) -> PaletteSet {
    let [deuteranopia, protanopia, tritanopia, contrast] =
        if own.dark { &ON_DARK } else { &ON_LIGHT };
    let others = (
        own.with_vision(ColorVision::Deuteranopia, deuteranopia),
        own.with_vision(ColorVision::Protanopia, protanopia),
        own.with_vision(ColorVision::Tritanopia, tritanopia),
        own.with_vision(ColorVision::HighContrast, contrast),
    );
    [own, others.0, others.1, others.2, others.3]
}

impl Palette {
    const fn with_vision(&self, sight: ColorVision, numbers: &[Color; 8]) -> Self {
        Self {
            sight,
            numbers: *numbers,
            // Nothing can stand out from the middle grey of the sixteen colours.
            open: match self.cell_skin {
                CellSkin::Grid => color!(0x202020),
                _ => self.open,
            },
            ..*self
        }
    }
}

/// For deuteranopia, protanopia, tritanopia and high contrast, on light cells.
const ON_LIGHT: [[Color; 8]; 4] = [
    [
        color!(0x1100FF),
        color!(0x110000),
        color!(0xCC1100),
        color!(0x000099),
        color!(0x882233),
        color!(0x112255),
        color!(0xBB0088),
        color!(0xAA11CC),
    ],
    [
        color!(0x0000FF),
        color!(0x117700),
        color!(0xBB0022),
        color!(0x000099),
        color!(0x220000),
        color!(0x446677),
        color!(0x220044),
        color!(0x1166BB),
    ],
    [
        color!(0x9911BB),
        color!(0x007700),
        color!(0xCC0000),
        color!(0x6600FF),
        color!(0x440011),
        color!(0x666600),
        color!(0xAA1166),
        color!(0x000033),
    ],
    [
        color!(0x1100EE),
        color!(0x005500),
        color!(0x990000),
        color!(0x551199),
        color!(0x442200),
        color!(0x004444),
        color!(0x880055),
        color!(0x110033),
    ],
];

/// The same on dark cells.
const ON_DARK: [[Color; 8]; 4] = [
    [
        color!(0x2299FF),
        color!(0x00BB55),
        color!(0xFF6600),
        color!(0x66DDFF),
        color!(0xFFFF00),
        color!(0xDDFFCC),
        color!(0xBB8899),
        color!(0xFFFF88),
    ],
    [
        color!(0xBBAAFF),
        color!(0x77AA00),
        color!(0xEE7755),
        color!(0xFF11FF),
        color!(0xFFFF33),
        color!(0x99FFBB),
        color!(0xFF5588),
        color!(0xEEEEFF),
    ],
    [
        color!(0x4499DD),
        color!(0x00FF11),
        color!(0xFF6600),
        color!(0xAA77FF),
        color!(0xBB8855),
        color!(0xCCFFFF),
        color!(0xFF44FF),
        color!(0xEEEE55),
    ],
    [
        color!(0x22DDFF),
        color!(0x00FF44),
        color!(0xFFAA00),
        color!(0xEE99FF),
        color!(0xEEFF00),
        color!(0x33FFBB),
        color!(0xFFAAAA),
        color!(0xFFFFAA),
    ],
];
