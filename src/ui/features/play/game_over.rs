//! The message box at the end of a game, in the styles that have one.

use crate::i18n::luck;
use crate::ui::screen::dialog::prelude::*;
use crate::ui::screen::dialog_view::{moments_words, text_button};
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
    /// Try the moments that are worth a look.
    Moments,
}

impl DialogState for GameOverDialog {
    type Message = Message;

    const ACCEPTED: Option<Message> = Some(Message::Yes);

    fn title(&self, _: &dyn GameFacts, texts: &Texts) -> String {
        let key = match self {
            Self::PlayAgain => "again-question",
            Self::ShowResult(_) => "box-won",
            Self::NextBoard { .. } => "box-next",
        };
        texts.get(key).to_owned()
    }

    fn closes_on_press_beside(&self) -> bool {
        matches!(self, Self::ShowResult(_))
    }

    fn close(&self) -> Effects {
        match self {
            Self::NextBoard { .. } => {
                vec![Request::Close.into(), Request::Run(Command::New).into()]
            }
            Self::PlayAgain | Self::ShowResult(_) => Request::Close.into(),
        }
    }

    /// A new game never refers to the finished board.
    fn on_command(&mut self, command: Command, _: Context<'_>) -> Option<Effects> {
        (command == Command::New)
            .then(|| vec![Request::Close.into(), Request::Run(Command::New).into()])
    }

    fn update(&mut self, message: Message) -> Effects {
        match (message, &self) {
            (Message::Luck, _) => Request::Run(Command::Luck).into(),
            (Message::Moments, _) => Request::Run(Command::Moments).into(),
            (Message::Yes, Self::PlayAgain) => {
                vec![Request::Close.into(), Request::Run(Command::New).into()]
            }
            (Message::No, Self::PlayAgain) => {
                vec![Request::Close.into(), Request::Run(Command::Quit).into()]
            }
            (Message::Yes | Message::No, _) => self.close(),
        }
    }

    /// The luck is known some time after the end.
    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> DialogView<'a, Message> {
        let (texts, palette) = (ctx.texts, ctx.palette);
        let (luck, no_guess) = (ctx.game.luck(), ctx.game.game().needs_no_guess());
        let (title, result, yes) = match self {
            Self::PlayAgain => ("box-lost", texts.get("again-question"), "again-yes"),
            Self::ShowResult(result) => ("box-won", result.as_str(), "ok"),
            Self::NextBoard { won: true } => ("box-won", texts.get("box-next"), "ok"),
            Self::NextBoard { won: false } => ("box-lost", texts.get("box-next"), "ok"),
        };
        let luck = luck.map(|luck| {
            let shown = ctx.settings.expert_figures;
            let summary = shown.then(|| muted(luck::summary(texts, luck), palette));
            let luck = || text_button(texts.get("luck-title"), false, Some(Message::Luck), palette);
            let moments = moments_words(ctx.game, texts)
                .map(|words| text_button(words, false, Some(Message::Moments), palette));
            let more = row![shown.then(luck), moments];
            let more = more.spacing(theme::GAP).wrap().vertical_spacing(theme::GAP);
            column![summary, more].spacing(theme::GAP)
        });
        // The result text mentions it itself.
        let no_guess = no_guess && !matches!(self, Self::ShowResult(_));
        let no_guess = no_guess.then(|| body(texts.get("no-guess-needed"), palette));
        let result = column![no_guess, body(result, palette)].spacing(theme::UNIT);
        let content = column![result, luck].spacing(4.0 * theme::UNIT);
        let view = DialogView::new(ctx, content).headed(title);
        let asked = *self == Self::PlayAgain;
        let view = if asked { view.button("again-no", Message::No) } else { view };
        view.button(yes, Message::Yes).main()
    }
}
