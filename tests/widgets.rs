//! Parts of widgets: shortened texts, steps through values, drawing.

use iced::Color;
use iced::advanced::graphics::text::font_system;
use sapper::ui::font;
use sapper::ui::widget::ellipsis::{ellipsize, text_width};
use sapper::ui::widget::focus::ValueStep;
use sapper::ui::widget::rasterizer::Rasterizer;
use std::sync::Once;

fn load_fonts() {
    static LOADED: Once = Once::new();
    LOADED.call_once(|| {
        let mut fonts = font_system().write().expect("fonts");
        for file in font::FILES {
            fonts.load_font(file.into());
        }
    });
}

fn cut_to(words: &str, room: f32) -> Option<String> {
    load_fonts();
    ellipsize(words, 13.0, font::TEXT, room)
}

#[test]
fn as_much_is_shown_as_there_is_room_for() {
    let words = "Someone with a very long name 扫雷高手";
    load_fonts();
    let whole = text_width(words, 13.0, font::TEXT);
    assert_eq!(cut_to(words, whole), None);
    let mut shown = usize::MAX;
    for room in (0..whole as u16).rev() {
        let cut = cut_to(words, room.into()).expect("it is too long");
        let (start, dots) = cut.split_at(cut.len() - "…".len());
        assert!(words.starts_with(start) && dots == "…", "{cut}");
        let fits = text_width(&cut, 13.0, font::TEXT) <= room.into();
        assert!(fits || start.is_empty(), "{cut} in {room}");
        assert!(start.len() <= shown);
        shown = start.len();
    }
    assert_eq!(shown, 0);
}

#[test]
fn no_character_is_torn() {
    let words = "e\u{301}e\u{301}e\u{301}e\u{301}";
    for room in 0..40_u8 {
        if let Some(cut) = cut_to(words, room.into()) {
            assert_eq!(cut.matches('e').count(), cut.matches('\u{301}').count());
        }
    }
}

#[test]
fn nothing_is_no_longer_than_any_room() {
    assert_eq!(cut_to("", 0.0), None);
    assert_eq!(cut_to("", -1.0), Some("…".to_owned()));
}

#[test]
fn a_step_stays_within_the_values_and_only_a_press_goes_around() {
    assert_eq!(
        (ValueStep::Previous.index_from(0, 3), ValueStep::Previous.index_from(2, 3)),
        (0, 1)
    );
    assert_eq!((ValueStep::Next.index_from(2, 3), ValueStep::Next.index_from(0, 3)), (2, 1));
    assert_eq!((ValueStep::First.index_from(2, 3), ValueStep::Last.index_from(0, 3)), (0, 2));
    assert_eq!(
        (ValueStep::NextWrapping.index_from(2, 3), ValueStep::NextWrapping.index_from(1, 3)),
        (0, 2)
    );
    assert_eq!(ValueStep::Last.index_from(0, 0), 0);
}

#[test]
fn a_shape_is_painted_in_its_place() {
    let mut pen = Rasterizer::square(4).expect("a small square");
    pen.polygon(Color::from_rgb8(255, 0, 0), &[(0.5, 0.0), (1.0, 0.0), (1.0, 0.5), (0.5, 0.5)]);
    let rgba = pen.into_rgba();
    let pixel = |x: usize, y: usize| &rgba[(y * 4 + x) * 4..][..4];
    assert_eq!(pixel(3, 0), [255, 0, 0, 255]);
    assert_eq!(pixel(0, 3)[3], 0, "the rest is clear");
}
