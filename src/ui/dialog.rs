//! The dialogs. Each has a file of its own and a line in the list below.

pub mod custom_board;
pub mod game_over;
pub mod give_up;
pub mod help;
pub mod key_bindings;
pub mod library_folders;
pub mod luck;
pub mod main_menu;
pub mod missed;
pub mod new_record;
pub mod no_guess_search;
pub mod ratings;
pub mod reset_level;
pub mod rule_settings;
pub mod settings;

use crate::config::keymap::KeyPress;
use crate::ui::context::Context;
use crate::ui::effect::{Effect, Effects};
use crate::ui::prelude::*;
use crate::ui::screen::play::PlayScreen;
use crate::ui::widget::focus::navigation;
use crate::ui::widget::modal;
use iced::widget::column;

/// What makes a dialog. `play` is the game behind it.
pub trait DialogState {
    type Message: Clone;

    /// The key of its title, if it is always the same.
    const TITLE: &'static str = "";
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

    /// What happens when it is closed.
    fn close(&self) -> Effects {
        vec![Effect::Close]
    }

    /// What Enter does.
    fn accept(&mut self) -> Effects {
        self.close()
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

    fn view<'a>(&'a self, play: &'a PlayScreen, ctx: ViewContext<'a>)
    -> Element<'a, Self::Message>;

    /// Puts what [`Self::view`] shows into the window.
    fn place<'a>(
        &self,
        content: Element<'a, Message>,
        ctx: ViewContext<'a>,
    ) -> Element<'a, Message> {
        let close = self.closes_on_press_beside().then_some(Message::Closed);
        modal::modal(content, close, ctx.palette)
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
                match (self, message) {
                    (it, Message::Closed) => it.close(),
                    $((Self::$name(it), Message::$name(message)) => it.update(message),)+
                    // Another dialog is open by now.
                    _ => Vec::new(),
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
                match self {
                    $(Self::$name(it) => it.place(it.view(play, ctx).map(Message::$name), ctx),)+
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
    CustomBoard: custom_board::CustomBoardDialog, custom_board::Message;
    GameOver: game_over::GameOverDialog, game_over::Message;
    GiveUp: give_up::GiveUpDialog, give_up::Message;
    Luck: luck::LuckDialog, luck::Message;
    Missed: missed::MissedDialog, missed::Message;
    NewRecord: new_record::NewRecordDialog, new_record::Message;
    Ratings: ratings::RatingsDialog, ratings::Message;
    ResetLevel: reset_level::ResetLevelDialog, reset_level::Message;
    Search: no_guess_search::SearchDialog, no_guess_search::Message;
    Settings: settings::SettingsDialog, settings::Message;
    Rules: rule_settings::RulesDialog, settings::Message;
    Keys: key_bindings::KeyBindingsDialog, key_bindings::Message;
    LibraryFolders: library_folders::LibraryFoldersDialog, library_folders::Message;
    Help: help::HelpDialog, help::Message;
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
            Command::FullScreen => vec![Effect::Run(Command::FullScreen)],
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

/// The width of a dialog's content, in logical pixels: it fits into the narrowest window.
const WIDTH: f32 = 288.0;

/// The width of what is beside a wide dialog in a narrow window, in logical pixels.
const BESIDE: f32 = 72.0;

/// Scrolls `content` if the window is too low, so that the buttons below stay visible.
fn scroll_area<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    room: &PartRoom,
) -> Element<'a, Message> {
    // Focus rings extend over the edges.
    let list = scrollbar::vertical_with_gutter(container(content).padding(theme::UNIT)).width(Fill);
    container(room.part(list)).padding(Padding::from(-theme::UNIT)).into()
}

/// A dialog: its heading, its content, and the buttons at the bottom right.
fn frame<'a, Message: 'a>(
    title: impl text::IntoFragment<'a>,
    content: impl Into<Element<'a, Message>>,
    buttons: impl IntoIterator<Item = Element<'a, Message>>,
    palette: &'static Palette,
) -> Column<'a, Message> {
    let buttons = row![space().width(Fill)].extend(buttons).spacing(theme::GAP).align_y(Center);
    let heading = described(words::heading(title, palette), Semantics::heading());
    column![heading, content.into(), buttons].spacing(4.0 * theme::UNIT).width(WIDTH)
}

fn labelled_checkbox<'a, Message: Clone + 'a>(
    label: &'a str,
    on: bool,
    message: impl FnOnce(bool) -> Message,
) -> Element<'a, Message> {
    buttons::checkbox(label, on, 8.0, message(!on))
}

/// A dialog's button, disabled without a message.
fn text_button<'a, Message: Clone + 'a>(
    words: impl text::IntoFragment<'a>,
    chosen: bool,
    message: Option<Message>,
    palette: &'static Palette,
) -> Element<'a, Message> {
    focus::pressable(buttons::push(words, chosen, palette), message)
}

/// Leads to the moments of the finished game, if any are worth a look.
fn moments_button<'a, Message: Clone + 'a>(
    play: &PlayScreen,
    message: Message,
    ctx: ViewContext<'a>,
) -> Option<Element<'a, Message>> {
    let count = play.moments().len();
    let words = ctx.texts.with("moments-button", &[("count", count.into())]);
    (count > 0).then(|| text_button(words, false, Some(message), ctx.palette))
}
