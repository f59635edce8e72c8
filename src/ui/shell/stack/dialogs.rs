//! Opening and closing dialogs, and the game behind them.

use super::{Message, Stack, of_screen};
use crate::config::command::Command;
use crate::game::{Moment, Phase};
use crate::ui::features::menu::MainMenu;
use crate::ui::features::play::no_guess_search::SearchDialog;
use crate::ui::features::play::{self, result_summary};
use crate::ui::kit::focus::navigation;
use crate::ui::screen::context::Context;
use crate::ui::screen::dialog::Dialog;
use crate::ui::screen::effect::{Effect, Effects};
use crate::ui::shell::any_screen::Screen;

impl Stack {
    pub(super) fn is_guarded(&self, now: Moment) -> bool {
        !self.dialogs.is_empty() && self.guard_until.is_some_and(|ends| now < ends)
    }

    pub fn open(&mut self, dialog: Box<dyn Dialog>, ctx: Context<'_>) -> Effects<Message> {
        // A guarded dialog takes the keyboard only when keys can no longer be meant for the board.
        let field = dialog.first_field().filter(|_| self.guard_until.is_none());
        let job = dialog.job().map(|job| Effect::Job(job.map(Message::Dialog)));
        let is_menu = dialog.get::<MainMenu>().is_some();
        self.dialogs.push(dialog);
        if let Some(puzzle) = self.puzzle_mut() {
            puzzle.cancel_press();
        }
        let mut effects = self.update_screen(play::Message::CancelPress, ctx);
        // A reader hears where it is. Other keys begin with the first entry as well, and for a
        // pointer it needs no ring.
        let is_heard = is_menu && ctx.machine.has_screen_reader();
        effects.push(Effect::Task(match field {
            Some(field) => navigation::focus_and_select(field),
            None if is_heard => navigation::focus_nth(0, false),
            None => navigation::unfocus(),
        }));
        effects.extend(job);
        effects
    }

    /// Opens a dialog that the player did not ask for, instead of any other. It ignores presses at
    /// first, which were meant for the board.
    pub(super) fn offer(&mut self, dialog: Box<dyn Dialog>, ctx: Context<'_>) -> Effects<Message> {
        self.dialogs.clear();
        self.guard_until = Some(Moment(ctx.now.0 + result_summary::GUARD));
        self.open(dialog, ctx)
    }

    /// Ends the guard in time.
    pub(super) fn end_guard(&mut self, now: Moment) -> Effects<Message> {
        if self.guard_until.is_none_or(|ends| now < ends) {
            return Vec::new();
        }
        self.guard_until = None;
        let field = self.dialogs.last().and_then(|dialog| dialog.first_field());
        field.map(|field| Effect::Task(navigation::focus_and_select(field))).into_iter().collect()
    }

    /// When the waiting dialog opens; `None` while something covers the game.
    pub(super) fn pending_dialog_at(&self) -> Option<Moment> {
        self.game.pending_dialog_at().filter(|_| !self.is_covered())
    }

    pub(super) fn open_pending_dialog(&mut self, ctx: Context<'_>) -> Effects<Message> {
        let is_due = self.pending_dialog_at().is_some_and(|opens| opens <= ctx.now);
        let dialog = if is_due { self.game.take_pending_dialog() } else { None };
        dialog.map_or_else(Vec::new, |dialog| self.offer(dialog, ctx))
    }

    /// Opens the dialog of a search that takes long, and closes that of one that has ended.
    pub(super) fn show_search(&mut self, ctx: Context<'_>) -> Effects<Message> {
        match self.game.search() {
            Some(search) if search.is_reported && !self.is_covered() => {
                self.offer(SearchDialog.into(), ctx)
            }
            Some(_) => Vec::new(),
            None => {
                self.dialogs.retain(|dialog| dialog.get::<SearchDialog>().is_none());
                Vec::new()
            }
        }
    }

    /// Pauses a running game when a dialog or the settings open, and resumes it when they close. A game
    /// that the player or another screen paused stays paused. The time to solve a position stands
    /// still behind anything.
    pub fn pause_behind_dialog(&mut self, ctx: Context<'_>) -> Effects<Message> {
        let last = self.screens.len().saturating_sub(1);
        for (nth, screen) in self.screens.iter_mut().enumerate() {
            screen.set_covered(nth < last || !self.dialogs.is_empty(), ctx.now);
        }
        let wanted = self.dialogs.iter().any(|dialog| dialog.pauses_game())
            || self.screens.iter().any(|screen| screen.pauses_game());
        let game = self.game.game();
        let toggles = match (wanted, self.paused_by_dialog) {
            (true, false) => game.clock().is_running(),
            (false, true) => {
                self.paused_by_dialog = false;
                self.is_play_visible() && game.phase() == Phase::Paused
            }
            _ => false,
        };
        if !toggles {
            return Vec::new();
        }
        self.paused_by_dialog = wanted;
        self.toggle_pause(ctx)
    }

    pub(super) fn toggle_pause(&mut self, ctx: Context<'_>) -> Effects<Message> {
        of_screen(Screen::on_command(&mut self.game, Command::Pause, ctx).unwrap_or_default())
    }
}
