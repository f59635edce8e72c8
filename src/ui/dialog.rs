//! The dialogs. Each has a file of its own and a line in the list below.

pub mod board_filter;
pub mod counters;
pub mod custom_board;
pub(crate) mod dialog_view;
pub mod game_over;
pub mod gif;
pub mod go_to;
pub mod help;
pub mod kept_games;
pub mod key_bindings;
pub mod library_folders;
pub mod luck;
pub mod machine;
pub mod main_menu;
pub mod missed;
pub mod new_record;
pub mod no_guess_search;
pub mod question;
pub mod ratings;
pub mod rule_settings;
pub mod settings;

use crate::config::keymap::KeyPress;
use crate::ui::jobs::Job;
use crate::ui::widget::focus::navigation;
use crate::ui::widget::modal;
use prelude::*;
use std::any::type_name;

/// What dialogs are made of.
mod prelude {
    pub(crate) use super::DialogState;
    pub(crate) use super::dialog_view::{DialogView, scroll_area};
    pub(crate) use crate::ui::effect::{Effect, Effects, Request};
    pub(crate) use crate::ui::prelude::*;
    pub(crate) use crate::ui::screen::play::PlayScreen;
    pub(crate) use crate::ui::widget::form;
    pub(crate) use crate::ui::widget::number_field;
}

/// What makes a dialog. `play` is the game behind it.
pub trait DialogState {
    type Message: Clone;

    /// The key of its title, if it is always the same.
    const TITLE: &'static str = "";
    /// The message of Enter, which closes a dialog without one.
    const ACCEPTED: Option<Self::Message> = None;
    /// Whether the clock stops and the board is hidden while it is open.
    const PAUSES_GAME: bool = false;

    fn title(&self, _play: &PlayScreen, texts: &Texts) -> String {
        texts.get(Self::TITLE).to_owned()
    }

    /// Whether a press beside it closes it.
    fn closes_on_press_beside(&self) -> bool {
        true
    }

    /// The field that has the focus at first.
    fn first_field(&self) -> Option<&'static str> {
        None
    }

    /// Work for what it shows, to be started when it opens.
    fn job(&self) -> Option<Job<Self::Message>> {
        None
    }

    /// What happens when it is closed.
    fn close(&self) -> Effects {
        Request::Close.into()
    }

    /// What Enter does.
    fn accept(&mut self) -> Effects {
        match Self::ACCEPTED {
            Some(message) => self.update(message),
            None => self.close(),
        }
    }

    /// Takes a key press whatever it means elsewhere; `None` if it does not.
    fn capture(&mut self, _press: KeyPress, _ctx: Context<'_>) -> Option<Effects> {
        None
    }

    /// `None` for a command that does the same in all dialogs, or nothing.
    fn on_command(&mut self, _command: Command, _ctx: Context<'_>) -> Option<Effects> {
        None
    }

    fn update(&mut self, message: Self::Message) -> Effects;

    fn view<'a>(
        &'a self,
        play: &'a PlayScreen,
        ctx: ViewContext<'a>,
    ) -> DialogView<'a, Self::Message>;

    /// Puts what [`Self::view`] shows into the window.
    fn place<'a>(
        &self,
        content: Element<'a, Message>,
        ctx: ViewContext<'a>,
    ) -> Element<'a, Message> {
        let close = self.closes_on_press_beside().then_some(Message::Closed);
        modal::modal(content, close, type_name::<Self>(), ctx)
    }
}

