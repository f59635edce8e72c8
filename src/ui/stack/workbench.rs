//! The workbench: how it opens, and what is laid on it.

use super::{Message, Stack};
use crate::game::Game;
use crate::ui::context::Context;
use crate::ui::effect::{self, Effects};
use crate::ui::screen::replay::ReplayScreen;
use crate::ui::screen::workbench::WorkbenchScreen;
use crate::ui::screen::{self, Screen};
use crate::workbench::Setup;

impl Stack {
    /// Shows the workbench as it was left, with the position in front on it. That of the game in
    /// progress stays where it is: its odds would be help.
    pub(super) fn toggle_workbench(&mut self, ctx: Context<'_>) -> Effects<Message> {
        if self.front::<WorkbenchScreen>().is_some() {
            return self.close(ctx);
        }
        let in_front = self.setup_in_front();
        let game = self.game.game();
        let (size, mines) = (game.size(), game.mines() as usize);
        let mut effects = self.suspend_for_screen(ctx);
        let open = self.take_workbench();
        let bench = match (open, in_front) {
            (Some(mut bench), Some(setup)) => {
                let laid = effect::map(bench.lay(setup), screen::Message::Workbench);
                effects.extend(effect::map(laid, Message::Screen));
                bench
            }
            (Some(bench), None) => bench,
            (None, Some(setup)) => Box::new(WorkbenchScreen::new(setup)),
            (None, None) => Box::new(WorkbenchScreen::empty(size, mines)),
        };
        effects.into_iter().chain(self.show(Screen::Workbench(bench), ctx)).collect()
    }

    /// The position in front, if it is not that of the game in progress.
    fn setup_in_front(&self) -> Option<Setup> {
        if let Some(replay) = self.front::<ReplayScreen>() {
            return Some(Setup::of_game(replay.playback.session().game()));
        }
        let game = match self.puzzle() {
            Some(puzzle) => Some(puzzle.game()),
            None if self.screens.is_empty() => Some(self.game.game()),
            None => None,
        };
        let is_known = |game: &&Game| self.puzzle().is_some() || game.phase().is_over();
        game.filter(is_known).map(Setup::of_game)
    }

    /// Lays what was read on the workbench.
    pub(super) fn show_setup(
        &mut self,
        lay: impl FnOnce(&mut WorkbenchScreen) -> Effects<screen::workbench::Message>,
        ctx: Context<'_>,
    ) -> Effects<Message> {
        let level = self.game.game().level();
        let empty = || Box::new(WorkbenchScreen::empty(level.size(), 0));
        let mut bench = self.take_workbench().unwrap_or_else(empty);
        let laid = effect::map(lay(&mut bench), screen::Message::Workbench);
        let shown = self.show(Screen::Workbench(bench), ctx);
        shown.into_iter().chain(effect::map(laid, Message::Screen)).collect()
    }

    /// The workbench as it was left, which is open no more.
    fn take_workbench(&mut self) -> Option<Box<WorkbenchScreen>> {
        match self.take::<WorkbenchScreen>() {
            Some(Screen::Workbench(bench)) => Some(bench),
            _ => self.bench.take(),
        }
    }
}
