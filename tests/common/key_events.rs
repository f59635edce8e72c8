//! Keyboard events as the toolkit sends them.

use iced::keyboard::{self, Modifiers, key};
use iced::{Event, mouse};
use sapper::config::keymap::{Key, KeyPress, Named};

/// The event of a key press.
pub fn pressed(press: KeyPress) -> Event {
    let key = match press.key {
        Key::Char(char) => keyboard::Key::Character(char.to_lowercase().to_string().into()),
        Key::Named(named) => keyboard::Key::Named(match named {
            Named::F1 => key::Named::F1,
            Named::F2 => key::Named::F2,
            Named::F3 => key::Named::F3,
            Named::F4 => key::Named::F4,
            Named::F5 => key::Named::F5,
            Named::F6 => key::Named::F6,
            Named::F7 => key::Named::F7,
            Named::F8 => key::Named::F8,
            Named::F9 => key::Named::F9,
            Named::F10 => key::Named::F10,
            Named::F11 => key::Named::F11,
            Named::F12 => key::Named::F12,
            Named::Delete => key::Named::Delete,
            Named::Pause => key::Named::Pause,
            Named::Space => key::Named::Space,
            Named::Enter => key::Named::Enter,
            Named::Tab => key::Named::Tab,
            Named::Escape => key::Named::Escape,
            Named::Home => key::Named::Home,
            Named::End => key::Named::End,
            Named::PageUp => key::Named::PageUp,
            Named::PageDown => key::Named::PageDown,
            Named::Up => key::Named::ArrowUp,
            Named::Down => key::Named::ArrowDown,
            Named::Left => key::Named::ArrowLeft,
            Named::Right => key::Named::ArrowRight,
            named => panic!("{} is not pressed here", named.name()),
        }),
        Key::Mouse(number) => {
            return Event::Mouse(mouse::Event::ButtonPressed(match number {
                3 => mouse::Button::Middle,
                4 => mouse::Button::Back,
                5 => mouse::Button::Forward,
                number => panic!("button {number} is not pressed here"),
            }));
        }
    };
    let mut modifiers = Modifiers::empty();
    modifiers.set(Modifiers::COMMAND, press.ctrl);
    modifiers.set(Modifiers::ALT, press.alt);
    modifiers.set(Modifiers::SHIFT, press.shift);
    let text = match press.key {
        Key::Char(char) if modifiers.is_empty() => Some(char.to_lowercase().to_string().into()),
        Key::Named(Named::Space) => Some(" ".into()),
        _ => None,
    };
    key_event(key, modifiers, text)
}

/// The event of a typed character.
pub fn typed(char: char) -> Event {
    let text = char.to_string();
    let key = keyboard::Key::Character(text.as_str().into());
    key_event(key, Modifiers::empty(), Some(text.as_str().into()))
}

/// The event of a key at this place, with what it has alone and what it has now.
pub fn typed_by(
    key: keyboard::Key,
    modified_key: keyboard::Key,
    physical_key: key::Physical,
    modifiers: Modifiers,
) -> Event {
    Event::Keyboard(keyboard::Event::KeyPressed {
        key,
        modified_key,
        physical_key,
        location: keyboard::Location::Standard,
        modifiers,
        repeat: false,
        text: None,
    })
}

fn key_event(
    key: keyboard::Key,
    modifiers: Modifiers,
    text: Option<iced_test::core::SmolStr>,
) -> Event {
    Event::Keyboard(keyboard::Event::KeyPressed {
        modified_key: key.clone(),
        key,
        physical_key: key::Physical::Unidentified(key::NativeCode::Unidentified),
        location: keyboard::Location::Standard,
        modifiers,
        repeat: false,
        text,
    })
}
