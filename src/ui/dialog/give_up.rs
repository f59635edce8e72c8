//! The question before a new game gives up a daily board.

use super::{DialogState, frame, text_button};
use crate::game::DailyGame;
use crate::i18n::daily as words;
use crate::ui::effect::{Effect, NextGame};
use crate::ui::prelude::*;
use crate::ui::screen::play::PlayScreen;

#[derive(Debug, Clone, PartialEq)]
pub struct GiveUpDialog {
    pub daily: DailyGame,
    /// What is played instead.
    pub next: NextGame,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    GivenUp,
    Closed,
}

impl DialogState for GiveUpDialog {
    type Message = Message;

    const TITLE: &'static str = "give-up-title";
    const PAUSES_GAME: bool = true;

    fn update(&mut self, message: Message) -> Vec<Effect> {
        match message {
            Message::GivenUp => vec![Effect::Close, Effect::Begin(self.next.clone())],
            Message::Closed => self.close(),
        }
    }

    fn view<'a>(&'a self, play: &'a PlayScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let (texts, palette) = (ctx.texts, ctx.palette);
        let level = words::level(texts, self.daily.level);
        let values = [("day", texts.day(self.daily.day).into()), ("level", level.into())];
        let content = texts.with("give-up-question", &values);
        let buttons = [
            text_button(texts.get("give-up-yes"), false, Some(Message::GivenUp), palette),
            text_button(texts.get("give-up-no"), true, Some(Message::Closed), palette),
        ];
        frame(self.title(play, texts), label(content, palette), buttons, palette).into()
    }
}
