//! The question before a level's statistics are reset.

use super::prelude::*;
use crate::history::AllTimeTotals;
use crate::history::statistics::GameFilter;
use crate::i18n::args;
use crate::i18n::statistics::table_name;
use crate::ui::effect::StorageRequest;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ResetLevelDialog {
    /// The time span is ignored.
    pub selection: GameFilter,
    pub totals: AllTimeTotals,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    Confirmed,
}

impl DialogState for ResetLevelDialog {
    type Message = Message;

    const ACCEPTED: Option<Message> = Some(Message::Confirmed);

    fn title(&self, _: &PlayScreen, texts: &Texts) -> String {
        let level = texts.choice("level", self.selection.level);
        texts.with("reset-title", &[("level", level.into())])
    }

    fn update(&mut self, message: Message) -> Effects {
        let Message::Confirmed = message;
        vec![Effect::Close, Effect::Store(StorageRequest::ResetLevel(self.selection))]
    }

    fn view<'a>(&'a self, _: &'a PlayScreen, ctx: ViewContext<'a>) -> DialogView<'a, Message> {
        let (texts, palette) = (ctx.texts, ctx.palette);
        let level = texts.choice("level", self.selection.level);
        let games = self.totals.games;
        let content = match self.selection.style {
            Some(style) => {
                let style = table_name(Some(style), self.selection.guesses, texts);
                let records = self.totals.records;
                texts.with("reset-text", args![level, style, games, records])
            }
            None => texts.with("reset-rules", args![level, games]),
        };
        let view = DialogView::new(ctx, body(content, palette));
        view.closed_by("cancel").button("reset-yes", Message::Confirmed).main()
    }
}
