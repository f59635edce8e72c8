//! What differs between the styles of play. A style's rules are plain data: one value each.

/// What a rule can say. Files know its values by their keys.
pub trait RuleValue: Copy + PartialEq + 'static {
    /// Every value, in the order in which they are offered.
    const ALL: &'static [Self];

    /// The value's name in files.
    fn key(self) -> &'static str;

    /// The value of this name.
    fn from_key(key: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|value| value.key() == key)
    }
}

macro_rules! rule {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $key:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$variant_doc])* $variant,)+
        }

        impl RuleValue for $name {
            const ALL: &'static [Self] = &[$(Self::$variant),+];

            fn key(self) -> &'static str {
                match self {
                    $(Self::$variant => $key,)+
                }
            }
        }
    };
}

rule! {
    /// How the cell of the first opening is protected.
    FirstOpening {
        /// The 3×3 block around it holds no mine, where there is room.
        FreeBlock = "free-block",
        /// The cell itself holds no mine.
        Safe = "safe",
        /// It may be a mine like any other.
        Unprotected = "unprotected",
    }
}

rule! {
    /// What a left click on a flag does.
    ClickOnFlag {
        /// Nothing.
        Ignored = "ignored",
        /// It takes the flag off.
        Unflags = "unflags",
        /// Nothing, and the player is told so.
        Refused = "refused",
    }
}

rule! {
    /// When a chord opens the cells around a number.
    ChordNeeds {
        /// As many flags around it as its number says, right or wrong.
        FlagCount = "flag-count",
        /// A flag on each mine around it, whatever else is flagged; mines are never opened.
        EveryMineFlagged = "every-mine-flagged",
    }
}

rule! {
    /// What happens to a chord on a number whose need is not met.
    UnmetChord {
        /// It is refused: a buzz, and a cross on the cell.
        Refused = "refused",
        /// The game is lost.
        Loses = "loses",
        /// Nothing.
        Ignored = "ignored",
    }
}

rule! {
    /// Which hands a chord is given with, besides what the player's own settings add.
    ChordBy {
        /// Both buttons, the middle one, or Shift and the left one, on release.
        Buttons = "buttons",
        /// A second left click on the same cell within 300 ms.
        DoubleClick = "double-click",
        /// One left click on an open number.
        SingleClick = "single-click",
        /// There is no chord.
        Nothing = "nothing",
    }
}

rule! {
    /// When the mines are laid and the clock starts.
    StartPoint {
        /// At the first opening.
        FirstOpening = "first-opening",
        /// When the board is drawn.
        BoardShown = "drawn",
    }
}

impl RuleValue for bool {
    const ALL: &'static [Self] = &[true, false];

    fn key(self) -> &'static str {
        if self { "yes" } else { "no" }
    }
}

/// The rules of one game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rules {
    /// How the first opening is protected. It needs [`Start::FirstOpening`] as `laid`.
    pub first_opening: FirstOpening,
    /// When the mines are laid.
    pub laid: StartPoint,
    /// When the clock starts.
    pub clock: StartPoint,
    /// Whether a flag becomes a question mark before it goes.
    pub question_marks: bool,
    /// What a left click on a flag does.
    pub click_on_flag: ClickOnFlag,
    /// How a chord is given.
    pub chord_by: ChordBy,
    /// When a chord opens cells.
    pub chord_needs: ChordNeeds,
    /// What becomes of a chord whose need is not met.
    pub unmet_chord: UnmetChord,
    /// Whether the mines are flagged when the game is won.
    pub flags_on_win: bool,
}

impl Rules {
    /// The rules of Windows 7's Minesweeper.
    pub const WINDOWS_7: Self = Self {
        first_opening: FirstOpening::FreeBlock,
        laid: StartPoint::FirstOpening,
        clock: StartPoint::FirstOpening,
        question_marks: true,
        click_on_flag: ClickOnFlag::Ignored,
        chord_by: ChordBy::Buttons,
        chord_needs: ChordNeeds::FlagCount,
        unmet_chord: UnmetChord::Refused,
        flags_on_win: true,
    };

    /// The rules of the game made with EasyX: nothing is protected, the clock runs from the first
    /// sight, and a chord that is not sure of every mine loses.
    pub const EASYX: Self = Self {
        first_opening: FirstOpening::Unprotected,
        laid: StartPoint::BoardShown,
        clock: StartPoint::BoardShown,
        question_marks: true,
        click_on_flag: ClickOnFlag::Ignored,
        chord_by: ChordBy::DoubleClick,
        chord_needs: ChordNeeds::EveryMineFlagged,
        unmet_chord: UnmetChord::Loses,
        flags_on_win: false,
    };

    /// The rules of SimpleMiner: one click does what there is to be done.
    pub const SIMPLE_MINER: Self = Self {
        first_opening: FirstOpening::Unprotected,
        laid: StartPoint::BoardShown,
        clock: StartPoint::FirstOpening,
        question_marks: false,
        click_on_flag: ClickOnFlag::Unflags,
        chord_by: ChordBy::SingleClick,
        chord_needs: ChordNeeds::FlagCount,
        unmet_chord: UnmetChord::Ignored,
        flags_on_win: false,
    };

    /// The rules of the game in a terminal: open and mark, and no chord.
    pub const CONSOLE: Self = Self {
        first_opening: FirstOpening::Unprotected,
        laid: StartPoint::BoardShown,
        clock: StartPoint::FirstOpening,
        question_marks: false,
        click_on_flag: ClickOnFlag::Refused,
        chord_by: ChordBy::Nothing,
        chord_needs: ChordNeeds::FlagCount,
        unmet_chord: UnmetChord::Refused,
        flags_on_win: false,
    };
}
