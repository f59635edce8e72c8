//! What a player can do by a key of their own choice.

use super::key_press::{KeyPress, Named};

macro_rules! shortcuts {
    ($($(#[$doc:meta])* $name:ident = $key:literal, [$($press:expr),+];)+) => {
        /// What a player can do by a key of their own choice.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Shortcut {
            $($(#[$doc])* $name,)+
        }

        impl Shortcut {
            /// Every one, in the order in which they are listed.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// Its name in the file of settings.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$name => $key,)+
                }
            }

            /// The keys that it has until the player chooses another.
            pub const fn default_keys(self) -> &'static [KeyPress] {
                match self {
                    $(Self::$name => const { &[$($press),+] },)+
                }
            }
        }
    };
}

shortcuts! {
    /// Open the cell under the cursor.
    Open = "open", [KeyPress::named(Named::Space)];
    /// Flag the cell under the cursor.
    Flag = "flag", [KeyPress::symbol('F')];
    /// Flag mode, on or off.
    FlagMode = "flag_mode", [KeyPress::symbol('M')];
    /// Open everything around the number under the cursor.
    Chord = "chord", [KeyPress::symbol('C')];
    /// A new game.
    New = "new", [KeyPress::named(Named::F2)];
    /// The same board once more.
    Retry = "retry", [KeyPress::symbol('R')];
    /// Pause, or go on.
    Pause = "pause", [KeyPress::symbol('P'), KeyPress::named(Named::Pause)];
    /// A board of the player's own measures.
    Custom = "custom", [KeyPress::symbol('N').with_ctrl()];
    /// Boards without a guess, on or off.
    NoGuess = "no_guess", [KeyPress::symbol('N')];
    /// A hint.
    Hint = "hint", [KeyPress::symbol('H')];
    /// The odds of every covered cell, shown or hidden.
    Odds = "odds", [KeyPress::symbol('O')];
    /// The flags that cannot be right.
    Check = "check", [KeyPress::symbol('K')];
    /// Auto-play: to run, or to stand.
    Auto = "auto", [KeyPress::symbol('A')];
    /// One step of auto-play.
    Step = "step", [KeyPress::symbol('.')];
    /// Where luck was spent.
    Luck = "luck", [KeyPress::symbol('L')];
    /// Watch the game.
    Watch = "watch", [KeyPress::symbol('W')];
    /// Open a recording.
    OpenRecording = "open_recording", [KeyPress::symbol('O').with_ctrl()];
    /// Save the recording.
    SaveRecording = "save_recording", [KeyPress::symbol('S').with_ctrl()];
    /// Copy the board's code.
    CopyBoard = "copy_board", [KeyPress::symbol('C').with_ctrl()];
    /// Play the board whose code was copied.
    PasteBoard = "paste_board", [KeyPress::symbol('V').with_ctrl()];
    /// The keys and the mouse, explained.
    Help = "help", [KeyPress::named(Named::F1), KeyPress::symbol('?')];
    /// The menu.
    Menu = "menu", [KeyPress::named(Named::F10)];
    /// The records.
    Records = "records", [KeyPress::named(Named::F4)];
    /// The settings.
    Settings = "settings", [KeyPress::named(Named::F5)];
    /// The counters beside the board.
    Counters = "counters", [KeyPress::named(Named::F6)];
    /// Larger cells.
    ZoomIn = "zoom_in", [KeyPress::symbol('+').with_ctrl(), KeyPress::symbol('=').with_ctrl()];
    /// Smaller cells.
    ZoomOut = "zoom_out", [KeyPress::symbol('-').with_ctrl()];
    /// Cells as large as the window lets them be.
    ZoomFit = "zoom_fit", [KeyPress::symbol('0').with_ctrl()];
    /// The window fills the screen, or no longer.
    FullScreen = "full_screen", [KeyPress::named(Named::F11)];
}
