//! What hides the board of a paused game.

use super::Message;
use crate::config::keymap::Shortcut;
use crate::ui::board::layout::BoardLayout;
use crate::ui::font;
use crate::ui::screen::view_context::ViewContext;
use crate::ui::theme::{self, size};
use crate::ui::widget::focus;
use iced::widget::{button, column, container, text};
use iced::{Center, Element};

pub fn cover<'a>(fit: BoardLayout, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let (palette, texts) = (ctx.palette, ctx.texts);
    let sight = fit.visible_size();
    let resume = button(text(texts.get("resume")).size(size::TEXT).center())
        .height(theme::BUTTON_HEIGHT)
        .padding([0.0, 4.0 * theme::UNIT])
        .style(palette.push_button(true))
        .on_press(Message::TogglePause);
    let resume = focus::pressable(resume, Some(Message::TogglePause));
    let resume = ctx.tip(resume, ctx.label(texts.get("resume"), Shortcut::Pause));
    let word = text(texts.get("paused")).size(size::LARGE).font(font::BOLD).color(palette.text);
    container(column![word, resume].spacing(3.0 * theme::UNIT).align_x(Center))
        .center_x(sight.width)
        .center_y(sight.height)
        .style(palette.card())
        .into()
}
