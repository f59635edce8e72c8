//! A notice below the screen.

use crate::ui::screen::strip_layout::StripPlacement;
use crate::ui::screen::toolbar;
use crate::ui::screen::view_context::ViewContext;
use crate::ui::theme;
use iced::widget::{column, container};
use iced::{Element, Fill};

/// The height of a row of its own for a notice, in logical pixels.
pub const ROW_HEIGHT: f32 = 16.0 * theme::UNIT;

/// A notice in a row of its own at the bottom of the window.
pub fn notice_row<'a, Message: Clone + 'a>(
    notice: (&'a str, usize),
    ctx: ViewContext<'a>,
    read: Message,
) -> Element<'a, Message> {
    let notice =
        container(toolbar::notice_line(notice, StripPlacement::Below(ROW_HEIGHT), ctx, read))
            .padding([StripPlacement::padding(ROW_HEIGHT), theme::MARGIN])
            .center_y(Fill)
            .width(Fill)
            .clip(true)
            .style(ctx.palette.bar());
    column![toolbar::hairline(ctx.palette), notice].height(ROW_HEIGHT).into()
}
