//! The dialog that asks for the name of a new record, in the styles that end a game with a message
//! box. The record is already saved: closing the dialog keeps its current name.

use super::{body, frame, text_button};
use crate::config::PlayerName;
use crate::i18n::Texts;
use crate::ui::screen::play::RankedResult;
use crate::ui::screen::play::name_field::{self, NameField};
use crate::ui::theme::{self, Palette, size};
use iced::Element;
use iced::widget::{column, text};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewRecordDialog {
    ending: RankedResult,
    name: NameField,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    Name(name_field::Message),
    Cancelled,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    None,
    /// Save this name with the record.
    SaveName(PlayerName),
    /// Close; the record keeps its name.
    Close,
}

impl NewRecordDialog {
    pub const fn new(ending: RankedResult, name: NameField) -> Self {
        Self { ending, name }
    }

    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Name(message) => match self.name.update(message) {
                Some(name) => Action::SaveName(name),
                None => Action::None,
            },
            Message::Cancelled => Action::Close,
        }
    }

    pub fn view<'a>(&'a self, texts: &'a Texts, palette: &'static Palette) -> Element<'a, Message> {
        // The line is always there, so that nothing moves when there is a problem.
        let wrong = text(self.name.problem(texts).unwrap_or_default())
            .size(size::SMALL)
            .color(palette.danger);
        let field = self.name.view(texts, palette).map(Message::Name);
        let accept = Some(Message::Name(name_field::Message::Accepted));
        let content = column![
            body(self.ending.text(texts), palette),
            body(texts.get("name-prompt"), palette).color(palette.muted),
            column![field, wrong].spacing(theme::UNIT),
        ]
        .spacing(3.0 * theme::UNIT);
        let buttons = [
            text_button(texts.get("close"), false, Some(Message::Cancelled), palette),
            text_button(texts.get("name-save"), true, accept, palette),
        ];
        frame(texts.get("name-title"), content, buttons, palette).spacing(3.0 * theme::UNIT).into()
    }
}
