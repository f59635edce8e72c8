//! What the game's screen asks for.

use super::resolve_settings::effective_rules;
use super::zoom::Zoom;
use super::{App, Message, jobs};
use crate::audio::Cue;
use crate::config::SettingChange;
use crate::game::Level;
use crate::ui::dialog::custom_board::CustomBoardDialog;
use crate::ui::screen::play;
use async_io::Timer;
use iced::{Task, window};
use std::time::Duration;

/// How long a desktop takes to report that a window is minimised.
const MINIMISE_DELAY: Duration = Duration::from_millis(250);

impl App {
    pub(super) fn on_play(&mut self, message: play::Message) -> Task<Message> {
        let now = self.now();
        let actions = self.play.update(message, now);
        let tasks: Vec<_> = actions.into_iter().map(|action| self.perform_action(action)).collect();
        Task::batch(tasks)
    }

    fn perform_action(&mut self, action: play::Action) -> Task<Message> {
        match action {
            play::Action::Command(command) => self.run_command(command),
            play::Action::PlaySound(cue) => {
                self.audio.play(cue);
                Task::none()
            }
            play::Action::Announce(action, outcome) => {
                self.announce_action(action, &outcome);
                Task::none()
            }
            play::Action::GameOver(finish) => self.on_game_over(finish),
            play::Action::SignRecord(name) => self.sign_record(name),
            play::Action::AskName => self.ask_player_name(),
            play::Action::AnalyzeLuck => self.analyze_luck(),
            play::Action::RunAssistJob(job) => {
                // What the player asked for comes before other notices.
                self.notices_deferred = true;
                jobs::run_assist_job(job)
            }
            play::Action::RunSearchJob(job) => self.start_search(job),
            play::Action::ShowSearch => self.show_search_dialog(),
            play::Action::Zoom(steps, at) => self.zoom(Zoom::By(steps), Some(at)),
            play::Action::ScrollHint => self.scroll_hint(),
            play::Action::RevealCell(pos) => {
                self.reveal_cell(pos);
                Task::none()
            }
        }
    }

    pub(super) fn open_custom_dialog(&mut self) -> Task<Message> {
        let dialog = CustomBoardDialog::new(self.play.custom_board(), self.settings.no_guess);
        self.open_dialog(dialog.into())
    }

    pub(super) fn new_game(&mut self, level: Level) -> Task<Message> {
        let now = self.now();
        let seed = self.dealer.next_seed();
        let left = self.leave_game();
        self.origin = self.next_origin;
        let no_guess = self.settings.no_guess;
        self.play.deal(level, effective_rules(&self.settings), seed, no_guess, now);
        self.audio.play(Cue::NewGame);
        let resize = self.grow_window();
        if self.settings.board() == level {
            return Task::batch([left, resize]);
        }
        let remember = self.change_setting(SettingChange::Board(level));
        Task::batch([left, resize, remember])
    }

    /// Finds out whether the window was minimised, if that pauses the game. The desktop reports it
    /// a moment after the focus has gone.
    pub(super) fn check_minimised(&self) -> Task<Message> {
        let (Some(id), true) = (self.window.id, self.settings.pause_minimised) else {
            return Task::none();
        };
        if !self.play.game().clock().is_running() {
            return Task::none();
        }
        Task::future(async {
            Timer::after(MINIMISE_DELAY).await;
        })
        .then(move |()| window::is_minimized(id))
        .then(|minimised| match minimised {
            Some(true) => Task::done(Message::WindowMinimised),
            Some(false) | None => Task::none(),
        })
    }
}
