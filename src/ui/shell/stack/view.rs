//! What the window shows: the screen in front, a notice, and the dialog in front of them.

use super::{Message, Stack};
use crate::config::command::CommandContext;
use crate::ui::Element;
use crate::ui::features::play::game_over::GameOverDialog;
use crate::ui::features::play::new_record::NewRecordDialog;
use crate::ui::features::replay::ReplayScreen;
use crate::ui::kit::focus::{block_keys, block_presses};
use crate::ui::kit::semantics::{Semantics, described};
use crate::ui::screen::context::Context;
use crate::ui::screen::notices;
use crate::ui::screen::view_context::ViewContext;
use accesskit::Role;
use iced::widget::{column, responsive, stack};

impl Stack {
    /// The notice to show now, if any, and how many more wait.
    pub(super) fn current_notice<'a>(&'a self, ctx: Context<'a>) -> Option<(&'a str, usize)> {
        let is_busy = self.game.assistant.is_shown();
        // What the player asks for now is shown before notices.
        let waits = self.is_play_visible() && self.game.assistant.was_used() && is_busy;
        self.notices.first(ctx.texts).filter(|_| !waits)
    }

    fn is_result_in_dialog(&self) -> bool {
        self.game.pending_dialog_at().is_some()
            || self.dialogs.iter().any(|dialog| {
                dialog.get::<GameOverDialog>().is_some()
                    || dialog.get::<NewRecordDialog>().is_some()
            })
    }

    fn view_context<'a>(&'a self, ctx: Context<'a>) -> ViewContext<'a> {
        let state = CommandContext {
            in_replay: self.front::<ReplayScreen>().is_some_and(|replay| !replay.is_live),
            ..self.game.command_context(ctx.settings)
        };
        let view = ViewContext::new(ctx, &self.game, state, self.visible_level(ctx.settings));
        ViewContext {
            offers_help: self.notices.offers_help,
            notice_command: self.notices.command(),
            is_covered: !self.dialogs.is_empty(),
            result_in_dialog: self.is_result_in_dialog(),
            notice: self.current_notice(ctx),
            ..view
        }
    }

    /// Its heading or the news say what a screen is called: a group with a name would say it again,
    /// with all texts that are on it.
    fn screen_semantics(&self) -> Semantics {
        match self.screen().name() {
            Some(name) => Semantics::new(Role::Group).with_key(name),
            None => Semantics::new(Role::GenericContainer),
        }
    }

    pub fn view<'a>(&'a self, ctx: Context<'a>) -> Element<'a, Message> {
        let view = self.view_context(ctx);
        let screen = responsive(move |window| {
            self.screen().view(view.in_window(window)).map(Message::Screen)
        });
        let screen = described(screen, self.screen_semantics());
        // Where the screen has no place for a notice, it has a row below.
        let is_placed = self.screen().places_notices();
        let notice = view.notice.filter(|_| !self.is_play_visible() && !is_placed);
        let notice = notice.map(|notice| notices::notice_row(notice, view));
        // The screen always comes first, so that its widget state survives a notice. An absent
        // layer is left out: each costs the renderer a mask of the whole window.
        let behind = column![screen].push(notice);
        let dialog = self.dialogs.last().map(|dialog| {
            let (kind, title) = (dialog.kind(), dialog.title(&self.game, ctx.texts));
            let dialog = dialog.view(view).map(Message::Dialog);
            let semantics = Semantics::new(Role::Dialog).named(title);
            let dialog = described(dialog, semantics.with_key(kind));
            block_presses(dialog, self.is_guarded(ctx.now))
        });
        stack([block_keys(behind, dialog.is_some())]).extend(dialog).into()
    }
}
