//! Where lines of Korean end.

use iced::advanced::graphics::text::Paragraph;
use iced::advanced::text::{Alignment, LineHeight, Paragraph as _, Shaping, Text, Wrapping};
use iced::{Size, alignment};
use sapper::config::Lang;
use sapper::ui::kit::ellipsis::text_width;
use sapper::ui::kit::font;
use sapper::ui::kit::word_breaks::{keep_words, without_joiners};

const SIZE: f32 = 16.0;

fn width(words: &str) -> f32 {
    text_width(words, SIZE, font::TEXT)
}

const WORDS: &str = "지뢰 3개를 모두 찾았습니다. Sapper는 무료입니다 (확률 20%).";

/// The width of the widest line where there is this much room.
fn widest_line(words: &str, room: f32) -> f32 {
    let text = Text {
        content: words,
        bounds: Size::new(room, f32::INFINITY),
        size: SIZE.into(),
        line_height: LineHeight::default(),
        font: font::TEXT,
        align_x: Alignment::Default,
        align_y: alignment::Vertical::Top,
        shaping: Shaping::Advanced,
        wrapping: Wrapping::Word,
    };
    Paragraph::with_text(text).min_bounds().width
}

#[test]
fn a_line_of_korean_ends_between_words() {
    font::load(Lang::Korean);
    let (one, two) = ("찾았습니다", "찾았습니다 모두");
    let room = width(two) - 4.0;
    let kept = keep_words(two.into());
    assert!(widest_line(two, room) > width(one) + 4.0, "else there is no need for joiners");
    assert!((widest_line(&kept, room) - width(one)).abs() < 1.0);
}

#[test]
fn what_keeps_words_together_has_no_width_and_is_not_spoken() {
    let kept = keep_words(WORDS.into());
    assert!(kept.chars().count() > WORDS.chars().count());
    assert!(
        (text_width(&kept, 16.0, font::TEXT) - text_width(WORDS, 16.0, font::TEXT)).abs() < 0.5
    );
    assert_eq!(without_joiners(&kept), WORDS);
}

#[test]
fn other_languages_are_as_they_were() {
    for words in ["Mines left: 10", "剩余雷数：8", "地雷は3個です"] {
        assert_eq!(keep_words(words.into()), words);
    }
}
