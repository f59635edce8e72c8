//! Events of the keyboard, of mouse buttons that are bound like keys, and of the window.

use super::{Message, WindowEvent};
use crate::config::keymap::{KeyPress, Keyboard, Named};
use crate::ui::features::title;
use crate::ui::kit::pointer::pressed_key;
use crate::ui::shell::{any_screen, stack};
use iced::event::{self, Status};
use iced::keyboard::{self, Modifiers, key};
use iced::{Event, Subscription, mouse, touch, window};

pub(super) fn events(on_title: bool, in_dialog: bool) -> Subscription<Message> {
    event::listen_with(match (on_title, in_dialog) {
        (true, _) => listen_on_title,
        (false, true) => listen_in_dialog,
        (false, false) => listen,
    })
}

/// The events that the app handles.
pub fn listen(event: Event, status: Status, id: window::Id) -> Option<Message> {
    listen_on(Keyboard::HERE, event, status, id)
}

/// The events that the app handles, on this keyboard.
pub fn listen_on(
    keyboard: Keyboard,
    event: Event,
    status: Status,
    id: window::Id,
) -> Option<Message> {
    let key = pressed_key(&event).cloned();
    match event {
        Event::Keyboard(keyboard::Event::KeyPressed {
            modified_key,
            physical_key,
            modifiers,
            repeat,
            ..
        }) => {
            let presses = meanings(keyboard, &key?, &modified_key, physical_key, modifiers);
            let press = *presses.first()?;
            // A held key acts once, so that the one that left the title does not start to play;
            // only movement repeats.
            if repeat && !press.repeats() {
                return None;
            }
            match status {
                Status::Ignored => Some(Message::Key(presses)),
                Status::Captured => press.is_step().then_some(Message::KeyTaken),
            }
        }
        Event::Mouse(mouse::Event::ButtonPressed(button)) => {
            let press = KeyPress::button(self::button(button)?);
            (status == Status::Ignored).then(|| Message::Key(vec![press]))
        }
        Event::Window(window::Event::FileDropped(file)) => Some(Message::FileDropped(file)),
        Event::Window(window::Event::CloseRequested) => Some(Message::Quit),
        Event::Window(window::Event::Focused) => Some(Message::Window(WindowEvent::Focused)),
        Event::Window(window::Event::Unfocused) => Some(Message::Window(WindowEvent::Unfocused)),
        Event::Window(window::Event::Opened { size, .. }) => {
            Some(Message::Window(WindowEvent::Opened(id, size)))
        }
        Event::Window(window::Event::Resized(size)) => {
            Some(Message::Window(WindowEvent::Resized(size)))
        }
        Event::Window(window::Event::Moved(_)) => Some(Message::Window(WindowEvent::Moved)),
        Event::Window(window::Event::Rescaled(scale)) => {
            Some(Message::Window(WindowEvent::ScaleChanged(scale)))
        }
        _ => None,
    }
}

/// A dialog keeps all presses from what is behind it, but they are bound like keys there as well.
pub fn listen_in_dialog(event: Event, status: Status, id: window::Id) -> Option<Message> {
    let is_press = matches!(event, Event::Mouse(mouse::Event::ButtonPressed(_)));
    listen(event, if is_press { Status::Ignored } else { status }, id)
}

/// While the title is shown, every key, button and finger leads on, and none reaches the game.
pub fn listen_on_title(event: Event, status: Status, id: window::Id) -> Option<Message> {
    let go_on = any_screen::Message::Title(title::Message::Continue);
    let go_on = Some(stack::Message::Screen(go_on).into());
    match (&event, status) {
        (Event::Keyboard(keyboard::Event::KeyPressed { repeat: false, .. }), _) => go_on,
        // A key held from before is no answer to the title.
        (Event::Keyboard(_), _) => None,
        // A captured press was answered by a widget.
        (
            Event::Mouse(mouse::Event::ButtonPressed(_))
            | Event::Touch(touch::Event::FingerPressed { .. }),
            Status::Ignored,
        ) => go_on,
        _ => listen(event, status, id),
    }
}

