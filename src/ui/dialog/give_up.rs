//! The question before a new game gives up a daily board.

use super::prelude::*;
use crate::game::DailyGame;
use crate::i18n::daily as words;
use crate::ui::effect::NextGame;

#[derive(Debug, Clone, PartialEq)]
pub struct GiveUpDialog {
    pub daily: DailyGame,
    /// What is played instead.
    pub next: NextGame,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    GivenUp,
}

impl DialogState for GiveUpDialog {
    type Message = Message;

    const TITLE: &'static str = "give-up-title";
    const PAUSES_GAME: bool = true;

    fn update(&mut self, message: Message) -> Effects {
        let Message::GivenUp = message;
        vec![Effect::Close, Effect::Begin(self.next.clone())]
    }

    fn view<'a>(&'a self, _: &'a PlayScreen, ctx: ViewContext<'a>) -> DialogView<'a, Message> {
        let (texts, palette) = (ctx.texts, ctx.palette);
        let level = words::level(texts, self.daily.level);
        let values = [("day", texts.day(self.daily.day).into()), ("level", level.into())];
        let content = texts.with("give-up-question", &values);
        DialogView::new(ctx, body(content, palette))
            .button("give-up-yes", Message::GivenUp)
            .closed_by("give-up-no")
            .main()
    }
}
