//! What a player can ask about the board in front, to hear it. All keys hold Alt, so that no letter
//! of the game is taken, and no screen reader has them.

use super::table::bound;
use super::{CommandSpec, HelpGroup};
use crate::config::keymap::KeyPress;
use crate::game::survey::Place;

macro_rules! readings {
    ($($(#[$doc:meta])* $name:ident $key:literal = $setting:literal, $label:literal;)+) => {
        /// A question about the board in front.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Reading {
            $($(#[$doc])* $name,)+
        }

        impl Reading {
            /// Every question, in the order in which they are listed.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            pub(super) const fn spec(self) -> &'static CommandSpec {
                match self {
                    $(Self::$name => const {
                        &CommandSpec {
                            keys: const { &[KeyPress::symbol($key).with_alt()] },
                            ..bound($setting, $label, HelpGroup::Reading)
                        }
                    },)+
                }
            }
        }
    };
}

readings! {
    /// The cell with the cursor.
    Here 'W' = "read_here", "read-here";
    /// The cells around it.
    Neighbours 'A' = "read_neighbours", "read-neighbours";
    /// The flags and covered cells around a number.
    Left 'L' = "read_left", "read-left";
    Row 'H' = "read_row", "read-row";
    Column 'V' = "read_column", "read-column";
    /// The time, the mines left and how much is open.
    Status 'S' = "read_status", "read-status";
    /// What the last press opened.
    Opened 'O' = "read_opened", "read-opened";
    /// What was told last.
    Again 'E' = "read_again", "read-again";
    /// Moves the cursor to the next covered cell beside a number.
    NextCovered 'C' = "next_covered", "read-next-covered";
    PreviousCovered 'X' = "previous_covered", "read-previous-covered";
    /// Moves the cursor to the next number with another count of flags around it.
    NextNumber 'N' = "next_number", "read-next-number";
    PreviousNumber 'B' = "previous_number", "read-previous-number";
    /// Asks for a cell to move the cursor to.
    GoTo 'G' = "go_to_cell", "read-go-to";
}

impl Reading {
    /// Where it moves the cursor to, and whether backwards.
    pub const fn search(self) -> Option<(Place, bool)> {
        match self {
            Self::NextCovered => Some((Place::BesideNumber, false)),
            Self::PreviousCovered => Some((Place::BesideNumber, true)),
            Self::NextNumber => Some((Place::OpenNumber, false)),
            Self::PreviousNumber => Some((Place::OpenNumber, true)),
            _ => None,
        }
    }
}
