//! The bundled fonts: they show every text of Sapper, on machines with any fonts or none.

use crate::common::prelude::*;
use crate::common::program::{child_test, ended};
use crate::common::{fonts, fonts_of, mono_fonts};
use iced::Font;
use iced::advanced::graphics::text;
use iced::advanced::graphics::text::cosmic_text::fontdb::Source;
use iced::advanced::graphics::text::cosmic_text::{Buffer, FontSystem, Metrics, Shaping};
use iced::font::Weight;
use sapper::config::ColorVision;
use sapper::ui::kit::font;
use sapper::ui::kit::theme::Palette;
use std::collections::BTreeSet;
use std::env;
use std::sync::Arc;
use ttf_parser::Face;

/// Signs that the window and its help draw as text.
const SIGNS: &str = "“”‘’–—…×÷−·•√→←↑↓⌘≡▾▴▸◂✓ 、。「」【】（）：；，！？％";

#[test]
fn every_weight_has_every_character_of_every_text_that_is_drawn_with_it() {
    for lang in Lang::ALL {
        for char in characters(lang) {
            for face in faces_for(lang, char) {
                assert!(face.glyph_index(char).is_some(), "{lang}: {char}: run make fonts");
            }
        }
    }
}

#[test]
fn words_with_han_characters_are_in_a_weight_that_has_them() {
    for (weight, other) in WEIGHTS.into_iter().zip([400, 400, 700, 700]) {
        assert_eq!(number(font::weighing(weight, "9 × 9 Łódź Игра ✓ ▾")), number_of(weight));
        for words in ["踩地雷", "Sapper 雷", "マイン", "（", "김"] {
            assert_eq!(number(font::weighing(weight, words)), other, "{words}");
        }
    }
}

#[test]
fn han_characters_have_the_shapes_of_their_language() {
    let shape = |lang, char| {
        let [face, ..] = fonts_of(lang).map(face);
        face.glyph_bounding_box(face.glyph_index(char).expect("the character"))
    };
    for char in ['今', '近'] {
        let shapes = [Lang::SimplifiedChinese, Lang::TraditionalChinese, Lang::Japanese]
            .map(|lang| shape(lang, char));
        assert!(shapes[0] != shapes[1] && shapes[1] != shapes[2], "{char}: {shapes:?}");
    }
}

#[test]
fn every_weight_has_every_latin_and_cyrillic_letter() {
    let cyrillic = ('А'..='я').chain("ЁёЄєІіЇїЎўҐґ".chars());
    for face in faces() {
        for char in (' '..='~').chain('\u{A0}'..='\u{17F}').chain(cyrillic.clone()) {
            // Never seen, and no longer in use: the soft hyphen and a contraction.
            if ['\u{AD}', 'ŉ'].contains(&char) {
                continue;
            }
            assert!(face.glyph_index(char).is_some(), "{char:?}");
        }
    }
}

#[test]
fn every_visible_character_has_an_outline() {
    for lang in Lang::ALL {
        for char in characters(lang).filter(|char| *char != '\u{3000}') {
            for face in faces_for(lang, char) {
                let glyph = face.glyph_index(char).unwrap();
                assert!(face.glyph_bounding_box(glyph).is_some(), "{char:?}");
            }
        }
    }
}

#[test]
fn all_digits_have_the_same_width() {
    for face in faces() {
        let widths: BTreeSet<_> = ('0'..='9').map(|char| advance(&face, char)).collect();
        assert_eq!(widths.len(), 1, "{widths:?}");
    }
}

#[test]
fn han_characters_and_kana_are_square() {
    for (lang, words) in [
        (Lang::SimplifiedChinese, "扫雷，（"),
        (Lang::TraditionalChinese, "踩地雷，（"),
        (Lang::Japanese, "地雷マインすべて、"),
    ] {
        for char in words.chars() {
            for face in faces_for(lang, char) {
                assert_eq!(advance(&face, char), face.units_per_em(), "{char}");
            }
        }
    }
}

