//! A line of text that ends in “…” where it is too long; a tooltip then shows it in full.

use super::tooltip::{ControlLabel, tooltip};
use crate::i18n::safe_text;
use crate::ui::Element;
use crate::ui::kit::line::line;
use crate::ui::kit::theme::Palette;
use iced::advanced::graphics::text::{Paragraph, Version, font_system};
use iced::advanced::text::{Paragraph as _, Wrapping};
use iced::widget::{Responsive, text};
use iced::{Color, Fill, Font, Size};
use std::cell::RefCell;
use std::collections::HashMap;
use unicode_segmentation::UnicodeSegmentation;

/// Line height, as a share of the text size.
const LINE: f32 = 1.3;

/// A line as wide as its room, which may come from outside.
pub fn ellipsized<'a, M: 'a>(
    words: impl Into<String>,
    size: f32,
    font: Font,
    color: Color,
    palette: &'static Palette,
) -> Element<'a, M> {
    let words = safe_text(&words.into()).into_owned();
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

/// The beginning of `words` with “…”, as much as fits into `room` logical pixels; `None` if
/// everything fits.
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

/// The width of a line.
pub fn text_width(words: &str, size: f32, font: Font) -> f32 {
    WIDTHS.with_borrow_mut(|widths| widths.of(words, size, font))
}

thread_local! {
    static WIDTHS: RefCell<Widths> = RefCell::default();
}

/// More widths than this are not kept.
const MAX_WIDTHS: usize = 1_000;

/// The widths of lines: a view measures the same ones after each message, which is a third of its
/// time.
#[derive(Default)]
struct Widths {
    /// The version of the fonts they belong to.
    fonts: Option<Version>,
    known: HashMap<(u32, Font), HashMap<String, f32>>,
}

impl Widths {
    fn of(&mut self, words: &str, size: f32, font: Font) -> f32 {
        let fonts = font_system().read().ok().map(|system| system.version());
        let count: usize = self.known.values().map(HashMap::len).sum();
        if self.fonts != fonts || count >= MAX_WIDTHS {
            *self = Self { fonts, known: HashMap::new() };
        }
        let known = self.known.entry((size.to_bits(), font)).or_default();
        if let Some(&width) = known.get(words) {
            return width;
        }
        let line = Paragraph::with_text(line(words, size, font));
        let width = line.min_bounds().width;
        known.insert(words.to_owned(), width);
        width
    }
}
