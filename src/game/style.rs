//! The styles of play: sets of rules with a look of their own.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::rules::Rules;

/// A style of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Style {
    /// As in Windows 7.
    #[default]
    Windows7,
}

/// A name that is no style's.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("“{0}” is no style; the style is windows-7")]
pub struct UnknownStyle(pub String);

impl Style {
    /// Every style, the default first.
    pub const ALL: [Self; 1] = [Self::Windows7];

    /// The name under which files and commands know the style.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Windows7 => "windows-7",
        }
    }

    /// The style's rules.
    pub const fn rules(self) -> Rules {
        match self {
            Self::Windows7 => Rules::WINDOWS_7,
        }
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
