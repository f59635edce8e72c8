//! Keys and menu entries, and what they do.

use super::key_input::{KeyAction, key_action};
use super::zoom::Zoom;
use super::{App, Dialog, Message};
use crate::config::keymap::{KeyPress, Shortcut};
use crate::game::style::ControlsLayout;
use crate::ui::dialog::{custom_board, game_over, help, new_record, no_guess_search, reset_level};
use crate::ui::screen::play::assistant::AssistRequest;
use crate::ui::screen::play::{self, name_field};
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
        if let Some(Dialog::Keys(dialog)) = &mut self.dialog
            && dialog.is_waiting()
        {
            let action = dialog.on_key(press, &self.settings.keys);
            return self.apply_key_change(action);
        }
        let Some(action) = key_action(press, &self.settings.keys) else {
            return Task::none();
        };
        if self.dialog.is_some() {
            return self.on_dialog_key(action);
        }
        let leave = self.leave_bars(action);
        let task = match (action, self.replay.is_some()) {
            (KeyAction::Tab { back }, false) if self.records.is_some() => {
                navigation::move_focus(back, true)
            }
            (KeyAction::Tab { back }, _) => {
                self.focus_in_bars = true;
                navigation::move_focus(back, false)
            }
            // These do the same on every screen.
            (
                KeyAction::Shortcut(
                    shortcut @ (Shortcut::Help
                    | Shortcut::ZoomIn
                    | Shortcut::ZoomOut
                    | Shortcut::ZoomFit
                    | Shortcut::FullScreen),
                ),
                _,
            ) => self.run_shortcut(shortcut),
            (KeyAction::Escape, _) if leave.is_some() => Task::none(),
            (_, true) => self.on_replay_key(action),
            (_, false) if self.records.is_some() => self.on_records_key(action),
            (_, false) => self.on_play_key(action),
        };
        Task::batch([leave.unwrap_or_else(Task::none), task])
    }

    /// Moves the focus back to the board for keys that belong there.
    fn leave_bars(&mut self, action: KeyAction) -> Option<Task<Message>> {
        let leads_back = matches!(
            action,
            KeyAction::Escape
                | KeyAction::Move(..)
                | KeyAction::Edge { .. }
                | KeyAction::Corner { .. }
                | KeyAction::Page { .. }
                | KeyAction::Shortcut(
                    Shortcut::Open
                        | Shortcut::Flag
                        | Shortcut::Chord
                        // The focused control may disappear with the game.
                        | Shortcut::New
                        | Shortcut::Retry
                )
        );
        (leads_back && std::mem::take(&mut self.focus_in_bars)).then(navigation::unfocus)
    }

    fn on_play_key(&mut self, action: KeyAction) -> Task<Message> {
        let key = match action {
            KeyAction::Shortcut(shortcut) => return self.run_shortcut(shortcut),
            KeyAction::Digit(figure) => {
                return match self.settings.style.spec().controls {
                    ControlsLayout::Menu => play::numbered_menu::message_for_digit(figure)
                        .map_or_else(Task::none, |message| self.on_play(message)),
                    ControlsLayout::Bars | ControlsLayout::Column | ControlsLayout::Line => {
                        Task::none()
                    }
                };
            }
            // Escape dismisses what the strip shows.
            KeyAction::Escape if self.current_notice().is_some() => return self.dismiss_notice(),
            KeyAction::Escape if self.play.assistant().is_shown() => {
                return self.on_play(play::Message::Assist(AssistRequest::Close));
            }
            KeyAction::Escape if self.play.is_asking_name() => {
                return self.on_play(play::Message::NameDone);
            }
            KeyAction::Escape | KeyAction::Tab { .. } => return Task::none(),
            KeyAction::Accept => play::BoardKey::Open,
            KeyAction::Move(down, right) => play::BoardKey::Move(down, right),
            KeyAction::Edge { end } => play::BoardKey::Edge { end },
            KeyAction::Corner { end } => play::BoardKey::Corner { end },
            KeyAction::Page { down } => {
                let rows = self.board_layout().page_rows();
                play::BoardKey::Move(if down { rows } else { -rows }, 0)
            }
        };
        self.on_play(play::Message::Key(key))
    }

    /// Scrolls the current hint by a page.
    fn scroll_hint(&self) -> Task<Message> {
        let game = self.play.game();
        if self.play.assistant().hint().is_none() || self.current_notice().is_some() {
            return Task::none();
        }
        let strip = self.view_context(game.level()).strip_placement(game.size());
        let by = AbsoluteOffset { x: 0.0, y: strip.page() };
        operation::scroll_by(strip_layout::WORDS, by)
    }

    pub(super) fn run_shortcut(&mut self, shortcut: Shortcut) -> Task<Message> {
        let message = match shortcut {
            Shortcut::Open => play::Message::Key(play::BoardKey::Open),
            Shortcut::Flag => play::Message::Key(play::BoardKey::Mark),
            Shortcut::Chord => play::Message::Key(play::BoardKey::Chord),
            Shortcut::FlagMode => play::Message::FlagMode(!self.play.flag_mode()),
            Shortcut::New => play::Message::New,
            Shortcut::Pause => play::Message::TogglePause,
            Shortcut::Custom if self.settings.style.spec().allows_custom => {
                play::Message::LevelChosen(play::LevelOption::Custom)
            }
            Shortcut::Custom => {
                let style = self.texts.style(self.settings.style).to_owned();
                self.notify_with("custom-not-here", &[("style", style.into())]);
                return Task::none();
            }
            Shortcut::Hint => {
                let on = self.scroll_hint();
                let hint = self.on_play(play::Message::Assist(AssistRequest::Hint));
                return hint.chain(on);
            }
            Shortcut::Odds => play::Message::Assist(AssistRequest::ToggleOdds),
            Shortcut::Check => play::Message::Assist(AssistRequest::CheckFlags),
            Shortcut::Auto => play::Message::Assist(AssistRequest::ToggleAuto),
            Shortcut::Step => play::Message::Assist(AssistRequest::Step),
            Shortcut::Menu => play::Message::OpenMenu,
            Shortcut::NoGuess => return self.set_no_guess(!self.settings.no_guess),
            Shortcut::Retry => return self.retry_board(),
            Shortcut::Watch => return self.watch_game(),
            Shortcut::Luck => return self.show_luck(None),
            Shortcut::OpenRecording => return self.pick_recording(),
            Shortcut::SaveRecording => return self.pick_save_path(),
            Shortcut::CopyBoard => return self.copy_board(),
            Shortcut::PasteBoard => return iced::clipboard::read().map(Message::Pasted),
            Shortcut::Help => return self.open_dialog(Dialog::Help(help::HelpPage::HowToPlay)),
            Shortcut::Settings => return self.open_dialog(Dialog::Settings),
            Shortcut::Records => return self.show_records(),
            Shortcut::ZoomIn => return self.zoom(Zoom::By(1), None),
            Shortcut::ZoomOut => return self.zoom(Zoom::By(-1), None),
            Shortcut::ZoomFit => return self.zoom(Zoom::Fit, None),
            Shortcut::FullScreen => return self.toggle_full_screen(),
            Shortcut::Counters => {
                let save = self.change_settings(|settings| settings.counters = !settings.counters);
                let room = self.grow_window();
                if self.counters_lack_room() {
                    self.notify(NO_ROOM);
                }
                return Task::batch([save, room]);
            }
        };
        self.on_play(message)
    }

    fn on_dialog_key(&mut self, action: KeyAction) -> Task<Message> {
        // A new game never refers to the finished board.
        if let (KeyAction::Shortcut(Shortcut::New), Some(Dialog::Finished(_))) =
            (action, &self.dialog)
        {
            self.dialog = None;
            return self.run_shortcut(Shortcut::New);
        }
        // A key meant for the board must not answer a dialog that has just opened.
        if self.is_guarded() {
            return Task::none();
        }
        match (action, &self.dialog) {
            (KeyAction::Accept, Some(Dialog::Custom(_))) => {
                self.on_custom(custom_board::Message::Accepted)
            }
            (KeyAction::Accept, Some(Dialog::NewRecord(_))) => {
                let accepted = new_record::Message::Name(name_field::Message::Accepted);
                self.on_new_record(accepted)
            }
            (KeyAction::Accept, Some(Dialog::Finished(_))) => {
                self.on_finished(game_over::Message::Yes)
            }
            (KeyAction::Accept, Some(Dialog::Reset(_))) => {
                self.on_reset(reset_level::Message::Confirmed)
            }
            (KeyAction::Accept, Some(Dialog::Search)) => {
                self.on_search(no_guess_search::Message::AnyBoard)
            }
            (KeyAction::Accept, Some(Dialog::Menu)) => Task::none(),
            (KeyAction::Escape | KeyAction::Accept, _)
            | (KeyAction::Shortcut(Shortcut::Menu), Some(Dialog::Menu))
            | (KeyAction::Shortcut(Shortcut::Help), Some(Dialog::Help(_))) => self.close_dialog(),
            (KeyAction::Shortcut(Shortcut::FullScreen), _) => self.toggle_full_screen(),
            (KeyAction::Tab { back }, _) => navigation::move_focus(back, true),
            (KeyAction::Move(0, right), Some(Dialog::Help(page))) => {
                self.on_help(help::Message::Page(page.beside(right < 0)))
            }
            (KeyAction::Move(down, _), Some(Dialog::Help(_))) => {
                scroll_help(f32::from(down) * help::LINE)
            }
            (KeyAction::Page { down }, Some(Dialog::Help(_))) => {
                let page = help::screenful(self.window.size());
                scroll_help(if down { page } else { -page })
            }
            (KeyAction::Edge { end }, Some(Dialog::Help(_))) => {
                scroll_help(if end { f32::MAX } else { f32::MIN })
            }
            // The other arrows move the focus.
            (KeyAction::Move(down, right), _) => navigation::move_focus(down + right < 0, true),
            _ => Task::none(),
        }
    }
}

/// `by` is in logical pixels.
fn scroll_help(by: f32) -> Task<Message> {
    operation::scroll_by(help::PAGE_ID, AbsoluteOffset { x: 0.0, y: by })
}
