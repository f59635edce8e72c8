//! What the system tells the program while it runs.

#[cfg(target_family = "wasm")]
mod web;
#[cfg(windows)]
mod windows;

#[cfg(unix)]
use async_signal::{Signal, Signals};
#[cfg(unix)]
use futures_lite::{Stream, StreamExt};
use std::path::PathBuf;

#[cfg(target_family = "wasm")]
pub use web::listen;
#[cfg(windows)]
pub use windows::listen;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SystemEvent {
    /// The program has to end: a log-out, a closed terminal, Ctrl+C.
    End,
    /// A file was dropped on the page of a browser. Elsewhere the window hears of it.
    FileDropped(PathBuf),
    /// The player has changed the desktop's preferences.
    PrefsChanged,
}

/// Lets a write fail that the system does not allow, instead of ending the program: once a signal is
/// listened to, its default does not come back.
#[cfg(unix)]
pub fn let_writes_fail() {
    let listened = Signals::new([Signal::Xfsz]);
    listened.map_or_else(|error| tracing::debug!("SIGXFSZ stays as it is: {error}"), drop);
}

/// The stream of the signals that end a program, or `None` if they cannot be handled.
#[cfg(unix)]
pub fn listen() -> Option<impl Stream<Item = SystemEvent>> {
    let signals = Signals::new([Signal::Term, Signal::Int, Signal::Hup])
        .inspect_err(|error| tracing::warn!("signals cannot be handled: {error}"));
    Some(signals.ok()?.map(|_| SystemEvent::End))
}
