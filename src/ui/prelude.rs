//! What screens and dialogs are made of: `use crate::ui::prelude::*`.

pub(crate) use crate::config::SettingChange;
pub(crate) use crate::config::command::Command;
pub(crate) use crate::i18n::{Texts, args};
pub(crate) use crate::ui::Element;
pub(crate) use crate::ui::context::Context;
pub(crate) use crate::ui::screen::bar_parts;
pub(crate) use crate::ui::screen::view_context::ViewContext;
pub(crate) use crate::ui::theme::{self, Palette, mix, size};
pub(crate) use crate::ui::widget::drop_down::{choices, drop_down};
pub(crate) use crate::ui::widget::fitted::{
    PartRoom, WindowSize as _, at_ends, fitted, in_whole_lines,
};
pub(crate) use crate::ui::widget::form::{Field, beside};
pub(crate) use crate::ui::widget::icon::Icon;
pub(crate) use crate::ui::widget::semantics::{Semantics, alert, described, heading};
pub(crate) use crate::ui::widget::tooltip::{ControlLabel, tooltip};
pub(crate) use crate::ui::widget::words::{
    self, TextRole, body, label, muted, note, one_line, problem, strong, title,
};
pub(crate) use crate::ui::widget::{buttons, focus, patch, scrollbar};
pub(crate) use crate::ui::{Column, Row, Text};
pub(crate) use accesskit::Role;
pub(crate) use iced::Alignment::{Center, End};
pub(crate) use iced::alignment::Horizontal;
pub(crate) use iced::widget::{button, container, row, space, text};
pub(crate) use iced::{Color, Fill, Length, Padding, Shrink, Size, border};
