//! The names of keys and of what they do.

use super::Texts;
use crate::config::keymap::{KeyPress, Keymap, Named, Shortcut};

pub fn shortcut_name(texts: &Texts, shortcut: Shortcut) -> &str {
    match shortcut {
        Shortcut::Open => texts.get("key-does-open"),
        Shortcut::Flag => texts.get("key-does-flag"),
        Shortcut::FlagMode => texts.get("key-does-flag-mode"),
        Shortcut::Chord => texts.get("key-does-chord"),
        Shortcut::New => texts.get("new-game"),
        Shortcut::Retry => texts.get("board-retry"),
        Shortcut::Pause => texts.get("key-does-pause"),
        Shortcut::Custom => texts.get("custom-title"),
        Shortcut::NoGuess => texts.get("key-does-no-guess"),
        Shortcut::Hint => texts.get("aid-hint"),
        Shortcut::Odds => texts.get("aid-odds"),
        Shortcut::Check => texts.get("aid-check"),
        Shortcut::Auto => texts.get("aid-auto"),
        Shortcut::Step => texts.get("key-does-step"),
        Shortcut::Luck => texts.get("luck-title"),
        Shortcut::Watch => texts.get("replay-watch-last"),
        Shortcut::OpenRecording => texts.get("replay-open"),
        Shortcut::SaveRecording => texts.get("replay-save-as"),
        Shortcut::CopyBoard => texts.get("board-copy"),
        Shortcut::PasteBoard => texts.get("board-paste"),
        Shortcut::Help => texts.get("help"),
        Shortcut::Menu => texts.get("menu"),
        Shortcut::Records => texts.get("records"),
        Shortcut::Settings => texts.get("settings"),
        Shortcut::Counters => texts.get("counters"),
        Shortcut::ZoomIn => texts.get("zoom-in"),
        Shortcut::ZoomOut => texts.get("zoom-out"),
        Shortcut::ZoomFit => texts.get("zoom-fit"),
        Shortcut::FullScreen => texts.get("full-screen"),
    }
}

pub fn press_name(texts: &Texts, press: KeyPress) -> String {
    press.display_with(|named| match named {
        Named::Space => texts.get("key-space"),
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

pub fn press_names(texts: &Texts, keys: &Keymap, shortcut: Shortcut) -> String {
    let shown: Vec<String> =
        (keys.presses(shortcut).iter()).map(|&key| press_name(texts, key)).collect();
    shown.join(", ")
}
