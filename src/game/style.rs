//! The styles of play: each is one value of [`Traits`], the rules it is played by and what its
//! screen shows. Its colours stand in the theme, under the same name.

use super::level::Level;
use super::rules::{ChordBy, Rules};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// A style of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Style {
    /// As in Windows 7.
    #[default]
    Windows7,
    /// As the students' game made with EasyX.
    EasyX,
    /// As SimpleMiner, made with MFC: plain on purpose.
    SimpleMiner,
    /// As the game in a terminal.
    Console,
}

/// What makes a style what it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Traits {
    /// The name under which files and commands know the style.
    pub key: &'static str,
    /// The rules it is played by.
    pub rules: Rules,
    /// The boards that it offers besides a custom one, its own first board first.
    pub levels: &'static [Level],
    /// Whether it offers boards of the player's own.
    pub custom: bool,
    /// What the clock shows in its first second; `None` where no clock is shown.
    pub first_second: Option<u64>,
    /// Whether the remaining count is shown until the player decides otherwise.
    pub remaining: bool,
    /// Whether the title is played before the first game.
    pub title: bool,
    /// What stands around the board.
    pub frame: Frame,
    /// How a game that is over is told.
    pub end: End,
    /// Whether the board comes, bursts and waves.
    pub lively: bool,
}

/// What stands around a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Frame {
    /// Two bars above it: the counts, then the levels and switches.
    Bars,
    /// A column of buttons to its left, the clock and the count below them.
    Column,
    /// One line above it: the custom button, the switch of the count, and the count.
    Line,
    /// A numbered menu above it.
    Menu,
}

/// How a game that is over is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// Beside the board, which stays to be looked at.
    Told,
    /// A loss asks whether to play again, and no leaves the game. A win asks for the name of a
    /// record, or has an encouraging line.
    Asked,
    /// A message box, and at once a new board.
    Boxed,
    /// The board as it was laid, and then the menu.
    Laid,
}

/// A name that is no style's.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("“{0}” is not a style; the styles are windows-7, easyx, simpleminer and console")]
pub struct UnknownStyle(pub String);

const WINDOWS_7: Traits = Traits {
    key: "windows-7",
    rules: Rules::WINDOWS_7,
    levels: &Level::NAMED,
    custom: true,
    first_second: Some(1),
    remaining: true,
    title: false,
    frame: Frame::Bars,
    end: End::Told,
    lively: true,
};

const EASYX: Traits = Traits {
    key: "easyx",
    rules: Rules::EASYX,
    levels: &[Level::Beginner, Level::Intermediate],
    custom: false,
    first_second: Some(0),
    remaining: true,
    title: true,
    frame: Frame::Column,
    end: End::Asked,
    lively: false,
};

const SIMPLE_MINER: Traits = Traits {
    key: "simpleminer",
    rules: Rules::SIMPLE_MINER,
    levels: &[Level::Scattered],
    custom: true,
    first_second: None,
    remaining: false,
    title: false,
    frame: Frame::Line,
    end: End::Boxed,
    lively: false,
};

const CONSOLE: Traits = Traits {
    key: "console",
    rules: Rules::CONSOLE,
    levels: &[Level::Beginner],
    custom: true,
    first_second: None,
    remaining: true,
    title: false,
    frame: Frame::Menu,
    end: End::Laid,
    lively: false,
};

impl Style {
    /// Every style, the default first.
    pub const ALL: [Self; 4] = [Self::Windows7, Self::EasyX, Self::SimpleMiner, Self::Console];

    /// What makes the style what it is.
    pub const fn traits(self) -> &'static Traits {
        match self {
            Self::Windows7 => &WINDOWS_7,
            Self::EasyX => &EASYX,
            Self::SimpleMiner => &SIMPLE_MINER,
            Self::Console => &CONSOLE,
        }
    }

    /// The name under which files and commands know the style.
    pub const fn key(self) -> &'static str {
        self.traits().key
    }

    /// The style's rules.
    pub const fn rules(self) -> Rules {
        self.traits().rules
    }

    /// The style whose tables a game by these rules is compared in; `None` where a rule was
    /// changed. Question marks, and one click that chords as well, are a matter of the hand and
    /// not of the style.
    pub fn of(rules: Rules) -> Option<Self> {
        Self::ALL.into_iter().find(|style| {
            let own = style.rules();
            let by_hand =
                (own.chord_by, rules.chord_by) == (ChordBy::Buttons, ChordBy::SingleClick);
            let question_marks = own.question_marks && rules.question_marks;
            let same = Rules {
                question_marks,
                chord_by: if by_hand { rules.chord_by } else { own.chord_by },
                ..own
            };
            rules == same
        })
    }

    /// The level to play when the style is chosen while `level` is played: that one, where the
    /// style offers it, else the style's own first board.
    pub fn level_after(self, level: Level) -> Level {
        let traits = self.traits();
        let offered = match level {
            Level::Custom(_) => traits.custom,
            level => traits.levels.contains(&level),
        };
        if offered { level } else { traits.levels[0] }
    }
}

impl fmt::Display for Style {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for Style {
    type Err = UnknownStyle;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|style| style.key() == text)
            .ok_or_else(|| UnknownStyle(text.to_owned()))
    }
}
