//! The dialog of the search for a board that needs no guess: how it goes, or that there is none.

use super::{WIDTH, button_row, heading, text_button};
use crate::i18n::Texts;
use crate::ui::screen::play::board_search::BoardSearch;
use crate::ui::theme::{self, Palette, size};
use iced::Element;
use iced::widget::{column, text};

/// What the player wants instead of waiting.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// An ordinary board.
    AnyBoard,
    /// A board of other measures.
    ChangeSize,
    /// Nothing: the board stays as it is.
    Cancelled,
}

/// What the dialog is about.
pub fn title<'a>(search: &BoardSearch, texts: &'a Texts) -> &'a str {
    if search.has_failed() { texts.get("search-failed-title") } else { texts.get("search-title") }
}

/// The dialog as it is to be seen, in a style that offers boards of the player's own (`custom`) or
/// does not.
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
