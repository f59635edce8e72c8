//! What forms are made of: fields to type in, controls with their names, and what is wrong.

use super::focus;
use super::number_field::whole;
use super::semantics::{NumericRange, Semantics, alert, described};
use super::tooltip::{ControlLabel, tooltip};
use super::words::{TextRole, muted, note, problem};
use crate::i18n::{Texts, args};
use crate::ui::kit::theme::{Palette, UNIT, size};
use crate::ui::{Element, Row};
use accesskit::Role;
use iced::widget::text::Wrapping;
use iced::widget::{container, row, text_input};
use iced::{Center, Fill};
use std::ops::RangeInclusive;

/// These are in the middle of a line, with the usual gaps. What is `None` takes no room.
macro_rules! beside {
    ($($part:expr),* $(,)?) => {
        iced::widget::row![$($part),*].spacing($crate::ui::kit::theme::GAP).align_y(iced::Center)
    };
}
pub(crate) use beside;

/// A field to type one line in, or a whole number.
pub struct Field<'a> {
    id: &'static str,
    typed: &'a str,
    hint: &'a str,
    semantics: Semantics,
}

impl<'a> Field<'a> {
    pub fn new(id: &'static str, typed: &'a str) -> Self {
        let semantics = Semantics::new(Role::TextInput).with_value(typed);
        Self { id, typed, hint: "", semantics }
    }

    pub fn named(self, name: impl Into<String>) -> Self {
        Self { semantics: self.semantics.named(name), ..self }
    }

    /// What it shows while it is empty.
    pub fn hint(self, hint: &'a str) -> Self {
        Self { hint, ..self }
    }

    /// What is wrong with its content.
    pub fn wrong(self, problem: Option<String>) -> Self {
        Self { semantics: self.semantics.with_error(problem), ..self }
    }

    pub fn role(self, role: Role) -> Self {
        Self { semantics: Semantics { role, ..self.semantics }, ..self }
    }

    /// Enter sends `on_submit`.
    pub fn view<M: Clone + 'a>(
        self,
        on_input: impl Fn(String) -> M + Clone + 'a,
        on_submit: M,
        palette: &'static Palette,
    ) -> Element<'a, M> {
        let input = text_input(self.hint, self.typed).id(self.id);
        let input = input.on_input(on_input.clone()).on_submit(on_submit);
        let input = super::buttons::field(input, self.semantics.error.is_some(), palette);
        focus::text_field(input, self.semantics, on_input)
    }

    /// The arrow keys send `on_step` with 1 or -1. `look` is that of the number.
    pub fn number<M: Clone + 'a>(
        self,
        range: RangeInclusive<usize>,
        look: TextRole,
        on_input: impl Fn(String) -> M + Clone + 'a,
        on_step: impl Fn(isize) -> M,
        on_submit: M,
        palette: &'static Palette,
    ) -> Element<'a, M> {
        let Self { id, typed, hint, semantics } = self;
        let input = text_input(hint, typed)
            .id(id)
            .on_input(on_input.clone())
            .on_submit(on_submit)
            .size(look.size())
            .font(look.font(typed))
            .align_x(Center)
            .padding([if look == TextRole::Title { 2.0 } else { 3.0 }, 6.0])
            .style(palette.text_field(semantics.error.is_some()))
            .width(Fill);
        let range = NumericRange {
            value: whole(typed).ok().map(|number| number as f64),
            min: *range.start() as f64,
            max: *range.end() as f64,
            step: 1.0,
        };
        let name = semantics.name.clone().unwrap_or_default();
        // A tooltip names it.
        let semantics =
            Semantics { role: Role::SpinButton, name: None, range: Some(range), ..semantics };
        let input = focus::number(input, semantics, on_input, on_step(1), on_step(-1));
        tooltip(input, ControlLabel::new(&name).with_key("↑ ↓".to_owned()), palette)
    }
}

/// A whole number of a form: the field between two buttons.
#[derive(Debug)]
pub struct Stepper<'a> {
    pub id: &'static str,
    pub name: String,
    pub typed: &'a str,
    pub range: RangeInclusive<usize>,
    /// What is wrong with it.
    pub problem: Option<String>,
}

impl<'a> Stepper<'a> {
    /// The width of the name.
    pub const LABEL: f32 = 68.0;

    /// Behind its name and before its limits.
    pub fn in_line<M: Clone + 'a>(
        self,
        on_input: impl Fn(String) -> M + Clone + 'a,
        on_step: impl Fn(isize) -> M,
        on_submit: M,
        (texts, palette): (&'a Texts, &'static Palette),
    ) -> Element<'a, M> {
        let name = container(muted(self.name.clone(), palette)).width(Self::LABEL);
        let (min, max) = (*self.range.start(), *self.range.end());
        let limits = note(texts.with("custom-range", args![min, max]), palette);
        let limits = container(limits).width(56.0).align_x(iced::Right);
        let field = self.view(on_input, on_step, on_submit, (texts, palette));
        row![name, field, limits].spacing(UNIT).align_y(Center).into()
    }

    /// Enter sends `on_submit`; `on_step` makes the message of a step by 1 or -1.
    pub fn view<M: Clone + 'a>(
        self,
        on_input: impl Fn(String) -> M + Clone + 'a,
        on_step: impl Fn(isize) -> M,
        on_submit: M,
        (texts, palette): (&'a Texts, &'static Palette),
    ) -> Element<'a, M> {
        let Self { id, name, typed, range, problem } = self;
        // The keyboard has the arrow keys, so Tab skips the buttons.
        let step = |sign: &'a str, name: &str, key: &str, by: isize| {
            let button = super::buttons::sign(sign, false, palette).on_press(on_step(by));
            let label = ControlLabel::new(texts.get(name)).with_key(key.to_owned());
            described(tooltip(button, label, palette), Semantics::hidden())
        };
        let (minus, plus) = (step("−", "custom-less", "↓", -1), step("+", "custom-more", "↑", 1));
        let field = Field::new(id, typed).named(name).wrong(problem);
        let field = field.number(range, TextRole::Title, on_input, &on_step, on_submit, palette);
        row![minus, field, plus].spacing(UNIT).align_y(Center).into()
    }
}

/// The number that a step leads to from what is typed.
pub fn stepped(typed: &str, by: isize, range: &RangeInclusive<usize>) -> usize {
    let (least, most) = (*range.start(), *range.end());
    whole(typed).map_or(least, |now| now.saturating_add_signed(by).clamp(least, most))
}

/// A control behind its name, which has this width.
pub fn labelled<'a, M: 'a>(
    name: &'a str,
    width: f32,
    control: impl Into<Element<'a, M>>,
    palette: &'static Palette,
) -> Row<'a, M> {
    // With more room between letters one word may be wider.
    let name = muted(name, palette).width(width).wrapping(Wrapping::WordOrGlyph);
    beside![name, container(control).width(Fill)]
}

/// What is wrong, which is read out. The line is always there, so that nothing moves.
pub fn wrong<'a, M: 'a>(words: Option<String>, palette: &'static Palette) -> Element<'a, M> {
    alert(problem(words.unwrap_or_default(), palette))
}

/// What is wrong with a form, in the place of its result: two lines, so that nothing moves.
pub fn verdict<'a, M: 'a>(
    said: Result<String, String>,
    palette: &'static Palette,
) -> Element<'a, M> {
    let words = match said {
        Ok(fine) => note(fine, palette),
        Err(wrong) => problem(wrong, palette),
    };
    alert(container(words).height(2.0 * 1.3 * size::SMALL))
}
