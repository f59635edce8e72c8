//! The question before something shows more of the board of the game in progress than its player can
//! see.

use super::prelude::*;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HelpCostDialog;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    Accepted,
}

impl DialogState for HelpCostDialog {
    type Message = Message;

    const TITLE: &'static str = "help-cost-title";
    const PAUSES_GAME: bool = true;

    fn update(&mut self, message: Message) -> Effects {
        let Message::Accepted = message;
        vec![Effect::Close, Effect::GiveHelp]
    }

    fn view<'a>(&'a self, _: &'a PlayScreen, ctx: ViewContext<'a>) -> DialogView<'a, Message> {
        DialogView::new(ctx, body(ctx.texts.get("help-cost-text"), ctx.palette))
            .button("help-cost-yes", Message::Accepted)
            .closed_by("give-up-no")
            .main()
    }
}
