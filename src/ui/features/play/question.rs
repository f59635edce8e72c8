//! A question to answer with yes or no.

use crate::game::DailyGame;
use crate::history::AllTimeTotals;
use crate::history::statistics::GameFilter;
use crate::i18n::daily as words;
use crate::i18n::statistics::table_name;
use crate::ui::screen::dialog::prelude::*;
use crate::ui::screen::effect::{NextGame, StorageRequest};

/// Each is asked before something happens that cannot be undone.
#[derive(Debug, Clone, PartialEq)]
pub enum QuestionDialog {
    /// A new game gives up a daily board; `next` is played instead.
    GiveUp { daily: DailyGame, next: NextGame },
    /// Something shows more of the board of the game in progress than its player can see.
    HelpCost,
    /// A level's statistics are reset. The time span is ignored.
    ResetLevel { selection: GameFilter, totals: AllTimeTotals },
    /// The settings of a page get their defaults by these changes; `page` is the key of its name.
    ResetSettings { page: &'static str, changes: Vec<SettingChange> },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    Yes,
}

impl DialogState for QuestionDialog {
    type Message = Message;

    fn title(&self, _: &dyn GameFacts, texts: &Texts) -> String {
        match self {
            Self::GiveUp { .. } => texts.get("give-up-title").to_owned(),
            Self::HelpCost => texts.get("help-cost-title").to_owned(),
            Self::ResetLevel { selection, .. } => {
                let level = texts.choice("level", selection.level);
                texts.with("reset-title", args![level])
            }
            Self::ResetSettings { page, .. } => {
                texts.with("settings-reset-title", args![page = texts.get(page)])
            }
        }
    }

    fn accept(&mut self) -> Effects {
        match self {
            Self::GiveUp { .. } | Self::HelpCost => self.close(),
            Self::ResetLevel { .. } | Self::ResetSettings { .. } => self.update(Message::Yes),
        }
    }

    fn update(&mut self, message: Message) -> Effects {
        let Message::Yes = message;
        let asked: Effect = match self {
            Self::GiveUp { next, .. } => Request::Begin(next.clone()).into(),
            Self::HelpCost => Request::GiveHelp.into(),
            Self::ResetLevel { selection, .. } => {
                Request::Store(StorageRequest::ResetLevel(*selection)).into()
            }
            Self::ResetSettings { changes, .. } => {
                let changes = changes.iter().map(|change| Request::Change(change.clone()).into());
                return [Request::Close.into()].into_iter().chain(changes).collect();
            }
        };
        vec![Request::Close.into(), asked]
    }

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> DialogView<'a, Message> {
        let texts = ctx.texts;
        let view = |question| DialogView::new(ctx, body(question, ctx.palette));
        match self {
            Self::GiveUp { daily, .. } => {
                let (day, level) = (texts.day(daily.day), words::level(texts, daily.level));
                view(texts.with("give-up-question", args![day, level]))
                    .button("give-up-yes", Message::Yes)
                    .closed_by("give-up-no")
                    .main()
            }
            Self::HelpCost => view(texts.get("help-cost-text").to_owned())
                .button("help-cost-yes", Message::Yes)
                .closed_by("give-up-no")
                .main(),
            Self::ResetLevel { selection, totals } => {
                let level = texts.choice("level", selection.level);
                let AllTimeTotals { games, records, .. } = *totals;
                let question = match selection.style {
                    Some(style) => {
                        let style = table_name(Some(style), selection.guesses, texts);
                        texts.with("reset-text", args![level, style, games, records])
                    }
                    None => texts.with("reset-rules", args![level, games]),
                };
                view(question).closed_by("cancel").button("reset-yes", Message::Yes).main()
            }
            Self::ResetSettings { .. } => view(texts.get("settings-reset-text").to_owned())
                .closed_by("cancel")
                .button("reset-yes", Message::Yes)
                .main(),
        }
    }
}
