//! All texts of the program in the language of the player.
//!
//! They are in `resources/locales/{key}` (Fluent) and are built into the program. To add a language,
//! add a folder there and a `config::Lang`.
//!
//! Calls are written `texts.get("key")` and `texts.with("key", args![..])`, on a value named
//! `texts` and with a literal key: a test reads the sources and compares them with the files. The
//! names of choices follow from their own keys: see [`Texts::choice`].

use self::catalog::Catalog;
use crate::config::keymap::Keyboard;
use crate::config::player_name::is_control;
use crate::config::{Lang, LevelKind, PlaceNames};
use crate::game::{Choice, Level, Style};
use crate::replay::Mark;
use fluent_bundle::FluentArgs;
use jiff::civil::Date;
use std::borrow::Cow;
use std::fmt;
use std::path::Path;
use std::sync::Arc;

pub use fluent_bundle::FluentValue as Value;

/// The values of a text by name: `args![rows, cols, max = limit.end()]`.
macro_rules! args {
    (@$name:ident) => { $name };
    (@$name:ident $value:expr) => { $value };
    ($($name:ident $(= $value:expr)?),+ $(,)?) => {
        &[$((stringify!($name), $crate::i18n::Value::from($crate::i18n::args!(@$name $($value)?)))),+]
    };
}
pub(crate) use args;

pub mod announcements;
mod catalog;
pub mod counters;
pub mod daily;
pub mod errors;
pub mod file_notices;
pub mod hints;
pub mod key_names;
pub mod luck;
pub mod place;
pub mod practice;
pub mod reading;
pub mod review;
pub mod statistics;
pub mod steps;
pub mod workbench;

/// All texts in one language.
///
/// Messages without values are formatted once, at the start: reading one is a lookup without an
/// allocation, cheap enough for every frame.
pub struct Texts {
    catalog: Arc<Catalog>,
    keyboard: Keyboard,
    /// How the places of cells are told.
    pub place_names: PlaceNames,
}

impl Texts {
    /// For a player in front of this system's keyboard.
    pub fn new(lang: Lang) -> Self {
        Self::on(Keyboard::HERE, lang)
    }

    pub fn on(keyboard: Keyboard, lang: Lang) -> Self {
        Self { catalog: Catalog::of(lang), keyboard, place_names: PlaceNames::RowFirst }
    }

    pub fn lang(&self) -> Lang {
        self.catalog.lang
    }

    pub const fn keyboard(&self) -> Keyboard {
        self.keyboard
    }

    /// The text of a message without values.
    ///
    /// If the key is unknown, or its message needs values, the key itself is shown, and logged once.
    pub fn get<'a>(&'a self, key: &'a str) -> &'a str {
        self.find(key).unwrap_or_else(|| {
            self.catalog.warn_once(key, "there is no text without values under this key");
            key
        })
    }

    /// The text of a message without values, if the key has one.
    pub fn find(&self, key: &str) -> Option<&str> {
        self.catalog.plain.get(key).map(String::as_str)
    }

