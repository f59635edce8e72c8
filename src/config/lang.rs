//! The languages of Sapper, as one table.

use std::fmt;
use std::str::FromStr;
use thiserror::Error;
use unic_langid::LanguageIdentifier;

/// What is known of a language.
struct LangInfo {
    /// Its BCP 47 tag: in files, on the command line and as the folder of its texts.
    key: &'static str,
    name: &'static str,
    /// What separates two sentences.
    sentence_separator: &'static str,
    numbers: NumberFormat,
    /// Its texts, as `build.rs` packs them.
    packed_texts: &'static [u8],
}

/// How a language writes numbers for people, as in Unicode's CLDR.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NumberFormat {
    /// Before the decimals.
    pub decimal: char,
    /// Between groups of three digits.
    pub group: char,
    /// Numbers with fewer digits are not grouped.
    pub min_grouped: usize,
}

impl NumberFormat {
    /// `1,234.5`
    const POINT: Self = Self { decimal: '.', group: ',', min_grouped: 4 };
    /// `1.234,5`
    const COMMA: Self = Self { decimal: ',', group: '.', min_grouped: 4 };
    /// `1 234,5`
    const SPACE: Self = Self { decimal: ',', group: '\u{A0}', min_grouped: 4 };
}

/// The name is not a language of Sapper.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("not a language of Sapper")]
pub struct UnknownLang;

macro_rules! languages {
    ($(
        $(#[$attribute:meta])*
        $lang:ident: $key:literal, $name:literal, $sentence_separator:literal, $numbers:expr;
    )+) => {
        /// A language in which Sapper has every text.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub enum Lang {
            $($(#[$attribute])* $lang,)+
        }

        impl Lang {
            /// Every language, in the order in which they are offered.
            pub const ALL: [Self; [$($key),+].len()] = [$(Self::$lang),+];

            const fn info(self) -> LangInfo {
                match self {
                    $(Self::$lang => LangInfo {
                        key: $key,
                        name: $name,
                        sentence_separator: $sentence_separator,
                        numbers: $numbers,
                        packed_texts: include_bytes!(concat!(env!("OUT_DIR"), "/", $key, ".packed")),
                    },)+
                }
            }
        }
    };
}

languages! {
    #[default]
    English: "en", "English", " ", NumberFormat::POINT;
    SimplifiedChinese: "zh-CN", "简体中文", "", NumberFormat::POINT;
    TraditionalChinese: "zh-TW", "繁體中文", "", NumberFormat::POINT;
    Japanese: "ja", "日本語", "", NumberFormat::POINT;
    Korean: "ko", "한국어", " ", NumberFormat::POINT;
    German: "de", "Deutsch", " ", NumberFormat::COMMA;
    // The space is narrow, as before signs.
    French: "fr", "Français", " ", NumberFormat { group: '\u{202F}', ..NumberFormat::SPACE };
    Spanish: "es", "Español", " ", NumberFormat { min_grouped: 5, ..NumberFormat::COMMA };
    BrazilianPortuguese: "pt-BR", "Português (Brasil)", " ", NumberFormat::COMMA;
    Italian: "it", "Italiano", " ", NumberFormat { min_grouped: 5, ..NumberFormat::COMMA };
    Russian: "ru", "Русский", " ", NumberFormat::SPACE;
    Ukrainian: "uk", "Українська", " ", NumberFormat::SPACE;
    Polish: "pl", "Polski", " ", NumberFormat { min_grouped: 5, ..NumberFormat::SPACE };
}

impl Lang {
    /// The name in files and on the command line: `en`, `zh-CN`.
    pub const fn key(self) -> &'static str {
        self.info().key
    }

    /// The name in the language itself: `English`, `简体中文`.
    pub const fn name(self) -> &'static str {
        self.info().name
    }

    /// Unpacks the texts, in Fluent format.
    pub fn ftl(self) -> String {
        let texts = miniz_oxide::inflate::decompress_to_vec(self.info().packed_texts);
        String::from_utf8(texts.unwrap_or_default()).unwrap_or_default()
    }

    /// What separates two sentences: a space, or nothing in Chinese and Japanese.
    pub const fn sentence_separator(self) -> &'static str {
        self.info().sentence_separator
    }

    pub const fn numbers(self) -> NumberFormat {
        self.info().numbers
    }

    /// The key as Fluent needs it.
    pub(crate) fn id(self) -> LanguageIdentifier {
        self.key().parse().unwrap_or_default()
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    /// Parses a locale name, ignoring case and, but for Chinese, region and script: `en`, `de-AT`,
    /// `zh_TW`, `zh-Hant`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wanted: LanguageIdentifier = text.parse().map_err(|_| UnknownLang)?;
        let speaks = |lang: &Self| lang.id().language == wanted.language;
        let mut known = Self::ALL.into_iter().filter(speaks);
        known.find(|lang| has_script_of(*lang, &wanted)).ok_or(UnknownLang)
    }
}

/// Whether a language with two scripts is written in that of the locale.
fn has_script_of(lang: Lang, locale: &LanguageIdentifier) -> bool {
    let is_traditional = match locale.script {
        Some(script) => script.as_str() == "Hant",
        None => locale.region.is_some_and(|region| ["TW", "HK", "MO"].contains(&region.as_str())),
    };
    match lang {
        Lang::SimplifiedChinese => !is_traditional,
        Lang::TraditionalChinese => is_traditional,
        _ => true,
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}
