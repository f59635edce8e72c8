//! The lines of the settings: headings, checkboxes and labelled lists.

use super::Message;
use crate::game::Choice;
use crate::ui::screen::dialog::prelude::*;
use std::borrow::Cow;

#[derive(Clone, Copy)]
pub(super) struct SettingsBuilder<'a> {
    pub(super) texts: &'a Texts,
    pub(super) palette: &'static Palette,
}

impl<'a> SettingsBuilder<'a> {
    pub(super) fn heading(self, name: &'static str) -> Element<'a, Message> {
        heading(words::strong(self.texts.get(name), self.palette))
    }

    /// A checkbox.
    pub(super) fn switch(
        self,
        name: &'static str,
        on: bool,
        change: fn(bool) -> SettingChange,
    ) -> Element<'a, Message> {
        buttons::checkbox(self.texts.get(name), on, theme::GAP, Message::Changed(change(!on)))
    }

    /// A labelled drop-down list. The texts of its values begin with `name`.
    pub(super) fn choice<T: Choice>(
        self,
        name: &'static str,
        now: T,
        change: fn(T) -> SettingChange,
    ) -> Element<'a, Message> {
        self.shared(name, name, now, change)
    }

    /// A list of values that other settings have, too: their texts begin with `values`.
    pub(super) fn shared<T: Choice>(
        self,
        name: &'static str,
        values: &'static str,
        now: T,
        change: fn(T) -> SettingChange,
    ) -> Element<'a, Message> {
        self.listed(name, choices(values, self.texts), now, change)
    }

    pub(super) fn listed<T: Copy + PartialEq + 'a>(
        self,
        name: &'static str,
        values: impl Iterator<Item = (T, impl Into<Cow<'a, str>>)>,
        now: T,
        change: fn(T) -> SettingChange,
    ) -> Element<'a, Message> {
        self.labelled(name, self.list(values, now, change)).into()
    }

    pub(super) fn list<T: Copy + PartialEq + 'a>(
        self,
        values: impl Iterator<Item = (T, impl Into<Cow<'a, str>>)>,
        now: T,
        change: fn(T) -> SettingChange,
    ) -> Element<'a, Message> {
        let on_select = move |value| Message::Changed(change(value));
        drop_down(None, values, now, on_select, Fill, self.palette)
    }

    pub(super) fn labelled(
        self,
        name: &'static str,
        control: impl Into<Element<'a, Message>>,
    ) -> Row<'a, Message> {
        form::labelled(self.texts.get(name), 104.0, control, self.palette)
    }
}
