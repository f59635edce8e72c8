//! The languages of Sapper, as one table.

use std::fmt;
use std::str::FromStr;
use thiserror::Error;
use unic_langid::LanguageIdentifier;

/// A language in which Sapper has every text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Lang {
    English,
    Chinese,
}

/// What is known of a language.
struct LangInfo {
    /// Its BCP 47 tag: in files, on the command line and as the folder of its texts.
    key: &'static str,
    name: &'static str,
    /// What separates two sentences.
    sentence_separator: &'static str,
    ftl: &'static str,
}

/// The name is not a language of Sapper.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("not a language of Sapper")]
pub struct UnknownLang;

impl Lang {
    /// Every language, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::English, Self::Chinese];

    const fn info(self) -> LangInfo {
        match self {
            Self::English => LangInfo {
                key: "en",
                name: "English",
                sentence_separator: " ",
                ftl: include_str!("../../resources/locales/en/sapper.ftl"),
            },
            Self::Chinese => LangInfo {
                key: "zh-CN",
                name: "简体中文",
                sentence_separator: "",
                ftl: include_str!("../../resources/locales/zh-CN/sapper.ftl"),
            },
        }
    }

    /// The name in files and on the command line: `en`, `zh-CN`.
    pub const fn key(self) -> &'static str {
        self.info().key
    }

    /// The name in the language itself: `English`, `简体中文`.
    pub const fn name(self) -> &'static str {
        self.info().name
    }

    /// The texts, in Fluent format.
    pub const fn ftl(self) -> &'static str {
        self.info().ftl
    }

    /// What separates two sentences: a space, or nothing in Chinese.
    pub const fn sentence_separator(self) -> &'static str {
        self.info().sentence_separator
    }

    /// The language of the system's locale, or English if Sapper does not have it.
    pub fn of_system() -> Self {
        sys_locale::get_locale().and_then(|locale| locale.parse().ok()).unwrap_or(Self::English)
    }

    /// The key as Fluent needs it.
    pub(crate) fn id(self) -> LanguageIdentifier {
        self.key().parse().unwrap_or_default()
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    /// Parses a locale name, ignoring region, script and case: `en`, `en-GB`, `zh_TW`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wanted: LanguageIdentifier = text.parse().map_err(|_| UnknownLang)?;
        let mut known = Self::ALL.into_iter();
        known.find(|lang| lang.id().language == wanted.language).ok_or(UnknownLang)
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}
