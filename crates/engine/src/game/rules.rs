//! The rules of a game as plain data.

use super::GuessRules;
use super::choice::{Choice, choice};

choice! {
    FirstOpening {
        /// The 3×3 block around it holds no mine, if there is room.
        FreeBlock = "free-block",
        /// The cell itself holds no mine.
        Safe = "safe",
        /// It may be a mine.
        Unprotected = "unprotected",
    }
}

choice! {
    /// What a left click on a flag does.
    ClickOnFlag {
        Ignored = "ignored",
        /// Removes the flag.
        Unflags = "unflags",
        /// Nothing happens except for the refusal sound.
        Refused = "refused",
    }
}

choice! {
    /// When a chord opens the neighbours of a number.
    ChordNeeds {
        /// As many flags around it as its number, right or wrong.
        FlagCount = "flag-count",
        /// Every mine around it is flagged, whatever else is; mines are never opened.
        EveryMineFlagged = "every-mine-flagged",
    }
}

choice! {
    /// What an unmet chord does.
    UnmetChord {
        /// Refused, with a sound and a cross on the cell.
        Refused = "refused",
        /// Loses the game.
        Loses = "loses",
        Ignored = "ignored",
    }
}

choice! {
    /// How the player chords, besides their own settings.
    ChordBy {
        /// Both buttons, the middle button, or Shift and left, on release.
        Buttons = "buttons",
        /// A second left click on the same cell within 300 ms.
        DoubleClick = "double-click",
        /// A left click on an open number.
        SingleClick = "single-click",
        Nothing = "nothing",
    }
}

choice! {
    /// When the mines are laid and the clock starts.
    StartPoint {
        /// At the first opening.
        FirstOpening = "first-opening",
        /// When the board is drawn.
        BoardShown = "drawn",
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rules {
    /// How the first opening is protected. Needs `laid` to be [`StartPoint::FirstOpening`].
    pub first_opening: FirstOpening,
    pub laid: StartPoint,
    pub clock: StartPoint,
    /// Whether a flag becomes a question mark before it goes.
    pub question_marks: bool,
    pub click_on_flag: ClickOnFlag,
    pub chord_by: ChordBy,
    pub chord_needs: ChordNeeds,
    pub unmet_chord: UnmetChord,
    pub flags_on_win: bool,
    /// Where no cell is certain to be safe, one with the least chance of a mine holds none. For
    /// both rules about guesses see [`Game::guess_rules`](super::Game::guess_rules).
    pub fair_guess: bool,
    /// While some cell is certain to be safe, one that is not holds a mine.
    pub strict: bool,
}

impl Rules {
    /// The rules of Windows 7 Minesweeper.
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
        fair_guess: false,
        strict: false,
    };

    /// The rules that races are played by: only the first cell is safe, and a chord without as many
    /// flags does nothing.
    pub const CLASSIC: Self = Self {
        first_opening: FirstOpening::Safe,
        unmet_chord: UnmetChord::Ignored,
        ..Self::WINDOWS_7
    };

    /// The rules of the EasyX game: nothing is protected, the clock starts when the board is drawn,
    /// and an unmet chord loses.
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
        fair_guess: false,
        strict: false,
    };

    /// The rules of SimpleMiner: one click does everything.
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
        fair_guess: false,
        strict: false,
    };

    /// The rules of the terminal game: no chords.
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
        fair_guess: false,
        strict: false,
    };

    /// These rules for a board that is given, whose mines stay where they are.
    #[must_use]
    pub const fn for_given_board(self) -> Self {
        Self { fair_guess: false, strict: false, ..self }
    }

    /// Those about guesses, whether or not a game can have them in force.
    pub const fn guesses(self) -> GuessRules {
        match (self.fair_guess, self.strict) {
            (false, false) => GuessRules::Off,
            (true, false) => GuessRules::Fair,
            (false, true) => GuessRules::Strict,
            (true, true) => GuessRules::FairAndStrict,
        }
    }

    /// Every rule with its value, by their names in files.
    pub fn to_keys(self) -> [(&'static str, &'static str); 11] {
        [
            ("first_opening", self.first_opening.key()),
            ("laid", self.laid.key()),
            ("clock", self.clock.key()),
            ("question_marks", self.question_marks.key()),
            ("click_on_flag", self.click_on_flag.key()),
            ("chord_by", self.chord_by.key()),
            ("chord_needs", self.chord_needs.key()),
            ("unmet_chord", self.unmet_chord.key()),
            ("flags_on_win", self.flags_on_win.key()),
            ("fair_guess", self.fair_guess.key()),
            ("strict", self.strict.key()),
        ]
    }

    /// The rules whose values `get` gives by their names in files; `None` if one is missing or
    /// wrong. Those about guesses are off if they are missing, as in the files of version 0.1.0.
    pub fn from_keys<'a>(get: impl Fn(&'static str) -> Option<&'a str>) -> Option<Self> {
        Some(Self {
            first_opening: Choice::from_key(get("first_opening")?)?,
            laid: Choice::from_key(get("laid")?)?,
            clock: Choice::from_key(get("clock")?)?,
            question_marks: Choice::from_key(get("question_marks")?)?,
            click_on_flag: Choice::from_key(get("click_on_flag")?)?,
            chord_by: Choice::from_key(get("chord_by")?)?,
            chord_needs: Choice::from_key(get("chord_needs")?)?,
            unmet_chord: Choice::from_key(get("unmet_chord")?)?,
            flags_on_win: Choice::from_key(get("flags_on_win")?)?,
            fair_guess: get("fair_guess").map_or(Some(false), Choice::from_key)?,
            strict: get("strict").map_or(Some(false), Choice::from_key)?,
        })
    }
}
