//! The languages Sapper speaks, as one table.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;
use unic_langid::LanguageIdentifier;

/// A language that every text of Sapper is written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    English,
    /// Chinese in simplified characters.
    Chinese,
}

/// What the table says of one language.
struct Row {
    /// The name under which files, commands and the folder of texts know it, a BCP 47 tag.
    key: &'static str,
    /// What its speakers call it.
    name: &'static str,
    /// What separates two sentences.
    gap: &'static str,
    /// All its texts.
    ftl: &'static str,
}

/// A name that is none of the languages'.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("“{given}” is not a language of Sapper; the languages are {}", known())]
pub struct UnknownLang {
    /// What was asked for.
    pub given: String,
}

impl Lang {
    /// Every language, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::English, Self::Chinese];

    /// The table.
    const fn row(self) -> Row {
        match self {
            Self::English => Row {
                key: "en",
                name: "English",
                gap: " ",
                ftl: include_str!("../../resources/locales/en/sapper.ftl"),
            },
            Self::Chinese => Row {
                key: "zh-CN",
                name: "简体中文",
                gap: "",
                ftl: include_str!("../../resources/locales/zh-CN/sapper.ftl"),
            },
        }
    }

    /// The name under which files and commands know the language: `en`, `zh-CN`.
    pub const fn key(self) -> &'static str {
        self.row().key
    }

    /// What its speakers call the language: `English`, `简体中文`.
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// Its texts, in Fluent's format.
    pub const fn ftl(self) -> &'static str {
        self.row().ftl
    }

    /// What separates two sentences: a space, or nothing in Chinese.
    pub const fn gap(self) -> &'static str {
        self.row().gap
    }

    /// The language of the system's locale, English where Sapper does not speak it.
    pub fn of_system() -> Self {
        sys_locale::get_locale()
            .and_then(|locale| locale.parse().ok())
            .unwrap_or(Self::English)
    }

    /// The key as Fluent wants it.
    pub(super) fn id(self) -> LanguageIdentifier {
        self.key().parse().unwrap_or_default()
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    /// The language of a locale's name, whatever its region, script or case: `en`, `en-GB`,
    /// `zh_TW`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let unknown = || UnknownLang {
            given: text.to_owned(),
        };
        let wanted: LanguageIdentifier = text.parse().map_err(|_| unknown())?;
        Self::ALL
            .into_iter()
            .find(|lang| lang.id().language == wanted.language)
            .ok_or_else(unknown)
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

/// The keys of all languages, for a sentence.
fn known() -> String {
    Lang::ALL.map(Lang::key).join(", ")
}
