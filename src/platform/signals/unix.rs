//! The signals of a Unix system.

use async_signal::{Signal, Signals};

/// The stream of these signals, or `None` if they cannot be handled.
pub fn termination() -> Option<Signals> {
    Signals::new([Signal::Term, Signal::Int, Signal::Hup])
        .inspect_err(|error| tracing::warn!("signals cannot be handled: {error}"))
        .ok()
}
