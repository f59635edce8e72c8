//! What the player can bind a key to.

use super::key_press::{KeyPress, Named};

macro_rules! shortcuts {
    ($($(#[$doc:meta])* $name:ident = $key:literal, [$($press:expr),+];)+) => {
        /// What the player can bind a key to.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Shortcut {
            $($(#[$doc])* $name,)+
        }

        impl Shortcut {
            /// Every shortcut, in the order in which they are listed.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// The name in the settings file.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$name => $key,)+
                }
            }

            /// The keys until the player chooses another.
            pub const fn default_keys(self) -> &'static [KeyPress] {
                match self {
                    $(Self::$name => const { &[$($press),+] },)+
                }
            }
        }
    };
}

shortcuts! {
    Open = "open", [KeyPress::named(Named::Space)];
    Flag = "flag", [KeyPress::symbol('F')];
    /// Turns flag mode on or off.
    FlagMode = "flag_mode", [KeyPress::symbol('M')];
    /// Opens the cells around the number under the cursor.
    Chord = "chord", [KeyPress::symbol('C')];
    New = "new", [KeyPress::named(Named::F2)];
    Retry = "retry", [KeyPress::symbol('R')];
    Pause = "pause", [KeyPress::symbol('P'), KeyPress::named(Named::Pause)];
    /// Asks for a custom board.
    Custom = "custom", [KeyPress::symbol('N').with_ctrl()];
    /// Turns boards without guesses on or off.
    NoGuess = "no_guess", [KeyPress::symbol('N')];
    Hint = "hint", [KeyPress::symbol('H')];
    /// Shows or hides the odds of every covered cell.
    Odds = "odds", [KeyPress::symbol('O')];
    /// Marks the flags that cannot be right.
    Check = "check", [KeyPress::symbol('K')];
    /// Starts or stops auto-play.
    Auto = "auto", [KeyPress::symbol('A')];
    Step = "step", [KeyPress::symbol('.')];
    /// Shows where luck was needed.
    Luck = "luck", [KeyPress::symbol('L')];
    Watch = "watch", [KeyPress::symbol('W')];
    OpenRecording = "open_recording", [KeyPress::symbol('O').with_ctrl()];
    SaveRecording = "save_recording", [KeyPress::symbol('S').with_ctrl()];
    CopyBoard = "copy_board", [KeyPress::symbol('C').with_ctrl()];
    PasteBoard = "paste_board", [KeyPress::symbol('V').with_ctrl()];
    Help = "help", [KeyPress::named(Named::F1), KeyPress::symbol('?')];
    Menu = "menu", [KeyPress::named(Named::F10)];
    Records = "records", [KeyPress::named(Named::F4)];
    Settings = "settings", [KeyPress::named(Named::F5)];
    Counters = "counters", [KeyPress::named(Named::F6)];
    ZoomIn = "zoom_in", [KeyPress::symbol('+').with_ctrl(), KeyPress::symbol('=').with_ctrl()];
    ZoomOut = "zoom_out", [KeyPress::symbol('-').with_ctrl()];
    ZoomFit = "zoom_fit", [KeyPress::symbol('0').with_ctrl()];
    FullScreen = "full_screen", [KeyPress::named(Named::F11)];
}
