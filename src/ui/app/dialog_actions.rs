//! What the menu and the dialogs ask for.

use super::{App, Dialog, Message};
use crate::ui::dialog::game_over::{self, GameOverDialog};
use crate::ui::dialog::{custom_board, help, key_bindings, new_record};
use crate::ui::screen::play;
use crate::ui::widget::focus::navigation;
use iced::Task;
use iced::widget::operation;
use iced::widget::operation::AbsoluteOffset;

impl App {
    pub(super) fn on_keys(&mut self, message: key_bindings::Message) -> Task<Message> {
        let Some(Dialog::Keys(dialog)) = &mut self.dialog else {
            return Task::none();
        };
        let action = dialog.update(message);
        self.apply_key_change(action)
    }

    pub(super) fn apply_key_change(&mut self, action: key_bindings::Action) -> Task<Message> {
        match action {
            key_bindings::Action::None => Task::none(),
            key_bindings::Action::Set(shortcut, press) => self.change_settings(move |settings| {
                // Another window may have taken the key since, and keeps it.
                let _ = settings.keys.set(shortcut, press);
            }),
            key_bindings::Action::Restore => self.change_settings(|settings| settings.keys.reset()),
            key_bindings::Action::Close => self.close_dialog(),
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

    pub(super) fn on_custom(&mut self, message: custom_board::Message) -> Task<Message> {
        let Some(Dialog::Custom(dialog)) = &mut self.dialog else {
            return Task::none();
        };
        match dialog.update(message) {
            custom_board::Action::None => Task::none(),
            custom_board::Action::Close => {
                self.dialog = None;
                Task::none()
            }
            custom_board::Action::Start(level, no_guess) => {
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

    /// Closes the dialog. After the result of a game a new board follows.
    pub(super) fn close_dialog(&mut self) -> Task<Message> {
        match self.dialog.take() {
            Some(Dialog::Finished(GameOverDialog::NextBoard { .. })) => {
                self.new_game(self.play.game().level())
            }
            Some(Dialog::Luck(Some(finished))) => self.open_dialog(Dialog::Finished(finished)),
            // These were opened from the settings and return there.
            Some(Dialog::Rules | Dialog::Keys(_)) => self.open_dialog(Dialog::Settings),
            Some(Dialog::Search) => self.on_play(play::Message::CancelSearch),
            _ => Task::none(),
        }
    }

    pub(super) fn on_finished(&mut self, message: game_over::Message) -> Task<Message> {
        if message == game_over::Message::Luck {
            let finished = match self.dialog.take() {
                Some(Dialog::Finished(finished)) => Some(finished),
                _ => None,
            };
            return self.show_luck(finished);
        }
        let again = self.dialog == Some(Dialog::Finished(GameOverDialog::PlayAgain));
        let close = self.close_dialog();
        match message {
            game_over::Message::Yes if again => self.new_game(self.play.game().level()),
            game_over::Message::No if again => self.quit(),
            game_over::Message::Yes | game_over::Message::No | game_over::Message::Luck => close,
        }
    }

    pub(super) fn open_dialog(&mut self, dialog: Dialog) -> Task<Message> {
        let field = match dialog {
            Dialog::Custom(_) => Some(custom_board::CustomBoardField::Rows.id()),
            // The name field takes the keyboard only when keys can no longer be meant for the
            // board.
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
        let focus = field.map_or_else(navigation::unfocus, |field| {
            Task::batch([operation::focus(field), operation::select_all(field)])
        });
        Task::batch([forget, focus])
    }
}
