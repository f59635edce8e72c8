//! A timer that wakes the app once, so that nothing runs in between.

use crate::game::Moment;
use crate::platform::monotonic_clock::MonotonicClock;
use async_io::Timer;
use iced::Subscription;
use iced::futures::stream;

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
