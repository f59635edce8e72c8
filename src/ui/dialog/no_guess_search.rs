//! The dialog of the search for a no-guess board: its progress, or that it has failed.

use super::{DialogState, frame, text_button};
use crate::ui::effect::Effect;
use crate::ui::prelude::*;
use crate::ui::screen::play::PlayScreen;
use crate::ui::screen::play::board_search::BoardSearch;

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

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SearchDialog;

impl DialogState for SearchDialog {
    type Message = Message;

    fn title(&self, play: &PlayScreen, texts: &Texts) -> String {
        let failed = play.search().is_some_and(BoardSearch::has_failed);
        texts.get(if failed { "search-failed-title" } else { "search-title" }).to_owned()
    }

    fn close(&self) -> Vec<Effect> {
        vec![Effect::Close, Effect::EndSearch { plays_ordinary: false }]
    }

    fn accept(&mut self) -> Vec<Effect> {
        self.update(Message::AnyBoard)
    }

    fn update(&mut self, message: Message) -> Vec<Effect> {
        let mut effects = self.close();
        match message {
            Message::AnyBoard => {
                return vec![Effect::EndSearch { plays_ordinary: true }];
            }
            Message::ChangeSize => effects.push(Effect::Run(Command::Custom)),
            Message::Cancelled => {}
        }
        effects
    }

    fn view<'a>(&'a self, play: &'a PlayScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let (texts, palette) = (ctx.texts, ctx.palette);
        let Some(search) = play.search() else {
            return space().into();
        };
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
            (content, if ctx.style().allows_custom { change_size } else { cancel })
        } else {
            let tried = texts.count(search.tried());
            (texts.with("search-tried", &[("tried", tried.into())]), cancel)
        };
        let buttons = [
            text_button(other.0, false, Some(other.1), palette),
            text_button(texts.get("search-ordinary"), true, Some(Message::AnyBoard), palette),
        ];
        frame(self.title(play, texts), label(content, palette), buttons, palette).into()
    }
}
