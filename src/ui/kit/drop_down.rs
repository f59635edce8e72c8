//! A drop-down list of named values.

use crate::game::Choice;
use crate::i18n::Texts;
use crate::ui::Element;
use crate::ui::kit::focus;
use crate::ui::kit::theme::{Palette, size};
use crate::ui::kit::words::TextRole;
use iced::Length;
use iced::widget::pick_list;
use std::borrow::Cow;
use std::fmt;
use std::rc::Rc;

/// A value under its name.
#[derive(Debug, Clone, PartialEq)]
struct DropDownItem<'a, T> {
    value: T,
    name: Cow<'a, str>,
}

impl<T> fmt::Display for DropDownItem<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

/// All values of a choice, whose names begin with `group`.
pub fn choices<'a, T: Choice>(
    group: &'a str,
    texts: &'a Texts,
) -> impl Iterator<Item = (T, &'a str)> {
    T::ALL.iter().map(move |&value| (value, texts.choice(group, value)))
}

/// A list of values with their names, which shows `now`, or its own name if that is none of them.
/// Without a `name` it is called what the text before it says.
pub fn drop_down<'a, T: Copy + PartialEq + 'a, M: Clone + 'a>(
    name: Option<&str>,
    values: impl IntoIterator<Item = (T, impl Into<Cow<'a, str>>)>,
    now: impl Into<Option<T>>,
    on_select: impl Fn(T) -> M + 'a,
    width: Length,
    palette: &'static Palette,
) -> Element<'a, M> {
    let values: Vec<_> =
        values.into_iter().map(|(value, name)| DropDownItem { value, name: name.into() }).collect();
    let now = now.into();
    let at = values.iter().position(|item| Some(item.value) == now);
    let chosen = at.map(|at| values[at].clone());
    let hint = name.filter(|_| at.is_none()).unwrap_or_default();
    let (all, on_select) = (values.clone(), Rc::new(on_select));
    let list = pick_list(values, chosen, {
        let on_select = Rc::clone(&on_select);
        move |item| on_select(item.value)
    })
    .width(width)
    .placeholder(hint)
    .text_size(size::TEXT)
    .font(
        TextRole::Label.font(&all.iter().map(|item| &*item.name).chain([hint]).collect::<String>()),
    )
    .padding([5.0, 10.0])
    .style(palette.drop_down())
    .menu_style(palette.drop_down_menu());
    let value = at.map_or("", |at| &all[at].name).to_owned();
    let names = all.iter().map(|item| item.name.clone()).collect();
    focus::drop_down(list, (name, value), at, names, move |at| on_select(all[at].value))
}
