//! What wakes the app, so that nothing runs in between.

use crate::game::Moment;
use crate::platform::monotonic_clock::MonotonicClock;
use async_io::Timer;
use iced::futures::stream;
use iced::{Subscription, window};
use std::time::Instant;

/// Once, at this time.
pub fn wake_at(clock: MonotonicClock, at: Option<Moment>) -> Subscription<()> {
    at.map_or_else(Subscription::none, |at| {
        Subscription::run_with(clock.to_instant(at), |at| {
            let timer = Timer::at(*at);
            stream::once(async move {
                timer.await;
            })
        })
    })
}

/// Whenever the window is drawn while a recording runs.
pub fn frames(is_playing: bool) -> Subscription<Instant> {
    if is_playing { window::frames() } else { Subscription::none() }
}
