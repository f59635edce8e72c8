//! The box at the end of a game, in the styles that tell it with one.

use super::{WIDTH, button_row, heading, text_button};
use crate::i18n::{Texts, luck};
use crate::replay::RecordingLuck;
use crate::ui::theme::{self, Palette, size};
use iced::Element;
use iced::widget::{column, text};

/// The box, and what follows when it is closed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GameOverDialog {
    /// The game was lost: yes deals again, no leaves Sapper.
    PlayAgain,
    /// The player is told this, and looks at the board afterwards.
    ShowResult(String),
    /// The player is told this, and then a new board lies there.
    NextBoard {
        /// Whether the game was won.
        won: bool,
    },
}

/// What happened in the box.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// What was told was read, or the question answered with yes.
    Yes,
    /// The question was answered with no.
    No,
    /// It is to be seen where luck was spent.
    Luck,
}

impl GameOverDialog {
    /// What the box asks, or what it tells of.
    pub fn title<'a>(&self, texts: &'a Texts) -> &'a str {
        match self {
            Self::PlayAgain => texts.get("again-question"),
            Self::ShowResult(_) => texts.get("box-won"),
            Self::NextBoard { .. } => texts.get("box-next"),
        }
    }

    /// The box as it is to be seen, after a game that may have needed no guess.
    ///
    /// `luck` is the game's luck, once it is known.
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
        // What is told of a win has it in its own words.
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
