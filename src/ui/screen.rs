//! What a screen is: the protocol of all screens, and what they and dialogs are made of.

pub mod appearance;
pub mod bar_parts;
pub mod context;
pub mod counters_view;
pub mod dialog;
pub(crate) mod dialog_view;
pub mod effect;
pub(crate) mod entrance;
pub mod jobs;
pub mod machine;
pub mod modal;
pub mod notices;
pub(crate) mod offer;
pub(crate) mod prelude;
pub mod sheet;
pub mod step_controls;
pub mod step_walk;
pub mod strip_layout;
pub mod view_context;
pub mod window_needs;

use crate::config::Settings;
use crate::config::command::Command;
use crate::config::keymap::KeyPress;
use crate::game::{Level, Moment, Pos, ShownBoard};
use crate::solver::query::ProbabilityMap;
use crate::ui::Element;
use crate::ui::board::cell_grid::CellContent;
use crate::ui::board::{Annotations, BoardPane};
use crate::ui::screen::context::Context;
use crate::ui::screen::effect::{Effects, Request};
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

    /// The position that the workbench opens with, if it may be shown there.
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
    /// The name of the speed at which a recording is played.
    pub speed: Option<&'static str>,
    /// How often a hint was asked for, which is told each time even if there is no other.
    pub times_asked: u32,
    /// Whether a player hears what a cell shows after drawing on it.
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

    /// Whether it shows notices itself. Otherwise they come in over its lower edge.
    fn places_notices(&self) -> bool {
        false
    }

    /// Whether the focus goes round its controls, and zooming does nothing.
    fn is_page(&self) -> bool {
        self.board().is_none()
    }

    /// Whether the game behind it pauses only while it is open, as behind a dialog.
    fn pauses_game(&self) -> bool {
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
    fn capture(&mut self, _press: KeyPress, _ctx: Context<'_>) -> Option<Effects<Self::Message>> {
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
