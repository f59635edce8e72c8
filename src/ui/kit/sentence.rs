//! A sentence whose words have the colours of the rings on the board.

use crate::i18n::steps::{Mark, Naming, Sentence, plain};
use crate::ui::Element;
use crate::ui::kit::control::{Child, ControlPart, Stateless, wrap};
use crate::ui::kit::theme::Palette;
use crate::ui::kit::word_breaks::keep_words;
use iced::Fill;
use iced::advanced::widget::Operation;
use iced::font::Weight;
use iced::widget::span;
use iced::widget::text::{Rich, Wrapping};

/// As wide as its room. A screen reader says it with coordinates instead.
pub fn sentence<'a, M: 'a>(
    said: impl Fn(Naming) -> Sentence,
    (size, line_height): (f32, f32),
    palette: &'static Palette,
) -> Element<'a, M> {
    let spans: Vec<_> = said(Naming::Words)
        .into_iter()
        .map(|(mark, words)| {
            let (color, weight) = match mark {
                None => (palette.text, Weight::Normal),
                Some(Mark::Number) => (palette.reason_words(), Weight::Semibold),
                Some(Mark::Safe) => (palette.safe_words(), Weight::Semibold),
                Some(Mark::Mine) => (palette.danger, Weight::Semibold),
            };
            let font = palette.font(weight, &words);
            // Where colours are few, what is given is told from what follows by a line.
            let is_underlined = palette.is_high_contrast() && mark == Some(Mark::Number);
            let words = span::<(), _>(keep_words(words.into())).color(color).font(font);
            words.underline(is_underlined)
        })
        .collect();
    let words = Rich::with_spans(spans)
        .size(size)
        .line_height(line_height)
        .width(Fill)
        .wrapping(Wrapping::WordOrGlyph);
    self::spoken(words, plain(&said(Naming::Coordinates)))
}

/// A text that says something else than it shows.
pub fn spoken<'a, M: 'a>(text: impl Into<Element<'a, M>>, words: String) -> Element<'a, M> {
    wrap(text, Spoken(words))
}

struct Spoken(String);

impl<M> ControlPart<M> for Spoken {
    type State = Stateless<Self>;

    fn operate(
        &mut self,
        child: &mut Child<'_, '_, M>,
        _: &mut Stateless<Self>,
        operation: &mut dyn Operation,
    ) {
        operation.text(None, child.bounds(), &self.0);
    }
}
