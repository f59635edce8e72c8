//! The fonts of the window: one family in four weights, of which the lightest and the boldest have
//! Han characters or Hangul, too.
//!
//! The files contain every character of every text (see `resources/fonts`); names in other scripts
//! use system fonts. All digits are equally wide, so that a running clock does not shake.
//!
//! China, Japan and Taiwan write some characters differently that have one code in Unicode, so they
//! have a file each of these two weights, as has Korea. All other languages share files with no more
//! of these characters than the languages' names have. Only those of the language in use are
//! unpacked. They are one family: the toolkit cannot change its default font while it runs.

pub mod lettering;

use crate::config::Lang;
use iced::Font;
use iced::advanced::graphics::text::font_system;
use iced::font::{Family, Weight};
use miniz_oxide::inflate::decompress_to_vec;
use std::sync::PoisonError;

/// The family name of the fonts in [`files`].
pub const FAMILY: &str = "Sapper Sans";

/// Unpacks a font that `build.rs` has packed.
macro_rules! font {
    ($file:literal) => {
        decompress_to_vec(include_bytes!(concat!(env!("OUT_DIR"), "/", $file, ".packed")))
            .unwrap_or_default()
    };
}

/// The TrueType files of the family [`FAMILY`] with the characters of a language, by weight from 400
/// to 700.
pub fn files(lang: Lang) -> [Vec<u8>; 4] {
    let [regular, bold] = match lang {
        Lang::TraditionalChinese => [font!("SapperSansTC-Regular"), font!("SapperSansTC-Bold")],
        Lang::Japanese => [font!("SapperSansJP-Regular"), font!("SapperSansJP-Bold")],
        Lang::Korean => [font!("SapperSansKR-Regular"), font!("SapperSansKR-Bold")],
        Lang::SimplifiedChinese => [font!("SapperSansSC-Regular"), font!("SapperSansSC-Bold")],
        _ => [font!("SapperSans-Regular"), font!("SapperSans-Bold")],
    };
    [regular, font!("SapperSans-Medium"), font!("SapperSans-SemiBold"), bold]
}

/// The TrueType files made for easier reading: weights 400 and 700.
pub fn reading_files() -> [Vec<u8>; 2] {
    [font!("SapperReading-Regular"), font!("SapperReading-Bold")]
}

/// The TrueType files of the family [`MONO_FAMILY`]: weights 500 and 700.
pub fn mono_files() -> [Vec<u8>; 2] {
    [font!("SapperMono-Medium"), font!("SapperMono-Bold")]
}

/// Makes the toolkit draw with the files of a language where no window has done so.
pub fn load(lang: Lang) {
    let is_loaded = {
        let mut fonts = font_system().write().unwrap_or_else(PoisonError::into_inner);
        let mut faces = fonts.raw().db().faces();
        faces.any(|face| face.families.iter().any(|(name, _)| name == FAMILY))
    };
    if !is_loaded {
        switch_to(lang);
    }
}

/// Makes the toolkit draw with the files of another language. Everything that is laid out from now
/// on is drawn with them.
pub fn switch_to(lang: Lang) {
    replace_with(files(lang));
}

/// Replaces the fonts by other files of the family [`FAMILY`].
fn replace_with(files: [Vec<u8>; 4]) {
    let mut fonts = font_system().write().unwrap_or_else(PoisonError::into_inner);
    let database = fonts.raw().db_mut();
    let is_ours = |families: &[(String, _)]| families.iter().any(|(name, _)| name == FAMILY);
    let faces = database.faces().filter(|face| is_ours(&face.families));
    for face in faces.map(|face| face.id).collect::<Vec<_>>() {
        database.remove_face(face);
    }
    for file in files {
        fonts.load_font(file.into());
    }
}

/// Weight 400: plain text.
pub const TEXT: Font =
    Font { family: Family::Name(FAMILY), weight: Weight::Normal, ..Font::DEFAULT };

/// Weight 700: numbers in cells.
pub const BOLD: Font = Font { weight: Weight::Bold, ..TEXT };

/// The font for words in one of the weights 400, 500, 600 and 700. Words with characters that 500 and
/// 600 do not have are in 400 or 700 as a whole.
pub fn weighing(weight: Weight, words: &str) -> Font {
    let weight = match weight {
        Weight::Medium if !has_all_weights(words) => Weight::Normal,
        Weight::Semibold if !has_all_weights(words) => Weight::Bold,
        weight => weight,
    };
    Font { weight, ..TEXT }
}

/// Whether all weights have the same of these characters: those before the Han characters, kana,
/// Hangul and their punctuation in Unicode.
fn has_all_weights(words: &str) -> bool {
    words.chars().all(|char| char < '\u{2E80}')
}

/// The family name of the monospaced fonts.
pub const MONO_FAMILY: &str = "Sapper Mono";

/// Weight 500 of the console style, its plain one. It has only the characters of [`mono_covers`]:
/// Latin, Cyrillic and their punctuation.
pub const MONO: Font = Font { family: Family::Name(MONO_FAMILY), weight: Weight::Medium, ..TEXT };

/// Weight 700 of the console style.
pub const MONO_BOLD: Font = Font { weight: Weight::Bold, ..MONO };

/// Whether [`MONO`] has every character of a text. Other texts use the family [`FAMILY`]: Han
/// characters are equally wide anyway.
pub fn mono_covers(words: &str) -> bool {
    let known = |char: char| {
        let is_latin = matches!(char, ' '..='~' | '\u{A0}'..='\u{131}' | '\u{134}'..='\u{17F}');
        is_latin || matches!(char, 'А'..='я') || "ЁёЄєІіЇїЎўҐґ–—‘’‚“”„…\u{202F}".contains(char)
    };
    words.chars().all(known)
}

/// The width of a digit in [`BOLD`], as a share of the text size.
pub const DIGIT_WIDTH: f32 = 1324.0 / 2048.0;
