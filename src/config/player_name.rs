//! Names that the player types: of players and of saved boards.

use serde::{Deserialize, Serialize};
use unicode_segmentation::UnicodeSegmentation;

/// A name in any script: 1 to `MAX` characters on one line, with nothing around them.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub struct Name<const MAX: usize>(String);

pub type PlayerName = Name<32>;

/// The name of a custom board.
pub type BoardName = Name<24>;

/// What is wrong with a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NameError {
    Empty,
    TooLong {
        given: usize,
        max: usize,
    },
    /// Too many combining parts, such as accents piled on one letter.
    TooManyParts,
    Control,
}

impl<const MAX: usize> Name<MAX> {
    /// The longest name in code points, enough for every script. It keeps a grapheme, which is a
    /// letter with its accents, from being a thousand accents.
    const MAX_PARTS: usize = 4 * MAX;

    /// The name in a text, trimmed.
    ///
    /// # Errors
    /// If it is empty, too long or not one plain line.
    pub fn new(text: &str) -> Result<Self, NameError> {
        let text = text.trim();
        if text.chars().any(is_control) {
            return Err(NameError::Control);
        }
        if text.chars().all(is_invisible) {
            return Err(NameError::Empty);
        }
        match text.graphemes(true).count() {
            given if given > MAX => Err(NameError::TooLong { given, max: MAX }),
            _ if text.chars().count() > Self::MAX_PARTS => Err(NameError::TooManyParts),
            _ => Ok(Self(text.to_owned())),
        }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Whether a character changes the layout of the text around it: controls, separators of lines and
/// paragraphs, and direction marks.
pub(crate) fn is_control(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{2028}' | '\u{2029}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// Whether a character is invisible: blanks, joiners, variation selectors, fillers
/// (`Default_Ignorable_Code_Point` and the empty Braille pattern).
fn is_invisible(c: char) -> bool {
    c.is_whitespace()
        || matches!(c,
            '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}'
            | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}' | '\u{2060}'..='\u{206F}'
            | '\u{2800}' | '\u{3164}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFA0}'
            | '\u{FFF0}'..='\u{FFF8}' | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D173}'..='\u{1D17A}'
            | '\u{E0000}'..='\u{E0FFF}')
}

impl<const MAX: usize> TryFrom<String> for Name<MAX> {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        Self::new(&text).map_err(|_| "not a name")
    }
}
