//! The signals of a Unix system.

use super::SystemEvent;
use async_signal::{Signal, Signals};
use futures_lite::{Stream, StreamExt};

/// The stream of the signals that end a program, or `None` if they cannot be handled.
pub fn listen() -> Option<impl Stream<Item = SystemEvent>> {
    let signals = Signals::new([Signal::Term, Signal::Int, Signal::Hup])
        .inspect_err(|error| tracing::warn!("signals cannot be handled: {error}"));
    Some(signals.ok()?.map(|_| SystemEvent::End))
}
