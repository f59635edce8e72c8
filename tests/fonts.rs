//! The bundled fonts show every text of Sapper, on a machine with any fonts or with none.

use iced::Font;
use iced::advanced::graphics::text;
use iced::advanced::graphics::text::cosmic_text::{Buffer, Metrics, Shaping};
use sapper::config::{ColorVision, Lang};
use sapper::game::Style;
use sapper::ui::font;
use sapper::ui::theme::Palette;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use ttf_parser::Face;

/// Signs that the window and its help draw as text.
const SIGNS: &str = "“”‘’–—…×÷−·•√→←↑↓⌘≡▾▴▸◂✓ 、。「」【】（）：；，！？％";

#[test]
fn every_character_of_every_text_is_in_both_weights() {
    for face in faces() {
        let missing: String =
            all_characters().filter(|char| face.glyph_index(*char).is_none()).collect();
        assert!(missing.is_empty(), "{missing} is missing: run resources/fonts/make.py again");
    }
}

#[test]
fn every_latin_letter_of_a_name_is_in_both_weights() {
    for face in faces() {
        for char in (' '..='~').chain('\u{A0}'..='\u{17F}') {
            // Never seen, and no longer in use: the soft hyphen and a contraction.
            if ['\u{AD}', 'ŉ'].contains(&char) {
                continue;
            }
            assert!(face.glyph_index(char).is_some(), "{char:?}");
        }
    }
}

#[test]
fn a_character_that_should_be_seen_has_an_outline() {
    for face in faces() {
        for char in all_characters().filter(|char| *char != '\u{3000}') {
            let glyph = face.glyph_index(char).unwrap();
            assert!(face.glyph_bounding_box(glyph).is_some(), "{char:?}");
        }
    }
}

#[test]
fn all_figures_are_equally_wide() {
    for face in faces() {
        let widths: BTreeSet<_> = ('0'..='9').map(|char| advance(&face, char)).collect();
        assert_eq!(widths.len(), 1, "{widths:?}");
    }
}

#[test]
fn chinese_characters_stand_in_a_square() {
    for face in faces() {
        for char in "扫雷，（".chars() {
            assert_eq!(advance(&face, char), face.units_per_em(), "{char}");
        }
    }
}

#[test]
fn the_weights_are_500_and_700_of_one_family() {
    let weights = faces().map(|face| face.weight().to_number());
    assert_eq!(weights, [500, 700]);
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
fn the_toolkit_draws_every_text_with_these_fonts_alone() {
    for bytes in font::FILES {
        text::font_system().write().unwrap().load_font(bytes.into());
    }
    for (font, weight) in [(font::TEXT, 500), (font::BOLD, 700)] {
        for line in Lang::ALL
            .into_iter()
            .flat_map(lines)
            .chain(["Sapper 扫雷 0123456789 ×".to_owned(), SIGNS.to_owned()])
        {
            for shaping in [Shaping::Advanced, Shaping::Basic] {
                for (family, found, glyph) in shaped(&line, font, shaping) {
                    assert_eq!((family.as_str(), found), (font::FAMILY, weight), "{line}");
                    assert_ne!(glyph, 0, "a box is drawn in {line}");
                }
            }
        }
    }
}

#[test]
fn the_licences_of_all_origins_stand_beside_the_fonts() {
    for (file, holder) in [
        ("OFL-JetBrainsMono.txt", "The JetBrains Mono Project Authors"),
        ("OFL-Inter.txt", "The Inter Project Authors"),
        ("OFL-NotoSansSC.txt", "Adobe"),
    ] {
        let text = fs::read_to_string(root().join("resources/fonts").join(file)).unwrap();
        assert!(text.contains("SIL OPEN FONT LICENSE Version 1.1"), "{file}");
        assert!(text.contains(holder), "{file}");
    }
    // Noto's licence reserves a name, which the family must not carry.
    assert!(!font::FAMILY.contains("Source"));
}

/// The faces in which every text can be drawn.
fn faces() -> [Face<'static>; 2] {
    [0, 1].map(face)
}

/// The faces whose characters are equally wide.
fn mono_faces() -> [Face<'static>; 2] {
    [2, 3].map(face)
}

fn face(number: usize) -> Face<'static> {
    Face::parse(font::FILES[number], 0).unwrap()
}

