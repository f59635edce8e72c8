//! The signals by which a system asks a program to end: a log-out, a terminal that is closed, Ctrl+C
//! in the shell that started it.

use iced::Subscription;

/// Says that the program is to end. What is not saved is saved then: see [`crate::ui::app::autosave`].
#[cfg(unix)]
pub(crate) fn listen() -> Subscription<()> {
    use async_signal::{Signal, Signals};
    use iced::futures::{StreamExt, stream};

    Subscription::run(|| {
        let signals = Signals::new([Signal::Term, Signal::Int, Signal::Hup])
            .inspect_err(|error| tracing::warn!("signals cannot be handled: {error}"));
        stream::iter(signals).flatten().filter_map(async |signal| signal.ok().map(drop))
    })
}

/// Other systems tell the window itself.
#[cfg(not(unix))]
pub(crate) fn listen() -> Subscription<()> {
    Subscription::none()
}
