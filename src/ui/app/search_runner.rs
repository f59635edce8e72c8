//! The search for a board that needs no guess: done beside what else goes on, told when it takes
//! time.

use super::{App, Dialog, Message};
use crate::ui::dialog::no_guess_search;
use crate::ui::screen::play;
use crate::ui::screen::play::board_search::{SearchJob, SearchResult};
use async_io::Timer;
use iced::Task;
use iced::futures::channel::oneshot;
use iced::futures::future;
use iced::futures::future::Either;
use std::time::{Duration, Instant};

/// How long a click waits for its board on the spot. Nearly every board of the usual levels is
/// found within it, and is there in the same picture as an ordinary one.
const INLINE_WAIT: Duration = Duration::from_millis(2);

/// The longest that a board is looked for.
const TIMEOUT: Duration = Duration::from_secs(60);

impl App {
    /// Looks for a board on a thread of its own, and waits for it only as long as nobody notices.
    pub(super) fn start_search(&mut self, errand: SearchJob) -> Task<Message> {
        let mut answered = spawn_search(errand);
        let spot = Timer::after(INLINE_WAIT);
        let early = async_io::block_on(future::select(&mut answered, spot));
        match early {
            Either::Left((Ok(found), _)) => self.on_play(play::Message::SearchResult(found)),
            Either::Left((Err(_), _)) => {
                tracing::error!("the search thread has ended");
                self.on_play(play::Message::PlayOrdinary)
            }
            Either::Right(_) => Task::perform(answered, Result::ok)
                .and_then(Task::done)
                .map(|found| Message::Play(play::Message::SearchResult(found))),
        }
    }

    /// Tells how the search goes, unless something else is in front of the game.
    pub(super) fn show_search_dialog(&mut self) -> Task<Message> {
        if self.dialog.is_some() || self.replay.is_some() || self.records.is_some() {
            return Task::none();
        }
        self.open_guarded(Dialog::Search)
    }

    /// Takes away what told of a search that is over.
    pub(super) fn close_search_dialog(&mut self) {
        if self.dialog == Some(Dialog::Search) && self.play.search().is_none() {
            self.dialog = None;
        }
    }

    pub(super) fn on_search(&mut self, message: no_guess_search::Message) -> Task<Message> {
        match message {
            no_guess_search::Message::AnyBoard => self.on_play(play::Message::PlayOrdinary),
            no_guess_search::Message::Cancelled => self.on_play(play::Message::CancelSearch),
            no_guess_search::Message::ChangeSize => {
                let called_off = self.on_play(play::Message::CancelSearch);
                Task::batch([called_off, self.open_custom_dialog()])
            }
        }
    }
}

/// Runs an errand on a thread of its own.
fn spawn_search(errand: SearchJob) -> oneshot::Receiver<SearchResult> {
    let (answer, answered) = oneshot::channel();
    let begun = Instant::now();
    let look = move || {
        // Nobody waits for the answer once the search was called off.
        drop(answer.send(errand.run(|| begun.elapsed() < TIMEOUT)));
    };
    let spawned = std::thread::Builder::new().name("search".to_owned()).spawn(look);
    if let Err(error) = spawned {
        tracing::error!("the search thread could not start: {error}");
    }
    answered
}
