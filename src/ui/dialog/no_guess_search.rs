//! The dialog of the search for a no-guess board: its progress, or that it has failed.

use super::{WIDTH, button_row, heading, text_button};
use crate::i18n::Texts;
use crate::ui::screen::play::board_search::BoardSearch;
use crate::ui::theme::{self, Palette, size};
use iced::Element;
use iced::widget::{column, text};

/// What the player chooses instead of waiting.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// Play an ordinary board.
    AnyBoard,
    /// Choose another board size.
    ChangeSize,
    /// Keep the current board.
    Cancelled,
}

pub fn title<'a>(search: &BoardSearch, texts: &'a Texts) -> &'a str {
    if search.has_failed() { texts.get("search-failed-title") } else { texts.get("search-title") }
}

/// `custom` says whether the style allows custom boards.
pub fn view<'a>(
    search: &BoardSearch,
    custom: bool,
    texts: &'a Texts,
    palette: &'static Palette,
) -> Element<'a, Message> {
    let (said, aside) = if search.has_failed() {
        let (order, tried) = (search.order(), search.tried());
        let size = order.level.size();
        let said = texts.with(
            "search-failed",
            &[
                ("rows", usize::from(size.rows()).into()),
                ("cols", usize::from(size.cols()).into()),
                ("mines", (order.mines() as usize).into()),
                ("tried", texts.count(tried).into()),
            ],
        );
        let aside = if custom {
            (texts.get("custom-button"), Message::ChangeSize)
        } else {
            (texts.get("cancel"), Message::Cancelled)
        };
        (said, aside)
    } else {
        let tried = texts.count(search.tried());
        let said = texts.with("search-tried", &[("tried", tried.into())]);
        let aside = (texts.get("cancel"), Message::Cancelled);
        (said, aside)
    };
    column![
        heading(title(search, texts), palette),
        text(said).size(size::TEXT).color(palette.text),
        button_row([
            text_button(aside.0, false, Some(aside.1), palette),
            text_button(texts.get("search-ordinary"), true, Some(Message::AnyBoard), palette),
        ]),
    ]
    .spacing(4.0 * theme::UNIT)
    .width(WIDTH)
    .into()
}
