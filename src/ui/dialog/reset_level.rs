//! The question before a level's statistics are reset.

use super::{DialogState, frame, text_button};
use crate::history::AllTimeTotals;
use crate::history::statistics::GameFilter;
use crate::ui::effect::{Effect, StorageRequest};
use crate::ui::prelude::*;
use crate::ui::screen::play::PlayScreen;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ResetLevelDialog {
    /// The level and the style; the time span is ignored.
    pub selection: GameFilter,
    pub totals: AllTimeTotals,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    Confirmed,
    Closed,
}

impl DialogState for ResetLevelDialog {
    type Message = Message;

    fn title(&self, _: &PlayScreen, texts: &Texts) -> String {
        let level = texts.choice("level", self.selection.level);
        texts.with("reset-title", &[("level", level.into())])
    }

    fn accept(&mut self) -> Vec<Effect> {
        self.update(Message::Confirmed)
    }

    fn update(&mut self, message: Message) -> Vec<Effect> {
        match message {
            Message::Confirmed => {
                vec![Effect::Close, Effect::Store(StorageRequest::ResetLevel(self.selection))]
            }
            Message::Closed => self.close(),
        }
    }

    fn view<'a>(&'a self, play: &'a PlayScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let (texts, palette) = (ctx.texts, ctx.palette);
        let level = texts.choice("level", self.selection.level);
        let games = self.totals.games;
        let content = match self.selection.style {
            Some(style) => texts.with(
                "reset-text",
                &[
                    ("level", level.into()),
                    ("style", texts.style(style).into()),
                    ("games", games.into()),
                    ("records", self.totals.records.into()),
                ],
            ),
            None => texts.with("reset-rules", &[("level", level.into()), ("games", games.into())]),
        };
        let buttons = [
            text_button(texts.get("cancel"), false, Some(Message::Closed), palette),
            text_button(texts.get("reset-yes"), true, Some(Message::Confirmed), palette),
        ];
        frame(self.title(play, texts), label(content, palette), buttons, palette).into()
    }
}
