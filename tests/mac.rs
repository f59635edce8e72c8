//! Differences on a Mac: ⌘ instead of Ctrl, and Control-click as a right click. The tests run on
//! any system, because the keyboard is a value.

use crate::common::prelude::*;
use iced::event::Status;
use iced::keyboard::key::{NativeCode, Physical};
use iced::keyboard::{self, Key, Location, Modifiers};
use iced::mouse::{self, Button};
use iced::{Event, window};
use sapper::config::keymap::{KeyPress, Keyboard, Keymap, Named};
use sapper::i18n::key_names;
use sapper::ui::shell::app::Message;
use sapper::ui::shell::app::key_input::listen_on;

fn on_a_mac() -> LaunchOptions {
    LaunchOptions {
        level: Some(Level::Beginner),
        seed: Some(7),
        lang: Some(Lang::English),
        keyboard: Keyboard::Mac,
        ..LaunchOptions::default()
    }
}

#[test]
fn keys_have_the_symbols_of_the_keyboard() {
    let mac = Texts::on(Keyboard::Mac, Lang::English);
    let pc = Texts::on(Keyboard::Pc, Lang::English);
    for (key, on_mac, on_pc) in [
        ("Ctrl+O", "⌘O", "Ctrl+O"),
        ("Ctrl++", "⌘+", "Ctrl++"),
        ("Ctrl+Home", "⌘Home", "Ctrl+Home"),
        ("Ctrl+Alt+Shift+F2", "⌥⇧⌘F2", "Ctrl+Alt+Shift+F2"),
        ("Alt+Backspace", "⌥⌫", "Alt+Backspace"),
        ("Enter", "Return", "Enter"),
        ("F", "F", "F"),
    ] {
        let press: KeyPress = key.parse().expect("a key");
        assert_eq!(key_names::press_name(&mac, press), on_mac);
        assert_eq!(key_names::press_name(&pc, press), on_pc);
    }
}

#[test]
fn settings_mean_the_same_keys_on_every_system() {
    let find = |text: &str| Keymap::default().find(text.parse().expect("a key"));
    assert_eq!(find("Ctrl+O"), Some(Command::OpenRecording));
    assert_eq!(find("Cmd+O"), Some(Command::OpenRecording), "as a Mac's player would write it");
    assert_eq!("option+cmd+x".parse(), "Ctrl+Alt+X".parse::<KeyPress>());
    let press = KeyPress::named(Named::F2).with_ctrl();
    assert_eq!(press.to_string(), "Ctrl+F2", "and one spelling is written");
}

/// The key that the app gets for O with these modifiers, as settings files have it.
fn heard(keyboard: Keyboard, modifiers: Modifiers) -> Option<String> {
    let key = Key::Character("o".into());
    let event = Event::Keyboard(keyboard::Event::KeyPressed {
        key: key.clone(),
        modified_key: key,
        physical_key: Physical::Unidentified(NativeCode::Unidentified),
        location: Location::Standard,
        modifiers,
        text: None,
        repeat: false,
    });
    match listen_on(keyboard, event, Status::Ignored, window::Id::unique()) {
        Some(Message::Key(presses)) => Some(presses[0].to_string()),
        _ => None,
    }
}

#[test]
fn command_replaces_control_which_is_left_to_the_system() {
    let [control, command] = [Modifiers::CTRL, Modifiers::LOGO];
    assert_eq!(heard(Keyboard::Mac, command).as_deref(), Some("Ctrl+O"));
    assert_eq!(heard(Keyboard::Pc, control).as_deref(), Some("Ctrl+O"));
    for keyboard in [Keyboard::Mac, Keyboard::Pc] {
        assert_eq!(heard(keyboard, Modifiers::empty()).as_deref(), Some("O"));
        assert_eq!(heard(keyboard, Modifiers::ALT).as_deref(), Some("Alt+O"));
        assert_eq!(heard(keyboard, control | command), None);
    }
    assert_eq!(heard(Keyboard::Mac, control), None);
    assert_eq!(heard(Keyboard::Pc, command), None);
}

#[test]
fn no_text_in_the_window_mentions_ctrl() {
    let mut ui = TestWindow::new(on_a_mac(), 900.0, 900.0);
    let mut seen = Vec::new();
    for keys in [&["F1"][..], &["F1", "Right"], &["F5"], &["F10"], &["F4"]] {
        for key in keys {
            ui.press(key);
            seen.extend(ui.texts());
        }
        ui.press("Escape");
    }
    assert!(seen.iter().any(|text| text == "⌘N"), "{seen:?}");
    let wrong: Vec<_> = seen.iter().filter(|text| text.contains("Ctrl")).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
    assert!(seen.iter().any(|text| text.contains("Control+click")), "{seen:?}");
}

/// What a cell shows after a left click with Control, in the middle of which Control is let go.
fn clicked_with_control(keyboard: Keyboard) -> VisibleCell {
    let mut window =
        TestWindow::without_tasks(LaunchOptions { keyboard, ..on_a_mac() }, 360.0, 460.0);
    let pos = Pos::new(4, 4);
    let at = window.middle_of(pos);
    window.point_at(at);
    window.hold(Modifiers::CTRL);
    window.mouse(mouse::Event::ButtonPressed(Button::Left));
    window.hold(Modifiers::empty());
    window.mouse(mouse::Event::ButtonReleased(Button::Left));
    window.cell(pos)
}

#[test]
fn control_click_is_a_right_click_only_on_a_mac() {
    assert_eq!(clicked_with_control(Keyboard::Mac), VisibleCell::Flag);
    assert_eq!(clicked_with_control(Keyboard::Pc), VisibleCell::Open(0));
}

#[test]
fn the_next_click_without_control_opens() {
    let mut window = TestWindow::without_tasks(on_a_mac(), 360.0, 460.0);
    let pos = Pos::new(4, 4);
    let at = window.middle_of(pos);
    window.point_at(at);
    window.hold(Modifiers::CTRL);
    // A flag, a question mark, nothing.
    for _ in 0..3 {
        window.click_here();
    }
    window.hold(Modifiers::empty());
    window.click_here();
    assert_eq!(window.cell(pos), VisibleCell::Open(0));
}
