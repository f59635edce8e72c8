//! The workbench: how it opens, and what is laid on it.

use super::{Message, Stack};
use crate::ui::features::workbench::{self, WorkbenchScreen};
use crate::ui::screen::context::Context;
use crate::ui::screen::effect::{self, Effects};

impl Stack {
    /// Shows the workbench as it was left, with the position in front on it. That of the game in
    /// progress stays where it is: its odds would be help.
    pub(super) fn toggle_workbench(&mut self, ctx: Context<'_>) -> Effects<Message> {
        if self.front::<WorkbenchScreen>().is_some() {
            return self.close(ctx);
        }
        let in_front = self.board().and_then(|board| board.setup());
        let game = self.game.game();
        let (size, mines) = (game.size(), game.mines() as usize);
        let mut effects = self.suspend_for_screen(ctx);
        let open = self.take_workbench();
        let bench = match (open, in_front) {
            (Some(mut bench), Some(setup)) => {
                effects.extend(of_bench(bench.lay(setup)));
                bench
            }
            (Some(bench), None) => bench,
            (None, Some(setup)) => Box::new(WorkbenchScreen::new(setup)),
            (None, None) => Box::new(WorkbenchScreen::empty(size, mines)),
        };
        effects.into_iter().chain(self.show_boxed(bench, ctx)).collect()
    }

    /// Lays what was read on the workbench.
    pub(super) fn show_setup(
        &mut self,
        lay: impl FnOnce(&mut WorkbenchScreen) -> Effects<workbench::Message>,
        ctx: Context<'_>,
    ) -> Effects<Message> {
        let level = self.game.game().level();
        let empty = || Box::new(WorkbenchScreen::empty(level.size(), 0));
        let mut bench = self.take_workbench().unwrap_or_else(empty);
        let laid = of_bench(lay(&mut bench));
        let shown = self.show_boxed(bench, ctx);
        shown.into_iter().chain(laid).collect()
    }

    /// The workbench as it was left, which is open no more.
    fn take_workbench(&mut self) -> Option<Box<WorkbenchScreen>> {
        self.take().or_else(|| self.bench.take())
    }
}

fn of_bench(effects: Effects<workbench::Message>) -> Effects<Message> {
    effect::map(effects, |message| Message::Screen(message.into()))
}
