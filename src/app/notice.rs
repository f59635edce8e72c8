//! What a player is told about their files: one sentence at a time, below the board.

use iced::Alignment::Center;
use iced::Element;
use iced::Fill;
use iced::alignment::Vertical;
use iced::widget::button;
use iced::widget::container;
use iced::widget::opaque;
use iced::widget::row;
use iced::widget::stack;
use iced::widget::text;

use crate::i18n::Texts;
use crate::store::Notice;
use crate::theme;
use crate::theme::Palette;
use crate::theme::size;

/// The sentence of a notice.
pub fn said(notice: &Notice, texts: &Texts) -> String {
    let _ = texts;
    notice.to_string()
}

/// Lays a notice over the bottom of `base`, with a button that says `read`.
pub fn over<'a, Message: Clone + 'a>(
    base: Element<'a, Message>,
    notice: &'a str,
    texts: &'a Texts,
    palette: &'static Palette,
    read: Message,
) -> Element<'a, Message> {
    let close = button(text(texts.get("ok")).size(size::TEXT).center())
        .height(theme::BUTTON)
        .padding([0.0, 4.0 * theme::UNIT])
        .style(palette.push_button(true))
        .on_press(read);
    let strip = container(
        row![text(notice).size(size::TEXT).width(Fill), close]
            .spacing(theme::GAP)
            .align_y(Center),
    )
    .padding(3.0 * theme::UNIT)
    .style(palette.card());
    let place = container(opaque(strip))
        .padding(theme::GAP)
        .width(Fill)
        .height(Fill)
        .align_y(Vertical::Bottom);
    stack![base, place].into()
}