/// What a key may mean on this layout, the likeliest first; nothing for one that Sapper does not use.
fn meanings(
    keyboard: Keyboard,
    key: &keyboard::Key,
    modified: &keyboard::Key,
    physical: key::Physical,
    modifiers: Modifiers,
) -> Vec<KeyPress> {
    let (ctrl, of_desktop) = match keyboard {
        Keyboard::Pc => (modifiers.control(), modifiers.logo()),
        Keyboard::Mac => (modifiers.logo(), modifiers.control()),
    };
    if of_desktop {
        return Vec::new();
    }
    let (alt, shift) = (modifiers.alt(), modifiers.shift());
    let press = |key: &keyboard::Key| match key {
        keyboard::Key::Named(key::Named::Space) => Some(KeyPress::named(Named::Space)),
        keyboard::Key::Named(named) => Some(KeyPress::named(self::named_key(*named)?)),
        keyboard::Key::Character(_) => {
            // In a script other than Latin, the key's position counts.
            KeyPress::char(key.to_latin(physical).or_else(|| single_char(key))?)
        }
        keyboard::Key::Unidentified => None,
    };
    // With Ctrl the key counts first, without it the character.
    let with_key = ctrl || alt || matches!(key, keyboard::Key::Named(_));
    let of_key = press(key).filter(|_| with_key);
    let of_place = at_place(modified, physical, shift).and_then(KeyPress::char);
    let presses = [of_key, press(modified), of_place].into_iter().flatten();
    let presses = presses.map(|it| if shift { it.with_shift() } else { it });
    let mut presses: Vec<_> = presses.map(|it| KeyPress { ctrl, alt, ..it }).collect();
    presses.dedup();
    presses
}

/// What a key types on an American keyboard: a digit that takes Shift on this layout, or a sign that
/// its script has no key for.
fn at_place(typed: &keyboard::Key, physical: key::Physical, shift: bool) -> Option<char> {
    let key::Physical::Code(code) = physical else { return None };
    let sign = match (code, shift) {
        (key::Code::Period, false) => '.',
        (key::Code::Comma, true) => '<',
        (key::Code::Period, true) => '>',
        (key::Code::Slash, true) => '?',
        (key::Code::Minus, _) => '-',
        (key::Code::Equal, _) => '=',
        _ => {
            // The place of any letter that is not Latin.
            let digit = keyboard::Key::Character("α".into()).to_latin(physical)?;
            return Some(digit).filter(|digit| digit.is_ascii_digit() && !shift);
        }
    };
    let is_ascii = matches!(typed, keyboard::Key::Character(text) if text.is_ascii());
    (!is_ascii).then_some(sign)
}

/// The number of a button; `None` for the left and the right one.
fn button(button: mouse::Button) -> Option<u8> {
    let number = match button {
        mouse::Button::Left | mouse::Button::Right => return None,
        mouse::Button::Middle => 3,
        mouse::Button::Back => 4,
        mouse::Button::Forward => 5,
        // Macs count from 0, Wayland from 0x110, and X11 also counts the wheel as four buttons.
        mouse::Button::Other(number @ 0x110..) => number - 0x10F,
        mouse::Button::Other(number) if cfg!(target_os = "macos") => number + 1,
        mouse::Button::Other(number) => number.checked_sub(4)?,
    };
    u8::try_from(number).ok().filter(|&number| number >= 3)
}

fn single_char(key: &keyboard::Key) -> Option<char> {
    let keyboard::Key::Character(text) = key else {
        return None;
    };
    let mut characters = text.chars();
    characters.next().filter(|_| characters.next().is_none())
}

const fn named_key(named: key::Named) -> Option<Named> {
    macro_rules! named {
        ($($same:ident)+; $($theirs:ident = $ours:ident)+) => {
            match named {
                $(key::Named::$same => Some(Named::$same),)+
                $(key::Named::$theirs => Some(Named::$ours),)+
                _ => None,
            }
        };
    }
    named! {
        F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12 Enter Tab Escape Backspace Insert Delete Home End
        PageUp PageDown Pause;
        ArrowUp = Up ArrowDown = Down ArrowLeft = Left ArrowRight = Right
    }
}
