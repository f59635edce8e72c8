//! Keys and menu entries, and what they do.

use super::zoom::Zoom;
use super::{App, Message};
use crate::config::SettingChange;
use crate::config::command::{Command, HelpGroup};
use crate::config::keymap::KeyPress;
use crate::game::style::ControlsLayout;
use crate::ui::dialog::help::HelpDialog;
use crate::ui::dialog::main_menu::MainMenu;
use crate::ui::dialog::settings::SettingsDialog;
use crate::ui::screen::play;
use crate::ui::screen::strip_layout;
use crate::ui::widget::focus::navigation;
use iced::Task;
use iced::widget::operation;
use iced::widget::operation::AbsoluteOffset;

const NO_ROOM: &str = "counters-no-room";

impl App {
    /// Whether the player wants the counters, and the window is too narrow.
    fn counters_lack_room(&self) -> bool {
        let level = self.play.game().level();
        self.settings.counters && !self.view_context(level).shows_counters()
    }

    /// Removes the notice about the counters once it is no longer true.
    pub(super) fn retract_counters_notice(&mut self) {
        if !self.notices.is_empty() && !self.counters_lack_room() {
            let text = self.texts.get(NO_ROOM);
            self.notices.retain(|notice| notice != text);
        }
    }

    /// Handles a key that no field or control has captured.
    pub(super) fn on_key(&mut self, press: KeyPress) -> Task<Message> {
        let mut is_captured = false;
        let task = self.ask_dialog(|dialog, ctx| {
            let effects = dialog.capture(press, ctx);
            is_captured = effects.is_some();
            effects.unwrap_or_default()
        });
        if is_captured {
            return task;
        }
        let command = match press.digit() {
            Some(digit) => self.numbered_command(digit),
            None => self.settings.keys.find(press),
        };
        command.map_or_else(Task::none, |command| self.on_command(command))
    }

    /// In a style with a numbered menu.
    fn numbered_command(&self, digit: u8) -> Option<Command> {
        let has_menu = self.settings.style.spec().controls == ControlsLayout::Menu;
        let is_shown = has_menu && !self.is_covered();
        is_shown.then(|| play::numbered_menu::command_for_digit(digit)).flatten()
    }

    /// Hands a command to what is in front.
    pub(super) fn on_command(&mut self, command: Command) -> Task<Message> {
        if self.dialogs.is_empty() {
            self.on_screen_command(command)
        } else {
            self.on_dialog_command(command)
        }
    }

    pub(super) fn on_screen_command(&mut self, command: Command) -> Task<Message> {
        let leave = self.leave_bars(command);
        let task = match command {
            Command::NextControl | Command::PreviousControl => {
                let is_page = self.records.is_some() && self.replay.is_none();
                self.focus_in_bars |= !is_page;
                navigation::move_focus(command == Command::PreviousControl, is_page)
            }
            Command::Back if leave.is_some() => Task::none(),
            command if command.spec().is_global => self.run_command(command),
            command if self.replay.is_some() => self.on_replay(command.into()),
            command if self.records.is_some() => self.on_records(command.into()),
            command => self.on_play(command.into()),
        };
        Task::batch([leave.unwrap_or_else(Task::none), task])
    }

    /// Moves the focus back to the board for commands that belong there.
    fn leave_bars(&mut self, command: Command) -> Option<Task<Message>> {
        let is_of_board = command.spec().help == Some(HelpGroup::Board);
        // The focused control may disappear with the game.
        let leads_back =
            is_of_board || matches!(command, Command::Back | Command::New | Command::Retry);
        (leads_back && std::mem::take(&mut self.focus_in_bars)).then(navigation::unfocus)
    }

    /// Scrolls the current hint by a page.
    pub(super) fn scroll_hint(&self) -> Task<Message> {
        let game = self.play.game();
        if self.current_notice().is_some() {
            return Task::none();
        }
        let strip = self.view_context(game.level()).strip_placement(game.size());
        let by = AbsoluteOffset { x: 0.0, y: strip.page() };
        operation::scroll_by(strip_layout::WORDS, by)
    }

    pub(super) fn run_command(&mut self, command: Command) -> Task<Message> {
        match command {
            Command::PageUp => {
                self.on_play(play::Message::MoveRows(-self.board_layout().page_rows()))
            }
            Command::PageDown => {
                self.on_play(play::Message::MoveRows(self.board_layout().page_rows()))
            }
            Command::New => self.new_game(self.play.game().level()),
            Command::Level(level) => self.new_game(level),
            Command::Custom if self.settings.style.spec().allows_custom => {
                self.open_custom_dialog()
            }
            Command::Custom => {
                let style = self.texts.style(self.settings.style).to_owned();
                self.notify_with("custom-not-here", &[("style", style.into())]);
                Task::none()
            }
            Command::NoGuess => self.set_no_guess(!self.settings.no_guess),
            Command::Sound => self.change_setting(SettingChange::Sound(!self.settings.sound)),
            Command::ShowRemaining => {
                let shown = !self.settings.show_remaining;
                self.change_setting(SettingChange::ShowRemaining(shown))
            }
            Command::Retry => self.retry_board(),
            Command::Watch => self.watch_game(),
            Command::Luck => self.show_luck(),
            Command::OpenRecording => self.pick_recording(),
            Command::SaveRecording => self.pick_save_path(),
            Command::CopyBoard => self.copy_board(),
            Command::PasteBoard => iced::clipboard::read().map(Message::Pasted),
            Command::Help => {
                let introduced = self.dismiss_help_offer();
                let help = HelpDialog::new(self.is_first_click_safe());
                Task::batch([introduced, self.open_dialog(help.into())])
            }
            Command::Menu => self.open_dialog(MainMenu.into()),
            Command::Settings => self.open_dialog(SettingsDialog.into()),
            Command::Records => self.show_records(),
            Command::ZoomIn => self.zoom(Zoom::By(1), None),
            Command::ZoomOut => self.zoom(Zoom::By(-1), None),
            Command::ZoomFit => self.zoom(Zoom::Fit, None),
            Command::FullScreen => self.toggle_full_screen(),
            Command::Counters => self.toggle_counters(),
            Command::Back | Command::Dismiss => self.dismiss(),
            Command::Quit => self.quit(),
            // Of the screen in front.
            _ => Task::none(),
        }
    }

    /// Closes what the strip shows.
    fn dismiss(&mut self) -> Task<Message> {
        if self.current_notice().is_some() {
            self.dismiss_notice()
        } else if self.play.assistant().is_shown() || self.play.is_asking_name() {
            self.on_play(play::Message::CloseStrip)
        } else {
            self.dismiss_help_offer()
        }
    }

    fn toggle_counters(&mut self) -> Task<Message> {
        let save = self.change_setting(SettingChange::Counters(!self.settings.counters));
        let room = self.grow_window();
        if self.counters_lack_room() {
            self.notify(NO_ROOM);
        }
        Task::batch([save, room])
    }

    fn on_dialog_command(&mut self, command: Command) -> Task<Message> {
        // A key meant for the board must not answer a dialog that has just opened. But whoever wants
        // a new game never means the dialog.
        if self.is_guarded() && command != Command::New {
            return Task::none();
        }
        self.ask_dialog(|dialog, ctx| dialog.on_command(command, ctx))
    }
}
