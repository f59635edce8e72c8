//! Work that takes time: run on a thread of its own, with the result sent back as a message.

use super::recording_actions::OpenedRecording;
use super::{App, Message};
use crate::storage::worker::StorageUpdate;
use crate::ui::dialog::Dialog;
use crate::ui::dialog::luck::LuckDialog;
use crate::ui::dialog::no_guess_search::SearchDialog;
use crate::ui::screen::play;
use crate::ui::screen::play::assistant::AssistJob;
use crate::ui::screen::play::board_search::SearchJob;
use crate::ui::screen::replay::{self, ReplayScreen};
use async_io::Timer;
use iced::Task;
use iced::futures::channel::oneshot;
use iced::futures::channel::oneshot::Receiver;
use iced::futures::future;
use iced::futures::future::Either;
use std::thread;
use std::time::{Duration, Instant};

const INLINE_WAIT: Duration = Duration::from_millis(2);
const SEARCH_TIMEOUT: Duration = Duration::from_secs(60);
const ASSIST_TIMEOUT: Duration = Duration::from_millis(50);

pub(super) fn answer<T: Send + 'static>(receiver: Receiver<T>) -> Task<T> {
    Task::perform(receiver, Result::ok).and_then(Task::done)
}

pub(super) fn stored(receiver: Receiver<StorageUpdate>) -> Task<Message> {
    answer(receiver).map(Message::StorageUpdated)
}

fn spawn<T: Send + 'static>(job: impl FnOnce() -> T + Send + 'static) -> Receiver<T> {
    let (sender, receiver) = oneshot::channel();
    // Nobody waits for the result of a cancelled job.
    let spawned = thread::Builder::new().spawn(move || drop(sender.send(job())));
    if let Err(error) = spawned {
        tracing::error!("the thread for a job could not start: {error}");
    }
    receiver
}

pub(super) fn in_background<T: Send + 'static>(
    job: impl FnOnce() -> T + Send + 'static,
) -> Task<T> {
    answer(spawn(job))
}

pub(super) fn run_assist_job(job: AssistJob) -> Task<Message> {
    let run = async move {
        let started = Instant::now();
        let answer = job.question.answer(|| started.elapsed() < ASSIST_TIMEOUT);
        job.into_result(answer)
    };
    Task::perform(run, |result| Message::Play(play::Message::AssistResult(result)))
}

impl App {
    pub(super) fn analyze_luck(&mut self) -> Task<Message> {
        match self.play.luck_job() {
            Some(job) => in_background(move || job.run())
                .map(|result| Message::Play(play::Message::LuckResult(result))),
            None => Task::none(),
        }
    }

    /// Shows where luck was spent in the finished game.
    pub(super) fn show_luck(&mut self) -> Task<Message> {
        if !self.play.is_over() {
            return Task::none();
        }
        let review = self.analyze_luck();
        Task::batch([review, self.open_dialog(LuckDialog.into())])
    }

    /// Shows the finished game after this many events.
    pub(super) fn show_position(&mut self, events: usize) -> Task<Message> {
        let Some(recording) = self.play.recording(self.recording_metadata()) else {
            return Task::none();
        };
        let name = self.texts.get("replay-this-game").to_owned();
        in_background(move || {
            OpenedRecording::Paused(Box::new(ReplayScreen::new(recording, name).paused_at(events)))
        })
        .map(Message::RecordingOpened)
    }

    /// Starts the jobs that the replay needs: where luck was spent, and the odds of the current
    /// moment. Seeing these of a game in progress counts as help.
    pub(super) fn run_replay_jobs(&mut self) -> Task<Message> {
        let Some(replay) = &mut self.replay else {
            return Task::none();
        };
        if replay.gives_help() {
            self.play.mark_assisted();
        }
        let luck = replay.luck_job().map(|job| {
            in_background(move || job.run())
                .map(|result| Message::Replay(replay::Message::LuckResult(result)))
        });
        let odds = replay.odds_job().map(|job| {
            Task::perform(async move { job.run() }, |result| {
                Message::Replay(replay::Message::OddsResult(result))
            })
        });
        Task::batch(luck.into_iter().chain(odds))
    }

    /// Searches for a board on another thread, and blocks only as long as nobody notices.
    pub(super) fn start_search(&mut self, job: SearchJob) -> Task<Message> {
        let started = Instant::now();
        let mut receiver = spawn(move || job.run(|| started.elapsed() < SEARCH_TIMEOUT));
        let timer = Timer::after(INLINE_WAIT);
        let early = async_io::block_on(future::select(&mut receiver, timer));
        match early {
            Either::Left((Ok(found), _)) => self.on_play(play::Message::SearchResult(found)),
            Either::Left((Err(_), _)) => {
                tracing::error!("the search thread has ended");
                self.on_play(play::Message::PlayOrdinary)
            }
            Either::Right(_) => {
                answer(receiver).map(|found| Message::Play(play::Message::SearchResult(found)))
            }
        }
    }

    pub(super) fn show_search_dialog(&mut self) -> Task<Message> {
        if self.is_covered() {
            return Task::none();
        }
        self.open_guarded(SearchDialog.into())
    }

    pub(super) fn close_search_dialog(&mut self) {
        if self.play.search().is_none() {
            self.dialogs.retain(|dialog| !matches!(dialog, Dialog::Search(_)));
        }
    }
}
