//! Which finished games are kept as recordings besides those of records, and under what names.

use super::setting_value::{SettingValue, update_entries};
use super::{LevelKind, ReplayLimit};
use crate::game::Choice;
use crate::game::choice::choice;
use std::fmt::{self, Write};
use std::str::FromStr;
use toml::{Table, Value};

/// Of 3BV/s.
const HUNDREDTHS: f64 = 100.0;

choice! {
    /// Which games are kept.
    GamesToKeep {
        /// Records only.
        None = "none",
        Wins = "wins",
        All = "all",
    }
}

/// Which finished games are kept in a folder of their own, besides the recordings of records.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptGames {
    pub which: GamesToKeep,
    /// Only games shorter than that, in seconds.
    pub max_seconds: Option<u32>,
    /// Only games with at least this speed: 3BV/s, in hundredths.
    pub min_speed: Option<u32>,
    pub name: NameTemplate,
    /// Whether each level has a folder.
    pub by_level: bool,
    /// How many are kept. Those among the best always are.
    pub limit: ReplayLimit,
}

impl Default for KeptGames {
    fn default() -> Self {
        Self {
            which: GamesToKeep::None,
            max_seconds: None,
            min_speed: None,
            name: NameTemplate::default(),
            by_level: true,
            limit: ReplayLimit::new(1_000).expect("a thousand is within the limit"),
        }
    }
}

/// What is known of a game that may be kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameFacts<'a> {
    pub is_won: bool,
    pub time_ms: u64,
    /// Solved 3BV.
    pub solved: u32,
    pub bbbv: u32,
    pub level: LevelKind,
    /// The name of its style in files.
    pub style: &'a str,
    /// When it ended, as `2026-11-20` and `21-31-05`.
    pub date: &'a str,
    pub clock: &'a str,
    /// Empty if it is not known.
    pub player: &'a str,
}

impl GameFacts<'_> {
    /// 3BV/s in hundredths, rounded; a game of no time has none.
    pub fn speed(&self) -> Option<u32> {
        let hundredths =
            (u64::from(self.solved) * 100_000 + self.time_ms / 2) / self.time_ms.max(1);
        (self.time_ms > 0).then(|| u32::try_from(hundredths).unwrap_or(u32::MAX))
    }
}

impl KeptGames {
    /// Where the recording of a game is kept, without number and extension: `expert/2026-11-20 …`;
    /// `None` if it is not kept.
    pub fn stem_of(&self, game: &GameFacts<'_>) -> Option<String> {
        let is_wanted = match self.which {
            GamesToKeep::None => false,
            GamesToKeep::Wins => game.is_won,
            GamesToKeep::All => true,
        };
        let is_short = self.max_seconds.is_none_or(|max| game.time_ms < u64::from(max) * 1_000);
        let is_quick = self.min_speed.is_none_or(|min| game.speed().is_some_and(|it| it >= min));
        if !(is_wanted && is_short && is_quick) {
            return None;
        }
        let name = self.name.fill(game);
        Some(if self.by_level { format!("{}/{name}", game.level.key()) } else { name })
    }
}

/// The name of a file with what is known of its game in braces: `{date} {level} {time}`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NameTemplate(String);

/// What is wrong with such a name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TemplateError {
    Empty,
    /// It has more than [`NameTemplate::MAX`] characters.
    TooLong,
    /// No file name may have this character on every system.
    Forbidden(char),
    /// An opening brace without a closing one, or the other way round.
    Brace,
    /// There is no such field.
    Unknown(String),
}

choice! {
    /// A field of a [`NameTemplate`].
    NameField {
        Date = "date",
        Clock = "clock",
        Level = "level",
        Style = "style",
        Time = "time",
        Bbbv = "3bv",
        Speed = "3bvs",
        Result = "result",
        Player = "player",
    }
}

impl NameTemplate {
    /// The longest template, in characters.
    pub const MAX: usize = 80;

    /// The longest name, in characters, so that it fits every file system in every script.
    const LONGEST_NAME: usize = 60;

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The name of a game's file, without number and extension.
    pub fn fill(&self, game: &GameFacts<'_>) -> String {
        let mut name = String::new();
        for part in parts(&self.0).map(|part| part.expect("checked when it was made")) {
            match part {
                Part::Text(text) => name.push_str(text),
                Part::Field(field) => field.write(game, &mut name),
            }
        }
        let name: String = name.chars().map(|it| if is_forbidden(it) { '_' } else { it }).collect();
        // Hidden files begin with a dot, and Windows drops dots and blanks at the end.
        let name: String = name.trim_matches([' ', '.']).chars().take(Self::LONGEST_NAME).collect();
        let name = name.trim_end_matches([' ', '.']);
        match name {
            "" => format!("{} {}", game.date, game.clock),
            name if is_device(name) => format!("_{name}"),
            name => name.to_owned(),
        }
    }
}

impl Default for NameTemplate {
    fn default() -> Self {
        Self("{date} {clock} {level} {time}".to_owned())
    }
}

