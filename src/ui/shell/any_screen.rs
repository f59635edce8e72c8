//! All screens: any of them as the stack sees it, and the list of their messages.

use crate::config::Settings;
use crate::config::command::Command;
use crate::config::keymap::KeyPress;
use crate::ui::Element;
use crate::ui::features::{
    compare, daily, lessons, library, play, practice, records, replay, settings, title, workbench,
};
use crate::ui::screen::context::Context;
use crate::ui::screen::effect::{self, Effects};
use crate::ui::screen::view_context::ViewContext;
use crate::ui::screen::{ScreenState, ScreenUpdate};
use std::any::Any;

/// Any screen, with the messages of all of them. See [`ScreenUpdate`] for what its methods do.
pub trait Screen: ScreenState {
    /// Gives a message back that is for a screen of another kind.
    fn update(&mut self, message: Message, ctx: Context<'_>) -> Result<Effects<Message>, Message>;

    fn on_command(&mut self, command: Command, ctx: Context<'_>) -> Option<Effects<Message>>;

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message>;

    fn capture(&mut self, press: KeyPress, ctx: Context<'_>) -> Option<Effects<Message>>;

    fn on_timer(&mut self, ctx: Context<'_>) -> Effects<Message>;

    fn on_frame(&mut self, ctx: Context<'_>) -> Effects<Message>;

    fn apply_settings(&mut self, before: &Settings, ctx: Context<'_>) -> Effects<Message>;

    fn on_shown(&mut self, ctx: Context<'_>) -> Effects<Message>;
}

impl<S: ScreenUpdate> Screen for S
where
    Message: From<S::Message>,
    S::Message: TryFrom<Message, Error = Message>,
{
    fn update(&mut self, message: Message, ctx: Context<'_>) -> Result<Effects<Message>, Message> {
        let own = S::Message::try_from(message);
        own.map(|own| of_any::<S>(ScreenUpdate::update(self, own, ctx)))
    }

    fn on_command(&mut self, command: Command, ctx: Context<'_>) -> Option<Effects<Message>> {
        ScreenUpdate::on_command(self, command, ctx).map(of_any::<S>)
    }

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        ScreenUpdate::view(self, ctx).map(Message::from)
    }

    fn capture(&mut self, press: KeyPress, ctx: Context<'_>) -> Option<Effects<Message>> {
        ScreenUpdate::capture(self, press, ctx).map(of_any::<S>)
    }

    fn on_timer(&mut self, ctx: Context<'_>) -> Effects<Message> {
        of_any::<S>(ScreenUpdate::on_timer(self, ctx))
    }

    fn on_frame(&mut self, ctx: Context<'_>) -> Effects<Message> {
        of_any::<S>(ScreenUpdate::on_frame(self, ctx))
    }

    fn apply_settings(&mut self, before: &Settings, ctx: Context<'_>) -> Effects<Message> {
        of_any::<S>(ScreenUpdate::apply_settings(self, before, ctx))
    }

    fn on_shown(&mut self, ctx: Context<'_>) -> Effects<Message> {
        of_any::<S>(ScreenUpdate::on_shown(self, ctx))
    }
}

/// The effects of a screen, with the messages of all screens.
fn of_any<S: ScreenUpdate>(effects: Effects<S::Message>) -> Effects<Message>
where
    Message: From<S::Message>,
{
    effect::map(effects, Message::from)
}

macro_rules! screens {
    ($($name:ident: $module:path;)+) => {
        /// A message for one of the screens.
        #[derive(Debug, Clone)]
        pub enum Message {
            $($name($module),)+
        }

        $(
            impl From<$module> for Message {
                fn from(message: $module) -> Self {
                    Self::$name(message)
                }
            }

            impl TryFrom<Message> for $module {
                type Error = Message;

                fn try_from(message: Message) -> Result<Self, Message> {
                    match message {
                        Message::$name(own) => Ok(own),
                        other => Err(other),
                    }
                }
            }
        )+
    };
}

screens! {
    Play: play::Message;
    Title: title::Message;
    Records: records::Message;
    Library: library::Message;
    Compare: compare::Message;
    Replay: replay::Message;
    Practice: practice::Message;
    Lessons: lessons::Message;
    Daily: daily::Message;
    Workbench: workbench::Message;
    Settings: settings::Message;
}

/// Makes messages of those of controls that run commands.
macro_rules! hold_commands {
    ($($message:ty),+ $(,)?) => {
        $(impl From<Command> for $message {
            fn from(command: Command) -> Self {
                Self::Command(command)
            }
        })+
    };
}

hold_commands! {
    compare::Message, daily::Message, lessons::Message, practice::Message,
    library::Message, play::Message, records::Message, replay::Message, settings::Message,
    workbench::Message,
}

impl dyn Screen {
    /// Its state, if it is a screen of this kind.
    pub fn get<S: Screen>(&self) -> Option<&S> {
        let any: &dyn Any = self;
        any.downcast_ref()
    }

    pub fn get_mut<S: Screen>(&mut self) -> Option<&mut S> {
        let any: &mut dyn Any = self;
        any.downcast_mut()
    }
}
