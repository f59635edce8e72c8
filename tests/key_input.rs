//! Key events: which key the app takes a key press for.

use iced::event::Status;
use iced::keyboard::key::{self, Code, NativeCode, Physical};
use iced::keyboard::{self, Location, Modifiers};
use iced::{Event, mouse, window};
use sapper::ui::shell::app::Message;
use sapper::ui::shell::app::key_input::{listen, listen_in_dialog};

const NOWHERE: Physical = Physical::Unidentified(NativeCode::Unidentified);

struct Press {
    key: keyboard::Key,
    modified_key: keyboard::Key,
    physical_key: Physical,
    modifiers: Modifiers,
    repeat: bool,
}

impl Press {
    fn char(key: &str, modified: &str, modifiers: Modifiers) -> Self {
        let [key, modified_key] = [key, modified].map(|key| keyboard::Key::Character(key.into()));
        Self { key, modified_key, physical_key: NOWHERE, modifiers, repeat: false }
    }

    /// The key as settings files have it, if the app gets it.
    fn heard(self) -> Option<String> {
        let event = Event::Keyboard(keyboard::Event::KeyPressed {
            key: self.key,
            modified_key: self.modified_key,
            physical_key: self.physical_key,
            location: Location::Standard,
            modifiers: self.modifiers,
            text: None,
            repeat: self.repeat,
        });
        match listen(event, Status::Ignored, window::Id::unique()) {
            Some(Message::Key(presses)) => Some(presses[0].to_string()),
            _ => None,
        }
    }
}

#[test]
fn caps_lock_does_not_change_a_letter_and_control_does() {
    let heard = |key, modified, modifiers| Press::char(key, modified, modifiers).heard().unwrap();
    assert_eq!(heard("f", "f", Modifiers::empty()), "F");
    assert_eq!(heard("f", "F", Modifiers::SHIFT), "F");
    assert_eq!(heard("/", "?", Modifiers::SHIFT), "?");
    assert_eq!(heard("f", "f", Modifiers::COMMAND), "Ctrl+F");
    assert_eq!(heard("f", "f", Modifiers::ALT), "Alt+F");
    assert_eq!(Press::char("f", "f", Modifiers::LOGO).heard(), None);
}

#[test]
fn a_key_with_a_non_latin_letter_counts_by_its_position() {
    let press = Press {
        physical_key: Physical::Code(Code::KeyF),
        ..Press::char("а", "а", Modifiers::empty())
    };
    assert_eq!(press.heard().as_deref(), Some("F"));
}

#[test]
fn a_held_key_repeats_only_if_it_moves() {
    let held = |named| {
        let key = keyboard::Key::Named(named);
        let press = Press {
            key: key.clone(),
            modified_key: key,
            repeat: true,
            ..Press::char("", "", Modifiers::empty())
        };
        press.heard().is_some()
    };
    assert!(held(key::Named::ArrowLeft) && held(key::Named::Tab));
    assert!(!held(key::Named::F2) && !held(key::Named::Space));
}

#[test]
fn mouse_buttons_but_the_left_and_right_are_heard_like_keys() {
    let heard = |listen: fn(Event, Status, window::Id) -> Option<Message>, button, status| {
        let event = Event::Mouse(mouse::Event::ButtonPressed(button));
        match listen(event, status, window::Id::unique()) {
            Some(Message::Key(presses)) => Some(presses[0].to_string()),
            _ => None,
        }
    };
    use Status::{Captured, Ignored};
    use mouse::Button::{Back, Forward, Left, Middle, Other, Right};
    for (button, name) in [
        (Left, None),
        (Right, None),
        (Middle, Some("Mouse3")),
        (Back, Some("Mouse4")),
        (Forward, Some("Mouse5")),
        (Other(0x117), Some("Mouse8")),
    ] {
        assert_eq!(heard(listen, button, Ignored).as_deref(), name, "{button:?}");
    }
    // A chord is not heard a second time. A dialog takes all presses, but for the board behind it.
    assert_eq!(heard(listen, Middle, Captured), None);
    assert_eq!(heard(listen_in_dialog, Middle, Captured).as_deref(), Some("Mouse3"));
}
