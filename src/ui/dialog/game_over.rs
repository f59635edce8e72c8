//! The message box at the end of a game, in the styles that have one.

use super::{body, frame, text_button};
use crate::i18n::{Texts, luck};
use crate::replay::RecordingLuck;
use crate::ui::theme::{self, Palette};
use iced::Element;
use iced::widget::column;

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
        let (title, result, yes) = match self {
            Self::PlayAgain => ("box-lost", texts.get("again-question"), "again-yes"),
            Self::ShowResult(result) => ("box-won", result.as_str(), "ok"),
            Self::NextBoard { won: true } => ("box-won", texts.get("box-next"), "ok"),
            Self::NextBoard { won: false } => ("box-lost", texts.get("box-next"), "ok"),
        };
        let no = (*self == Self::PlayAgain)
            .then(|| text_button(texts.get("again-no"), false, Some(Message::No), palette));
        let yes = text_button(texts.get(yes), true, Some(Message::Yes), palette);
        let buttons = no.into_iter().chain([yes]);
        let luck = luck.map(|luck| {
            let summary = body(luck::summary(texts, luck), palette).color(palette.muted);
            let more = text_button(texts.get("luck-title"), false, Some(Message::Luck), palette);
            column![summary, more].spacing(theme::GAP)
        });
        // The result text mentions it itself.
        let no_guess = no_guess && !matches!(self, Self::ShowResult(_));
        let no_guess = no_guess.then(|| body(texts.get("no-guess-needed"), palette));
        let result = column![].push(no_guess).push(body(result, palette)).spacing(theme::UNIT);
        let content = column![result].push(luck).spacing(4.0 * theme::UNIT);
        frame(texts.get(title), content, buttons, palette).into()
    }
}
