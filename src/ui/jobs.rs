//! Work that takes time: run on a thread of its own, with the result sent back as a message.

use crate::ui::app::Message;
use crate::ui::effect::Job;
use crate::ui::screen::learn::practice;
use crate::ui::screen::play::assistant::AssistJob;
use crate::ui::screen::play::board_search::SearchJob;
use crate::ui::screen::play::thinking;
use crate::ui::screen::{learn, play, replay};
use async_io::Timer;
use iced::Task;
use iced::futures::channel::oneshot::Receiver;
use iced::futures::channel::{mpsc, oneshot};
use iced::futures::future;
use iced::futures::future::Either;
use std::thread;
use std::time::{Duration, Instant};

const INLINE_WAIT: Duration = Duration::from_millis(2);
const SEARCH_TIMEOUT: Duration = Duration::from_secs(60);
const ASSIST_TIMEOUT: Duration = Duration::from_millis(50);

pub fn answer<T: Send + 'static>(receiver: Receiver<T>) -> Task<T> {
    Task::perform(receiver, Result::ok).and_then(Task::done)
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

pub fn in_background<T: Send + 'static>(job: impl FnOnce() -> T + Send + 'static) -> Task<T> {
    answer(spawn(job))
}

/// Runs a job that reports again and again. `report` returns whether somebody listens.
pub fn reports_in_background<T: Send + 'static>(
    job: impl FnOnce(&dyn Fn(T) -> bool) + Send + 'static,
) -> Task<T> {
    let (sender, receiver) = mpsc::unbounded();
    drop(spawn(move || job(&|report| sender.unbounded_send(report).is_ok())));
    Task::stream(receiver)
}

impl Job {
    /// Returns what follows at once, or later.
    pub(super) fn start(self) -> Result<Message, Task<Message>> {
        Err(match self {
            Self::Assist(job) => run_assist_job(job),
            Self::SearchBoard(job) => return search_board(job).map(Message::Play),
            Self::Luck(job) => in_background(move || job.run())
                .map(|result| Message::Play(play::Message::LuckResult(result))),
            Self::Moments(job) => in_background(move || job.run())
                .map(|result| Message::Play(play::Message::MomentsResult(result))),
            Self::ReplayLuck(job) => in_background(move || job.run())
                .map(|result| Message::Replay(replay::Message::LuckResult(result))),
            Self::ReplayReview(job) => in_background(move || job.run())
                .map(|result| Message::Replay(replay::Message::ReviewResult(result))),
            Self::Position(job) => in_background(move || job.run()).map(|result| {
                Message::Learn(learn::Message::Practice(practice::Message::PositionReady(result)))
            }),
            Self::DailyBoard(job) => in_background(move || job.run())
                .and_then(Task::done)
                .map(|result| Message::Learn(learn::Message::Daily(result))),
            Self::ReplayOdds(job) => Task::perform(async move { job.run() }, |result| {
                Message::Replay(replay::Message::OddsResult(result))
            }),
        })
    }
}

fn run_assist_job(job: AssistJob) -> Task<Message> {
    if let Some(handle) = job.thinking().cloned() {
        let think = move || {
            let started = Instant::now();
            let goes_on = || handle.goes_on() && started.elapsed() < thinking::TIME_LIMIT;
            job.into_result(job.question.answer(goes_on))
        };
        return in_background(think)
            .map(|result| Message::Play(play::Message::AssistResult(result)));
    }
    let run = async move {
        let started = Instant::now();
        let answer = job.question.answer(|| started.elapsed() < ASSIST_TIMEOUT);
        job.into_result(answer)
    };
    Task::perform(run, |result| Message::Play(play::Message::AssistResult(result)))
}

/// Searches for a board on another thread, and blocks only as long as nobody notices. Returns what
/// follows at once, or later.
fn search_board(job: SearchJob) -> Result<play::Message, Task<Message>> {
    let started = Instant::now();
    let mut receiver = spawn(move || job.run(|| started.elapsed() < SEARCH_TIMEOUT));
    let timer = Timer::after(INLINE_WAIT);
    match async_io::block_on(future::select(&mut receiver, timer)) {
        Either::Left((Ok(found), _)) => Ok(play::Message::SearchResult(found)),
        Either::Left((Err(_), _)) => {
            tracing::error!("the search thread has ended");
            Ok(play::Message::PlayOrdinary)
        }
        Either::Right(_) => {
            Err(answer(receiver).map(|found| Message::Play(play::Message::SearchResult(found))))
        }
    }
}
