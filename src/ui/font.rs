//! The typeface of the window: one family for Latin and Chinese, in two weights.
//!
//! The files contain every character of every text (see `resources/fonts`); names in other scripts
//! use the system's fonts. All digits have the same width, so that a running clock does not shake.

use iced::Font;
use iced::font::{Family, Weight};

/// The name under which the toolkit knows the fonts in [`FILES`].
pub const FAMILY: &str = "Sapper Sans";

/// The fonts, TrueType, to be loaded before the first text is drawn.
pub const FILES: [&[u8]; 4] = [
    include_bytes!("../../resources/fonts/SapperSans-Medium.ttf"),
    include_bytes!("../../resources/fonts/SapperSans-Bold.ttf"),
    include_bytes!("../../resources/fonts/SapperMono-Medium.ttf"),
    include_bytes!("../../resources/fonts/SapperMono-Bold.ttf"),
];

/// Weight 500: all plain text.
pub const TEXT: Font =
    Font { family: Family::Name(FAMILY), weight: Weight::Medium, ..Font::DEFAULT };

/// Weight 700: numbers, counters, headings.
pub const BOLD: Font = Font { weight: Weight::Bold, ..TEXT };

/// The name under which the toolkit knows the fonts whose characters are equally wide.
pub const MONO_FAMILY: &str = "Sapper Mono";

/// Weight 500 of the console look. It has only the characters for which [`is_mono`] holds.
pub const MONO: Font = Font { family: Family::Name(MONO_FAMILY), ..TEXT };

/// Weight 700 of the console look.
pub const MONO_BOLD: Font = Font { weight: Weight::Bold, ..MONO };

/// The width of a character in [`MONO`] and [`MONO_BOLD`], as a share of the text's size.
pub const MONO_WIDTH: f32 = 0.6;

/// Whether [`MONO`] has every character of a text. Any other text stands in [`TEXT`]: Chinese
/// characters are equally wide anyway.
pub fn mono_covers(words: &str) -> bool {
    let known = |char: char| matches!(char, ' '..='~') || "\u{A0}·×–—‘’“”…".contains(char);
    words.chars().all(known)
}

/// The signs that a style may put on a cell instead of a picture, and their width in [`BOLD`], as
/// a share of the text's size.
pub const CELL_SIGNS: [(char, f32); 5] = [
    ('√', 1371.0 / 2048.0),
    ('M', 1908.0 / 2048.0),
    ('*', 1145.0 / 2048.0),
    ('#', 1329.0 / 2048.0),
    ('?', 1146.0 / 2048.0),
];

/// The width of one of [`SIGNS`], as a share of the text's size; of any other that of a figure.
pub fn sign_width(sign: char) -> f32 {
    let known = CELL_SIGNS.iter().find(|(known, _)| *known == sign);
    known.map_or(DIGIT_WIDTH, |(_, width)| *width)
}

/// The width of a figure in [`BOLD`], as a share of the text's size: all ten are as wide.
pub const DIGIT_WIDTH: f32 = 1324.0 / 2048.0;
