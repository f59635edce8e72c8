//! Jobs on threads.

use super::in_background;
use crate::platform::clipboard::{self, Picture};
use crate::platform::{FileChoice, clipboard_reader};
use async_io::Timer;
use iced::Task;
use iced::futures::channel::oneshot::{self, Receiver};
use iced::futures::future::{self, Either};
use std::thread;
use std::time::Duration;

const INLINE_WAIT: Duration = Duration::from_millis(2);

pub(super) fn spawn<T: Send + 'static>(job: impl FnOnce() -> T + Send + 'static) -> Receiver<T> {
    let (sender, receiver) = oneshot::channel();
    // Nobody waits for the result of a cancelled job.
    let spawned = thread::Builder::new().spawn(move || drop(sender.send(job())));
    if let Err(error) = spawned {
        tracing::error!("the thread for a job could not start: {error}");
    }
    receiver
}

/// Waits only as long as nobody notices.
pub(super) fn wait_a_moment<T>(receiver: &mut Receiver<T>) -> Option<T> {
    let timer = Timer::after(INLINE_WAIT);
    match async_io::block_on(future::select(receiver, timer)) {
        Either::Left((found, _)) => found.ok(),
        Either::Right(_) => None,
    }
}

/// The text on the clipboard.
pub fn read_clipboard() -> Task<Option<String>> {
    clipboard_reader().map_or_else(iced::clipboard::read, in_background)
}

/// What is made of the picture on the clipboard, if there is one.
pub fn read_picture<T: Send + 'static>(read: fn(Option<Picture>) -> T) -> Task<T> {
    in_background(move || read(clipboard::read_picture()))
}

/// Copies a text.
pub fn write_clipboard<T>(text: String) -> Task<T> {
    iced::clipboard::write(text)
}

/// What the player chooses in a file dialog.
pub fn file_choice(dialog: impl FnOnce() -> FileChoice + Send + 'static) -> Task<FileChoice> {
    in_background(dialog)
}
