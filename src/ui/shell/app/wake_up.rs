//! What wakes the app besides the window and its keys, so that nothing runs in between.

use super::{Message, WindowEvent};
use crate::game::Moment;
use crate::platform::monotonic_clock::MonotonicClock;
use crate::platform::system_events::{self, SystemEvent};
use crate::platform::timer;
use iced::Subscription;
use iced::futures::{StreamExt, stream};

/// Once, at this time.
pub fn wake_at(clock: MonotonicClock, at: Option<Moment>) -> Subscription<()> {
    at.map_or_else(Subscription::none, |at| {
        Subscription::run_with(clock.to_instant(at), |at| stream::once(timer::until(*at)))
    })
}

/// What the system tells the program. The game is saved when the app is dropped.
pub fn system_events() -> Subscription<Message> {
    Subscription::run(|| {
        stream::iter(system_events::listen()).flatten().map(|event| match event {
            SystemEvent::End => Message::Quit,
            SystemEvent::FileDropped(file) => Message::FileDropped(file),
            SystemEvent::PrefsChanged => Message::Window(WindowEvent::PrefsChanged),
        })
    })
}
