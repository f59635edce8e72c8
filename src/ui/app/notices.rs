//! A notice below the screen.

use super::App;
use crate::config::command::Command;
use crate::i18n::Value;
use crate::i18n::file_notices::notice_text;
use crate::storage::FileNotice;
use crate::ui::screen::strip_layout::StripPlacement;
use crate::ui::screen::toolbar;
use crate::ui::screen::view_context::ViewContext;
use crate::ui::theme;
use iced::widget::{column, container};
use iced::{Element, Fill};
impl App {
    /// Queues the text of this key as a notice.
    pub(super) fn notify(&mut self, key: &str) {
        self.notices.push(self.texts.get(key).to_owned());
    }

    pub(super) fn notify_with(&mut self, key: &str, values: &[(&str, Value<'_>)]) {
        self.notices.push(self.texts.with(key, values));
    }

    pub(super) fn notify_files(&mut self, notices: &[FileNotice]) {
        self.notices.extend(notices.iter().map(|notice| notice_text(notice, &self.texts)));
    }
}

/// In logical pixels.
pub const ROW_HEIGHT: f32 = 16.0 * theme::UNIT;

pub fn notice_row<'a, Message: Clone + From<Command> + 'a>(
    notice: (&'a str, usize),
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let notice = container(toolbar::notice_line(notice, StripPlacement::Below(ROW_HEIGHT), ctx))
        .padding([StripPlacement::padding(ROW_HEIGHT), theme::MARGIN])
        .center_y(Fill)
        .width(Fill)
        .clip(true)
        .style(ctx.palette.bar());
    column![toolbar::hairline(ctx.palette), notice].height(ROW_HEIGHT).into()
}
