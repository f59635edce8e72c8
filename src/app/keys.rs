//! What the keys do.

use iced::Event;
use iced::event::Status;
use iced::keyboard;
use iced::keyboard::Key;
use iced::keyboard::Modifiers;
use iced::keyboard::key::Named;
use iced::window;

use super::Choice;
use super::Message;
use crate::screen::play;
use crate::screen::play::aid::Wish;

/// A key that means something in some state of the app.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shortcut {
    /// A new game.
    New,
    /// Pause, or go on.
    Pause,
    /// Boards without a guess, on or off.
    NoGuess,
    /// The records.
    Records,
    /// The settings.
    Settings,
    /// Close what is open in front of the game.
    Escape,
    /// Accept the dialog.
    Accept,
    /// To the next field, or back to the one before.
    Tab {
        /// Whether backwards.
        back: bool,
    },
    /// The counters beside the board.
    Counters,
    /// The same board once more.
    Retry,
    /// Watch the game.
    Watch,
    /// Where luck was spent.
    Luck,
    /// Open a recording.
    OpenRecording,
    /// Save the recording.
    SaveRecording,
    /// Copy the board's code.
    CopyBoard,
    /// Play the board whose code was copied.
    PasteBoard,
    /// To the beginning, or to the end.
    Edge {
        /// Whether to the end.
        end: bool,
    },
    /// Help in the game.
    Aid(Wish),
    /// A figure, where the style's menu is numbered.
    Figure(u8),
    /// A key of the game.
    Game(play::Key),
}

impl Shortcut {
    /// Whether the key does its work again and again while it is held.
    const fn repeats(self) -> bool {
        matches!(self, Self::Tab { .. } | Self::Game(play::Key::Move(..)))
    }
}

/// What the runtime tells of keys and windows that the app wants to hear.
pub fn listen(event: Event, status: Status, id: window::Id) -> Option<Message> {
    match event {
        Event::Keyboard(keyboard::Event::KeyPressed {
            key,
            modifiers,
            repeat,
            ..
        }) => {
            let shortcut = shortcut(key.as_ref(), modifiers)?;
            // A key that is held does its work once, so that the one that left the title does not
            // begin to play; only those that move go on moving.
            if repeat && !shortcut.repeats() {
                return None;
            }
            // A field in which the player types keeps its keys; it also takes Escape to give up
            // the focus, but to the player Escape closes the dialog.
            let free = status == Status::Ignored || shortcut == Shortcut::Escape;
            free.then_some(Message::Key(shortcut))
        }
        Event::Window(window::Event::FileDropped(file)) => {
            Some(Message::RecordingChosen(Choice::File(file)))
        }
        Event::Window(window::Event::Unfocused) => Some(Message::Unfocused),
        Event::Window(window::Event::Opened { size, .. }) => Some(Message::Opened(id, size)),
        Event::Window(window::Event::Resized(size)) => Some(Message::Resized(size)),
        Event::Window(window::Event::Rescaled(scale)) => Some(Message::Rescaled(scale)),
        _ => None,
    }
}

fn shortcut(key: Key<&str>, modifiers: Modifiers) -> Option<Shortcut> {
    if modifiers.command() && !modifiers.alt() {
        return match key {
            Key::Character("o" | "O") => Some(Shortcut::OpenRecording),
            Key::Character("s" | "S") => Some(Shortcut::SaveRecording),
            Key::Character("c" | "C") => Some(Shortcut::CopyBoard),
            Key::Character("v" | "V") => Some(Shortcut::PasteBoard),
            _ => None,
        };
    }
    if modifiers.control() || modifiers.alt() || modifiers.logo() {
        return None;
    }
    let shortcut = match key {
        Key::Named(Named::F2) => Shortcut::New,
        Key::Named(Named::F4) => Shortcut::Records,
        Key::Named(Named::F5) => Shortcut::Settings,
        Key::Named(Named::F6) => Shortcut::Counters,
        Key::Named(Named::Home) => Shortcut::Edge { end: false },
        Key::Named(Named::End) => Shortcut::Edge { end: true },
        Key::Character("n" | "N") => Shortcut::NoGuess,
        Key::Character("r" | "R") => Shortcut::Retry,
        Key::Character("h" | "H") => Shortcut::Aid(Wish::Hint),
        Key::Character("o" | "O") => Shortcut::Aid(Wish::Chances),
        Key::Character("c" | "C") => Shortcut::Aid(Wish::Check),
        Key::Character("l" | "L") => Shortcut::Luck,
        Key::Character("a" | "A") => Shortcut::Aid(Wish::Auto),
        Key::Character(".") => Shortcut::Aid(Wish::Step),
        Key::Character("w" | "W") => Shortcut::Watch,
        Key::Named(Named::Pause) | Key::Character("p" | "P") => Shortcut::Pause,
        Key::Named(Named::Escape) => Shortcut::Escape,
        Key::Named(Named::Enter) => Shortcut::Accept,
        Key::Named(Named::Tab) => Shortcut::Tab {
            back: modifiers.shift(),
        },
        Key::Named(Named::ArrowUp) => Shortcut::Game(play::Key::Move(-1, 0)),
        Key::Named(Named::ArrowDown) => Shortcut::Game(play::Key::Move(1, 0)),
        Key::Named(Named::ArrowLeft) => Shortcut::Game(play::Key::Move(0, -1)),
        Key::Named(Named::ArrowRight) => Shortcut::Game(play::Key::Move(0, 1)),
        Key::Named(Named::Space) | Key::Character(" ") => Shortcut::Game(play::Key::Open),
        Key::Character("f" | "F") => Shortcut::Game(play::Key::Mark),
        Key::Character(text) => {
            let mut characters = text.chars();
            let figure = characters.next().and_then(|first| first.to_digit(10))?;
            Shortcut::Figure(u8::try_from(figure).ok()?)
        }
        _ => return None,
    };
    Some(shortcut)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_held_with_control_is_not_ours() {
        assert_eq!(shortcut(Key::Character("f"), Modifiers::CTRL), None);
        assert_eq!(
            shortcut(Key::Character("F"), Modifiers::SHIFT),
            Some(Shortcut::Game(play::Key::Mark))
        );
    }

    #[test]
    fn a_key_that_is_held_does_its_work_once_unless_it_moves() {
        assert!(Shortcut::Game(play::Key::Move(0, 1)).repeats());
        assert!(Shortcut::Tab { back: false }.repeats());
        assert!(!Shortcut::New.repeats());
        assert!(!Shortcut::Game(play::Key::Open).repeats());
    }

    #[test]
    fn shift_and_tab_go_back() {
        let tab = |modifiers| shortcut(Key::Named(Named::Tab), modifiers);
        assert_eq!(tab(Modifiers::empty()), Some(Shortcut::Tab { back: false }));
        assert_eq!(tab(Modifiers::SHIFT), Some(Shortcut::Tab { back: true }));
    }
}
