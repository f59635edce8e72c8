//! What screens and dialogs ask for, and the dialogs above the screens.

use super::{App, Message};
use crate::config::command::Command;
use crate::game::rules::FirstOpening;
use crate::game::{BoardOrigin, Phase};
use crate::ui::dialog::Dialog;
use crate::ui::effect::Effect;
use crate::ui::screen::play;
use crate::ui::screen::view_context::ViewContext;
use crate::ui::widget::focus::{block_presses, navigation};
use iced::widget::operation;
use iced::{Element, Size, Task};

impl App {
    pub(super) fn perform_all(&mut self, effects: Vec<Effect>) -> Task<Message> {
        let tasks: Vec<_> = effects.into_iter().map(|effect| self.perform(effect)).collect();
        Task::batch(tasks)
    }

    fn perform(&mut self, effect: Effect) -> Task<Message> {
        match effect {
            Effect::Open(dialog) => self.open_dialog(dialog),
            Effect::Close => self.close_dialog(),
            Effect::Run(command) => self.on_screen_command(command),
            Effect::Change(change) => self.change_setting(change),
            Effect::PlayCue(cue) => {
                self.audio.play(cue);
                Task::none()
            }
            Effect::NewGame(level) => self.new_game(level),
            Effect::Play(message) => self.on_play(message),
            Effect::SignRecord(name) => self.sign_record(name),
            Effect::ShowPosition(events) => self.show_position(events),
            Effect::ResetLevel(selection) => self.reset_level(selection),
            Effect::Widget(task) => task,
            Effect::Quit => self.quit(),
        }
    }

    /// Asks the dialog in front for something.
    pub(super) fn ask_dialog(
        &mut self,
        ask: impl FnOnce(&mut Dialog, ViewContext<'_>) -> Vec<Effect>,
    ) -> Task<Message> {
        let Some(mut dialog) = self.dialogs.pop() else {
            return Task::none();
        };
        let ctx = self.view_context(self.visible_level());
        let effects = ask(&mut dialog, ctx);
        self.dialogs.push(dialog);
        self.perform_all(effects)
    }

    pub(super) fn open_dialog(&mut self, dialog: Dialog) -> Task<Message> {
        // A guarded dialog takes the keyboard only when keys can no longer be meant for the board.
        let field = dialog.first_field().filter(|_| self.guard_until.is_none());
        self.dialogs.push(dialog);
        let forget = self.on_play(play::Message::CancelPress);
        let focus = field.map_or_else(navigation::unfocus, focus_field);
        Task::batch([forget, focus])
    }

    fn close_dialog(&mut self) -> Task<Message> {
        self.dialogs.pop();
        if self.dialogs.is_empty() { Task::none() } else { navigation::unfocus() }
    }

    /// Pauses a running game when a dialog opens, and resumes it when the dialog closes. A game
    /// that the player or another screen paused stays paused.
    pub(super) fn pause_behind_dialog(&mut self) -> Task<Message> {
        let wanted = self.dialogs.iter().any(Dialog::pauses_game);
        match (wanted, self.paused_by_dialog) {
            (true, false) if self.play.game().clock().is_running() => {
                self.paused_by_dialog = true;
                self.on_play(Command::Pause.into())
            }
            (false, true) => {
                self.paused_by_dialog = false;
                if self.has_strip() && self.play.game().phase() == Phase::Paused {
                    self.on_play(Command::Pause.into())
                } else {
                    Task::none()
                }
            }
            _ => Task::none(),
        }
    }

    /// Whether a dialog or another screen covers the game.
    pub(super) fn is_covered(&self) -> bool {
        !self.dialogs.is_empty() || !self.has_strip()
    }

    /// The title of what covers the game, or replaces it.
    pub(super) fn foreground_name(&self) -> Option<String> {
        let texts = &self.texts;
        let name = match self.dialogs.last() {
            Some(dialog) => return Some(dialog.title(&self.play, texts)),
            None if self.title.is_some() => texts.get("title-go-on"),
            None if self.replay.is_some() => texts.get("announce-recording"),
            None if self.records.is_some() => texts.get("records"),
            None => return None,
        };
        Some(name.to_owned())
    }

    /// Whether the first click of this game cannot hit a mine.
    pub(super) fn is_first_click_safe(&self) -> bool {
        let game = self.play.game();
        let by_rules = game.rules().first_opening != FirstOpening::Unprotected;
        self.origin != BoardOrigin::Known && (by_rules || game.needs_no_guess())
    }

    pub(super) fn view_dialog(&self, window: Size) -> Option<Element<'_, Message>> {
        let ctx = ViewContext { window, ..self.view_context_for(window, self.visible_level()) };
        let dialog = self.dialogs.last()?.view(&self.play, ctx);
        Some(block_presses(dialog, self.is_guarded()))
    }
}

pub(super) fn focus_field(field: &'static str) -> Task<Message> {
    Task::batch([operation::focus(field), operation::select_all(field)])
}
