//! The message box at the end of a game, in the styles that have one.

use super::{WIDTH, button_row, heading, text_button};
use crate::i18n::{Texts, luck};
use crate::replay::RecordingLuck;
use crate::ui::theme::{self, Palette, size};
use iced::Element;
use iced::widget::{column, text};

/// What the box asks or says, and what happens when it is closed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GameOverDialog {
    /// The game was lost: yes starts a new one, no quits.
    PlayAgain,
    /// Shows a text; the board stays.
    ShowResult(String),
    /// A new board follows.
    NextBoard { won: bool },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// Acknowledged, or answered with yes.
    Yes,
    /// Answered with no.
    No,
    /// Show where luck was spent.
    Luck,
}

impl GameOverDialog {
    pub fn title<'a>(&self, texts: &'a Texts) -> &'a str {
        match self {
            Self::PlayAgain => texts.get("again-question"),
            Self::ShowResult(_) => texts.get("box-won"),
            Self::NextBoard { .. } => texts.get("box-next"),
        }
    }

    /// `no_guess` says whether the board was solvable without guessing; `luck` is known some time
    /// after the end.
    pub fn view<'a>(
        &'a self,
        luck: Option<&RecordingLuck>,
        no_guess: bool,
        texts: &'a Texts,
        palette: &'static Palette,
    ) -> Element<'a, Message> {
        let yes = |words| text_button(words, true, Some(Message::Yes), palette);
        let (title, said, buttons) = match self {
            Self::PlayAgain => (
                texts.get("box-lost"),
                texts.get("again-question"),
                vec![
                    text_button(texts.get("again-no"), false, Some(Message::No), palette),
                    yes(texts.get("again-yes")),
                ],
            ),
            Self::ShowResult(said) => {
                (texts.get("box-won"), said.as_str(), vec![yes(texts.get("ok"))])
            }
            Self::NextBoard { won: true } => {
                (texts.get("box-won"), texts.get("box-next"), vec![yes(texts.get("ok"))])
            }
            Self::NextBoard { won: false } => {
                (texts.get("box-lost"), texts.get("box-next"), vec![yes(texts.get("ok"))])
            }
        };
        let luck = luck.map(|luck| {
            let told = text(luck::summary(texts, luck)).size(size::TEXT).color(palette.muted);
            let more = text_button(texts.get("luck-title"), false, Some(Message::Luck), palette);
            column![told, more].spacing(theme::GAP)
        });
        // The result text mentions it itself.
        let no_guess = no_guess && !matches!(self, Self::ShowResult(_));
        let needless = no_guess.then(|| {
            let words = text(texts.get("no-guess-needed"));
            words.size(size::TEXT).color(palette.text)
        });
        column![
            heading(title, palette),
            column![]
                .push(needless)
                .push(text(said).size(size::TEXT).color(palette.text))
                .spacing(theme::UNIT),
        ]
        .push(luck)
        .push(button_row(buttons))
        .spacing(4.0 * theme::UNIT)
        .width(WIDTH)
        .into()
    }
}