impl NameField {
    fn write(self, game: &GameFacts<'_>, into: &mut String) {
        let written = match self {
            Self::Date => write!(into, "{}", game.date),
            Self::Clock => write!(into, "{}", game.clock),
            Self::Level => write!(into, "{}", game.level.key()),
            Self::Style => write!(into, "{}", game.style),
            Self::Time => write!(into, "{}.{:03}", game.time_ms / 1_000, game.time_ms % 1_000),
            Self::Bbbv => write!(into, "{}", game.bbbv),
            Self::Speed => match game.speed() {
                Some(speed) => write!(into, "{}.{:02}", speed / 100, speed % 100),
                None => Ok(()),
            },
            Self::Result => into.write_str(if game.is_won { "won" } else { "lost" }),
            Self::Player => into.write_str(game.player),
        };
        written.expect("a text takes everything");
    }
}

enum Part<'a> {
    Text(&'a str),
    Field(NameField),
}

/// The texts and fields of a template, in order.
fn parts(template: &str) -> impl Iterator<Item = Result<Part<'_>, TemplateError>> {
    let mut rest = template;
    std::iter::from_fn(move || {
        let at = rest.find(['{', '}']).unwrap_or(rest.len());
        let (text, from) = rest.split_at(at);
        if !text.is_empty() {
            rest = from;
            return Some(Ok(Part::Text(text)));
        }
        let inside = match from.strip_prefix('{') {
            None if from.is_empty() => return None,
            inside => inside.and_then(|inside| inside.split_once('}')),
        };
        let Some((name, after)) = inside else {
            rest = "";
            return Some(Err(TemplateError::Brace));
        };
        rest = after;
        let unknown = || TemplateError::Unknown(name.to_owned());
        Some(NameField::from_key(name).map(Part::Field).ok_or_else(unknown))
    })
}

/// Whether a system forbids it in the names of files.
fn is_forbidden(sign: char) -> bool {
    matches!(sign, '/' | '\\' | ':' | '*' | '?' | '"' | '<' | '>' | '|')
        || super::player_name::is_control(sign)
}

/// Whether Windows takes it for a device, whatever its case and extension.
fn is_device(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or_default().trim_end().to_uppercase();
    let port = stem.strip_prefix("COM").or_else(|| stem.strip_prefix("LPT"));
    ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"].contains(&stem.as_str())
        || port.is_some_and(|it| it.chars().count() == 1 && it.chars().all(char::is_numeric))
}

impl FromStr for NameTemplate {
    type Err = TemplateError;

    fn from_str(text: &str) -> Result<Self, TemplateError> {
        let text = text.trim();
        if text.is_empty() {
            return Err(TemplateError::Empty);
        }
        if text.chars().count() > Self::MAX {
            return Err(TemplateError::TooLong);
        }
        if let Some(sign) = text.chars().find(|&sign| is_forbidden(sign)) {
            return Err(TemplateError::Forbidden(sign));
        }
        parts(text).try_for_each(|part| part.map(drop))?;
        Ok(Self(text.to_owned()))
    }
}

impl fmt::Display for NameTemplate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl SettingValue for NameTemplate {
    fn read(value: &Value) -> Option<Self> {
        value.as_str()?.parse().ok()
    }

    fn to_value(&self) -> Option<Value> {
        Some(self.0.clone().into())
    }
}

/// A limit, in parts of `unit`; 0 is none.
fn limit(value: &Value, unit: f64) -> Option<Option<u32>> {
    let number = value.as_float().or_else(|| Some(value.as_integer()? as f64))?;
    let parts = (number * unit).round();
    (0.0..=f64::from(u32::MAX)).contains(&parts).then(|| (parts > 0.0).then_some(parts as u32))
}

impl SettingValue for KeptGames {
    fn read(value: &Value) -> Option<Self> {
        let mut read = Self::default();
        read.update("", value).is_empty().then_some(read)
    }

    fn update(&mut self, key: &str, value: &Value) -> Vec<String> {
        update_entries(key, value, |name, value| match name {
            "which" => self.which.update(name, value).is_empty(),
            "name" => self.name.update(name, value).is_empty(),
            "folders" => self.by_level.update(name, value).is_empty(),
            "limit" => self.limit.update(name, value).is_empty(),
            "max_seconds" => limit(value, 1.0).map(|it| self.max_seconds = it).is_some(),
            "min_3bv_s" => limit(value, HUNDREDTHS).map(|it| self.min_speed = it).is_some(),
            // Of a later version.
            _ => true,
        })
    }

    fn to_value(&self) -> Option<Value> {
        let seconds = i64::from(self.max_seconds.unwrap_or_default());
        let speed = f64::from(self.min_speed.unwrap_or_default()) / HUNDREDTHS;
        let entries = [
            ("which", self.which.to_value()),
            ("name", self.name.to_value()),
            ("folders", self.by_level.to_value()),
            ("limit", self.limit.to_value()),
            ("max_seconds", Some(seconds.into())),
            ("min_3bv_s", Some(speed.into())),
        ];
        let entries = entries.into_iter().filter_map(|(key, value)| Some((key.to_owned(), value?)));
        Some(Table::from_iter(entries).into())
    }
}
