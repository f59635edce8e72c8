//! The dialog that asks for the name beside a new best time, in the styles that tell an end with a
//! box. The record has been saved already: closing the dialog keeps the name that it bears.

use super::{WIDTH, button_row, heading, text_button};
use crate::config::PlayerName;
use crate::i18n::Texts;
use crate::ui::screen::play::RankedResult;
use crate::ui::screen::play::name_field::{self, NameField};
use crate::ui::theme::{self, Palette, size};
use iced::Element;
use iced::widget::{column, text};

/// What the player has typed so far, and how the game ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewRecordDialog {
    ending: RankedResult,
    name: NameField,
}

/// What happened in the dialog.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// In the field.
    Name(name_field::Message),
    /// The dialog was closed.
    Cancelled,
}

/// What the dialog asks of the app.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    None,
    /// Put this name beside the record.
    SaveName(PlayerName),
    /// Go away. The record keeps its name.
    Close,
}

impl NewRecordDialog {
    /// The dialog about this end of a game, with the field for the name.
    pub const fn new(ending: RankedResult, name: NameField) -> Self {
        Self { ending, name }
    }

    /// Takes in what happened.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Name(message) => match self.name.update(message) {
                Some(name) => Action::SaveName(name),
                None => Action::None,
            },
            Message::Cancelled => Action::Close,
        }
    }

    /// The dialog as it is to be seen.
    pub fn view<'a>(&'a self, texts: &'a Texts, palette: &'static Palette) -> Element<'a, Message> {
        // The line is always there, so that the dialog does not jump when something is wrong.
        let wrong = text(self.name.problem(texts).unwrap_or_default())
            .size(size::SMALL)
            .color(palette.danger);
        let field = self.name.view(texts, palette).map(Message::Name);
        let accept = Some(Message::Name(name_field::Message::Accepted));
        column![
            heading(texts.get("name-title"), palette),
            text(self.ending.text(texts)).size(size::TEXT).color(palette.text),
            text(texts.get("name-prompt")).size(size::TEXT).color(palette.muted),
            column![field, wrong].spacing(theme::UNIT),
            button_row([
                text_button(texts.get("close"), false, Some(Message::Cancelled), palette),
                text_button(texts.get("name-save"), true, accept, palette),
            ]),
        ]
        .spacing(3.0 * theme::UNIT)
        .width(WIDTH)
        .into()
    }
}
