//! The menu and the dialogs: what they ask for is done.

use super::{App, Dialog, Message};
use crate::dialog::finished::{self, GameOverDialog};
use crate::dialog::{custom, help, keys, new_record};
use crate::keymap::Shortcut;
use crate::screen::play;
use crate::widget::focus::travel;
use iced::Task;
use iced::widget::operation;
use iced::widget::operation::AbsoluteOffset;

impl App {
    pub(super) fn on_menu(&mut self, shortcut: Shortcut) -> Task<Message> {
        self.dialog = None;
        self.run_shortcut(shortcut)
    }

    pub(super) fn on_keys(&mut self, message: keys::Message) -> Task<Message> {
        let Some(Dialog::Keys(dialog)) = &mut self.dialog else {
            return Task::none();
        };
        let action = dialog.update(message);
        self.apply_key_change(action)
    }

    pub(super) fn apply_key_change(&mut self, action: keys::Action) -> Task<Message> {
        match action {
            keys::Action::None => Task::none(),
            keys::Action::Set(shortcut, press) => self.change_settings(move |settings| {
                // Another window may have taken the key since; then it is that window's.
                let _ = settings.keys.set(shortcut, press);
            }),
            keys::Action::Restore => self.change_settings(|settings| settings.keys.reset()),
            keys::Action::Close => self.close_dialog(),
        }
    }

    pub(super) fn on_help(&mut self, message: help::Message) -> Task<Message> {
        match message {
            help::Message::Closed => self.close_dialog(),
            help::Message::Page(page) => {
                if let Some(Dialog::Help(shown)) = &mut self.dialog {
                    *shown = page;
                }
                let top = AbsoluteOffset { x: 0.0, y: 0.0 };
                operation::scroll_to(help::PAGE_ID, top)
            }
        }
    }

    pub(super) fn on_custom(&mut self, message: custom::Message) -> Task<Message> {
        let Some(Dialog::Custom(dialog)) = &mut self.dialog else {
            return Task::none();
        };
        match dialog.update(message) {
            custom::Action::None => Task::none(),
            custom::Action::Close => {
                self.dialog = None;
                Task::none()
            }
            custom::Action::Start(level, no_guess) => {
                self.dialog = None;
                let switch = self.set_no_guess(no_guess);
                Task::batch([switch, self.new_game(level)])
            }
        }
    }

    pub(super) fn on_new_record(&mut self, message: new_record::Message) -> Task<Message> {
        let Some(Dialog::NewRecord(dialog)) = &mut self.dialog else {
            return Task::none();
        };
        match dialog.update(message) {
            new_record::Action::None => Task::none(),
            new_record::Action::Close => {
                self.dialog = None;
                Task::none()
            }
            new_record::Action::SaveName(name) => {
                self.dialog = None;
                self.sign_record(name)
            }
        }
    }

    /// Closes what stands in front of the game. Where a box told of its end, a new board follows.
    pub(super) fn close_dialog(&mut self) -> Task<Message> {
        match self.dialog.take() {
            Some(Dialog::Finished(GameOverDialog::NextBoard { .. })) => {
                self.new_game(self.play.game().level())
            }
            Some(Dialog::Luck(Some(finished))) => self.open_dialog(Dialog::Finished(finished)),
            // These were opened from the settings, and lead back to them.
            Some(Dialog::Rules | Dialog::Keys(_)) => self.open_dialog(Dialog::Settings),
            Some(Dialog::Search) => self.on_play(play::Message::CancelSearch),
            _ => Task::none(),
        }
    }

    pub(super) fn on_finished(&mut self, message: finished::Message) -> Task<Message> {
        if message == finished::Message::Luck {
            let told = match self.dialog.take() {
                Some(Dialog::Finished(finished)) => Some(finished),
                _ => None,
            };
            return self.show_luck(told);
        }
        let again = self.dialog == Some(Dialog::Finished(GameOverDialog::PlayAgain));
        let close = self.close_dialog();
        match message {
            finished::Message::Yes if again => self.new_game(self.play.game().level()),
            finished::Message::No if again => self.quit(),
            finished::Message::Yes | finished::Message::No | finished::Message::Luck => close,
        }
    }

    /// Puts a dialog in front of the game, which lets go of what the mouse held.
    pub(super) fn open_dialog(&mut self, dialog: Dialog) -> Task<Message> {
        let field = match dialog {
            Dialog::Custom(_) => Some(custom::CustomBoardField::Rows.id()),
            // It takes the keyboard when it can no longer be meant for the board.
            Dialog::NewRecord(_)
            | Dialog::Menu
            | Dialog::Finished(_)
            | Dialog::Luck(_)
            | Dialog::Reset(_)
            | Dialog::Search
            | Dialog::Settings
            | Dialog::Rules
            | Dialog::Keys(_)
            | Dialog::Help(_) => None,
        };
        self.dialog = Some(dialog);
        let forget = self.on_play(play::Message::CancelPress);
        let focus = field.map_or_else(travel::unfocus, |field| {
            Task::batch([operation::focus(field), operation::select_all(field)])
        });
        Task::batch([forget, focus])
    }
}
