//! The screens. The game is always there; the others come above it. Each has a module of its own
//! and a line in the list below.

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
use crate::ui::board::{Annotations, BoardPane};
use crate::ui::context::Context;
use crate::ui::effect::{self, Effects, Request};
use learn::puzzle_board::PuzzleBoard;
use std::any::Any;
use view_context::ViewContext;

/// What makes a screen above the game.
pub trait ScreenState {
    type Message: Clone + Send + 'static;

    /// The key of the text that names it.
    const NAME: &'static str;

    /// The key of its name now, where that changes.
    fn name(&self) -> &'static str {
        Self::NAME
    }

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
        self.puzzle().map(|puzzle| puzzle.game().level())
    }

    /// Its board, if that is a puzzle.
    fn puzzle(&self) -> Option<&PuzzleBoard> {
        None
    }

    fn puzzle_mut(&mut self) -> Option<&mut PuzzleBoard> {
        None
    }

    /// Its board, if the player acts on that.
    fn board(&self) -> Option<&dyn ShownBoard> {
        self.puzzle().map(|puzzle| puzzle.game() as &dyn ShownBoard)
    }

    /// Its board, if the player can ask about it.
    fn board_to_read(&self) -> Option<&dyn ShownBoard> {
        self.board()
    }

    /// The odds that are shown on that board, and what has a ring there.
    fn marks(&self) -> (Option<&ProbabilityMap>, Annotations) {
        self.puzzle().map(|puzzle| (puzzle.chances(), puzzle.marks())).unwrap_or_default()
    }

    /// Moves the cursor of that board to a cell, then by rows and columns.
    fn move_cursor(&mut self, to: Option<Pos>, step: (i16, i16)) -> Effects {
        let Some(puzzle) = self.puzzle_mut() else {
            return Vec::new();
        };
        puzzle.pane.cursor = to.or(puzzle.pane.cursor);
        puzzle.move_cursor(step)
    }

    /// Where its board is scrolled to; `None` while it has no board.
    fn pane(&self) -> Option<&BoardPane> {
        self.puzzle().map(|puzzle| &puzzle.pane)
    }

    /// What it says now, to be read out.
    fn text(&self, _ctx: Context<'_>) -> Option<String> {
        None
    }

    /// When something changes by itself next.
    fn next_deadline(&self, now: Moment) -> Option<Moment> {
        let puzzle = self.puzzle().and_then(|puzzle| puzzle.next_deadline(now));
        puzzle.or_else(|| self.pane()?.next_deadline(now))
    }

    fn on_timer(&mut self, _ctx: Context<'_>) -> Effects<Self::Message> {
        Vec::new()
    }

    /// Whether it changes with each frame.
    fn is_running(&self) -> bool {
        false
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

    /// Something covers it now, or nothing does any more.
    fn set_covered(&mut self, _is_covered: bool, _now: Moment) {}
}

macro_rules! screens {
    ($($name:ident: $state:ty, $message:ty;)+) => {
        /// A screen above the game.
        #[derive(Debug)]
        pub enum Screen {
            $($name(Box<$state>),)+
        }

        #[derive(Debug, Clone)]
        pub enum Message {
            $($name($message),)+
        }

        $(impl From<$state> for Screen {
            fn from(screen: $state) -> Self {
                Self::$name(Box::new(screen))
            }
        })+

        impl Screen {
            /// Whether a message is for a screen of its kind.
            pub const fn is_for(&self, message: &Message) -> bool {
                matches!((self, message), $((Self::$name(_), Message::$name(_)))|+)
            }

            pub fn update(&mut self, message: Message, ctx: Context<'_>) -> Effects<Message> {
                match (self, message) {
                    $((Self::$name(it), Message::$name(message)) => {
                        effect::map(it.update(message, ctx), Message::$name)
                    })+
                    _ => Vec::new(),
                }
            }

            pub fn view<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message> {
                match self {
                    $(Self::$name(it) => ScreenState::view(it.as_ref(), ctx).map(Message::$name),)+
                }
            }

            /// The key of the text that names it.
            pub fn name(&self) -> &'static str {
                match self {
                    $(Self::$name(it) => it.name(),)+
                }
            }
        }

        /// Evaluates an expression for the state of any screen.
        macro_rules! delegate {
            ($screen:expr, $it:ident => $does:expr) => {
                match $screen {
                    $(Screen::$name($it) => $does,)+
                }
            };
        }

        /// What a screen does, as effects of the stack.
        macro_rules! effects {
            ($screen:expr, $it:ident => $does:expr) => {
                match $screen {
                    $(Screen::$name($it) => effect::map($does, Message::$name),)+
                }
            };
        }

        /// What a screen does, as effects that there may be.
        macro_rules! answer {
            ($screen:expr, $it:ident => $does:expr) => {
                match $screen {
                    $(Screen::$name($it) => $does.map(|it| effect::map(it, Message::$name)),)+
                }
            };
        }
    };
}

