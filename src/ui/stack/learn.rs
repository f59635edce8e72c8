//! The screens to learn with, and the puzzle in front.

use super::Stack;
use crate::config::Settings;
use crate::game::{Action, Game, Moment, Outcome};
use crate::i18n::review::moment_text;
use crate::ui::board::BoardPane;
use crate::ui::context::Context;
use crate::ui::effect::{Effect, WindowRequest};
use crate::ui::screen::Screen;
use crate::ui::screen::learn::lessons::{self, LessonsScreen};
use crate::ui::screen::learn::practice::{self, PracticeScreen};
use crate::ui::screen::learn::puzzle_board::PuzzleBoard;
use crate::ui::screen::{learn, play};
use std::mem;

impl Stack {
    pub fn lessons(&self) -> Option<&LessonsScreen> {
        self.screens.iter().find_map(|screen| match screen {
            Screen::Lessons(lessons) => Some(lessons.as_ref()),
            _ => None,
        })
    }

    pub fn practice(&self) -> Option<&PracticeScreen> {
        self.screens.iter().find_map(|screen| match screen {
            Screen::Practice(practice) => Some(practice.as_ref()),
            _ => None,
        })
    }

    /// The board of the screen in front, if it is a puzzle.
    pub fn puzzle(&self) -> Option<&PuzzleBoard> {
        self.screens.last().and_then(Screen::puzzle)
    }

    pub(super) fn puzzle_mut(&mut self) -> Option<&mut PuzzleBoard> {
        self.screens.last_mut().and_then(Screen::puzzle_mut)
    }

    /// The board in front and its pane: those of the puzzle, or of the game.
    pub fn board_in_front(&self) -> (&Game, &BoardPane) {
        match self.puzzle() {
            Some(puzzle) => (puzzle.game(), &puzzle.pane),
            None => (self.game.play.game(), &self.game.play.pane),
        }
    }

    /// What was done on the board in front since the last time.
    pub fn take_actions(&mut self) -> Vec<(Action, Outcome)> {
        let actions = mem::take(&mut self.game.play.actions);
        match self.puzzle_mut() {
            Some(puzzle) => mem::take(&mut puzzle.actions),
            None => actions,
        }
    }

    /// What the practice or the lesson in front says now.
    pub fn practice_text(&self, ctx: Context<'_>) -> Option<String> {
        match self.screens.last() {
            Some(Screen::Practice(practice)) => practice.text(ctx.texts, ctx.settings),
            Some(Screen::Lessons(lessons)) => lessons.text(ctx.texts, ctx.settings),
            _ => None,
        }
    }

    /// Whether the player acts on the board in front: that of the game, or a puzzle.
    pub fn is_board_in_front(&self) -> bool {
        self.dialogs.is_empty() && (self.screens.is_empty() || self.puzzle().is_some())
    }

    /// Shows the practice, or closes it where it is in front.
    pub(super) fn toggle_practice(&mut self, ctx: Context<'_>) -> Vec<Effect> {
        if matches!(self.screens.last(), Some(Screen::Practice(_))) && self.dialogs.is_empty() {
            return vec![Effect::Close];
        }
        let mut effects = self.make_way(ctx);
        let open = self.screens.iter().position(|it| matches!(it, Screen::Practice(_)));
        let screen = match open.map(|at| self.screens.remove(at)) {
            Some(Screen::Practice(practice)) if practice.is_endless() => practice,
            _ => {
                let seed = self.game.practice_seed();
                let (practice, jobs) = PracticeScreen::endless(seed, ctx.settings, ctx.progress);
                effects.extend(jobs);
                Box::new(practice)
            }
        };
        effects.push(Effect::Show(Screen::Practice(screen)));
        effects.push(Effect::Window(WindowRequest::Grow));
        effects
    }

