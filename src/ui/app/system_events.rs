//! What the system tells the program. The game is saved when the app is dropped.

use super::{Message, WindowEvent};
use crate::platform::system_events::{self, SystemEvent};
use iced::Subscription;
use iced::futures::{StreamExt, stream};

pub fn listen() -> Subscription<Message> {
    Subscription::run(|| {
        stream::iter(system_events::listen()).flatten().map(|event| match event {
            SystemEvent::End => Message::Quit,
            SystemEvent::PrefsChanged => Message::Window(WindowEvent::PrefsChanged),
        })
    })
}
