//! The question before a level's statistics are reset.

use super::{body, frame, text_button};
use crate::history::AllTimeTotals;
use crate::history::statistics::GameFilter;
use crate::i18n::Texts;
use crate::i18n::statistics::level_name;
use crate::ui::theme::Palette;
use iced::Element;

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

impl ResetLevelDialog {
    pub fn title(&self, texts: &Texts) -> String {
        let level = level_name(self.selection.level, texts);
        texts.with("reset-title", &[("level", level.into())])
    }

    pub fn view<'a>(&self, texts: &'a Texts, palette: &'static Palette) -> Element<'a, Message> {
        let level = level_name(self.selection.level, texts);
        let games = self.totals.games;
        let content = match self.selection.style {
            Some(style) => texts.with(
                "reset-told",
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
        frame(self.title(texts), body(content, palette), buttons, palette).into()
    }
}