    /// Shows the lessons, or closes them where they are in front.
    pub(super) fn toggle_lessons(&mut self, ctx: Context<'_>) -> Vec<Effect> {
        if matches!(self.screens.last(), Some(Screen::Lessons(_))) && self.dialogs.is_empty() {
            return vec![Effect::Close];
        }
        let mut effects = self.make_way(ctx);
        let open = self.screens.iter().position(|it| matches!(it, Screen::Lessons(_)));
        let screen = match open.map(|at| self.screens.remove(at)) {
            Some(screen) => screen,
            None => Screen::Lessons(Box::new(LessonsScreen::new(self.game.practice_seed()))),
        };
        effects.push(Effect::Show(screen));
        effects
    }

    /// Shows the moments of the finished game that are worth a look, to try them.
    pub(super) fn show_moments(&self, ctx: Context<'_>) -> Vec<Effect> {
        let moments = self.game.play.moments().iter();
        let positions: Vec<_> =
            moments.map(|it| (it.position.clone(), moment_text(ctx.texts, it))).collect();
        if positions.is_empty() {
            return Vec::new();
        }
        let title = ctx.texts.get("moments").to_owned();
        let screen = PracticeScreen::given(title, positions, ctx);
        let show = Effect::Show(Screen::Practice(Box::new(screen)));
        vec![show, Effect::Window(WindowRequest::Grow)]
    }

    /// Leaves the game and what runs for another screen.
    pub(super) fn make_way(&mut self, ctx: Context<'_>) -> Vec<Effect> {
        let mut effects = self.leave_title(ctx);
        effects.extend(self.suspend_game(ctx));
        effects.extend(self.update_play(play::Message::CancelPress, ctx));
        // A recording below would go on playing.
        self.screens.retain(|it| !matches!(it, Screen::Replay(_) | Screen::Compare(_)));
        effects
    }

    pub fn update_learn(&mut self, message: learn::Message, ctx: Context<'_>) -> Vec<Effect> {
        match message {
            learn::Message::Practice(practice::Message::PanZoom(pan_zoom)) => {
                self.pan_zoom(pan_zoom, ctx)
            }
            learn::Message::Daily(message) => self.update_daily(message, ctx),
            learn::Message::Practice(message) => {
                let mut screens = self.screens.iter_mut();
                let practice = screens.find_map(|screen| match screen {
                    Screen::Practice(practice) => Some(practice),
                    _ => None,
                });
                practice.map_or_else(Vec::new, |practice| practice.update(message, ctx))
            }
            learn::Message::Lessons(lessons::Message::PanZoom(pan_zoom)) => {
                self.pan_zoom(pan_zoom, ctx)
            }
            learn::Message::Lessons(message) => {
                let mut screens = self.screens.iter_mut();
                let lessons = screens.find_map(|screen| match screen {
                    Screen::Lessons(lessons) => Some(lessons),
                    _ => None,
                });
                lessons.map_or_else(Vec::new, |lessons| lessons.update(message, ctx))
            }
        }
    }

    pub(super) fn apply_learn_settings(
        &mut self,
        before: &Settings,
        ctx: Context<'_>,
    ) -> Vec<Effect> {
        let all = self.screens.iter_mut().flat_map(|screen| match screen {
            Screen::Practice(practice) => practice.apply_settings(before, ctx),
            Screen::Lessons(lessons) => {
                lessons.apply_settings(before, ctx.settings);
                Vec::new()
            }
            _ => Vec::new(),
        });
        all.collect()
    }

    /// When something changes by itself next on such a screen.
    pub(super) fn learn_deadline(&self, now: Moment) -> Option<Moment> {
        match self.screens.last() {
            Some(Screen::Practice(practice)) => practice.next_deadline(now),
            Some(Screen::Lessons(lessons)) => lessons.next_deadline(),
            Some(Screen::Daily(daily)) => Some(daily.next_deadline()),
            _ => None,
        }
    }

    pub(super) fn on_learn_timer(&mut self, ctx: Context<'_>) -> Vec<Effect> {
        match self.screens.last_mut() {
            Some(Screen::Practice(practice)) => practice.on_timer(ctx),
            Some(Screen::Lessons(lessons)) => lessons.on_timer(ctx),
            Some(Screen::Daily(daily)) => {
                daily.on_timer(ctx.clock);
                Vec::new()
            }
            _ => Vec::new(),
        }
    }
}
