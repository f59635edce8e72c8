//! The screens above the game: how they open and close, and the puzzle in front.

use super::{Message, Stack};
use crate::config::LevelKind;
use crate::game::{Action, Moment, Outcome, Phase, Style};
use crate::platform::local_clock;
use crate::practice::lesson::{self, Topic};
use crate::ui::features::lessons::{self, LessonsScreen};
use crate::ui::features::play;
use crate::ui::features::practice::PracticeScreen;
use crate::ui::features::puzzle::PuzzleBoard;
use crate::ui::features::records::RecordsScreen;
use crate::ui::features::replay::ReplayScreen;
use crate::ui::features::title::TitleScreen;
use crate::ui::features::workbench::WorkbenchScreen;
use crate::ui::kit::focus::navigation;
use crate::ui::screen::BoardHost;
use crate::ui::screen::context::Context;
use crate::ui::screen::effect::{self, Effect, Effects, SearchChoice};
use crate::ui::shell::any_screen::Screen;
use jiff::tz::TimeZone;
use std::any::Any;
use std::mem;

impl Stack {
    /// Shows a screen instead of another of its kind, and closes the dialogs.
    pub(super) fn show(&mut self, screen: impl Screen, ctx: Context<'_>) -> Effects<Message> {
        self.show_boxed(Box::new(screen), ctx)
    }

    pub(super) fn show_boxed(
        &mut self,
        mut screen: Box<dyn Screen>,
        ctx: Context<'_>,
    ) -> Effects<Message> {
        if let Some(replay) = screen.get_mut::<ReplayScreen>() {
            replay.details = self.replay_details;
        }
        self.dialogs.clear();
        // The bars that had the focus are no longer shown.
        self.focus_in_bars = false;
        let kind = screen.as_ref().type_id();
        self.screens.retain(|other| other.as_ref().type_id() != kind);
        self.screens.push(screen);
        self.ask_screen(|screen| screen.on_shown(ctx))
    }

    /// Shows a screen, or closes it where it is in front. One that is open stays as it is.
    pub(super) fn toggle<S: Screen>(
        &mut self,
        make: impl FnOnce(&Self) -> S,
        ctx: Context<'_>,
    ) -> Effects<Message> {
        if self.dialogs.is_empty() && self.front::<S>().is_some() {
            return self.close(ctx);
        }
        let mut effects = self.suspend_for_screen(ctx);
        let screen = self.take::<S>().unwrap_or_else(|| Box::new(make(self)));
        effects.extend(self.show_boxed(screen, ctx));
        effects
    }

    /// The screen of this kind, which is open no more.
    pub(super) fn take<S: Screen>(&mut self) -> Option<Box<S>> {
        let at = self.screens.iter().position(|screen| screen.get::<S>().is_some())?;
        let screen: Box<dyn Any> = self.screens.remove(at);
        screen.downcast().ok()
    }

    /// Closes the dialog in front, or else the screen.
    pub(super) fn close(&mut self, ctx: Context<'_>) -> Effects<Message> {
        if self.dialogs.pop().is_some() {
            let is_last = self.dialogs.is_empty();
            return if is_last { Vec::new() } else { vec![Effect::Task(navigation::unfocus())] };
        }
        if self.front::<WorkbenchScreen>().is_some() {
            self.bench = self.take();
            return Vec::new();
        }
        match self.screens.pop() {
            Some(screen) if screen.is_before_game() => effect::lift(self.game.deal_first(ctx)),
            _ => Vec::new(),
        }
    }

    /// Begins the title anew, if it is shown.
    pub fn restart_title(&mut self, now: Moment) -> bool {
        self.find_mut::<TitleScreen>().map(|title| title.restart(now)).is_some()
    }

    /// Begins the game: a recording is not kept waiting.
    pub(super) fn leave_title(&mut self, ctx: Context<'_>) -> Effects<Message> {
        if self.is_before_game() { self.close(ctx) } else { Vec::new() }
    }

