//! Jobs in a browser, which has one thread for all that is shown.

use crate::platform::clipboard::{self, Picture};
use crate::platform::{FileChoice, timer};
use iced::Task;
use iced::futures::channel::oneshot::{self, Receiver};
use std::future::Future;
use std::time::Duration;
use wasm_bindgen_futures::spawn_local;

/// Runs a job once the browser has painted.
pub(super) fn spawn<T: Send + 'static>(job: impl FnOnce() -> T + Send + 'static) -> Receiver<T> {
    let (sender, receiver) = oneshot::channel();
    spawn_local(async move {
        timer::after(Duration::from_millis(1)).await;
        // Nobody waits for the result of a cancelled job.
        let _ = sender.send(job());
    });
    receiver
}

/// Nothing is found while something waits.
pub(super) const fn wait_a_moment<T>(_: &mut Receiver<T>) -> Option<T> {
    None
}

/// The text on the clipboard.
pub fn read_clipboard() -> Task<Option<String>> {
    Task::future(clipboard::read_text())
}

/// What is made of the picture on the clipboard, if there is one.
pub fn read_picture<T: 'static>(read: fn(Option<Picture>) -> T) -> Task<T> {
    Task::future(async move { read(clipboard::read_picture().await) })
}

/// Copies a text.
pub fn write_clipboard<T>(text: String) -> Task<T> {
    clipboard::write_text(&text);
    Task::none()
}

/// What the player chooses in a file dialog.
pub fn file_choice(dialog: impl Future<Output = FileChoice> + 'static) -> Task<FileChoice> {
    Task::future(dialog)
}
