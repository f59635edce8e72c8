//! A key with its modifiers, or a mouse button.

use crate::config::command::Command;
use std::fmt;
use std::str::FromStr;

macro_rules! named_keys {
    ($($name:ident)+) => {
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Named {
            $($name,)+
        }

        impl Named {
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// The name of the key in the settings file.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => stringify!($name),)+
                }
            }
        }
    };
}

named_keys! {
    F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12
    Space Enter Tab Escape Backspace Insert Delete
    Home End PageUp PageDown Up Down Left Right Pause
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Key {
    Named(Named),
    /// A key that types a character; letters are upper case.
    Char(char),
    /// A mouse button: 3 is the middle one, 4 leads back and 5 forward, and more follow. The left and
    /// the right button are none: they belong to the board.
    Mouse(u8),
}

/// A key with its modifiers, written as `Ctrl+O`, `F2`, `Space` or `?`, or a mouse button, written as
/// `Mouse4` and without modifiers. Ctrl stands for ⌘ on a Mac, and
/// Alt for ⌥, so that the same settings mean the same keys there; `Cmd` and `Option` are read, too.
///
/// Shift counts only with named keys: it has already chosen the character of any other, and a
/// letter is the same with Caps Lock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct KeyPress {
    pub key: Key,
    pub ctrl: bool,
    pub alt: bool,
    pub shift: bool,
}

/// What a mouse button begins with in the settings file.
const BUTTON: &str = "Mouse";

/// The text is not the name of a key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownKey;

impl KeyPress {
    pub const ESCAPE: Self = Self::named(Named::Escape);

    /// A named key without modifiers.
    pub const fn named(named: Named) -> Self {
        Self { key: Key::Named(named), ctrl: false, alt: false, shift: false }
    }

    /// The key that types this character; `None` for control characters.
    pub fn char(char: char) -> Option<Self> {
        let key = match char {
            ' ' => Key::Named(Named::Space),
            _ if char.is_control() || char.is_whitespace() => return None,
            _ => Key::Char(capital(char)),
        };
        Some(Self { key, ctrl: false, alt: false, shift: false })
    }

    /// A character key, upper case.
    pub(in crate::config) const fn symbol(sign: char) -> Self {
        Self { key: Key::Char(sign), ctrl: false, alt: false, shift: false }
    }

    /// A mouse button, 3 or more.
    pub const fn button(number: u8) -> Self {
        Self { key: Key::Mouse(number), ctrl: false, alt: false, shift: false }
    }

    pub const fn is_button(self) -> bool {
        matches!(self.key, Key::Mouse(_))
    }

    /// With Ctrl (on a Mac: ⌘).
    #[must_use]
    pub const fn with_ctrl(self) -> Self {
        Self { ctrl: true, ..self }
    }

    #[must_use]
    pub const fn with_alt(self) -> Self {
        Self { alt: true, ..self }
    }

    /// With Shift, for named keys only.
    #[must_use]
    pub const fn with_shift(self) -> Self {
        Self { shift: matches!(self.key, Key::Named(_)), ..self }
    }

    /// The digit of a key without modifiers.
    pub fn digit(self) -> Option<u8> {
        match self.key {
            Key::Char(char) if !self.ctrl && !self.alt => {
                char.to_digit(10).and_then(|digit| u8::try_from(digit).ok())
            }
            _ => None,
        }
    }

    /// Whether browsers do something with this key: `resources/web/start.js` has the same list.
    pub fn is_of_browsers(self) -> bool {
        const KEYS: [&str; 9] =
            ["F5", "F6", "F11", "Ctrl+N", "Ctrl++", "Ctrl+=", "Ctrl+-", "Ctrl+0", "Ctrl+P"];
        KEYS.contains(&self.to_string().as_str())
    }

    /// Whether the key is reserved for navigation and answers, with any modifier; digits alone are
    /// reserved for menus.
    pub fn is_reserved(self) -> bool {
        let fixed = Command::all().filter(|command| command.spec().setting.is_none());
        let mut fixed_keys = fixed.flat_map(|command| command.spec().keys);
        self.digit().is_some() || fixed_keys.any(|fixed| fixed.key == self.key)
    }

    /// Without Shift if this key is reserved and the same with it.
    #[must_use]
    pub(super) fn without_unused_shift(self) -> Self {
        let is_tab = matches!(self.key, Key::Named(Named::Tab));
        Self { shift: self.shift && (is_tab || !self.is_reserved()), ..self }
    }

    /// Whether the key repeats while it is held.
    pub const fn repeats(self) -> bool {
        let is_page = matches!(self.key, Key::Named(Named::Tab | Named::PageUp | Named::PageDown));
        is_page || self.is_step() && !matches!(self.key, Key::Named(Named::Home | Named::End))
    }

    /// Whether it leads from one value or entry to another.
    pub const fn is_step(self) -> bool {
        use Named::{Down, End, Home, Left, Right, Up};
        matches!(self.key, Key::Named(Up | Down | Left | Right | Home | End))
    }
}

impl fmt::Display for KeyPress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (is_held, name) in [(self.ctrl, "Ctrl+"), (self.alt, "Alt+"), (self.shift, "Shift+")] {
            if is_held {
                f.write_str(name)?;
            }
        }
        match self.key {
            Key::Named(named) => f.write_str(named.name()),
            Key::Char(char) => write!(f, "{char}"),
            Key::Mouse(number) => write!(f, "{BUTTON}{number}"),
        }
    }
}

impl FromStr for KeyPress {
    type Err = UnknownKey;

    fn from_str(text: &str) -> Result<Self, UnknownKey> {
        let mut rest = text.trim();
        if let Some((name, number)) = rest.split_at_checked(BUTTON.len())
            && name.eq_ignore_ascii_case(BUTTON)
        {
            let number = number.parse().ok().filter(|&number| number >= 3);
            return number.map(Self::button).ok_or(UnknownKey);
        }
        let (mut ctrl, mut alt, mut shift) = (false, false, false);
        while let Some((held, after)) = rest.split_once('+').filter(|(_, key)| !key.is_empty()) {
            match held.trim().to_ascii_lowercase().as_str() {
                "ctrl" | "cmd" => ctrl = true,
                "alt" | "option" => alt = true,
                "shift" => shift = true,
                _ => return Err(UnknownKey),
            }
            rest = after.trim_start();
        }
        let mut characters = rest.chars();
        let key = match (characters.next(), characters.next()) {
            (Some(char), None) => Self::char(char).ok_or(UnknownKey)?,
            _ => Named::ALL
                .iter()
                .find(|named| named.name().eq_ignore_ascii_case(rest))
                .map(|&named| Self::named(named))
                .ok_or(UnknownKey)?,
        };
        let key = if shift { key.with_shift() } else { key };
        Ok(Self { ctrl, alt, ..key })
    }
}

/// The upper case of a letter if it is a single character.
fn capital(char: char) -> char {
    let mut capitals = char.to_uppercase();
    match (capitals.next(), capitals.next()) {
        (Some(capital), None) => capital,
        _ => char,
    }
}
