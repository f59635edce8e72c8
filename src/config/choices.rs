//! Settings that are a choice from a list.

use super::setting_value::SettingValue;
use crate::config::{GamesToKeep, Lang};
use crate::game::choice::choice;
use crate::game::{Choice, CustomBoard, Level, Style};
use toml::Value;

choice! {
    Theme {
        Auto = "auto",
        Light = "light",
        Dark = "dark",
        /// Black, white and one accent, with edges instead of shades, in every style.
        HighContrast = "high-contrast",
    }
}

choice! {
    ReduceMotion {
        Auto = "auto",
        On = "on",
        Off = "off",
    }
}

choice! {
    TextSize {
        Percent100 = "100%",
        Percent115 = "115%",
        Percent130 = "130%",
        Percent150 = "150%",
        Percent175 = "175%",
        Percent200 = "200%",
    }
}

impl TextSize {
    /// The scale factor, 1 to 2.
    pub const fn factor(self) -> f32 {
        match self {
            Self::Percent100 => 1.0,
            Self::Percent115 => 1.15,
            Self::Percent130 => 1.3,
            Self::Percent150 => 1.5,
            Self::Percent175 => 1.75,
            Self::Percent200 => 2.0,
        }
    }
}

choice! {
    /// The shapes of letters.
    Typeface {
        Usual = "usual",
        /// Made for easier reading.
        Reading = "reading",
    }
}

choice! {
    /// The room between letters, or between lines.
    Spacing {
        Usual = "usual",
        Wide = "wide",
        Wider = "wider",
    }
}

impl Spacing {
    /// What is added to the width of a letter, in hundredths of the text size. The widest is what
    /// WCAG 2.2, 1.4.12, asks for.
    pub const fn hundredths_of_em(self) -> u32 {
        match self {
            Self::Usual => 0,
            Self::Wide => 6,
            Self::Wider => 12,
        }
    }
}

choice! {
    /// How long something takes that the player waits for, so as to press nothing.
    Pace {
        Off = "off",
        Ms700 = "700ms",
        Ms1000 = "1000ms",
        Ms1500 = "1500ms",
        Ms2500 = "2500ms",
    }
}

impl Pace {
    /// In ms.
    pub const fn ms(self) -> Option<u64> {
        match self {
            Self::Off => None,
            Self::Ms700 => Some(700),
            Self::Ms1000 => Some(1_000),
            Self::Ms1500 => Some(1_500),
            Self::Ms2500 => Some(2_500),
        }
    }
}

choice! {
    /// The colour vision that the number colours suit.
    ColorVision {
        Normal = "usual",
        /// Weak green receptors.
        Deuteranopia = "deuteranopia",
        /// Weak red receptors.
        Protanopia = "protanopia",
        /// Weak blue receptors.
        Tritanopia = "tritanopia",
        /// What [`Theme::HighContrast`] was before it was a theme; it is read from earlier settings.
        HighContrast = "high-contrast",
    }
}

choice! {
    /// How much is said of cells and actions.
    Detail {
        /// Of a cell only the coordinate that changes, of an action no place at the cursor.
        Brief = "brief",
        Normal = "normal",
        /// With what is left around a number, and each cell that a press has opened.
        Full = "full",
    }
}

