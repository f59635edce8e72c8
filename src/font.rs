//! The typeface of the window: one family for Latin and Chinese, in two weights.
//!
//! The files hold every character of every text (see `resources/fonts`); a name in another
//! script is drawn with the system's fonts. All figures are equally wide, so that a running clock
//! does not shake.

use iced::Font;
use iced::font::Family;
use iced::font::Weight;

/// The name under which the toolkit knows the fonts in [`FILES`].
pub const FAMILY: &str = "Sapper Sans";

/// The fonts, TrueType, to be loaded before the first text is drawn.
pub const FILES: [&[u8]; 2] = [
    include_bytes!("../resources/fonts/SapperSans-Medium.ttf"),
    include_bytes!("../resources/fonts/SapperSans-Bold.ttf"),
];

/// Weight 500: all plain text.
pub const TEXT: Font = Font {
    family: Family::Name(FAMILY),
    weight: Weight::Medium,
    ..Font::DEFAULT
};

/// Weight 700: numbers, counters, headings.
pub const BOLD: Font = Font {
    weight: Weight::Bold,
    ..TEXT
};

/// The width of a figure in [`BOLD`], as a share of the text's size: all ten are as wide.
pub const DIGIT: f32 = 1324.0 / 2048.0;
