//! The screens above the game: how they open and close, and the puzzle in front.

use super::{Message, Stack};
use crate::config::LevelKind;
use crate::game::{Action, Outcome, Phase, Pos, ShownBoard, Style};
use crate::platform::local_clock;
use crate::practice::lesson::{Topic, lessons};
use crate::ui::board::BoardPane;
use crate::ui::board::cell_grid::CellContent;
use crate::ui::context::Context;
use crate::ui::effect::{self, Effect, Effects};
use crate::ui::screen::learn::lessons::LessonsScreen;
use crate::ui::screen::learn::practice::PracticeScreen;
use crate::ui::screen::learn::puzzle_board::PuzzleBoard;
use crate::ui::screen::play;
use crate::ui::screen::records::RecordsScreen;
use crate::ui::screen::replay::ReplayScreen;
use crate::ui::screen::{self, Screen, learn};
use crate::ui::widget::focus::navigation;
use jiff::tz::TimeZone;
use std::mem;

impl Stack {
    /// Shows a screen instead of another of its kind, and closes the dialogs.
    pub(super) fn show(&mut self, screen: impl Into<Screen>, ctx: Context<'_>) -> Effects<Message> {
        let mut screen = screen.into();
        if let Some(replay) = screen.get_mut::<ReplayScreen>() {
            replay.details = self.replay_details;
        }
        self.dialogs.clear();
        // The bars that had the focus are no longer shown.
        self.focus_in_bars = false;
        self.screens.retain(|other| mem::discriminant(other) != mem::discriminant(&screen));
        self.screens.push(screen);
        self.ask_screen(|screen| screen.on_shown(ctx))
    }

    /// Shows a screen, or closes it where it is in front. One that is open stays as it is.
    pub(super) fn toggle<S: Into<Screen> + 'static>(
        &mut self,
        make: impl FnOnce(&Self) -> S,
        ctx: Context<'_>,
    ) -> Effects<Message> {
        if self.dialogs.is_empty() && self.front::<S>().is_some() {
            return self.close(ctx);
        }
        let mut effects = self.suspend_for_screen(ctx);
        let screen = self.take::<S>().unwrap_or_else(|| make(self).into());
        effects.extend(self.show(screen, ctx));
        effects
    }

    /// The screen of this kind, which is open no more.
    pub(super) fn take<S: 'static>(&mut self) -> Option<Screen> {
        let at = self.screens.iter().position(|screen| screen.get::<S>().is_some())?;
        Some(self.screens.remove(at))
    }

    /// Closes the dialog in front, or else the screen.
    pub(super) fn close(&mut self, ctx: Context<'_>) -> Effects<Message> {
        if self.dialogs.pop().is_some() {
            let is_last = self.dialogs.is_empty();
            return if is_last { Vec::new() } else { vec![Effect::Task(navigation::unfocus())] };
        }
        match self.screens.pop() {
            Some(Screen::Workbench(bench)) => {
                self.bench = Some(bench);
                Vec::new()
            }
            Some(screen) if screen.is_before_game() => effect::lift(self.game.deal_first(ctx)),
            _ => Vec::new(),
        }
    }

    /// Begins the game: a recording is not kept waiting.
    pub(super) fn leave_title(&mut self, ctx: Context<'_>) -> Effects<Message> {
        if self.is_before_game() { self.close(ctx) } else { Vec::new() }
    }

    /// Pauses a running game or cancels the search for its board, because another screen opens.
    pub(super) fn suspend_game(&mut self, ctx: Context<'_>) -> Effects<Message> {
        if self.game.search().is_some() {
            drop(
                self.game.handle(
                    play::Message::Search(play::board_search::SearchChoice::Cancel),
                    ctx.now,
                ),
            );
        }
        if self.game.game().phase() == Phase::Running { self.toggle_pause(ctx) } else { Vec::new() }
    }

    /// Leaves the game and what runs for another screen.
    pub(super) fn suspend_for_screen(&mut self, ctx: Context<'_>) -> Effects<Message> {
        let mut effects = self.leave_title(ctx);
        effects.extend(self.suspend_game(ctx));
        effects.extend(self.update_play(play::Message::CancelPress, ctx));
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
        let lesson = lessons().iter().position(|lesson| lesson.topic == topic).unwrap_or_default();
        let open = screen::Message::Lessons(learn::lessons::Message::Open(lesson));
        effects.extend(self.ask_screen(|screen| screen.update(open, ctx)));
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

    /// The board of the screen in front, if it is a puzzle.
    pub fn puzzle(&self) -> Option<&PuzzleBoard> {
        self.screens.last().and_then(Screen::puzzle)
    }

    pub(super) fn puzzle_mut(&mut self) -> Option<&mut PuzzleBoard> {
        self.screens.last_mut().and_then(Screen::puzzle_mut)
    }

    /// The board in front and its pane: those of the screen, or of the game.
    pub fn board_in_front(&self) -> (&dyn ShownBoard, &BoardPane) {
        let play = &self.game;
        let screen = self.screens.last();
        let of_screen = screen.and_then(|screen| screen.board_to_read().zip(screen.pane()));
        of_screen.unwrap_or((play.game(), &play.pane))
    }

    /// What is shown of a cell of that board.
    pub fn shown_cell(&self, pos: Pos) -> CellContent {
        let play = &self.game;
        let of_game = || (play.assistant.chances(), play.marks(self.explains_steps()));
        let (chances, marks) = self.screens.last().map_or_else(of_game, Screen::marks);
        CellContent::of(self.board_in_front().0, chances, &marks, pos)
    }

    /// The screen in front, if its board has a cursor.
    pub(super) fn board_screen_mut(&mut self) -> Option<&mut Screen> {
        self.screens.last_mut().filter(|screen| screen.board_to_read().is_some())
    }

    /// What was done on the board in front since the last time.
    pub fn take_actions(&mut self) -> Vec<(Action, Outcome)> {
        let actions = mem::take(&mut self.game.actions);
        match self.puzzle_mut() {
            Some(puzzle) => mem::take(&mut puzzle.actions),
            None => actions,
        }
    }

    /// What the screen in front says now, if anything; or what the game says.
    pub fn text(&self, ctx: Context<'_>) -> Option<String> {
        match self.screens.last() {
            Some(screen) => screen.text(ctx),
            None => play::assistant_bar::assistant_text(&self.game.assistant, ctx.texts),
        }
    }

    /// Whether there is a board in front to ask about.
    pub fn has_board_in_front(&self) -> bool {
        self.screens.last().is_none_or(|it| it.board_to_read().is_some())
    }

    /// Whether the player acts on the board in front: that of the game, or of a screen.
    pub fn is_board_in_front(&self) -> bool {
        self.dialogs.is_empty() && (self.screens.last().is_none_or(|it| it.board().is_some()))
    }
}
