//! The names of keys and of what they do.

use super::Texts;
use crate::config::command::Command;
use crate::config::keymap::{KeyPress, Keyboard, Keymap, Named};

pub fn command_name(texts: &Texts, command: Command) -> &str {
    texts.get(command.spec().label)
}

pub fn press_name(texts: &Texts, press: KeyPress) -> String {
    let keyboard = texts.keyboard();
    press.display_on(keyboard, |named| match named {
        Named::Space => texts.get("key-space"),
        Named::Enter if keyboard == Keyboard::Mac => texts.get("key-return"),
        Named::Backspace if keyboard == Keyboard::Mac => "⌫",
        Named::Enter => texts.get("key-enter"),
        Named::Escape => "Esc",
        Named::PageUp => "Page Up",
        Named::PageDown => "Page Down",
        Named::Up => "↑",
        Named::Down => "↓",
        Named::Left => "←",
        Named::Right => "→",
        named => named.name(),
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
    names.join(", ")
}