choice! {
    /// How the place of a cell is told.
    PlaceNames {
        /// `row 2, column 4`
        RowFirst = "row-first",
        /// `column 4, row 2`
        ColumnFirst = "column-first",
        /// `D2`
        Letters = "letters",
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LanguageChoice {
    Auto,
    Specific(Lang),
}

impl LanguageChoice {
    /// Every value, in the order in which it is offered.
    pub fn all() -> impl Iterator<Item = Self> {
        [Self::Auto].into_iter().chain(Lang::ALL.map(Self::Specific))
    }

    pub const fn key(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Specific(lang) => lang.key(),
        }
    }
}

impl SettingValue for LanguageChoice {
    fn read(value: &Value) -> Option<Self> {
        let key = value.as_str()?;
        Self::all().find(|language| language.key() == key)
    }

    fn to_value(&self) -> Option<Value> {
        Some(self.key().into())
    }
}

choice! {
    /// The kind of level to play.
    LevelKind {
        Beginner = "beginner",
        /// 8 × 8 with 10 mines, the Beginner of races.
        Beginner8x8 = "beginner8x8",
        Intermediate = "intermediate",
        Expert = "expert",
        /// The first board of SimpleMiner: each cell is a mine with probability 1/5.
        Scattered = "scattered",
        Custom = "custom",
    }
}

impl LevelKind {
    /// The levels that have record tables, easiest first.
    pub const RANKED: [Self; 4] =
        [Self::Beginner, Self::Beginner8x8, Self::Intermediate, Self::Expert];

    /// The kind of a level.
    pub const fn of(level: Level) -> Self {
        match level {
            Level::Beginner => Self::Beginner,
            Level::Beginner8x8 => Self::Beginner8x8,
            Level::Intermediate => Self::Intermediate,
            Level::Expert => Self::Expert,
            Level::Scattered => Self::Scattered,
            Level::Custom(_) => Self::Custom,
        }
    }

    /// The level; `None` for custom boards.
    pub const fn level(self) -> Option<Level> {
        match self {
            Self::Beginner => Some(Level::Beginner),
            Self::Beginner8x8 => Some(Level::Beginner8x8),
            Self::Intermediate => Some(Level::Intermediate),
            Self::Expert => Some(Level::Expert),
            Self::Scattered => Some(Level::Scattered),
            Self::Custom => None,
        }
    }

    /// Whether it has record tables.
    pub fn is_ranked(self) -> bool {
        Self::RANKED.contains(&self)
    }
}

choice! {
    /// The positions to practise.
    PracticeKind {
        /// Positions near the player's rating, and the weakest kind most often.
        Mixed = "mixed",
        /// Positions of the kinds that the player missed most in recent games.
        Missed = "missed",
        Single = "single",
        Pair = "pair",
        Numbers = "numbers",
        Count = "count",
        Odds = "odds",
    }
}

choice! {
    /// The size of the boards to practise on.
    PracticeSize {
        Beginner = "beginner",
        Intermediate = "intermediate",
        Expert = "expert",
    }
}

impl PracticeSize {
    pub const fn level(self) -> Level {
        match self {
            Self::Beginner => Level::Beginner,
            Self::Intermediate => Level::Intermediate,
            Self::Expert => Level::Expert,
        }
    }
}

choice! {
    /// The time for each position.
    PracticeTime {
        Unlimited = "unlimited",
        Seconds30 = "30s",
        Seconds10 = "10s",
    }
}

impl PracticeTime {
    /// In seconds.
    pub const fn seconds(self) -> Option<u64> {
        match self {
            Self::Unlimited => None,
            Self::Seconds30 => Some(30),
            Self::Seconds10 => Some(10),
        }
    }
}

choice! {
    /// How many positions the player wants to practise each day.
    PracticeGoal {
        Off = "off",
        Five = "5",
        Ten = "10",
        Twenty = "20",
    }
}

impl PracticeGoal {
    pub const fn positions(self) -> Option<usize> {
        match self {
            Self::Off => None,
            Self::Five => Some(5),
            Self::Ten => Some(10),
            Self::Twenty => Some(20),
        }
    }
}

/// Settings that are stored by their keys.
macro_rules! stored_by_key {
    ($($name:ident),+) => {
        $(impl SettingValue for $name {
            fn read(value: &Value) -> Option<Self> {
                Self::from_key(value.as_str()?)
            }

            fn to_value(&self) -> Option<Value> {
                Some(self.stored_key().into())
            }
        })+
    };
}

stored_by_key!(
    Theme,
    ReduceMotion,
    TextSize,
    ColorVision,
    Detail,
    LevelKind,
    Pace,
    Style,
    GamesToKeep,
    PlaceNames,
    PracticeGoal,
    PracticeKind,
    PracticeSize,
    PracticeTime,
    Spacing,
    Typeface
);

/// The first custom board: a fifth of its cells are mines.
pub(crate) fn default_custom_board() -> CustomBoard {
    CustomBoard::new(16, 16, 51).expect("51 mines leave 205 of 256 cells free")
}
