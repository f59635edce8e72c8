//! The letters that the player may choose: shapes for easier reading, and more room between letters
//! and between lines.

use crate::common::prelude::*;
use crate::common::program::{child_test, ended};
use iced::widget::text::LineHeight;
use sapper::config::{Spacing, Typeface};
use sapper::ui::kit::font;
use sapper::ui::kit::font::lettering::{Lettering, has_reading_font, line_height};
use std::collections::BTreeSet;
use std::env;
use ttf_parser::Face;

fn usual(lang: Lang) -> Lettering {
    Lettering::new(&Settings::default(), lang)
}

fn reading(lang: Lang) -> Lettering {
    Lettering { typeface: Typeface::Reading, ..usual(lang) }
}

fn with_faces<T>(files: &[Vec<u8>; 4], look: impl Fn(&Face<'_>) -> T) -> Vec<T> {
    files.iter().map(|file| look(&Face::parse(file, 0).expect("a font"))).collect()
}

fn advance(face: &Face<'_>, char: char) -> u16 {
    face.glyph_hor_advance(face.glyph_index(char).expect("the character")).expect("a width")
}

/// The outline of a character, as numbers.
fn shape(face: &Face<'_>, char: char) -> Option<ttf_parser::Rect> {
    face.glyph_bounding_box(face.glyph_index(char)?)
}

#[test]
fn without_a_choice_letters_are_the_usual_ones() {
    for lang in Lang::ALL {
        let files = usual(lang).files();
        assert!(files == font::files(lang), "{lang}");
    }
}

#[test]
fn there_are_letters_for_easier_reading_in_languages_with_latin_letters() {
    for lang in Lang::ALL {
        let is_latin = !["ru", "uk", "ja", "ko", "zh-CN", "zh-TW"].contains(&lang.key());
        assert_eq!(has_reading_font(lang), is_latin, "{lang}");
        let files = reading(lang).files();
        assert_eq!(files[0] != font::files(lang)[0], has_reading_font(lang), "{lang}");
    }
}

#[test]
fn letters_for_easier_reading_are_complete() {
    let names = Lang::ALL.map(Lang::name).concat();
    let letters: String = (' '..='~').chain('\u{A1}'..='\u{17F}').collect();
    for lang in Lang::ALL.into_iter().filter(|lang| has_reading_font(*lang)) {
        let texts = format!("{letters}{names}{}−×÷≡▾▴▸◂→✓", lang.ftl());
        let texts: BTreeSet<char> = texts.chars().filter(|char| !char.is_control()).collect();
        with_faces(&reading(lang).files(), |face| {
            for &char in texts.iter().filter(|char| !['\u{AD}', 'ŉ'].contains(*char)) {
                assert!(face.glyph_index(char).is_some(), "{lang}: {char}: run make fonts");
            }
        });
    }
}

#[test]
fn they_have_four_weights_and_figures_of_one_width() {
    let files = reading(Lang::English).files();
    let weights = with_faces(&files, |face| face.weight().to_number());
    assert_eq!(weights, [400, 500, 600, 700]);
    let widths = |face: &Face<'_>| {
        ('0'..='9').map(|char| advance(face, char)).collect::<BTreeSet<_>>().len()
    };
    assert_eq!(with_faces(&files, widths), [1; 4]);
    // On the same lines as the usual ones.
    let lines = |face: &Face<'_>| (face.ascender(), face.descender(), face.units_per_em());
    assert_eq!(with_faces(&files, lines), with_faces(&usual(Lang::English).files(), lines));
}

#[test]
fn letters_that_are_taken_for_each_other_differ() {
    let widths = |face: &Face<'_>| {
        let box_of = |char| shape(face, char).map(|it| (it.width(), it.height()));
        box_of('l') != box_of('I') && box_of('1') != box_of('I')
    };
    assert_eq!(with_faces(&reading(Lang::English).files(), widths), [true; 4]);
}

#[test]
fn both_files_are_small() {
    let bytes: usize = font::reading_files().iter().map(|file| file.len()).sum();
    assert!(bytes < 110_000, "{bytes}");
}

#[test]
fn letter_spacing_widens_every_letter_and_leaves_its_shape() {
    for lang in Lang::ALL {
        for typeface in [Typeface::Usual, Typeface::Reading] {
            let narrow = Lettering { typeface, ..usual(lang) }.files();
            for (spacing, share) in [(Spacing::Wide, 6), (Spacing::Wider, 12)] {
                let wide = Lettering { letter_spacing: spacing, ..reading(lang) };
                let wide = Lettering { typeface, ..wide }.files();
                for (narrow, wide) in narrow.iter().zip(&wide) {
                    let [narrow, wide] = [narrow, wide].map(|it| Face::parse(it, 0).unwrap());
                    let more = u32::from(narrow.units_per_em()) * share / 100;
                    for char in "aWi1 éŁ–×".chars() {
                        let found = advance(&wide, char) - advance(&narrow, char);
                        assert_eq!(u32::from(found), more, "{lang}: {char}");
                        assert_eq!(shape(&wide, char), shape(&narrow, char));
                    }
                }
            }
        }
    }
}

/// Names this program when it runs as a child of its own: what the toolkit draws with belongs to the
/// whole process.
const CHILD: &str = "SAPPER_TEST_LETTERING";

#[test]
fn the_widest_letters_and_lines_fit_the_smallest_window_in_every_language() {
    if env::var_os(CHILD).is_none() {
        let name =
            "lettering::the_widest_letters_and_lines_fit_the_smallest_window_in_every_language";
        let ended = ended(child_test(name).env(CHILD, "1"));
        assert_eq!(ended.code, Some(0), "{}", ended.out);
        return;
    }
    let mut faults = Vec::new();
    for lang in Lang::ALL {
        let home = fast_folder();
        let launch = LaunchOptions::default().lang(lang).seed(3).files_in(&home);
        let mut window = TestWindow::new(launch, 360.0, 453.0);
        let (letter_spacing, line_spacing) = (Spacing::Wider, Spacing::Wider);
        Lettering { letter_spacing, line_spacing, ..reading(lang) }.switch();
        assert_eq!(line_height(), LineHeight::Relative(1.75));
        for key in [Command::Down, Command::Open, Command::Hint] {
            window.key(key);
            faults
                .extend(window.cut_off().into_iter().map(|text| format!("{lang} {key:?}: {text}")));
        }
        for key in [Command::Menu, Command::Settings, Command::Help, Command::Records] {
            window.key(key);
            faults
                .extend(window.cut_off().into_iter().map(|text| format!("{lang} {key:?}: {text}")));
            window.press("Escape");
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
