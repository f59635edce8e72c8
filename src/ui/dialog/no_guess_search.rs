//! The dialog of the search for a board, which needs no guess or fits a filter: its progress, or that it has failed.

use super::board_filter::{BoardFilterDialog, FilterDraft};
use super::prelude::*;
use crate::i18n::args;
use crate::ui::screen::play::board_search::BoardSearch;

/// What the player chooses instead of waiting.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// Play an ordinary board.
    AnyBoard,
    /// Choose another board size.
    ChangeSize,
    /// Choose another filter.
    ChangeFilter(FilterDraft),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SearchDialog;

impl DialogState for SearchDialog {
    type Message = Message;

    fn title(&self, play: &PlayScreen, texts: &Texts) -> String {
        let failed = play.search().is_some_and(BoardSearch::has_failed);
        let is_filtered = play.search().is_some_and(BoardSearch::is_filtered);
        texts
            .get(match (failed, is_filtered) {
                (true, _) => "search-failed-title",
                (false, true) => "search-filter-title",
                (false, false) => "search-title",
            })
            .to_owned()
    }

    fn close(&self) -> Effects {
        vec![Effect::Close, Effect::EndSearch { plays_ordinary: false }]
    }

    fn accept(&mut self) -> Effects {
        self.update(Message::AnyBoard)
    }

    fn update(&mut self, message: Message) -> Effects {
        match message {
            Message::AnyBoard => vec![Effect::EndSearch { plays_ordinary: true }],
            Message::ChangeFilter(draft) => {
                let dialog = BoardFilterDialog::new(draft);
                self.close().into_iter().chain([Effect::Open(dialog.into())]).collect()
            }
            Message::ChangeSize => {
                self.close().into_iter().chain([Effect::Run(Command::Custom)]).collect()
            }
        }
    }

    fn view<'a>(&'a self, play: &'a PlayScreen, ctx: ViewContext<'a>) -> DialogView<'a, Message> {
        let Some(search) = play.search() else {
            return DialogView::bare(ctx, space());
        };
        let texts = ctx.texts;
        let has_failed = search.has_failed();
        let tried = texts.count(search.tried());
        let request = search.order().request;
        let is_filtered = search.is_filtered();
        let words = match (has_failed, is_filtered) {
            (true, true) => texts.with("search-filter-failed", args![tried]),
            (false, true) => texts.with("search-filter-tried", args![tried]),
            (false, false) => texts.with("search-tried", args![tried]),
            (true, false) => {
                let (size, mines) = (request.level.size(), request.mines() as usize);
                let (rows, cols) = (usize::from(size.rows()), usize::from(size.cols()));
                texts.with("search-failed", args![rows, cols, mines, tried])
            }
        };
        let view = DialogView::new(ctx, body(words, ctx.palette));
        let view = if has_failed && is_filtered {
            let draft = FilterDraft::new(ctx.settings, request.level);
            view.button("filter-button", Message::ChangeFilter(draft))
        } else if has_failed && ctx.style().allows_custom {
            view.button("custom-button", Message::ChangeSize)
        } else {
            view.closed_by("cancel")
        };
        view.button("search-ordinary", Message::AnyBoard).main()
    }
}
