//! What a player can do by a key of their own choice.

use super::press::{Named, Press};

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
            pub const fn usual(self) -> &'static [Press] {
                match self {
                    $(Self::$name => const { &[$($press),+] },)+
                }
            }
        }
    };
}

shortcuts! {
    /// Open the cell under the cursor.
    Open = "open", [Press::named(Named::Space)];
    /// Flag the cell under the cursor.
    Flag = "flag", [Press::sign('F')];
    /// Flag mode, on or off.
    FlagMode = "flag_mode", [Press::sign('M')];
    /// Open everything around the number under the cursor.
    Chord = "chord", [Press::sign('C')];
    /// A new game.
    New = "new", [Press::named(Named::F2)];
    /// The same board once more.
    Retry = "retry", [Press::sign('R')];
    /// Pause, or go on.
    Pause = "pause", [Press::sign('P'), Press::named(Named::Pause)];
    /// A board of the player's own measures.
    Custom = "custom", [Press::sign('N').with_ctrl()];
    /// Boards without a guess, on or off.
    NoGuess = "no_guess", [Press::sign('N')];
    /// A hint.
    Hint = "hint", [Press::sign('H')];
    /// The odds of every covered cell, shown or hidden.
    Odds = "odds", [Press::sign('O')];
    /// The flags that cannot be right.
    Check = "check", [Press::sign('K')];
    /// Auto-play: to run, or to stand.
    Auto = "auto", [Press::sign('A')];
    /// One step of auto-play.
    Step = "step", [Press::sign('.')];
    /// Where luck was spent.
    Luck = "luck", [Press::sign('L')];
    /// Watch the game.
    Watch = "watch", [Press::sign('W')];
    /// Open a recording.
    OpenRecording = "open_recording", [Press::sign('O').with_ctrl()];
    /// Save the recording.
    SaveRecording = "save_recording", [Press::sign('S').with_ctrl()];
    /// Copy the board's code.
    CopyBoard = "copy_board", [Press::sign('C').with_ctrl()];
    /// Play the board whose code was copied.
    PasteBoard = "paste_board", [Press::sign('V').with_ctrl()];
    /// The keys and the mouse, explained.
    Help = "help", [Press::named(Named::F1), Press::sign('?')];
    /// The menu.
    Menu = "menu", [Press::named(Named::F10)];
    /// The records.
    Records = "records", [Press::named(Named::F4)];
    /// The settings.
    Settings = "settings", [Press::named(Named::F5)];
    /// The counters beside the board.
    Counters = "counters", [Press::named(Named::F6)];
    /// Larger cells.
    ZoomIn = "zoom_in", [Press::sign('+').with_ctrl(), Press::sign('=').with_ctrl()];
    /// Smaller cells.
    ZoomOut = "zoom_out", [Press::sign('-').with_ctrl()];
    /// Cells as large as the window lets them be.
    ZoomFit = "zoom_fit", [Press::sign('0').with_ctrl()];
    /// The window fills the screen, or no longer.
    FullScreen = "full_screen", [Press::named(Named::F11)];
}
