//! The screens. The game is always there; the others come above it. Each has a module of its own,
//! and its messages a line in the list below.

use crate::ui::Element;
pub mod bar_parts;
pub mod compare;
pub mod counters_view;
pub mod learn {
    //! The screens to learn with.

    pub mod daily;
    pub mod lessons;
    pub mod page;
    pub mod practice;
    pub mod puzzle_board;
}
pub mod library;
pub mod luck_review;
pub mod opened_recording;
pub mod play;
pub mod records;
pub mod replay;
pub mod step_controls;
pub mod step_walk;
pub mod strip_layout;
pub mod title;
pub mod view_context;
pub mod window_needs;
pub mod workbench;

use crate::config::Settings;
use crate::config::command::Command;
use crate::config::keymap::KeyPress;
use crate::game::{Level, Moment, Pos, ShownBoard};
use crate::i18n::Texts;
use crate::solver::query::ProbabilityMap;
use crate::ui::board::cell_grid::CellContent;
use crate::ui::board::{Annotations, BoardPane};
use crate::ui::context::Context;
use crate::ui::effect::{self, Effects, Request};
use crate::workbench::Setup;
use std::any::Any;
use std::fmt::Debug;
use view_context::ViewContext;

/// A board on a screen, and what the player can do there.
pub trait BoardHost: Any {
    fn board(&self) -> &dyn ShownBoard;

    /// The cursor, and where the board is scrolled to.
    fn pane(&self) -> &BoardPane;

    /// Whether the player acts on it, or can only ask about it.
    fn is_played(&self) -> bool {
        true
    }

    /// The odds that are shown on it, and what has a ring there.
    fn marks(&self) -> (Option<&ProbabilityMap>, Annotations) {
        (None, Annotations::default())
    }

    /// What is shown of a cell.
    fn cell(&self, pos: Pos) -> CellContent {
        let (chances, marks) = self.marks();
        CellContent::of(self.board(), chances, &marks, pos)
    }

    /// Moves the cursor to a cell, then by rows and columns.
    fn move_cursor(&mut self, to: Option<Pos>, step: (i16, i16)) -> Effects;

    /// When something changes on it by itself next.
    fn next_deadline(&self, now: Moment) -> Option<Moment> {
        self.pane().next_deadline(now)
    }

    /// The cells that changed last.
    fn changed(&self) -> &[Pos] {
        &self.pane().changed
    }

    /// The time of the game that is on it, in ms.
    fn elapsed(&self, _now: Moment) -> Option<u64> {
        None
    }

    /// What can be laid on the workbench.
    fn setup(&self) -> Option<Setup> {
        None
    }

    /// What players hear of it when it changes.
    fn spoken(&self) -> SpokenState {
        SpokenState::default()
    }
}

/// What players hear of a board when it changes, besides what is on its cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SpokenState {
    /// Whether odds are shown; `None` where there are none to show.
    pub odds: Option<bool>,
    /// Whether the details of a recording are shown.
    pub details: Option<bool>,
    /// How fast a recording is played: the name of its speed.
    pub speed: Option<&'static str>,
    /// How often a hint was asked for, which is told each time even if there is no other.
    pub times_asked: u32,
    /// Whether what is drawn on a cell is told.
    pub is_drawn: bool,
}

/// What a screen is now.
pub trait ScreenState: Any + Debug {
    /// The key of the text that names it; the game has none.
    fn name(&self) -> Option<&'static str>;

    /// Whether the game behind it has yet to begin, and keeps its strip.
    fn is_before_game(&self) -> bool {
        false
    }

    /// Whether it closes when another screen is opened from the menu, because it would go on below.
    fn plays_recording(&self) -> bool {
        false
    }

    /// Whether it shows notices itself, where they move nothing. Otherwise they have a row below.
    fn places_notices(&self) -> bool {
        false
    }

    /// Whether the focus goes round its controls, and zooming does nothing.
    fn is_page(&self) -> bool {
        false
    }

    /// The level that it is laid out for, if not that of the game.
    fn level(&self, _settings: &Settings) -> Option<Level> {
        None
    }

    /// Its board, if it has one now.
    fn board(&self) -> Option<&dyn BoardHost> {
        None
    }

    fn board_mut(&mut self) -> Option<&mut dyn BoardHost> {
        None
    }

    /// What it says now, to be read out.
    fn text(&self, _ctx: Context<'_>) -> Option<String> {
        None
    }

    /// When something changes by itself next.
    fn next_deadline(&self, now: Moment) -> Option<Moment> {
        self.board()?.next_deadline(now)
    }

    /// Whether it changes with each frame.
    fn is_running(&self) -> bool {
        false
    }

    /// Something covers it now, or nothing does any more.
    fn set_covered(&mut self, _is_covered: bool, _now: Moment) {}
}

/// What a screen does.
pub trait ScreenUpdate: ScreenState {
    type Message: Clone + Send + 'static;

    fn update(&mut self, message: Self::Message, ctx: Context<'_>) -> Effects<Self::Message>;

    /// `None` for a command that it leaves to the stack: one that does the same everywhere, or
    /// nothing here.
    fn on_command(&mut self, command: Command, ctx: Context<'_>) -> Option<Effects<Self::Message>>;

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Self::Message>;

    /// Does a command of its own buttons, or has it done.
    fn run_command(&mut self, command: Command, ctx: Context<'_>) -> Effects<Self::Message> {
        self.on_command(command, ctx).unwrap_or_else(|| Request::Run(command).into())
    }

    /// Takes a key press, whatever it means elsewhere; `None` if it does not.
    fn capture(&mut self, _press: KeyPress, _texts: &Texts) -> Option<Effects<Self::Message>> {
        None
    }

    fn on_timer(&mut self, _ctx: Context<'_>) -> Effects<Self::Message> {
        Vec::new()
    }

    fn on_frame(&mut self, _ctx: Context<'_>) -> Effects<Self::Message> {
        Vec::new()
    }

    /// Applies what differs from `before`. The buttons of a puzzle are changed already.
    fn apply_settings(&mut self, _before: &Settings, _ctx: Context<'_>) -> Effects<Self::Message> {
        Vec::new()
    }

    fn on_shown(&mut self, _ctx: Context<'_>) -> Effects<Self::Message> {
        Vec::new()
    }
}

/// Any screen, with the messages of all of them. See [`ScreenUpdate`] for what its methods do.
pub trait Screen: ScreenState {
    /// Gives a message back that is for a screen of another kind.
    fn update(&mut self, message: Message, ctx: Context<'_>) -> Result<Effects<Message>, Message>;

    fn on_command(&mut self, command: Command, ctx: Context<'_>) -> Option<Effects<Message>>;

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message>;

    fn capture(&mut self, press: KeyPress, texts: &Texts) -> Option<Effects<Message>>;

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

    fn capture(&mut self, press: KeyPress, texts: &Texts) -> Option<Effects<Message>> {
        ScreenUpdate::capture(self, press, texts).map(of_any::<S>)
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

/// The effects of a screen as those of any.
fn of_any<S: ScreenUpdate>(effects: Effects<S::Message>) -> Effects<Message>
where
    Message: From<S::Message>,
{
    effect::map(effects, Message::from)
}

macro_rules! screens {
    ($($name:ident: $module:path;)+) => {
        /// A message for a screen: the one of its kind.
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
    Practice: learn::practice::Message;
    Lessons: learn::lessons::Message;
    Daily: learn::daily::Message;
    Workbench: workbench::Message;
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
    compare::Message, learn::daily::Message, learn::lessons::Message, learn::practice::Message,
    library::Message, play::Message, records::Message, replay::Message, workbench::Message,
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
