//! A line of text that ends in “…” where it is too long for its room; then a tooltip shows it whole.

use super::tooltip::{ControlLabel, tooltip};
use crate::ui::theme::Palette;
use iced::advanced::graphics::text::Paragraph;
use iced::advanced::text::{Alignment, LineHeight, Paragraph as _, Shaping, Text, Wrapping};
use iced::widget::{Responsive, text};
use iced::{Color, Element, Fill, Font, Size, alignment};
use unicode_segmentation::UnicodeSegmentation;

/// How tall a line is, as a share of its size.
const LINE: f32 = 1.3;

/// A line as wide as its room.
pub fn ellipsized<'a, Message: 'a>(
    words: impl Into<String>,
    size: f32,
    font: Font,
    color: Color,
    palette: &'static Palette,
) -> Element<'a, Message> {
    let words = words.into();
    let view = move |room: Size| {
        let shown = ellipsize(&words, size, font, room.width);
        let is_cut = shown.is_some();
        let line = text(shown.unwrap_or_else(|| words.clone()))
            .size(size)
            .font(font)
            .color(color)
            .line_height(LINE)
            .wrapping(Wrapping::None);
        if is_cut { tooltip(line, ControlLabel::new(words.clone()), palette) } else { line.into() }
    };
    Responsive::new(view).width(Fill).height(size * LINE).into()
}

/// The beginning of `words` with “…” behind it, as much as `room` logical pixels hold; nothing where
/// they hold all.
pub fn ellipsize(words: &str, size: f32, font: Font, room: f32) -> Option<String> {
    if text_width(words, size, font) <= room {
        return None;
    }
    let ends: Vec<usize> = words.grapheme_indices(true).map(|(end, _)| end).collect();
    let shortened = |end: usize| format!("{}…", words[..end].trim_end());
    let fitting = ends.partition_point(|&end| text_width(&shortened(end), size, font) <= room);
    let end = ends.get(fitting.saturating_sub(1)).copied();
    Some(shortened(end.unwrap_or_default()))
}

/// How wide a line is, in logical pixels.
pub fn text_width(words: &str, size: f32, font: Font) -> f32 {
    Paragraph::with_text(Text {
        content: words,
        bounds: Size::INFINITE,
        size: size.into(),
        line_height: LineHeight::default(),
        font,
        align_x: Alignment::Default,
        align_y: alignment::Vertical::Top,
        shaping: Shaping::Advanced,
        wrapping: Wrapping::None,
    })
    .min_bounds()
    .width
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::font;
    use iced::advanced::graphics::text::font_system;

    fn cut_to(words: &str, room: f32) -> Option<String> {
        for file in font::FILES {
            let mut fonts = font_system().write().expect("fonts");
            fonts.load_font(file.into());
        }
        ellipsize(words, 13.0, font::TEXT, room)
    }

    #[test]
    fn as_much_is_shown_as_there_is_room_for() {
        let words = "Someone with a very long name 扫雷高手";
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
}
