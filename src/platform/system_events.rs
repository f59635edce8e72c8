//! What the system tells the program while it runs.

#[cfg(windows)]
mod windows;

#[cfg(unix)]
use async_signal::{Signal, Signals};
#[cfg(unix)]
use futures_lite::{Stream, StreamExt};

#[cfg(windows)]
pub use windows::listen;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SystemEvent {
    /// The program has to end: a log-out, a closed terminal, Ctrl+C.
    End,
    /// The player has changed the desktop's preferences.
    PrefsChanged,
}

/// The stream of the signals that end a program, or `None` if they cannot be handled.
#[cfg(unix)]
pub fn listen() -> Option<impl Stream<Item = SystemEvent>> {
    let signals = Signals::new([Signal::Term, Signal::Int, Signal::Hup])
        .inspect_err(|error| tracing::warn!("signals cannot be handled: {error}"));
    Some(signals.ok()?.map(|_| SystemEvent::End))
}