#[test]
fn the_weights_are_400_to_700_of_one_family() {
    for lang in Lang::ALL {
        let weights = fonts_of(lang).map(|file| face(file).weight().to_number());
        assert_eq!(weights, WEIGHTS.map(number_of));
    }
    for face in faces() {
        assert_eq!(face.is_bold(), face.weight().to_number() == 700);
        let family = face
            .names()
            .into_iter()
            .find(|name| name.name_id == ttf_parser::name_id::TYPOGRAPHIC_FAMILY)
            .and_then(|name| name.to_string());
        assert_eq!(family.as_deref(), Some(font::FAMILY));
    }
}

#[test]
fn every_text_is_drawn_with_the_bundled_fonts_only() {
    for lang in Lang::ALL {
        let mut system = system_with(lang);
        let names = Lang::ALL.map(Lang::name).join(" ");
        let known = ["Sapper 0123456789 ×".to_owned(), SIGNS.to_owned(), names];
        for line in lines(lang).into_iter().chain(known) {
            for font in WEIGHTS.map(|weight| font::weighing(weight, &line)) {
                for shaping in [Shaping::Advanced, Shaping::Basic] {
                    for (family, found, glyph) in shaped(&mut system, &line, font, shaping) {
                        let wanted = (font::FAMILY, number(font));
                        assert_eq!((family.as_str(), found), wanted, "{line}");
                        assert_ne!(glyph, 0, "a box is drawn in {line}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_language_that_is_chosen_later_gets_its_own_characters() {
    if env::var_os(CHILD).is_none() {
        // What the toolkit draws with belongs to the whole process.
        let name = "fonts::a_language_that_is_chosen_later_gets_its_own_characters";
        let ended = ended(child_test(name).env(CHILD, "1"));
        assert_eq!(ended.code, Some(0), "{}", ended.out);
        return;
    }
    for file in fonts_of(Lang::English) {
        text::font_system().write().unwrap().load_font(file.into());
    }
    for lang in [Lang::Japanese, Lang::German, Lang::Japanese, Lang::TraditionalChinese] {
        let before = text::font_system().read().unwrap().version();
        font::switch_to(lang);
        let mut system = text::font_system().write().unwrap();
        assert!(before != system.version(), "texts are laid out again");
        let [wanted, ..] = fonts_of(lang);
        for (family, ..) in shaped(system.raw(), "日 Sapper", font::TEXT, Shaping::Advanced) {
            assert_eq!(family, font::FAMILY);
        }
        let fonts = system.raw().db();
        let faces = fonts.faces();
        let ours: Vec<_> = faces.filter(|face| face.families[0].0 == font::FAMILY).collect();
        assert_eq!(ours.len(), 4, "only these are loaded");
        let regular = ours.iter().find(|face| face.weight.0 == 400).unwrap();
        let first = fonts.with_face_data(regular.id, |data, _| data == wanted);
        assert_eq!(first, Some(true), "{lang}");
    }
}

#[test]
fn the_licences_of_all_fonts_are_beside_them() {
    for (file, holder) in [
        ("OFL-JetBrainsMono.txt", "The JetBrains Mono Project Authors"),
        ("OFL-AtkinsonHyperlegible.txt", "The Atkinson Hyperlegible Next Project Authors"),
        ("OFL-Inter.txt", "The Inter Project Authors"),
        ("OFL-NotoSansCJK.txt", "Adobe"),
    ] {
        let text = fs::read_to_string(root().join("resources/fonts").join(file)).unwrap();
        assert!(text.contains("SIL OPEN FONT LICENSE Version 1.1"), "{file}");
        assert!(text.contains(holder), "{file}");
    }
    // Noto's licence reserves a name, which the family must not carry.
    assert!(!font::FAMILY.contains("Source"));
}

/// Names this program when it runs as a child of its own.
const CHILD: &str = "SAPPER_TEST_FONTS";

/// The faces of the window, in every language.
fn faces() -> impl Iterator<Item = Face<'static>> {
    fonts().take(fonts().count() - mono_fonts().len()).map(face)
}

/// The faces whose characters are equally wide.
fn mono_faces() -> [Face<'static>; 2] {
    mono_fonts().map(face)
}

const WEIGHTS: [Weight; 4] = [Weight::Normal, Weight::Medium, Weight::Semibold, Weight::Bold];

fn number_of(weight: Weight) -> u16 {
    text::to_attributes(Font { weight, ..Font::DEFAULT }).weight.0
}

fn number(font: Font) -> u16 {
    number_of(font.weight)
}

/// The faces that draw a character in a language.
fn faces_for(lang: Lang, char: char) -> Vec<Face<'static>> {
    let faces = fonts_of(lang).into_iter().zip(WEIGHTS);
    let draws = |weight| font::weighing(weight, &char.to_string()).weight == weight;
    faces.filter(|&(_, weight)| draws(weight)).map(|(file, _)| face(file)).collect()
}

fn face(file: &'static [u8]) -> Face<'static> {
    Face::parse(file, 0).unwrap()
}

fn bold() -> Face<'static> {
    face(fonts_of(Lang::English)[3])
}

/// The fonts of the machine and those of a language.
fn system_with(lang: Lang) -> FontSystem {
    let files = fonts_of(lang).into_iter().chain(mono_fonts());
    FontSystem::new_with_fonts(files.map(|file| Source::Binary(Arc::new(file))))
}

#[test]
fn all_characters_of_the_console_style_have_the_same_width() {
    let known = (' '..='\u{2100}').filter(|char| font::mono_covers(&char.to_string()));
    let known: Vec<char> = known.collect();
    assert!("Mi×ßŁЖ„«".chars().all(|char| known.contains(&char)));
    for face in mono_faces() {
        for &char in &known {
            assert_eq!(advance(&face, char), advance(&face, '0'), "{char}");
        }
    }
}

#[test]
fn characters_missing_in_the_console_font_are_drawn_in_the_other() {
    let palette = Palette::of(Style::Console, true, ColorVision::Normal);
    for (weight, mono) in WEIGHTS.into_iter().zip([500, 500, 700, 700]) {
        let font = palette.font(weight, "12.345 s");
        assert_eq!((font.family, number(font)), (font::MONO.family, mono));
        assert_eq!(palette.font(weight, "12.345 秒"), font::weighing(weight, "12.345 秒"));
        let other = Palette::of(Style::Windows7, true, ColorVision::Normal);
        assert_eq!(other.font(weight, "Mines: 10"), font::weighing(weight, "Mines: 10"));
    }
    let mut system = system_with(Lang::English);
    for (font, weight) in [(font::MONO, 500), (font::MONO_BOLD, 700)] {
        let shaped = shaped(&mut system, "1 Играть · Łódź 9 × 9…", font, Shaping::Advanced);
        for (family, found, glyph) in shaped {
            assert_eq!((family.as_str(), found), (font::MONO_FAMILY, weight));
            assert_ne!(glyph, 0);
        }
    }
}

#[test]
fn a_bold_digit_has_the_width_that_rulers_assume() {
    let face = bold();
    let width = f32::from(advance(&face, '4')) / f32::from(face.units_per_em());
    assert!((width - font::DIGIT_WIDTH).abs() < 1e-6, "{width}");
}

fn advance(face: &Face<'_>, char: char) -> u16 {
    face.glyph_hor_advance(face.glyph_index(char).unwrap()).unwrap()
}

/// Everything that is drawn as text in a language and not typed by the player, without blanks.
fn characters(lang: Lang) -> impl Iterator<Item = char> {
    let texts = format!("{}{SIGNS}{}", lang.ftl(), Lang::ALL.map(Lang::name).concat());
    let characters: BTreeSet<char> = texts.chars().collect();
    characters.into_iter().filter(|char| !char.is_whitespace())
}

/// A language's texts line by line, as its file has them.
fn lines(lang: Lang) -> Vec<String> {
    lang.ftl().lines().map(|line| line.trim().to_owned()).collect()
}

/// What the toolkit makes of a line: each glyph's family, weight and number.
fn shaped(
    system: &mut FontSystem,
    line: &str,
    font: Font,
    shaping: Shaping,
) -> Vec<(String, u16, u16)> {
    let mut buffer = Buffer::new(system, Metrics::new(16.0, 20.0));
    let attributes = text::to_attributes(font);
    buffer.set_text(system, line, &attributes, shaping, None);
    buffer.shape_until_scroll(system, false);
    buffer
        .layout_runs()
        .flat_map(|run| run.glyphs)
        .map(|glyph| {
            let face = system.db().face(glyph.font_id).unwrap();
            (face.families[0].0.clone(), face.weight.0, glyph.glyph_id)
        })
        .collect()
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}
