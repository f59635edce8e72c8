//! Quitting when the system asks for it; the game is saved when the app is dropped.

use super::Message;
use iced::Subscription;

#[cfg(unix)]
pub fn listen() -> Subscription<Message> {
    use crate::platform::signals;
    use iced::futures::{StreamExt, stream};

    Subscription::run(|| {
        let signals = stream::iter(signals::termination()).flatten();
        signals.filter_map(async |signal| signal.ok().map(|_| Message::Quit))
    })
}

/// Other systems tell the window itself.
#[cfg(not(unix))]
pub fn listen() -> Subscription<Message> {
    Subscription::none()
}
