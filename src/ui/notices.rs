//! Notices: short messages in the strip, or below another screen.

use crate::config::command::Command;
use crate::i18n::{Texts, Value};
use crate::ui::screen::bar_parts;
use crate::ui::screen::strip_layout::StripPlacement;
use crate::ui::screen::view_context::ViewContext;
use crate::ui::theme;
use iced::widget::{column, container};
use iced::{Element, Fill};

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    Text(String),
    /// The counters are wanted, but the window is too narrow.
    NoRoomForCounters,
}

impl Notice {
    pub fn of(key: &str, texts: &Texts) -> Self {
        Self::Text(texts.get(key).to_owned())
    }

    pub fn with(key: &str, values: &[(&str, Value<'_>)], texts: &Texts) -> Self {
        Self::Text(texts.with(key, values))
    }
}

/// The unread notices, and the offer to read how to play.
#[derive(Debug)]
pub struct Notices {
    list: Vec<Notice>,
    /// Whether the strip shows what the player is doing before the notices.
    pub is_deferred: bool,
    pub offers_help: bool,
}

impl Notices {
    pub const fn new(offers_help: bool) -> Self {
        Self { list: Vec::new(), is_deferred: false, offers_help }
    }

    /// Repeats no notice that is still unread.
    pub fn push(&mut self, notice: Notice) {
        if self.list.last() != Some(&notice) {
            self.list.push(notice);
        }
    }

    pub fn extend(&mut self, notices: impl IntoIterator<Item = Notice>) {
        notices.into_iter().for_each(|notice| self.push(notice));
    }

    pub const fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// The text of the oldest, and how many more wait.
    pub fn first<'a>(&'a self, texts: &'a Texts) -> Option<(&'a str, usize)> {
        self.texts(texts).next().map(|notice| (notice, self.list.len() - 1))
    }

    pub fn texts<'a>(&'a self, texts: &'a Texts) -> impl Iterator<Item = &'a str> {
        self.list.iter().map(|notice| match notice {
            Notice::Text(text) => text.as_str(),
            Notice::NoRoomForCounters => texts.get("counters-no-room"),
        })
    }

    /// The player has read the oldest.
    pub fn dismiss(&mut self) {
        if !self.list.is_empty() {
            self.list.remove(0);
        }
    }

    /// Removes a notice that is no longer true.
    pub fn retract(&mut self, notice: &Notice) {
        self.list.retain(|other| other != notice);
    }
}

/// In logical pixels.
pub const ROW_HEIGHT: f32 = 16.0 * theme::UNIT;

pub fn notice_row<'a, Message: Clone + From<Command> + 'a>(
    notice: (&'a str, usize),
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let notice = container(bar_parts::notice_line(notice, StripPlacement::Below(ROW_HEIGHT), ctx))
        .padding([StripPlacement::padding(ROW_HEIGHT), theme::MARGIN])
        .center_y(Fill)
        .width(Fill)
        .clip(true)
        .style(ctx.palette.bar());
    column![bar_parts::hairline(ctx.palette), notice].height(ROW_HEIGHT).into()
}