/// Makes methods of [`Screen`] that ask its state, of their signatures in [`ScreenState`].
macro_rules! methods {
    ($ask:ident(&self) $(fn $name:ident($($arg:ident: $type:ty),*) -> $result:ty;)+) => {
        $(pub fn $name(&self, $($arg: $type),*) -> $result {
            $ask!(self, it => ScreenState::$name(it.as_ref(), $($arg),*))
        })+
    };
    ($ask:ident(&mut self) $(fn $name:ident($($arg:ident: $type:ty),*) -> $result:ty;)+) => {
        $(pub fn $name(&mut self, $($arg: $type),*) -> $result {
            $ask!(self, it => ScreenState::$name(it.as_mut(), $($arg),*))
        })+
    };
}

screens! {
    Title: title::TitleScreen, title::Message;
    Records: records::RecordsScreen, records::Message;
    Library: library::LibraryScreen, library::Message;
    Compare: compare::CompareScreen, compare::Message;
    Replay: replay::ReplayScreen, replay::Message;
    Practice: learn::practice::PracticeScreen, learn::practice::Message;
    Lessons: learn::lessons::LessonsScreen, learn::lessons::Message;
    Daily: learn::daily::DailyScreen, learn::daily::Message;
    Workbench: workbench::WorkbenchScreen, workbench::Message;
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

impl Screen {
    /// Its state, if it is a screen of this kind.
    pub fn get<S: 'static>(&self) -> Option<&S> {
        let state: &dyn Any = delegate!(self, it => it.as_ref());
        state.downcast_ref()
    }

    pub fn get_mut<S: 'static>(&mut self) -> Option<&mut S> {
        let state: &mut dyn Any = delegate!(self, it => it.as_mut());
        state.downcast_mut()
    }

    /// See [`ScreenState::apply_settings`].
    pub fn apply_settings(&mut self, before: &Settings, ctx: Context<'_>) -> Effects<Message> {
        let config = ctx.settings.input_config();
        if let Some(puzzle) = self.puzzle_mut()
            && config != before.input_config()
        {
            puzzle.set_input_config(config);
        }
        effects!(self, it => it.apply_settings(before, ctx))
    }

    methods! { delegate(&self)
        fn is_before_game() -> bool;
        fn plays_recording() -> bool;
        fn places_notices() -> bool;
        fn is_page() -> bool;
        fn level(settings: &Settings) -> Option<Level>;
        fn puzzle() -> Option<&PuzzleBoard>;
        fn board() -> Option<&dyn ShownBoard>;
        fn board_to_read() -> Option<&dyn ShownBoard>;
        fn marks() -> (Option<&ProbabilityMap>, Annotations);
        fn pane() -> Option<&BoardPane>;
        fn text(ctx: Context<'_>) -> Option<String>;
        fn next_deadline(now: Moment) -> Option<Moment>;
        fn is_running() -> bool;
    }

    methods! { delegate(&mut self)
        fn puzzle_mut() -> Option<&mut PuzzleBoard>;
        fn move_cursor(to: Option<Pos>, step: (i16, i16)) -> Effects;
        fn set_covered(is_covered: bool, now: Moment) -> ();
    }

    methods! { effects(&mut self)
        fn on_timer(ctx: Context<'_>) -> Effects<Message>;
        fn on_frame(ctx: Context<'_>) -> Effects<Message>;
        fn on_shown(ctx: Context<'_>) -> Effects<Message>;
    }

    methods! { answer(&mut self)
        fn on_command(command: Command, ctx: Context<'_>) -> Option<Effects<Message>>;
        fn capture(press: KeyPress, texts: &Texts) -> Option<Effects<Message>>;
    }
}