    /// The text of a message with its values filled in by name, texts among them as [`safe_text`].
    /// Numbers are not grouped. An unknown key is shown itself, and a missing value as its name in
    /// braces; either is logged once.
    pub fn with(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        let pattern = self.catalog.bundle.get_message(key).and_then(|message| message.value());
        let Some(pattern) = pattern else {
            self.catalog.warn_once(key, "there is no text under this key");
            return key.to_owned();
        };
        let mut arguments = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            let value = match value {
                Value::String(text) => safe_text(text).into(),
                other => other.clone(),
            };
            arguments.set(*name, value);
        }
        let mut errors = Vec::new();
        let text = self.catalog.bundle.format_pattern(pattern, Some(&arguments), &mut errors);
        if !errors.is_empty() {
            self.catalog.warn_once(key, "a value of this text is missing");
        }
        text.into_owned()
    }

    /// Sentences joined into a paragraph.
    pub fn paragraph<S: AsRef<str>>(&self, sentences: &[S]) -> String {
        let sentences: Vec<&str> = sentences.iter().map(AsRef::as_ref).collect();
        sentences.join(self.catalog.lang.sentence_separator())
    }

    /// A list for a sentence: `a, b and c`.
    pub fn list(&self, names: &[String]) -> String {
        match names {
            [first @ .., last] if !first.is_empty() => {
                self.with("list-last", args![list = self.series(first), next = last.as_str()])
            }
            names => self.series(names),
        }
    }

    /// A list that continues: `a, b, c`.
    pub fn series(&self, names: &[String]) -> String {
        let joined =
            names.iter().cloned().reduce(|list, next| self.with("list-next", args![list, next]));
        joined.unwrap_or_default()
    }

    /// Facts about one thing as they are said, which are no list of equals: `Ada, Expert, 60.000 s`.
    pub fn facts(&self, facts: impl IntoIterator<Item = String>) -> String {
        let joined =
            facts.into_iter().reduce(|cell, note| self.with("announce-noted", args![cell, note]));
        joined.unwrap_or_default()
    }

    /// A time of `ms` milliseconds in seconds, with three decimals: `12.345 s`.
    pub fn seconds(&self, ms: u64) -> String {
        let seconds = self.number(&format!("{}.{:03}", ms / 1000, ms % 1000));
        self.with("seconds", args![seconds])
    }

    /// The time of a clock that runs, which shows nothing shorter than a step: 100 ms or 1000.
    pub fn running_seconds(&self, ms: u64, step: u64) -> String {
        let tenths = if step < 1_000 { format!(".{}", ms / 100 % 10) } else { String::new() };
        self.with("seconds", args![seconds = self.number(&format!("{}{tenths}", ms / 1_000))])
    }

    /// A count with grouped thousands: `12,345`.
    pub fn count(&self, count: u64) -> String {
        let (plain, numbers) = (count.to_string(), self.catalog.lang.numbers());
        if plain.len() < numbers.min_grouped {
            return plain;
        }
        let mut grouped = String::with_capacity(plain.len() + plain.len() / 3);
        for (at, digit) in plain.chars().enumerate() {
            if at > 0 && (plain.len() - at).is_multiple_of(3) {
                grouped.push(numbers.group);
            }
            grouped.push(digit);
        }
        grouped
    }

    /// A number with so many decimals: `1.50`.
    pub fn decimal(&self, value: f64, decimals: usize) -> String {
        self.number(&format!("{value:.decimals$}"))
    }

    /// A number that has a point before its decimals, as the language writes it.
    pub fn number(&self, plain: &str) -> String {
        plain.replace('.', self.catalog.lang.numbers().decimal.encode_utf8(&mut [0; 4]))
    }

    /// A number with the sign of percent: `12.5%`.
    pub fn percent(&self, number: &str) -> String {
        self.with("percent", args![number])
    }

    /// A name in quotation marks: `“games.log”`.
    pub fn quoted(&self, text: &str) -> String {
        self.with("quoted", args![text])
    }

    /// What is special about a recorded game.
    pub fn mark(&self, (key, text): &Mark) -> String {
        self.with(key, args![text = safe_text(text)])
    }

    /// A date: `5 Mar 2026`.
    pub fn date(&self, day: Date) -> String {
        self.with("date", args![year = day.year(), month = self.month(day), day = day.day()])
    }

    /// A date without the year: `5 Mar`.
    pub fn day(&self, day: Date) -> String {
        self.with("date-day", args![month = self.month(day), day = day.day()])
    }

    /// A month on its own, which some languages write otherwise than in a date: `Mar`.
    pub fn month_alone(&self, day: Date) -> String {
        self.with("date-month-alone", args![month = day.month()])
    }

    /// The month of a date: `Mar`.
    fn month(&self, day: Date) -> String {
        self.with("date-month", args![month = day.month()])
    }

    /// The year of a date: `2026`.
    pub fn year(&self, day: Date) -> String {
        self.with("date-year", args![year = day.year()])
    }

    /// The name of a choice: the text `{group}-{key}`. One without a text is named by its key.
    pub fn choice<T: Choice>(&self, group: &str, choice: T) -> &str {
        self.find(&format!("{group}-{}", choice.key())).unwrap_or_else(|| choice.key())
    }

    pub fn level(&self, level: Level) -> &str {
        self.choice("level", LevelKind::of(level))
    }

    /// The name and size of a level: `Beginner: 9 × 9, 10 mines`.
    pub fn board(&self, level: Level) -> String {
        let (name, size) = (self.level(level), level.size());
        let (rows, cols) = (size.rows(), size.cols());
        match level.mines() {
            Some(mines) => self.with("console-board", args![name, rows, cols, mines]),
            None => self.with("console-board-scattered", args![name, rows, cols]),
        }
    }

    pub fn style(&self, style: Style) -> &str {
        self.choice("style", style)
    }
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts").field("lang", &self.catalog.lang).finish_non_exhaustive()
    }
}

/// Text from outside, such as the name of a file or a header of a recording, with `�` for each character that changes the text around it or commands a terminal:
/// controls, ends of lines, and marks that override the direction of writing.
pub fn safe_text(text: &str) -> Cow<'_, str> {
    if text.contains(is_control) {
        text.replace(is_control, "\u{FFFD}").into()
    } else {
        text.into()
    }
}

/// A path as safe text.
pub fn safe_path(path: &Path) -> String {
    safe_text(&path.to_string_lossy()).into_owned()
}
