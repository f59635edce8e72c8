//! The dialog of the search for a board, which needs no guess or fits a filter: its progress, or that it has failed.

use crate::game::BoardFilter;
use crate::game::board_filter::{FilterFigures, FilterLimit};
use crate::i18n::args;
use crate::ui::features::play::board_filter::{BoardFilterDialog, FilterDraft};
use crate::ui::screen::dialog::prelude::*;
use crate::ui::screen::effect::SearchChoice;
use crate::ui::screen::view_context::SearchProgress;

/// What the player chooses instead of waiting.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    Search(SearchChoice),
    /// Choose another board size.
    ChangeSize,
    /// Choose another filter.
    ChangeFilter(FilterDraft),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SearchDialog;

impl DialogState for SearchDialog {
    type Message = Message;

    const PAUSES_GAME: bool = false;

    fn title(&self, game: &dyn GameFacts, texts: &Texts) -> String {
        let search = game.search();
        let failed = search.is_some_and(|search| search.has_failed);
        let is_filtered = search.is_some_and(|search| search.is_filtered);
        texts
            .get(match (failed, is_filtered) {
                (true, _) => "search-failed-title",
                (false, true) => "filter-title",
                (false, false) => "search-title",
            })
            .to_owned()
    }

    fn close(&self) -> Effects {
        vec![Request::Close.into(), Request::Search(SearchChoice::Cancel).into()]
    }

    /// Does what the main button does.
    fn accept(&mut self) -> Effects {
        Request::Search(SearchChoice::Nearest).into()
    }

    fn update(&mut self, message: Message) -> Effects {
        match message {
            Message::Search(choice) => Request::Search(choice).into(),
            Message::ChangeFilter(draft) => {
                let dialog = BoardFilterDialog::new(draft);
                self.close().into_iter().chain([Request::Open(dialog.into()).into()]).collect()
            }
            Message::ChangeSize => {
                self.close().into_iter().chain([Request::Run(Command::Custom).into()]).collect()
            }
        }
    }

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> DialogView<'a, Message> {
        let Some(search) = ctx.game.search() else {
            return DialogView::bare(ctx, space());
        };
        let texts = ctx.texts;
        let SearchProgress { order, has_failed, is_filtered, nearest, .. } = search;
        let (request, tried) = (order.request, texts.count(search.tried));
        let words = match (has_failed, is_filtered) {
            (true, true) => match nearest {
                Some(nearest) => {
                    let figures = figures(nearest, order.filter, texts);
                    texts.with("search-filter-failed", args![tried, figures])
                }
                None if search.tried == 0 => texts.get("filter-none-drawn").to_owned(),
                None => texts.with("filter-none", args![drawn = tried]),
            },
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
                .button("search-go-on", Message::Search(SearchChoice::GoOn))
        } else if has_failed && ctx.style().allows_custom {
            view.button("custom-button", Message::ChangeSize)
        } else {
            view.closed_by("cancel")
        };
        let main = match nearest {
            Some(_) => ("search-nearest", SearchChoice::Nearest),
            None => ("search-ordinary", SearchChoice::Ordinary),
        };
        view.button(main.0, Message::Search(main.1)).main()
    }
}

/// The figures of a board that the filter asks for.
fn figures(board: FilterFigures, filter: Option<BoardFilter>, texts: &Texts) -> String {
    let filter = filter.unwrap_or_default();
    let asks = |limits: &[FilterLimit]| limits.iter().any(|&it| filter.get(it).is_some());
    let efficiency = 100.0 * f64::from(board.bbbv) / f64::from(board.zini.max(1));
    let all = [
        ("records-3bv", &[FilterLimit::MinBbbv, FilterLimit::MaxBbbv][..], board.bbbv.to_string()),
        (
            "counter-openings",
            &[FilterLimit::MinOpenings, FilterLimit::MaxOpenings],
            board.openings.to_string(),
        ),
        // Rounded down, so that it never looks as if it fitted.
        (
            "filter-efficiency",
            &[FilterLimit::MinEfficiency],
            texts.percent(&texts.decimal(efficiency.floor(), 0)),
        ),
        ("filter-first-click", &[FilterLimit::MinFirstClick], board.first_click.to_string()),
    ];
    let asked = all.into_iter().filter(|(_, limits, _)| asks(limits));
    let named = asked.map(|(name, _, figure)| format!("{} {figure}", texts.get(name)));
    texts.series(&named.collect::<Vec<_>>())
}
