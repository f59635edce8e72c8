//! Settings that are a choice from a list.

use super::setting_value::{SettingValue, parse_choice, put};
use crate::config::{Lang, Volume};
use crate::game::{CustomBoard, Level, NamedLevel};
use toml::Value;
use toml_edit::Item;

macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $key:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$variant_doc])* $variant,)+
        }

        impl $name {
            /// Every value, in the order in which it is offered.
            pub const ALL: &[Self] = &[$(Self::$variant),+];

            /// The name of the value in the settings file.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$variant => $key,)+
                }
            }
        }

        impl SettingValue for $name {
            fn read(value: &Value) -> Option<Self> {
                parse_choice(Self::ALL.iter().copied(), Self::key, value)
            }

            fn put(&self, item: &mut Item) {
                put(item, self.key());
            }
        }
    };
}

choice! {
    Theme {
        Auto = "auto",
        Light = "light",
        Dark = "dark",
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
    /// The colour vision that the number colours suit.
    ColorVision {
        Normal = "usual",
        /// Weak green receptors.
        Deuteranopia = "deuteranopia",
        /// Weak red receptors.
        Protanopia = "protanopia",
        /// Weak blue receptors.
        Tritanopia = "tritanopia",
        /// Strong contrast.
        HighContrast = "high-contrast",
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
        parse_choice(Self::all(), Self::key, value)
    }

    fn put(&self, item: &mut Item) {
        put(item, self.key());
    }
}

/// The level to play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LevelChoice {
    Named(NamedLevel),
    /// The first board of SimpleMiner: each cell is a mine with probability 1/5.
    Scattered,
    Custom,
}

impl LevelChoice {
    /// Every choice, in the order in which it is offered.
    pub fn all() -> impl Iterator<Item = Self> {
        NamedLevel::ALL.map(Self::Named).into_iter().chain([Self::Scattered, Self::Custom])
    }

    /// The choice that a level belongs to.
    pub fn of(level: Level) -> Self {
        match NamedLevel::new(level) {
            Some(named) => Self::Named(named),
            None if level == Level::Scattered => Self::Scattered,
            None => Self::Custom,
        }
    }

    pub const fn key(self) -> &'static str {
        match self {
            Self::Named(level) => level.key(),
            Self::Scattered => "scattered",
            Self::Custom => "custom",
        }
    }
}

impl Default for LevelChoice {
    fn default() -> Self {
        Self::of(Level::Beginner)
    }
}

impl SettingValue for LevelChoice {
    fn read(value: &Value) -> Option<Self> {
        parse_choice(Self::all(), Self::key, value)
    }

    fn put(&self, item: &mut Item) {
        put(item, self.key());
    }
}

impl SettingValue for Volume {
    fn read(value: &Value) -> Option<Self> {
        u8::try_from(value.as_integer()?).ok().and_then(Self::new)
    }

    fn put(&self, item: &mut Item) {
        put(item, i64::from(self.percent()));
    }
}

/// The first custom board: a fifth of its cells are mines.
pub(crate) fn default_custom_board() -> CustomBoard {
    CustomBoard::new(16, 16, 51).expect("51 mines leave 205 of 256 cells free")
}
