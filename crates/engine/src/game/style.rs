//! The styles of play. Their colours are in the theme.

use super::choice::{Choice, stored_by_key};
use super::level::Level;
use super::rules::{ChordBy, Rules};
use super::{Clock, Game, Moment};
use std::fmt;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Style {
    /// Glass, by the rules of Windows 7.
    #[default]
    Windows7,
    /// Grey cells with raised edges and red counters, by the rules of races.
    Classic,
    /// A student game made with EasyX.
    EasyX,
    /// SimpleMiner, made with MFC.
    SimpleMiner,
    Console,
}

/// The properties of a style.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StyleSpec {
    /// The name in files and commands.
    pub key: &'static str,
    pub rules: Rules,
    /// The levels that it offers besides a custom one; its default first.
    pub levels: &'static [Level],
    /// Whether it offers custom boards, the 8 × 8 Beginner among them.
    pub allows_custom: bool,
    /// What the clock shows in its first second; `None` without a clock.
    pub first_second: Option<u64>,
    /// Whether the remaining mines are shown by default.
    pub shows_remaining: bool,
}

const GLASS: StyleSpec = StyleSpec {
    key: "glass",
    rules: Rules::WINDOWS_7,
    levels: &[Level::Beginner, Level::Intermediate, Level::Expert],
    allows_custom: true,
    first_second: Some(1),
    shows_remaining: true,
};

const CLASSIC: StyleSpec = StyleSpec { key: "classic", rules: Rules::CLASSIC, ..GLASS };

const EASYX: StyleSpec = StyleSpec {
    key: "easyx",
    rules: Rules::EASYX,
    levels: &[Level::Beginner, Level::Intermediate],
    allows_custom: false,
    first_second: Some(0),
    shows_remaining: true,
};

const SIMPLE_MINER: StyleSpec = StyleSpec {
    key: "simpleminer",
    rules: Rules::SIMPLE_MINER,
    levels: &[Level::Scattered],
    allows_custom: true,
    first_second: None,
    shows_remaining: false,
};

const CONSOLE: StyleSpec = StyleSpec {
    key: "console",
    rules: Rules::CONSOLE,
    levels: &[Level::Beginner],
    allows_custom: true,
    first_second: None,
    shows_remaining: true,
};

impl StyleSpec {
    /// The whole seconds on the clock: 0 before it starts, then from the style's first second on;
    /// `None` in a style without a clock.
    pub fn whole_seconds(&self, game: &Game, now: Moment) -> Option<u64> {
        let first = self.first_second?;
        Some(match game.clock() {
            Clock::NotStarted => 0,
            _ => game.elapsed(now) / 1_000 + first,
        })
    }
}

impl Style {
    pub const ALL: [Self; 5] =
        [Self::Windows7, Self::Classic, Self::EasyX, Self::SimpleMiner, Self::Console];

    pub const fn spec(self) -> &'static StyleSpec {
        match self {
            Self::Windows7 => &GLASS,
            Self::Classic => &CLASSIC,
            Self::EasyX => &EASYX,
            Self::SimpleMiner => &SIMPLE_MINER,
            Self::Console => &CONSOLE,
        }
    }

    /// The name in files and commands.
    pub const fn key(self) -> &'static str {
        self.spec().key
    }

    pub const fn rules(self) -> Rules {
        self.spec().rules
    }

    /// The style whose tables a game with these rules counts for; `None` if a rule was changed.
    /// Question marks and single-click chords do not count as changes, nor do the rules about
    /// guesses, which have tables of their own.
    pub fn matching(rules: Rules) -> Option<Self> {
        Self::ALL.into_iter().find(|style| {
            let own = style.rules();
            let by_hand =
                (own.chord_by, rules.chord_by) == (ChordBy::Buttons, ChordBy::SingleClick);
            let question_marks = own.question_marks && rules.question_marks;
            let same = Rules {
                question_marks,
                chord_by: if by_hand { rules.chord_by } else { own.chord_by },
                fair_guess: rules.fair_guess,
                strict: rules.strict,
                ..own
            };
            rules == same
        })
    }

    /// The level after a change of style: `level` if the style offers it, else its default.
    pub fn level_for(self, level: Level) -> Level {
        let traits = self.spec();
        let offered = match level {
            Level::Custom(_) | Level::Beginner8x8 => traits.allows_custom,
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

impl Choice for Style {
    const ALL: &'static [Self] = &Self::ALL;

    fn key(self) -> &'static str {
        Self::key(self)
    }

    /// Glass keeps its earlier name in files: records are told apart by it, and a version before
    /// the change reads them.
    fn stored_key(self) -> &'static str {
        match self {
            Self::Windows7 => "windows-7",
            style => style.key(),
        }
    }
}

stored_by_key!(Style);
