//! A timer that wakes the app once, so that nothing runs in between.

use async_io::Timer;
use iced::Subscription;
use iced::futures::stream;
use std::time::Instant;

pub fn wake_at(at: Instant) -> Subscription<()> {
    Subscription::run_with(at, |at| {
        let timer = Timer::at(*at);
        stream::once(async move {
            timer.await;
        })
    })
}
