//! The names of keys and of what they do.

use super::Texts;
use crate::config::command::Command;
use crate::config::keymap::{Key, KeyPress, Keyboard, Keymap, Named};

pub fn command_name(texts: &Texts, command: Command) -> &str {
    texts.get(command.spec().label)
}

/// A key press as it is written on the player's keyboard: `Ctrl+O`, `⌘O`.
pub fn press_name(texts: &Texts, press: KeyPress) -> String {
    let keyboard = texts.keyboard();
    let (held, joint) = match keyboard {
        Keyboard::Pc => {
            let (ctrl, shift) = (texts.get("key-ctrl"), texts.get("key-shift"));
            ([(press.ctrl, ctrl), (press.alt, "Alt"), (press.shift, shift)], "+")
        }
        Keyboard::Mac => ([(press.alt, "⌥"), (press.shift, "⇧"), (press.ctrl, "⌘")], ""),
    };
    let held = held.into_iter().filter_map(|(is_held, name)| is_held.then_some(name));
    let character;
    let key = match press.key {
        Key::Named(named) => named_key(texts, named),
        Key::Char(char) => {
            character = char.to_string();
            &character
        }
        Key::Mouse(3) => texts.get("key-middle-button"),
        Key::Mouse(number) => {
            character = texts.with("key-mouse-button", args![number]);
            &character
        }
    };
    held.chain([key]).collect::<Vec<_>>().join(joint)
}

fn named_key(texts: &Texts, named: Named) -> &str {
    let mac = texts.keyboard() == Keyboard::Mac;
    texts.get(match named {
        Named::Enter if mac => "key-return",
        Named::Backspace if mac => return "⌫",
        Named::Space => "key-space",
        Named::Enter => "key-enter",
        Named::Escape => "key-escape",
        Named::Backspace => "key-backspace",
        Named::Insert => "key-insert",
        Named::Delete => "key-delete",
        Named::Home => "key-home",
        Named::End => "key-end",
        Named::PageUp => "key-page-up",
        Named::PageDown => "key-page-down",
        Named::Pause => "key-pause",
        Named::Up => return "↑",
        Named::Down => return "↓",
        Named::Left => return "←",
        Named::Right => return "→",
        named => return named.name(),
    })
}

/// The first key of a command.
pub fn key_name(texts: &Texts, keys: &Keymap, command: Command) -> String {
    keys.press(command).map(|press| press_name(texts, press)).unwrap_or_default()
}

/// The keys of these commands.
pub fn key_names(
    texts: &Texts,
    keys: &Keymap,
    commands: impl IntoIterator<Item = Command>,
) -> String {
    let presses = commands.into_iter().flat_map(|command| keys.presses(command));
    let names: Vec<_> = presses.map(|&press| press_name(texts, press)).collect();
    texts.series(&names)
}
