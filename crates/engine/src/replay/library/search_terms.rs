//! The search field of a table of recordings.
//!
//! Words must all occur in the player, the program, the format, the date or the file name. A
//! condition names a figure, compares it and says with what, without spaces: `time<60`,
//! `3bv>=150`, `3bv/s>2`, `ioe>0.8`, `date>=2020-05`, or `player:ada` and `program:arbiter`
//! for a word in that place alone.

use super::LibraryEntry;
use std::cmp::Ordering;

/// A parsed search.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct SearchTerms(Vec<Term>);

#[derive(Debug, Clone, PartialEq)]
enum Term {
    /// In lower case.
    Word(String),
    Player(String),
    Program(String),
    Number(Figure, Comparison, f64),
    /// The date begins with these digits, or comes before or after all that do.
    Date(Comparison, String),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Figure {
    Time,
    Bbbv,
    Speed,
    Ioe,
    /// The same in percent.
    Efficiency,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Comparison {
    Less,
    AtMost,
    Equal,
    AtLeast,
    More,
}

impl Comparison {
    const ALL: [(&'static str, Self); 6] = [
        // The longer signs first.
        ("<=", Self::AtMost),
        (">=", Self::AtLeast),
        ("<", Self::Less),
        (">", Self::More),
        ("=", Self::Equal),
        (":", Self::Equal),
    ];

    const fn accepts(self, order: Ordering) -> bool {
        match self {
            Self::Less => order.is_lt(),
            Self::AtMost => order.is_le(),
            Self::Equal => order.is_eq(),
            Self::AtLeast => order.is_ge(),
            Self::More => order.is_gt(),
        }
    }
}

impl SearchTerms {
    /// What looks like a condition and is none is a word.
    pub fn parse(text: &str) -> Self {
        Self(text.split_whitespace().map(|word| Term::parse(&word.to_lowercase())).collect())
    }

    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn accepts(&self, entry: &LibraryEntry) -> bool {
        self.0.iter().all(|term| term.accepts(entry))
    }
}

impl Term {
    fn parse(word: &str) -> Self {
        Self::condition(word).unwrap_or_else(|| Self::Word(word.to_owned()))
    }

    fn condition(word: &str) -> Option<Self> {
        let start = word.find(['<', '>', '=', ':'])?;
        let (name, rest) = word.split_at(start);
        let (sign, comparison) =
            Comparison::ALL.into_iter().find(|(sign, _)| rest.starts_with(sign))?;
        let value = &rest[sign.len()..];
        // Some languages write decimals after a comma.
        let number = |figure| {
            let value = value.replace(',', ".").parse().ok()?;
            Some(Self::Number(figure, comparison, value))
        };
        match name {
            "player" => Some(Self::Player(value.to_owned())),
            "program" => Some(Self::Program(value.to_owned())),
            "time" => number(Figure::Time),
            "3bv" => number(Figure::Bbbv),
            "3bv/s" | "3bvs" => number(Figure::Speed),
            "ioe" => number(Figure::Ioe),
            "eff" | "efficiency" => number(Figure::Efficiency),
            "date" => {
                let is_date = value.starts_with(|sign: char| sign.is_ascii_digit());
                is_date.then(|| Self::Date(comparison, value.to_owned()))
            }
            _ => None,
        }
    }

    fn accepts(&self, entry: &LibraryEntry) -> bool {
        let game = entry.game();
        let has = |text: &str, word: &str| text.to_lowercase().contains(word);
        match self {
            Self::Word(word) => {
                has(&entry.name(), word)
                    || game.is_some_and(|game| {
                        has(&game.player, word)
                            || has(&game.program, word)
                            || has(&game.played_at, word)
                            || has(game.format.name(), word)
                    })
            }
            Self::Player(word) => game.is_some_and(|game| has(&game.player, word)),
            Self::Program(word) => game.is_some_and(|game| has(&game.program, word)),
            Self::Number(figure, comparison, limit) => {
                let value = game.and_then(|game| match figure {
                    Figure::Time => game.time_ms.map(|ms| ms as f64 / 1_000.0),
                    Figure::Bbbv => Some(f64::from(game.bbbv)),
                    Figure::Speed => game.bbbv_per_second(),
                    Figure::Ioe => game.ioe(),
                    Figure::Efficiency => game.ioe().map(|ioe| ioe * 100.0),
                });
                value.is_some_and(|value| comparison.accepts(value.total_cmp(limit)))
            }
            Self::Date(comparison, limit) => entry.date().is_some_and(|date| {
                let date = date.date().to_string();
                let same_length = date.get(..limit.len()).unwrap_or(&date);
                comparison.accepts(same_length.cmp(limit))
            }),
        }
    }
}