    /// Pauses a running game or cancels the search for its board, because another screen opens.
    pub(super) fn suspend_game(&mut self, ctx: Context<'_>) -> Effects<Message> {
        if self.game.search().is_some() {
            drop(self.game.handle(play::Message::Search(SearchChoice::Cancel), ctx.now));
        }
        if self.game.game().phase() == Phase::Running { self.toggle_pause(ctx) } else { Vec::new() }
    }

    /// Leaves the game and what runs for another screen.
    pub(super) fn suspend_for_screen(&mut self, ctx: Context<'_>) -> Effects<Message> {
        let mut effects = self.leave_title(ctx);
        effects.extend(self.suspend_game(ctx));
        effects.extend(self.update_screen(play::Message::CancelPress, ctx));
        self.screens.retain(|screen| !screen.plays_recording());
        effects
    }

    /// Shows the records of the current level and style.
    pub(super) fn show_records(&mut self, ctx: Context<'_>) -> Effects<Message> {
        let mut effects = self.suspend_for_screen(ctx);
        let style = ctx.settings.style;
        let rules = ctx.settings.rules();
        let played = Style::matching(rules).filter(|played| *played == style);
        let level = LevelKind::of(self.game.game().level());
        let today = local_clock::timestamp().to_zoned(TimeZone::system()).date();
        let mut screen = RecordsScreen::new(level, Some(style), rules.guesses(), played, today);
        let game = self.game.game();
        screen.played_level = (!game.phase().is_over()).then(|| game.level());
        effects.extend(self.show(screen, ctx));
        effects
    }

    /// Opens a lesson, which leads back to what is shown now.
    pub(super) fn show_lesson(&mut self, topic: Topic, ctx: Context<'_>) -> Effects<Message> {
        let mut effects = self.suspend_for_screen(ctx);
        effects.extend(self.show(LessonsScreen::linked(self.game.practice_seed()), ctx));
        let nth =
            lesson::lessons().iter().position(|lesson| lesson.topic == topic).unwrap_or_default();
        effects.extend(self.update_screen(lessons::Message::Open(nth), ctx));
        effects
    }

    pub(super) fn toggle_practice(&mut self, ctx: Context<'_>) -> Effects<Message> {
        let is_endless = self.find().is_some_and(PracticeScreen::is_endless);
        if !is_endless && self.front::<PracticeScreen>().is_none() {
            self.take::<PracticeScreen>();
        }
        self.toggle(|it| PracticeScreen::endless(it.game.practice_seed()), ctx)
    }

    /// Shows the moments of the finished game that are worth a look, to try them.
    pub(super) fn show_moments(&mut self, ctx: Context<'_>) -> Effects<Message> {
        let moments = self.game.moments().to_vec();
        if moments.is_empty() {
            return Vec::new();
        }
        self.show(PracticeScreen::moments(moments), ctx)
    }

    /// Asks for the records again after they have changed.
    pub fn reload_report(&self) -> Effects<Message> {
        self.find().map(RecordsScreen::load).into_iter().collect()
    }

    /// The puzzle in front, if its board is one.
    pub fn puzzle(&self) -> Option<&PuzzleBoard> {
        let board: &dyn Any = self.board()?;
        board.downcast_ref()
    }

    pub(super) fn puzzle_mut(&mut self) -> Option<&mut PuzzleBoard> {
        puzzle_on(self.screen_mut())
    }

    /// The board on which the player acts now, if there is one in front.
    pub fn played_board(&self) -> Option<&dyn BoardHost> {
        self.board().filter(|board| board.is_played() && self.dialogs.is_empty())
    }

    /// The board in front, or that of the game behind a page.
    pub fn board_or_game(&self) -> &dyn BoardHost {
        self.board().unwrap_or(&self.game)
    }

    /// What was done on the board in front since the last time.
    pub fn take_actions(&mut self) -> Vec<(Action, Outcome)> {
        let actions = mem::take(&mut self.game.actions);
        match self.puzzle_mut() {
            Some(puzzle) => mem::take(&mut puzzle.actions),
            None => actions,
        }
    }
}

/// The puzzle on a screen, if its board is one.
pub(super) fn puzzle_on(screen: &mut dyn Screen) -> Option<&mut PuzzleBoard> {
    let board: &mut dyn Any = screen.board_mut()?;
    board.downcast_mut()
}
