//! The fonts of the window: one family for Latin and Chinese, in two weights.
//!
//! The files contain every character of every text (see `resources/fonts`); names in other scripts
//! use system fonts. All digits are equally wide, so that a running clock does not shake.

use iced::Font;
use iced::font::{Family, Weight};

/// The family name of the fonts in [`FILES`].
pub const FAMILY: &str = "Sapper Sans";

/// TrueType files, to be loaded before the first text is drawn.
pub const FILES: [&[u8]; 4] = [
    include_bytes!("../../resources/fonts/SapperSans-Medium.ttf"),
    include_bytes!("../../resources/fonts/SapperSans-Bold.ttf"),
    include_bytes!("../../resources/fonts/SapperMono-Medium.ttf"),
    include_bytes!("../../resources/fonts/SapperMono-Bold.ttf"),
];

/// Weight 500: plain text.
pub const TEXT: Font =
    Font { family: Family::Name(FAMILY), weight: Weight::Medium, ..Font::DEFAULT };

/// Weight 700: numbers, counters, headings.
pub const BOLD: Font = Font { weight: Weight::Bold, ..TEXT };

/// The family name of the monospaced fonts.
pub const MONO_FAMILY: &str = "Sapper Mono";

/// Weight 500 of the console style. It has only the characters of [`mono_covers`].
pub const MONO: Font = Font { family: Family::Name(MONO_FAMILY), ..TEXT };

/// Weight 700 of the console style.
pub const MONO_BOLD: Font = Font { weight: Weight::Bold, ..MONO };

/// The width of a character in [`MONO`] and [`MONO_BOLD`], as a share of the text size.
pub const MONO_WIDTH: f32 = 0.6;

/// Whether [`MONO`] has every character of a text. Other texts use [`TEXT`]: Chinese characters are
/// equally wide anyway.
pub fn mono_covers(words: &str) -> bool {
    let known = |char: char| matches!(char, ' '..='~') || "\u{A0}·×–—‘’“”…".contains(char);
    words.chars().all(known)
}

/// The signs that a style may show in a cell instead of an icon, and their width in [`BOLD`], as a
/// share of the text size.
pub const CELL_SIGNS: [(char, f32); 5] = [
    ('√', 1371.0 / 2048.0),
    ('M', 1908.0 / 2048.0),
    ('*', 1145.0 / 2048.0),
    ('#', 1329.0 / 2048.0),
    ('?', 1146.0 / 2048.0),
];

/// The width of one of [`CELL_SIGNS`], or else of a digit, as a share of the text size.
pub fn sign_width(sign: char) -> f32 {
    let known = CELL_SIGNS.iter().find(|(known, _)| *known == sign);
    known.map_or(DIGIT_WIDTH, |(_, width)| *width)
}

/// The width of a digit in [`BOLD`], as a share of the text size.
pub const DIGIT_WIDTH: f32 = 1324.0 / 2048.0;
