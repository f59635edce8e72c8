//! Where luck was spent: found out beside what else goes on, shown, looked at in the recording.

use super::recording_actions::{OpenedRecording, in_background};
use super::{App, Dialog, Message};
use crate::ui::dialog::game_over::GameOverDialog;
use crate::ui::dialog::luck;
use crate::ui::screen::play;
use crate::ui::screen::replay::{self, ReplayScreen};
use iced::Task;

impl App {
    /// Finds out where luck was spent in the game that is over.
    pub(super) fn analyze_luck(&mut self) -> Task<Message> {
        match self.play.luck_job() {
            Some(job) => in_background(move || job.run())
                .map(|told| Message::Play(play::Message::LuckResult(told))),
            None => Task::none(),
        }
    }

    /// Shows where luck was spent in the game that is over. It was asked for in `finished`, which
    /// is led back to.
    pub(super) fn show_luck(&mut self, finished: Option<GameOverDialog>) -> Task<Message> {
        if !self.play.is_over() {
            return Task::none();
        }
        let review = self.analyze_luck();
        Task::batch([review, self.open_dialog(Dialog::Luck(finished))])
    }

    pub(super) fn on_luck(&mut self, message: luck::Message) -> Task<Message> {
        match message {
            luck::Message::Closed => self.close_dialog(),
            luck::Message::Show(events) => self.show_position(events),
        }
    }

    /// Shows the recording of the game that is over, standing where so many events lie behind.
    fn show_position(&mut self, events: usize) -> Task<Message> {
        let Some(film) = self.play.recording(self.recording_metadata()) else {
            return Task::none();
        };
        let name = self.texts.get("replay-this-game").to_owned();
        in_background(move || {
            OpenedRecording::Paused(Box::new(ReplayScreen::new(film, name).paused_at(events)))
        })
        .map(Message::RecordingOpened)
    }

    /// Has answered what the recording that is watched asks: where luck was spent in it, and the
    /// odds of the moment that it shows. To know these of a game that goes on is help.
    pub(super) fn run_replay_jobs(&mut self) -> Task<Message> {
        let Some(replay) = &mut self.replay else {
            return Task::none();
        };
        if replay.gives_help() {
            self.play.mark_assisted();
        }
        let luck = replay.luck_job().map(|job| {
            in_background(move || job.run())
                .map(|told| Message::Replay(replay::Message::LuckResult(told)))
        });
        let odds = replay.odds_job().map(|asked| {
            Task::perform(async move { asked.run() }, |answered| {
                Message::Replay(replay::Message::OddsResult(answered))
            })
        });
        Task::batch(luck.into_iter().chain(odds))
    }
}
