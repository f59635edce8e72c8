//! The dialog that asks for the name of a new record, in the styles that end a game with a message
//! box. The record is already saved: closing the dialog keeps its current name.

use crate::ui::features::play::RankedResult;
use crate::ui::features::play::name_field::{self, NameField};
use crate::ui::screen::dialog::prelude::*;
use iced::widget::column;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewRecordDialog {
    ending: RankedResult,
    name: NameField,
}

pub use name_field::Message;

impl NewRecordDialog {
    pub const fn new(ending: RankedResult, name: NameField) -> Self {
        Self { ending, name }
    }
}

impl DialogState for NewRecordDialog {
    type Message = Message;

    const TITLE: &'static str = "name-title";
    const ACCEPTED: Option<Message> = Some(Message::Accepted);

    fn closes_on_press_beside(&self) -> bool {
        false
    }

    fn first_field(&self) -> Option<&'static str> {
        Some(name_field::FIELD)
    }

    fn update(&mut self, message: Message) -> Effects {
        let mut effects = self.name.update(message);
        if !effects.is_empty() {
            effects.push(Request::Close.into());
        }
        effects
    }

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> DialogView<'a, Message> {
        let (texts, palette) = (ctx.texts, ctx.palette);
        let wrong = form::wrong(self.name.problem(texts), palette);
        let content = column![
            body(self.ending.text(texts), palette),
            muted(texts.get("name-prompt"), palette),
            column![self.name.view(texts, palette), wrong].spacing(theme::UNIT),
        ]
        .spacing(3.0 * theme::UNIT);
        DialogView::new(ctx, content)
            .dense()
            .closed_by("close")
            .button("name-save", Message::Accepted)
            .main()
    }
}