#[test]
fn all_characters_of_the_console_look_are_equally_wide() {
    let known = (' '..='\u{2100}').filter(|char| font::mono_covers(&char.to_string()));
    let known: Vec<char> = known.collect();
    assert!(known.contains(&'M') && known.contains(&'i') && known.contains(&'×'));
    for face in mono_faces() {
        for &char in &known {
            let width = f32::from(advance(&face, char)) / f32::from(face.units_per_em());
            assert_eq!(width, font::MONO_WIDTH, "{char}");
        }
    }
}

#[test]
fn what_the_font_of_the_console_look_lacks_is_drawn_in_the_other() {
    let palette = Palette::of(Style::Console, true, ColorVision::Normal);
    assert_eq!(palette.font("Mines: 10"), font::MONO);
    assert_eq!(palette.font("雷：10"), font::TEXT);
    assert_eq!(palette.bold("12.345 s"), font::MONO_BOLD);
    assert_eq!(palette.bold("12.345 秒"), font::BOLD);
    let other = Palette::of(Style::Windows7, true, ColorVision::Normal);
    assert_eq!(other.font("Mines: 10"), font::TEXT);
    for bytes in font::FILES {
        text::font_system().write().unwrap().load_font(bytes.into());
    }
    for (font, weight) in [(font::MONO, 500), (font::MONO_BOLD, 700)] {
        for (family, found, glyph) in shaped("1 Play · 9 × 9…", font, Shaping::Advanced) {
            assert_eq!((family.as_str(), found), (font::MONO_FAMILY, weight));
            assert_ne!(glyph, 0);
        }
    }
}

#[test]
fn a_bold_figure_is_as_wide_as_the_cells_take_it_to_be() {
    let face = Face::parse(font::FILES[1], 0).unwrap();
    let width = f32::from(advance(&face, '4')) / f32::from(face.units_per_em());
    assert!((width - font::DIGIT_WIDTH).abs() < 1e-6, "{width}");
}

#[test]
fn a_sign_is_as_wide_as_the_cells_take_it_to_be() {
    let face = Face::parse(font::FILES[1], 0).unwrap();
    for (sign, width) in font::CELL_SIGNS {
        let real = f32::from(advance(&face, sign)) / f32::from(face.units_per_em());
        assert!((real - width).abs() < 1e-6, "{sign}: {real}");
    }
}

fn advance(face: &Face<'_>, char: char) -> u16 {
    face.glyph_hor_advance(face.glyph_index(char).unwrap()).unwrap()
}

/// Everything that is drawn as text and not typed by the player, without blanks.
fn all_characters() -> impl Iterator<Item = char> {
    let texts = Lang::ALL.map(|lang| format!("{}{}", lang.ftl(), lang.name()));
    let characters: BTreeSet<char> = texts.concat().chars().chain(SIGNS.chars()).collect();
    characters.into_iter().filter(|char| !char.is_whitespace())
}

/// A language's texts line by line, as its file has them.
fn lines(lang: Lang) -> impl Iterator<Item = String> {
    lang.ftl().lines().map(|line| line.trim().to_owned())
}

/// What the toolkit makes of a line: each glyph's family, weight and number.
fn shaped(line: &str, font: Font, shaping: Shaping) -> Vec<(String, u16, u16)> {
    let mut system = text::font_system().write().unwrap();
    let system = system.raw();
    let mut buffer = Buffer::new(system, Metrics::new(16.0, 20.0));
    let attributes = text::to_attributes(font);
    buffer.set_text(system, line, &attributes, shaping, None);
    buffer.shape_until_scroll(system, false);
    let glyphs: Vec<_> = buffer
        .layout_runs()
        .flat_map(|run| run.glyphs)
        .map(|glyph| (glyph.font_id, glyph.glyph_id))
        .collect();
    glyphs
        .into_iter()
        .map(|(id, glyph)| {
            let face = system.db().face(id).unwrap();
            (face.families[0].0.clone(), face.weight.0, glyph)
        })
        .collect()
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}
