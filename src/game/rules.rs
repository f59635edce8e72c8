//! What differs between the styles of play. A style's rules are plain data: one value each.

/// How the cell of the first opening is protected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FirstOpening {
    /// The 3×3 block around it holds no mine, where there is room.
    FreeBlock,
    /// The cell itself holds no mine.
    Safe,
    /// It may be a mine like any other.
    Unprotected,
}

/// What a left click on a flag does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClickOnFlag {
    /// Nothing.
    Ignored,
    /// It takes the flag off.
    Unflags,
    /// Nothing, and the player is told so.
    Refused,
}

/// When a chord opens the cells around a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ChordNeeds {
    /// As many flags around it as its number says, right or wrong.
    FlagCount,
    /// A flag on each mine around it, whatever else is flagged; mines are never opened.
    EveryMineFlagged,
}

/// What happens to a chord on a number whose need is not met.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum UnmetChord {
    /// It is refused: a buzz, and a cross on the cell.
    Refused,
    /// The game is lost.
    Loses,
    /// Nothing.
    Ignored,
}

/// Which hands a chord is given with, besides what the player's own settings add.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ChordBy {
    /// Both buttons, the middle one, or Shift and the left one, on release.
    Buttons,
    /// A second left click on the same cell within 300 ms.
    DoubleClick,
    /// One left click on an open number.
    SingleClick,
    /// There is no chord.
    Nothing,
}

/// When the mines are laid and the clock starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Start {
    /// At the first opening.
    FirstOpening,
    /// When the board is drawn.
    Drawn,
}

/// The rules of one game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rules {
    /// How the first opening is protected. It needs [`Start::FirstOpening`] as `laid`.
    pub first_opening: FirstOpening,
    /// When the mines are laid.
    pub laid: Start,
    /// When the clock starts.
    pub clock: Start,
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
        laid: Start::FirstOpening,
        clock: Start::FirstOpening,
        question_marks: true,
        click_on_flag: ClickOnFlag::Ignored,
        chord_by: ChordBy::Buttons,
        chord_needs: ChordNeeds::FlagCount,
        unmet_chord: UnmetChord::Refused,
        flags_on_win: true,
    };
}
