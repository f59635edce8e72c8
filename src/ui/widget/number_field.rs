//! Fields to type numbers in, and what is wrong with what is typed there.

use super::focus;
use super::semantics::{NumericRange, Semantics};
use super::tooltip::{ControlLabel, tooltip};
use super::words::TextRole;
use crate::i18n::{Texts, args};
use crate::ui::Element;
use crate::ui::theme::Palette;
use accesskit::Role;
use iced::Alignment::Center;
use iced::Fill;
use iced::widget::text_input;
use std::ops::RangeInclusive;

/// Parses a whole number, or fails with the key of a text. One too large for `usize` is still a
/// number.
pub fn whole(typed: &str) -> Result<usize, &'static str> {
    let typed = typed.trim();
    if typed.is_empty() {
        Err("custom-empty")
    } else if typed.bytes().all(|byte| byte.is_ascii_digit()) {
        Ok(typed.parse().unwrap_or(usize::MAX))
    } else {
        Err("custom-not-a-number")
    }
}

/// Parses a number with decimals, in parts of `1 / scale`, rounded: some languages have a comma.
pub fn decimal(typed: &str, scale: f64) -> Option<f64> {
    let number: f64 = typed.trim().replace(',', ".").parse().ok()?;
    Some((number * scale).round())
}

/// What is said of a number that is not within a range.
pub fn out_of_range(range: &RangeInclusive<usize>, texts: &Texts) -> String {
    texts.with("custom-out-of-range", args![min = *range.start(), max = *range.end()])
}

/// A field for a whole number, with arrow keys for the next one.
pub struct NumberField<'a> {
    pub id: &'static str,
    pub name: String,
    /// What an empty field shows.
    pub hint: &'a str,
    pub typed: &'a str,
    pub range: RangeInclusive<usize>,
    pub problem: Option<String>,
    pub role: TextRole,
}

impl<'a> NumberField<'a> {
    /// `on_step` is sent by the arrow keys, with 1 or -1.
    pub fn view<Message: Clone + 'a>(
        self,
        on_input: impl Fn(String) -> Message + Clone + 'a,
        on_step: impl Fn(isize) -> Message,
        on_submit: Message,
        palette: &'static Palette,
    ) -> Element<'a, Message> {
        let Self { id, name, hint, typed, range, problem, role } = self;
        let input = text_input(hint, typed)
            .id(id)
            .on_input(on_input.clone())
            .on_submit(on_submit)
            .size(role.size())
            .font(role.font(typed))
            .align_x(Center)
            .padding([if role == TextRole::Title { 2.0 } else { 3.0 }, 6.0])
            .style(palette.text_field(problem.is_some()))
            .width(Fill);
        let range = NumericRange {
            value: whole(typed).ok().map(|number| number as f64),
            min: *range.start() as f64,
            max: *range.end() as f64,
            step: 1.0,
        };
        let semantics = Semantics { range: Some(range), ..Semantics::new(Role::SpinButton) }
            .with_value(typed)
            .with_error(problem);
        let input = focus::number(input, semantics, on_input, on_step(1), on_step(-1));
        tooltip(input, ControlLabel::new(&name).with_key("↑ ↓".to_owned()), palette)
    }
}
