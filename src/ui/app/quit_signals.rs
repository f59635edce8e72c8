//! Quitting when the system asks for it; the game is saved when the app is dropped.

use super::Message;
use crate::platform::signals;
use iced::Subscription;
use iced::futures::{StreamExt, stream};

pub fn listen() -> Subscription<Message> {
    Subscription::run(|| stream::iter(signals::termination()).flatten().map(|_| Message::Quit))
}
