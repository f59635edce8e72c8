//! Waking the app at a moment, and not before: between two alarms nothing runs.

use async_io::Timer;
use iced::Subscription;
use iced::futures::stream;
use std::time::Instant;

/// Says once that `at` has come.
pub fn wake_at(at: Instant) -> Subscription<()> {
    Subscription::run_with(at, |at| {
        let timer = Timer::at(*at);
        stream::once(async move {
            timer.await;
        })
    })
}
