//! The dialog of the search for a no-guess board: its progress, or that it has failed.

use super::{body, frame, text_button};
use crate::i18n::Texts;
use crate::ui::screen::play::board_search::BoardSearch;
use crate::ui::theme::Palette;
use iced::Element;

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
    let cancel = (texts.get("cancel"), Message::Cancelled);
    let (content, other) = if search.has_failed() {
        let (order, tried) = (search.order(), search.tried());
        let size = order.level.size();
        let content = texts.with(
            "search-failed",
            &[
                ("rows", usize::from(size.rows()).into()),
                ("cols", usize::from(size.cols()).into()),
                ("mines", (order.mines() as usize).into()),
                ("tried", texts.count(tried).into()),
            ],
        );
        let change_size = (texts.get("custom-button"), Message::ChangeSize);
        (content, if custom { change_size } else { cancel })
    } else {
        let tried = texts.count(search.tried());
        (texts.with("search-tried", &[("tried", tried.into())]), cancel)
    };
    let buttons = [
        text_button(other.0, false, Some(other.1), palette),
        text_button(texts.get("search-ordinary"), true, Some(Message::AnyBoard), palette),
    ];
    frame(title(search, texts), body(content, palette), buttons, palette).into()
}