macro_rules! dialogs {
    ($($name:ident: $state:ty, $message:ty;)+) => {
        #[derive(Debug, Clone, PartialEq)]
        pub enum Dialog {
            $($name($state),)+
        }

        #[derive(Debug, Clone)]
        pub enum Message {
            $($name($message),)+
            /// Escape, or a press beside the dialog.
            Closed,
        }

        $(impl From<$state> for Dialog {
            fn from(dialog: $state) -> Self {
                Self::$name(dialog)
            }
        })+

        impl Dialog {
            pub fn update(&mut self, message: Message) -> Effects {
                let before = self.clone();
                let effects = match (&mut *self, message) {
                    (it, Message::Closed) => it.close(),
                    $((Self::$name(it), Message::$name(message)) => it.update(message),)+
                    // Another dialog is open by now.
                    _ => Vec::new(),
                };
                // Enter beside something that is wrong.
                let is_refused = effects.is_empty() && *self == before;
                if is_refused { Request::TellProblem.into() } else { effects }
            }

            /// See [`DialogState::job`].
            pub fn job(&self) -> Option<Job<Message>> {
                match self {
                    $(Self::$name(it) => it.job().map(|job| job.map(Message::$name)),)+
                }
            }

            /// Tells it from the others.
            pub const fn key(&self) -> &'static str {
                match self {
                    $(Self::$name(_) => stringify!($name),)+
                }
            }

            pub const fn pauses_game(&self) -> bool {
                match self {
                    $(Self::$name(_) => <$state>::PAUSES_GAME,)+
                }
            }

            pub fn view<'a>(
                &'a self,
                play: &'a PlayScreen,
                ctx: ViewContext<'a>,
            ) -> Element<'a, Message> {
                let title = self.title(play, ctx.texts);
                match self {
                    $(Self::$name(it) => {
                        it.place(it.view(play, ctx).show(title, Message::$name), ctx)
                    })+
                }
            }
        }

        /// Evaluates an expression for the state of any dialog.
        macro_rules! delegate {
            ($dialog:expr, $it:ident => $does:expr) => {
                match $dialog {
                    $(Dialog::$name($it) => $does,)+
                }
            };
        }
    };
}

dialogs! {
    Menu: main_menu::MainMenu, main_menu::Message;
    BoardFilter: board_filter::BoardFilterDialog, board_filter::Message;
    CustomBoard: custom_board::CustomBoardDialog, custom_board::Message;
    Gif: gif::GifDialog, gif::Message;
    GameOver: game_over::GameOverDialog, game_over::Message;
    GoTo: go_to::GoToDialog, go_to::Message;
    KeptGames: kept_games::KeptGamesDialog, kept_games::Message;
    Luck: luck::LuckDialog, luck::Message;
    Missed: missed::MissedDialog, missed::Message;
    NewRecord: new_record::NewRecordDialog, new_record::Message;
    Question: question::QuestionDialog, question::Message;
    Ratings: ratings::RatingsDialog, ratings::Message;
    Search: no_guess_search::SearchDialog, no_guess_search::Message;
    Settings: settings::SettingsDialog, settings::Message;
    Advanced: settings::AdvancedDialog, settings::Message;
    Rules: rule_settings::RulesDialog, settings::Message;
    Keys: key_bindings::KeyBindingsDialog, key_bindings::Message;
    LibraryFolders: library_folders::LibraryFoldersDialog, library_folders::Message;
    Help: help::HelpDialog, help::Message;
    Machine: machine::MachineDialog, machine::Message;
    Counters: counters::CountersDialog, counters::Message;
}

impl Dialog {
    pub fn title(&self, play: &PlayScreen, texts: &Texts) -> String {
        delegate!(self, it => it.title(play, texts))
    }

    pub fn first_field(&self) -> Option<&'static str> {
        delegate!(self, it => it.first_field())
    }

    pub fn capture(&mut self, press: KeyPress, ctx: Context<'_>) -> Option<Effects> {
        delegate!(self, it => it.capture(press, ctx))
    }

    pub fn close(&self) -> Effects {
        delegate!(self, it => it.close())
    }

    pub fn on_command(&mut self, command: Command, ctx: Context<'_>) -> Effects {
        let own = delegate!(self, it => it.on_command(command, ctx));
        own.unwrap_or_else(|| match command {
            Command::Back => self.close(),
            Command::Accept => delegate!(self, it => it.accept()),
            Command::FullScreen => Request::Run(Command::FullScreen).into(),
            Command::NextControl | Command::Right | Command::Down => {
                vec![Effect::Task(navigation::move_focus(false, true))]
            }
            Command::PreviousControl | Command::Left | Command::Up => {
                vec![Effect::Task(navigation::move_focus(true, true))]
            }
            _ => Vec::new(),
        })
    }
}
